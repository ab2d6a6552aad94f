"""Bots for the trucker game: `Easy`, `Medium` and `Hard`. Each combines a builder (`adviser.Adviser`) with a
pilot (`flying.Pilot`). Imports `bots`, `kernel` and `trucker`; loaded by the plug-in of the game."""

from collections.abc import Sequence
from typing import ClassVar

from starhaul.bots.bot_contract import Bot, Briefing, Chair, Opinion
from starhaul.bots.trucker.adviser import Adviser
from starhaul.bots.trucker.flying import Pilot
from starhaul.bots.trucker.random_trucker import RandomTrucker
from starhaul.kernel.contract import Action, Event

__all__ = ["Easy", "Hard", "Medium", "Random"]

Random = RandomTrucker
BUILDING = ("build", "claim", "inspect", "repair", "aliens", "insure")


class TruckerBot(Bot):
    """A bot with a skill level; the temperament is a trait."""

    skill: ClassVar[str]

    def __init__(self, chair: Chair, **traits: str) -> None:
        super().__init__(chair, **traits)
        temperament = traits.get("temperament", "balanced")
        self.builder = Adviser(chair, self.skill, temperament)
        self.pilot = Pilot(chair, self.skill, temperament)

    def _expert(self, briefing: Briefing) -> Adviser | Pilot:
        return self.builder if briefing.question.kind in BUILDING else self.pilot

    def hear(self, events: Sequence[Event]) -> None:
        self.builder.hear(events)

    def answer(self, briefing: Briefing) -> Action | None:
        return self._expert(briefing).answer(briefing)

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self._expert(briefing).pace_ms(briefing, action)

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        return self._expert(briefing).opinions(briefing)


class Easy(TruckerBot):
    skill = "easy"


class Medium(TruckerBot):
    skill = "medium"


class Hard(TruckerBot):
    skill = "hard"
