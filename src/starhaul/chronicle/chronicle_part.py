"""What a game contributes to its chronicles: part `chronicle` of its plug-in.

Loaded by `chronicler` and `story_in_brief`. A game without this part is told by `plain_narrator`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, cast

from starhaul.chronicle.chronicle_records import (
    Chronicle,
    StoryLoss,
    StoryMoment,
    StoryRank,
    StoryRound,
    StoryWords,
)
from starhaul.games import PLUGINS
from starhaul.kernel.contract import C, Event, S
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry


class StoryStep(NamedTuple):
    """One entry of the log, carried out."""

    before: Any
    """The state before it."""
    after: Any
    """The state after it, which changes with the next step."""
    entry: LogEntry
    done: int
    """How many entries have happened with the outcomes after it: the number of its moment in a replay."""
    events: Sequence[Event]


class Narrator(Protocol):
    """Follows one match from its beginning and keeps what is worth telling."""

    def hear(self, step: StoryStep) -> None:
        """The next step."""

    def rounds(self, match: Match[C, S]) -> Sequence[StoryRound]:
        """All rounds; called once, after the last step."""

    def moments(self, match: Match[C, S]) -> Sequence[StoryMoment]:
        """Everything that may have been decisive, in order; `chosen_moments` chooses from it."""

    def losses(self) -> Sequence[StoryLoss]:
        """All losses."""

    def ranks(self, match: Match[C, S]) -> Sequence[StoryRank]:
        """The results of a match that is over."""


class ChroniclePart(Protocol):
    """Part `chronicle` of a game plug-in."""

    def narrator(self, match: Match[C, S]) -> Narrator:
        """A narrator for a match that has not begun."""

    def brief(self, chronicle: Chronicle, person: int | None) -> Sequence[StoryWords]:
        """Three sentences about the match, or about one person in it."""


def chronicle_part(game: str) -> ChroniclePart | None:
    plugin = PLUGINS[game]
    return cast(ChroniclePart, plugin.part("chronicle")) if plugin.has_part("chronicle") else None
