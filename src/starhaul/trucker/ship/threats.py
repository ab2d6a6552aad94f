"""Meteors and shots against a hull: which tile they hit, whether they bounce off, which cannons can shoot
them.

Used by `flow.hits` and `flow.defence`, which ask the seats; here is geometry alone.
"""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from starhaul.trucker.data.edition import Edition
from starhaul.trucker.ship.board import Aim, Cell, Lane, Mask, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer


class Strike(Struct, frozen=True):
    """One lane of a threat and the tile it hits; None if the lane is empty and the threat misses (HIT-03)."""

    direction: int
    lane: Lane
    cell: Cell | None


def strikes(hull: Hull, aim: Aim) -> list[Strike]:
    """The tiles a threat hits, one entry per lane (two for a split hit, LM-036)."""
    return [Strike(aim.direction, lane, first_tile(hull, lane)) for lane in aim.lanes]


def first_tile(hull: Hull, lane: Lane) -> Cell | None:
    """The first tile on the lane (HIT-03, LM-069)."""
    occupied = hull.occupied
    for cell in lane.cells:
        if occupied >> cell & 1:
            return cell
    return None


def is_exposed(hull: Hull, strike: Strike) -> bool:
    """Whether a small meteor hits an open connector; otherwise it bounces off (HIT-04, LM-071)."""
    return strike.cell is not None and bool(hull.open_connectors[strike.direction] >> strike.cell & 1)


def is_shielded(hull: Hull, strike: Strike, within: Mask) -> bool:
    """Whether a shield on these cells covers the direction of the threat (BLD-24; LM-112 for a fleet)."""
    return bool(hull.layers[Layer.SHIELD + strike.direction] & within)


class Shooters(Struct, frozen=True):
    """Cannons that can shoot a large meteor: singles for free, doubles for a battery (RUL-46)."""

    single: Mask
    double: Mask


def shooters(hull: Hull, strike: Strike, edition: Edition) -> Shooters:
    """Cannons that point at the meteor in its line, from some sides also in a neighbouring line (HIT-08,
    HIT-09).

    This also covers boards that deflect and split hits, or have no edges: columns count exactly, and
    neighbouring rows are the physical ones (LM-041, LM-042, LM-073, LM-074).
    """
    direction = strike.direction
    reach = strike.lane.near if direction in edition.wide_shots else strike.lane.own
    layers = hull.layers
    return Shooters(layers[Layer.CANNON + direction] & reach, layers[Layer.DOUBLE_CANNON + direction] & reach)


def each_has_its_own(guns: Sequence[Mask]) -> bool:
    """Whether several meteors, each given by the cannons that can shoot it, can all be shot by different
    cannons (LM-039).

    >>> each_has_its_own([0b01, 0b11]), each_has_its_own([0b01, 0b01])
    (True, False)
    """
    if not guns:
        return True
    first, others = guns[0], guns[1:]
    return any(each_has_its_own([mask & ~(1 << gun) for mask in others]) for gun in cells_of(first))


def best_shots(guns: Sequence[Mask]) -> list[tuple[int, ...]]:
    """The largest sets of meteors, by number, that can be shot together (LM-139).

    >>> best_shots([0b1, 0b1]), best_shots([0, 0b1]), best_shots([0, 0])
    ([(0,), (1,)], [(1,)], [()])
    """
    for size in range(len(guns), 0, -1):
        sets = combinations(range(len(guns)), size)
        found = [shot for shot in sets if each_has_its_own([guns[number] for number in shot])]
        if found:
            return found
    return [()]
