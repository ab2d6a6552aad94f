"""Counters and timings of the load test, filled by all its clients, and how a run reports its progress."""

import math
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

Progress = Callable[[str, float], None]
"""Called with the key of a text for the current step and the share of it that is done."""

_STEP = math.log(1.01)
"""Times are rounded to one percent, so that a long run needs little memory."""


class Times(Struct, frozen=True, kw_only=True):
    """Milliseconds."""

    count: int
    mean: float
    p50: float
    p95: float
    p99: float
    longest: float


class Clockings:
    """A histogram of times in seconds.


    >>> clockings = Clockings()
    >>> for number in range(1, 101):
    ...     clockings.add(number / 1000)
    >>> times = clockings.times()
    >>> round(times.p50), round(times.p99), round(times.longest)
    (50, 99, 100)
    """

    def __init__(self) -> None:
        self._buckets: Counter[int] = Counter()
        self._count = 0
        self._sum = self._longest = 0.0

    def add(self, seconds: float) -> None:
        self._buckets[round(math.log(max(seconds, 1e-6)) / _STEP)] += 1
        self._count += 1
        self._sum += seconds
        if seconds > self._longest:
            self._longest = seconds

    def _share(self, share: float) -> float:
        """The time within which this share of all commands was answered."""
        wanted = math.ceil(self._count * share)
        for bucket in sorted(self._buckets):
            wanted -= self._buckets[bucket]
            if wanted <= 0:
                return min(math.exp(bucket * _STEP), self._longest)
        return 0.0

    def times(self) -> Times:
        return Times(
            count=self._count,
            mean=_ms(self._sum / max(1, self._count)),
            p50=_ms(self._share(0.50)),
            p95=_ms(self._share(0.95)),
            p99=_ms(self._share(0.99)),
            longest=_ms(self._longest),
        )


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 3)


class Meter:
    """Shared by all clients."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Discard everything measured so far."""
        self.actions = Clockings()
        """From the time a game action was due to its answer; likewise for `others`."""
        self.others = Clockings()
        self.all = Clockings()
        self.late = Clockings()
        """From the time a command was due to the time it was sent: how busy the load generator is."""
        self.refused: Counter[str] = Counter()
        self.repeated = 0
        """Commands sent twice on purpose."""
        self.sent = self.received = self.received_bytes = 0
        """Messages."""
        self.reconnects = 0
        self.matches = 0
        """Matches that ended."""

    def answered(self, seconds: float, *, is_action: bool) -> None:
        self.all.add(seconds)
        (self.actions if is_action else self.others).add(seconds)
