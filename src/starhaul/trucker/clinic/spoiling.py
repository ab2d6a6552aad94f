"""Spoils sound ships: rotates and swaps tiles, or adds one, until the check finds the wanted faults.

Used by the generators of `fault_hunt` and `repair_choice`.
"""

from collections.abc import Callable

from starhaul.kernel.chance import Draw
from starhaul.trucker.ship.board import Cell, Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer, tile_set
from starhaul.trucker.ship.ship_check import Fault, faults

TRIES = 600
Wanted = Callable[[Hull, Zone, list[Fault], list[Fault]], bool]
"""Whether one more change is as wanted: the changed hull, and the faults before and after it."""


def spoilt(hull: Hull, zone: Zone, draw: Draw, number: int, wanted: Wanted) -> Hull | None:
    """The hull after that many changes, each of which is as wanted; None if none are found."""
    found = faults(hull, zone)
    done = 0
    for _ in range(TRIES):
        changed = _changed(hull, zone, draw)
        after = faults(changed, zone)
        if wanted(changed, zone, found, after):
            hull, found, done = changed, after, done + 1
            if done == number:
                return hull
    return None


def _changed(hull: Hull, zone: Zone, draw: Draw) -> Hull:
    ways = (_rotated, _rotated, _swapped, _extended)
    return ways[draw(len(ways))](hull, zone, draw)


def _movable(hull: Hull) -> list[Cell]:
    return list(cells_of(hull.occupied & ~hull.layers[Layer.STARTING_CABIN]))


def _rotated(hull: Hull, zone: Zone, draw: Draw) -> Hull:
    cells = _movable(hull)
    cell = cells[draw(len(cells))]
    return hull.rotate(cell, (hull.rotations[cell] + 1 + draw(3)) % 4)


def _swapped(hull: Hull, zone: Zone, draw: Draw) -> Hull:
    """A tile is replaced by one that lies nowhere on the ship."""
    cells, unused = _movable(hull), unused_tiles(hull)
    cell = cells[draw(len(cells))]
    tile = unused[draw(len(unused))]
    return hull.remove(1 << cell).place(cell, tile, draw(4))


def _extended(hull: Hull, zone: Zone, draw: Draw) -> Hull:
    """One more tile, mostly where none should be: behind an engine or before a muzzle."""
    free = list(cells_of(hull.board.touching(hull.occupied) & ~hull.occupied & zone.cells))
    unused = unused_tiles(hull)
    if not free:
        return _rotated(hull, zone, draw)
    return hull.place(free[draw(len(free))], unused[draw(len(unused))], draw(4))


def unused_tiles(hull: Hull) -> list[int]:
    """The tiles of the edition that are not on the ship, without starting cabins."""
    tiles = tile_set(hull.board.edition)
    used = {*hull.tiles, *tiles.starting_cabins}
    return [number for number in range(1, len(tiles.records)) if number not in used]
