"""The first look at every request: whatever is refused here costs next to nothing."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from starhaul.server.gate import Gate
from starhaul.server.metrics import Metrics
from starhaul.server.refusing import refused_to
from starhaul.server.tables import TableError

POLICY = 1008


class Door:
    """Middleware for requests and WebSockets alike."""

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
            self._gate.check_host(visitor)
        except TableError as why:
            if scope["type"] == "websocket":
                self._metrics.refused.labels(why.code).inc()
                await WebSocketClose(POLICY, why.code)(scope, receive, send)
            else:
                await (await refused_to(visitor, why))(scope, receive, send)
            return
        await self._app(scope, receive, send)
