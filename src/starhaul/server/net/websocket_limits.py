"""Frames below the messages: what uvicorn leaves unlimited, and where it would rather report than refuse.

A visitor may send pings, empty pieces of messages and a thousand tiny messages in one go; the limits on
commands know nothing of that. So frames that are no messages have a limit of their own, and what arrives at
once is taken in small bites, with everybody else's turn between them. And who does not take what is sent does
not keep a line open for ever.

The other way, all messages that wait for a visitor leave in one go, and where that is possible at once.
"""

from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from starhaul.server.net.websocket_head import TEXT, head
from starhaul.server.settings.limits import Bucket

TEXTS = "starhaul.texts"
"""An extension of ASGI: in a scope, a way to `take` messages at once; in what is sent, a list of messages."""
BITE = 1024
"""So many bytes are looked at before others have their turn; a frame may be larger."""
RATE, BURST = 10.0, 100.0
"""Frames that are no messages, each second and at once."""
MOST_UNWANTED = 4096
"""So much is read of what was still on its way when a line is closed."""
HELD_UP_S = 1.0
"""So long a server that was held up takes at most to read what has arrived meanwhile."""
LINGER_S = 5.0
"""So long a line that is closed may take to say so."""


class VisitorWebSocket(WebSocketsSansIOProtocol):
    """The WebSocket of one visitor."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._bucket = Bucket(RATE, BURST)
        self._arrived = bytearray()
        """What has come and was not looked at yet."""
        self._unwanted = 0
        """Bytes that came after the good-bye."""

    # --- small bites ---------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._arrived += data
        if not self.read_paused:
            self._bite()
        if self._arrived:
            # Only now: nearly always a message has been taken when the next one comes, and to stop and to go
            # on are calls to the system.
            self.transport.pause_reading()

    def _bite(self) -> None:
        """Go on until there is a message; the rest waits until it has been taken."""
        while self._arrived and not self.read_paused:
            bite = bytes(self._arrived[:BITE])
            del self._arrived[:BITE]
            super().data_received(bite)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._reject()
            if self.close_sent:
                self._unwanted += len(bite)
                if self._unwanted > MOST_UNWANTED:
                    # Not cut off: the good-bye is still on its way. The line does not linger for long.
                    self.transport.pause_reading()
                    self._arrived.clear()

    def _reject(self) -> None:
        """Uvicorn would leave a request that only it could read unanswered, and stumble over it later."""
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.close()
        self._linger()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._bite()
            if not self._arrived:
                self.transport.resume_reading()
        return message

    # --- frames that are no messages -----------------------------------------------------------------------

    def handle_ping(self) -> None:
        if self._is_seldom():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_seldom():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_seldom():
            super().handle_cont(event)

    def _is_seldom(self) -> bool:
        if self._bucket.take():
            return True
        self._end(CloseCode.POLICY_VIOLATION, "flood")
        return False

    # --- messages of the visitor ---------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._end(CloseCode.INVALID_DATA, "not UTF-8")
                return
        self.read_paused = True

    # --- messages to the visitor ---------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][TEXTS] = {"take": self._take}

    @property
    def _is_shut(self) -> bool:
        return self.close_sent or self.disconnected or self.conn.state is not State.OPEN

    def _take(self, texts: Iterable[bytes]) -> bool:
        """Send them all, unless the line is full or closed."""
        if self._is_shut or not self.writable.is_set():
            return False
        self.transport.write(b"".join(part for text in texts for part in (head(TEXT, len(text)), text)))
        return True

    async def send(self, message: Any) -> None:
        if TEXTS in message:
            while not self._take(message[TEXTS]):
                if self._is_shut:
                    raise ClientDisconnected
                await self.writable.wait()
            return
        await super().send(message)
        if message["type"] == "websocket.close":
            self._linger()

    # --- the end -------------------------------------------------------------------------------------------

    def _end(self, code: int, reason: str) -> None:
        """As uvicorn does when nobody answers its pings."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.fail(code, reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._linger()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._linger()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._linger()

    def keepalive_timeout(self) -> None:
        """The answer may be waiting in the socket, if the server was held up: then it is read within a
        moment, and stops this timer."""
        self.pong_timer = self.loop.call_later(HELD_UP_S, self._give_up)

    def _give_up(self) -> None:
        super().keepalive_timeout()
        self._linger()

    def _linger(self) -> None:
        """A transport that is closed still waits for everything to be taken; who takes nothing could wait."""
        self.loop.call_later(LINGER_S, self.transport.abort)
