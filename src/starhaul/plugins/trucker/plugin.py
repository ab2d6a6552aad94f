"""The plug-in of the trucker game: its default configuration, the defaults at a table, and the types used in
messages. It imports the game; the other modules also import the generic package that loads them."""

from collections.abc import Mapping
from typing import Any

from starhaul.plugins.game_plugin import GamePlugin, Given, TableKind
from starhaul.plugins.trucker.thumbnails import TruckThumbnail
from starhaul.trucker.clinic.exercise import Attempt, Picture, Solved, Task
from starhaul.trucker.data import rule_data
from starhaul.trucker.data.rule_data import EDITIONS
from starhaul.trucker.game import Trucker
from starhaul.trucker.hindsight.finding_records import LookBack
from starhaul.trucker.match.config import BREAK_SECONDS, LEARNING, STORY_SECONDS, TREK_ROUNDS
from starhaul.trucker.match.questions import QUESTIONS
from starhaul.trucker.parts.records import Card, Insurance, Penalty
from starhaul.trucker.views.ship_figures import ShipFigures
from starhaul.trucker.views.view import View
from starhaul.trucker.why.loss_records import LossReason

DRAW_PAUSE_MS = 400
"""The pause between two draws where people build together with bots (HSE-B5)."""
USUAL_ROUNDS: Mapping[str, tuple[str, ...]] = {"2e": ("II",), "1e": ("I", "II", "III")}
"""The default rounds of each edition."""
NO_CLOCKS: Mapping[str, int] = dict.fromkeys(
    ("decision_seconds", "repair_seconds", "reveal_seconds", "claim_seconds"), 0
)
"""For a single person who plays against bots, so that nobody is kept waiting (HSE-B7)."""


def round_names() -> list[str]:
    """The ship classes of both editions, each once, and the learning flight."""
    boards = (board for name in EDITIONS for board in rule_data.boards(name).boards)
    return [*dict.fromkeys(board.class_ for board in boards), LEARNING]


def complete(given: Given) -> dict[str, Any]:
    if not given.get("trek"):
        return dict(given)
    completed = {"rounds": list(TREK_ROUNDS), **given}
    options = given.get("options", {})
    if isinstance(options, Mapping):
        # Later rulings are options, so that old logs replay as they were played.
        completed["options"] = {"zero_defends": True, **options}
    return completed


def at_table(given: Given, kind: TableKind) -> dict[str, Any]:
    # Bots do not flip the hourglass for a slow player (RUL-93).
    options: dict[str, Any] = {
        "safety_net": kind.is_open or kind.is_mixed,
        "story_seconds": STORY_SECONDS,
    }
    if kind.is_mixed:
        options["draw_pause_ms"] = DRAW_PAUSE_MS
    if given.get("trek") or len(given.get("rounds", ())) > 1:
        options["break_seconds"] = BREAK_SECONDS
    chosen = given.get("options", {})
    if kind.is_solo and chosen.get("build") == "relaxed":
        options |= NO_CLOCKS
    return {**given, "options": {**options, **chosen}}


PLUGIN = GamePlugin(
    game=Trucker(),
    usual={"edition": "2e", "seats": 4, "rounds": list(USUAL_ROUNDS["2e"])},
    at_table=at_table,
    round_names=round_names,
    view_type=View,
    questions=QUESTIONS,
    data_types={
        "Card": Card,
        "Insurance": Insurance,
        "Penalty": Penalty,
        "Figures": ShipFigures,
        "Why": LossReason,
        "Hindsight": LookBack,
        "ClinicTask": Task,
        "ClinicPicture": Picture,
        "ClinicAttempt": Attempt,
        "ClinicSolved": Solved,
        "Thumbnail": TruckThumbnail,
    },
    has_temperaments=True,
    has_exercises=True,
    has_coach=True,
    has_hindsight=True,
    lessons=("first-flight",),
    order=1,
    complete=complete,
)
