"""Heuristics of a beginner: takes obvious gains, ignores days and batteries, and makes random mistakes."""

from collections.abc import Callable
from typing import Any

from starhaul.bots.trucker import flying_values as worth
from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_values import Temper
from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import Action, Question
from starhaul.kernel.frames import Frame
from starhaul.trucker.cards.abandoned import AskAbandoned
from starhaul.trucker.cards.planets import AskLanding
from starhaul.trucker.match.actions import Accept, Cannons, Engines, Land
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import AbandonedShip

_BLUNDER_EVERY = 8
_FEW = 3
_CAREFUL = ("reveal", "part", "load", "crew", "use")
"""No random mistakes in these questions."""
_FORGETS_EVERY = 4
"""One in this many times shields and double cannons are not powered although they could be."""


class EasyRules(Rules):
    def __init__(self, temper: Temper, draw: Draw) -> None:
        super().__init__(temper)
        self._draw = draw
        simple: dict[str, Callable[[State, Any, int, Any], float]] = {
            "land": self._glitter,
            "use": self._whenever,
            "reward": self._always,
            "engines": self._full_throttle,
            "cannons": self._all_guns,
        }
        self._by_kind.update(simple)
        for unknown in ("defend", "shoot"):
            del self._by_kind[unknown]

    def choose(self, state: State, question: Question, seat: int) -> Action:
        options = question.options
        if options is not None and question.kind not in _CAREFUL and not self._draw(_BLUNDER_EVERY):
            return options[self._draw(len(options))]
        if options is not None and question.kind == "defend" and not self._draw(_FORGETS_EVERY):
            return options[0]
        return super().choose(state, question, seat)

    def _glitter(self, state: State, frame: AskLanding, seat: int, option: Land) -> float:
        if option.planet is None:
            return 0.0
        return worth.load_gain(state, seat, frame.card.planets[option.planet])

    def _whenever(self, state: State, frame: AskAbandoned, seat: int, option: Accept) -> float:
        """Accept as long as enough crew is left."""
        lost = frame.card.crew_lost if isinstance(frame.card, AbandonedShip) else 0
        enough = state.ships[seat].crew_count() >= lost + _FEW
        return float(option.yes == enough)

    def _always(self, state: State, frame: Frame, seat: int, option: Accept) -> float:
        return float(option.yes)

    def _full_throttle(self, state: State, frame: Frame, seat: int, option: Engines) -> float:
        return float(option.doubles)

    def _all_guns(self, state: State, frame: Frame, seat: int, option: Cannons) -> float:
        return float(option.forward + 0.5 * option.aside)
