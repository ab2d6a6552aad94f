"""Uvicorn as we use it: configuration and orderly shutdown."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.connections import Lines
from starhaul.server.net.door import LONGEST_HEAD
from starhaul.server.net.listening import BACKLOG
from starhaul.server.net.request_limits import counted_by
from starhaul.server.net.websocket_limits import VisitorWebSocket
from starhaul.server.process.event_loop import loop_name
from starhaul.server.wire import LONGEST_FRAME

DRAIN_S, HAND_OVER_S, CLOSE_S = 6, 45, 3
"""Limits for shutting tables down, for handing them over to other nodes, and for closing connections after
that. Service managers must allow at least as long (`deploy/`)."""
PING_S = 20
"""Ping interval and timeout of WebSocket connections."""

log = logging.getLogger("starhaul.server")


def configured_for(app: ASGIApp, proxies: tuple[str, ...], lines: Lines) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop=loop_name(),
        http=counted_by(lines),
        h11_max_incomplete_event_size=2 * LONGEST_HEAD,
        ws=VisitorWebSocket,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        lifespan="on",
        backlog=BACKLOG,
        access_log=False,
        server_header=False,
        log_config=None,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=CLOSE_S,
    )


class WebServer(uvicorn.Server):
    """Reports when it is open, and shuts the tables down before connections are closed."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._lobby = lobby
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            async with asyncio.timeout(HAND_OVER_S if self._lobby.ownership.is_shared else DRAIN_S):
                await self._lobby.drain()
        except Exception:
            # Everything acknowledged is on disk; only some closing messages are missing.
            log.exception("some tables could not be shut down cleanly")
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal shuts down gracefully, the second at once."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        # The base class would raise the signal again at the end, but a requested shutdown is not a failure.
        self.should_exit = True
