"""Epidemic (CRD-EPIDEMIC, RUL-66)."""

from starhaul.trucker.data import rule_data
from starhaul.trucker.parts.records import Epidemic
from starhaul.trucker.ship.ship import BROWN, PURPLE
from tests.rules import about, rule
from tests.trucker.cards.fleet import ALIENS, BOTH, bare
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

ROW = (
    "7,7 start humans=2",
    "8,7 cabin 2122 alien=purple",
    "8,8 life_support_purple 3...",
    "9,7 cabin .1.1 humans=0",
    "10,7 cabin ...1 humans=2",
)


def crews(t: Table, *places: tuple[int, int], seat: int = 0) -> list[int]:
    return [t.state.ships[seat].crew[t.cell(*place)] for place in places]


@rule("CRD-EPIDEMIC-01", "RUL-66", "RUL-07")
@BOTH
def test_each_occupied_cabin_joined_to_another_loses_one(edition: str) -> None:
    lines = ("6,7 cabin 1211", "8,7 cabin 2122")
    t = Table(yard("III", *lines, edition=edition), bare(edition)).play(Epidemic())
    assert not t.asked
    assert crews(t, (6, 7), (7, 7), (8, 7)) == [1, 1, 1], "one each, at one moment"
    assert t.crew(1) == 2, "a cabin alone is safe"


@rule("CRD-EPIDEMIC-01", "CRD-EPIDEMIC-02", "RUL-66", "EX-46")
def test_an_empty_cabin_neither_loses_nor_infects() -> None:
    """2 humans, alien, empty, 2 humans in a row; the starting cabin is the first of them."""
    row = yard("III", *ROW)
    joints = row.ship.hull.joints
    t = Table(row, bare())
    places = ((7, 7), (8, 7), (9, 7), (10, 7))
    assert all(joints[1] >> t.cell(*place) & 1 for place in places[:3]), "all joined"
    t.play(Epidemic())
    assert crews(t, *places) == [1, 0, 0, 2]


@rule("RUL-66")
def test_an_alien_alone_in_its_cabin_dies_of_it() -> None:
    t = Table(yard("III", *ALIENS), bare())
    assert crews(t, (6, 7), (7, 7), (8, 7)) == [PURPLE, 2, BROWN]
    t.play(Epidemic())
    assert crews(t, (6, 7), (7, 7), (8, 7)) == [0, 1, 0]


@rule("RUL-66")
def test_cabins_that_touch_with_smooth_sides_are_not_affected() -> None:
    """Both are joined to a structural module between them and the starting cabin, not to each other."""
    lines = ("6,7 structural 13.3", "6,6 cabin 0.1.", "5,6 cabin .0..", "7,7 start humans=0")
    filled = [line + " humans=2" if "cabin" in line else line for line in lines]
    t = Table(yard("III", *filled), bare()).play(Epidemic())
    assert crews(t, (5, 6), (6, 6)) == [2, 2]


@rule("CRD-EPIDEMIC-01")
@about("GIV-05")
@BOTH
def test_on_every_ship_and_a_ship_without_humans_gives_up(edition: str) -> None:
    lines = ("7,7 start humans=1", "6,7 cabin 1211 humans=1")
    ship = yard("III", *lines, edition=edition)
    t = Table(ship, ship).play(Epidemic())
    assert (t.crew(0), t.crew(1)) == (0, 0)
    assert t.gave_up == ["no_humans", "no_humans"]


@rule("CRD-EPIDEMIC-01")
def test_a_player_who_has_given_up_is_spared() -> None:
    ship = yard("III", "6,7 cabin 1211")
    t = Table(ship, ship).gone(1).play(Epidemic())
    assert (t.crew(0), t.crew(1)) == (2, 4)


@rule("CRD-EPIDEMIC-03")
def test_the_card_occurs_in_rounds_two_and_three() -> None:
    levels = [card.level for card in rule_data.cards("1e").cards if isinstance(card, Epidemic)]
    assert levels == [2, 3]
