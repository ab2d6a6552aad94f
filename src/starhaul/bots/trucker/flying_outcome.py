"""What becomes of an answer: a flight played on to its end by the rules, in an imagined world."""

from math import tanh
from typing import Any

from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_values import Temper
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE, Action, Event
from starhaul.kernel.frames import AskFrame
from starhaul.trucker.flow.flight import AskCard, AskReveal
from starhaul.trucker.flow.settlement import DoSettle, finishing_order, settlement
from starhaul.trucker.match.actions import Fly
from starhaul.trucker.match.state import State

_CLOSE = 6.0
"""A difference of so many credits between two players still feels like a close race: there each counts."""


def outcome(world: State, seat: int, action: Action, rules: Rules, luck: int) -> float:
    """What the seat earns from now to the settlement, and how that compares with what the others earn."""
    state = world.copy()
    _cut_off(state)
    told: list[Event] = []
    state.frames[-1].answer(state, seat, action, 0, told)
    FlightPlayout(state, rules, luck).play()
    earned = _earned(world, state)
    mine = earned[state.account(seat)]
    others = [other for account, other in enumerate(earned) if account != state.account(seat)]
    ahead = sum(tanh((mine - other) / _CLOSE) for other in others) / len(others)
    return mine - rules.temper.rivalry * sum(others) / len(others) + _CLOSE * ahead


def _cut_off(state: State) -> None:
    """Forget what comes after the flight: the settlement is worked out without booking it."""
    for number in range(len(state.frames) - 1, -1, -1):
        if isinstance(state.frames[number], DoSettle):
            del state.frames[: number + 1]
            return


def _earned(before: State, after: State) -> list[float]:
    """By each account, from the moment of the question to the settlement."""
    finishers = finishing_order(after)
    earned = [float(now - then) for now, then in zip(after.credits, before.credits, strict=True)]
    for seat in after.seats:
        lines = settlement(after, seat, finishers)
        earned[after.account(seat)] += sum(line.credits for line in lines)
    return earned


class QuickRules(Rules):
    """The same without what costs time and hardly ever matters: there the defaults decide."""

    def __init__(self, temper: Temper) -> None:
        super().__init__(temper)
        for kind in ("crew", "defend", "shoot", "part"):
            del self._by_kind[kind]


class FlightPlayout:
    """Plays a flight to its end by the rules, with luck of its own. Cards have a stream and each card has one
    for its dice, so that neither a roll more nor a fight less changes the luck of what comes later."""

    def __init__(self, state: State, rules: Rules, luck: int) -> None:
        self._state = state
        self._rules = rules
        self._luck = luck
        self._cards, self._dice = Stream(luck, "cards"), Stream(luck, "dice")

    def play(self) -> None:
        state, told = self._state, []  # type: State, list[Event]
        frames = state.frames
        while True:
            while frames and not isinstance(frames[-1], AskFrame):
                frames.pop().proceed(state, 0, told)
            if not frames:
                return
            self._step(frames[-1], told)
            told.clear()

    def _step(self, frame: Any, told: list[Event]) -> None:
        state = self._state
        if isinstance(frame, AskReveal):
            self._fly_on(frame, told)
            return
        outcomes = frame.outcomes(state)
        if outcomes is not None:
            draw = self._next_card() if isinstance(frame, AskCard) else self._dice
            frame.answer(state, CHANCE, outcomes.options[draw(len(outcomes.options))], 0, told)
            return
        seat = frame.waiting(state)[0]
        question = frame.ask(state, seat)
        frame.answer(state, seat, self._rules.choose(state, question, seat), 0, told)

    def _next_card(self) -> Stream:
        self._dice = Stream(self._luck, f"dice {len(self._state.in_flight.deck)}")
        return self._cards

    def _fly_on(self, frame: AskReveal, told: list[Event]) -> None:
        """Hardly anybody gives up, so nobody is asked: only what has been said already counts."""
        frames = self._state.frames
        if not any(frame.answers):
            frames.pop()
            return
        for seat in frame.waiting(self._state):
            frames[-1].decide(self._state, seat, Fly(), 0, told)
