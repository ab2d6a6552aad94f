"""The service clock: milliseconds during which a server could receive, decide and write, summed over all
runs.

It continues where it stood when a server stopped, however it stopped. It follows the monotonic clock, so
changes of the system time do not matter. The time of a match is the service clock minus an offset that
changes only when the match is paused.

Nobody loses time while the server cannot act. The event loop calls `pulse` several times a second. After a
stall (a stopped process, a long computation) the pulse comes late, and the clock stands still: from the last
time it was read until the loop has had the chance to read everything that arrived meanwhile. It also stands
still while nothing can be written, and never passes the time that is reserved on disk (`reserve`). After a
crash the next server starts from that reserve, so no time that was ever published is repeated.
"""

import time
from collections.abc import Callable
from typing import Protocol

PULSE_S = 0.1
"""How often the event loop calls `pulse`."""
MOST_S = 1.0
"""A longer gap between two pulses is a stall and does not count."""
SETTLE_PULSES = 5
"""Number of punctual pulses after a stall until the clock continues: by then every socket has been read."""
RECOVER_S = 3.0
"""The same after a storage failure: clients whose commands were refused can try again."""
REPORTED_S = 2.0
"""Shorter stalls are not reported to clients."""
BEAT_S = 0.5
"""How often time is reserved on disk."""
RESERVE_MS = 1000
"""How far ahead it is reserved: the most that a crash can cost anybody."""


class Clock(Protocol):
    """Whatever tells a time in milliseconds."""

    def now_ms(self) -> int: ...


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
        """The time at the last pulse."""
        self._pulse_at = monotonic()
        self._read_ms = stood_at
        """The latest time that was read."""
        self._reserved_ms = reserved_ms
        self._holds = 0
        """Punctual pulses still needed before the clock continues."""
        self._lost_s = 0.0
        """How long the clock has stood still since the last report."""

    def now_ms(self) -> int:
        gap_s = self._monotonic() - self._pulse_at
        counts = not self._holds and gap_s <= MOST_S
        now = self._limited(self._stood_ms + gap_s * 1000) if counts else self._stood_ms
        self._read_ms = max(self._read_ms, int(now))
        return self._read_ms

    def _limited(self, ms: float) -> float:
        return ms if self._reserved_ms is None else min(ms, max(self._reserved_ms, self._stood_ms))

    @property
    def is_still(self) -> bool:
        """Whether the clock is standing still."""
        return self._holds > 0

    def reserve(self, until_ms: int) -> None:
        """The clock may run up to here: the reservation is on disk."""
        self._reserved_ms = until_ms if self._reserved_ms is None else max(self._reserved_ms, until_ms)

    def pulse(self, *, can_write: bool = True) -> int:
        """Called by the event loop. Returns the length of a stall in seconds, once, after it; else 0."""
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
        self._stood_ms = max(self._stood_ms, self._read_ms)
        self._pulse_at = now
        return self._lost(gap_s - (self._stood_ms - before_ms) / 1000)

    def _hold(self, pulses: int) -> None:
        self._holds = max(self._holds, pulses)

    def _lost(self, seconds: float) -> int:
        """Add up how long the clock stands still; the sum is reported when it continues."""
        self._lost_s += seconds
        if self._holds or seconds > PULSE_S / 2:
            return 0
        lost, self._lost_s = self._lost_s, 0.0
        return round(lost) if lost >= REPORTED_S else 0
