"""The service clock: milliseconds during which a server could receive, decide and write, over all its lives.

It goes on where it stood when a server ended, however it ended, and it follows the monotonic clock, so it
does not care what happens to the time of day. The time of a match is the service clock less an offset that
changes only when the match is paused.

Nobody loses time to a server that cannot act. The event loop calls `pulse` several times a second. A loop
that was held up (a stopped process, a long computation) comes late, and then the clock stands still: from the
last time that anybody was told until the loop has had the chance to read what arrived meanwhile. It also
stands still while nothing can be written, and never passes the time that was reserved on disk (`reserve`). So
after a crash the next server starts from that reserve, and no time that was told comes again.
"""

import time
from collections.abc import Callable

PULSE_S = 0.1
"""How often the event loop shows that it is running."""
MOST_S = 1.0
"""A longer gap between two pulses is a stall, and does not count."""
SETTLE_PULSES = 5
"""So many pulses on time after a stall: by then every socket has been read."""
RECOVER_S = 3.0
"""The same after trouble with the store: whoever was refused can try again."""
TOLD_S = 2.0
"""People are told of shorter stalls only by their clocks."""
BEAT_S = 0.5
"""How often time is reserved on disk."""
RESERVE_MS = 1000
"""How far ahead: the most that a crash can cost anybody."""


class ServiceClock:
    """
    >>> now = [100.0]
    >>> clock = ServiceClock(stood_at=5000, monotonic=lambda: now[0])
    >>> now[0] = 100.5
    >>> clock.now_ms()
    5500
    >>> now[0] = 130  # nobody called `pulse`: the process was stopped
    >>> clock.now_ms()
    5500
    """

    def __init__(
        self,
        stood_at: int = 0,
        monotonic: Callable[[], float] = time.monotonic,
        *,
        reserved_ms: int | None = None,
    ) -> None:
        self._monotonic = monotonic
        self._stood_ms: float = stood_at
        """At the last pulse."""
        self._pulse_at = monotonic()
        self._told_ms = stood_at
        """The latest time that anybody got."""
        self._reserved_ms = reserved_ms
        self._holds = 0
        """Pulses on time until the clock goes on."""
        self._lost_s = 0.0
        """How long the clock has stood still since people were told last."""

    def now_ms(self) -> int:
        gap_s = self._monotonic() - self._pulse_at
        counts = not self._holds and gap_s <= MOST_S
        now = self._limited(self._stood_ms + gap_s * 1000) if counts else self._stood_ms
        self._told_ms = max(self._told_ms, int(now))
        return self._told_ms

    def _limited(self, ms: float) -> float:
        return ms if self._reserved_ms is None else min(ms, max(self._reserved_ms, self._stood_ms))

    @property
    def is_still(self) -> bool:
        """Whether it waits for something other than time."""
        return self._holds > 0

    def reserve(self, until_ms: int) -> None:
        """It is on disk that the clock may run up to here."""
        self._reserved_ms = until_ms if self._reserved_ms is None else max(self._reserved_ms, until_ms)

    def pulse(self, *, can_write: bool = True) -> int:
        """The event loop is running. Returns, once after a stall, how many seconds it took."""
        now = self._monotonic()
        gap_s = now - self._pulse_at
        before_ms = self._stood_ms
        if not can_write:
            self._hold(round(RECOVER_S / PULSE_S))
        elif gap_s > MOST_S:
            self._hold(SETTLE_PULSES)
        elif self._holds:
            self._holds -= 1
        else:
            self._stood_ms = self._limited(self._stood_ms + gap_s * 1000)
        self._stood_ms = max(self._stood_ms, self._told_ms)
        self._pulse_at = now
        return self._lost(gap_s - (self._stood_ms - before_ms) / 1000)

    def _hold(self, pulses: int) -> None:
        self._holds = max(self._holds, pulses)

    def _lost(self, seconds: float) -> int:
        """Add up how long the clock stands still; the sum is told when it goes on."""
        self._lost_s += seconds
        if self._holds or seconds > PULSE_S / 2:
            return 0
        lost, self._lost_s = self._lost_s, 0.0
        return round(lost) if lost >= TOLD_S else 0
