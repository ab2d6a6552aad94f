"""Somebody who looks at a table through one connection: a seat's person or a spectator."""

import asyncio
from collections import deque

from starhaul.server.wire import Bye, encode

MOST_FRAMES = 256
MOST_BYTES = 1 << 20
"""Who falls behind by more is dropped, and gets the whole view when it comes back."""


class Viewer:
    """What the room wants to send waits here until the connection takes it."""

    def __init__(self, seat: int | None, client: str) -> None:
        self.seat = seat
        self.client = client
        self.muted: set[int] = set()
        """Seats it does not want to hear."""
        self.closing: str | None = None
        """Why the connection is to be closed."""
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

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
        self._news.set()

    def drop(self, code: str, reconnect_ms: int | None = None, **facts: object) -> None:
        """Say good-bye and close."""
        if self.closing is None:
            self.closing = code
            frame = encode(Bye(code=code, facts=dict(facts), reconnect_ms=reconnect_ms))
            self._frames.append(frame)
            self._bytes += len(frame)
            self._news.set()

    async def next(self) -> bytes | None:
        """The next frame to send; None when the connection is to be closed."""
        while not self._frames:
            if self.closing is not None:
                return None
            self._news.clear()
            await self._news.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame
