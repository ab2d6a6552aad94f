"""Draws a whole tile: body, sides, pictogram and contents.

Used for ships, hands and single tiles. Pipes and pictograms are in `pipes` and `pictograms`.
"""

from collections.abc import Iterable

from starhaul.svg import Element, use
from starhaul.trucker.draw.pictograms import TAKES_ENERGY, TURNING, pictogram_name
from starhaul.trucker.draw.token_art import ALIEN_SPOT, SEATS, Spot, spots
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.records import TileRecord
from starhaul.trucker.parts.terms import CABINS, HOLDS, Kind
from starhaul.trucker.ship.board import Cell
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import ALIEN_OF_CODE, Ship

# The corner for the energy sign, by rotation: the one that arcs, barrels and flames leave free.
ENERGY_CORNERS = ((14, 85), (15, 15), (86, 15), (86, 85))


def tile(edition: str, number: int, rotation: int) -> list[Element]:
    """An empty tile; places for goods are part of it, battery cells are not."""
    record = tile_set(edition).records[number]
    sides = tile_set(edition).placed[number][rotation].connectors
    drawn = [use("body")]
    drawn += [use(f"side-{connector}", rotation=direction) for direction, connector in enumerate(sides)]
    drawn.append(use("plate"))
    drawn.append(use(pictogram_name(record), rotation=rotation if record.kind in TURNING else 0))
    if record.kind in HOLDS:
        name = "place-special" if record.kind is Kind.SPECIAL_CARGO else "place"
        drawn += _tokens([name] * record.capacity, spots(record.kind, record.capacity))
    if record.kind in TAKES_ENERGY:
        x, y = ENERGY_CORNERS[rotation]
        drawn.append(use("energy", x, y))
    return drawn


def _tokens(names: Iterable[str], places: tuple[Spot, ...]) -> list[Element]:
    return [use(name, x, y, scale=scale) for name, (x, y, scale) in zip(names, places, strict=False)]


def cells(record: TileRecord, full: int) -> list[Element]:
    """The battery cells of a tile, `full` of them charged."""
    names = ["cell-full"] * full + ["cell-spent"] * (record.capacity - full)
    return _tokens(names, spots(record.kind, record.capacity))


def contents(ship: Ship, cell: Cell) -> list[Element]:
    """The contents of a cell: crew, batteries or goods."""
    record = tile_set(ship.hull.board.edition).records[ship.hull.tiles[cell]]
    if record.kind is Kind.BATTERY:
        return cells(record, ship.batteries[cell])
    if record.kind in HOLDS:
        names = [f"cube-{colour}" for colour in cubes.unpack(ship.goods[cell])]
        return _tokens(names, spots(record.kind, record.capacity))
    if record.kind not in CABINS:
        return []
    alien = ALIEN_OF_CODE.get(ship.crew[cell])
    if alien is not None:
        return _tokens([f"alien-{alien}"], (ALIEN_SPOT,))
    return _tokens(["human"] * ship.crew[cell], SEATS)
