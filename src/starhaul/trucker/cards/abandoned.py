"""Abandoned Ship and Abandoned Station: the first seat that accepts gets it (CRD-SHIP, CRD-STATION)."""

from typing import Any

from msgspec import structs

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.booking import earn
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.cargo_loading import DoLoad, aboard, gains, has_loaded
from starhaul.trucker.flow.giving_tokens import DoLoseCrew
from starhaul.trucker.flow.moving import lose_days, order_of
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import NO, NO_OR_YES, Accept
from starhaul.trucker.match.events.card_events import Declined, Docked, NobodyCan, UsedShip
from starhaul.trucker.match.modifiers import handicap
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import AbandonedShip, AbandonedStation
from starhaul.trucker.parts.terms import Handicap


@begins(AbandonedShip, AbandonedStation)
def begin(state: State, card: AbandonedShip | AbandonedStation, at_ms: int, told: list[Event]) -> None:
    """Only seats with enough crew are asked (RUL-58)."""
    needed = card.crew_lost if isinstance(card, AbandonedShip) else card.crew_required
    able = tuple(seat for seat in order_of(state) if state.ships[seat].crew_count() >= needed)
    if able:
        state.frames.append(AskAbandoned(card=card, order=able, number=0, until=deadline(state, at_ms)))
    else:
        told.append(Event(NobodyCan()))


class AskAbandoned(QuestionFrame, frozen=True, kw_only=True, tag="abandoned"):
    card: AbandonedShip | AbandonedStation
    order: tuple[int, ...]
    number: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.order[self.number],)

    def ask(self, state: State, seat: int) -> Question:
        about = _about(state, seat, self.card)
        return Question(seat=seat, kind="use", options=NO_OR_YES, default=NO, about=about)

    def offer(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="use", options=NO_OR_YES)

    def decide(self, state: State, seat: int, action: Accept, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        if not action.yes:
            told.append(Event(Declined(seat=seat)))
            if self.number + 1 < len(self.order):
                following = structs.replace(self, number=self.number + 1, until=deadline(state, at_ms))
                state.frames.append(following)
        elif isinstance(self.card, AbandonedShip):
            told.append(Event(UsedShip(seat=seat)))
            state.frames.append(DoTakeShip(seat, self.card))
            state.frames.append(DoLoseCrew(seat, self.card.crew_lost))
        else:
            told.append(Event(Docked(seat=seat)))
            state.frames.append(DoLeave(seat, self.card.days, tuple(aboard(state.ships[seat]))))
            state.frames.append(DoLoad(seat, self.card.goods))


def _about(state: State, seat: int, card: AbandonedShip | AbandonedStation) -> dict[str, Any]:
    """Advice for the decision: the value of the goods, or whether the ship can fly on without the crew."""
    if isinstance(card, AbandonedStation):
        return {"gains": [0, *gains(state, seat, (card.goods,))], "keeps_flying": True}
    ship = state.ships[seat]
    return {"gains": [0, 0], "keeps_flying": ship.crew_count() > card.crew_lost and ship.humans() > 0}


class DoTakeShip(DoFrame, frozen=True, tag="take_ship"):
    """The crew has left: the seat earns the credits at once, then loses the days (CRD-SHIP-02)."""

    seat: int
    card: AbandonedShip

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        earn(state, self.seat, self.card.credits, told)
        lose_days(state, self.seat, self.card.days, told)


class DoLeave(DoFrame, frozen=True, tag="leave"):
    """Lose the days that loading costs; one more for a seat with the heavy cargo handicap (HSE-T1)."""

    seat: int
    days: int
    before: tuple[int, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        loaded = has_loaded(state.ships[self.seat], self.before)
        heavy = loaded and handicap(state, self.seat) is Handicap.HEAVY_CARGO
        lose_days(state, self.seat, self.days + heavy, told)
