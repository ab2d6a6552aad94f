"""The web application: routes, headers, and what begins and ends with the server."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from starhaul.kernel.errors import BadInput, StarhaulError
from starhaul.server.files import ClientFiles
from starhaul.server.gate import Gate
from starhaul.server.lobby import Lobby
from starhaul.server.rest import Pages, refused
from starhaul.server.socket import POLICY, Connection
from starhaul.server.store.contract import StoreTrouble
from starhaul.server.tables import TableError

WEB = Path(__file__).parent.parent / "web"
WORTH_PACKING = 1000
"""Shorter answers than so many bytes are sent as they are."""
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
]


class SecureHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await self._app(scope, receive, sent)


def build(lobby: Lobby, gate: Gate, lifespan: Callable[[], AbstractAsyncContextManager[None]]) -> Starlette:
    @asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        async with lifespan():
            yield

    async def refuse(request: Request, why: Exception) -> Response:
        assert isinstance(why, StarhaulError), "registered for these"
        return refused(why)

    async def fail(request: Request, why: Exception) -> Response:
        """Sent from further out than the headers are put on."""
        answer = refused(TableError("failed"))
        answer.raw_headers.extend(HEADERS)
        return answer

    async def socket(websocket: WebSocket) -> None:
        await _connect(websocket, lobby, gate)

    routes: list[BaseRoute] = [*Pages(lobby, gate).routes(), WebSocketRoute("/ws", socket)]
    if WEB.is_dir():
        routes.append(Mount("/", ClientFiles(WEB)))
    return Starlette(
        routes=routes,
        middleware=[Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=WORTH_PACKING)],
        exception_handlers={TableError: refuse, BadInput: refuse, StoreTrouble: refuse, Exception: fail},
        lifespan=living,
    )


async def _connect(websocket: WebSocket, lobby: Lobby, gate: Gate) -> None:
    turned_away, connection = lobby.house.metrics.refused, Connection(websocket, lobby, gate)
    try:
        gate.check_origin(websocket)
    except TableError as why:
        turned_away.labels(why.code).inc()
        await websocket.close(POLICY, why.code)
        return
    try:
        address = gate.arrive(websocket)
        gate.enter(address)
    except TableError as why:
        turned_away.labels(why.code).inc()
        # A browser tells its page nothing about a line that was not opened; so it is, to say why.
        await websocket.accept()
        await connection.refuse(why.code)
        return
    lobby.house.metrics.viewers.inc()
    try:
        await websocket.accept()
        await connection.serve()
    finally:
        gate.depart(address)
        lobby.house.metrics.viewers.dec()
