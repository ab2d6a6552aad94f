"""Admission and rate limits: checks of host and origin, and limits per address and in total.

Used by `door`, `http.rest` and `http.visitor_socket`. Limits on bytes and connections below HTTP are in
`request_limits`, `connections` and `websocket_limits`.
"""

import math
from collections import Counter
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from starhaul.server.net.addresses import visitor
from starhaul.server.net.host_names import LOOPBACK, is_ours
from starhaul.server.settings.limits import Bucket, Buckets, Limits
from starhaul.server.table_error import TableError

EVERYBODY = 20
"""The total limit on code look-ups, as a multiple of the limit per address."""
HEALTH = frozenset({"/healthz", "/readyz"})


class Gate:
    def __init__(
        self, limits: Limits, origins: Collection[str] = (), names: Collection[str] = LOOPBACK
    ) -> None:
        self._limits = limits
        self._origins = frozenset(origins)
        self._names = frozenset(names)
        self._arrivals = Buckets(limits.address_rate, limits.address_burst)
        self._requests = Buckets(limits.request_rate, limits.request_burst)
        self._speech = Buckets(limits.seat_rate, limits.seat_burst)
        self._lookups = Buckets(limits.code_rate, limits.code_burst)
        self._all_lookups = Bucket(limits.code_rate * EVERYBODY, limits.code_burst * EVERYBODY)
        self._inside: Counter[str] = Counter()

    def check_host(self, connection: HTTPConnection) -> None:
        """Browsers always send the name of the server they mean; see `host_names.py`."""
        host = connection.headers.get("host")
        arrived_at = (connection.scope.get("server") or ("",))[0]
        if host is not None and not is_ours(host, self._names, arrived_at):
            raise TableError("foreign-host", host=host, setting="names")

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of another site must not send requests on behalf of its visitors; programs send no
        origin."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins:
            return
        place = _place(origin)
        if not place or place != connection.headers.get("host", "").lower():
            raise TableError("foreign-origin")

    def ask(self, request: HTTPConnection, cost: float = 1) -> None:
        """Count a plain request; `cost` is a multiple of the cheapest one."""
        # Health checks have their own limit: busy visitors must not make the server look dead to its
        # monitoring.
        key = (address_of(request), request.url.path in HEALTH)
        if not self._requests.take(key, cost):
            raise TableError("too-fast", seconds=math.ceil(self._requests.wait_s(key)) or 1)

    def arrive(self, connection: HTTPConnection) -> str:
        """The address, if it is within its rate limit."""
        address = address_of(connection)
        if not self._arrivals.take(address):
            raise TableError("too-fast")
        return address

    def look_up(self, connection: HTTPConnection) -> None:
        """Codes are short, so attempts are limited, per visitor and in total."""
        if not self._lookups.take(address_of(connection)) or not self._all_lookups.take():
            raise TableError("too-fast")

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
        """One limit for all connections of a seat."""
        return seat is None or self._speech.take((table, seat))


def address_of(connection: HTTPConnection) -> str:
    """The key under which a visitor is counted."""
    return visitor(connection.client.host) if connection.client else ""


def _place(origin: str) -> str:
    """Host and port of an origin; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
