"""Finds the tiles that fit on a cell, for all tiles at once: a bit mask with one bit per tile and rotation.

A *pattern* is what the four sides of an empty cell require: a connector kind, or `NOTHING`.
"""

from functools import cache
from typing import NamedTuple

from starhaul.trucker.parts.terms import DIRECTIONS, REAR, Connector
from starhaul.trucker.ship.board import Board, Cell, Mask
from starhaul.trucker.ship.layers import tile_set

NOTHING = 4
Pattern = tuple[int, int, int, int]
UNBOUND: Pattern = (NOTHING, NOTHING, NOTHING, NOTHING)
_JOINS = {
    Connector.SINGLE: (Connector.SINGLE, Connector.UNIVERSAL),
    Connector.DOUBLE: (Connector.DOUBLE, Connector.UNIVERSAL),
    Connector.UNIVERSAL: (Connector.SINGLE, Connector.DOUBLE, Connector.UNIVERSAL),
}
_DRAWS = 6
"""A cell counts as fillable if one of this many tiles fits."""


class Fits(NamedTuple):
    """Masks of the tiles that may be placed on a cell, and of those that would be joined to a neighbour."""

    sound: int
    joined: int


class TileIndex:
    """The tiles of an edition, indexed by the connectors of their sides."""

    def __init__(self, edition: str) -> None:
        placed = tile_set(edition).placed
        self.stride = len(placed)
        self.all = (1 << self.stride) - 1
        self._sides = [[0] * 4 for _ in DIRECTIONS]
        outlets = [0] * 4
        self._usable = 0
        for tile in range(1, self.stride):
            for rotation, lying in enumerate(placed[tile]):
                bit = 1 << rotation * self.stride + tile
                self._usable |= bit if lying.exhaust in (None, REAR) else 0
                for way, connector in enumerate(lying.connectors):
                    self._sides[way][connector] |= bit
                    outlets[way] |= bit if way in (lying.exhaust, lying.muzzle) else 0
        self._outlets = outlets
        self._known: dict[tuple[Pattern, int], Fits] = {}

    def fits(self, pattern: Pattern, cracked: int = 0) -> Fits:
        """Masks of the tiles that fit; on the sides in `cracked` only equal connectors join."""
        key = pattern, cracked
        if key not in self._known:
            self._known[key] = self._find(pattern, cracked)
        return self._known[key]

    def _find(self, pattern: Pattern, cracked: int) -> Fits:
        sound, joined = self._usable, 0
        for way, demand in enumerate(pattern):
            if demand == NOTHING:
                continue
            if demand == Connector.SMOOTH:
                sound &= self._sides[way][Connector.SMOOTH] & ~self._outlets[way]
            else:
                kind = Connector(demand)
                kinds = (kind,) if cracked >> way & 1 else _JOINS[kind]
                matching = sum(self._sides[way][kind] for kind in kinds)
                sound &= matching
                joined |= matching
        return Fits(self._folded(sound), self._folded(sound & joined))

    def _folded(self, mask: int) -> int:
        """Reduce a mask to one bit per tile, whatever the rotation."""
        rotations = [mask >> rotation * self.stride & self.all for rotation in DIRECTIONS]
        return rotations[0] | rotations[1] | rotations[2] | rotations[3]


@cache
def tile_index(edition: str) -> TileIndex:
    return TileIndex(edition)


@cache
def neighbours(board: Board) -> tuple[tuple[Cell | None, ...], ...]:
    """The four neighbours of every cell."""
    return tuple(tuple(board.neighbour(cell, way) for way in DIRECTIONS) for cell in range(board.size))


@cache
def cracks(board: Board) -> tuple[int, ...]:
    """For every cell, the mask of its sides at the crack."""
    return tuple(
        sum(1 << way for way in DIRECTIONS if board.strict[way] >> cell & 1) for cell in range(board.size)
    )


def likelihood(fitting: Mask, supply: Mask) -> float:
    """The probability that one of the next few tiles fits."""
    share = (fitting & supply).bit_count() / max(1, supply.bit_count())
    return 1 - (1 - share) ** _DRAWS
