"""Bonus cards: who may play them and when, where they come from and go to (TR-070 … TR-150)."""

import pytest

from starhaul.race.actions import Play, PlayBonus
from starhaul.race.decks import BONUS
from tests.race.stage import GAME, Stage
from tests.rules import rule

PILOT, LIGHT, SPEED, EVADE, HOOK = BONUS


def four(bonus: list[list[str]], at: str = "10n", turn: int = 1, card: str = "red-3-a") -> Stage:
    """Four players; red-1 is moved, which belongs to seat 0 with seat 2 as team-mate."""
    hands = [[f"yellow-{seat + 1}-a"] for seat in range(4)]
    hands[turn] = [card]
    return Stage(4, {"red-1": at}, hands, bonus, turn=turn).turn(card, "red-1")


# --- who may play ------------------------------------------------------------------------------------------


@rule("TR-120")
@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("player", [0, 2])
def test_the_crew_may_play_whoever_moves_the_ship(turn: int, player: int):
    bonus = [[LIGHT] if seat == player else [] for seat in range(4)]
    s = four(bonus, turn=turn)
    assert s.asked == (player, "departure")
    assert s.bonus(LIGHT).at("red-1") == "16n"
    assert s.tells("bonus-played") == [{"seat": player, "card": LIGHT, "ship": "red-1"}]


@rule("TR-120")
def test_it_is_voluntary():
    s = four([[LIGHT], [], [], []]).bonus(None)
    assert s.at("red-1") == "13n"
    assert s.held(0) == [LIGHT]


@rule("TR-123")
@pytest.mark.parametrize("turn", [1, 3])
def test_nobody_plays_for_an_opponents_ship(turn: int):
    s = four([[], [LIGHT, SPEED], [], [LIGHT, SPEED]], turn=turn)
    assert s.at("red-1") == "13n"
    assert s.asked == ((turn + 1) % 4, "play")


@rule("TR-123")
def test_a_player_who_moves_an_opponents_ship_cannot_play_in_the_owners_window():
    s = four([[LIGHT], [LIGHT], [], []])
    assert s.asked == (0, "departure")
    assert s.refused(1, PlayBonus(LIGHT)) == "not-asked"
    assert s.refused(3, PlayBonus()) == "not-asked"


@rule("TR-124")
@pytest.mark.parametrize(
    ("ship", "order"), [("red-1", [0, 2]), ("green-1", [1, 3]), ("black-1", [2, 0]), ("yellow-1", [3, 1])]
)
def test_the_owner_is_asked_first_then_the_mate(ship: str, order: list[int]):
    card = f"{ship.split('-')[0]}-3-a"
    hands = [[f"red-{seat + 1}-b"] for seat in range(4)]
    hands[3] = [card]
    s = Stage(4, {ship: "10n"}, hands, [[LIGHT]] * 4, turn=3).turn(card, ship)
    for seat in order:
        assert s.asked == (seat, "departure")
        s.bonus(None)
    assert s.at(ship) == "13n"
    assert s.asked == (0, "play")


@rule("TR-122", "TR-124")
def test_the_first_card_closes_the_window():
    s = four([[LIGHT, SPEED], [], [LIGHT, SPEED], []]).bonus(SPEED)
    assert s.asked == (1, "side")
    assert s.side("asteroid").at("red-1") == "14a"
    assert (s.held(0), s.held(2)) == ([LIGHT], [LIGHT, SPEED])
    assert len(s.tells("bonus-played")) == 1


@rule("TR-122")
def test_one_turn_may_see_several_bonus_cards_each_for_another_ship():
    """Acceleration for red, a hook for each green ship; none for a ship that already had a card."""
    ships = {"red-1": "13n", "green-1": "14h", "green-2": "15b"}
    bonus = [[SPEED], [HOOK, HOOK, HOOK]]
    s = Stage(ships=ships, hands=[["red-2-a"], ["green-1-a"]], bonus=bonus).turn("red-2-a", "red-1")
    s.bonus(SPEED).tow("green-1").tow("green-2")
    assert [args["ship"] for args in s.tells("bonus-played")] == ["red-1", "green-1", "green-2"]
    assert s.held(1) == [HOOK]
    assert s.asked == (1, "play")


@rule("TR-121")
@pytest.mark.parametrize(
    ("card", "at", "side"), [(PILOT, "5a", None), (LIGHT, "13n", "asteroid"), (SPEED, "13n", "hyperspace")]
)
def test_cards_for_the_departure_cannot_be_added_later(card: str, at: str, side: str | None):
    """Declined in its window: not possible after the ship has stopped or a side has been chosen."""
    s = four([[card], [], [], []], at=at, card="red-1-a").bonus(None)
    if side is not None:
        assert s.asked == (1, "side")
        assert s.refused(0, PlayBonus(card)) == "not-asked"
        s.side(side)
    assert s.refused(0, PlayBonus(card)) == "not-asked"
    assert s.asked == (2, "play")
    assert s.at("red-1") == (f"14{side[0]}" if side else "6n")


@rule("TR-125", "TR-130", "TR-131", "TR-132")
@pytest.mark.parametrize(
    ("at", "legal"),
    [
        ("0s", [SPEED, LIGHT]),
        ("10n", [SPEED, LIGHT]),
        ("9b", [SPEED, LIGHT]),
        ("7h", [SPEED]),
        ("5a", [PILOT]),
    ],
)
def test_a_card_needs_its_condition(at: str, legal: list[str]):
    s = four([[*BONUS], [], [], []], at=at)
    assert s.offered("card") == [None, *legal]
    for card in BONUS:
        if card not in legal:
            assert s.refused(0, PlayBonus(card)) == "not-an-option"
    assert s.held(0) == [*BONUS]


@rule("TR-125")
def test_a_card_that_is_not_in_hand_is_refused():
    s = four([[LIGHT], [], [], []])
    assert s.refused(0, PlayBonus(SPEED)) == "not-an-option"


@rule("TR-125")
@pytest.mark.parametrize(
    ("at", "card", "bonus", "end"),
    [("44n", "red-6-a", LIGHT, "45f"), ("5a", "red-1-a", PILOT, "6n"), ("10n", "red-1-a", SPEED, "10n")],
)
def test_a_useless_card_is_spent_all_the_same(at: str, card: str, bonus: str, end: str):
    s = Stage(ships={"red-1": at}, hands=[[card], ["green-1-a"]], bonus=[[bonus], []], pile=[])
    s.turn(card, "red-1").bonus(bonus)
    assert s.at("red-1") == end
    assert s.held(0) == []
    assert GAME.view(s.state, 1).bonus_discard == [bonus]


@rule("TR-126")
def test_played_cards_lie_open_at_once():
    """Before the ship has stopped."""
    s = four([[SPEED], [], [], []]).bonus(SPEED)
    assert s.asked == (1, "side")
    for viewer in (*range(4), None):
        assert GAME.view(s.state, viewer).bonus_discard == [SPEED]


@rule("TR-127")
def test_a_player_who_is_home_goes_on_playing_for_the_mate():
    """Both red ships are home. Seat 0 plays a card, keeps its cards and plays them for black."""
    ships = {"red-1": "45f", "red-2": "45f", "black-1": "10n", "green-1": "44n"}
    hands = [["black-3-a", "green-1-a"], ["black-2-a", "green-2-a"], ["black-1-a"], ["black-1-b"]]
    s = Stage(4, ships, hands, [[LIGHT, HOOK], [], [], []], pile=[])
    s.turn("black-3-a", "black-1")
    assert s.asked == (0, "departure")
    s.bonus(LIGHT)
    assert s.at("black-1") == "16n"
    s.turn("green-2-a", "green-2")
    assert s.asked == (0, "tow")
    assert s.offered("ship") == [None, "black-2"]
    s.tow("black-2")
    assert s.at("black-2") == "2n"
    assert s.held(0) == []


# --- drawing -----------------------------------------------------------------------------------------------


@rule("TR-070", "TR-071")
def test_the_moved_ship_draws_first_then_the_towed_ones_in_their_order():
    ships = {"red-1": "13n", "green-1": "13n", "black-1": "13n"}
    hands = [["green-1-a"], ["red-2-a"], ["green-1-b"]]
    s = Stage(3, ships, hands, [[], [HOOK], [HOOK]], turn=1, deck=[LIGHT, SPEED, PILOT])
    s.turn("red-2-a", "red-1").tow("green-1").tow("black-1")
    drawn = []
    for card in (LIGHT, SPEED, PILOT):
        drawn.append(s.drawing())
        s.draws(card)
    assert drawn == [0, 1, 2]
    assert [s.held(seat) for seat in range(3)] == [[LIGHT], [SPEED], [PILOT]]


@rule("TR-071")
def test_an_owner_with_three_arrivals_draws_three_cards():
    """Seat 1 owns green and yellow; three of its ships are towed to the bonus space."""
    ships = {"red-1": "13n", "green-1": "13n", "green-2": "14h", "yellow-1": "14a"}
    s = Stage(ships=ships, hands=[["red-2-a"], ["green-1-a"]], bonus=[[], [HOOK] * 3], deck=[LIGHT] * 4)
    s.turn("red-2-a", "red-1").tow("yellow-1").tow("green-1").tow("green-2").draws(*[LIGHT] * 4)
    assert s.held(0) == [LIGHT]
    assert s.held(1) == [LIGHT] * 3
    assert s.asked == (1, "play")


@rule("TR-070")
def test_a_card_drawn_in_a_turn_cannot_be_used_in_it():
    """Green, towed to 15, draws a hook for its owner; black, which was flown past, is not towed."""
    ships = {"red-1": "13n", "green-1": "14h", "black-1": "14h"}
    s = Stage(3, ships, [["red-2-a"], ["green-1-a"], ["green-2-a"]], [[], [HOOK], []], deck=[HOOK] * 2)
    s.turn("red-2-a", "red-1").tow("green-1").draws(HOOK, HOOK)
    assert s.held(1) == [HOOK]
    assert s.asked == (1, "play")
    assert s.at("black-1") == "14h"


@rule("TR-072")
def test_ships_already_standing_there_draw_nothing():
    ships = {"red-1": "13n", "red-2": "15b", "green-1": "15b"}
    s = Stage(ships=ships, hands=[["red-2-a"], ["green-1-a"]], deck=[LIGHT] * 4).turn("red-2-a", "red-1")
    s.draws(LIGHT)
    assert (s.held(0), s.held(1)) == ([LIGHT], [])
    assert s.asked == (1, "play")


@rule("TR-081")
def test_there_is_no_limit_to_the_bonus_cards_in_hand():
    held = [*[PILOT] * 4, *[EVADE] * 4, *[HOOK] * 4, *[LIGHT] * 4, *[SPEED] * 3]
    s = Stage(
        ships={"red-1": "13n"}, hands=[["red-2-a"], ["green-1-a"]], bonus=[held, []], deck=[SPEED], pile=[]
    )
    s.turn("red-2-a", "red-1").bonus(None).draws(SPEED)
    assert len(s.held(0)) == 20
    assert GAME.view(s.state, 1).seats[0].bonus_cards == 20


@rule("TR-150")
def test_the_played_cards_become_the_deck_when_it_is_empty():
    discard = [LIGHT, LIGHT, HOOK]
    s = Stage(ships={"red-1": "13n"}, hands=[["red-2-a"], ["green-1-a"]], deck=[], discard=discard)
    s.turn("red-2-a", "red-1")
    assert s.keys().count("bonus-reshuffled") == 1
    outcomes = GAME.outcomes(s.state)
    assert outcomes is not None
    weighted = zip(outcomes.options, outcomes.weights or (), strict=True)
    assert {BONUS[kind]: weight for kind, weight in weighted} == {LIGHT: 2, HOOK: 1}
    s.draws(HOOK)
    assert sum(s.state.bonus_discard) == 0
    assert GAME.view(s.state, 0).bonus_deck == 2


@rule("TR-150")
def test_the_last_card_of_the_deck_is_drawn_before_anything_is_shuffled():
    s = Stage(ships={"red-1": "13n"}, hands=[["red-2-a"], ["green-1-a"]], deck=[PILOT], discard=[LIGHT])
    s.turn("red-2-a", "red-1").draws(PILOT)
    assert s.tells("bonus-reshuffled") == []
    assert s.state.bonus_discard[BONUS.index(LIGHT)] == 1


@rule("TR-150")
def test_without_any_card_nothing_is_drawn_and_nothing_is_owed():
    """Nothing is taken from the finish pile either (TR-074)."""
    hands = [["red-2-a", "red-6-a"], ["green-1-a", "green-2-a"]]
    s = Stage(ships={"red-1": "13n"}, hands=hands, deck=[], bonus=[[], [LIGHT]])
    s.turn("red-2-a", "red-1")
    assert (s.held(0), sum(s.state.finish_pile)) == ([], 4)
    assert s.asked == (1, "play")
    s.turn("green-1-a", "green-1").bonus(LIGHT)
    assert s.held(0) == []
    assert s.state.bonus_discard[BONUS.index(LIGHT)] == 1


@rule("TR-074", "TR-150")
def test_the_finish_pile_takes_no_part_in_reshuffles():
    s = Stage(
        ships={"red-1": "13n"}, hands=[["red-2-a"], ["green-1-a"]], deck=[], discard=[PILOT], pile=[SPEED] * 4
    )
    s.turn("red-2-a", "red-1")
    assert GAME.outcomes(s.state).options == (BONUS.index(PILOT),)  # type: ignore[union-attr]
    s.draws(PILOT)
    assert GAME.view(s.state, None).finish_pile == 4


def test_a_card_played_in_the_turn_may_be_drawn_in_its_arrivals():
    """TR-126 with TR-150: the played card lies in the discard pile at once."""
    s = Stage(ships={"red-1": "13n"}, hands=[["red-1-a"], ["green-1-a"]], bonus=[[SPEED], []], deck=[])
    s.turn("red-1-a", "red-1").bonus(SPEED).draws(SPEED)
    assert s.held(0) == [SPEED]


@rule("TR-180")
@pytest.mark.parametrize(
    ("at", "held"),
    [("10n", [PILOT, EVADE, HOOK]), ("7h", [PILOT, LIGHT, EVADE, HOOK]), ("5a", [LIGHT, SPEED, EVADE, HOOK])],
)
def test_nobody_is_asked_without_a_legal_card(at: str, held: list[str]):
    s = four([held, [], held, []], at=at, card="red-4-a")
    assert s.tells("ship-moved")
    if s.asked == (1, "side"):
        s.side("asteroid")
    elif s.asked is None:
        s.draws(LIGHT)
    assert s.asked == (2, "play")
    assert s.refused(0, Play("yellow-1-a", "yellow-1")) == "not-asked"
