"""Giving up: a whole seat (chapter GIV), or single ships of a fleet (LM-116 … LM-120).

Used by `flight`, `launch` and Open Space. The question whether to give up is in `flight`.
"""

from collections.abc import Collection

from starhaul.kernel.contract import Event
from starhaul.kernel.presence import ABSENT, GONE
from starhaul.trucker.flow.cargo_loading import aboard
from starhaul.trucker.match.events.flight_events import GaveUp, ShipGaveUp
from starhaul.trucker.match.state import State
from starhaul.trucker.match.track import lapped

REASONS = NO_HUMANS, NO_ENGINES, LAPPED, VOLUNTARY, AWAY = (
    "no_humans",
    "no_engines",
    "lapped",
    "voluntary",
    "absent",
)


def give_up(state: State, seat: int, reason: str, told: list[Event]) -> None:
    """The rocket leaves the track; cards no longer affect this seat (GIV-01)."""
    flight = state.in_flight
    flight.reasons[seat] = reason
    flight.gave_up_after[seat] = flight.flown
    told.append(Event(GaveUp(seat=seat, reason=reason)))


def give_up_ships(state: State, seat: int, ships: Collection[int], reason: str, told: list[Event]) -> None:
    """Some ships leave the fleet; when the last one does, the seat has given up (LM-120)."""
    if len(ships) == len(state.in_flight.fleets[seat]):
        give_up(state, seat, reason, told)
        return
    for ship in ships:
        _leave_fleet(state, seat, ship, reason, told)


def _leave_fleet(state: State, seat: int, ship: int, reason: str, told: list[Event]) -> None:
    """Its goods are set aside, its tiles return to the supply at no cost, the other ships fly on (LM-118)."""
    flight, whole = state.in_flight, state.ships[seat]
    flight.fleets[seat] = tuple(other for other in flight.fleets[seat] if other != ship)
    gone = whole.hull.occupied & state.zone.regions[ship]
    state.ships[seat] = whole.without(gone)
    state.aside += gone.bit_count()
    left = aboard(state.ships[seat])
    shelved = zip(flight.shelved[seat], aboard(whole), left, strict=True)
    flight.shelved[seat] = tuple(there + before - now for there, before, now in shelved)
    told.append(Event(ShipGaveUp(seat=seat, ship=ship, reason=reason)))


def unmanned(state: State, seat: int) -> list[int]:
    """The ships of a seat without a human: aliens cannot fly a ship alone (GIV-05, LM-117)."""
    ship, regions = state.ships[seat], state.zone.regions
    return [number for number in state.in_flight.fleets[seat] if not ship.humans_within(regions[number])]


def give_up_unmanned(state: State, told: list[Event]) -> None:
    """Unmanned ships give up before the first card (RUL-28, LM-019, LM-097)."""
    for seat in state.flying():
        give_up_ships(state, seat, unmanned(state, seat), NO_HUMANS, told)


def force_give_ups(state: State, told: list[Event]) -> None:
    """GIV-05, GIV-08, GIV-10, and players who have left for good (RUL-09); nobody gives up in the learning
    flight (LRN-09, RUL-96)."""
    flight = state.in_flight
    no_engines, flight.no_engines = flight.no_engines, 0
    if state.profile.learning:
        return
    flying = state.flying()
    behind = lapped(flight.positions, flying, state.profile.flight.spaces)
    for seat in flying:
        empty = unmanned(state, seat)
        if len(empty) == len(flight.fleets[seat]):
            give_up(state, seat, NO_HUMANS, told)
        elif no_engines >> seat & 1:
            give_up(state, seat, NO_ENGINES, told)
        elif seat in behind:
            give_up(state, seat, LAPPED, told)
        elif not state.takes_part(seat):
            give_up(state, seat, AWAY, told)
        else:
            give_up_ships(state, seat, empty, NO_HUMANS, told)


def is_lost(state: State, seat: int) -> bool:
    """Whether no one will fly this ship again: the player has left for good, or is absent without autopilot
    (RUL-09)."""
    presence = state.presence_at(seat)
    return presence == GONE or (presence == ABSENT and not state.config.options.keep_autopilot)


def why(state: State, seat: int) -> str:
    return AWAY if state.presence_at(seat) >= ABSENT else VOLUNTARY
