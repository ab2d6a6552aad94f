"""Layers: one mask per property that a cell of a ship can have.

A hull has a tuple of masks indexed by `Layer`. Directed properties have four layers, one per direction, so
`Layer.CANNON + LEFT` is the mask of single cannons that point left.
"""

from functools import cache
from typing import Final

from msgspec import Struct

from starhaul.trucker.data import rule_data
from starhaul.trucker.parts.records import TileRecord
from starhaul.trucker.parts.terms import CANNONS, ENGINES, FRONT, REAR, RIGHT, Connector, Kind


class Layer:
    """Plain integers instead of an enumeration, because they are used in every inner loop."""

    SMOOTH: Final = 0
    SINGLE: Final = 4
    DOUBLE: Final = 8
    UNIVERSAL: Final = 12
    ENGINE: Final = 16
    DOUBLE_ENGINE: Final = 20
    CANNON: Final = 24
    DOUBLE_CANNON: Final = 28
    SHIELD: Final = 32
    CABIN: Final = 36
    STARTING_CABIN: Final = 37
    BATTERY: Final = 38
    CARGO: Final = 39
    SPECIAL_CARGO: Final = 40
    STRUCTURAL: Final = 41
    LIFE_SUPPORT_PURPLE: Final = 42
    LIFE_SUPPORT_BROWN: Final = 43


SEAT_COLOURS = ("blue", "green", "yellow", "red")
"""In the order of the seats."""

LAYERS = 44
"""The number of masks in a hull."""

_UNDIRECTED = {
    Kind.CABIN: Layer.CABIN,
    Kind.STARTING_CABIN: Layer.STARTING_CABIN,
    Kind.BATTERY: Layer.BATTERY,
    Kind.CARGO: Layer.CARGO,
    Kind.SPECIAL_CARGO: Layer.SPECIAL_CARGO,
    Kind.STRUCTURAL: Layer.STRUCTURAL,
    Kind.LIFE_SUPPORT_PURPLE: Layer.LIFE_SUPPORT_PURPLE,
    Kind.LIFE_SUPPORT_BROWN: Layer.LIFE_SUPPORT_BROWN,
}
_DIRECTED = {
    Kind.ENGINE: (Layer.ENGINE, (REAR,)),
    Kind.DOUBLE_ENGINE: (Layer.DOUBLE_ENGINE, (REAR,)),
    Kind.CANNON: (Layer.CANNON, (FRONT,)),
    Kind.DOUBLE_CANNON: (Layer.DOUBLE_CANNON, (FRONT,)),
    Kind.SHIELD: (Layer.SHIELD, (FRONT, RIGHT)),
}
LAYERED = (*_UNDIRECTED, *_DIRECTED)
"""The kinds that have their layers."""


class Placed(Struct, frozen=True):
    """A tile in one rotation: its connectors by direction and the layers it belongs to."""

    connectors: tuple[int, int, int, int]
    layers: tuple[int, ...]
    exhaust: int | None
    muzzle: int | None


def _placed(tile: TileRecord, rotation: int) -> Placed:
    c = tile.connectors
    connectors = (c[-rotation % 4], c[(1 - rotation) % 4], c[(2 - rotation) % 4], c[(3 - rotation) % 4])
    layers = [Connector(kind) * 4 + direction for direction, kind in enumerate(connectors)]
    if tile.kind in _UNDIRECTED:
        layers.append(_UNDIRECTED[tile.kind])
    else:
        first, printed = _DIRECTED[tile.kind]
        layers += [first + (direction + rotation) % 4 for direction in printed]
    return Placed(
        connectors,
        tuple(int(layer) for layer in layers),
        (REAR + rotation) % 4 if tile.kind in ENGINES else None,
        (FRONT + rotation) % 4 if tile.kind in CANNONS else None,
    )


class TileSet:
    """The tiles of an edition by number (1, 2, …; 0 is no tile) and in each rotation.

    >>> tiles = tile_set("1e")
    >>> tiles.records[37].kind, tiles.placed[37][1].connectors
    (<Kind.CABIN: 'cabin'>, (2, 1, 2, 0))
    """

    def __init__(self, edition: str) -> None:
        table = rule_data.tiles(edition).tiles
        self.edition = edition
        self.records: tuple[TileRecord, ...] = (table[0], *table)
        self.placed = ((), *(tuple(_placed(tile, rotation) for rotation in range(4)) for tile in table))
        self.number_of_id = {tile.id: number for number, tile in enumerate(table, start=1)}
        self.capacities = bytes([0, *(tile.capacity for tile in table)])
        cabins = {tile.colour: n for n, tile in enumerate(table, start=1) if tile.kind is Kind.STARTING_CABIN}
        self.starting_cabins = tuple(cabins[colour] for colour in SEAT_COLOURS)


@cache
def tile_set(edition: str) -> TileSet:
    """The tiles of an edition, cached."""
    return TileSet(edition)
