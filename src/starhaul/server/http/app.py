"""The web application: routes, headers, startup and shutdown.

Used by `process.running`. What requests do is in `rest`, what WebSockets do in `visitor_socket`.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.websockets import WebSocket

from starhaul.data_folder import data_folder
from starhaul.kernel.errors import BadInput, StarhaulError
from starhaul.server.admin.housekeeping import Housekeeper
from starhaul.server.admin_error import AdminError
from starhaul.server.cluster.table_owners import OwnedElsewhere
from starhaul.server.http.admin_pages import AdminPages
from starhaul.server.http.client_files import ClientFiles
from starhaul.server.http.film_pages import FilmPages
from starhaul.server.http.link_pages import LinkPages
from starhaul.server.http.live_pages import LivePages
from starhaul.server.http.relaying import relayed_response
from starhaul.server.http.rest import Pages
from starhaul.server.http.rule_pages import RulePages
from starhaul.server.http.visitor_socket import POLICY, Connection
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.lobby.lobby_figures import LobbyCollector
from starhaul.server.net.door import Door
from starhaul.server.net.from_nodes import FromOtherNodes, is_relayed
from starhaul.server.net.gate import RELAYED_VISITOR, Gate
from starhaul.server.net.headers import HEADERS, SecureHeaders
from starhaul.server.net.refusals import refused, refused_to
from starhaul.server.settings.settings import HouseCard
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.table_error import TableError

Handler = Callable[[Request, Exception], Awaitable[Response]]
"""What becomes of an exception."""


def build(
    lobby: Lobby,
    gate: Gate,
    lifespan: Callable[[], AbstractAsyncContextManager[None]],
    housekeeper: Housekeeper | None = None,
    card: HouseCard = HouseCard(),  # noqa: B008 a constant
) -> Starlette:
    metrics = lobby.services.metrics
    metrics.registry.register(LobbyCollector(lobby))
    lobby.services.store.observe_writes(metrics.writes.observe)
    housekeeper = housekeeper or Housekeeper(lobby, gate.bans)

    @asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        async with lifespan():
            yield
        links.stop()

    async def refuse(request: Request, why: Exception) -> Response:
        assert isinstance(why, StarhaulError), "registered for these"
        metrics.refused_requests.labels(why.code).inc()
        return await refused_to(request, why)

    async def not_there(request: Request, why: Exception) -> Response:
        """Unknown path, or unknown method."""
        assert isinstance(why, HTTPException), "registered for these"
        answer = await refuse(request, TableError("wrong-method" if why.status_code == 405 else "unknown"))
        answer.headers.update(why.headers or {})
        return answer

    async def fail(request: Request, why: Exception) -> Response:
        """Sent outside the middleware that adds the headers."""
        metrics.failures.inc()
        answer = refused(TableError("failed"))
        answer.raw_headers.extend(HEADERS)
        return answer

    async def socket(websocket: WebSocket) -> None:
        await _connect(websocket, lobby, gate)

    pages = Pages(lobby, gate, metrics.productions.inc, card)
    files = ClientFiles(data_folder("web"))
    book = RulePages(metrics.productions.inc)
    films = FilmPages(lobby, gate)
    links = LinkPages(lobby, gate)
    routes: list[BaseRoute] = [
        *pages.routes(),
        *book.routes(),
        *films.routes(),
        *LivePages(lobby, gate).routes(),
        *links.routes(),
        *AdminPages(housekeeper, gate, files).routes(),
        WebSocketRoute("/ws", socket),
        Mount("/", files),
    ]
    return Starlette(
        routes=routes,
        middleware=[
            Middleware(SecureHeaders),
            Middleware(FromOtherNodes, secret=lobby.services.secret),
            Middleware(Door, gate=gate, metrics=metrics),
        ],
        exception_handlers={
            OwnedElsewhere: _passing_on(lobby.services.secret, refuse),
            TableError: refuse,
            AdminError: refuse,
            BadInput: refuse,
            StoreTrouble: refuse,
            HTTPException: not_there,
            Exception: fail,
        },
        lifespan=living,
    )


def _passing_on(secret: bytes, refuse: Handler) -> Handler:
    """For requests about a table at another node: the answer of that node."""

    async def pass_on(request: Request, why: Exception) -> Response:
        assert isinstance(why, OwnedElsewhere), "registered for this"
        answer = await relayed_response(why.place, secret, request)
        return await refuse(request, why) if answer is None else answer

    return pass_on


async def _connect(websocket: WebSocket, lobby: Lobby, gate: Gate) -> None:
    turned_away, connection = lobby.services.metrics.refused, Connection(websocket, lobby, gate)
    try:
        gate.check_origin(websocket)
    except TableError as why:
        turned_away.labels(why.code).inc()
        await websocket.close(POLICY, why.code)
        return
    try:
        gate.check_ban(websocket)
        address = RELAYED_VISITOR if is_relayed(websocket) else gate.arrive(websocket)
        gate.enter(address)
    except TableError as why:
        turned_away.labels(why.code).inc()
        # A browser does not show its page why a WebSocket was rejected, so it is accepted first and then
        # closed with a reason.
        await websocket.accept()
        await connection.refuse(why.code)
        return
    lobby.services.metrics.viewers.inc()
    try:
        await websocket.accept()
        await connection.serve()
    except Exception:
        lobby.services.metrics.failures.inc()
        raise
    finally:
        gate.depart(address)
        lobby.services.metrics.viewers.dec()
