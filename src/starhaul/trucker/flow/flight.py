"""The flight, card by card: window for giving up, reveal, resolve, forced give-ups (FLT-01, chapter GIV).

How each kind of card is resolved is in `cards`.
"""

from functools import cache
from itertools import combinations
from typing import Any

from msgspec import UNSET, structs

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event, Question, order_key
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.card_kinds import begin_card
from starhaul.trucker.flow.giving_up import force_give_ups, give_up_ships, is_lost, why
from starhaul.trucker.flow.infection import spread_epidemic
from starhaul.trucker.flow.inspection import AskRepair
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Fly, GiveUp, Report
from starhaul.trucker.match.events.flight_events import BadAir, CardRevealed
from starhaul.trucker.match.events.launch_events import ErrorReported, Fined
from starhaul.trucker.match.modifiers import bent, effective, has_road
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Card
from starhaul.trucker.parts.terms import Road
from starhaul.trucker.ship.ship_check import faults

BAD_AIR_EVERY = 4


class DoNextCard(DoFrame, frozen=True, tag="next_card"):
    """Offer to give up if the edition allows it, then reveal a card; or end the flight (FLT-01, RUL-38)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        flight, profile = state.in_flight, state.profile
        if not flight.deck or not state.flying():
            return
        state.frames.append(DoReveal())
        if not profile.learning and (flight.flown or profile.edition.gives_up_before_first):
            until = deadline(state, at_ms, "reveal")
            state.frames.append(AskReveal(answers=(None,) * state.config.seats, until=until))


class AskReveal(QuestionFrame, frozen=True, kw_only=True, tag="reveal"):
    """Each seat may announce that it gives up, and withdraw that, until all have answered or time is up
    (RUL-37)."""

    answers: tuple[Fly | GiveUp | None, ...]
    """The latest answer of each seat, if any."""
    reported: tuple[tuple[int, int], ...] = ()

    def waiting(self, state: State) -> tuple[int, ...]:
        return tuple([seat for seat in state.flying() if self.answers[seat] is None])

    def asked(self, state: State) -> list[int]:
        return state.flying()

    def questions(self, state: State) -> list[Question]:
        return [self.ask(state, seat) for seat in state.flying()]

    def offers(self, state: State, seat: int) -> list[Question]:
        return self.questions_of(state, seat)

    def questions_of(self, state: State, seat: int) -> list[Question]:
        speaks = 0 <= seat < state.config.seats and not state.in_flight.reasons[seat]
        return [self.ask(state, seat)] if speaks else []

    def ask(self, state: State, seat: int) -> Question:
        fleet, waits = state.in_flight.fleets[seat], self.answers[seat] is None
        reports: tuple[int, ...] = ()
        if state.config.options.manual_check:
            reports = tuple(other for other in state.flying() if (seat, other) not in self.reported)
        lost = any(state.presence) and is_lost(state, seat)
        return _window(seat, fleet, waits, lost, reports)

    def decide(
        self, state: State, seat: int, action: Fly | GiveUp | Report, at_ms: int, told: list[Event]
    ) -> None:
        if isinstance(action, Report):
            self._report(state, seat, action.seat, at_ms, told)
            return
        following = structs.replace(self, answers=(*self.answers[:seat], action, *self.answers[seat + 1 :]))
        if following.waiting(state):
            state.frames[-1] = following
            return
        state.frames.pop()
        said: list[Event] = []
        for other, answer in enumerate(following.answers):
            if isinstance(answer, GiveUp):
                ships = answer.ships or state.in_flight.fleets[other]
                give_up_ships(state, other, ships, why(state, other), said)
        # Until all seats have answered, each answer is known only to its seat.
        told += [structs.replace(event, reveals=True) for event in said]

    def as_seen_by(self, state: State, viewer: int | None) -> "AskReveal":
        """Others see who has answered, but not the answer."""
        answers = tuple(
            answer if answer is None or seat == viewer else self.ask(state, seat).default
            for seat, answer in enumerate(self.answers)
        )
        return structs.replace(self, answers=answers)

    def _report(self, state: State, seat: int, owner: int, at_ms: int, told: list[Event]) -> None:
        """Repair, and after the first card a fine for each report that proves right (CHK-13, RUL-29)."""
        proved = bool(faults(state.ships[owner].hull, state.zone))
        told.append(Event(ErrorReported(seat=owner, by=seat, proved=proved)))
        state.frames[-1] = structs.replace(self, reported=(*self.reported, (seat, owner)))
        if proved:
            if state.in_flight.flown:
                fine(state, owner, state.profile.edition.fine_in_flight, told)
            state.frames.append(AskRepair(seats=(owner,), until=deadline(state, at_ms, "repair")))


@cache
def _window(seat: int, fleet: tuple[int, ...], waits: bool, lost: bool, reports: tuple[int, ...]) -> Question:
    """Cached, because this is the most frequent question."""
    options = (*ways_to_go_on(fleet), *(Report(other) for other in reports))
    default = GiveUp() if lost else Fly()
    return Question(seat=seat, kind="reveal", options=options, default=default, waits=waits)


@cache
def ways_to_go_on(fleet: tuple[int, ...]) -> tuple[Fly | GiveUp | Report, ...]:
    """Fly on, give up entirely, or give up with some ships of a fleet (LM-116)."""
    some = [GiveUp(ships) for size in range(1, len(fleet)) for ships in combinations(fleet, size)]
    return Fly(), GiveUp(), *sorted(some, key=order_key)


def fine(state: State, seat: int, credits: int, told: list[Event]) -> None:
    """Paid at once; any shortfall is recorded and settled outside the cap (RUL-30)."""
    if not credits:
        return
    account = state.account(seat)
    paid = min(credits, state.credits[account])
    state.credits[account] -= paid
    state.in_flight.fines[seat] += credits - paid
    told.append(Event(Fined(seat=seat, credits=credits)))


class DoReveal(DoFrame, frozen=True, tag="do_reveal"):
    """Reveal a card, unless all seats have given up before it."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if state.flying():
            state.frames.append(AskCard())


class AskCard(AskFrame, frozen=True, tag="card"):
    """The next card: any card of the deck, the first being of the flight's own level (RUL-32); or in deck
    order (VAR-05)."""

    def outcomes(self, state: State) -> Outcomes:
        flight = state.in_flight
        if state.config.options.predictable and not state.profile.learning:
            return Outcomes("cards", (flight.deck[0],))
        if flight.flown == 0 and not state.profile.learning:
            cards = rule_data.cards(state.config.edition).cards
            level = max(int(number) for number in state.profile.flight.pile)
            return Outcomes("cards", tuple(card for card in flight.deck if cards[card].level == level))
        return Outcomes("cards", tuple(flight.deck))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.in_flight.deck.remove(action)
        card = rule_data.cards(state.config.edition).cards[action]
        told.append(revealed(state, card, outcome=action))
        state.frames += [DoNextCard(), DoResolve(card)]


def kind_of(card: Card) -> str:
    return str(card.__struct_config__.tag)


def revealed(state: State, card: Card, outcome: Any = UNSET) -> Event:
    """The event for a revealed card, with its effective values where they differ from the printed ones."""
    return Event(CardRevealed(card=card.id, kind=kind_of(card), counts=bent(state, card)), outcome=outcome)


class DoResolve(DoFrame, frozen=True, tag="resolve"):
    card: Card

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        card = effective(state, self.card)
        state.in_flight.card = card.id or kind_of(card)
        state.frames.append(DoAfterCard())
        begin_card(state, card, at_ms, told)


class DoAfterCard(DoFrame, frozen=True, tag="after_card"):
    """All forced give-ups together, based on the situation after the complete card (GIV-11, RUL-36)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        flight = state.in_flight
        flight.flown, flight.card = flight.flown + 1, ""
        force_give_ups(state, told)
        bad_air = has_road(state, Road.BAD_AIR) and flight.flown % BAD_AIR_EVERY == 0 and flight.deck
        if bad_air and state.flying():
            told.append(Event(BadAir()))
            spread_epidemic(state, told)
            force_give_ups(state, told)
