"""Figures of a seat's own ship for a coach: strengths, crew, batteries, shields, cargo and faults.

Computed from public knowledge by the rules themselves; during building as the ship would be launched. Used by
the part `coach` of the plug-in. The report of a ship file is in `files.ship_report`.
"""

from msgspec import Struct

from starhaul.trucker.flow.launch import crewed
from starhaul.trucker.match.modifiers import handicap
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import SIDES
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.strength import cannon_range, engine_range, shielded
from starhaul.trucker.views.hints import fault_views


class ShipFigures(Struct, frozen=True, omit_defaults=True):
    """Figures of a ship or fleet."""

    engines: tuple[int, int]
    """Engine strength without and with all batteries."""
    cannons: tuple[int, int]
    """Doubled cannon strength without and with all batteries."""
    crew: int
    """Crew aboard; during building, as many as would be launched."""
    batteries: int
    """Likewise."""
    shields: list[str]
    """The sides covered by shields: `front`, `right`, `rear`, `left`."""
    open: int
    """Open connectors."""
    containers: int
    """Places for goods, special ones not included."""
    special: int
    """Special places for goods."""
    faults: int
    """Errors that the check would find; 0 in flight."""
    credits: float | None = None
    """Expected credits of the flight; null as long as no engine computes them."""


def figures_of(state: State, player: int) -> ShipFigures | None:
    """None if the player flies no ship, and between rounds."""
    seat = state.players.index(player)
    if state.yard is not None:
        return _while_building(state, seat)
    if state.flight is None or not state.flight.fleets[seat]:
        return None
    fleet = tuple(state.fleet(seat))
    memos, key = state.ships[seat].memos, (figures_of, fleet)
    found: ShipFigures | None = memos.get(key)
    if found is None:
        found = memos[key] = _figures(state.ships[seat], fleet, faults=0)
    return found


def _while_building(state: State, seat: int) -> ShipFigures:
    """Cached: an action of one seat does not change the ships of the others."""
    hull, zone = state.ships[seat].hull, state.zone
    key = (figures_of, state.config, state.round, state.roads, handicap(state, seat), zone)
    found: ShipFigures | None = hull.memos.get(key)
    if found is None:
        begun = tuple(region for region in zone.regions if region & hull.occupied)
        faults = len(fault_views(hull, zone))
        found = hull.memos[key] = _figures(crewed(state, seat), begun or zone.regions, faults=faults)
    return found


def _figures(ship: Ship, fleet: tuple[int, ...], *, faults: int) -> ShipFigures:
    return ShipFigures(
        engines=engine_range(ship, fleet),
        cannons=cannon_range(ship, fleet),
        crew=ship.crew_count(),
        batteries=ship.battery_count(),
        shields=[SIDES[direction] for direction in shielded(ship)],
        open=sum(mask.bit_count() for mask in ship.hull.open_connectors),
        containers=ship.containers(Layer.CARGO),
        special=ship.containers(Layer.SPECIAL_CARGO),
        faults=faults,
    )
