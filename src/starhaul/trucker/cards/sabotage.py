"""Sabotage: the smallest crew loses a random tile if one is found within three attempts (CRD-SABOTAGE)."""

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import AskFrame
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.damage import DoHits
from starhaul.trucker.flow.hits import DICE
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.match.events.card_events import Sabotaged, SabotageFailed, SabotageRolled
from starhaul.trucker.match.events.flight_events import CardIgnored
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Sabotage
from starhaul.trucker.ship.strength import lowest

ATTEMPTS = 3


@begins(Sabotage)
def begin(state: State, card: Sabotage, at_ms: int, told: list[Event]) -> None:
    if len(state.flying()) < 2:
        told.append(Event(CardIgnored()))
        return
    order = order_of(state)
    victim = order[lowest([state.ships[seat].crew_count() for seat in order])]
    told.append(Event(Sabotaged(seat=victim)))
    state.frames.append(AskSabotage(victim, ATTEMPTS))


class AskSabotage(AskFrame, frozen=True, tag="sabotage"):
    """An attempt is one roll for the column, then one for the row (RUL-67)."""

    seat: int
    attempts: int
    column: tuple[int, ...] = ()

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("dice", DICE[state.profile.board.dice_per_line])

    def answer(self, state: State, seat: int, action: tuple[int, ...], at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        line = "row" if self.column else "column"
        told.append(Event(SabotageRolled(seat=self.seat, axis=line, dice=action), outcome=action))
        if not self.column:
            state.frames.append(AskSabotage(self.seat, self.attempts, action))
            return
        hull = state.ships[self.seat].hull
        aimed = hull.board.cells_named(sum(self.column), sum(action))
        struck = next((cell for cell in aimed if hull.occupied >> cell & 1), None)
        if struck is not None:
            state.frames.append(DoHits(((self.seat, struck),)))
        elif self.attempts > 1:
            state.frames.append(AskSabotage(self.seat, self.attempts - 1))
        else:
            told.append(Event(SabotageFailed(seat=self.seat)))
