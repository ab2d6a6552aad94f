"""Booking credits: every gain and payment is public; only totals may be secret (RUL-92)."""

from starhaul.kernel.contract import Event
from starhaul.trucker.match.events.flight_events import CreditsEarned
from starhaul.trucker.match.state import State


def earn(state: State, seat: int, credits: int, told: list[Event]) -> None:
    """Credits come from the bank at once (FLT-22)."""
    state.credits[state.account(seat)] += credits
    told.append(Event(CreditsEarned(seat=seat, credits=credits)))
