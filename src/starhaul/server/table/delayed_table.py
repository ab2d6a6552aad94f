"""What spectators of a table with a delay have been shown, and what waits for them.

Used by `audience`. While nothing waits, spectators know the table as it is.
"""

from typing import Any

from starhaul.server.table.delay import Delayable, Delayed, DelayedTable
from starhaul.server.table.update_frames import UpdateFrames
from starhaul.server.wire import TableMessage


class SpectatorFeed:
    """The delayed feed, and the latest that has come out of it."""

    def __init__(self) -> None:
        self._delayed = Delayed()
        self.table: TableMessage | None = None
        """The table that spectators were shown last; None if that is not known."""
        self.update: UpdateFrames | None = None
        """The same for the match; None without one."""

    @property
    def is_waiting(self) -> bool:
        return len(self._delayed) > 0

    def add(self, item: Delayable, due_ms: int) -> None:
        self._delayed.add(item, due_ms)

    def next_at(self) -> int | None:
        return self._delayed.next_at()

    def due(self, now_ms: int) -> list[Delayable]:
        """What is to be sent now."""
        found = self._delayed.ripe(now_ms)
        for item in found:
            self._note(item)
        return found

    def _note(self, item: Delayable) -> None:
        if isinstance(item, UpdateFrames):
            self.update = item
        elif isinstance(item, DelayedTable):
            self.table = item.table
            if not item.table.is_playing:
                self.update = None

    def view(self) -> tuple[Any, Any] | None:
        """The configuration of the match and its view, encoded."""
        return None if self.update is None else (self.update.config, self.update.view())
