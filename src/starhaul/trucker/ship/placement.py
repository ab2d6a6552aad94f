"""Where a tile may be attached: the basic rules of RUL-15, and the strict ones of option `strictBuild`.

Used by the checks of building, by hints, bots and random play. Turns, hands and time are in
`flow.building_checks`.
"""

from msgspec import Struct

from starhaul.kernel.errors import Refusal
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.parts.terms import DIRECTIONS, REAR
from starhaul.trucker.ship.board import Cell, Mask, Zone
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer, Placed, tile_set

Allowed = tuple[Mask, Mask, Mask, Mask]
"""For each rotation, the cells on which a tile may be attached."""
EVERYWHERE: Mask = -1


class Surroundings(Struct, frozen=True):
    """What the neighbours of each cell demand of a tile; the same for all tiles and rotations."""

    reached: tuple[Mask, ...]
    """For each direction, the cells whose neighbour there has a connector towards them."""
    clashing: tuple[Mask, ...]
    """For each direction and kind of `Connector` (4 · direction + kind), the cells on which a side of that
    kind does not fit to the neighbour."""
    blocked: Mask
    """The cells that must stay empty because of exhausts and muzzles."""
    outlets: tuple[Mask, ...]
    """For each direction, the cells from which an exhaust or muzzle pointing there would hit a tile."""


def _surroundings(hull: Hull) -> Surroundings:
    reached, clashing, outlets = [], [], []
    for direction in range(4):
        smooth, single, double, universal = hull.facing(direction)
        strict = hull.board.strict[direction]
        reached.append(single | double | universal)
        clashing += [
            single | double | universal,
            smooth | double | (universal & strict),
            smooth | single | (universal & strict),
            smooth | ((single | double) & strict),
        ]
        outlets.append(hull.board.step(hull.occupied, direction ^ 2))
    return Surroundings(tuple(reached), tuple(clashing), blocked_cells(hull), tuple(outlets))


surroundings = Memo(_surroundings)


def placements(hull: Hull, zone: Zone, tile: int, *, strict: bool = False) -> Allowed:
    """All legal placements of a tile, as one mask per rotation."""
    free, begun = zone.cells & ~hull.occupied, beginnings(hull, zone)
    around = surroundings(hull)
    a, b, c, d = [
        _cells_for(around, placed, free, begun, strict)
        for placed in tile_set(hull.board.edition).placed[tile]
    ]
    return a, b, c, d


def _cells_for(around: Surroundings, placed: Placed, free: Mask, begun: Mask, strict: bool) -> Mask:
    """The free cells on which a tile may be attached in this rotation; `begun`: where it may be alone."""
    reached = begun
    for direction, connector in enumerate(placed.connectors):
        if connector:
            reached |= around.reached[direction]
    cells = reached & free
    return cells & ~_faulty(around, placed) if strict and cells else cells


def _faulty(around: Surroundings, placed: Placed) -> Mask:
    """The cells on which the tile would cause or have a fault."""
    if placed.exhaust is not None and placed.exhaust != REAR:
        return EVERYWHERE
    one, two, three, four = placed.connectors
    clashing = around.clashing
    bad = around.blocked | clashing[one] | clashing[4 + two] | clashing[8 + three] | clashing[12 + four]
    if placed.exhaust is not None:
        bad |= around.outlets[placed.exhaust]
    if placed.muzzle is not None:
        bad |= around.outlets[placed.muzzle]
    return bad


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
    around, free = surroundings(hull), zone.cells & ~hull.occupied
    begun |= beginnings(hull, zone)
    placed = tile_set(hull.board.edition).placed[tile][rotation]
    bit = 1 << cell
    if not zone.cells & bit:
        raise Refusal("outside-zone", "BLD-10", cell=cell)
    if hull.occupied & bit:
        raise Refusal("cell-taken", "BLD-10", cell=cell)
    if not (hull.board.touching(hull.occupied) | begun) & bit:
        raise Refusal("not-adjacent", "BLD-10", cell=cell)
    if not _cells_for(around, placed, free, begun, strict=False) & bit:
        raise Refusal("not-joined", "BLD-15", cell=cell)
    if strict and not _cells_for(around, placed, free, begun, strict=True) & bit:
        raise Refusal("faulty-placement", "RUL-15", cell=cell)
