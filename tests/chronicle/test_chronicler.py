"""Chronicles of whole matches: what they tell is what the engine says."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from starhaul.chronicle import chronicler, story_in_brief
from starhaul.chronicle.chosen_moments import MOST, MOST_IN_A_ROUND, chosen_moments
from starhaul.chronicle.chronicle_records import Chronicle, StoryEvent, StoryMoment, StoryWords
from starhaul.chronicle.chronicler import chronicle_of
from starhaul.games import GAMES
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log, begin_again, repeat_entry
from starhaul.kernel.match import Match
from starhaul.locale import LANGUAGES
from tests.chronicle.chronicles import chronicle, golden_record, in_words, stopped
from tests.effort import effort
from tests.server.film.films import film
from tools.golden import GOLDENS

TRUCKER = [name for name in GOLDENS if not name.startswith("race")]
RACES = [name for name in GOLDENS if name.startswith("race")]
SAMPLE = effort(("race-3", "1e-IVC-3", "1e-II-4-advanced-teams", "2e-trek-4"), tuple(GOLDENS))


def played(name: str) -> tuple[Match[Any, Any], list[Any]]:
    """The match, and its public events."""
    log = golden_record(name)
    match, told = begin_again(GAMES[log.head.game], log), []
    for entry in log.entries:
        told += repeat_entry(match, entry)
    return match, [event for event in told if event.audience is None and not event.record.is_omitted]


def events_of(found: Chronicle) -> list[StoryEvent]:
    return [event for one in found.rounds for scene in one.scenes for event in scene.events]


@pytest.mark.many
@pytest.mark.parametrize("name", GOLDENS)
def test_all_public_events_are_told_in_order(name: str):
    _, told = played(name)
    assert [(one.key, one.args) for one in events_of(chronicle(name))] == [
        (one.key, one.args) for one in told
    ]


@pytest.mark.many
@pytest.mark.parametrize("name", SAMPLE)
def test_every_event_names_the_moment_at_which_replays_show_it(name: str):
    shown = film(name, "watch")
    told = [
        (entry, event["key"])
        for entry, message in zip(shown["entries"], shown["revisions"], strict=True)
        for event in message.get("events", ())
        if event["key"] != "tile-drawn"
    ]
    found = chronicle(name)
    assert [(event.entry, event.key) for event in events_of(found)] == told
    entries = {entry for entry, _ in told}
    assert {moment.entry for moment in found.moments} <= entries
    assert {one.entry for one in found.rounds[1:]} <= entries


@pytest.mark.many
@pytest.mark.parametrize("name", GOLDENS)
def test_the_ranks_are_those_of_the_engine(name: str):
    match, _ = played(name)
    scores = match.game.scores(match.state)
    ranked = [player.person for rank in chronicle(name).ranks for player in rank.players]
    assert sorted(ranked) == list(range(len(scores)))
    first = {player.person for rank in chronicle(name).ranks if rank.place == 1 for player in rank.players}
    assert first == {person for person, score in enumerate(scores) if score == max(scores) > 0}


@pytest.mark.many
@pytest.mark.parametrize("name", TRUCKER)
def test_each_ship_is_shown_at_launch_and_at_the_end_of_each_round(name: str):
    seats, found = GOLDENS[name].config["seats"], chronicle(name)
    assert len(found.rounds) == len(found.config["rounds"])
    for one in found.rounds:
        shown = Counter((picture.what, picture.player.seat) for picture in one.pictures if picture.player)
        assert shown == Counter((what, seat) for what in ("launch", "end") for seat in range(seats))
        for before, after in zip(one.pictures[:seats], one.pictures[seats:], strict=True):
            tiles = (len(picture.drawing.ship.tiles) for picture in (before, after))
            # What was lost before the launch is on the pile already.
            assert next(tiles) - next(tiles) == after.lost - before.lost


@pytest.mark.many
@pytest.mark.parametrize("name", TRUCKER)
def test_lost_tiles_by_cause_add_up_to_the_piles_of_losses(name: str):
    found = chronicle(name)
    by_cause = sum(loss.number for loss in found.losses if loss.what == "tiles")
    piles = sum(picture.lost for one in found.rounds for picture in one.pictures if picture.what == "end")
    assert "story-cause-unknown" not in {loss.cause.text for loss in found.losses}
    # Tiles that were set aside and not used are on the piles, too: two for each ship at most (BLD-34).
    assert 0 <= piles - by_cause <= 2 * found.config["seats"] * len(found.rounds)


@pytest.mark.many
@pytest.mark.parametrize("name", TRUCKER)
def test_a_settlement_has_every_seat_and_ends_in_the_final_credits(name: str):
    match, _ = played(name)
    for one in chronicle(name).rounds:
        assert [account.player.seat for account in one.accounts] == list(range(match.config.seats))
        assert all(account.total == sum(line.credits for line in account.lines) for account in one.accounts)
    last = chronicle(name).rounds[-1].accounts
    assert [one.balance for one in last] == [
        match.state.credits[match.state.account(seat)] for seat in match.state.seats
    ]


@pytest.mark.parametrize("name", RACES)
def test_the_track_is_shown_at_the_end_of_each_round(name: str):
    match, _ = played(name)
    found = chronicle(name)
    assert len(found.rounds) == match.state.round
    assert [[picture.what for picture in one.pictures] for one in found.rounds] == [["end"]] * len(
        found.rounds
    )
    shown = found.rounds[-1].pictures[0].drawing.ships
    assert [place for _, *place in shown] == [
        list(match.state.places[ship]) for ship in match.state.setup.ships
    ]


@pytest.mark.many
@pytest.mark.parametrize("name", SAMPLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_in_every_language(name: str, language: str):
    found = chronicle(name)
    for one in found.rounds:
        assert in_words(one.title, language)
        assert all(in_words(scene.title, language) for scene in one.scenes)
        assert all(in_words(note, language) for picture in one.pictures for note in picture.notes)
    sentences = [in_words(moment.words, language) for moment in found.moments]
    assert all(sentence.endswith((".", "!")) for sentence in sentences)
    assert all(in_words(rank.score, language) for rank in found.ranks)


@pytest.mark.many
@pytest.mark.parametrize("name", ["race-3", "1e-IVC-3", "2e-II-4-careful"])
def test_a_match_that_was_stopped_has_a_story_up_to_there(name: str):
    entries = len(golden_record(name).entries)
    for upto in range(0, entries, max(1, entries // 12)):
        found = stopped(name, upto)
        assert found.is_aborted
        assert not found.is_over
        assert not found.ranks
        assert all(event.entry <= upto for event in events_of(found))
        assert all(moment.entry <= upto for moment in found.moments)
        assert msgspec.json.encode(found)


def test_a_log_that_breaks_a_rule_has_no_story():
    log = golden_record("race-3")
    wrong = msgspec.structs.replace(log.entries[8], seat=2)
    with pytest.raises(BadInput):
        chronicle_of_entries(log, [*log.entries[:8], wrong, *log.entries[9:]])


def chronicle_of_entries(log: Log, entries: list[Any]) -> object:
    return chronicle_of(Log(log.head, entries, log.end))


def test_a_game_without_a_part_of_its_own_is_told_event_by_event(monkeypatch):
    for module in (chronicler, story_in_brief):
        monkeypatch.setattr(module, "chronicle_part", lambda game: None)
    found = chronicle_of(golden_record("race-3"))
    match, told = played("race-3")
    assert [event.key for event in events_of(found)] == [event.key for event in told]
    assert (len(found.rounds), found.moments, found.losses) == (1, [], ())
    winners = [player.person for rank in found.ranks if rank.place == 1 for player in rank.players]
    assert winners == [person for person, score in enumerate(match.game.scores(match.state)) if score]
    assert [in_words(words) for words in found.brief] == [f"P{winners[0]} wins."]


# --- which moments are told --------------------------------------------------------------------------------


def moment(kind: str, weight: int, entry: int, round_: int = 1) -> StoryMoment:
    return StoryMoment(kind, round_, entry, weight, StoryWords(f"{kind}-{entry}"))


def test_the_heaviest_moments_are_told_in_order():
    kinds = ("loss", "save", "lead", "gain", "out", "title")
    found = [moment(kind, weight, 10 - weight) for weight, kind in enumerate(kinds, start=1)]
    assert [one.kind for one in chosen_moments(found)] == ["title", "out", "gain", "lead"]


def test_the_same_thing_is_told_once_in_a_round():
    found = [moment("loss", 3, 1), moment("loss", 9, 2), moment("loss", 9, 3), moment("loss", 2, 4, 2)]
    assert [one.entry for one in chosen_moments(found)] == [2, 4]


def test_there_are_never_too_many_moments():
    found = [moment(kind, 5, at, at // 10) for at, kind in enumerate("abcdefghij" * 10)]
    chosen = chosen_moments(found)
    assert len(chosen) == MOST
    assert max(Counter(one.round for one in chosen).values()) <= MOST_IN_A_ROUND
    assert chosen == sorted(chosen, key=lambda one: one.entry)
