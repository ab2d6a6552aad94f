"""The plug-in of the race: its default configuration, the defaults at a table, and the types used in
messages. It imports the game; the other modules also import the generic package that loads them."""

from typing import Any

from starhaul.plugins.game_plugin import GamePlugin, Given, TableKind
from starhaul.plugins.race.thumbnails import RaceThumbnail
from starhaul.race.config import STORY_SECONDS
from starhaul.race.game import Race
from starhaul.race.questions import QUESTIONS
from starhaul.race.view import View


def at_table(given: Given, kind: TableKind) -> dict[str, Any]:
    return {**given, "options": {"story_seconds": STORY_SECONDS, **given.get("options", {})}}


PLUGIN = GamePlugin(
    game=Race(),
    usual={"seats": 4},
    at_table=at_table,
    view_type=View,
    questions=QUESTIONS,
    data_types={"Thumbnail": RaceThumbnail},
    has_coach=True,
    lessons=("first-race",),
)
