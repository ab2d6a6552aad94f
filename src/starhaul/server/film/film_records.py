"""What a film consists of (docs/formats.md §8). Made by `film`, read by browsers."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct

from starhaul.kernel.log import LogHead, ReplayVerdict

VERSION = 1
WATCH, OPEN = "watch", "open"
"""The points of view without a seat: what spectators saw, and everything, also what was hidden."""

STORY = "story"
"""In the place of a point of view: the chronicle of the match instead of a film."""

FilmDraw = tuple[int, str, int, int, int]
"""An outcome of chance, so that a browser can draw it again."""


class Film(Struct, frozen=True, kw_only=True):
    """A match from one point of view."""

    film: int = VERSION
    """The version of the format."""
    match: str
    """The match ID; empty for a log from elsewhere."""
    head: LogHead
    """The first line of the log."""
    config: Any
    """The complete configuration: a log may leave out what is usual."""
    eye: str
    """The point of view: the number of a seat, `watch` or `open`."""
    seat: int | None
    """The seat of the point of view, if it has one."""
    revisions: Sequence[Raw]
    """Messages `update` and `change`, as a client of this point of view gets them."""
    entries: Sequence[int]
    """For each revision, how many entries of the log it comes after."""
    draws: Sequence[FilmDraw]
    """All outcomes of chance, in order: the number of the log entry, the stream, the number of numbers that
    could be drawn, and those that stand for the outcome: from, up to and not including."""
    verdict: ReplayVerdict
    """What the engine says of the log."""
    is_aborted: bool
    """Whether the match was stopped early."""
    scores: Sequence[int] | None
    """The result of each seat; None if the match was not played to its end."""
    data: Any = None
    """The static data of the game, where they depend on the configuration."""
