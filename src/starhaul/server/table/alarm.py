"""Wakes a table when it has something to do without a message.

Used by `room`, which computes when it has to act next.
"""

import asyncio
from collections.abc import Callable


class Alarm:
    """One timer. Ringing too early does no harm, so it is not reset each time."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._at = 0.0
        """When it rings, in the time of the loop; not every loop reports this for a timer that is due at
        once."""

    def set(self, wait_ms: int | None) -> None:
        """Ring after this many milliseconds, or never."""
        if wait_ms is None:
            self.clear()
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + wait_ms / 1000
        if self._timer is None or self._at > at:
            self.clear()
            self._at, self._timer = at, loop.call_at(at, self._rang)

    def _rang(self) -> None:
        self._timer = None
        self._ring()

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
