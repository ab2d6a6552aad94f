"""Estimates the time of a match from server messages.

Used by `remote_match` to tell a bot the time; the server's time is the one that counts.
"""

import time
from collections.abc import Callable


class MatchClock:
    """Every message is slightly old on arrival, so the estimate uses the freshest one; it never runs ahead.


    >>> now = [0.0]
    >>> clock = MatchClock(lambda: now[0])
    >>> clock.hear(500)
    >>> now[0] = 1.0
    >>> clock.hear(1480)
    >>> clock.now_ms()
    1500
    >>> clock.set(7000), clock.now_ms()
    (None, 7000)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._ahead = 0.0

    def set(self, at_ms: int) -> None:
        """Start again: another match began, or the time stood still in between."""
        self._ahead = at_ms - self._clock() * 1000

    def hear(self, at_ms: int) -> None:
        self._ahead = max(self._ahead, at_ms - self._clock() * 1000)

    def now_ms(self) -> int:
        return round(self._clock() * 1000 + self._ahead)
