"""Repair of a ship that fails the check: tiles are only removed, and only tiles involved in a fault (RUL-25).

Repairing is not building: a removed tile is not replaced (CHK-11).
"""

from starhaul.kernel.errors import Refusal
from starhaul.trucker.ship.board import Cell, Mask, Zone, cells_of, first_cell
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship_check import LOOSE_PART, Fault, faults


def involved(found: list[Fault]) -> Mask:
    """The tiles that the owner may mark for removal (RUL-25, step 2)."""
    mask = 0
    for fault in found:
        if fault.kind != LOOSE_PART:
            for cell in fault.cells:
                mask |= 1 << cell
    return mask


def removable(hull: Hull, zone: Zone) -> Mask:
    """Tiles with a fault that may be removed while building for a learning flight; not the starting cabin
    (LRN-06)."""
    start = hull.board.start
    return involved(faults(hull, zone)) & ~(0 if start is None else 1 << start)


def remove_marked(hull: Hull, zone: Zone, marked: Mask) -> Hull:
    """Remove marked tiles; each must be involved in a fault (CHK-09)."""
    stray = marked & ~involved(faults(hull, zone))
    if stray:
        raise Refusal("not-involved", "RUL-25", cell=first_cell(stray))
    return hull.remove(marked)


def keep_part(hull: Hull, zone: Zone, part: Mask) -> Hull:
    """Keep one part of a broken ship, drop the others of its region (CHK-10, HIT-19; LM-096 for a fleet)."""
    if part not in hull.parts:
        raise Refusal("not-a-part", "CHK-10", cells=tuple(cells_of(part)))
    return hull.remove(_rivals(hull, zone, part))


def contested(hull: Hull, zone: Zone) -> list[Mask]:
    """The parts that the owner has to choose from now; empty if every region has at most one."""
    if len(hull.parts) < 2:
        return []
    for part in hull.parts:
        rivals = _rivals(hull, zone, part)
        if rivals:
            return [other for other in hull.parts if other & (rivals | part)]
    return []


def _rivals(hull: Hull, zone: Zone, part: Mask) -> Mask:
    regions = sum(region for region in zone.regions if region & part)
    return sum(other for other in hull.parts if other & regions and other != part)


def default_part(hull: Hull, parts: list[Mask]) -> Mask:
    """The part kept on timeout: most places for humans, then most tiles, then reading order (RUL-08)."""
    cabins = hull.layers[Layer.CABIN] | hull.layers[Layer.STARTING_CABIN]
    return max(parts, key=lambda part: ((part & cabins).bit_count(), part.bit_count()))


def worst_tile(hull: Hull, zone: Zone) -> Cell:
    """The tile that the server removes on timeout: the one in most faults, then not the starting cabin, then
    the one whose removal loses the fewest tiles, then reading order (RUL-27)."""
    found = [fault for fault in faults(hull, zone) if fault.kind != LOOSE_PART]
    cabin = hull.layers[Layer.STARTING_CABIN]

    def badness(cell: Cell) -> tuple[int, int, int, int]:
        number = sum(cell in fault.cells for fault in found)
        left = settled(hull.remove(1 << cell), zone).occupied.bit_count()
        return -number, cabin >> cell & 1, -left, cell

    return min(cells_of(involved(found)), key=badness)


def repaired(hull: Hull, zone: Zone) -> Hull:
    """The complete repair with default choices; the result has no faults."""
    while found := faults(hull, zone):
        if involved(found):
            hull = hull.remove(1 << worst_tile(hull, zone))
        hull = settled(hull, zone)
    return hull


def settled(hull: Hull, zone: Zone) -> Hull:
    """With one part per region, chosen by default."""
    while parts := contested(hull, zone):
        hull = keep_part(hull, zone, default_part(hull, parts))
    return hull
