"""Who may come in at all: origins, addresses, numbers."""

from collections import Counter
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from starhaul.server.limits import Buckets, Limits
from starhaul.server.tables import TableError


class Gate:
    def __init__(self, limits: Limits, origins: Collection[str] = ()) -> None:
        self._limits = limits
        self._origins = frozenset(origins)
        self._arrivals = Buckets(limits.address_rate, limits.address_burst)
        self._speech = Buckets(limits.seat_rate, limits.seat_burst)
        self._inside: Counter[str] = Counter()

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of another site must not speak for its visitors; programs send no origin at all."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins:
            return
        place = _place(origin)
        if not place or place != connection.headers.get("host", "").lower():
            raise TableError("foreign-origin")

    def arrive(self, connection: HTTPConnection) -> str:
        """The address, if it has not come too often."""
        address = connection.client.host if connection.client else ""
        if not self._arrivals.take(address):
            raise TableError("too-fast")
        return address

    def enter(self, address: str) -> None:
        if self._inside.total() >= self._limits.most_viewers:
            raise TableError("house-full")
        if self._inside[address] >= self._limits.most_viewers_per_address:
            raise TableError("address-full")
        self._inside[address] += 1

    def depart(self, address: str) -> None:
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]

    def may_speak(self, table: str, seat: int | None) -> bool:
        """All connections of one seat together."""
        return seat is None or self._speech.take((table, seat))


def _place(origin: str) -> str:
    """Host and port of an origin; empty if there is none to be read in it."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
