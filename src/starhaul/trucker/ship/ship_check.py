"""The ship check: finds every fault of CHK-02 … CHK-08 (and LM-024), with its rule and its cells.

Used by `flow.inspection`, reports, drawings and bots. What is done about faults is in `repair`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from starhaul.trucker.parts.terms import DIRECTIONS, REAR, RIGHT
from starhaul.trucker.ship.board import Cell, Mask, Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer

LOOSE_PART = "loose_part"
"""The kind of fault that is mended by choosing a part, not by marking tiles."""


class Fault(NamedTuple):
    """A fault; `cells` are in reading order. Faults sort in the order of the report."""

    rule: str
    cells: tuple[Cell, ...]
    kind: str


def faults(hull: Hull, zone: Zone) -> list[Fault]:
    """All faults of a ship, counted as in RUL-25, sorted by rule and cells."""
    found = [*_contacts(hull), *_engines(hull), *_muzzles(hull), *_outside(hull, zone), *_loose(hull, zone)]
    return sorted(found)


def _pair(hull: Hull, cell: Cell, direction: int) -> tuple[Cell, ...]:
    return tuple(cells_of(1 << cell | hull.board.step(1 << cell, direction)))


def _pairs(hull: Hull, cells: Mask, direction: int, rule: str, kind: str) -> Iterator[Fault]:
    for cell in cells_of(cells):
        yield Fault(rule, _pair(hull, cell, direction), kind)


def _contacts(hull: Hull) -> Iterator[Fault]:
    """Adjacent sides that do not match; muzzle and exhaust sides are smooth (RUL-49)."""
    layers = hull.layers
    for ahead in (RIGHT, REAR):
        smooth, single, double, universal = (layers[kind * 4 + ahead] for kind in range(4))
        their_smooth, their_single, their_double, their_universal = hull.facing(ahead)
        clash = (single & their_double) | (double & their_single)
        yield from _pairs(hull, clash, ahead, "CHK-02", "single_against_double")
        dead = (hull.connectors(ahead) & their_smooth) | (
            smooth & (their_single | their_double | their_universal)
        )
        yield from _pairs(hull, dead, ahead, "CHK-03", "connector_against_smooth")
        unlike = ((single | double) & their_universal) | (universal & (their_single | their_double))
        yield from _pairs(hull, unlike & hull.board.strict[ahead], ahead, "LM-024", "crack_mismatch")


def _engines(hull: Hull) -> Iterator[Fault]:
    for direction in DIRECTIONS:
        engines = hull.layers[Layer.ENGINE + direction] | hull.layers[Layer.DOUBLE_ENGINE + direction]
        if not engines:
            continue
        if direction != REAR:
            for cell in cells_of(engines):
                yield Fault("CHK-04", (cell,), "engine_direction")
        blocked = engines & hull.board.step(hull.occupied, direction ^ 2)
        yield from _pairs(hull, blocked, direction, "CHK-05", "exhaust_blocked")


def _muzzles(hull: Hull) -> Iterator[Fault]:
    for direction in DIRECTIONS:
        cannons = hull.layers[Layer.CANNON + direction] | hull.layers[Layer.DOUBLE_CANNON + direction]
        if cannons:
            blocked = cannons & hull.board.step(hull.occupied, direction ^ 2)
            yield from _pairs(hull, blocked, direction, "CHK-06", "muzzle_blocked")


def _outside(hull: Hull, zone: Zone) -> Iterator[Fault]:
    for cell in cells_of(hull.occupied & ~zone.cells):
        yield Fault("CHK-07", (cell,), "outside_zone")


def _loose(hull: Hull, zone: Zone) -> Iterator[Fault]:
    for part in loose_parts(hull, zone):
        yield Fault("CHK-08", tuple(cells_of(part)), LOOSE_PART)


def loose_parts(hull: Hull, zone: Zone) -> list[Mask]:
    """The parts that must be removed: each region keeps one, and the part with the starting cabin (or else
    the first) always stays.

    Most boards are one region; on a fleet board each ship of the fleet is a separate region (LM-096).
    """
    cabin = hull.layers[Layer.STARTING_CABIN]
    main, *others = sorted(hull.parts, key=lambda part: not part & cabin) or [0]
    claimed = _regions(zone, main)
    loose = []
    for part in others:
        regions = _regions(zone, part)
        if regions and not regions & claimed:
            claimed |= regions
        else:
            loose.append(part)
    return loose


def _regions(zone: Zone, part: Mask) -> Mask:
    return sum(region for region in zone.regions if region & part)
