"""What updates of a match consist of; the messages themselves are in `wire.py`."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

HIDDEN = Raw(b"null")
"""A view that is not shown."""
NO_EVENTS = Raw(b"[]")


class ToldEvent(Struct, frozen=True):
    """An event of the game."""

    key: str
    """The kind of event, as the page of the game names it."""
    args: Mapping[str, Any] = {}
    """The fields of the event, by name."""
    why: Any | UnsetType = UNSET
    """For a loss: why it happened and what would have averted it, as the page of the game describes; left
    out for everything else."""


class MissedRevision(Struct, frozen=True):
    """An earlier revision and its events."""

    rev: int
    """The revision."""
    at_ms: int
    """The match time."""
    events: Sequence[ToldEvent]
    """The events."""


class AskedQuestion(Struct, frozen=True, omit_defaults=True):
    """A question to the viewer's seat."""

    kind: str
    """The kind of question, as documented for the game."""
    options: Sequence[Any] | None = None
    """All legal answers; None if they are not enumerated and each answer is checked."""
    default: Any = None
    """The answer that the clock gives at the deadline; None if it gives none."""
    waits: bool = True
    """Whether the match waits for the answer."""
    about: Mapping[str, Any] = {}
    """Further information needed for an answer."""
