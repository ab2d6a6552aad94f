"""Aiming, bouncing, shooting and falling apart (chapter HIT, as far as it is geometry)."""

import pytest

from starhaul.trucker.data.edition import edition
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.records import WeakSpot
from starhaul.trucker.parts.terms import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.insurance import premium, weak_spot
from starhaul.trucker.ship.ship import BROWN, PURPLE
from starhaul.trucker.ship.threats import Strike, is_exposed, is_shielded, shooters, strikes
from tests.rules import about, rule
from tests.trucker.shipyard import at, mask, places, yard


def strike(yard: ShipPlan, direction: int, *dice: int) -> Strike:
    (found,) = strikes(yard.ship.hull, yard.ship.hull.board.aim(direction, dice))
    return found


def target(yard: ShipPlan, direction: int, *dice: int) -> tuple[int, int] | None:
    cell = strike(yard, direction, *dice).cell
    return None if cell is None else yard.ship.hull.board.coordinates_of(cell)


def can_shoot(
    yard: ShipPlan, direction: int, *dice: int
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    found = shooters(yard.ship.hull, strike(yard, direction, *dice), edition(yard.ship.hull.board.edition))
    return places(yard, found.single), places(yard, found.double)


COLUMN = ("7,6 cabin 3.1.", "7,5 battery ..3.", "7,8 structural 3...")


@rule("HIT-01", "HIT-02", "HIT-03")
def test_a_threat_aims_at_the_first_tile_on_its_way() -> None:
    ship = yard("II", *COLUMN)
    assert target(ship, FRONT, 3, 4) == (7, 5)
    assert target(ship, REAR, 3, 4) == (7, 8)
    assert target(ship, LEFT, 3, 4) == (7, 7)
    assert target(ship, RIGHT, 2, 4) == (7, 6)


@rule("HIT-03", "RUL-45")
def test_an_empty_line_or_a_number_off_the_board_is_a_miss() -> None:
    ship = yard("II", *COLUMN)
    assert target(ship, FRONT, 4, 4) is None
    assert strikes(ship.ship.hull, ship.ship.hull.board.aim(FRONT, (1, 1))) == []


@rule("HIT-04", "RUL-48", "EX-47")
def test_a_small_meteor_bounces_off_a_smooth_side() -> None:
    ship = yard("II", "7,6 battery 0.3.")
    assert not is_exposed(ship.ship.hull, strike(ship, FRONT, 3, 4))


@rule("HIT-04", "RUL-49")
def test_muzzles_and_exhausts_are_smooth() -> None:
    ship = yard("II", "7,6 cannon:front ..3.", "7,8 engine:rear 3...")
    assert not is_exposed(ship.ship.hull, strike(ship, FRONT, 3, 4))
    assert not is_exposed(ship.ship.hull, strike(ship, REAR, 3, 4))


@rule("HIT-05", "HIT-13", "HIT-15", "LM-112")
def test_an_open_connector_needs_a_shield_for_the_direction() -> None:
    ship = yard("II", "7,6 battery 1.3.", "8,7 shield:front ...3")
    hull = ship.ship.hull
    hit = strike(ship, FRONT, 3, 4)
    assert is_exposed(hull, hit)
    assert is_shielded(hull, hit, hull.occupied)
    assert not is_shielded(hull, strike(ship, REAR, 3, 4), hull.occupied)
    assert not is_shielded(hull, hit, mask(ship, (7, 6))), "only a shield on the same ship of a fleet"


@rule("HIT-07", "HIT-08", "EX-32")
@pytest.mark.parametrize("name", ["1e", "2e"])
def test_from_the_front_only_the_same_column_shoots(name: str) -> None:
    ship = yard("III", "6,6 cannon:front ....", "8,6 double_cannon:front ....", edition=name)
    assert can_shoot(ship, FRONT, 3, 4) == ([], [])
    assert can_shoot(ship, FRONT, 2, 4) == ([(6, 6)], [])
    assert can_shoot(ship, FRONT, 4, 4) == ([], [(8, 6)])


@rule("HIT-09a", "HIT-09b", "EX-31")
@pytest.mark.parametrize("name", ["1e", "2e"])
@pytest.mark.parametrize(("row", "hit"), [(5, False), (6, True), (7, True), (8, True), (9, False)])
def test_from_a_side_the_neighbouring_rows_shoot_too(name: str, row: int, hit: bool) -> None:
    ship = yard("III", "6,7 cannon:left .3..", edition=name)
    assert can_shoot(ship, LEFT, row - 3, 3)[0] == ([(6, 7)] if hit else [])
    assert can_shoot(ship, RIGHT, row - 3, 3)[0] == [], "it points the other way"


@rule("HIT-09b", "RUL-47", "EX-33")
@pytest.mark.parametrize(("name", "columns"), [("1e", [7]), ("2e", [6, 7, 8])])
def test_from_the_rear_the_editions_differ(name: str, columns: list[int]) -> None:
    ship = yard("III", "7,8 cannon:rear 3...", edition=name)
    found = [column for column in range(5, 10) if can_shoot(ship, REAR, column - 3, 3)[0]]
    assert found == columns


@rule("HIT-10", "HIT-11", "RUL-46", "EX-51")
def test_a_cannon_inside_the_ship_shoots_along_its_line() -> None:
    ship = yard("III", "7,4 battery ....", "7,6 cannon:front ....", "7,8 double_cannon:front ....")
    assert can_shoot(ship, FRONT, 3, 4) == ([(7, 6)], [(7, 8)])


@rule("HIT-12", "EX-34")
@about("END-04", "CRD-DUST-02")
def test_open_connectors_at_a_hole_count_but_are_never_hit() -> None:
    """A ring of eight tiles, smooth outside; the tiles ahead of and behind the hole point into it."""
    ring = yard(
        "III",
        "6,6 cargo 0330",
        "7,6 structural 0313",
        "8,6 special_cargo 0033",
        "6,7 battery 3030",
        "8,7 special_cargo 3030",
        "6,8 battery 3200",
        "7,8 structural 2303",
        "8,8 cabin 2003",
        start=False,
    )
    hull = ring.ship.hull
    assert hull.parts == [hull.occupied]
    assert [cells.bit_count() for cells in hull.open_connectors] == [1, 0, 1, 0]
    for direction in (FRONT, RIGHT, REAR, LEFT):
        for line in (6, 7, 8):
            assert not is_exposed(hull, strike(ring, direction, line - 3, 3))


@rule("HIT-17", "HIT-18", "HIT-20")
def test_what_is_no_longer_joined_falls_off_with_its_contents() -> None:
    ship = yard("II", *COLUMN)
    lost = mask(ship, (7, 6))
    parts = ship.ship.hull.parts_without(lost)
    assert [places(ship, part) for part in parts] == [[(7, 5)], [(7, 7), (7, 8)]]
    after = ship.ship.without(lost | parts[0])
    assert after.crew_count() == ship.ship.crew_count() - 2
    assert after.battery_count() == 0
    assert places(ship, after.hull.occupied) == [(7, 7), (7, 8)]


@rule("HIT-19", "RUL-51")
def test_no_part_is_lost_by_itself() -> None:
    ship = yard("II", *COLUMN)
    assert len(ship.ship.hull.parts_without(mask(ship, (7, 7)))) == 2


@rule("HIT-21", "RUL-53", "EX-52")
def test_an_alien_leaves_with_its_last_life_support() -> None:
    ship = yard(
        "III",
        "6,7 cabin 1211 alien=purple",
        "6,6 life_support_purple ..1.",
        "6,8 life_support_purple 3...",
    )
    one_left = ship.ship.without(mask(ship, (6, 6))).without_stranded_aliens()
    assert one_left.crew[at(ship, 6, 7)] == PURPLE
    none_left = one_left.without(mask(ship, (6, 8))).without_stranded_aliens()
    assert none_left.crew[at(ship, 6, 7)] == 0
    assert none_left.hull.tiles[at(ship, 6, 7)], "the cabin stays"


@rule("PRE-03", "PRE-04", "PRE-05", "BLD-28", "RUL-33", "EX-29")
def test_where_aliens_may_live() -> None:
    ship = yard(
        "III",
        "7,6 life_support_purple .23.",
        "8,6 cabin 2..2",
        "8,5 life_support_brown ..2.",
        "6,7 cabin .3..",
    )
    assert ship.ship.aliens_allowed(at(ship, 8, 6)) == ["purple", "brown"]
    assert ship.ship.aliens_allowed(at(ship, 6, 7)) == []
    assert ship.ship.aliens_allowed(at(ship, 7, 7)) == [], "never in the starting cabin"
    assert ship.ship.habitable(BROWN) == mask(ship, (8, 6))


@rule("CRD-EPIDEMIC-01", "RUL-66", "EX-46")
def test_epidemic_strikes_occupied_cabins_joined_to_occupied_cabins() -> None:
    row = yard("III", "6,7 cabin .3.1", "5,7 cabin .1.2", "4,7 cabin .2..").ship
    cell = row.hull.board.cell_at
    ship = row.with_crew(cell(6, 7) or 0, 0).with_crew(cell(5, 7) or 0, PURPLE)
    assert [ship.hull.board.coordinates_of(c) for c in cells_of(ship.infected())] == [(4, 7), (5, 7)]


@rule("LM-036")
@about("LM-043")
def test_a_split_hit_strikes_two_rows_at_once() -> None:
    ship = yard("IIC", "2,3 battery ....", "3,5 cargo ....")
    found = strikes(ship.ship.hull, ship.ship.hull.board.aim(LEFT, (4,)))
    assert [ship.ship.hull.board.coordinates_of(strike.cell or 0) for strike in found] == [(2, 3), (3, 5)]


@rule("LM-041")
@about("LM-039")
def test_one_cannon_between_two_meteors_can_shoot_either() -> None:
    ship = yard("IIC", "3,4 cannon:right ....")
    both = strikes(ship.ship.hull, ship.ship.hull.board.aim(RIGHT, (4,)))
    guns = [places(ship, shooters(ship.ship.hull, strike, edition("1e")).single) for strike in both]
    assert guns == [[(3, 4)], [(3, 4)]]


@rule("LM-034", "LM-042")
def test_a_meteor_turned_aside_is_shot_from_neighbouring_rows_a_straight_one_is_not() -> None:
    ship = yard("IIC", "2,6 cannon:left ....", "3,3 cannon:front ....")
    turned = strikes(ship.ship.hull, ship.ship.hull.board.aim(FRONT, (1, 2)))
    assert [strike.direction for strike in turned] == [LEFT]
    assert places(ship, shooters(ship.ship.hull, turned[0], edition("1e")).single) == [(2, 6)]
    (straight,) = strikes(ship.ship.hull, ship.ship.hull.board.aim(FRONT, (3,)))
    assert not shooters(ship.ship.hull, straight, edition("1e")).single


@rule("LM-069", "LM-070", "LM-071", "LM-073")
def test_on_the_torus_a_hit_travels_on_and_a_joined_connector_is_safe() -> None:
    ship = yard("IIIC", "3,2 cabin ..1.", "3,3 battery 1...", "3,5 cannon:front ....")
    assert target(ship, FRONT, 3, 3) == (3, 3)
    assert not is_exposed(ship.ship.hull, strike(ship, FRONT, 3, 3))
    assert target(ship, FRONT, 3, 6) == (3, 2)
    assert target(ship, FRONT, 4, 6) is None
    assert can_shoot(ship, FRONT, 3, 3)[0] == [(3, 5)], "even if the threatened tile lies ahead of it"


@rule("LM-062", "LM-063", "LM-064")
def test_the_weak_spot_is_the_largest_empty_group_diagonals_and_edges_included() -> None:
    board = yard("IIIC").ship.hull.board
    insurance = board.record.insurance
    assert isinstance(insurance, WeakSpot)
    assert [premium(insurance, size) for size in range(9)] == [0, 0, 1, 3, 6, 10, 15, 15, 15]
    assert weak_spot(yard("IIIC").ship.hull) == 36

    def largest(*empty: tuple[int, int]) -> int:
        cells = sum(1 << (board.cell_at(column, row) or 0) for column, row in empty)
        return max(group.bit_count() for group in board.components(cells, diagonally=True))

    assert largest((1, 1), (2, 2), (4, 1), (5, 3), (2, 5), (3, 5), (5, 5)) == 2
    assert largest((1, 3), (1, 2), (2, 1), (6, 3), (3, 6), (3, 5), (6, 4)) == 7
    assert largest((1, 1), (6, 6)) == 2
