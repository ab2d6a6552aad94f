"""What stands in those fields whose type the wire leaves to the game that is played."""

from typing import NamedTuple


class Content(NamedTuple):
    declared: str
    """Its type in the declarations of the client."""
    words: str


_PART_OF_CONFIG = Content("Partial<Config>", "configuration of the game; what is left out is the usual")
_CONFIG = Content("Config", "configuration of the game")

CONTENTS = {
    "Act.action": Content("Answer", "action of the game"),
    "Asked.kind": Content("Kind", "text"),
    "Asked.options": Content("Answer", "list of actions of the game or null"),
    "Asked.default": Content("Answer | null", "action of the game or null"),
    "Asked.about": Content("object", "object"),
    "Imagined.state": Content("unknown", "state of the game"),
    "Update.view": Content("View | null", "view of the game or null"),
    "Update.hints": Content("Hints | null", "hints of the game or null"),
    "Options.config": _PART_OF_CONFIG,
    "NewTable.config": _PART_OF_CONFIG,
    "Listed.config": _PART_OF_CONFIG,
    "Table.config": _CONFIG,
    "Table.chosen": _PART_OF_CONFIG,
    "MatchInfo.config": _CONFIG,
    "MatchInfo.scores": Content("number[]", "list of whole numbers or null"),
}
"""By record and field."""
