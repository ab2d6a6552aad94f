"""The service clock: milliseconds during which a server was running, over all its lives.

It goes on where it stood when a server ended, however it ended, so nobody's time runs out meanwhile; and it
follows the monotonic clock, so it does not care what happens to the time of day. The time of a match is the
service clock less an offset that changes only when the match is paused.
"""

import time
from collections.abc import Callable

BEAT_S = 0.5
"""How often the store is told; no more than this is lost with a server."""


class ServiceClock:
    """
    >>> now = [100.0]
    >>> clock = ServiceClock(stood_at=5000, monotonic=lambda: now[0])
    >>> now[0] = 101.5
    >>> clock.now_ms()
    6500
    """

    def __init__(self, stood_at: int = 0, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._base = monotonic() - stood_at / 1000

    def now_ms(self) -> int:
        return int((self._monotonic() - self._base) * 1000)
