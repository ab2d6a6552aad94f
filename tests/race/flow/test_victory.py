"""The finish pile and the end of the race (TR-073, TR-074, TR-170 … TR-175)."""

import pytest

from starhaul.race.terms import COLOURS
from tests.race.stage import GAME, Stage
from tests.rules import rule

HOOK = "tow_hook"


def home(*but: str, seats: int = 2) -> dict[str, str]:
    """All ships on the finish planet except these."""
    colours = COLOURS[:3] if seats == 3 else COLOURS
    ships = [f"{colour}-{number}" for colour in colours for number in (1, 2)]
    return {ship: "45f" for ship in ships if ship not in but}


# --- the finish pile ---------------------------------------------------------------------------------------


@rule("TR-073")
@pytest.mark.parametrize("active", range(4))
def test_everybody_takes_two_clockwise_from_the_active_player(active: int):
    """Whoever owns the ship; only the seat that takes a card sees it."""
    hands = [[f"yellow-{seat + 1}-a"] for seat in range(4)]
    hands[active] = ["red-1-a"]
    cards = ["light_speed", "acceleration", "tow_hook", "experienced_pilot"]
    pile = [card for card in cards for _ in range(2)]
    s = Stage(4, {"red-1": "44n"}, hands, pile=pile, turn=active).turn("red-1-a", "red-1").draws(*pile)
    order = [(active + n) % 4 for n in range(4)]
    assert {seat: s.held(seat) for seat in order} == dict(
        zip(order, ([card] * 2 for card in cards), strict=True)
    )
    assert s.tells("finish-pile-taken") == [{"order": list(order)}]
    seen = [(event.audience, event.args["card"]) for event in s.told if event.key == "bonus-seen"]
    assert seen == [((seat,), card) for seat, card in zip(order, cards, strict=True) for _ in range(2)]
    assert sum(s.state.finish_pile) == 0
    assert s.asked == ((active + 1) % 4, "play")


@rule("TR-073")
def test_ships_that_arrive_together_empty_it_once():
    hands = [["red-2-a", "red-6-a"], ["green-1-a", "green-2-a"]]
    s = Stage(ships={"red-1": "43n", "green-1": "44n"}, hands=hands, bonus=[[], [HOOK]], pile=[HOOK] * 4)
    s.turn("red-2-a", "red-1").tow("green-1").draws(*[HOOK] * 4)
    assert (len(s.held(0)), len(s.held(1))) == (2, 2)
    assert len(s.tells("finish-pile-taken")) == 1
    assert s.asked == (1, "play")


@rule("TR-073")
def test_a_prepared_pile_may_hold_fewer_cards():
    s = Stage(ships={"red-1": "44n"}, hands=[["red-1-a"], ["green-1-a"]], pile=["acceleration"])
    s.turn("red-1-a", "red-1").draws("acceleration")
    assert (s.held(0), s.held(1)) == (["acceleration"], [])
    assert s.asked == (1, "play")


@rule("TR-074")
def test_cards_of_the_finish_pile_are_like_others_once_played():
    """Taken and played, the card comes back in the next reshuffle."""
    hands = [["red-1-a", "green-1-b", "red-3-a"], ["green-1-a", "red-1-b", "green-2-a"]]
    s = Stage(ships={"red-1": "44n", "red-2": "13n"}, hands=hands, deck=[], pile=["light_speed"] * 4)
    s.turn("red-1-a", "red-1").draws(*["light_speed"] * 4)
    s.turn("red-1-b", "red-2").bonus("light_speed")
    assert s.at("red-2") == "15b"
    assert s.keys().count("bonus-reshuffled") == 1
    s.draws("light_speed")
    assert len(s.held(0)) == 2


# --- the end -----------------------------------------------------------------------------------------------


@rule("TR-170")
@pytest.mark.parametrize(
    ("seats", "last", "winners", "scores"),
    [
        (2, "black-1", (0,), [1, 0]),
        (2, "yellow-2", (1,), [0, 1]),
        (3, "black-2", (2,), [0, 0, 1]),
        (4, "red-1", (0,), [1, 0, 1, 0]),
        (4, "yellow-1", (1,), [0, 1, 0, 1]),
    ],
)
def test_a_team_with_all_its_ships_home_wins_at_once(
    seats: int, last: str, winners: tuple[int, ...], scores: list[int]
):
    """In the middle of a round; every other team still has a ship on the way."""
    team = {2: {"red": 0, "black": 0, "green": 1, "yellow": 1}, 3: {"red": 0, "green": 1, "black": 2}}
    sides = team.get(seats, {"red": 0, "black": 0, "green": 1, "yellow": 1})
    colour = last.split("-")[0]
    others = {f"{other}-1" for other in sides if sides[other] != sides[colour]}
    ships = home(last, *others, seats=seats) | {last: "44n"}
    hands = [[f"{colour}-{n + 1}-a", f"{colour}-{n + 1}-b"] for n in range(seats)]
    s = Stage(seats, ships, hands, pile=[]).turn(f"{colour}-1-a", last)
    assert GAME.is_over(s.state)
    assert s.state.winners == winners
    assert GAME.scores(s.state) == scores
    assert GAME.view(s.state, None).winners == list(winners)
    assert (s.asked, GAME.outcomes(s.state)) == (None, None)
    assert s.tells("game-ended")[0]["teams"] == list(winners)
    assert any(s.state.hands)


@rule("TR-170")
@pytest.mark.parametrize(("seats", "missing"), [(2, "black-1"), (4, "black-1"), (3, "red-2")])
def test_one_ship_on_the_way_is_not_the_end(seats: int, missing: str):
    colours = {"red-1", "red-2", "black-1", "black-2"} if seats != 3 else {"red-1", "red-2"}
    ships = {ship: "45f" for ship in colours if ship not in ("red-1", missing)} | {"red-1": "44n"}
    hands = [[f"red-{n + 1}-a", f"red-{n + 1}-b"] for n in range(seats)]
    s = Stage(seats, ships, hands, pile=[]).turn("red-1-a", "red-1")
    assert s.at("red-1") == "45f"
    assert (s.state.winners, s.asked) == ((), (1, "play"))


@rule("TR-171", "TR-172")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_tow_in_the_last_turn_shares_the_victory(seats: int):
    ships = home("red-1", "green-1", seats=seats) | {"red-1": "43n", "green-1": "44n"}
    hands = [[f"red-{n + 2}-a"] for n in range(seats)]
    s = Stage(seats, ships, hands, [[HOOK] if seat == 1 else [] for seat in range(seats)], pile=[])
    s.turn("red-2-a", "red-1")
    assert s.asked == (1, "tow")
    assert s.state.winners == ()
    s.tow("green-1")
    assert s.state.winners == (0, 1)
    assert GAME.scores(s.state) == [1] * seats


@rule("TR-171", "TR-172")
def test_declined_the_moved_ships_team_wins_alone():
    ships = home("red-1", "green-1") | {"red-1": "43n", "green-1": "44n"}
    s = Stage(ships=ships, hands=[["red-2-a"], ["red-3-a"]], bonus=[[], [HOOK]], pile=[]).turn(
        "red-2-a", "red-1"
    )
    assert s.tow(None).state.winners == (0,)


@rule("TR-171")
def test_all_three_may_share():
    last = {"red-1": "43n", "green-1": "44n", "black-1": "44n"}
    ships = home(*last, seats=3) | last
    s = Stage(3, ships, [["red-2-a"], ["red-3-a"], ["red-4-a"]], [[], [HOOK], [HOOK]], pile=[])
    s.turn("red-2-a", "red-1").tow("green-1").tow("black-1")
    assert s.state.winners == (0, 1, 2)
    assert GAME.scores(s.state) == [1, 1, 1]


@rule("TR-173")
def test_the_turn_of_the_first_arrival_may_be_the_last():
    """The moved ship's team has another ship on the way and does not win."""
    ships = {"red-1": "43n", "black-1": "44n", "black-2": "43a"}
    hands = [["green-1-a"], ["red-2-a"], ["green-2-a"]]
    s = Stage(3, ships, hands, [[], [], [HOOK] * 2], pile=["light_speed"] * 6, turn=1)
    s.turn("red-2-a", "red-1").tow("black-2").tow("black-1").draws(*["light_speed"] * 6)
    assert s.state.winners == (2,)
    assert s.at("red-2") == "0s"
    assert [args["ship"] for args in s.tells("ship-finished")] == ["red-1", "black-2", "black-1"]


@rule("TR-174")
def test_the_other_teams_are_not_ranked():
    """Green has a ship home and is well ahead of black: both get the same result."""
    ships = {"red-1": "45f", "red-2": "44n", "green-1": "45f", "green-2": "43n"}
    s = Stage(3, ships, [["red-1-a"], ["red-2-a"], ["red-3-a"]], pile=[]).turn("red-1-a", "red-2")
    assert GAME.scores(s.state) == [1, 0, 0]
    assert s.tells("game-ended") == [{"teams": [0], "seats": [0]}]


@rule("TR-175")
@pytest.mark.parametrize("mover", range(4))
def test_it_does_not_matter_who_moved_the_last_ship(mover: int):
    ships = home("red-1", "green-1", "yellow-1", seats=4) | {"red-1": "44n"}
    hands = [[f"red-{seat + 2}-b"] for seat in range(4)]
    hands[mover] = ["red-1-a"]
    s = Stage(4, ships, hands, pile=[], turn=mover).turn("red-1-a", "red-1")
    assert s.state.winners == (0,)
    assert GAME.scores(s.state) == [1, 0, 1, 0]
