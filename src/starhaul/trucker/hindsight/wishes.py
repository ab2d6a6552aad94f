"""What the losses of a flight ask for, as a score for changed hulls: the more a change provides, the sooner
it is tried. Used by `tile_changes`; credits come from playing the flight again, never from a score."""

from collections.abc import Sequence
from typing import NamedTuple

from starhaul.trucker.parts.terms import DIRECTION_BY_WORD, DIRECTIONS, FRONT, REAR
from starhaul.trucker.ship.board import Mask
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.why.loss_records import LossReason, Remedy

_PER_CONNECTOR = 0.2
"""For each open connector less: stardust, small meteors and the beauty reward."""


class Score(NamedTuple):
    """How much a change provides, and the rule of the loss it answers best."""

    value: float
    rule: str


class Wishes:
    """The remedies for the losses of one seat."""

    def __init__(self, hull: Hull, reasons: Sequence[LossReason]) -> None:
        self._hull = hull
        self._open = _open_connectors(hull)
        self._remedies = [remedy for why in reasons for remedy in why.remedies]

    def score(self, changed: Hull) -> Score:
        best, rule, total = 0.0, "", 0.0
        for remedy in self._remedies:
            value = self._granted(remedy, changed)
            total += value
            if value > best:
                best, rule = value, remedy.rule
        return Score(total + _PER_CONNECTOR * (self._open - _open_connectors(changed)), rule)

    def _granted(self, remedy: Remedy, changed: Hull) -> float:
        what, old = remedy.what, self._hull
        if what == "shield":
            layer = Layer.SHIELD + DIRECTION_BY_WORD[remedy.side]
            return 3.0 if changed.layers[layer] and not old.layers[layer] else 0.0
        if what == "cannon":
            return 3.0 * bool(_new_guns(old, changed, remedy) & _line(old, remedy))
        if what == "close":
            side = DIRECTION_BY_WORD[remedy.side]
            return 3.0 * any(not changed.open_connectors[side] >> cell & 1 for cell in remedy.cells)
        if what.startswith("fault-"):
            return 2.0 * any(_lies_otherwise(old, changed, cell) for cell in remedy.cells)
        return sum(
            weight * max(0, _count(changed, layer) - _count(old, layer))
            for layer, weight in _WANTED.get(what, ())
        )


def _new_guns(old: Hull, changed: Hull, remedy: Remedy) -> Mask:
    side = DIRECTION_BY_WORD[remedy.side]
    layers = (Layer.CANNON + side, Layer.DOUBLE_CANNON + side)
    return sum(changed.layers[layer] & ~old.layers[layer] for layer in layers)


def _line(hull: Hull, remedy: Remedy) -> Mask:
    """The cells of the column or row of the tile that was struck."""
    board, line = hull.board, sum(1 << cell for cell in remedy.cells)
    ahead = DIRECTION_BY_WORD[remedy.side] % 2
    for _ in range(max(board.rows, board.columns)):
        line |= board.step(line, ahead) | board.step(line, ahead + 2)
    return line


def _lies_otherwise(old: Hull, changed: Hull, cell: int) -> bool:
    return (old.tiles[cell], old.rotations[cell]) != (changed.tiles[cell], changed.rotations[cell])


def _open_connectors(hull: Hull) -> int:
    return sum(mask.bit_count() for mask in hull.open_connectors)


def _count(hull: Hull, layer: int) -> int:
    return hull.layers[layer].bit_count()


_GUNS = (
    (Layer.CANNON + FRONT, 1.5),
    (Layer.DOUBLE_CANNON + FRONT, 1.2),
    *((Layer.CANNON + side, 0.5) for side in DIRECTIONS if side != FRONT),
)
_ENGINES = ((Layer.ENGINE + REAR, 1.5), (Layer.DOUBLE_ENGINE + REAR, 1.0))
_CABINS = ((Layer.CABIN, 1.5),)
_BATTERIES = ((Layer.BATTERY, 1.0),)
_WANTED: dict[str, tuple[tuple[int, float], ...]] = {
    "cannons": _GUNS,
    "engines": _ENGINES,
    "engine": _ENGINES,
    "days": _ENGINES,
    "crew": _CABINS,
    "human": _CABINS,
    "battery": _BATTERIES,
}
"""The layers that answer a remedy, and what one more tile there is worth."""
