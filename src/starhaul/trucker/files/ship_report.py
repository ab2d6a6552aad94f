"""The report of `starhaul inspect --json` (docs/formats.md §2).

Used by the command and by tests. The report for people is in the plug-in.
"""

from msgspec import Struct

from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.terms import SIDES, Alien
from starhaul.trucker.ship.board import Board, Mask, cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.ship.strength import Range, cannon_range, engine_range, shielded

Place = tuple[int, int]


class FaultReport(Struct, frozen=True):
    rule: str
    kind: str
    cells: list[Place]


class Strength(Struct, frozen=True):
    base: float
    max: float


class Containers(Struct, frozen=True):
    plain: int
    special: int


class ShipReport(Struct, frozen=True):
    faults: list[FaultReport]
    parts: list[list[Place]]
    open_connectors: int
    exposed: dict[str, int]
    engine_strength: Strength
    cannon_strength: Strength
    batteries: int
    humans: int
    aliens: list[Alien]
    cabins: int
    containers: Containers
    shields: list[str]


def inspect(yard: ShipPlan) -> ShipReport:
    """Evaluate a ship outside of a match."""
    ship, hull = yard.ship, yard.ship.hull
    coordinates_of = hull.board.coordinates_of
    exposed = {side: mask.bit_count() for side, mask in zip(SIDES, hull.open_connectors, strict=True)}
    return ShipReport(
        faults=[
            FaultReport(fault.rule, fault.kind, [coordinates_of(cell) for cell in fault.cells])
            for fault in faults(hull, yard.zone)
        ],
        parts=[_places(hull.board, part) for part in hull.parts],
        open_connectors=sum(exposed.values()),
        exposed=exposed,
        engine_strength=Strength(*engine_range(ship)),
        cannon_strength=_halved(cannon_range(ship)),
        batteries=ship.battery_count(),
        humans=ship.humans(),
        aliens=ship.aliens(),
        cabins=hull.layers[Layer.CABIN].bit_count(),
        containers=Containers(ship.containers(Layer.CARGO), ship.containers(Layer.SPECIAL_CARGO)),
        shields=[SIDES[d] for d in shielded(ship)],
    )


def _places(board: Board, cells: Mask) -> list[Place]:
    return [board.coordinates_of(cell) for cell in cells_of(cells)]


def _halved(doubled: Range) -> Strength:
    """Convert doubled integers to the numbers that people read: 4 or 4.5."""
    base, highest = (value / 2 if value % 2 else value // 2 for value in doubled)
    return Strength(base, highest)
