"""A self-test at startup: one in-memory client checks that the installed web server behaves as expected.

`websocket_limits.py` and `request_limits.py` extend classes of uvicorn that are not a public API. With an
incompatible version the server would start, report that it is healthy, and answer nobody. So it first talks
to itself as every client does: upgrade, a message in two fragments, a ping, an answer, and closing.
"""

import asyncio
from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from starhaul.server.metrics import Metrics
from starhaul.server.net.connections import Lines
from starhaul.server.net.request_limits import counted_by
from starhaul.server.net.weblayer import unknown_web_layer
from starhaul.server.net.websocket_head import TEXT, head
from starhaul.server.net.websocket_limits import TEXTS
from starhaul.server.process.webserver import configured_for
from starhaul.server.settings.limits import Limits

TURNS = 200
"""Iterations of the event loop; nothing here waits for anything else."""
HELLO = b"hello"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def check_web_layer() -> None:
    """Raise `BadInput` unless the installed web server would answer a client."""
    try:
        answer = asyncio.run(_visit())
    except Exception as error:
        raise unknown_web_layer() from error
    if not (answer.startswith(b"HTTP/1.1 101 ") and head(TEXT, len(HELLO)) + HELLO in answer):
        raise unknown_web_layer()


class _Memory(asyncio.Transport):
    """A transport that stores what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.protocol: Any = None
        self._is_closing = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        """Everything written counts as sent."""
        return 0

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    abort = close

    def pause_reading(self) -> None:
        """Nothing to do: the test client waits for an answer anyway."""

    def resume_reading(self) -> None:
        """See above."""


async def _echo(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    message = (await receive())["text"].encode()
    if not scope["extensions"][TEXTS]["take"]([message]):
        raise ConnectionError
    await send({"type": "websocket.close"})


async def _visit() -> bytes:
    """What the server sends to a client that says hello."""
    lines = Lines(Limits(), Metrics())
    config = configured_for(_echo, (), lines)
    config.load()
    line = _Memory()
    line.protocol = counted_by(lines)(config=config, server_state=ServerState(), app_state={})
    line.protocol.connection_made(line)
    line.protocol.data_received(UPGRADE)
    await _until(line, b"\r\n\r\n")
    pieces = (
        Frame(Opcode.TEXT, HELLO[:2], fin=False),
        Frame(Opcode.PING, b""),
        Frame(Opcode.CONT, HELLO[2:]),
    )
    for piece in pieces:
        line.protocol.data_received(piece.serialize(mask=True))
    await _until(line, HELLO)
    line.protocol.connection_lost(None)
    return bytes(line.written)


async def _until(line: _Memory, end: bytes) -> None:
    for _ in range(TURNS):
        if end in line.written:
            return
        await asyncio.sleep(0)
