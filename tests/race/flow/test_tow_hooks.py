"""Tow hooks (TR-135 … TR-142)."""

import pytest

from starhaul.race.actions import Tow
from starhaul.race.decks import BONUS
from tests.race.stage import Stage
from tests.rules import rule

HOOK = "tow_hook"


def passing(
    ships: dict[str, str], card: str = "red-6-a", bonus: list[list[str]] | None = None, **more: object
) -> Stage:
    """Seat 0 moves red-1; seat 1 has green and hooks."""
    hands = [[card], ["green-1-a"]]
    s = Stage(ships=ships, hands=hands, bonus=bonus or [[], [HOOK] * 4], **more)  # type: ignore[arg-type]
    return s.turn(card, "red-1")


@rule("TR-135")
def test_a_ship_that_is_flown_past_is_put_where_the_opponents_ship_ended():
    s = passing({"red-1": "13n", "green-1": "16n"})
    assert s.asked == (1, "tow")
    assert s.question.about == {"index": 19, "face": "normal"}
    s.tow("green-1")
    assert s.at("green-1") == s.at("red-1") == "19n"
    assert len(s.held(1)) == 3
    assert s.tells("ship-towed") == [{"ship": "green-1", "from": 16, "to": 19}]


@rule("TR-135")
def test_hooks_are_for_ships_of_ones_own_team_only():
    s = passing({"red-1": "13n", "green-1": "16n", "black-1": "16n", "red-2": "14h"})
    assert s.offered("ship") == [None, "green-1"]
    for ship in ("black-1", "red-2", "red-1"):
        assert s.refused(1, Tow(ship)) == "not-an-option"


@rule("TR-136", "TR-137")
@pytest.mark.parametrize(
    ("at", "allowed"),
    [
        ("10n", False),
        ("13n", True),
        ("14h", True),
        ("14a", True),
        ("18h", True),
        ("19n", False),
        ("20a", False),
    ],
)
def test_flown_past_is_from_the_space_it_left_to_before_the_one_where_it_ended(at: str, allowed: bool):
    s = passing({"red-1": "13n", "green-1": at})
    assert (s.asked == (1, "tow")) == allowed


@rule("TR-137")
def test_a_finished_ship_is_not_towed():
    s = passing({"red-1": "43n", "green-1": "45f", "green-2": "44n"}, pile=[])
    assert s.offered("ship") == [None, "green-2"]


@rule("TR-122", "TR-137")
def test_a_ship_is_towed_once_in_a_turn():
    """Green is towed from 14 to 19; black, towed past it, does not allow another hook for it."""
    ships = {"red-1": "13n", "green-1": "14a", "black-1": "14a"}
    hands = [["red-6-a"], ["green-1-a"], ["green-3-a"]]
    s = Stage(3, ships, hands, [[], [HOOK, HOOK], [HOOK]]).turn("red-6-a", "red-1").tow("green-1")
    assert s.asked == (2, "tow")
    s.tow("black-1")
    assert s.asked == (1, "play")
    assert s.held(1) == [HOOK]


@rule("TR-137")
@pytest.mark.parametrize("side", ["hyperspace", "asteroid"])
@pytest.mark.parametrize("at", ["14h", "14a"])
def test_sides_do_not_matter_for_flying_past(at: str, side: str):
    """Leaving the same double space counts as flying past; ending on it does not, whatever the sides."""
    assert passing({"red-1": f"14{side[0]}", "green-1": at}).asked == (1, "tow")
    s = passing({"red-1": "13n", "green-1": at}, "red-1-a").side(side)
    assert s.asked == (1, "play")


@rule("TR-138")
@pytest.mark.parametrize("active", range(4))
def test_it_does_not_matter_who_played_the_card(active: int):
    """Red flies past green: moved by an opponent, by the team-mate, or by the owner of green."""
    hands = [[f"yellow-{seat + 1}-a"] for seat in range(4)]
    hands[active] = ["red-6-a"]
    ships = {"red-1": "13n", "green-1": "16n"}
    s = Stage(4, ships, hands, [[], [HOOK], [], []], turn=active).turn("red-6-a", "red-1")
    assert (s.asked, s.offered("ship")) == ((1, "tow"), [None, "green-1"])


@rule("TR-138")
@pytest.mark.parametrize("player", [1, 3])
def test_owner_and_mate_may_play_the_hook(player: int):
    hands = [["red-6-a"], ["yellow-1-a"], ["yellow-2-a"], ["yellow-3-a"]]
    bonus = [[HOOK] if seat == player else [] for seat in range(4)]
    s = Stage(4, {"red-1": "13n", "green-1": "16n"}, hands, bonus).turn("red-6-a", "red-1")
    assert s.asked == (player, "tow")
    assert s.tow("green-1").at("green-1") == "19n"
    assert s.tells("bonus-played") == [{"seat": player, "card": HOOK, "ship": "green-1"}]


@rule("TR-139", "TR-181")
def test_a_hook_for_each_ship_that_was_flown_past():
    s = passing({"red-1": "13n", "green-1": "14a", "green-2": "16n", "yellow-2": "13n", "yellow-1": "19n"})
    assert s.offered("ship") == [None, "green-1", "green-2", "yellow-2"]
    s.tow("green-2")
    assert s.offered("ship") == [None, "green-1", "yellow-2"]
    s.tow("green-1").tow("yellow-2")
    assert [s.at(ship) for ship in ("green-1", "green-2", "yellow-2")] == ["19n"] * 3
    assert s.held(1) == [HOOK]


@rule("TR-139")
def test_no_second_hook_without_a_second_card():
    s = passing({"red-1": "13n", "green-1": "14a", "green-2": "16n"}, bonus=[[], [HOOK]]).tow("green-1")
    assert s.asked == (1, "play")
    assert s.at("green-2") == "16n"


@rule("TR-139")
def test_both_other_players_tow_behind_the_same_ship():
    ships = {"red-1": "13n", "green-1": "14a", "black-1": "16n"}
    hands = [["red-6-a"], ["green-1-a"], ["black-1-a"]]
    s = Stage(3, ships, hands, [[], [HOOK], [HOOK]]).turn("red-6-a", "red-1")
    assert s.asked == (1, "tow")
    s.tow("green-1")
    assert s.asked == (2, "tow")
    s.tow("black-1")
    assert [s.at(ship) for ship in ("red-1", "green-1", "black-1")] == ["19n"] * 3


@rule("TR-140")
@pytest.mark.parametrize(
    ("origin", "card", "cards", "end"),
    [
        ("13n", "red-3-a", ["light_speed"], "19n"),
        ("15b", "red-3-a", ["acceleration"], "19n"),
        ("9b", "red-2-a", [], "10n"),
        ("9b", "red-2-a", ["evasive_manoeuvre"], "13n"),
        ("42n", "red-6-a", [], "45f"),
    ],
)
def test_the_towed_ship_ends_on_the_resting_place(origin: str, card: str, cards: list[str], end: str):
    """After a bonus card, a retreat, an evasion, and at the finish."""
    s = passing({"red-1": origin, "green-1": origin}, card, [cards, [HOOK]], pile=[])
    for bonus in cards:
        s.bonus(bonus)
    s.tow("green-1")
    assert s.at("green-1") == s.at("red-1") == end
    if end == "45f":
        assert s.state.is_finished(2)
        assert [args["ship"] for args in s.tells("ship-finished")] == ["red-1", "green-1"]


@rule("TR-140")
def test_the_owner_of_the_towed_ship_has_no_choice_of_side():
    for side in ("hyperspace", "asteroid"):
        s = passing({"red-1": "13n", "green-1": "13n"}, "red-1-a")
        assert s.asked == (0, "side")
        s.side(side).tow("green-1")
        assert s.at("green-1") == s.at("red-1") == f"14{side[0]}"
        assert s.asked == (1, "play")
        assert [args["seat"] for args in s.tells("side-chosen")] == [0]


@rule("TR-141")
@pytest.mark.parametrize(("red", "at"), [("13n", "14a"), ("13n", "18h"), ("13n", "15b"), ("13n", "13n")])
def test_the_face_of_the_towed_ship_does_not_matter(red: str, at: str):
    assert passing({"red-1": red, "green-1": at}).tow("green-1").at("green-1") == "19n"


@rule("TR-141")
def test_a_hook_works_from_the_start_planet():
    assert passing({}).tow("green-1").at("green-1") == "6n"


@rule("TR-141")
def test_the_owner_of_a_towed_ship_draws_on_a_bonus_space():
    """The mate plays the hook, the owner draws."""
    hands = [["red-2-a"], ["yellow-1-a"], ["yellow-2-a"], ["yellow-3-a"]]
    ships = {"red-1": "13n", "green-1": "13n"}
    s = Stage(4, ships, hands, [[], [], [], [HOOK]], deck=["light_speed"] * 2).turn("red-2-a", "red-1")
    s.tow("green-1").draws("light_speed", "light_speed")
    assert [s.held(seat) for seat in range(4)] == [["light_speed"], ["light_speed"], [], []]


# --- chains ------------------------------------------------------------------------------------------------


@rule("TR-142")
def test_a_towed_ship_flies_past_from_where_it_was_towed():
    """Red passes green on 15; green, towed from 15, passes black on 15 and 16 but not on 14."""
    ships = {"red-1": "13n", "green-1": "15b", "black-1": "15b", "black-2": "14h"}
    hands = [["red-6-a"], ["yellow-1-a"], ["yellow-2-a"], ["yellow-3-a"]]
    s = Stage(4, ships, hands, [[], [HOOK], [HOOK, HOOK], []]).turn("red-6-a", "red-1").tow("green-1")
    assert (s.asked, s.offered("ship")) == ((2, "tow"), [None, "black-1"])
    assert s.refused(2, Tow("black-2")) == "not-an-option"
    s.tow("black-1")
    assert [s.at(ship) for ship in ("red-1", "green-1", "black-1", "black-2")] == ["19n"] * 3 + ["14h"]


@rule("TR-142")
def test_a_chain_goes_on_behind_every_towed_ship():
    """Red passes green and yellow, green passes black; all end on the same place."""
    ships = {"red-1": "16n", "green-1": "17n", "black-1": "17a", "yellow-1": "18h"}
    hands = [["red-6-a"], ["yellow-1-a"], ["yellow-2-a"], ["yellow-3-a"]]
    s = Stage(4, ships, hands, [[], [HOOK, HOOK], [HOOK], []]).turn("red-6-a", "red-1")
    assert (s.asked, s.offered("ship")) == ((1, "tow"), [None, "green-1", "yellow-1"])
    s.tow("green-1")
    assert (s.asked, s.offered("ship")) == ((1, "tow"), [None, "yellow-1"])
    s.tow(None)
    assert (s.asked, s.offered("ship")) == ((2, "tow"), [None, "black-1"])
    s.tow("black-1")
    assert (s.asked, s.offered("ship")) == ((1, "tow"), [None, "yellow-1"])
    s.tow("yellow-1")
    assert [s.at(ship) for ship in ships] == ["22n"] * 4
    assert s.asked == (1, "play")


@rule("TR-142")
@pytest.mark.parametrize("active", range(3))
def test_players_are_asked_clockwise_from_the_active_one(active: int):
    """Yellow is out; red flies past a ship of every other player; seat 0 owns red itself."""
    ships = {"red-1": "13n", "green-1": "14a", "black-1": "16n", "red-2": "14h"}
    hands = [["green-1-a"], ["green-2-a"], ["green-3-a"]]
    hands[active] = ["red-6-a"]
    s = Stage(3, ships, hands, [[HOOK]] * 3, turn=active).turn("red-6-a", "red-1")
    order = []
    while s.asked and s.asked[1] == "tow":
        order.append(s.asked[0])
        s.tow(None)
    assert order == [seat for n in range(3) if (seat := (active + n) % 3) != 0]


@rule("TR-142")
def test_after_each_hook_it_starts_again_with_the_active_player():
    """Seat 1 moves red and declines; after seat 2's hook it is asked again."""
    ships = {"red-1": "13n", "green-1": "14a", "black-1": "16n"}
    hands = [["green-1-a"], ["red-6-a"], ["green-3-a"]]
    s = Stage(3, ships, hands, [[], [HOOK], [HOOK]], turn=1).turn("red-6-a", "red-1")
    assert s.asked == (1, "tow")
    s.tow(None)
    assert s.asked == (2, "tow")
    s.tow("black-1")
    assert (s.asked, s.offered("ship")) == ((1, "tow"), [None, "green-1"])
    s.tow(None)
    assert s.asked == (2, "play")


@rule("TR-142")
def test_the_window_closes_when_all_have_declined():
    ships = {"red-1": "13n", "green-1": "14a", "black-1": "16n"}
    hands = [["red-6-a"], ["green-1-a"], ["green-3-a"]]
    s = Stage(3, ships, hands, [[], [HOOK], [HOOK]]).turn("red-6-a", "red-1").tow(None).tow(None)
    assert s.asked == (1, "play")
    assert (s.at("green-1"), s.at("black-1")) == ("14a", "16n")
    assert (s.held(1), s.held(2)) == ([HOOK], [HOOK])


@rule("TR-142", "TR-180")
def test_a_player_who_has_no_hook_or_no_ship_is_passed_over():
    ships = {"red-1": "13n", "green-1": "10n", "black-1": "16n"}
    others = [card for card in BONUS if card != HOOK]
    hands = [["red-6-a"], ["green-1-a"], ["green-3-a"]]
    s = Stage(3, ships, hands, [[], [HOOK], others]).turn("red-6-a", "red-1")
    while s.asked == (0, "departure"):
        s.bonus(None)
    assert s.asked == (1, "play")
