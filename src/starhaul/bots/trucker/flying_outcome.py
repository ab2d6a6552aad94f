"""The result of an answer: a playout of the rest of the flight in a sampled world.

Used by `flying_playouts`, which compares the results of several answers.
"""

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
"""Up to a difference of about this many credits between two players every credit counts."""


def outcome(world: State, seat: int, action: Action, rules: Rules, luck: int) -> float:
    """The seat's earnings from now to the settlement, and how they compare with those of the others."""
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
    """Remove what follows the flight: the settlement is computed without booking it."""
    for number in range(len(state.frames) - 1, -1, -1):
        if isinstance(state.frames[number], DoSettle):
            del state.frames[: number + 1]
            return


def _earned(before: State, after: State) -> list[float]:
    """The earnings of each account, from the question to the settlement."""
    finishers = finishing_order(after)
    earned = [float(now - then) for now, then in zip(after.credits, before.credits, strict=True)]
    for seat in after.seats:
        lines = settlement(after, seat, finishers)
        earned[after.account(seat)] += sum(line.credits for line in lines)
    return earned


class QuickRules(Rules):
    """Without the slow heuristics that rarely matter: there the defaults are used."""

    def __init__(self, temper: Temper) -> None:
        super().__init__(temper)
        for kind in ("crew", "defend", "shoot", "part"):
            del self._by_kind[kind]


class FlightPlayout:
    """Plays a flight to its end with the heuristics and its own random numbers. There is one stream for cards
    and one per card for its dice, so that an extra roll or a missing fight does not change later cards and
    dice."""

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
        """Players rarely give up, so nobody is asked here: only answers that were already given count."""
        frames = self._state.frames
        if not any(frame.answers):
            frames.pop()
            return
        for seat in frame.waiting(self._state):
            frames[-1].decide(self._state, seat, Fly(), 0, told)
