"""Rounds and the steps of a turn (TR-030 … TR-044, TR-182)."""

from collections.abc import Iterator

import pytest

from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.race.actions import Play, PlayBonus, Side, Tow
from starhaul.race.config import Config
from starhaul.race.decks import MOVEMENT
from starhaul.race.flow.turn import AskPlay
from starhaul.race.state import State
from tests.race.stage import GAME, Stage, new_match
from tests.rules import rule

SEATS = (2, 3, 4)


def by_defaults(match: Match[Config, State]) -> Iterator[list[Event]]:
    """The events of the set-up and of each decision; everybody answers with the default."""
    yield match.advance()
    while not match.is_over:
        question = GAME.questions(match.state)[0]
        yield [*match.act(question.seat, question.default), *match.advance()]


# --- rounds ------------------------------------------------------------------------------------------------


@rule("TR-030", "TR-032")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_plays_six_cards_clockwise_and_draws_none(seats: int, first: int):
    match = new_match(seats, 2, first=first)
    players: list[int] = []
    rounds: list[int] = []
    sizes = [0] * seats
    for told in by_defaults(match):
        for event in told:
            if event.key == "card-played":
                players.append(event.args["seat"])
                sizes[players[-1]] -= 1
            if event.key == "round-dealt":
                assert sizes == [0] * seats
                rounds.append(event.args["round"])
                sizes = [6] * seats
        assert [len(hand) for hand in match.state.hands] == sizes
    assert players == [(first + n) % seats for n in range(len(players))]
    assert rounds == list(range(1, 2 + (len(players) - 1) // (6 * seats)))
    assert len(rounds) >= 3


@rule("TR-031")
def test_six_new_cards_are_dealt_and_bonus_cards_stay():
    s = Stage(hands=[["red-1-a"], ["green-1-a"]], bonus=[["tow_hook"], ["evasive_manoeuvre", "tow_hook"]])
    s.turn("red-1-a", "red-1").tow(None).turn("green-1-a", "green-1").tow(None)
    assert s.tells("round-dealt") == [{"round": 1}]
    for _ in range(2):
        assert s.asked is None
        s._act(-1, 0)
    assert [len(hand) for hand in s.state.hands] == [6, 6]
    assert (s.held(0), s.held(1)) == (["tow_hook"], ["evasive_manoeuvre", "tow_hook"])
    assert s.asked == (0, "play")


@rule("TR-032")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_player_begins_every_round(seats: int):
    match = new_match(seats, 11, first=seats - 1)
    before = 0
    for _ in by_defaults(match):
        if match.state.round > before:
            before = match.state.round
            assert GAME.questions(match.state)[0].seat == seats - 1 == match.state.first
    assert before >= 3


@rule("TR-033")
@pytest.mark.parametrize(("seats", "rounds_per_deck"), [(2, 4), (3, 2), (4, 2)])
def test_an_empty_deck_is_made_anew_of_all_cards(seats: int, rounds_per_deck: int):
    match = new_match(seats, 4)
    full, known, decks = len(match.state.setup.cards), 0, list[int]()
    for _ in by_defaults(match):
        if match.state.round > known:
            known = match.state.round
            decks.append(len(match.state.deck))
            held = [card for hand in match.state.hands for card in hand]
            together = sorted([*match.state.deck, *match.state.discard, *held])
            assert together == list(match.state.setup.cards)
            assert (match.state.discard == []) == ((known - 1) % rounds_per_deck == 0)
    one_deck = [full - 6 * seats * (n + 1) for n in range(rounds_per_deck)]
    assert one_deck[-1] == 0
    assert decks == (one_deck * len(decks))[: len(decks)]
    assert len(decks) > rounds_per_deck


@rule("TR-033")
def test_a_deck_that_is_too_small_is_shuffled_before_the_deal():
    s = Stage(hands=[["red-1-a"], ["green-1-a"]])
    s.state.deck, spare = s.state.deck[:11], s.state.deck[11:]
    s.state.discard = list(spare)
    s.turn("red-1-a", "red-1").turn("green-1-a", "green-1")
    assert len(s.state.deck) == 48
    assert s.state.discard == []


@rule("TR-034", "TR-080")
def test_played_cards_lie_open_in_their_order():
    hands = [["red-3-a", "green-2-a"], ["black-1-b", "red-1-a"]]
    s = Stage(hands=hands).turn("red-3-a", "red-1").draws("tow_hook").turn("black-1-b", "black-2")
    assert GAME.view(s.state, None).discard == ["red-3-a", "black-1-b"]


# --- the turn ----------------------------------------------------------------------------------------------


@rule("TR-040")
def test_a_card_of_the_hand_must_be_played():
    s = Stage(hands=[["red-1-a", "black-6-b"], ["green-1-a"]], bonus=[["light_speed"], []])
    assert {option.card for option in s.question.options or ()} == {"red-1-a", "black-6-b"}
    for other in (
        Play("red-1-a", None),
        Play("red-1-b", "red-1"),
        PlayBonus(),
        PlayBonus("light_speed"),
        Tow(),
    ):
        assert s.refused(0, other) == "not-an-option"
    s.turn("red-1-a", "red-1").bonus(None)
    assert [MOVEMENT[card].name for card in s.state.hands[0]] == ["black-6-b"]


@rule("TR-041")
def test_a_card_moves_any_ship_of_its_colour_whoever_owns_it():
    hands = [["red-1-a", "green-1-a", "black-1-a"], ["red-1-b"], ["red-2-a"], ["red-2-b"]]
    s = Stage(4, {"black-2": "44n"}, hands)
    pairs = [(option.card, option.ship) for option in s.question.options or ()]
    assert pairs == [
        (f"{colour}-1-a", f"{colour}-{ship}") for colour in ("black", "green", "red") for ship in (1, 2)
    ]
    assert s.refused(0, Play("red-1-a", "green-1")) == "not-an-option"
    s.turn("green-1-a", "green-2")
    assert (s.at("green-2"), s.at("green-1")) == ("1n", "0s")


@rule("TR-042")
def test_the_card_moves_the_other_ship_if_one_is_finished():
    s = Stage(4, {"green-2": "45f"}, [["green-6-a"], ["red-1-a"], ["red-1-b"], ["red-2-a"]], pile=[])
    assert s.offered("ship") == ["green-1"]
    assert s.refused(0, Play("green-6-a", "green-2")) == "not-an-option"
    assert s.refused(0, Play("green-6-a", "red-1")) == "not-an-option"
    assert s.turn("green-6-a", "green-1").at("green-1") == "6n"


@rule("TR-043")
def test_a_card_without_a_ship_is_discarded_and_the_turn_ends():
    """Cannot happen in play: with three players the first finished colour ends the race."""
    ships = {"red-1": "45f", "red-2": "45f", "green-1": "44n"}
    hands = [["red-5-a", "red-6-a"], ["green-1-a", "green-2-a"], ["black-1-a", "black-2-a"]]
    s = Stage(3, ships, hands, pile=[])
    assert s.question.options == (Play("red-5-a", None), Play("red-6-a", None))
    assert s.question.default == Play("red-5-a", None)
    before = list(s.state.places)
    s.answer(Play("red-5-a", None))
    assert s.state.places == before
    assert GAME.view(s.state, 1).discard == ["red-5-a"]
    assert s.keys() == ["card-played"]
    assert s.asked == (1, "play")


@rule("TR-044", "TR-121")
def test_card_and_ship_are_final_before_the_departure_window_opens():
    s = Stage(hands=[["red-1-a", "red-2-a"], ["green-1-a"]], bonus=[["light_speed"], []])
    s.turn("red-1-a", "red-1")
    assert s.asked == (0, "departure")
    assert s.question.about == {"ship": "red-1", "card": "red-1-a", "lands": [1, 2]}
    assert s.tells("card-played") == [{"seat": 0, "card": "red-1-a", "ship": "red-1"}]
    for other in (Play("red-2-a", "red-1"), Play("red-1-a", "red-2")):
        assert s.refused(0, other) == "not-an-option"
    s.bonus("light_speed")
    assert (s.at("red-1"), s.at("red-2")) == ("2n", "0s")


@rule("TR-007", "TR-182")
def test_the_steps_of_a_turn_come_in_their_order():
    """Departure, move, side, tow, arrivals; others receive what is public and nothing else."""
    hands = [["red-3-a"], ["green-1-a"], ["black-1-a"], ["black-2-a"]]
    bonus = [["acceleration"], ["tow_hook"], ["light_speed"], []]
    s = Stage(4, {"red-1": "7h", "green-1": "7h"}, hands, bonus, deck=["light_speed"] * 2)
    s.turn("red-3-a", "red-1")
    assert s.asked == (0, "departure")
    s.bonus("acceleration")
    assert (s.asked, s.question.about["index"]) == ((0, "side"), 14)
    assert s.at("red-1") == "7h"
    s.answer(Side("asteroid"))
    assert s.asked == (1, "tow")
    assert s.at("red-1") == "14a"
    s.tow("green-1")
    assert s.asked == (1, "play")
    heard = [(event.key, dict(event.args)) for event in s.told if event.is_for(None)]
    assert heard == [
        ("card-played", {"seat": 0, "card": "red-3-a", "ship": "red-1"}),
        ("bonus-played", {"seat": 0, "card": "acceleration", "ship": "red-1"}),
        ("ship-moved", {"ship": "red-1", "from": 7, "to": 14}),
        ("side-chosen", {"seat": 0, "ship": "red-1", "face": "asteroid"}),
        ("bonus-played", {"seat": 1, "card": "tow_hook", "ship": "green-1"}),
        ("ship-towed", {"ship": "green-1", "from": 7, "to": 14}),
    ]


@rule("TR-182")
@pytest.mark.parametrize(
    ("answer", "key", "to"), [(None, "hole-retreat", 10), ("evasive_manoeuvre", "hole-evaded", 13)]
)
def test_the_way_out_of_a_black_hole_is_told(answer: str | None, key: str, to: int):
    s = Stage(ships={"red-1": "9b"}, hands=[["red-2-a"], ["green-1-a"]], bonus=[["evasive_manoeuvre"], []])
    s.turn("red-2-a", "red-1").bonus(answer)
    heard = [event.key for event in s.told if event.key != "bonus-played"]
    assert heard == ["card-played", "ship-moved", key]
    assert s.tells("ship-moved") == [{"ship": "red-1", "from": 9, "to": 11}]
    assert s.tells(key) == [{"ship": "red-1", "to": to}]


@rule("TR-182")
def test_arrivals_are_told_in_their_order():
    hands = [["red-1-a"], ["green-1-a"]]
    ships = {"red-1": "44n", "red-2": "45f", "black-1": "45f", "black-2": "45f", "green-1": "44n"}
    s = Stage(ships=ships, hands=hands, bonus=[[], ["tow_hook"]], pile=["light_speed"] * 4)
    s.turn("red-1-a", "red-1").tow("green-1").draws(*["light_speed"] * 4)
    public = [event.key for event in s.told if event.audience is None]
    assert public == [
        "card-played", "ship-moved", "bonus-played", "ship-towed", "finish-pile-taken",
        "ship-finished", "ship-finished", "colour-finished", "game-ended",
    ]  # fmt: skip
    assert s.tells("ship-finished") == [{"ship": "red-1"}, {"ship": "green-1"}]
    assert s.tells("game-ended") == [{"teams": [0], "seats": [0]}]


@rule("TR-182")
def test_drawn_cards_are_told_by_number_and_a_reshuffle_before_them():
    s = Stage(ships={"green-1": "13n"}, hands=[["green-2-a"], ["red-1-a"]], deck=[], discard=["light_speed"])
    s.turn("green-2-a", "green-1").draws("light_speed")
    public = [(event.key, dict(event.args)) for event in s.told if event.audience is None][2:]
    assert public == [("bonus-reshuffled", {}), ("bonus-drawn", {"seat": 1, "number": 1})]
    assert [event.audience for event in s.told if event.key == "bonus-seen"] == [(1,)]


def test_a_race_begins_with_a_question_for_a_card():
    match = new_match(4, 1)
    told = match.advance()
    assert isinstance(match.state.frames[-1], AskPlay)
    assert [event.key for event in told if event.audience is None] == ["first-player", "round-dealt"]
