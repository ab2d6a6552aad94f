"""IIIC: meteors, shots and sabotage on a torus (LM-068 … LM-077)."""

import pytest

from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.match.actions import Defend
from starhaul.trucker.parts.records import CombatZone, MeteorSwarm, Sabotage, Threat, UnderFire
from tests.rules import rule
from tests.trucker.cards.fleet import crew_line, large, pirates, small
from tests.trucker.latest.dock import Place
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

COLUMN = ("2,2 structural 3.3.", "2,3 structural 3.3.", "2,4 start")
"""Three tiles one behind the other in rows 2 to 4 of column 2."""
ROW = ("2,4 start", "3,4 structural .3.3", "4,4 structural .3.3")
"""Three tiles side by side in columns 2 to 4 of row 4."""
CREW = ("3,3 start", "4,3 cabin ...1")
SIDES = ["front", "right", "rear", "left"]


def struck(ship: ShipPlan, threat: tuple[Threat, ...], *dice: tuple[int, int]) -> list[Place]:
    """The tiles that meteors destroy one after the other; the ship is alone."""
    t = Table(ship, yard("IIIC", *CREW)).gone(1).play(MeteorSwarm(meteors=threat)).dice(*dice)
    t.defaults()
    return [t.board.coordinates_of(told["cell"]) for told in t.heard("tile-hit")]


# --- where a hit goes --------------------------------------------------------------------------------------


@rule("LM-068")
@pytest.mark.parametrize("side", SIDES)
def test_the_first_die_names_the_column_from_the_left_the_second_the_row_from_the_front(side: str) -> None:
    ship = yard("IIIC", "5,2 cargo 1...", "2,5 cargo 1...", "5,1 cargo 1...", "4,2 cargo 1...")
    assert struck(ship, large(side), (5, 2)) == [(5, 2)]
    assert struck(ship, large(side), (2, 5)) == [(2, 5)]


@rule("LM-068")
def test_both_dice_are_rolled_for_every_hit() -> None:
    t = Table(yard("IIIC", *CREW), yard("IIIC", *CREW)).gone(1)
    t.play(MeteorSwarm(meteors=large("front", "left"))).dice((1, 1), (1, 1))
    assert [told["dice"] for told in t.heard("threat-rolled")] == [[1, 1], [1, 1]]


@rule("LM-069")
@pytest.mark.parametrize(
    ("side", "lines", "dice", "first"),
    [
        ("front", COLUMN, (2, 3), (2, 3)),
        ("front", COLUMN, (2, 1), (2, 2)),
        ("front", COLUMN, (2, 5), (2, 2)),
        ("rear", COLUMN, (2, 3), (2, 3)),
        ("rear", COLUMN, (2, 6), (2, 4)),
        ("rear", COLUMN, (2, 1), (2, 4)),
        ("left", ROW, (3, 4), (3, 4)),
        ("left", ROW, (1, 4), (2, 4)),
        ("left", ROW, (5, 4), (2, 4)),
        ("right", ROW, (3, 4), (3, 4)),
        ("right", ROW, (6, 4), (4, 4)),
        ("right", ROW, (1, 4), (4, 4)),
    ],
)
def test_a_tile_on_the_cell_is_struck_or_else_the_next_one_in_the_direction_of_travel_over_the_edge(
    side: str, lines: tuple[str, ...], dice: tuple[int, int], first: Place
) -> None:
    assert struck(yard("IIIC", *lines), large(side), dice) == [first]


@rule("LM-070")
@pytest.mark.parametrize(
    ("side", "dice"), [("front", (3, 4)), ("rear", (1, 4)), ("left", (2, 5)), ("right", (2, 1))]
)
def test_if_the_whole_line_is_empty_the_hit_misses(side: str, dice: tuple[int, int]) -> None:
    ship = yard("IIIC", *COLUMN)
    t = Table(ship, ship).gone(1).play(MeteorSwarm(meteors=large(side))).dice(dice)
    assert t.seats_told("threat-missed") == [0]
    assert len(t.tiles(0)) == 3


# --- small meteors and shields -----------------------------------------------------------------------------


@rule("LM-071")
def test_a_tile_inside_the_ship_with_a_joined_connector_is_safe() -> None:
    t = Table(yard("IIIC", *COLUMN), yard("IIIC", *CREW)).gone(1)
    t.play(MeteorSwarm(meteors=small("front", "rear"))).dice((2, 3), (2, 3))
    assert [told["cell"] for told in t.heard("meteor-bounced")] == [t.cell(2, 3)] * 2
    assert len(t.tiles(0)) == 3


@rule("LM-071")
def test_a_tile_joined_over_the_edge_is_safe() -> None:
    ship = yard("IIIC", "2,1 start", "2,6 cargo ..3.")
    assert struck(ship, small("front"), (2, 1)) == []
    assert struck(ship, small("rear"), (2, 6)) == []


@rule("LM-071")
def test_without_a_connector_on_that_side_a_small_meteor_bounces_off_otherwise_it_destroys() -> None:
    smooth, open_ = yard("IIIC", "2,3 cargo 0.3.", "2,4 start"), yard("IIIC", "2,3 cargo 3.1.", "2,4 start")
    assert struck(smooth, small("front"), (2, 3)) == []
    assert struck(open_, small("front"), (2, 3)) == [(2, 3)]


def under_fire(ship: ShipPlan, *shots: Threat) -> Table:
    """Seat 0 has the smaller crew and is shot at."""
    return Table(ship, yard("IIIC", *CREW)).play(CombatZone(rows=(crew_line(UnderFire(shots)),)))


SHIELDED = ("2,2 shield:front ..1.", "2,3 battery 1.1. batteries=1", "2,4 start humans=2")
"""The shield covers front and right."""


@rule("LM-071", "LM-072", "LM-075")
@pytest.mark.parametrize(
    ("side", "helps"), [("front", True), ("right", True), ("rear", False), ("left", False)]
)
def test_a_shield_works_by_its_orientation_whatever_cell_is_struck(side: str, helps: bool) -> None:
    t = under_fire(yard("IIIC", *SHIELDED), *small(side)).dice((2, 4))
    assert t.asked == ([(0, "defend")] if helps else [])
    if helps:
        t.answer(0, Defend(t.cell(2, 3)))
    assert ((2, 4) in t.tiles(0), t.batteries(0)) == (helps, 1 - helps)


@rule("LM-071", "LM-072")
def test_a_shield_stops_a_small_meteor_that_has_gone_round_the_ship() -> None:
    """It comes from the right, starts at column 1 and meets the open connector of the cabin on its way."""
    t = Table(yard("IIIC", *SHIELDED), yard("IIIC", *CREW)).gone(1)
    t.play(MeteorSwarm(meteors=small("right"))).dice((1, 4))
    assert t.asked == [(0, "defend")]
    t.answer(0, Defend())
    assert t.tiles(0) == [(2, 2), (2, 3)]


@rule("LM-075")
def test_a_small_shot_does_not_bounce_and_a_large_one_cannot_be_averted() -> None:
    t = under_fire(yard("IIIC", *COLUMN), *small("front")).dice((2, 2))
    assert t.tiles(0) == [(2, 3), (2, 4)]
    t = under_fire(yard("IIIC", *SHIELDED), *large("front")).dice((2, 2))
    assert (t.asked, t.tiles(0)) == ([], [(2, 3), (2, 4)])


# --- large meteors -----------------------------------------------------------------------------------------


def is_shot(cannon: str, side: str, target: Place) -> bool:
    """Whether this cannon shoots a large meteor that threatens a starting cabin on exactly that cell."""
    ship = yard("IIIC", f"{target[0]},{target[1]} start", f"{cannon} ....")
    t = Table(ship, yard("IIIC", *CREW)).gone(1).play(MeteorSwarm(meteors=large(side))).dice(target)
    assert (target in t.tiles(0)) == bool(t.heard("meteor-shot"))
    return bool(t.heard("meteor-shot"))


@rule("LM-073")
@pytest.mark.parametrize(
    ("cannon", "side", "shot"),
    [
        ("2,2 cannon:front", "front", True),
        ("2,5 cannon:front", "front", True),
        ("2,1 cannon:front", "front", True),
        ("3,2 cannon:front", "front", False),
        ("1,5 cannon:front", "front", False),
        ("2,5 cannon:rear", "front", False),
        ("2,4 cannon:rear", "rear", True),
        ("2,1 cannon:rear", "rear", True),
        ("3,4 cannon:rear", "rear", False),
        ("2,1 cannon:front", "rear", False),
        ("1,3 cannon:left", "left", True),
        ("5,3 cannon:left", "left", True),
        ("5,2 cannon:left", "left", True),
        ("5,4 cannon:left", "left", True),
        ("5,5 cannon:left", "left", False),
        ("5,1 cannon:left", "left", False),
        ("5,3 cannon:right", "left", False),
        ("1,4 cannon:right", "right", True),
        ("3,2 cannon:right", "right", True),
        ("3,5 cannon:right", "right", False),
    ],
)
def test_a_cannon_shoots_in_its_column_or_aside_in_its_own_and_neighbouring_rows_wherever_the_tile_lies(
    cannon: str, side: str, shot: bool
) -> None:
    """The meteor threatens a tile in column 2, row 3, from inside the board."""
    assert is_shot(cannon, side, (2, 3)) == shot


@rule("LM-073")
def test_a_cannon_in_the_column_shoots_though_the_threatened_tile_lies_behind_it() -> None:
    ship = yard("IIIC", "2,2 cannon:front ..1.", "2,3 battery 1.1.", "2,4 start")
    t = Table(ship, yard("IIIC", *CREW)).gone(1).play(MeteorSwarm(meteors=large("front"))).dice((2, 4))
    assert [told["cell"] for told in t.heard("meteor-shot")] == [t.cell(2, 4)]
    assert len(t.tiles(0)) == 3


@rule("LM-074")
@pytest.mark.parametrize(
    ("cannon", "side", "target", "shot"),
    [
        ("5,6 cannon:left", "left", (2, 1), True),
        ("5,1 cannon:left", "left", (2, 6), True),
        ("5,6 cannon:right", "right", (2, 1), True),
        ("5,1 cannon:right", "right", (2, 6), True),
        ("5,5 cannon:left", "left", (2, 1), False),
        ("5,2 cannon:right", "right", (2, 6), False),
        ("6,4 cannon:front", "front", (1, 2), False),
    ],
)
def test_rows_one_and_six_are_neighbouring_rows(cannon: str, side: str, target: Place, shot: bool) -> None:
    assert is_shot(cannon, side, target) == shot


# --- sabotage ----------------------------------------------------------------------------------------------


def sabotaged() -> Table:
    return Table(yard("IIIC", *COLUMN), yard("IIIC", *CREW)).play(Sabotage())


@rule("LM-076")
def test_sabotage_rolls_one_die_for_the_column_then_one_for_the_row() -> None:
    t = sabotaged().dice((2,), (3,))
    assert [told["axis"] for told in t.heard("sabotage-rolled")] == ["column", "row"]
    assert [told["cell"] for told in t.heard("tile-hit")] == [t.cell(2, 3)]


@rule("LM-076")
def test_an_empty_cell_is_a_failed_attempt_though_tiles_lie_further_on_and_there_are_three() -> None:
    t = sabotaged().dice((2,), (1,), (2,), (5,))
    assert (len(t.tiles(0)), t.rolls()) == (3, True)
    failed = sabotaged().dice((2,), (1,), (2,), (5,), (3,), (3,))
    assert (len(failed.tiles(0)), failed.rolls(), failed.seats_told("sabotage-failed")) == (3, False, [0])
    t.dice((2,), (2,))
    assert t.tiles(0) == [(2, 3), (2, 4)]
    assert not t.rolls()


# --- who rolls ---------------------------------------------------------------------------------------------


@rule("LM-077")
def test_the_leader_rolls_once_for_a_meteor_and_each_follows_it_on_their_ship() -> None:
    ships = yard("IIIC", *COLUMN), yard("IIIC", "3,6 start", "2,6 cargo .3.."), yard("IIIC", *CREW)
    t = Table(*ships, at=[10, 30, 20]).play(MeteorSwarm(meteors=large("front"))).dice((2, 5))
    assert [told["seat"] for told in t.heard("threat-rolled")] == [1]
    hit = [(told["seat"], t.board.coordinates_of(told["cell"])) for told in t.heard("tile-hit")]
    assert sorted(hit) == [(0, (2, 2)), (1, (2, 6))]
    assert t.seats_told("threat-missed") == [2]
    assert not t.rolls()


@rule("LM-077")
def test_the_hit_player_rolls_for_shots_and_the_first_defeated_for_all_at_pirates() -> None:
    t = under_fire(yard("IIIC", *COLUMN), *large("front")).dice((2, 5))
    assert [told["seat"] for told in t.heard("threat-rolled")] == [0]
    ships = yard("IIIC", *COLUMN), yard("IIIC", "3,6 start", "2,6 cargo .3..")
    t = Table(*ships, at=[10, 30]).play(pirates(5, *large("front"))).defaults().dice((2, 5))
    assert [told["seat"] for told in t.heard("threat-rolled")] == [1]
    hit = [(told["seat"], t.board.coordinates_of(told["cell"])) for told in t.heard("tile-hit")]
    assert sorted(hit) == [(0, (2, 2)), (1, (2, 6))]
