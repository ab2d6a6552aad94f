"""Bots that each show one extreme behaviour."""

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.bots.random import Random
from starhaul.kernel.contract import Action


class Lazy(Bot):
    """Answers with the default."""

    def answer(self, briefing: Briefing) -> Action | None:
        return briefing.question.default


class Clumsy(Random):
    """Answers nonsense."""

    def answer(self, briefing: Briefing) -> Action | None:
        return "nonsense"


class Moody(Random):
    """Always raises."""

    def answer(self, briefing: Briefing) -> Action | None:
        raise RuntimeError("not today")


class Deadly(Random):
    """Ends its whole process."""

    def answer(self, briefing: Briefing) -> Action | None:
        import os

        os._exit(3)


NOBODY = "not a bot"
