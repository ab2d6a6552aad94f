"""A ship as a row of numbers (`lane_layout`)."""

from collections.abc import Callable, Sequence
from functools import partial

from starhaul.odds import lane_layout as at
from starhaul.odds.odds_book import Book, Cells
from starhaul.trucker.flow.insurance_offer import cap_of
from starhaul.trucker.parts.records import OptionalInsurance, WeakSpot
from starhaul.trucker.parts.terms import DIRECTIONS, REAR
from starhaul.trucker.ship.board import Mask, Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.insurance import premium, weak_spot
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import BROWN, PURPLE, Ship


def ship_row(book: Book, ship: Ship, zone: Zone, bought: int = 0) -> list[int]:
    """A ship with what is aboard; `bought` is the premium it chose where insurance is optional."""
    row, hull, cells = [0] * at.SHIP_ROW, ship.hull, book.cells
    row[: at.ABOARD] = aboard_masks(cells, ship)
    row[at.SHIPS_AT_LAUNCH] = sum(1 << number for number in ships_of(zone, ship))
    row[at.REGIONS] = len(zone.regions)
    row[at.CAP], row[at.OWED] = insured(book, hull, bought)
    for number, region in enumerate(zone.regions):
        row[at.REGION + number] = cells.packed(region)
    _write_devices(row, hull, cells)
    for number, cell in enumerate(cells.of):
        row[at.LINKS + number] = cells.packed(hull.joined_to(1 << cell))
    return row


def _write_devices(row: list[int], hull: Hull, cells: Cells) -> None:
    layers, powered = hull.layers, 0
    for side in DIRECTIONS:
        row[at.CONNECTORS + side] = cells.packed(hull.connectors(side))
        row[at.JOINTS + side] = cells.packed(hull.joints[side])
        row[at.CANNONS + side] = cells.packed(layers[Layer.CANNON + side])
        row[at.DOUBLE_CANNONS + side] = cells.packed(layers[Layer.DOUBLE_CANNON + side])
        row[at.SHIELDS + side] = cells.packed(layers[Layer.SHIELD + side])
        powered |= layers[Layer.DOUBLE_CANNON + side] | layers[Layer.DOUBLE_ENGINE + side]
        powered |= layers[Layer.SHIELD + side]
    row[at.ENGINES] = cells.packed(layers[Layer.ENGINE + REAR])
    row[at.DOUBLE_ENGINES] = cells.packed(layers[Layer.DOUBLE_ENGINE + REAR])
    row[at.POWERED] = cells.packed(powered)
    row[at.PURPLE_AIR] = cells.packed(layers[Layer.LIFE_SUPPORT_PURPLE])
    row[at.BROWN_AIR] = cells.packed(layers[Layer.LIFE_SUPPORT_BROWN])
    for piece in range(at.PIECES):
        for first, layer in ((at.HOLDS, Layer.CARGO), (at.SPECIAL_HOLDS, Layer.SPECIAL_CARGO)):
            row[first + piece] = _where(cells, layers[layer], partial(_takes, hull, piece))


def _takes(hull: Hull, number: int, cell: int) -> bool:
    return hull.capacity(cell) > number


def _where(cells: Cells, mask: Mask, holds: Callable[[int], bool]) -> int:
    return sum(cells.bit(cell) for cell in cells_of(mask) if holds(cell))


def aboard_masks(cells: Cells, ship: Ship) -> list[int]:
    """Tiles and contents as masks, the first `ABOARD` entries of a seat in a lane."""
    tiles = ship.hull.occupied

    def at_least(values: Sequence[int], least: int) -> int:
        return _where(cells, tiles, lambda cell: values[cell] >= least)

    def with_code(codes: tuple[int, ...]) -> int:
        return _where(cells, tiles, lambda cell: ship.crew[cell] in codes)

    cubes = [bytes(packed >> 2 * colour & 3 for packed in ship.goods) for colour in range(at.COLOURS)]
    return [
        cells.packed(tiles),
        with_code((1, 2)),
        with_code((2,)),
        with_code((PURPLE,)),
        with_code((BROWN,)),
        *(at_least(ship.batteries, number + 1) for number in range(at.PIECES)),
        *(at_least(cubes[colour], number + 1) for colour in range(at.COLOURS) for number in range(at.PIECES)),
    ]


def ships_of(zone: Zone, ship: Ship) -> list[int]:
    """The ships of a fleet that have tiles; a single ship always counts."""
    built = [number for number, region in enumerate(zone.regions) if region & ship.hull.occupied]
    return built or list(range(len(zone.regions)))


def insured(book: Book, hull: Hull, bought: int) -> tuple[int, int]:
    """The cap on the cost of lost tiles, and the premium."""
    insurance = book.board.record.insurance
    if isinstance(insurance, WeakSpot):
        return insurance.cap, premium(insurance, weak_spot(hull))
    if isinstance(insurance, OptionalInsurance):
        option = next(one for one in insurance.options if one.premium == bought)
        return at.NO_LIMIT if option.cap is None else option.cap, bought
    return cap_of(book.board), 0
