"""Losing and gaining flight days (FLT-05 … FLT-09). Used by cards; the geometry of the track is in
`match.track`."""

from collections.abc import Iterable

from starhaul.kernel.contract import Event
from starhaul.trucker.match.events.flight_events import DaysGained, DaysLost
from starhaul.trucker.match.modifiers import days_lost
from starhaul.trucker.match.state import State
from starhaul.trucker.match.track import moved, ranking


def order_of(state: State) -> tuple[int, ...]:
    """The current ranking order; a card keeps the order it started with (RUL-06)."""
    return ranking(state.in_flight.positions, state.flying())


def gain_days(state: State, seat: int, days: int, told: list[Event]) -> None:
    _move(state, seat, days)
    told.append(Event(DaysGained(seat=seat, days=days)))


def lose_days(state: State, seat: int, days: int, told: list[Event]) -> None:
    days = days_lost(state, days)
    if days:
        _move(state, seat, -days)
        told.append(Event(DaysLost(seat=seat, days=days)))


def lose_days_together(state: State, seats: Iterable[int], days: dict[int, int], told: list[Event]) -> None:
    """When several seats lose days to one card, the rearmost moves first (FLT-08)."""
    order = order_of(state)
    for seat in sorted(seats, key=lambda seat: -order.index(seat)):
        lose_days(state, seat, days[seat], told)


def _move(state: State, seat: int, days: int) -> None:
    flight = state.in_flight
    spaces = state.profile.flight.spaces
    flight.positions[seat] = moved(flight.positions, state.flying(), seat, days, spaces)
