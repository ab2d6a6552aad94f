"""What the fields contain whose type `wire` leaves to the game.

Used by `record_shapes`. A new field of such a type needs an entry here.
"""

from typing import NamedTuple


class Content(NamedTuple):
    declared: str
    """The type in the client's declarations."""
    words: str


_PART_OF_CONFIG = Content("Partial<Config>", "configuration of the game; what is left out is the usual")
_CONFIG = Content("Config", "configuration of the game")

CONTENTS = {
    "ActCommand.action": Content("Answer", "action of the game"),
    "AskedQuestion.kind": Content("Kind", "text"),
    "AskedQuestion.options": Content("Answer", "list of actions of the game or null"),
    "AskedQuestion.default": Content("Answer | null", "action of the game or null"),
    "AskedQuestion.about": Content("object", "object"),
    "FiguresMessage.figures": Content("object | null", "figures of the game or null"),
    "ImaginedMessage.state": Content("unknown", "state of the game"),
    "LookBackMessage.found": Content("unknown", "look back of the game or null"),
    "ToldEvent.why": Content("unknown", "reason of the game"),
    "UpdateMessage.view": Content("View | null", "view of the game or null"),
    "UpdateMessage.hints": Content("Hints | null", "hints of the game or null"),
    "ChangeMessage.view": Content("unknown", "list of patches"),
    "ChangeMessage.events": Content("ToldEvent[]", "list of `ToldEvent`"),
    "ChangeMessage.asked": Content("AskedQuestion[]", "list of `AskedQuestion`"),
    "ChangeMessage.hints": Content("unknown", "patch"),
    "OptionsCommand.config": _PART_OF_CONFIG,
    "NewTable.config": _PART_OF_CONFIG,
    "Listed.config": _PART_OF_CONFIG,
    "TableMessage.config": _CONFIG,
    "TableMessage.chosen": _PART_OF_CONFIG,
    "MatchInfo.config": _CONFIG,
    "OfferedExercise.picture": Content("unknown", "ship of the game, to be drawn"),
    "ExerciseInfo.task": Content("unknown", "task of the game"),
    "ExerciseAnswer.attempt": Content("unknown", "answer of the game"),
    "DiagnosisInfo.solved": Content("unknown", "solution of the game"),
    "LiveTable.picture": Content("unknown", "thumbnail of the game or null"),
    "MatchInfo.scores": Content("number[]", "list of whole numbers or null"),
}
"""By record and field."""
