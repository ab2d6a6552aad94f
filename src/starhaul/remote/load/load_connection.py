"""A minimal WebSocket client connection for the load test.

Used by `guest`. It handles only what our server sends: `remote.connection` is the general client.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from starhaul.remote.load.websocket_reader import FrameTrouble, WebSocketReader, framed
from starhaul.server.net.websocket_head import CLOSE, PING, PONG, TEXT

OPEN_S = 30.0
"""Timeout for opening a connection."""
_END_OF_HEAD = b"\r\n\r\n"


class LoadConnection(asyncio.Protocol):
    """Calls `received` with every text message and `lost` once, when the connection is gone."""

    def __init__(self, host: str, received: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._host = host
        self._received = received
        self._lost = lost
        self._head: bytes | None = b""
        """The part of the handshake response received so far; None once it is complete."""
        self._frames = WebSocketReader()
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls, url: str, received: Callable[[bytes], None], lost: Callable[[], None]
    ) -> "LoadConnection":
        """Connect to the server at this address; raises `OSError`."""
        parts = urlsplit(url)
        is_secret = parts.scheme == "https"
        port = parts.port or (443 if is_secret else 80)
        async with asyncio.timeout(OPEN_S):
            _, line = await asyncio.get_running_loop().create_connection(
                lambda: cls(parts.netloc, received, lost), parts.hostname or "", port, ssl=is_secret or None
            )
            try:
                await line.opened
            except BaseException:
                line.close()
                raise
        return line

    def send(self, text: bytes) -> None:
        if self._transport is not None:
            self._transport.write(framed(TEXT, text))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.write(framed(CLOSE, b"\x03\xe8"))
            self._transport.close()

    # --- called by the event loop --------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # Not every event loop uses this class, but all transports have its methods.
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("refused"))
        else:
            self._lost()

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += data
            if _END_OF_HEAD not in self._head:
                return
            head, data = self._head.split(_END_OF_HEAD, 1)
            self._head = None
            self._greeted(head)
        try:
            frames = self._frames.feed(data)
        except FrameTrouble:
            # The loss of the connection is reported to the receiver.
            if self._transport is not None:
                self._transport.abort()
            return
        for opcode, payload in frames:
            if opcode == TEXT:
                self._received(payload)
            else:
                self._control(opcode, payload)

    def _greeted(self, head: bytes) -> None:
        if self.opened.done():
            return
        if head.split(b" ", 2)[1:2] == [b"101"]:
            self.opened.set_result(None)
        else:
            # Perhaps too many connections; the caller decides whether to try again.
            self.opened.set_exception(ConnectionRefusedError(head.split(b"\r\n")[0].decode("latin-1")))

    def _control(self, opcode: int, payload: bytes) -> None:
        if self._transport is None:
            return
        if opcode == PING:
            self._transport.write(framed(PONG, payload))
        elif opcode == CLOSE:
            self._transport.write(framed(CLOSE, payload))
            self._transport.close()
