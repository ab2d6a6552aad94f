"""The race as a plug-in: its usual configuration, the defaults at a table, the types that travel in messages.

It imports the game; its modules also import the generic package that loads them.
"""

from typing import Any

from starhaul.plugins.game_plugin import GamePlugin, Given, TableKind
from starhaul.race.game import Race
from starhaul.race.questions import ABOUT, ANSWERS
from starhaul.race.view import View

STORY_SECONDS = 12
"""The most that a story adds to the time for the question after it (HSE-O8)."""


def at_table(given: Given, kind: TableKind) -> dict[str, Any]:
    return {**given, "options": {"story_seconds": STORY_SECONDS, **given.get("options", {})}}


PLUGIN = GamePlugin(
    game=Race(), usual={"seats": 4}, at_table=at_table, view_type=View, answers=ANSWERS, about=ABOUT
)
