"""Matches: logging, replaying, saving at every decision; and reproducible in every process."""

import os
import subprocess
import sys

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Event
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.kernel.log import read_log, replay, verify, write_log
from starhaul.kernel.match import Match
from tests.kernel.pebbles import THINKING_MS, Config, Hide, Pebbles, State, Take, Took

GAME = Pebbles()


def played(seed: int | str = 1, config: Config | None = None) -> Match[Config, State]:
    match, draw = Match(GAME, config or Config(3), seed), Stream(seed, "players")
    match.advance()
    while not match.is_over:
        question = draw.pick(GAME.questions(match.state))
        match.act(question.seat, GAME.sample(match.state, question, draw), match.now_ms + 10)
        match.advance()
    return match


def test_a_log_tells_the_whole_match() -> None:
    match = played()
    log = read_log(write_log(match))
    assert log.head.game == "pebbles"
    assert log.end == match.key
    again = replay(GAME, log)
    assert again.key == match.key
    assert again.entries == match.entries
    verdict = verify(GAME, log)
    assert (verdict.same_key, verdict.fair, verdict.actions) == (True, True, len(match.entries))


def test_lines_are_as_the_format_says() -> None:
    lines = [msgspec.json.decode(line) for line in write_log(played()).splitlines()]
    assert list(lines[0]) == ["starhaul", "game", "config", "seed", "rules", "chance"]
    assert (lines[0]["starhaul"], lines[0]["chance"]) == (1, "blake2b-ctr-1")
    assert all(list(line) == ["i", "at_ms", "seat", "action"] for line in lines[1:-1])
    assert list(lines[-1]) == ["end"]
    assert {line["seat"] for line in lines[1:-1]} == {-1, 0, 1, 2}


def test_saved_and_restored_at_every_decision_a_match_ends_the_same() -> None:
    match = played(7)
    going = Match(GAME, match.config, match.seed)
    for entry in match.entries:
        going = Match.restore(GAME, match.config, match.seed, going.save())
        if entry.seat == CHANCE:
            assert going.next_outcome() == entry.action
        going.act(entry.seat, entry.action, entry.at_ms)
    assert going.key == match.key
    assert going.save() == played(7).save()


def test_a_replayed_match_goes_on_with_the_dice_of_the_first() -> None:
    match = played(5)
    log = read_log(write_log(match))
    for middle in range(len(match.entries)):
        again = replay(GAME, log, upto=middle)
        entry = match.entries[middle]
        if entry.seat == CHANCE:
            assert again.next_outcome() == entry.action


def test_what_a_snapshot_keeps_of_chance_is_how_often_each_stream_was_drawn_from() -> None:
    """An outcome counts as one draw, whether it was drawn or forced."""
    match, forced = played(2), Match(GAME, Config(3), 2)
    for entry in match.entries:
        forced.act(entry.seat, entry.action, entry.at_ms)
    outcomes = sum(entry.seat == CHANCE for entry in match.entries)
    for one in (match, forced):
        assert msgspec.json.decode(one.save())["generators"] == {"cards": outcomes}


def test_a_fork_goes_on_as_the_match_does_and_neither_changes_the_other() -> None:
    whole = played(7)
    for middle in range(len(whole.entries)):
        match = replay(GAME, read_log(write_log(whole)), upto=middle)
        before = match.save(), list(match.entries)
        fork = match.fork()
        for entry in whole.entries[middle:]:
            if entry.seat == CHANCE:
                assert fork.next_outcome() == entry.action
            fork.act(entry.seat, entry.action, entry.at_ms)
        assert write_log(fork) == write_log(whole)
        assert (match.save(), match.entries) == before


def test_a_fork_with_another_seed_has_its_own_luck_and_its_log_begins_there() -> None:
    match = Match(GAME, Config(3), 4, "splitmix64")
    match.act(CHANCE, match.next_outcome(), 10)
    forks = [match.fork(seed) for seed in range(20)]
    assert {fork.generator.name for fork in forks} == {"splitmix64"}
    assert {(fork.key, fork.now_ms, len(fork.entries)) for fork in forks} == {(match.key, 10, 0)}
    for fork in forks:
        fork.advance()
    assert {fork.entries[0].i for fork in forks} == {1}
    assert len({fork.key for fork in forks}) > 1
    assert msgspec.json.decode(match.fork(5).save())["generators"] == {}, "all streams start anew"


def test_a_log_names_its_generator_and_replays_with_it() -> None:
    old = Match(GAME, Config(3), 4, "splitmix64")
    old.advance()
    lines = write_log(old).splitlines()
    assert b'"chance"' not in lines[0], "as logs were written before generators had names"
    new = Match(GAME, Config(3), 4)
    new.advance()
    assert old.key != new.key
    for match in (old, new):
        log = read_log(write_log(match))
        assert verify(GAME, log).fair
        assert replay(GAME, log).key == match.key
        assert replay(GAME, log).generator.name == match.generator.name
    unnamed = read_log(write_log(new).replace(b',"chance":"blake2b-ctr-1"', b""))
    assert not verify(GAME, unnamed).fair


def test_a_snapshot_of_an_old_match_goes_on_with_the_old_generator() -> None:
    match = Match(GAME, Config(3), 4, "splitmix64")
    first = match.next_outcome()
    again = Match.restore(GAME, match.config, 4, match.save(), "splitmix64")
    assert again.next_outcome() == first
    match.advance()
    again.advance()
    assert again.save() == match.save()


def test_a_log_cut_short_or_of_other_rules_is_told() -> None:
    log = read_log(write_log(played()))
    cut = msgspec.structs.replace(log, entries=log.entries[:5])
    assert not verify(GAME, cut).is_over
    head = msgspec.structs.replace(log.head, rules="other")
    assert not verify(GAME, msgspec.structs.replace(log, head=head)).same_rules


def test_forced_chance_replays_but_is_not_fair() -> None:
    match = Match(GAME, Config(2), 3)
    while (outcomes := GAME.outcomes(match.state)) is not None:
        drawn = Match(GAME, Config(2), 3).next_outcome()
        match.act(CHANCE, next(card for card in outcomes.options if card != drawn))
    verdict = verify(GAME, read_log(write_log(match)))
    assert not verdict.fair
    assert verdict.key == match.key


def test_a_tampered_log_is_noticed() -> None:
    """Pebbles hidden at the end change no later action, only the final state."""
    match = played()
    lines = write_log(match).splitlines()
    last = match.entries[-1]
    assert isinstance(last.action, Hide)
    other = 1 if last.action.number == 0 else last.action.number - 1
    lines[-2] = lines[-2].replace(b'"number":%d' % last.action.number, b'"number":%d' % other)
    verdict = verify(GAME, read_log(b"\n".join(lines)))
    assert not verdict.same_key


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (lambda lines: [], "log-empty", ""),
        (lambda lines: [b"nonsense", *lines[1:]], "log-line", "1"),
        (lambda lines: [lines[0].replace(b'"starhaul":1', b'"starhaul":9'), *lines[1:]], "log-version", "1"),
        (lambda lines: [lines[0], *lines[2:]], "log-order", "2"),
        (lambda lines: [*lines, lines[1]], "log-order", ""),
        (lambda lines: [lines[0], b'{"i":"x"}'], "log-line", "2: i"),
        (lambda lines: [lines[0], b"\xff"], "log-line", "2"),
        (lambda lines: [lines[0], b"", *lines[1:]], "log-line", "2"),
        (lambda lines: [lines[0], b'{"i":0,"action":' + b"[" * 100_000], "log-line", "2"),
    ],
)
def test_a_broken_log_is_named_with_its_line(change: object, code: str, place: str) -> None:
    lines = write_log(played()).splitlines()
    with pytest.raises(BadInput) as caught:
        read_log(b"\n".join(change(lines)), "match.jsonl")  # type: ignore[operator]
    assert caught.value.code == code
    assert caught.value.source == "match.jsonl"
    assert caught.value.place.startswith(place)


def test_a_log_of_another_game_or_configuration_is_refused() -> None:
    log = read_log(write_log(played()))
    head = msgspec.structs.replace(log.head, game="chess")
    with pytest.raises(BadInput, match="log-game"):
        replay(GAME, msgspec.structs.replace(log, head=head))
    head = msgspec.structs.replace(log.head, config={"seats": "many"})
    with pytest.raises(BadInput, match="log-config"):
        replay(GAME, msgspec.structs.replace(log, head=head))


def test_a_log_of_an_unknown_generator_is_refused() -> None:
    log = read_log(write_log(played()))
    head = msgspec.structs.replace(log.head, chance="dice-of-lead")
    with pytest.raises(BadInput, match="log-chance") as caught:
        replay(GAME, msgspec.structs.replace(log, head=head), source="match.jsonl")
    assert (caught.value.source, caught.value.place) == ("match.jsonl", "1")


def test_a_log_that_the_rules_refuse_names_line_and_rule() -> None:
    match = played()
    number = next(entry.i for entry in match.entries if entry.seat >= 0)
    lines = write_log(match).splitlines()
    lines[number + 1] = msgspec.json.encode(
        {"i": number, "at_ms": 0, "seat": 0, "action": {"type": "take", "number": 9}}
    )
    with pytest.raises(BadInput) as caught:
        replay(GAME, read_log(b"\n".join(lines)))
    assert (caught.value.code, caught.value.place) == ("log-refused", str(number + 2))
    assert isinstance(caught.value.detail["why"], Refusal)


def test_time_does_not_run_back_and_the_clock_waits_for_its_time() -> None:
    match = Match(GAME, Config(2, pebbles=1), 1)
    match.advance()
    match.act(0, Take(1), 100)
    with pytest.raises(Refusal, match="time-runs-back"):
        match.act(0, Hide(0), 99)
    with pytest.raises(Refusal, match="not-due"):
        match.tick(100 + THINKING_MS - 1)
    assert match.game.wake_at(match.state) == 100 + THINKING_MS
    match.tick(100 + THINKING_MS)
    assert match.is_over
    assert match.entries[-1].seat == CLOCK
    assert match.entries[-1].action == TICK


def test_an_action_that_means_nothing_is_refused() -> None:
    with pytest.raises(Refusal, match="not-an-action"):
        GAME.to_action(0, {"type": "fly"})
    assert GAME.to_action(0, {"type": "take", "number": 2}) == Take(2)


def test_events_reach_their_audience_only() -> None:
    assert Event(Took(seat=0, number=1)).is_for(0)
    assert Event(Took(seat=0, number=1)).is_for(None)
    assert Event(Took(seat=0, number=1), audience=(1,)).is_for(1)
    assert not Event(Took(seat=0, number=1), audience=(1,)).is_for(0)
    assert not Event(Took(seat=0, number=1), audience=(1,)).is_for(None)


SCRIPT = """
from tests.kernel.test_match import played
print(*(played(seed).key for seed in range(5)))
"""


@pytest.mark.slow
def test_the_same_seed_gives_the_same_match_in_every_process() -> None:
    found = set()
    for hash_seed in ("0", "1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], capture_output=True, text=True, env=environment, check=True
        )
        found.add(done.stdout)
    assert len(found) == 1
