"""Pilots: who answers the questions of a flight, at three levels of skill."""

from starhaul.bots.contract import Chair, Opinion, Question
from starhaul.bots.trucker.flying_easy import EasyRules
from starhaul.bots.trucker.flying_playouts import Lookahead
from starhaul.bots.trucker.flying_rules import Rules
from starhaul.bots.trucker.flying_values import TEMPERS
from starhaul.kernel.contract import Action

_PACES_MS = {"easy": 1500, "medium": 1000, "hard": 700}


class Pilot:
    """Flies a ship that somebody else has built."""

    def __init__(self, chair: Chair, skill: str, temperament: str = "balanced") -> None:
        temper = TEMPERS.get(temperament, TEMPERS["balanced"])
        self.chair = chair
        self._pace_ms = _PACES_MS[skill]
        self._rules = EasyRules(temper, chair.draw) if skill == "easy" else Rules(temper)
        self._ahead = Lookahead(chair, self._rules, temper) if skill == "hard" else None

    def answer(self, question: Question) -> Action | None:
        prompt = question.prompt
        if not prompt.waits:
            return None
        if prompt.options is not None and len(prompt.options) == 1:
            return prompt.options[0]
        state = question.worlds(self.chair.draw)
        seat = state.players.index(prompt.seat)
        action = self._rules.choose(state, prompt, seat)
        if self._ahead is None:
            return action
        return self._ahead.choose(question, state, seat, action)

    def pace_ms(self, question: Question, action: Action | None) -> int:
        return self._pace_ms

    def opinions(self, question: Question) -> list[Opinion]:
        """What each answer is worth to it, the best first."""
        prompt = question.prompt
        state = question.worlds(self.chair.draw)
        seat = state.players.index(prompt.seat)
        values = self._rules.values(state, prompt, seat)
        if values is None or prompt.options is None:
            return [Opinion(self._rules.choose(state, prompt, seat), 0.0)]
        if self._ahead is not None:
            values = self._ahead.weighed(question, state, seat, values)
        found = [Opinion(option, value) for option, value in zip(prompt.options, values, strict=True)]
        return sorted(found, key=lambda opinion: -opinion.value)
