"""The delayed feed: spectators of some tables see everything some time later (HSE-O1, HSE-O12).

Used by `audience`, which decides what goes through it. Whatever is in it has not been sent to any spectator.
"""

from collections import deque
from typing import NamedTuple, Protocol

from starhaul.server.table.viewer import Viewer
from starhaul.server.wire import TableMessage, encode

MOST_BYTES = 4 << 20
"""The most that waits at one table. Beyond that the oldest is left out: spectators miss something, but
nothing comes early."""


class Delayable(Protocol):
    """Something to be sent later."""

    @property
    def size(self) -> int:
        """In bytes."""

    def send(self, viewer: Viewer) -> None: ...


class DelayedChat(NamedTuple):
    """A message of a seat, encoded."""

    frame: bytes
    seat: int

    @property
    def size(self) -> int:
        return len(self.frame)

    def send(self, viewer: Viewer) -> None:
        if self.seat not in viewer.muted:
            viewer.send(self.frame)


class DelayedTable:
    """The table as it was."""

    def __init__(self, table: TableMessage) -> None:
        self.table = table
        self._frame = encode(table)
        self.size = len(self._frame)

    def send(self, viewer: Viewer) -> None:
        viewer.send(self._frame)


class Delayed:
    """
    >>> feed = Delayed()
    >>> feed.add(DelayedChat(b"one", 0), 21_000)
    >>> feed.ripe(20_999), feed.next_at(), len(feed)
    ([], 21000, 1)
    >>> [one.frame for one in feed.ripe(21_000)]
    [b'one']
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._waiting: deque[tuple[int, Delayable]] = deque()
        self._most_bytes = most_bytes
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, item: Delayable, due_ms: int) -> None:
        """To be sent at that time, but never before what was added earlier."""
        last = self._waiting[-1][0] if self._waiting else due_ms
        self._waiting.append((max(due_ms, last), item))
        self._bytes += item.size
        while self._bytes > self._most_bytes and len(self._waiting) > 1:
            self._bytes -= self._waiting.popleft()[1].size

    def ripe(self, now_ms: int) -> list[Delayable]:
        """What is due and has not been sent yet."""
        found = []
        while self._waiting and self._waiting[0][0] <= now_ms:
            item = self._waiting.popleft()[1]
            self._bytes -= item.size
            found.append(item)
        return found

    def next_at(self) -> int | None:
        return self._waiting[0][0] if self._waiting else None
