"""What is public and what is hidden (TR-080, TR-184)."""

import re
from typing import Any

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, TICK, Event
from starhaul.kernel.record_types import dump_record
from starhaul.race.actions import Play
from starhaul.race.decks import BONUS, MOVEMENT
from starhaul.race.viewing import listed
from tests.race.stage import GAME, Stage, counted, new_match, steps
from tests.rules import rule

CARD = re.compile(r"(red|green|black|yellow)-[1-6]-[ab]")
SEATS = (2, 3, 4)


def heard(told: list[Event], viewer: int | None) -> bytes:
    return dump_record([event for event in told if event.is_for(viewer)])


def seen(s: Stage, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(s.state, viewer))


# --- hands -------------------------------------------------------------------------------------------------


@rule("TR-080")
@pytest.mark.parametrize("seats", SEATS)
def test_players_see_their_hand_and_only_the_size_of_the_others(seats: int):
    match = new_match(seats, 3)
    for number, _ in enumerate(steps(match, Stream(3, "players"))):
        if number % 7:
            continue
        state = match.state
        hands = [[MOVEMENT[card].name for card in hand] for hand in state.hands]
        for viewer in (*range(seats), None):
            view = GAME.view(state, viewer)
            for seat, shown in enumerate(view.seats):
                assert (shown.cards, shown.bonus_cards) == (len(hands[seat]), sum(state.bonus_hands[seat]))
                own = seat == viewer
                assert shown.hand == (hands[seat] if own else [])
                assert shown.bonus_hand == (listed(state.bonus_hands[seat]) if own else [])


@rule("TR-080")
@pytest.mark.parametrize("seats", SEATS)
def test_a_view_names_no_card_but_own_and_played_ones(seats: int):
    match = new_match(seats, 4)
    for _ in steps(match, Stream(4, "players")):
        state = match.state
        open_cards = {MOVEMENT[card].name for card in state.discard}
        for viewer in (0, 1, None):
            own = {MOVEMENT[card].name for card in state.hands[viewer]} if viewer is not None else set()
            text = msgspec.json.encode(GAME.view(state, viewer)).decode()
            assert {found.group() for found in CARD.finditer(text)} == open_cards | own


@rule("TR-080")
@pytest.mark.parametrize("seats", SEATS)
def test_numbers_discards_deck_sizes_and_the_board_are_open(seats: int):
    match = new_match(seats, 5)
    for _ in steps(match, Stream(5, "players")):
        state = match.state
        view = GAME.view(state, None)
        assert view.discard == [MOVEMENT[card].name for card in state.discard]
        assert counted(view.bonus_discard) == state.bonus_discard
        assert (view.deck, view.bonus_deck, view.finish_pile) == (
            len(state.deck), sum(state.bonus_deck), sum(state.finish_pile)
        )  # fmt: skip
        assert [(index, face) for _, index, face in view.ships] == [
            state.places[n] for n in state.setup.ships
        ]


@rule("TR-080")
@pytest.mark.parametrize("seats", SEATS)
def test_events_name_hidden_cards_to_their_owner_only(seats: int):
    """Only the owner receives what is dealt or drawn; the others learn of cards when they are played."""
    match = new_match(seats, 6)
    private = 0
    for _, _, told in steps(match, Stream(6, "players")):
        for event in told:
            if event.key in ("hand-dealt", "bonus-seen"):
                assert event.audience == (event.args["seat"],)
                private += 1
            elif event.key == "card-set-aside":
                assert event.audience == ()
            elif event.key not in ("card-played", "bonus-played"):
                text = msgspec.json.encode(event.args).decode()
                assert not CARD.search(text)
                assert not [card for card in BONUS if card in text]
    assert private > 3 * seats


@rule("TR-080")
def test_the_mate_sees_no_more_than_the_others():
    s = Stage(4, hands=[["red-1-a"], ["red-2-a"], ["red-3-a"], ["red-4-a"]], bonus=[["tow_hook"], [], [], []])
    mate, opponent = GAME.view(s.state, 2).seats[0], GAME.view(s.state, 1).seats[0]
    assert mate == opponent
    assert (mate.hand, mate.bonus_hand, mate.cards, mate.bonus_cards) == ([], [], 1, 1)


# --- who is asked ------------------------------------------------------------------------------------------

FITTING = {"departure": "light_speed", "evade": "evasive_manoeuvre", "tow": "tow_hook"}
SHIPS = {
    "departure": {"red-1": "13n"},
    "evade": {"red-1": "9b"},
    "tow": {"red-1": "13n", "green-1": "13n"},
}
CREW = {"departure": (0, 2), "evade": (0, 2), "tow": (1, 3)}


def before(kind: str, holder: int | None, **options: Any) -> Stage:
    """Seat 3 is about to move red-1 by two. The owner or the team-mate of the ship in question holds the
    matching card, the others one that never matches, so that all hold one card each."""
    hands = [["yellow-1-a"], ["yellow-2-a"], ["yellow-3-a"], ["red-2-a", "yellow-4-a"]]
    useless = "experienced_pilot"
    bonus = [[FITTING[kind] if seat == holder else useless] for seat in range(4)]
    return Stage(4, SHIPS[kind], hands, bonus, turn=3, deck=["light_speed"] * 4, **options)


def world(kind: str, holder: int | None, **options: Any) -> tuple[Stage, list[Event]]:
    """The state after that move, and its events."""
    s = before(kind, holder, **options)
    told = GAME.apply(s.state, 3, Play("red-2-a", "red-1"), 0)
    if holder is not None:
        assert s.asked == (holder, kind)
    return s, told


@rule("TR-184")
@pytest.mark.parametrize("kind", FITTING)
def test_the_others_do_not_see_who_is_asked_for_a_bonus_card(kind: str):
    one, other = CREW[kind]
    (a, told_a), (b, told_b) = world(kind, one), world(kind, other)
    strangers = [seat for seat in (0, 1, 2, 3, None) if seat not in CREW[kind]]
    for viewer in strangers:
        assert seen(a, viewer) == seen(b, viewer)
        assert heard(told_a, viewer) == heard(told_b, viewer)
    for viewer in (0, 1, 2, 3, None):
        assert GAME.view(a.state, viewer).asked == []
    for seat in range(4):
        assert bool(GAME.questions_of(a.state, seat)) == (seat == one)


@rule("TR-184")
@pytest.mark.parametrize("kind", FITTING)
def test_nobody_hears_that_somebody_declined(kind: str):
    """Whether one of the two declined or nobody was asked: the events and
    the end of the turn are the same."""
    stories = []
    for holder in (*CREW[kind], None):
        s, told = world(kind, holder)
        if holder is not None:
            told += GAME.apply(s.state, holder, s.question.default, 0)
        strangers = [seat for seat in (0, 1, 2, 3, None) if seat not in CREW[kind]]
        stories.append([(heard(told, viewer), seen(s, viewer)) for viewer in strangers])
        assert "declined" not in " ".join(event.key for event in told)
    assert stories[0] == stories[1] == stories[2]


@rule("TR-184")
@pytest.mark.parametrize("kind", FITTING)
@pytest.mark.parametrize("number", [0, 1])
def test_a_decision_by_default_is_heard_only_by_the_one_asked(kind: str, number: int):
    holder = CREW[kind][number]
    s, _ = world(kind, holder, decision_seconds=5)
    told = GAME.apply(s.state, CLOCK, TICK, 5_000)
    assert [event.audience for event in told if event.key == "by-default"] == [(holder,)]
    quiet, _ = world(kind, holder, decision_seconds=5)
    answered = GAME.apply(quiet.state, holder, quiet.question.default, 5_000)
    for viewer in (0, 1, 2, 3, None):
        if viewer != holder:
            assert heard(told, viewer) == heard(answered, viewer)


@rule("TR-184")
def test_open_questions_are_shown_and_their_defaults_heard_by_all():
    """D1 and D4 reveal nothing."""
    s = Stage(ships={"red-1": "6n"}, hands=[["red-2-a"], ["green-1-a"]], decision_seconds=5)
    assert [GAME.view(s.state, viewer).asked for viewer in (0, 1, None)] == [[0]] * 3
    GAME.apply(s.state, 0, Play("red-2-a", "red-1"), 0)
    assert [GAME.view(s.state, viewer).asked for viewer in (0, 1, None)] == [[0]] * 3
    told = GAME.apply(s.state, CLOCK, TICK, 5_000)
    assert (told[0].key, told[0].audience) == ("by-default", None)


@rule("TR-184")
@pytest.mark.parametrize("kind", FITTING)
def test_drawn_anew_the_one_asked_still_holds_a_card_that_fits(kind: str):
    """For search: another world that looks the same, in which the question makes sense."""
    s, _ = world(kind, CREW[kind][0])
    hands = set()
    for seed in range(40):
        other = GAME.resample(s.state, 3, Stream(seed, "search"))
        assert other.bonus_hands[CREW[kind][0]][BONUS.index(FITTING[kind])] == 1
        assert other.bonus_hands[3] == s.state.bonus_hands[3]
        assert [sum(hand) for hand in other.bonus_hands] == [1, 1, 1, 1]
        assert GAME.conserved(other) == GAME.conserved(s.state)
        assert msgspec.json.encode(GAME.view(other, 3)) == seen(s, 3)
        GAME.apply(other, CREW[kind][0], GAME.questions(other)[0].options[-1])  # type: ignore[index]
        assert min(map(min, other.bonus_hands)) == 0
        hands.add(str(other.bonus_hands))
    assert len(hands) > 3
