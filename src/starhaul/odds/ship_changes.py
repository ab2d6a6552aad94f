"""The best single change of a ship: every tile of the edition in every place that the ship check allows,
flown on common decks.

Many changes fly few decks, few changes fly many; the gain of the best is then measured on decks of its own,
because the best of many looks better than it is.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from starhaul.odds import lane_layout as at
from starhaul.odds.flown_decks import Company, FlownDecks, fly_ships
from starhaul.odds.odds_book import Book
from starhaul.odds.ship_odds import Expectation, Place, lead
from starhaul.odds.ship_row import ship_row
from starhaul.trucker.parts.records import TileRecord
from starhaul.trucker.ship.board import Cell, Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import ALIEN_OF_CODE, Ship
from starhaul.trucker.ship.ship_check import faults

Watch = Callable[[float], None]
"""Told the share of the work that is done."""


class Effort(Struct, frozen=True):
    """How many decks each round flies, and how many changes come into the next one."""

    rounds: tuple[tuple[int, int], ...]
    proof: int
    """Fresh decks for the gain of the best change."""


QUICK = Effort(((8, 40), (80, 6), (300, 1)), 600)
THOROUGH = Effort(((64, 60), (600, 8), (4000, 1)), 10_000)


class ShipChange(Struct, frozen=True):
    """A tile put on a cell, instead of one or on an empty cell, or turned there; or a tile taken off."""

    at: Place
    tile: int | str | None
    rotation: int
    instead: int | str | None


class Improvement(Struct, frozen=True):
    change: ShipChange
    gain: Expectation
    tried: int
    """How many changes were tried."""


def best_change(
    book: Book,
    ship: Ship,
    zone: Zone,
    effort: Effort,
    seed: int,
    watch: Watch = lambda share: None,
    *,
    company: Company | None = None,
) -> Improvement | None:
    """The best single change, None if no change can be shown to be better."""
    found = list(changed_ships(ship, zone))
    rows = [ship_row(book, ship, zone), *(ship_row(book, other, zone) for _, other in found)]
    alive, first = list(range(1, len(rows))), 0
    for number, (decks, keep) in enumerate(effort.rounds):
        watch(number / (len(effort.rounds) + 1))
        flown = _flown(book, rows, [0, *alive], company, decks, seed, first)
        sums = {row: sum(flown.column(at.NET, place)) for place, row in enumerate(alive, 1)}
        alive, first = sorted(alive, key=lambda row: (-sums[row], row))[:keep], first + decks
    if not alive:
        return None
    gain = lead(_flown(book, rows, [alive[0], 0], company, effort.proof, seed, first), 0, 1)
    watch(1.0)
    if gain.mean <= gain.margin:
        return None
    return Improvement(found[alive[0] - 1][0], gain, len(found))


def _flown(
    book: Book,
    rows: Sequence[list[int]],
    alive: Sequence[int],
    company: Company | None,
    decks: int,
    seed: int,
    first: int,
) -> FlownDecks:
    return fly_ships(book, [rows[row] for row in alive], company, decks, seed=seed, first_deck=first)


def changed_ships(ship: Ship, zone: Zone) -> Iterator[tuple[ShipChange, Ship]]:
    """All single changes that the ship check allows. Starting cabins stay what they are."""
    hull, tiles = ship.hull, tile_set(ship.hull.board.edition)
    for cell in cells_of(zone.cells):
        tile, here = hull.tiles[cell], hull.board.coordinates_of(cell)
        instead = tiles.records[tile].id if tile else None
        for other, rotation, changed in _changed_hulls(hull, cell):
            if not faults(changed, zone):
                new = tiles.records[other].id if other else None
                yield ShipChange(here, new, rotation, instead), refitted(ship, changed)


def _changed_hulls(hull: Hull, cell: Cell) -> Iterator[tuple[int, int, Hull]]:
    """What could lie on a cell instead: the tile (0 for none), its rotation, and the hull."""
    tiles, tile = tile_set(hull.board.edition), hull.tiles[cell]
    if tile in tiles.starting_cabins:
        return
    bare = hull.remove(1 << cell)
    if tile:
        yield 0, 0, bare
    for other in [tile] * bool(tile) + _kinds_of_tiles(hull, tile):
        for rotation in _rotations(tiles.records[other]):
            if (other, rotation) != (tile, hull.rotations[cell]):
                yield other, rotation, bare.place(cell, other, rotation)


def _kinds_of_tiles(hull: Hull, but: int) -> list[int]:
    """One tile of each sort that is not aboard."""
    tiles, found = tile_set(hull.board.edition), dict[object, int]()
    for number, record in enumerate(tiles.records):
        if number and number not in tiles.starting_cabins and number not in hull.tiles:
            found.setdefault(_sort(record), number)
    if but:
        found.pop(_sort(tiles.records[but]), None)
    return list(found.values())


def _sort(record: TileRecord) -> tuple[object, ...]:
    return record.kind, record.connectors, record.capacity


def _rotations(record: TileRecord) -> range:
    """A quarter turn of a tile that looks the same from all sides changes nothing; shields have two sides."""
    looks_the_same = len(set(record.connectors)) == 1 and record.kind in _ROUND
    return range(1 if looks_the_same else 4)


_ROUND = (
    "battery", "cabin", "cargo", "special_cargo", "structural", "life_support_purple", "life_support_brown",
)  # fmt: skip


def refitted(ship: Ship, hull: Hull) -> Ship:
    """The ship with other tiles: what was aboard stays where its tile does, new tiles are filled as at
    launch, and aliens without air make room for humans."""
    fresh = Ship.launched(hull)
    same = [mine == theirs for mine, theirs in zip(ship.hull.tiles, hull.tiles, strict=True)]

    def kept(before: bytes, after: bytes) -> bytes:
        return bytes(then if stays else now for stays, then, now in zip(same, before, after, strict=True))

    found = Ship(
        hull,
        kept(ship.crew, fresh.crew),
        kept(ship.batteries, fresh.batteries),
        kept(ship.goods, fresh.goods),
    )
    for cell, code in enumerate(found.crew):
        if code in ALIEN_OF_CODE and not found.habitable(code) >> cell & 1:
            found = found.with_crew(cell, fresh.crew[cell])
    return found
