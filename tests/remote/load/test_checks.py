"""Impossible histories are detected; true ones are accepted."""

import msgspec
import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.kernel.log import Log
from starhaul.kernel.match_records import LogEntry
from starhaul.remote.load.lean_messages import decoder
from starhaul.remote.load.logs import check_log
from starhaul.remote.load.shown_update import ShownUpdate
from tests.remote.load.matches import Story, checks

RACE = Story("race")
FLIGHT = Story("trucker", rounds=["I"])
HALF = Story("race", decisions=40)


def doctored(story: Story, number: int, **fields) -> list[tuple[int, bytes]]:
    """The updates with one of them changed."""
    seat, frame = story.frames[number]
    changed = msgspec.json.encode({**msgspec.json.decode(frame), **fields})
    return [*story.frames[:number], (seat, changed), *story.frames[number + 1 :]]


def updates(story: Story):
    return enumerate((seat, msgspec.json.decode(frame)) for seat, frame in story.frames)


def checked(record, log: Log) -> set[str]:
    check_log(record, log)
    return checks(record)


@pytest.mark.parametrize("story", [RACE, FLIGHT, HALF], ids=["race", "trucker", "half"])
@pytest.mark.parametrize("keeps_views", [True, False])
def test_a_true_story_is_believed(story, keeps_views):
    assert len(story.frames) > 100 or story is HALF
    assert checked(story.heard(keeps_views=keeps_views), story.log) == set()


def test_what_is_on_its_way_is_no_lie():
    """While a match is in progress, the log is ahead of the guests."""
    assert checked(HALF.heard(frames=HALF.frames[:-10]), HALF.log) == set()


# --- while it is played ------------------------------------------------------------------------------------


def test_a_missing_revision_is_found():
    assert checks(RACE.heard(frames=RACE.frames[:20] + RACE.frames[21:])) >= {"revision"}


def test_a_revision_that_comes_twice_is_found_unless_nothing_is_told():
    again = next(frame for _, frame in enumerate(RACE.frames) if b'"events"' in frame[1])
    position = RACE.frames.index(again)
    frames = [*RACE.frames[: position + 1], again, *RACE.frames[position + 1 :]]
    assert "revision" in checks(RACE.heard(frames=frames))
    number, (_, update) = next((n, u) for n, u in updates(RACE) if n > 30)
    del update["events"]
    shown_again = (RACE.frames[number][0], msgspec.json.encode(update))
    assert (
        checks(RACE.heard(frames=[*RACE.frames[: number + 1], shown_again, *RACE.frames[number + 1 :]]))
        == set()
    )


def public_events(story: Story):
    for number, (seat, update) in updates(story):
        for place, event in enumerate(update.get("events", ())):
            if event["key"] == "card-played":
                yield number, seat, place, update["events"]


def test_two_who_hear_different_things_are_found():
    number, _, place, events = list(public_events(RACE))[7]
    events[place]["args"]["card"] = "red-1-a"
    assert "public" in checks(RACE.heard(frames=doctored(RACE, number, events=events)))


def test_two_who_hear_things_in_another_order_are_found():
    number, _, _, events = next(found for found in public_events(RACE) if len(found[3]) > 1)
    assert events != events[::-1]
    assert "public" in checks(RACE.heard(frames=doctored(RACE, number, events=events[::-1])))


def test_a_guest_that_comes_back_gets_what_it_missed():
    own = [number for number, (seat, _) in enumerate(RACE.frames) if seat == 0][10:20]
    missed = [msgspec.json.decode(RACE.frames[number][1]) for number in own]
    last = {**missed[-1], "events": []}
    last["missed"] = [{"rev": u["rev"], "at_ms": 0, "events": u.get("events", [])} for u in missed]
    rest = [frame for number, frame in enumerate(RACE.frames) if number not in own]
    position = own[0]
    frames = [*rest[:position], (0, msgspec.json.encode(last)), *rest[position:]]
    assert checked(RACE.heard(frames=frames), RACE.log) == set()
    del last["missed"][3]
    frames[position] = (0, msgspec.json.encode(last))
    assert "revision" in checks(RACE.heard(frames=frames))


def test_a_guest_that_was_away_too_long_is_not_compared_any_more():
    record = RACE.heard(frames=RACE.frames[:40])
    back = next(number for number, (seat, _) in enumerate(RACE.frames) if number > 90 and seat == 0)
    rest = doctored(RACE, back, events=[])
    record.tear(0, decoder.decode(rest[back][1]).rev)
    for number, (seat, frame) in enumerate(rest):
        if number >= (40 if seat else back):
            record.hear(seat, decoder.decode(frame), ShownUpdate(frame))
    assert checked(record, RACE.log) == set()


def test_a_guest_that_came_late_is_compared_by_what_it_sees():
    back = next(number for number, (seat, _) in enumerate(RACE.frames) if number > 30 and seat == 0)
    late = doctored(RACE, back, events=[])
    frames = [frame for number, frame in enumerate(late) if frame[0] or number >= back]
    record = RACE.heard(frames=frames[:5])
    record.tear(0, decoder.decode(late[back][1]).rev)
    for seat, frame in frames[5:]:
        record.hear(seat, decoder.decode(frame), ShownUpdate(frame))
    assert len(record.listeners[0].views) > 20
    assert checked(record, RACE.log) == set()


# --- with the log ------------------------------------------------------------------------------------------


def test_an_acknowledged_action_that_is_not_in_the_log_is_found():
    record = RACE.heard()
    record.listeners[1].acts.append(record.listeners[1].acts[0])
    assert checked(record, RACE.log) == {"act-lost"}


def test_an_action_that_was_done_twice_is_found():
    record = RACE.heard()
    del record.listeners[1].acts[5]
    assert checked(record, RACE.log) == {"act-extra"}


def test_actions_in_another_order_are_found():
    record = RACE.heard()
    acts = record.listeners[0].acts
    acts[0], acts[-1] = acts[-1], acts[0]
    assert checked(record, RACE.log) == {"act-order"}


def test_an_action_without_answer_may_be_in_the_log_but_only_once_and_last():
    for story in (RACE, HALF):
        record = story.heard()
        seat = story.acts[-1][0]
        record.listeners[seat].open = record.listeners[seat].acts.pop()
        assert checked(record, story.log) == set()
        record = story.heard()
        record.listeners[seat].open = record.listeners[seat].acts.pop(0)
        assert checks(record) | checked(record, story.log) >= {"act-extra"}


def test_an_action_is_the_same_however_it_is_written():
    record = RACE.heard()
    acts = record.listeners[0].acts
    acts[:] = [b" " + act.replace(b":", b" : ") for act in acts]
    assert checked(record, RACE.log) == set()


def private_event(story: Story, key: str):
    for number, (_, update) in updates(story):
        for place, event in enumerate(update.get("events", ())):
            if event["key"] == key and number > 5:
                return number, place, update["events"]
    raise AssertionError(key)


def test_a_secret_that_was_told_wrong_is_found():
    """No other guest has received it; only the log shows it."""
    number, place, events = private_event(RACE, "hand-dealt")
    events[place]["args"]["cards"] = events[place]["args"]["cards"][::-1]
    record = RACE.heard(frames=doctored(RACE, number, events=events), keeps_views=False)
    assert checks(record) == set()
    assert checked(record, RACE.log) == {"events"}


def test_events_that_never_happened_or_were_kept_back_are_found():
    number, _, _, events = next(public_events(RACE))
    record = RACE.heard(frames=doctored(RACE, number, events=[*events, {"key": "hand-dealt", "args": {}}]))
    assert checked(record, RACE.log) == {"events"}
    number, place, events = private_event(RACE, "hand-dealt")
    del events[place]
    assert checked(RACE.heard(frames=doctored(RACE, number, events=events)), RACE.log) == {"events"}
    number = len(HALF.frames) - 1
    last = msgspec.json.decode(HALF.frames[number][1]).get("events", [])
    record = HALF.heard(frames=doctored(HALF, number, events=[*last, {"key": "hand-dealt", "args": {}}]))
    assert checked(record, HALF.log) == {"events"}
    short = RACE.heard(frames=RACE.frames[:-4])
    assert checked(short, RACE.log) == {"events"}, "a match that is over is told to its end"


def test_a_view_with_somebody_elses_cards_is_found():
    number, (seat, update) = next((n, u) for n, u in updates(RACE) if n > 30)
    view = update["view"]
    view["seats"][1 - seat]["hand"] = view["seats"][seat]["hand"]
    record = RACE.heard(frames=doctored(RACE, number, view=view))
    assert checked(record, RACE.log) == {"view"}
    record = RACE.heard(frames=doctored(RACE, number, view=view), keeps_views=False)
    assert checked(record, RACE.log) == set(), "it looks where it is asked to look"


def test_a_question_to_somebody_else_is_found():
    number = next(n for n, (_, u) in updates(RACE) if n > 30 and not u.get("asked"))
    asked = next(u["asked"] for _, (_, u) in updates(RACE) if u.get("asked"))
    assert checked(RACE.heard(frames=doctored(RACE, number, asked=asked)), RACE.log) == {"view"}


def test_a_view_of_a_revision_that_never_was_is_found():
    seat, frame = HALF.frames[-1]
    update = msgspec.json.decode(frame)
    more = {**update, "rev": update["rev"] + 1, "events": []}
    record = HALF.heard(frames=[*HALF.frames, (seat, msgspec.json.encode(more))])
    assert checked(record, HALF.log) == {"view"}


def changed_entry(log: Log, number: int, action) -> Log:
    entries = list(log.entries)
    old = entries[number]
    entries[number] = LogEntry(old.i, old.at_ms, old.seat, action)
    return Log(log.head, entries, log.end)


def test_luck_that_was_helped_is_found():
    log = HALF.log
    number = next(entry.i for entry in log.entries if entry.seat == CHANCE)
    forced = changed_entry(log, number, 0 if log.entries[number].action else 1)
    assert "chance" in checked(HALF.heard(), forced)


def test_a_log_that_the_rules_refuse_is_found():
    log = RACE.log
    number = next(entry.i for entry in log.entries if entry.seat >= 0)
    wrong = changed_entry(log, number, {"do": "side", "face": "hyperspace"})
    assert "log" in checked(RACE.heard(), wrong)
    nonsense = changed_entry(log, number, {"do": "sing"})
    assert "log" in checked(RACE.heard(), nonsense)


def test_a_log_with_another_end_is_found():
    log = RACE.log
    assert checked(RACE.heard(), Log(log.head, log.entries, "0" * 32)) == {"log"}
