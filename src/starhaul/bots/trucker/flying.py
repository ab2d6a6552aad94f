"""Pilots: who answers the questions of a flight, at three levels of skill."""

from starhaul.bots.bot_contract import Briefing, Chair, Opinion
from starhaul.bots.reasons import Facts
from starhaul.bots.trucker.flying_easy import EasyRules
from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_playouts import Lookahead, Weighed
from starhaul.bots.trucker.flying_reasons import Reasons
from starhaul.bots.trucker.flying_values import TEMPERS
from starhaul.kernel.contract import Action, Prompt
from starhaul.trucker.match.state import State

_PACES_MS = {"easy": 1500, "medium": 1000, "hard": 700}


class Pilot:
    """Flies a ship that somebody else has built."""

    def __init__(self, chair: Chair, skill: str, temperament: str = "balanced") -> None:
        temper = TEMPERS.get(temperament, TEMPERS["balanced"])
        self.chair = chair
        self._pace_ms = _PACES_MS[skill]
        self._rules = EasyRules(temper, chair.draw) if skill == "easy" else Rules(temper)
        # Beginners have no reasons worth telling.
        self._reasons = None if skill == "easy" else Reasons(temper)
        self._ahead = Lookahead(chair, self._rules, temper) if skill == "hard" else None

    def answer(self, question: Briefing) -> Action | None:
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

    def pace_ms(self, question: Briefing, action: Action | None) -> int:
        return self._pace_ms

    def opinions(self, question: Briefing) -> list[Opinion]:
        """What each answer is worth to it; its own comes first."""
        prompt = question.prompt
        if not prompt.waits:
            return []
        state = question.worlds(self.chair.draw)
        seat = state.players.index(prompt.seat)
        answer, values = self._rules.choose(state, prompt, seat), self._rules.values(state, prompt, seat)
        if values is None or prompt.options is None:
            return [Opinion(answer, 0.0)]
        weighed = Weighed(values)
        if self._ahead is not None:
            weighed = self._ahead.weighed(question, state, seat, values)
            answer = weighed.best(prompt.options, answer)
        found = []
        for number, option in enumerate(prompt.options):
            facts = self._facts(state, prompt, seat, option) | weighed.facts(number, values[number])
            found.append(Opinion(option, weighed.values[number], facts))
        return sorted(found, key=lambda opinion: (opinion.action != answer, -opinion.value))

    def _facts(self, state: State, prompt: Prompt, seat: int, option: Action) -> Facts:
        return {} if self._reasons is None else self._reasons.facts(state, prompt, seat, option)
