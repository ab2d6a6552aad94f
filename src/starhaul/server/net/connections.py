"""Limits on open HTTP connections, per address and in total.

Every connection costs an open file, even one that never sends a request. WebSockets are not counted here:
they have their own limits (`gate.py`).
"""

from collections import Counter
from collections.abc import Collection

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from starhaul.server.metrics import Metrics
from starhaul.server.net.addresses import visitor
from starhaul.server.settings.limits import Limits
from starhaul.server.table_error import TableError


class Lines:
    def __init__(self, limits: Limits, metrics: Metrics, proxies: Collection[str] = ()) -> None:
        self.unread_s = limits.unread_seconds
        self._limits = limits
        self._metrics = metrics
        # Uses the same rule as the middleware that reads the proxy headers. Many visitors come through a
        # proxy, so it has no limit of its own; how many connections each visitor may have is up to the proxy.
        self._proxies = ProxyHeadersMiddleware(_nothing, list(proxies)).trusted_hosts
        self._open: Counter[str] = Counter()
        self._number = 0

    def enter(self, host: str) -> None:
        """Count a connection from this host, or raise `TableError` if it is one too many."""
        try:
            self._check(host)
        except TableError as why:
            self._metrics.refused.labels(why.code).inc()
            raise
        self._open[visitor(host)] += 1
        self._change(1)

    def leave(self, host: str) -> None:
        address = visitor(host)
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
        self._change(-1)

    def cut(self, why: str) -> None:
        """Count a connection that was cut off."""
        self._metrics.cut.labels(why).inc()

    def _check(self, host: str) -> None:
        limits = self._limits
        if self._number >= limits.most_connections:
            raise TableError("too-many-connections")
        is_full = self._open[visitor(host)] >= limits.most_connections_per_address
        if is_full and host not in self._proxies:
            raise TableError("address-connections", most=limits.most_connections_per_address)

    def _change(self, by: int) -> None:
        self._number += by
        self._metrics.connections.set(self._number)


async def _nothing(scope: object, receive: object, send: object) -> None:
    """A placeholder application for a middleware that is only asked about addresses."""
