"""Combat Zone: three lines; in each, the seat with the lowest value pays the penalty (CRD-COMBAT)."""

from starhaul.kernel.contract import Event
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.announcing import announce_cannons, announce_engines
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.flow.penalties import suffer
from starhaul.trucker.match.events.card_events import CombatLine, CombatLowest, CrewCounted
from starhaul.trucker.match.events.flight_events import CardIgnored
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import CombatZone
from starhaul.trucker.ship.strength import lowest


@begins(CombatZone)
def begin(state: State, card: CombatZone, at_ms: int, told: list[Event]) -> None:
    if len(state.flying()) < 2:
        told.append(Event(CardIgnored()))
    else:
        state.frames.append(DoCombatLine(card))


class DoCombatLine(DoFrame, frozen=True, tag="combat_line"):
    """A line uses the ranking order at its start (CRD-COMBAT-05, RUL-65)."""

    card: CombatZone
    line: int = 0

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if self.line < len(self.card.rows):
            told.append(Event(CombatLine(line=self.line, criterion=self.card.rows[self.line].criterion)))
            state.frames.append(DoCompare(self.card, self.line, order_of(state)))


class DoCompare(DoFrame, frozen=True, tag="combat_compare"):
    """Seats count or announce one after the other; then the lowest pays the penalty (RUL-63)."""

    card: CombatZone
    line: int
    order: tuple[int, ...]
    number: int = 0

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        row = self.card.rows[self.line]
        if self.number == len(self.order):
            state.frames.append(DoCombatLine(self.card, self.line + 1))
            values = [state.in_flight.announced[seat] for seat in self.order]
            loser = self.order[lowest(values)]
            told.append(Event(CombatLowest(seat=loser, criterion=row.criterion)))
            suffer(state, loser, row.penalty, told)
            return
        seat = self.order[self.number]
        state.frames.append(DoCompare(self.card, self.line, self.order, self.number + 1))
        if row.criterion == "crew":
            crew = state.ships[seat].crew_count()
            state.in_flight.announced[seat] = crew
            told.append(Event(CrewCounted(seat=seat, crew=crew)))
        elif row.criterion == "engine_strength":
            announce_engines(state, seat, at_ms, told, needed=False)
        else:
            announce_cannons(state, seat, at_ms, told)
