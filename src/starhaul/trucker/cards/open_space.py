"""Open Space: seats announce engine strength in ranking order and move at once (CRD-OPEN, RUL-57)."""

from starhaul.kernel.contract import Event
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.announcing import announce_engines
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.giving_up import NO_ENGINES, give_up_ships
from starhaul.trucker.flow.moving import gain_days, order_of
from starhaul.trucker.match.events.flight_events import NoEngines
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import OpenSpace


@begins(OpenSpace)
def begin(state: State, card: OpenSpace, at_ms: int, told: list[Event]) -> None:
    state.frames.append(DoAnnounceEngines(order_of(state)))


class DoAnnounceEngines(DoFrame, frozen=True, tag="open_announce"):
    order: tuple[int, ...]
    number: int = 0

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if self.number < len(self.order):
            state.frames.append(DoMoveOn(self.order, self.number))
            announce_engines(state, self.order[self.number], at_ms, told, needed=True)


class DoMoveOn(DoFrame, frozen=True, tag="open_move"):
    order: tuple[int, ...]
    number: int

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        seat, flight = self.order[self.number], state.in_flight
        engines = dict(zip(flight.fleets[seat], flight.strengths, strict=True))
        idle = [ship for ship, strength in engines.items() if not strength]
        if len(idle) == len(engines):
            # The seat gives up after the card (GIV-08, GIV-11, LM-103).
            flight.no_engines |= 1 << seat
            told.append(Event(NoEngines(seat=seat)))
        else:
            give_up_ships(state, seat, idle, NO_ENGINES, told)
            gain_days(state, seat, min(strength for strength in engines.values() if strength), told)
        state.frames.append(DoAnnounceEngines(self.order, self.number + 1))
