"""Looking ahead: draw worlds that fit the view, try each answer in each, play on by the rules to the end.

All answers are tried in the same worlds with the same cards and dice, so that few worlds tell them apart.
"""

import time
from collections.abc import Mapping, Sequence
from math import tanh
from statistics import fmean
from typing import Any, NamedTuple

from starhaul.bots.contract import Chair, Question
from starhaul.bots.facts import Fact, Facts
from starhaul.bots.trucker.flying_rules import Rules
from starhaul.bots.trucker.flying_values import Temper, cards_left
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE, Action, Event, Prompt
from starhaul.kernel.frames import Ask
from starhaul.trucker.actions import Fly
from starhaul.trucker.flow.flight import AskCard, AskReveal
from starhaul.trucker.flow.settlement import DoSettle, finishing_order, settlement
from starhaul.trucker.state import State

_WEIGHED = ("reveal", "land", "use", "reward", "engines", "cannons", "defend", "part")
"""Questions worth looking ahead for; the others have obvious answers."""
_CARDS = 320
"""So many cards are played in all playouts for one answer, whatever the number of answers: a fixed amount of
work rather than of time, so that the same seed gives the same answer on every machine."""
_FEWEST_WORLDS, _MOST_WORLDS = 3, 24
_MOST_OPTIONS = 6
_FAR_BEHIND = 5.0
"""Answers that seem so many credits worse than the best are not tried."""
_ALIKE = 0.005
_TRUST = 10.0
"""How many playouts the judgement of the rules counts for."""
_CLOSE = 6.0
"""A difference of so many credits between two players still feels like a close race: there each counts."""
_STOP_SHARE = 0.75
"""Of the time to think, after which no further world is tried: far more than is usual."""


class Weighed(NamedTuple):
    """What options are worth after looking ahead, and what that rests on."""

    values: list[float]
    results: Mapping[int, float] = {}
    """What became of those that were tried, by the number of the option."""
    playouts: int = 0
    """Of each of them."""

    def best(self, options: Sequence[Action], usual: Action) -> Action:
        best = max(self.values)
        if self.values[options.index(usual)] == best:
            return usual
        return options[self.values.index(best)]

    def facts(self, option: int, judged: float) -> Facts:
        """Why the playouts changed what the rules had judged."""
        if option not in self.results:
            return {}
        facts: Facts = {Fact.PLAYOUTS: self.playouts, Fact.PLAYED: self.results[option]}
        return {Fact.JUDGED: judged} | facts


class Lookahead:
    def __init__(self, chair: Chair, rules: Rules, temper: Temper) -> None:
        self._chair = chair
        self._rules = rules
        self._quick = QuickRules(temper)
        self._temper = temper

    def choose(self, question: Question, state: State, seat: int, usual: Action) -> Action:
        """The best answer in the playouts; the usual one where that makes no difference."""
        prompt = question.prompt
        values = self._rules.values(state, prompt, seat) if prompt.kind in _WEIGHED else None
        if values is None or prompt.options is None:
            return usual
        return self.weighed(question, state, seat, values).best(prompt.options, usual)

    def weighed(self, question: Question, state: State, seat: int, values: Sequence[float]) -> Weighed:
        """The values of the options, corrected by what became of them; those not tried stay far behind."""
        options = question.prompt.options or ()
        tried = _promising(values)
        if len(tried) < 2 or _is_clear(question.prompt, state, values):
            return Weighed(list(values))
        totals, number = dict.fromkeys(tried, 0.0), 0
        until = time.thread_time() + _STOP_SHARE * self._chair.budget_ms / 1000
        for _ in range(_worlds(state, len(tried))):
            world, luck = question.worlds(self._chair.draw), self._chair.draw(1 << 60)
            for option in tried:
                totals[option] += self._result(world, seat, options[option], luck)
            number += 1
            if time.thread_time() > until:
                break
        results = {option: total / number for option, total in totals.items()}
        return Weighed(_blended(values, results, _TRUST / (_TRUST + number)), results, number)

    def _result(self, world: State, seat: int, action: Action, luck: int) -> float:
        """What the seat has earned more than the others when the flight is over."""
        state = world.copy()
        _cut_off(state)
        told: list[Event] = []
        state.frames[-1].answer(state, seat, action, 0, told)
        Playout(state, self._quick, luck).play()
        earned = _earned(world, state)
        mine = earned[state.account(seat)]
        others = [other for account, other in enumerate(earned) if account != state.account(seat)]
        ahead = sum(tanh((mine - other) / _CLOSE) for other in others) / len(others)
        return mine - self._temper.rivalry * sum(others) / len(others) + _CLOSE * ahead


def _worlds(state: State, options: int) -> int:
    """How many worlds are tried; fleets decide more with every card."""
    each = (cards_left(state) + 1) * options * max(map(len, state.in_flight.fleets))
    return min(_MOST_WORLDS, max(_FEWEST_WORLDS, _CARDS // each))


def _promising(values: Sequence[float]) -> list[int]:
    """The options worth trying; of those that are as good as alike (which tile pays a battery) only one."""
    found: list[int] = []
    for number in sorted(range(len(values)), key=lambda n: -values[n]):
        behind = values[found[0]] - values[number] if found else 0.0
        is_new = not found or values[found[-1]] - values[number] > _ALIKE
        if is_new and behind < _FAR_BEHIND and len(found) < _MOST_OPTIONS:
            found.append(number)
    return sorted(found)


def _blended(values: Sequence[float], results: Mapping[int, float], share: float) -> list[float]:
    """The judgement of the rules and the results of the playouts, both around their own middle. What was not
    tried is behind everything that was."""
    usual = fmean(values[option] for option in results)
    middle = fmean(results.values())
    found = {
        option: share * (values[option] - usual) + (1 - share) * (result - middle)
        for option, result in results.items()
    }
    best, worst = max(values), min(found.values())
    return [found.get(option, worst - 0.01 + min(0.0, value - best)) for option, value in enumerate(values)]


def _is_clear(prompt: Prompt, state: State, values: Sequence[float]) -> bool:
    """Whether there is nothing to think about: nobody gives up a sound ship, for example."""
    if prompt.kind not in _WEIGHED:
        return True
    if prompt.kind == "reveal":
        return values[0] > _FAR_BEHIND / 2 or state.profile.learning
    return False


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


class Playout:
    """Plays a flight to its end by the rules, with luck of its own: one stream for cards and one for dice, so
    that a roll more does not change the cards."""

    def __init__(self, state: State, rules: Rules, luck: int) -> None:
        self._state = state
        self._rules = rules
        self._cards, self._dice = Stream(luck, "cards"), Stream(luck, "dice")

    def play(self) -> None:
        state, told = self._state, []  # type: State, list[Event]
        frames = state.frames
        while True:
            while frames and not isinstance(frames[-1], Ask):
                frames.pop().proceed(state, 0, told)
            if not frames:
                return
            self._step(frames[-1], told)
            told.clear()

    def _step(self, frame: Any, told: list[Event]) -> None:
        state = self._state
        if isinstance(frame, AskReveal):
            # Hardly anybody gives up, so nobody is asked: only what has been said already counts.
            if any(frame.answers):
                for seat in frame.waiting(state):
                    state.frames[-1].decide(state, seat, Fly(), 0, told)
            else:
                state.frames.pop()
            return
        outcomes = frame.outcomes(state)
        if outcomes is not None:
            draw = self._cards if isinstance(frame, AskCard) else self._dice
            frame.answer(state, CHANCE, outcomes.options[draw(len(outcomes.options))], 0, told)
            return
        seat = frame.waiting(state)[0]
        prompt = frame.ask(state, seat)
        frame.answer(state, seat, self._rules.choose(state, prompt, seat), 0, told)
