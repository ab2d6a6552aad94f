"""The ship check (chapter CHK): every fault by its rule, and the repair."""

import random

import msgspec
import pytest

from starhaul.kernel.errors import Refusal
from starhaul.trucker.data.edition import edition
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.repair import (
    contested,
    default_part,
    involved,
    keep_part,
    remove_marked,
    repaired,
    worst_tile,
)
from starhaul.trucker.ship.ship_check import faults
from tests.rules import about, rule
from tests.trucker.ship.random_ships import random_ship
from tests.trucker.shipyard import at, mask, places, yard


def found(yard: ShipPlan) -> list[tuple[str, list[tuple[int, int]]]]:
    hull = yard.ship.hull
    return [
        (fault.rule, [hull.board.coordinates_of(cell) for cell in fault.cells])
        for fault in faults(hull, yard.zone)
    ]


@rule("CHK-01", "BLD-12")
def test_a_ship_whose_sides_all_fit_has_no_fault() -> None:
    assert (
        found(yard("II", "7,6 cabin ..1.", "7,8 structural 3...", "8,7 battery 0..1", "6,7 cargo .2.0")) == []
    )


@rule("CHK-02", "EX-03")
def test_single_against_double() -> None:
    ship = yard("II", "7,6 cabin .1..", "8,6 cabin ...2")
    assert ("CHK-02", [(7, 6), (8, 6)]) in found(ship)


@rule("CHK-03", "EX-03")
@pytest.mark.parametrize("connector", "123")
def test_connector_against_smooth_side(connector: str) -> None:
    ship = yard("II", f"7,6 structural .{connector}3.", "8,7 structural 0..3", "8,6 battery ..00")
    assert found(ship) == [("CHK-03", [(7, 6), (8, 6)]), ("CHK-08", [(8, 6)])]


@rule("BLD-14", "EX-02", "CHK-08")
def test_two_smooth_sides_are_legal_but_join_nothing() -> None:
    ship = yard("II", "7,6 cabin 00..", "8,6 battery ..00")
    assert found(ship) == [("CHK-08", [(8, 6)])]


@rule("CHK-04")
def test_an_engine_points_anywhere_but_to_the_rear() -> None:
    assert ("CHK-04", [(6, 7)]) in found(yard("II", "6,7 engine:left .3.."))
    assert found(yard("II", "7,8 engine:rear 3...")) == []


@rule("CHK-05")
def test_a_tile_behind_an_engine() -> None:
    ship = yard("II", "6,7 engine:rear .3..", "7,8 structural 3..3", "6,8 battery 0...")
    assert ("CHK-05", [(6, 7), (6, 8)]) in found(ship)


@rule("CHK-05")
def test_the_cell_behind_is_the_one_the_exhaust_points_to() -> None:
    ship = yard("II", "6,7 engine:left .3..", "5,7 battery .0..")
    assert ("CHK-05", [(5, 7), (6, 7)]) in found(ship)
    assert ("CHK-04", [(6, 7)]) in found(ship)


@rule("CHK-06", "RUL-49")
def test_a_tile_before_a_muzzle() -> None:
    ship = yard("II", "7,6 cannon:front ..3.", "7,5 battery ..3.")
    assert found(ship) == [
        ("CHK-03", [(7, 5), (7, 6)]),
        ("CHK-06", [(7, 5), (7, 6)]),
        ("CHK-08", [(7, 5)]),
    ]


@rule("CHK-07")
def test_a_tile_outside_the_build_zone() -> None:
    assert ("CHK-07", [(7, 9)]) in found(yard("II", "7,8 structural 3.3.", "7,9 battery 3..."))


@rule("CHK-08", "RUL-26")
def test_a_bad_contact_does_not_join() -> None:
    ship = yard("II", "7,6 cabin 2.1.", "7,5 battery ..1.")
    assert found(ship) == [("CHK-02", [(7, 5), (7, 6)]), ("CHK-08", [(7, 5)])]


@rule("CHK-08")
def test_the_part_with_the_starting_cabin_is_not_the_loose_one() -> None:
    ship = yard("II", "7,4 battery ..3.", "7,5 structural 3.0.")
    assert [rule for rule, _ in found(ship)] == ["CHK-08"]
    assert found(ship)[0][1] == [(7, 4), (7, 5)]


@rule("LM-024", "LM-029")
@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("1", "1", []),
        ("2", "2", []),
        ("3", "3", []),
        ("0", "0", ["CHK-08"]),
        ("3", "1", ["CHK-08", "LM-024"]),
        ("2", "3", ["CHK-08", "LM-024"]),
        ("1", "2", ["CHK-02", "CHK-08"]),
        ("0", "3", ["CHK-03", "CHK-08"]),
    ],
)
def test_the_crack(left: str, right: str, expected: list[str]) -> None:
    ship = yard("IC", f"2,3 battery .{left}..", f"3,3 cargo ...{right}")
    assert [rule for rule, _ in found(ship)] == expected


@rule("LM-025", "LM-026", "LM-028")
def test_over_the_crack_an_empty_cell_allows_any_connector_and_matching_tiles_join() -> None:
    assert found(yard("IC", "2,3 battery .3..")) == []
    joined = yard("IC", "2,3 life_support_purple .3..", "3,3 cabin ...3 alien=purple")
    assert joined.ship.hull.parts == [joined.ship.hull.occupied]


@rule("LM-052", "LM-053", "LM-056")
def test_the_torus_joins_and_clashes_over_its_edges() -> None:
    joined = yard("IIIC", "1,3 cabin ...3", "6,3 battery .3..")
    assert found(joined) == []
    assert len(joined.ship.hull.parts) == 1
    clash = yard("IIIC", "4,1 cabin 1...", "4,6 battery ..0.")
    assert found(clash) == [("CHK-03", [(4, 1), (4, 6)]), ("CHK-08", [(4, 6)])]


@rule("LM-054", "LM-055")
def test_free_cells_over_the_edges_of_the_torus() -> None:
    assert ("CHK-06", [(3, 1), (3, 6)]) in found(yard("IIIC", "3,1 cannon:front ....", "3,6 battery ...."))
    assert ("CHK-05", [(3, 1), (3, 6)]) in found(yard("IIIC", "3,6 engine:rear ....", "3,1 battery ...."))
    assert ("CHK-06", [(1, 2), (6, 2)]) in found(yard("IIIC", "1,2 cannon:left ....", "6,2 battery ...."))
    assert ("CHK-06", [(1, 2), (6, 2)]) in found(yard("IIIC", "6,2 cannon:right ....", "1,2 battery ...."))


@rule("LM-096", "LM-087")
def test_each_ship_of_a_fleet_holds_together_by_itself() -> None:
    assert found(yard("IVC", "3,3 cabin ....", "7,3 battery ....")) == []
    two_groups = yard("IVC", "3,3 cabin ....", "2,5 battery ....")
    assert [rule for rule, _ in found(two_groups)] == ["CHK-08"]
    joined_yards = yard("IVC", "3,4 cabin ....", "7,4 battery ....", yard_dice=[3, 3])
    assert [rule for rule, _ in found(joined_yards)] == ["CHK-08"]


@rule("LM-079")
def test_a_cell_that_no_die_has_opened_is_outside_the_zone() -> None:
    assert ("CHK-07", [(5, 3)]) in found(yard("IVC", "5,3 cabin ....", yard_dice=[1, 6]))
    assert found(yard("IVC", "5,3 cabin ....", yard_dice=[3, 6])) == []
    assert found(yard("IVC", "5,3 cabin ....")) == []


# --- repair ------------------------------------------------------------------------------------------------


@rule("CHK-09", "RUL-25")
def test_only_tiles_involved_in_a_fault_can_be_removed() -> None:
    ship = yard("II", "7,6 cabin 2.1.", "7,5 battery ..1.", "8,7 battery ...1")
    hull = ship.ship.hull
    assert places(ship, involved(faults(hull, ship.zone))) == [(7, 5), (7, 6)]
    assert found(ShipPlan(ship.ship.without(mask(ship, (7, 5))), ship.zone)) == []
    with pytest.raises(Refusal) as refused:
        remove_marked(hull, ship.zone, mask(ship, (8, 7)))
    assert (refused.value.code, refused.value.rule) == ("not-involved", "RUL-25")


@rule("CHK-10", "CHK-12", "EX-25")
def test_what_hangs_on_a_removed_tile_comes_off_too_and_all_of_it_is_lost() -> None:
    """A cabin against a battery tile that does not fit; an engine is attached to the battery tile alone."""
    ship = yard("II", "8,7 cabin .1..", "9,7 battery 0.32", "9,8 engine:rear 3...")
    hull = ship.ship.hull
    assert found(ship) == [("CHK-02", [(8, 7), (9, 7)]), ("CHK-08", [(9, 7), (9, 8)])]
    without = remove_marked(hull, ship.zone, mask(ship, (9, 7)))
    parts = contested(without, ship.zone)
    kept = keep_part(without, ship.zone, parts[0])
    assert (hull.occupied & ~kept.occupied).bit_count() == 2


@rule("CHK-10", "HIT-19")
def test_the_owner_keeps_one_of_several_parts() -> None:
    ship = yard("II", "7,4 battery ..3.", "7,5 structural 3.0.")
    hull = ship.ship.hull
    small, large = contested(hull, ship.zone)
    assert keep_part(hull, ship.zone, small).occupied == small
    assert keep_part(hull, ship.zone, large).occupied == large
    with pytest.raises(Refusal):
        keep_part(hull, ship.zone, 1 << at(ship, 7, 4))


def kept(ship: ShipPlan) -> list[tuple[int, int]]:
    return places(ship, default_part(ship.ship.hull, ship.ship.hull.parts))


@about("RUL-08")
def test_by_default_the_part_with_most_places_for_humans_stays() -> None:
    """One cabin against two tiles in front of it, and two cabins against three tiles in front of them."""
    assert kept(yard("II", "7,4 battery ..3.", "7,5 structural 3.0.")) == [(7, 7)]
    more = yard("II", "6,6 cargo .3..", "7,6 cabin 0103", "8,6 battery ...3", "7,8 cabin 3...")
    assert kept(more) == [(7, 7), (7, 8)]


@about("RUL-08")
def test_among_parts_with_equal_places_the_one_with_most_tiles_stays() -> None:
    """Two cabins; only the one behind has another tile."""
    assert kept(yard("II", "7,6 cabin ..0.", "7,8 structural 3...")) == [(7, 7), (7, 8)]
    nobody = yard("II", "6,5 battery ....", "5,7 cargo .3..", "6,7 battery ...3", start=False)
    assert kept(nobody) == [(5, 7), (6, 7)]


@about("RUL-08")
def test_among_equal_parts_the_first_in_reading_order_stays() -> None:
    assert kept(yard("II", "7,6 cabin ..0.")) == [(7, 6)]
    assert kept(yard("II", "7,8 cabin 0...")) == [(7, 7)]
    assert kept(yard("II", "6,7 cabin .0..")) == [(6, 7)]


def worst(ship: ShipPlan) -> tuple[int, int]:
    return ship.ship.hull.board.coordinates_of(worst_tile(ship.ship.hull, ship.zone))


@rule("RUL-27")
def test_the_server_removes_the_tile_in_most_errors_even_the_starting_cabin() -> None:
    """It is in two errors, its neighbours in one each; without it more tiles are lost than without them."""
    assert worst(yard("II", "7,6 battery ..0.", "8,7 battery ...0", "7,8 structural 3...")) == (7, 7)


@rule("RUL-27")
def test_among_equals_the_server_spares_the_starting_cabin_before_all_else() -> None:
    """Both are in one error. The cabin comes first in reading order, and without it only one tile is lost."""
    assert worst(yard("II", "7,8 structural 03..", "8,8 battery 0..3")) == (7, 8)


@rule("RUL-27")
def test_among_equals_the_server_removes_the_tile_whose_removal_loses_fewest_tiles() -> None:
    """A bad contact between two tiles of the ship; another tile is attached to the first of them alone."""
    ship = yard("II", "7,5 battery ..3.", "7,6 structural 3.3.", "8,6 battery ..3.", "8,7 structural 3..3")
    assert worst(ship) == (8, 6)


@rule("RUL-27")
def test_among_equals_the_server_removes_the_first_tile_in_reading_order() -> None:
    assert worst(yard("II", "7,6 structural ..3.", "8,6 battery ..3.", "8,7 structural 3..3")) == (7, 6)


@rule("CHK-01", "CHK-09", "CHK-10", "CHK-11", "RUL-27")
@pytest.mark.parametrize("class_", ["I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC"])
def test_every_ship_can_be_repaired_and_nothing_is_added(class_: str) -> None:
    rng = random.Random(class_)
    for _ in range(25):
        ship = parse(msgspec.json.encode(random_ship(rng, "1e", class_, legal=False)))
        hull = ship.ship.hull
        fixed = repaired(hull, ship.zone)
        assert faults(fixed, ship.zone) == []
        assert fixed.occupied & ~hull.occupied == 0
        for cell in cells_of(fixed.occupied):
            assert (fixed.tiles[cell], fixed.rotations[cell]) == (hull.tiles[cell], hull.rotations[cell])


@rule("CHK-13")
def test_only_the_first_edition_fines_an_error_found_in_flight() -> None:
    assert edition("1e").fine_in_flight == 1
    assert edition("2e").fine_in_flight == 0
