"""Stardust: every open connector costs a day; no seat has a decision to make (CRD-DUST)."""

from starhaul.kernel.contract import Event
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.moving import lose_days, order_of
from starhaul.trucker.match.events.card_events import StardustCaught
from starhaul.trucker.match.modifiers import has_road
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Stardust
from starhaul.trucker.parts.terms import Road


@begins(Stardust)
def begin(state: State, card: Stardust, at_ms: int, told: list[Event]) -> None:
    """One day for each open connector, in reverse ranking order (CRD-DUST-01, RUL-68)."""
    each = 2 if has_road(state, Road.LEAKY_PIPES) else 1
    for seat in reversed(order_of(state)):
        open_ = sum(mask.bit_count() for mask in state.ships[seat].hull.open_connectors)
        told.append(Event(StardustCaught(seat=seat, connectors=open_)))
        lose_days(state, seat, each * open_, told)
