"""Seats and ships of the trucker game as bytes; the layout is in docs/environments.md.

Most of them do not change from one question to the next, so they are cached.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import repeat

from starhaul.envs.coding_contract import clipped, clipped_bytes
from starhaul.plugins.trucker.coding_answers import CELLS
from starhaul.trucker.match.state import NO_CAP
from starhaul.trucker.parts.goods import COLOURS
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.ship.board import Mask
from starhaul.trucker.ship.ship import BROWN, PURPLE, Ship
from starhaul.trucker.ship.strength import cannon_range, cannon_strength, engine_range, engine_strength
from starhaul.trucker.views.sight import FlightSight, Sight

PLANES = ("tile", "turn", "crew", "batteries", "goods")
RESERVED = 4
SEAT_BYTES = 18 + RESERVED
SHIP_BYTES = 13 + len(PLANES) * CELLS
CREDIT_ZERO = 1000
"""Offset that makes debts positive."""
_NO_RESERVE = (0,) * RESERVED
_NO_CUBES = (0,) * len(COLOURS)
_NOT_FLOWN = bytes(10)
_NOTHING_HELD = repeat(0), repeat(()), repeat(-1), repeat(0)


def seats_of(sight: Sight, sides: Iterable[int]) -> list[bytes]:
    """The bytes of each seat; `sides` distinguishes team-mates from rivals."""
    yard, flight = sight.yard, sight.flight
    held = _NOTHING_HELD if yard is None else (yard.hands, yard.reserves, yard.looking, yard.starts)
    asked = _asked(sight) if sight.asked else repeat(False)
    flown = repeat(_NOT_FLOWN) if flight is None else _flown(sight, flight)
    return list(map(seat_bytes, sides, asked, sight.credits, sight.lost, *held, flown))


def _asked(sight: Sight) -> list[bool]:
    return [seat in sight.asked for seat in range(len(sight.players))]


@lru_cache(maxsize=4096)
def seat_bytes(
    side: int,
    is_asked: bool,
    credits: int | None,
    lost: int,
    hand: int,
    reserve: tuple[int, ...],
    looking: int,
    start: int,
    flown: bytes,
) -> bytes:
    money = 0 if credits is None else min(max(credits + CREDIT_ZERO, 1), 0xFFFF)
    reserved = (*reserve, *_NO_RESERVE)[:RESERVED]
    front = (side, is_asked, money >> 8, money & 255, hand, *reserved, looking + 1, start)
    return bytes((*front, *flown, clipped(lost)))


def _flown(sight: Sight, flight: FlightSight) -> list[bytes]:
    leader = flight.positions[flight.order[0]] if flight.order else None
    return [
        bytes(
            (
                0 if leader is None else clipped(leader - flight.positions[seat]),
                flight.reasons[seat] != "",
                clipped(flight.announced[seat]),
                sight.ends[seat] or 0,
                _flying(flight, seat),
                *(flight.shelved[seat] or _NO_CUBES),
                0 if flight.caps[seat] == NO_CAP else clipped(flight.caps[seat] + 1),
            )
        )
        for seat in range(len(sight.players))
    ]


def _flying(flight: FlightSight, seat: int) -> int:
    """The ships of a fleet as bits."""
    if flight.cells is None or flight.reasons[seat]:
        return 0
    return sum(1 << ship for ship in flight.fleets[seat])


def ships_of(sight: Sight) -> list[bytes]:
    flight = sight.flight
    if flight is None or flight.cells is None:
        return list(map(_ship, sight.ships))
    return list(map(_ship, sight.ships, flight.cells))


def ship_bytes(ship: Ship, fleet: Sequence[Mask] | None = None) -> bytes:
    """Totals of crew, batteries, strengths, open connectors and goods; then the cells, plane by plane."""
    hull, crew = ship.hull, ship.crew
    summary = (
        ship.humans(), PURPLE in crew, BROWN in crew, ship.battery_count(), *_strengths(ship, fleet),
        sum(cells.bit_count() for cells in hull.open_connectors),
        *(ship.cargo().values() if any(ship.goods) else _NO_CUBES),
    )  # fmt: skip
    planes = (hull.tiles, hull.rotations, crew, ship.batteries, ship.goods)
    return clipped_bytes(summary) + b"".join([plane.ljust(CELLS, b"\0") for plane in planes])


def _strengths(ship: Ship, fleet: Sequence[Mask] | None) -> tuple[int, int, int, int]:
    """Engines and cannons without and with all batteries; a ship in the yard has no batteries."""
    if not any(ship.batteries) and not ship.hull.board.is_fleet:
        engines, cannons = engine_strength(ship, 0), cannon_strength(ship, 0, 0)
        return engines, engines, cannons, cannons
    return *engine_range(ship, fleet), *cannon_range(ship, fleet)


_ship = Memo(ship_bytes)
