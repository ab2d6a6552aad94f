"""The outermost middleware: cheap checks on every request before anything else runs.

It wraps the whole application and knows no routes. Hosts and rates are checked by `gate`, sizes here.
"""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from starhaul.server.metrics import Metrics
from starhaul.server.net.from_nodes import is_relayed
from starhaul.server.net.gate import Gate
from starhaul.server.net.refusals import refused_to
from starhaul.server.table_error import TableError

POLICY = 1008
LONGEST_ADDRESS = 2048
"""Maximum bytes of path and query; ours are far shorter."""
LONGEST_HEAD = 16_384
"""Maximum bytes of all headers."""

_BETWEEN = len(": \r\n")


class Door:
    """Middleware for requests and WebSockets."""

    def __init__(self, app: ASGIApp, gate: Gate, metrics: Metrics) -> None:
        self._app = app
        self._gate = gate
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        visitor = HTTPConnection(scope)
        try:
            _check_size(scope)
            if not is_relayed(visitor):
                self._gate.check_host(visitor)
            if scope["type"] == "http":
                self._gate.ask(visitor)
                # A WebSocket is accepted first and then closed with the reason, as a page sees no other.
                self._gate.check_ban(visitor)
        except TableError as why:
            if scope["type"] == "websocket":
                self._metrics.refused.labels(why.code).inc()
                await WebSocketClose(POLICY, why.code)(scope, receive, send)
            else:
                self._metrics.refused_requests.labels(why.code).inc()
                await (await refused_to(visitor, why))(scope, receive, send)
            return
        await self._app(scope, receive, send)


def _check_size(scope: Scope) -> None:
    """The HTTP parser has a limit as well, but only for headers that arrive in several pieces."""
    if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST_ADDRESS:
        raise TableError("address-too-long", longest=LONGEST_ADDRESS)
    if sum(len(name) + len(value) + _BETWEEN for name, value in scope["headers"]) > LONGEST_HEAD:
        raise TableError("head-too-long", longest=LONGEST_HEAD)
