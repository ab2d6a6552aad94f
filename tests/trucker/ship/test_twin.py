"""The fast ship rules against the naive implementation, on random ships of every class, legal and illegal."""

import random
from typing import Any

import msgspec
import pytest

from starhaul.trucker.data.edition import edition
from starhaul.trucker.files.ship_report import inspect
from starhaul.trucker.files.shipfile import ShipPlan, describe, parse
from starhaul.trucker.parts.terms import DIRECTIONS, SIDES
from starhaul.trucker.ship.board import Cell, Mask, cells_of
from starhaul.trucker.ship.insurance import weak_spot
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.strength import cannon_choices, engine_choices
from starhaul.trucker.ship.threats import shooters, strikes
from tests.effort import effort
from tests.trucker.ship import naive
from tests.trucker.ship.random_ships import random_ship

CLASSES = [
    *(("1e", class_) for class_ in ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")),
    *(("2e", class_) for class_ in ("I", "II", "III")),
]
CHUNKS = [
    pytest.param(0, id="first"),
    *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, effort(3, 20))),
]
SHIPS_PER_CHUNK = 100
LEGAL_EVERY = 8


@pytest.mark.many
@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize(("edition_name", "class_"), CLASSES)
def test_fast_and_slow_agree(edition_name: str, class_: str, chunk: int) -> None:
    rng = random.Random(f"{edition_name} {class_} {chunk}")
    for number in range(SHIPS_PER_CHUNK):
        file = random_ship(rng, edition_name, class_, legal=number % LEGAL_EVERY == 0)
        compare(file, rng)


def compare(file: dict[str, Any], rng: random.Random) -> None:
    yard = parse(msgspec.json.encode(file))
    slow = naive.NaiveShip(file)
    assert as_json(inspect(yard)) == as_json(naive.report(file)), file
    same_after_losses(yard, slow, rng)
    same_placements(yard, slow, rng)
    same_threats(yard, slow, rng)
    same_crew_rules(yard, slow)
    same_strengths(yard, slow)
    again = parse(msgspec.json.encode(describe(yard.ship)))
    assert again.ship == yard.ship


def as_json(report: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(report))


def places(yard: ShipPlan, cells: Mask) -> list[tuple[int, int]]:
    return [yard.ship.hull.board.coordinates_of(cell) for cell in cells_of(cells)]


def place(yard: ShipPlan, cell: Cell | None) -> tuple[int, int] | None:
    return None if cell is None else yard.ship.hull.board.coordinates_of(cell)


def same_after_losses(yard: ShipPlan, slow: naive.NaiveShip, rng: random.Random) -> None:
    hull = yard.ship.hull
    occupied = list(cells_of(hull.occupied))
    lost = rng.sample(occupied, min(len(occupied), rng.randint(1, 3)))
    mask = sum(1 << cell for cell in lost)
    parts = [places(yard, part) for part in hull.parts_without(mask)]
    assert parts == naive.joined_parts(slow, [hull.board.coordinates_of(cell) for cell in lost])
    assert parts == [places(yard, part) for part in hull.remove(mask).parts]


def same_placements(yard: ShipPlan, slow: naive.NaiveShip, rng: random.Random) -> None:
    hull = yard.ship.hull
    tiles = tile_set(hull.board.edition)
    tile = rng.choice([n for n in range(1, len(tiles.records)) if n not in tiles.starting_cabins])
    record = tiles.records[tile]
    for strict in (False, True):
        found = sorted(
            (*hull.board.coordinates_of(cell), turn)
            for turn, cells in enumerate(placements(hull, yard.zone, tile, strict=strict))
            for cell in cells_of(cells)
        )
        assert found == naive.placements(slow, record.id, strict), (record, strict)


def same_threats(yard: ShipPlan, slow: naive.NaiveShip, rng: random.Random) -> None:
    hull = yard.ship.hull
    board = hull.board
    for direction in DIRECTIONS:
        dice = tuple(rng.randint(1, 6) for _ in range(board.dice_per_threat))
        if board.needs_another_die(direction, dice):
            dice = (*dice, rng.randint(1, 6))
        found = strikes(hull, board.aim(direction, dice))
        expected = naive.struck(slow, SIDES[direction], list(dice))
        struck = [(SIDES[strike.direction], place(yard, strike.cell)) for strike in found]
        assert (struck or [(SIDES[direction], None)]) == expected, (direction, dice)
        shot_by = [
            (
                SIDES[strike.direction],
                place(yard, strike.cell),
                places(yard, guns.single),
                places(yard, guns.double),
            )
            for strike in found
            for guns in [shooters(hull, strike, edition(board.edition))]
        ]
        slow_guns = naive.shooters(slow, board.edition, SIDES[direction], list(dice))
        assert (shot_by or [(SIDES[direction], None, [], [])]) == slow_guns, (direction, dice)


def same_crew_rules(yard: ShipPlan, slow: naive.NaiveShip) -> None:
    ship, board = yard.ship, yard.ship.hull.board
    for at, colours in naive.aliens_allowed(slow).items():
        cell = board.cell_at(*at)
        assert cell is not None
        assert {str(alien) for alien in ship.aliens_allowed(cell)} == colours
    assert places(yard, ship.infected()) == naive.epidemic_victims(slow)
    if board.record.torus:
        assert weak_spot(ship.hull) == naive.weak_spot(slow)


def same_strengths(yard: ShipPlan, slow: naive.NaiveShip) -> None:
    ship = yard.ship
    engines, cannons = naive.engine_choices(slow), naive.cannon_choices(slow)
    if isinstance(engines, dict) and isinstance(cannons, dict):
        for group in ship.fleet():
            first = places(yard, group)[0]
            assert engine_choices(ship, group) == engines[first]
            assert [(paid, half / 2) for paid, half in cannon_choices(ship, group)] == cannons[first]
    else:
        assert engine_choices(ship) == engines
        assert [(paid, half / 2) for paid, half in cannon_choices(ship)] == cannons
