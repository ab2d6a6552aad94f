"""The part `hindsight` of a plug-in: reasons for losses, and looking back at a finished round.

Only games whose plug-in `has_hindsight` have it. Used by `table.table_match`, `look_back_worker` and the
command line.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, cast

from starhaul.games import plugin_named
from starhaul.kernel.contract import C, Event, S
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry


class HindsightPart(Protocol):
    def reasons(self, before: object, acts: Iterable[LogEntry], events: Sequence[Event]) -> Sequence[Any]:
        """For each event of these actions a record that says why something was lost, or None. Derived from
        what everybody may know. Empty if nothing was lost."""

    def is_settled(self, state: object, round_: int) -> bool:
        """Whether a round (from 0) is over."""

    def look_back(
        self,
        match: Match[C, S],
        entries: Iterable[LogEntry],
        round_: int,
        player: int,
        go_on: Callable[[int], bool],
    ) -> Any:
        """What would have saved a player in a finished round, as a record. `match` is at its beginning;
        `go_on` says whether one more replay may be made, given their number so far."""


def hindsight_of(game: str) -> HindsightPart | None:
    """The part of a game; None if it has none."""
    plugin = plugin_named(game)
    return cast(HindsightPart, plugin.part("hindsight")) if plugin.has_hindsight else None
