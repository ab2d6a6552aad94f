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
    "ImaginedMessage.state": Content("unknown", "state of the game"),
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
    "MatchInfo.scores": Content("number[]", "list of whole numbers or null"),
}
"""By record and field."""
