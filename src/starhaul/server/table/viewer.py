"""One viewer of a table, with one connection: the person of a seat or a spectator.

Made by `http.visitor_socket`, which sends what is queued; filled by `room` and `audience`.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from starhaul.server.wire import ByeMessage, encode

MOST_AT_ONCE = 1 << 16
"""Bytes that the connection takes at once, not counting the last message."""
Take = Callable[[list[bytes]], bool]
"""Sends messages at once; returns False if that is not possible now."""
MOST_FRAMES = 256
MOST_BYTES = 1 << 20
"""A viewer with more queued bytes is disconnected, and gets the whole view when it reconnects."""


class Viewer:
    """The outgoing queue of one connection.

    All messages of one iteration of the event loop are sent together at its end. Usually the connection can
    `take` them directly; when it cannot, or is to be closed, the task waiting in `next` does the rest.
    """

    def __init__(
        self,
        seat: int | None,
        client: str,
        take: Take = lambda frames: False,
        *,
        wants_hints: bool = False,
        wants_changes: bool = False,
    ) -> None:
        self.seat = seat
        self.way = ""
        """The kind of link: `seat`, `table` or `watch`; `open` without any."""
        self.address = ""
        """Where it is connected from, as for the limits; never stored."""
        self.marks: tuple[str, ...] = ()
        """Marks by which the person is recognised (`seat_tokens.mark`)."""
        self.client = client
        self.wants_hints = wants_hints
        self.wants_changes = wants_changes
        self.latest: tuple[str, int] | None = None
        """The match and revision of the latest update that it has and that can be changed."""
        self.figures: bytes | None = None
        """The figures sent last, for a seat with a coach."""
        self.name = ""
        """The name of a spectator, for their chat."""
        self.watcher = 0
        """The number of a spectator; 0 for players."""
        self.hears_stands = False
        """Whether a player wants to read the chat of spectators."""
        self.muted: set[int] = set()
        """Seats whose chat it does not want."""
        self.closing: str | None = None
        """The reason why the connection is to be closed."""
        self._take = take
        # Cached, because looking it up each time would take longer than everything else.
        self._loop = asyncio.get_running_loop()
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._will_flush = False
        self._is_awaited = False
        """Whether a task waits in `next`: then nothing is being sent that could be overtaken."""
        self._news = asyncio.Event()

    def can_follow(self, match: str, rev: int) -> bool:
        """Whether a change is enough for this revision."""
        return self.wants_changes and self.latest == (match, rev - 1)

    def send(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        if len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self._frames.clear()
            self._bytes = 0
            self.drop("slow", 0)
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if not self._will_flush:
            self._will_flush = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._will_flush = False
        if self._is_awaited and self.closing is None and self._take(list(self._frames)):
            self._frames.clear()
            self._bytes = 0
        else:
            self._news.set()

    def drop(self, code: str, reconnect_ms: int | None = None, **facts: object) -> None:
        """Send `bye` and close."""
        if self.closing is None:
            self.closing = code
            frame = encode(ByeMessage(code=code, facts=dict(facts), reconnect_ms=reconnect_ms))
            self._frames.append(frame)
            self._bytes += len(frame)
            self._news.set()

    async def next(self) -> list[bytes] | None:
        """The next messages to send, all that are queued; None when the connection is to be closed."""
        while not self._frames:
            if self.closing is not None:
                return None
            self._news.clear()
            self._is_awaited = True
            await self._news.wait()
            self._is_awaited = False
        frames: list[bytes] = []
        size = 0
        while self._frames and size < MOST_AT_ONCE:
            frame = self._frames.popleft()
            frames.append(frame)
            size += len(frame)
        self._bytes -= size
        return frames
