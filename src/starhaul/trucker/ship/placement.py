"""Where a tile may be attached: the basic rules of RUL-15, and the strict ones of option `strictBuild`."""

from starhaul.kernel.errors import Refusal
from starhaul.trucker.parts.terms import DIRECTIONS, REAR, Connector
from starhaul.trucker.ship.board import Cell, Mask, Zone
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer, Placed, tile_set

Allowed = tuple[Mask, Mask, Mask, Mask]
"""For each rotation, the cells on which a tile may be attached."""


def placements(hull: Hull, zone: Zone, tile: int, *, strict: bool = False) -> Allowed:
    """All legal placements of a tile, as one mask per rotation."""
    rotations = tile_set(hull.board.edition).placed[tile]
    room = _Room(hull, zone)
    a, b, c, d = (room.cells_for(placed, strict=strict) for placed in rotations)
    return a, b, c, d


class _Room:
    """The requirements of the surroundings of each empty cell, computed once for all four rotations."""

    def __init__(self, hull: Hull, zone: Zone) -> None:
        self.hull = hull
        self.free = zone.cells & ~hull.occupied
        self.beginnings = beginnings(hull, zone)
        self.facing = [hull.facing(direction) for direction in DIRECTIONS]

    def cells_for(self, placed: Placed, *, strict: bool) -> Mask:
        reached = self.beginnings
        for direction, connector in enumerate(placed.connectors):
            if connector:
                _, single, double, universal = self.facing[direction]
                reached |= single | double | universal
        cells = reached & self.free
        return cells & ~self._faulty(placed) if strict and cells else cells

    def _faulty(self, placed: Placed) -> Mask:
        """The cells on which the tile would cause or have a fault."""
        if placed.exhaust not in (None, REAR):
            return self.hull.board.full
        bad = blocked_cells(self.hull)
        for direction, connector in enumerate(placed.connectors):
            bad |= self._clashing(direction, connector)
        for outlet in (placed.exhaust, placed.muzzle):
            if outlet is not None:
                bad |= self.hull.board.step(self.hull.occupied, outlet ^ 2)
        return bad

    def _clashing(self, direction: int, connector: int) -> Mask:
        smooth, single, double, universal = self.facing[direction]
        if connector == Connector.SMOOTH:
            return single | double | universal
        wrong = {Connector.SINGLE: double, Connector.DOUBLE: single, Connector.UNIVERSAL: 0}[
            Connector(connector)
        ]
        unlike = (single | double) if connector == Connector.UNIVERSAL else universal
        return smooth | wrong | (unlike & self.hull.board.strict[direction])


def beginnings(hull: Hull, zone: Zone) -> Mask:
    """The cells where a tile need not touch another: empty regions on boards whose starting cabin is in the
    reserve (LM-013, LM-086). Elsewhere the ship grows from its starting cabin (BLD-10)."""
    if hull.board.start is not None:
        return 0
    return sum(region for region in zone.regions if not region & hull.occupied)


def stands_alone(hull: Hull, cell: Cell) -> Mask:
    """The cell of a tile just removed, if it touched no other: a tile that began its group may be rotated in
    place, even if a die has since joined its part to others (LM-145)."""
    return 0 if hull.board.touching(1 << cell) & hull.occupied else 1 << cell


def blocked_cells(hull: Hull) -> Mask:
    """The cells that must stay empty: behind exhausts (BLD-18) and before muzzles (BLD-19)."""
    step, layers = hull.board.step, hull.layers
    blocked = 0
    for direction in DIRECTIONS:
        outlets = (
            layers[Layer.ENGINE + direction]
            | layers[Layer.DOUBLE_ENGINE + direction]
            | layers[Layer.CANNON + direction]
            | layers[Layer.DOUBLE_CANNON + direction]
        )
        if outlets:
            blocked |= step(outlets, direction)
    return blocked


def check_placement(
    hull: Hull, zone: Zone, cell: Cell, tile: int, rotation: int, *, strict: bool = False, begun: Mask = 0
) -> None:
    """Raise `Refusal` if a tile may not be attached there. `begun` are cells where it may be alone because it
    already is."""
    room = _Room(hull, zone)
    room.beginnings |= begun
    placed = tile_set(hull.board.edition).placed[tile][rotation]
    bit = 1 << cell
    if not zone.cells & bit:
        raise Refusal("outside-zone", "BLD-10", cell=cell)
    if hull.occupied & bit:
        raise Refusal("cell-taken", "BLD-10", cell=cell)
    if not (hull.board.touching(hull.occupied) | room.beginnings) & bit:
        raise Refusal("not-adjacent", "BLD-10", cell=cell)
    if not room.cells_for(placed, strict=False) & bit:
        raise Refusal("not-joined", "BLD-15", cell=cell)
    if strict and not room.cells_for(placed, strict=True) & bit:
        raise Refusal("faulty-placement", "RUL-15", cell=cell)
