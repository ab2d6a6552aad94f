"""Limits on everything that comes from outside. What exceeds them is refused cheaply, with an error."""

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """Rates are per second; bursts are the number allowed at once."""

    socket_rate: float = 20.0
    socket_burst: float = 60.0
    seat_rate: float = 30.0
    seat_burst: float = 90.0
    address_rate: float = 10.0
    """New connections and new tables."""
    address_burst: float = 600.0
    code_rate: float = 0.2
    """Look-ups of table codes per address; the total limit is twenty times as high."""
    code_burst: float = 20.0
    request_rate: float = 100.0
    """HTTP requests; loading the page takes nearly a hundred, and a whole school may share one address."""
    request_burst: float = 6000.0
    most_tables: int = 2000
    most_tables_per_address: int = 20
    most_listed_per_address: int = 10
    most_viewers: int = 8000
    most_viewers_per_address: int = 500
    most_connections: int = 4000
    """HTTP connections that are not WebSockets."""
    most_connections_per_address: int = 500
    """A browser opens about six to load the page."""
    most_strikes: int = 50
    """A connection is closed when this many more messages were refused (too fast or invalid) than
    accepted."""
    hello_seconds: float = 10.0
    unread_seconds: float = 30.0
    """A connection that reads nothing of its response for this long, or twice as long, is closed."""


class Bucket:
    """A token bucket.


    >>> now = [0.0]
    >>> bucket = Bucket(rate=1, burst=2, clock=lambda: now[0])
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> bucket.wait_s()
    1.0
    >>> now[0] = 1.0
    >>> bucket.take()
    True
    """

    __slots__ = ("_burst", "_clock", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._filled = burst, clock()

    def take(self, cost: float = 1) -> bool:
        self._fill()
        if self._left < min(cost, self._burst):
            return False
        self._left -= cost
        return True

    def wait_s(self) -> float:
        """Seconds until there is a token again."""
        self._fill()
        return max(0.0, (1 - self._left) / self._rate)

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now


class Buckets:
    """Token buckets by key; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, key: object, cost: float = 1) -> bool:
        return self._of(key).take(cost)

    def wait_s(self, key: object) -> float:
        return self._of(key).wait_s()

    def _of(self, key: object) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
