"""Plays a finished flight again: same cards, same dice for the same threats, same answers where legal.

Used by `hindsight_search`. What "the same" means when the course changes:

- The n-th card is the n-th card. A threat gets the dice it got, by card, line and number, whoever it strikes.
- A seat answers the n-th question of a kind on a card as it did; where that is not legal, or there was no
  such question, the default of the question counts (RUL-08).
- Cards and dice that never came are made up from a fixed source and counted as guesses.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE, Action, Event, Question, is_among
from starhaul.kernel.errors import Refusal
from starhaul.kernel.frames import AskFrame
from starhaul.trucker.cards.sabotage import AskSabotage
from starhaul.trucker.flow.flight import AskCard
from starhaul.trucker.flow.hits import AskAim
from starhaul.trucker.flow.rounds import DoEndRound
from starhaul.trucker.flow.settlement import DoSettle
from starhaul.trucker.hindsight.finding_records import FlightResult
from starhaul.trucker.hindsight.finished_flight import FinishedFlight, Occasion, roll_key
from starhaul.trucker.match.events.match_events import Settled
from starhaul.trucker.match.state import State

MOST_STEPS = 20_000
"""Far more than any flight takes."""


class DecisionPoint(Struct):
    """A question to the seat that looks back, and everything needed to answer it otherwise."""

    state: State
    counts: Counter[Occasion]
    dealt: int
    guesses: int
    question: Question
    given: Action


class FlightReplay:
    """One course of the flight. `play` may be called once."""

    def __init__(self, flight: FinishedFlight, seat: int, state: State | None = None) -> None:
        """From the ship check, or from another state at that moment (`tile_changes`)."""
        self.flight, self.seat = flight, seat
        self.state = (flight.start if state is None else state).copy()
        self.guesses = 0
        self.points: list[DecisionPoint] | None = None
        """The decisions of the seat, if they are wanted."""
        self._counts: Counter[Occasion] = Counter()
        self._dealt = 0
        self._instead: Action = None
        self._before_settling = 0
        self._told: list[Event] = []

    @classmethod
    def otherwise(
        cls, flight: FinishedFlight, seat: int, point: DecisionPoint, instead: Action
    ) -> "FlightReplay":
        """From a decision on, with another answer to it."""
        replay = cls(flight, seat, point.state)
        replay._counts, replay._dealt, replay.guesses = Counter(point.counts), point.dealt, point.guesses
        replay._instead = instead
        return replay

    def play(self) -> FlightResult:
        state, frames = self.state, self.state.frames
        for _ in range(MOST_STEPS):
            top = frames[-1]
            if isinstance(top, DoEndRound):
                return self._result()
            if isinstance(top, AskFrame):
                self._answer(top)
            else:
                if isinstance(top, DoSettle):
                    self._before_settling = state.credits[state.account(self.seat)]
                    self._told.clear()
                frames.pop().proceed(state, self.flight.at_ms, self._told)
        raise RuntimeError("the flight never ends")

    def _answer(self, top: AskFrame) -> None:
        state, at_ms = self.state, self.flight.at_ms
        outcomes = top.outcomes(state)
        if outcomes is not None:
            top.answer(state, CHANCE, self._outcome(top, outcomes.options), at_ms, self._told)
            return
        state.presence = self.flight.presence.get(state.in_flight.flown, state.presence)[:]
        question = next(one for one in top.questions(state) if one.waits)
        top.answer(state, question.seat, self._said(top, question), at_ms, self._told)

    # --- chance --------------------------------------------------------------------------------------------

    def _outcome(self, top: AskFrame, options: Sequence[Action]) -> Action:
        if isinstance(top, AskCard):
            return self._card()
        if isinstance(top, AskAim | AskSabotage):
            key = roll_key(self.state)
            known = self.flight.rolls.get(key)
            if known is not None and known in options:
                return known
            self.guesses += 1
            return options[Stream("hindsight", repr(key))(len(options))]
        self._dealt += 1
        return self.flight.dealt[self._dealt - 1]

    def _card(self) -> int:
        """The deck is what is left of the known order: what it really held may be hidden."""
        flown = self.state.in_flight.flown
        self.guesses += flown >= self.flight.seen
        self.state.in_flight.deck = self.flight.cards[flown:]
        return self.flight.cards[flown]

    # --- answers -------------------------------------------------------------------------------------------

    def _said(self, top: AskFrame, question: Question) -> Action:
        if self._instead is not None:
            action, self._instead = self._instead, None
            self._count(question)
            return action
        action = self._known(top, question)
        if self.points is not None and question.seat == self.seat:
            point = DecisionPoint(
                self.state.copy(), Counter(self._counts), self._dealt, self.guesses, question, action
            )
            self.points.append(point)
        self._count(question)
        return action

    def _known(self, top: AskFrame, question: Question) -> Action:
        occasion = self._occasion(question)
        said, number = self.flight.answers.get(occasion, ()), self._counts[occasion]
        if number < len(said) and self._is_legal(top, question, said[number]):
            return said[number]
        return question.default

    def _is_legal(self, top: AskFrame, question: Question, action: Action) -> bool:
        if question.options is not None:
            return is_among(action, question.options)
        try:
            top.check_open(self.state, question, action, self.flight.at_ms)
        except Refusal:
            return False
        return True

    def _occasion(self, question: Question) -> Occasion:
        return self.state.in_flight.flown, question.seat, question.kind

    def _count(self, question: Question) -> None:
        self._counts[self._occasion(question)] += 1

    # --- the end -------------------------------------------------------------------------------------------

    def _result(self) -> FlightResult:
        state, seat = self.state, self.seat
        account = state.account(seat)
        earned = self._before_settling - self.flight.start.credits[account]
        settled = [event.record for event in self._told if isinstance(event.record, Settled)]
        booked = [
            line.credits for one in settled if state.account(one.seat) == account for line in one.bookings
        ]
        is_home = not state.in_flight.reasons[seat]
        return FlightResult(
            credits=earned + sum(booked),
            lost=len(state.lost[seat]),
            crew=state.ships[seat].crew_count(),
            place=state.order.index(seat) + 1 if is_home else 0,
        )


def flown_as_it_was(flight: FinishedFlight, seat: int) -> tuple[FlightResult, list[DecisionPoint]]:
    """The flight without any change, and the decisions of the seat."""
    replay = FlightReplay(flight, seat)
    replay.points = []
    return replay.play(), replay.points
