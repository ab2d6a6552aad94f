"""Builds a state that begins in flight, for scenarios and tests.

A match never begins like this: it has a building phase.
"""

from collections.abc import Sequence

from starhaul.trucker.flow.cargo_loading import aboard
from starhaul.trucker.flow.launch import new_flight
from starhaul.trucker.flow.prepared_deck import DoPrepared
from starhaul.trucker.flow.settlement import DoSettle
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Card
from starhaul.trucker.ship.board import Zone
from starhaul.trucker.ship.ship import Ship


def in_flight(
    config: Config,
    ships: Sequence[Ship],
    positions: Sequence[int],
    cards: Sequence[Card] = (),
    *,
    credits: Sequence[int] | None = None,
    lost: Sequence[int] | None = None,
    roads: Sequence[int] = (),
    yard_dice: tuple[int, ...] = (),
    settles: bool = True,
) -> State:
    """A state during the flight of the first round, with the given ships, positions and cards to come.

    `lost` is the number of tiles each seat has lost so far; which ones does not matter. Credits of team-mates
    are added to the account of their team. A ship of a fleet without tiles has already given up.
    """
    state = Trucker().new(config, 0)
    state.yard = None
    state.ships = list(ships)
    state.roads, state.yard_dice = tuple(roads), yard_dice
    state.flight = new_flight(state)
    state.flight.fleets = [_manned(state.zone, ship) for ship in ships]
    state.flight.positions = list(positions)
    for ship in ships:
        for colour, number in enumerate(aboard(ship)):
            state.flight.bank[colour] -= number
    for seat, number in enumerate(credits or ()):
        state.credits[state.account(seat)] += number
    state.lost = [(0,) * number for number in lost or [0] * len(ships)]
    state.frames = [DoSettle()] if settles else []
    state.frames.append(DoPrepared(tuple(cards)))
    return state


def _manned(zone: Zone, ship: Ship) -> tuple[int, ...]:
    """The ships of a fleet that have tiles; a single ship always counts."""
    regions = zone.regions
    built = (number for number, region in enumerate(regions) if region & ship.hull.occupied)
    return tuple(built) or tuple(range(len(regions)))
