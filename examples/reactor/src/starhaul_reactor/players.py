"""Two bots: one for Reactor, one for any game."""

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.kernel.contract import Action
from starhaul_reactor.game import Heat, Store

ENOUGH = 15
"""A steady hand stores at this charge."""


class Steady(Bot):
    games = ("reactor",)

    def answer(self, briefing: Briefing) -> Action:
        view = briefing.view
        wins = view.stored[briefing.question.seat] + view.charge >= view.goal
        return Store() if view.charge and (wins or view.charge >= ENOUGH) else Heat()


class Hasty(Bot):
    """Takes the first answer that comes to mind."""

    def answer(self, briefing: Briefing) -> Action:
        question = briefing.question
        return question.options[0] if question.options else question.default
