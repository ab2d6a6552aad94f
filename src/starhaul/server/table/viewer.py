"""Somebody who looks at a table through one connection: a seat's person or a spectator."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from starhaul.server.wire import ByeMessage, UpdateMessage, encode

MOST_AT_ONCE = 1 << 16
"""Bytes that the connection takes at once, beside the last frame of them."""
Take = Callable[[list[bytes]], bool]
"""Sends frames at once, or says that it cannot just now."""
MOST_FRAMES = 256
MOST_BYTES = 1 << 20
"""Who falls behind by more is dropped, and gets the whole view when it comes back."""


class Viewer:
    """What the room wants to send waits here until the connection takes it.

    All that is said in one turn of the loop leaves together at its end. Usually the connection can `take` it;
    when it cannot, or is to be closed, whoever waits for `next` does the rest.
    """

    def __init__(
        self, seat: int | None, client: str, take: Take = lambda frames: False, *, wants_hints: bool = False
    ) -> None:
        self.seat = seat
        self.way = ""
        """By which link it came: of a `seat`, of the `table`, to `watch`; `open` without any."""
        self.marks: tuple[str, ...] = ()
        """By which it would be known again (`tokens.mark`)."""
        self.client = client
        self.wants_hints = wants_hints
        self.muted: set[int] = set()
        """Seats it does not want to hear."""
        self.closing: str | None = None
        """Why the connection is to be closed."""
        self._take = take
        # To ask for it each time would take longer than all the rest.
        self._loop = asyncio.get_running_loop()
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._will_flush = False
        self._is_awaited = False
        """Whether `next` waits for something to do: then nothing is under way that could be overtaken."""
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
        """Say good-bye and close."""
        if self.closing is None:
            self.closing = code
            frame = encode(ByeMessage(code=code, facts=dict(facts), reconnect_ms=reconnect_ms))
            self._frames.append(frame)
            self._bytes += len(frame)
            self._news.set()

    async def next(self) -> list[bytes] | None:
        """The next frames to send, all that wait; None when the connection is to be closed."""
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


def send_each(viewers: Iterable[Viewer], update: UpdateMessage, hinted: Callable[[], UpdateMessage]) -> None:
    """The same update to all, with hints to those who want them; each is encoded once."""
    plain: bytes | None = None
    with_hints: bytes | None = None
    for viewer in viewers:
        if viewer.wants_hints:
            with_hints = with_hints or encode(hinted())
            viewer.send(with_hints)
        else:
            plain = plain or encode(update)
            viewer.send(plain)
