"""Uvicorn as we use it: quick, quiet, and with good manners at the end."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable
from importlib.util import find_spec
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.connections import Lines
from starhaul.server.net.door import LONGEST_HEAD
from starhaul.server.net.listening import BACKLOG
from starhaul.server.net.request_limits import counted_by
from starhaul.server.net.websocket_limits import VisitorWebSocket
from starhaul.server.wire import LONGEST_FRAME

DRAIN_S, CLOSE_S = 6, 3
"""So long tables may take to say good-bye, and connections to close after that."""
PING_S = 20
"""Who does not answer a ping for so long is gone."""

log = logging.getLogger("starhaul.server")


def report(level: str) -> None:
    """What the server has to say goes to standard error; standard output is for the command."""
    logging.basicConfig(
        level=level.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    below = logging.getLogger("uvicorn.error")
    if below.isEnabledFor(logging.DEBUG):
        # It would write down what visitors send, tokens and all.
        below.setLevel(logging.INFO)


def configured_for(app: ASGIApp, proxies: tuple[str, ...], lines: Lines) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
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
    """Says when it is open, and lets the tables say good-bye before connections are closed."""

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
            async with asyncio.timeout(DRAIN_S):
                await self._lobby.drain()
        except Exception:
            # Everything that was acknowledged is on disk; what is missing is politeness.
            log.exception("not all tables could say good-bye")
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal ends in good order, the second at once."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        # The base would raise it again at the end; but who has ended as asked has not failed.
        self.should_exit = True
