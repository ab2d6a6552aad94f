"""The delayed feed: spectators of rated tables see everything some time later (HSE-O1).

Used by `audience`, which decides who gets the delayed feed.
"""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Delayed(Generic[T]):
    """
    >>> feed: Delayed[bytes] = Delayed(20_000)
    >>> feed.add(b"one", 1_000)
    >>> feed.ripe(20_999), feed.next_at()
    ([], 21000)
    >>> feed.ripe(21_000), feed.latest
    ([b'one'], b'one')
    """

    def __init__(self, delay_ms: int) -> None:
        self._delay_ms = delay_ms
        self._frames: deque[tuple[int, T]] = deque()
        self.latest: T | None = None
        """What a new spectator may see."""

    def add(self, frame: T, now_ms: int) -> None:
        self._frames.append((now_ms + self._delay_ms, frame))

    def ripe(self, now_ms: int) -> list[T]:
        """What is due and has not been sent yet."""
        found = []
        while self._frames and self._frames[0][0] <= now_ms:
            self.latest = self._frames.popleft()[1]
            found.append(self.latest)
        return found

    def next_at(self) -> int | None:
        return self._frames[0][0] if self._frames else None
