"""Insurance before the flight: the premium, and the cap it puts on the cost of lost tiles (END-08, LM-061 …
LM-067, LM-098, LM-099)."""

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Insure
from starhaul.trucker.match.events.launch_events import Insured, PremiumDue, Uninsured
from starhaul.trucker.match.state import NO_CAP, State
from starhaul.trucker.parts.records import Capped, OptionalInsurance, WeakSpot
from starhaul.trucker.ship.board import Board
from starhaul.trucker.ship.insurance import premium, weak_spot


def cap_of(board: Board) -> int:
    """The maximum cost of lost tiles on a board without insurance."""
    insurance = board.record.insurance
    return insurance.cap if isinstance(insurance, Capped | WeakSpot) else NO_CAP


class DoInsure(DoFrame, frozen=True, tag="insurance"):
    """After the repair, before the crew boards (LM-141)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        insurance = state.profile.board.record.insurance
        seats = [seat for seat in state.seats if state.takes_part(seat) or state.ships[seat].hull.occupied]
        if isinstance(insurance, WeakSpot):
            for seat in seats:
                pay_premium(state, seat, insurance, told)
        elif isinstance(insurance, OptionalInsurance):
            starts = state.in_yard.starts
            state.frames.append(DoOffer(tuple(sorted(seats, key=lambda seat: starts[seat]))))


def pay_premium(state: State, seat: int, insurance: WeakSpot, told: list[Event]) -> None:
    """The compulsory premium for the weak spot; any shortfall is paid after the flight (LM-065)."""
    size = weak_spot(state.ships[seat].hull)
    price = premium(insurance, size)
    account = state.account(seat)
    paid = min(price, state.credits[account])
    state.credits[account] -= paid
    state.in_flight.owed[seat] = price - paid
    told.append(Event(PremiumDue(seat=seat, weak_spot=size, credits=price)))


class DoOffer(DoFrame, frozen=True, tag="offer_insurance"):
    """Insurance is offered in starting order and chosen openly (LM-098)."""

    seats: tuple[int, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if self.seats:
            state.frames.append(AskInsurance(seats=self.seats, until=deadline(state, at_ms)))


class AskInsurance(QuestionFrame, frozen=True, kw_only=True, tag="insure"):
    """Always asked, so that the question does not reveal whether a seat can pay (SET-14)."""

    seats: tuple[int, ...]

    def waiting(self, state: State) -> tuple[int, ...]:
        return self.seats[:1]

    def ask(self, state: State, seat: int) -> Question:
        most = state.credits[state.account(seat)]
        offers = {price: cap for price, cap in caps(state).items() if price <= most}
        return Question(
            seat=seat,
            kind="insure",
            options=tuple(Insure(price) for price in offers),
            default=Insure(0),
            about={"caps": list(offers.values())},
        )

    def decide(self, state: State, seat: int, action: Insure, at_ms: int, told: list[Event]) -> None:
        state.frames[-1] = DoOffer(self.seats[1:])
        insure(state, seat, action.premium, told)


def caps(state: State) -> dict[int, int]:
    """The cap that each premium buys."""
    insurance = state.profile.board.record.insurance
    offers = insurance.options if isinstance(insurance, OptionalInsurance) else ()
    return {offer.premium: NO_CAP if offer.cap is None else offer.cap for offer in offers}


def insure(state: State, seat: int, price: int, told: list[Event]) -> None:
    """The premium is not refunded (LM-099)."""
    state.credits[state.account(seat)] -= price
    state.in_flight.caps[seat] = caps(state)[price]
    if price:
        told.append(Event(Insured(seat=seat, credits=price, cap=caps(state)[price])))
    else:
        told.append(Event(Uninsured(seat=seat)))
