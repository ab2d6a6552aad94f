"""Bots with one strong habit each."""

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.bots.random import Random
from starhaul.kernel.contract import Action


class Lazy(Bot):
    """Says what would be said for it."""

    def answer(self, briefing: Briefing) -> Action | None:
        return briefing.question.default


class Clumsy(Random):
    """Answers nonsense."""

    def answer(self, briefing: Briefing) -> Action | None:
        return "nonsense"


class Moody(Random):
    """Falls over, always."""

    def answer(self, briefing: Briefing) -> Action | None:
        raise RuntimeError("not today")


class Deadly(Random):
    """Takes its whole process along."""

    def answer(self, briefing: Briefing) -> Action | None:
        import os

        os._exit(3)


NOBODY = "not a bot"
