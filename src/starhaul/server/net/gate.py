"""Admission and rate limits: checks of host and origin, and limits per address and in total.

Used by `door`, `http.rest` and `http.visitor_socket`. Limits on bytes and connections below HTTP are in
`request_limits`, `connections` and `websocket_limits`.
"""

import math
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from hashlib import sha256
from hmac import compare_digest
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from starhaul.server.admin_error import AdminError
from starhaul.server.cluster.node_summary import VisitorUse
from starhaul.server.net.addresses import visitor
from starhaul.server.net.bans import Bans
from starhaul.server.net.host_names import LOOPBACK, is_ours
from starhaul.server.net.invitation import HEADER, Invitation, read_header
from starhaul.server.settings.limits import Bucket, Buckets, Limits
from starhaul.server.table_error import TableError

RELAYED_VISITOR = "relayed"
"""The key of all who come through other nodes, where they are counted by address."""
EVERYBODY = 20
"""The total limit on code look-ups, as a multiple of the limit per address."""
HEALTH = frozenset({"/healthz", "/readyz"})


class Gate:
    def __init__(
        self,
        limits: Limits,
        origins: Collection[str] = (),
        names: Collection[str] = LOOPBACK,
        *,
        bans: Bans | None = None,
        invitation: Invitation | None = None,
        admin_token: str = "",
    ) -> None:
        self.bans = bans or Bans()
        self.invitation = invitation
        """None: everybody may open tables."""
        self._admin_token = admin_token
        self._admin_tries = Buckets(limits.code_rate, limits.code_burst)
        self._limits = limits
        self._origins = frozenset(origins)
        self._names = frozenset(names)
        self._arrivals = Buckets(limits.address_rate, limits.address_burst)
        self._requests = Buckets(limits.request_rate, limits.request_burst)
        self._speech = Buckets(limits.seat_rate, limits.seat_burst)
        self._lookups = Buckets(limits.code_rate, limits.code_burst)
        self._all_lookups = Bucket(limits.code_rate * EVERYBODY, limits.code_burst * EVERYBODY)
        self._inside: Counter[str] = Counter()
        self.elsewhere: Callable[[str], VisitorUse] = lambda visitor: VisitorUse()
        """What a visitor has at other nodes of the house."""

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

    def check_ban(self, connection: HTTPConnection) -> None:
        if self.bans.covers(address_of(connection)):
            raise TableError("banned")

    def check_invited(self, connection: HTTPConnection, given: str | None = None) -> None:
        """For everything that needs the invitation word where there is one; by default it is in a header."""
        if self.invitation is not None:
            word = read_header(connection.headers.get(HEADER, "")) if given is None else given
            self.invitation.check(word, address_of(connection))

    @property
    def has_admin_page(self) -> bool:
        return bool(self._admin_token)

    def check_admin(self, connection: HTTPConnection) -> None:
        """For the operator page: its token as a bearer token. After many wrong ones an address has to wait,
        even with the right one."""
        if not self.has_admin_page:
            raise TableError("unknown")
        visitor = address_of(connection)
        seconds = math.ceil(self._admin_tries.wait_s(visitor))
        if seconds:
            raise TableError("too-fast", seconds=seconds)
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        given = token if scheme.lower() == "bearer" else ""
        if not compare_digest(_hash(given), _hash(self._admin_token)):
            self._admin_tries.take(visitor)
            raise AdminError("token")

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
        inside = self._inside[address] + self.elsewhere(address).viewers
        if address != RELAYED_VISITOR and inside >= self._limits.most_viewers_per_address:
            raise TableError("address-full")
        self._inside[address] += 1

    def depart(self, address: str) -> None:
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]

    @property
    def inside(self) -> Mapping[str, int]:
        """The number of viewers by address, without those who come through other nodes."""
        return {address: number for address, number in self._inside.items() if address != RELAYED_VISITOR}

    def may_speak(self, table: str, seat: int | None) -> bool:
        """One limit for all connections of a seat."""
        return seat is None or self._speech.take((table, seat))


def address_of(connection: HTTPConnection) -> str:
    """The key under which a visitor is counted."""
    return visitor(connection.client.host) if connection.client else ""


def _hash(token: str) -> bytes:
    """Of equal length, so that comparing takes the same time whatever was sent."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def _place(origin: str) -> str:
    """Host and port of an origin; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
