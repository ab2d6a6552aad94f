"""Placing given tiles on a ship, as the exercises of `closing_up` and `averting` ask for it."""

from collections.abc import Iterator, Sequence

from starhaul.trucker.clinic.exercise import Attempt, UnfitAttempt
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.ship.board import Cell, Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.ship_check import faults

Spot = tuple[Cell, int]
"""A cell, and the quarter turns of the tile on it."""


def with_placed(plan: ShipPlan, tiles: Sequence[int], attempt: Attempt) -> Hull:
    """The hull with all given tiles where the attempt puts them. Faults are allowed: they are graded."""
    hull = plan.ship.hull
    if len(attempt.placed) != len(tiles):
        raise UnfitAttempt(f"place {len(tiles)} tiles")
    for tile, (cell, rotation) in zip(tiles, attempt.placed, strict=True):
        if not (plan.zone.cells & ~hull.occupied) >> cell & 1:
            raise UnfitAttempt(f"cell {cell} is not free")
        hull = hull.place(cell, tile, rotation)
    return hull


def sound_spots(hull: Hull, zone: Zone, tile: int) -> Iterator[Spot]:
    """Where a tile may be attached without a fault, in every rotation."""
    for rotation, cells in enumerate(placements(hull, zone, tile, strict=True)):
        for cell in cells_of(cells):
            yield cell, rotation


def open_connectors(hull: Hull) -> int:
    """How many there are (BLD-29)."""
    return sum(mask.bit_count() for mask in hull.open_connectors)


def outer_tiles(hull: Hull, zone: Zone) -> list[Cell]:
    """The tiles that can be taken off without breaking the ship."""
    movable = cells_of(hull.occupied & ~hull.layers[Layer.STARTING_CABIN])
    return [cell for cell in movable if not faults(hull.remove(1 << cell), zone)]
