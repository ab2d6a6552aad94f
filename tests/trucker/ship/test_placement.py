"""Attaching tiles (BLD-10 … BLD-19, RUL-15) and hulls as values."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhaul.kernel.errors import Refusal
from starhaul.trucker.data.rule_data import EDITIONS
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.ship.board import board_of, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.placement import check_placement, placements
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults
from tests.rules import rule
from tests.trucker.ship.random_ships import random_ship
from tests.trucker.shipyard import at, yard

CABIN = 35
"""Connectors 2 1 2 1."""

EVERY_TILE = [(edition, tile) for edition in EDITIONS for tile in range(1, len(tile_set(edition).records))]


def refused(ship: ShipPlan, place: tuple[int, int], tile: int, turn: int = 0, *, strict: bool = False) -> str:
    with pytest.raises(Refusal) as caught:
        check_placement(ship.ship.hull, ship.zone, at(ship, *place), tile, turn, strict=strict)
    return f"{caught.value.code} {caught.value.rule}"


@rule("BLD-10", "RUL-15")
def test_a_tile_goes_on_an_empty_cell_of_the_zone_next_to_another() -> None:
    ship = yard("II", "7,6 cabin ....")
    check_placement(ship.ship.hull, ship.zone, at(ship, 6, 7), CABIN, 0)
    assert refused(ship, (7, 6), CABIN) == "cell-taken BLD-10"
    assert refused(ship, (5, 8), CABIN) == "not-adjacent BLD-10"
    assert refused(ship, (3, 4), CABIN) == "outside-zone BLD-10"


@rule("BLD-15", "RUL-15")
def test_a_connector_must_meet_a_connector() -> None:
    ship = yard("II", "7,6 battery 0.3.")
    assert refused(ship, (7, 5), CABIN) == "not-joined BLD-15"


@rule("BLD-16", "BLD-32", "RUL-15")
def test_mistakes_are_accepted_unless_the_yard_is_strict() -> None:
    """Single against double: an error like any other."""
    ship = yard("II", "7,6 cabin 1...")
    check_placement(ship.ship.hull, ship.zone, at(ship, 7, 5), CABIN, 0)
    assert refused(ship, (7, 5), CABIN, strict=True) == "faulty-placement RUL-15"


@rule("LM-013")
def test_the_first_tile_of_a_class_c_ship_goes_anywhere() -> None:
    ship = yard("IIIC")
    assert placements(ship.ship.hull, ship.zone, CABIN) == (board_of("1e", "IIIC").ordinary,) * 4
    classic = yard("II", start=False)
    assert placements(classic.ship.hull, classic.zone, CABIN) == (0, 0, 0, 0)


@rule("LM-086", "LM-090", "LM-091")
def test_a_tile_may_begin_an_empty_yard_but_not_a_second_group_in_one() -> None:
    begun = yard("IVC", "3,4 structural ....")
    allowed = placements(begun.ship.hull, begun.zone, CABIN)[0]
    assert allowed >> at(begun, 7, 4) & 1, "another yard"
    assert not allowed >> at(begun, 4, 2) & 1, "the same yard, not joined"
    joined = yard("IVC", "3,4 structural ....", yard_dice=[3])
    allowed = placements(joined.ship.hull, joined.zone, CABIN)[0]
    assert not allowed >> at(joined, 7, 4) & 1, "one yard since the die"
    untouched = yard("IVC", "2,8 structural ....", yard_dice=[3])
    allowed = placements(untouched.ship.hull, untouched.zone, CABIN)[0]
    assert allowed >> at(untouched, 5, 3) & 1, "a newly opened cell may be the first"


@rule("BLD-17", "BLD-18", "BLD-19")
@pytest.mark.parametrize("name", ["1e", "2e"])
def test_strict_placements_are_exactly_those_without_a_new_fault(name: str) -> None:
    rng = random.Random(name)
    for _ in range(20):
        ship = parse(msgspec.json.encode(random_ship(rng, name, "II", legal=True)))
        hull = ship.ship.hull
        tile = rng.choice([n for n in range(1, len(tile_set(name).records)) if n not in hull.tiles])
        if tile in tile_set(name).starting_cabins:
            continue
        loose = placements(hull, ship.zone, tile)
        strict = placements(hull, ship.zone, tile, strict=True)
        for turn in range(4):
            assert not strict[turn] & ~loose[turn]
            for cell in cells_of(loose[turn]):
                clean = not faults(hull.place(cell, tile, turn), ship.zone)
                assert clean == bool(strict[turn] >> cell & 1)


# --- hulls as values ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "tiles"), [("1e", 144), ("2e", 156)])
def test_every_tile_of_the_edition_is_tried(name: str, tiles: int) -> None:
    assert [tile for edition, tile in EVERY_TILE if edition == name] == list(range(1, tiles + 1))


@pytest.mark.parametrize("turn", range(4))
def test_four_turns_are_none(turn: int) -> None:
    for edition, tile in EVERY_TILE:
        placed = tile_set(edition).placed[tile]
        connectors = placed[turn].connectors
        assert placed[(turn + 1) % 4].connectors == (connectors[3], *connectors[:3])
        as_laid = hull = Hull.empty(board_of(edition, "III")).place(20, tile, turn)
        for quarter in range(1, 5):
            hull = hull.rotate(20, (turn + quarter) % 4)
        assert hull == as_laid


@given(st.integers(1, 144), st.integers(0, 3), st.integers(0, 35), st.integers(0, 35))
def test_moving_there_and_back_changes_nothing(tile: int, turn: int, here: int, there: int) -> None:
    hull = Hull.empty(board_of("1e", "IIIC")).place(here, tile, turn)
    moved = hull.move(here, there, (turn + 1) % 4)
    assert (moved.tiles[there], moved.rotations[there]) == (tile, (turn + 1) % 4)
    assert moved.move(there, here, turn) == hull


@given(st.integers(0, 2**32), st.integers(-6, 6), st.integers(-6, 6))
def test_a_ship_carried_round_the_torus_is_the_same_ship(seed: int, right: int, rear: int) -> None:
    """Moving every tile of a IIIC ship by the same distance changes no
    fault, no part and no open connector."""
    rng = random.Random(seed)
    ship = parse(msgspec.json.encode(random_ship(rng, "1e", "IIIC", legal=False)))
    hull, board = ship.ship.hull, ship.ship.hull.board

    def carried(cell: int) -> int:
        row, column = divmod(cell, 6)
        return (row + rear) % 6 * 6 + (column + right) % 6

    there = {carried(cell): (hull.tiles[cell], hull.rotations[cell]) for cell in cells_of(hull.occupied)}
    other = Hull.of(board, there)
    assert sorted(map(int.bit_count, other.parts)) == sorted(map(int.bit_count, hull.parts))
    assert [m.bit_count() for m in other.open_connectors] == [m.bit_count() for m in hull.open_connectors]
    before = sorted((f.rule, len(f.cells)) for f in faults(hull, ship.zone) if f.rule != "CHK-08")
    assert before == sorted((f.rule, len(f.cells)) for f in faults(other, ship.zone) if f.rule != "CHK-08")


def test_a_hull_is_the_same_however_it_was_made() -> None:
    rng = random.Random("hulls")
    for edition, class_ in (("1e", "III"), ("1e", "IVC"), ("2e", "II")):
        for _ in range(30):
            hull = parse(msgspec.json.encode(random_ship(rng, edition, class_, legal=False))).ship.hull
            cells = list(cells_of(hull.occupied))
            rng.shuffle(cells)
            again = Hull.empty(hull.board)
            for cell in cells:
                again = again.place(cell, hull.tiles[cell], hull.rotations[cell])
            assert again == hull
            assert (again.layers, again.occupied) == (hull.layers, hull.occupied)
            some = sum(1 << cell for cell in cells[: len(cells) // 2])
            left = {c: (hull.tiles[c], hull.rotations[c]) for c in cells_of(hull.occupied & ~some)}
            assert hull.remove(some).layers == Hull.of(hull.board, left).layers


def test_a_taken_cell_is_never_overwritten() -> None:
    with pytest.raises(ValueError, match="taken"):
        yard("II").ship.hull.place(yard("II").ship.hull.board.start or 0, CABIN)


def test_ships_compare_by_value() -> None:
    one, other = yard("II", "7,6 cabin ....").ship, yard("II", "7,6 cabin ....").ship
    assert one == other
    assert hash(one) == hash(other)
    assert one != other.with_crew(one.hull.board.start or 0, 1)
    assert one != Ship.bare(one.hull)
    assert {one.hull, other.hull} == {one.hull}
