"""What hints and questions say about where a ship would stop, for clients without rules."""

from typing import Any

import pytest

from starhaul.kernel.chance import Stream
from starhaul.race.state import State
from tests.race.stage import GAME, Stage, new_match, steps


def reach(ships: dict[str, str], *hand: str) -> list[list[tuple[str, int, int]]]:
    s = Stage(2, ships, [hand, ["yellow-1-a"]])
    return GAME.hints(s.state, 0, ()).reach


@pytest.mark.parametrize(
    ("at", "card", "stops", "rests"),
    [
        ("13n", "red-3-a", 16, 16),
        ("7h", "red-4-a", 15, 15),
        ("5a", "red-5-a", 6, 6),
        ("44n", "red-6-a", 45, 45),
        # Black holes send ships back.
        ("9b", "red-2-a", 11, 10),
        ("22n", "red-3-a", 25, 22),
    ],
    ids=str,
)
def test_where_a_card_takes_a_ship(at: str, card: str, stops: int, rests: int):
    assert reach({"red-1": at}, card)[0][0] == ("red-1", stops, rests)


def test_jokers_reach_all_ships_that_are_not_home():
    home = {"red-1": "45f", "red-2": "45f", "green-1": "45f"}
    assert [ship for ship, _, _ in reach(home, "red-3-a")[0]] == [
        "black-1",
        "black-2",
        "green-2",
        "yellow-1",
        "yellow-2",
    ]
    assert [ship for ship, _, _ in reach(home, "green-3-a")[0]] == ["green-2"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_know_the_reach_of_their_cards(seats: int):
    match = new_match(seats, 8)
    for _ in steps(match, Stream(8, "players")):
        for viewer in range(seats):
            known = set(reached(match.state, viewer))
            for question in GAME.questions_of(match.state, viewer):
                if question.kind == "play":
                    assert known == {(play.card, play.ship) for play in question.options or ()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_get_where_hints_have_promised(seats: int):
    match = new_match(seats, 9)
    seen = 0
    promised = [reached(match.state, viewer) for viewer in range(seats)]
    for _, _, told in steps(match, Stream(9, "players")):
        keys = {event.key: event.args for event in told}
        if "card-played" in keys and "ship-moved" in keys:
            played = keys["card-played"]
            stops, rests = promised[played["seat"]][played["card"], played["ship"]]
            assert keys["ship-moved"]["to"] == stops
            assert keys.get("hole-retreat", {"to": rests})["to"] == rests
            seen += 1
        promised = [reached(match.state, viewer) for viewer in range(seats)]
    assert seen > 20


def reached(state: State, seat: int) -> dict[tuple[str, str], tuple[int, int]]:
    """Where each card takes each ship."""
    hand = GAME.view(state, seat).seats[seat].hand
    return {
        (card, ship): (stops, rests)
        for card, ships in zip(hand, GAME.hints(state, seat, ()).reach, strict=True)
        for ship, stops, rests in ships
    }


@pytest.mark.parametrize(
    ("ships", "bonus", "lands"),
    [
        ({"red-1": "13n"}, ["light_speed", "acceleration"], [16, 17, 19]),
        ({"red-1": "7h"}, ["acceleration"], [13, 14]),
        ({"red-1": "5a"}, ["experienced_pilot"], [6, 8]),
    ],
    ids=str,
)
def test_at_departure_each_answer_says_where_the_ship_stops(ships: Any, bonus: list[str], lands: list[int]):
    s = Stage(2, ships, [["red-3-a"], ["yellow-1-a"]], [bonus])
    question = s.turn("red-3-a", "red-1").question
    assert (question.kind, question.about["lands"]) == ("departure", lands)
    s.answer((question.options or ())[-1])
    assert s.tells("ship-moved")[0]["to"] == lands[-1]


def test_at_a_black_hole_each_answer_says_where_the_ship_ends():
    s = Stage(2, {"red-1": "22n"}, [["red-3-a"], ["yellow-1-a"]], [["evasive_manoeuvre"]])
    question = s.turn("red-3-a", "red-1").question
    assert (question.kind, question.about["lands"]) == ("evade", [22, 26])
    assert s.answer((question.options or ())[1]).at("red-1") == "26n"
