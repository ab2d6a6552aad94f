"""The pilot: answers the questions of a flight at three levels of skill."""

from starhaul.bots.bot_contract import Briefing, Chair, Opinion
from starhaul.bots.reasons import ReasonValues
from starhaul.bots.trucker.flying_easy import EasyRules
from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_playouts import Lookahead, Weighed
from starhaul.bots.trucker.flying_reasons import Reasons
from starhaul.bots.trucker.flying_values import TEMPERS
from starhaul.kernel.contract import Action, Question
from starhaul.trucker.match.state import State

_PACES_MS = {"easy": 1500, "medium": 1000, "hard": 700}


class Pilot:
    """The flying part of a bot."""

    def __init__(self, chair: Chair, skill: str, temperament: str = "balanced") -> None:
        temper = TEMPERS.get(temperament, TEMPERS["balanced"])
        self.chair = chair
        self._pace_ms = _PACES_MS[skill]
        self._rules = EasyRules(temper, chair.draw) if skill == "easy" else Rules(temper)
        # The heuristics of beginners are too simple for reasons.
        self._reasons = None if skill == "easy" else Reasons(temper)
        self._ahead = Lookahead(chair, self._rules, temper) if skill == "hard" else None

    def answer(self, briefing: Briefing) -> Action | None:
        question = briefing.question
        if not question.waits:
            return None
        if question.options is not None and len(question.options) == 1:
            return question.options[0]
        state = briefing.worlds(self.chair.draw)
        seat = state.players.index(question.seat)
        action = self._rules.choose(state, question, seat)
        if self._ahead is None:
            return action
        return self._ahead.choose(briefing, state, seat, action)

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self._pace_ms

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        """The value of each answer; its own answer comes first."""
        question = briefing.question
        if not question.waits:
            return []
        state = briefing.worlds(self.chair.draw)
        seat = state.players.index(question.seat)
        answer, values = self._rules.choose(state, question, seat), self._rules.values(state, question, seat)
        if values is None or question.options is None:
            return [Opinion(answer, 0.0)]
        weighed = Weighed(values)
        if self._ahead is not None:
            weighed = self._ahead.weighed(briefing, state, seat, values)
            answer = weighed.best(question.options, answer)
        found = []
        for number, option in enumerate(question.options):
            reasons = self._reasons_for(state, question, seat, option) | weighed.reasons_for(
                number, values[number]
            )
            found.append(Opinion(option, weighed.values[number], reasons))
        return sorted(found, key=lambda opinion: (opinion.action != answer, -opinion.value))

    def _reasons_for(self, state: State, question: Question, seat: int, option: Action) -> ReasonValues:
        return {} if self._reasons is None else self._reasons.reasons_for(state, question, seat, option)
