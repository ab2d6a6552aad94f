"""Cards of a finished colour are jokers (TR-160 … TR-163)."""

import pytest

from starhaul.race.actions import Play
from tests.race.stage import GAME, Stage
from tests.rules import rule

GREEN_HOME = {"green-1": "45f", "green-2": "45f"}


def options(s: Stage, card: str) -> list[str | None]:
    return [option.ship for option in s.question.options or () if option.card == card]


@rule("TR-160")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_joker_moves_any_unfinished_ship_whoever_owns_it(seats: int, seat: int):
    hands = [[f"red-{n + 1}-a"] for n in range(seats)]
    hands[seat] = ["green-3-a"]
    s = Stage(seats, GREEN_HOME, hands, turn=seat, pile=[])
    everybody = ["black-1", "black-2", "red-1", "red-2", "yellow-1", "yellow-2"]
    assert s.offered("ship") == everybody
    s.turn("green-3-a", "yellow-2")
    assert s.at("yellow-2") == "3b"


@rule("TR-160")
def test_a_colour_without_an_unfinished_ship_cannot_be_named():
    ships = {**GREEN_HOME, "red-1": "45f", "red-2": "45f", "black-1": "45f"}
    s = Stage(ships=ships, hands=[["green-3-a"], ["red-1-a"]], pile=[])
    assert s.offered("ship") == ["black-2", "yellow-1", "yellow-2"]
    for ship in ("red-1", "green-1", "black-1"):
        assert s.refused(0, Play("green-3-a", ship)) == "not-an-option"


@rule("TR-160")
def test_cards_in_hand_and_later_ones_become_jokers():
    """Green comes home in the turn before; the green cards already in hand are jokers now."""
    ships = {"green-1": "45f", "green-2": "44n"}
    hands = [["green-1-a", "red-2-b"], ["green-5-a", "red-1-a"]]
    s = Stage(ships=ships, hands=hands, pile=[])
    s.turn("green-1-a", "green-2")
    assert options(s, "green-5-a") == ["black-1", "black-2", "red-1", "red-2", "yellow-1", "yellow-2"]
    assert options(s, "red-1-a") == ["red-1", "red-2"]


@rule("TR-160", "TR-182")
def test_the_named_colour_is_told():
    s = Stage(ships=GREEN_HOME, hands=[["green-3-a"], ["red-1-a"]], pile=[]).turn("green-3-a", "black-2")
    assert s.tells("card-played") == [{"seat": 0, "card": "green-3-a", "ship": "black-2", "named": "black"}]


@rule("TR-161")
@pytest.mark.parametrize(
    ("at", "bonus", "end"),
    [
        ("10n", None, "13n"),
        ("7h", None, "13n"),
        ("5a", None, "6n"),
        ("10n", "light_speed", "16n"),
        ("8n", None, "10n"),
    ],
)
def test_the_number_stays_and_all_other_rules_apply(at: str, bonus: str | None, end: str):
    """Seat 1 plays a green 3 as black; only the owner of black and the team-mate may help."""
    ships = {**GREEN_HOME, "black-1": at}
    cards = [[bonus] if bonus else [], ["light_speed"]]
    s = Stage(ships=ships, hands=[["red-1-a"], ["green-3-a"]], bonus=cards, turn=1, pile=[])
    s.turn("green-3-a", "black-1")
    if bonus is not None:
        assert s.asked == (0, "departure")
        s.bonus(bonus)
    assert s.at("black-1") == end
    assert s.held(1) == ["light_speed"]


@rule("TR-161")
def test_a_ship_moved_by_a_joker_can_be_towed_behind():
    ships = {**GREEN_HOME, "black-1": "13n", "yellow-1": "14a"}
    s = Stage(ships=ships, hands=[["green-6-a"], ["red-1-a"]], bonus=[[], ["tow_hook"]], pile=[])
    assert s.turn("green-6-a", "black-1").tow("yellow-1").at("yellow-1") == "19n"


@rule("TR-162")
def test_a_card_with_one_unfinished_ship_is_no_joker():
    s = Stage(ships={"green-1": "45f"}, hands=[["green-3-a"], ["red-1-a"]], pile=[])
    assert s.offered("ship") == ["green-2"]
    assert s.refused(0, Play("green-3-a", "red-1")) == "not-an-option"


@rule("TR-162")
def test_whether_a_card_is_a_joker_is_decided_when_it_is_played():
    """The green card that brings green home is not one; the next one is."""
    ships = {"green-1": "45f", "green-2": "44n"}
    hands = [["green-1-a", "green-1-b"], ["red-1-a", "red-2-a"]]
    s = Stage(ships=ships, hands=hands, pile=[])
    assert options(s, "green-1-a") == options(s, "green-1-b") == ["green-2"]
    s.turn("green-1-a", "green-2").turn("red-1-a", "red-1")
    assert "named" not in s.tells("card-played")[0]
    assert len(options(s, "green-1-b")) == 6


@rule("TR-163")
def test_with_three_players_a_finished_colour_is_the_end():
    hands = [["green-1-a", "green-2-a"], ["red-1-a", "red-2-a"], ["red-1-b", "red-2-b"]]
    s = Stage(3, {"green-1": "45f", "green-2": "44n"}, hands, pile=[]).turn("green-1-a", "green-2")
    assert GAME.is_over(s.state)
    assert s.state.winners == (1,)


@rule("TR-163")
def test_with_three_players_there_are_no_jokers():
    """A position that cannot be reached: green is home and the race continues."""
    s = Stage(3, GREEN_HOME, [["green-3-a"], ["red-1-a"], ["red-1-b"]], pile=[])
    assert s.offered("ship") == [None]
    assert s.refused(0, Play("green-3-a", "red-1")) == "not-an-option"
