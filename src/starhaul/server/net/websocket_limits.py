"""Limits on WebSocket frames, below messages: what uvicorn leaves unlimited or does not handle.

A client may send pings, empty fragments and a thousand tiny messages at once; the limits on commands do not
cover that. So control frames and fragments have their own rate limit, incoming data is processed in small
chunks with other connections in between, and a client that reads nothing is disconnected.

A client sends its commands as one short frame each, and usually nothing else arrives with it. Such frames are
read here. Fragments, long and wrong frames and the end of a connection are left to the parser of the library,
which then reads everything that follows.

In the other direction, all messages queued for a client are sent together, directly if possible.
"""

from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from starhaul.server.net.websocket_head import LAST, TEXT, head, payload_of, size_of
from starhaul.server.settings.limits import Bucket

TEXTS = "starhaul.texts"
"""An ASGI extension: in a scope, a function `take` that sends messages at once; in a sent event, a list of
messages."""
CHUNK = 1024
"""Bytes processed before other connections get their turn; a single frame may be larger."""
RATE, BURST = 10.0, 100.0
"""Control frames and fragments per second, and in a burst."""
MOST_UNWANTED = 4096
"""Bytes still read while a connection is being closed."""
HELD_UP_S = 1.0
"""The longest time a server that was blocked needs to read what has arrived meanwhile."""
LINGER_S = 5.0
"""Timeout for the closing handshake."""


class VisitorWebSocket(WebSocketsSansIOProtocol):
    """The WebSocket of one visitor."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._bucket = Bucket(RATE, BURST)
        self._arrived = bytearray()
        """Received and not yet processed."""
        self._unwanted = 0
        """Bytes received after the closing frame was sent."""
        self._is_between = False
        """Whether the parser of the library has seen whole frames only, so that it may be passed over."""

    # --- processing in chunks ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._arrived += data
        if not self.read_paused:
            self._process()
        if self._arrived:
            # Only now: usually a message has been consumed before the next one arrives, and pausing and
            # resuming are system calls.
            self.transport.pause_reading()

    def _process(self) -> None:
        """Process data until there is a message; the rest waits until that has been consumed."""
        while self._arrived and not self.read_paused:
            size = size_of(self._arrived) if self._is_between and not self._is_shut else 0
            if not 0 < size <= CHUNK:
                self._is_between, size = False, CHUNK
            chunk = bytes(self._arrived[:size])
            del self._arrived[:size]
            if self._is_between and chunk[0] == LAST | TEXT:
                self._read_text(payload_of(chunk))
                continue
            self._parse(chunk)

    def _parse(self, chunk: bytes) -> None:
        """What is not a whole short frame is left to the library."""
        super().data_received(chunk)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._reject()
        if self.close_sent:
            self._unwanted += len(chunk)
            if self._unwanted > MOST_UNWANTED:
                # Not aborted: the closing frame is still being sent. The connection closes soon.
                self.transport.pause_reading()
                self._arrived.clear()

    def _reject(self) -> None:
        """Uvicorn would leave a malformed handshake unanswered and fail on it later."""
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.close()
        self._linger()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._process()
            if not self._arrived:
                self.transport.resume_reading()
        return message

    # --- control frames and fragments ----------------------------------------------------------------------

    def handle_ping(self) -> None:
        if self._is_within_rate():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_rate():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_within_rate():
            super().handle_cont(event)

    def _is_within_rate(self) -> bool:
        if self._bucket.take():
            return True
        self._end(CloseCode.POLICY_VIOLATION, "flood")
        return False

    # --- messages from the client --------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self._read_text(data)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            self.read_paused = True

    def _read_text(self, data: bytes) -> None:
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._end(CloseCode.INVALID_DATA, "not UTF-8")
            return
        self.read_paused = True

    # --- messages to the client ----------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._is_between = True
            self.scope["extensions"][TEXTS] = {"take": self._take}

    @property
    def _is_shut(self) -> bool:
        return self.close_sent or self.disconnected or self.conn.state is not State.OPEN

    def _take(self, texts: Iterable[bytes]) -> bool:
        """Send them all, unless the connection is congested or closed."""
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

    # --- closing -------------------------------------------------------------------------------------------

    def _end(self, code: int, reason: str) -> None:
        """As uvicorn does when pings are not answered."""
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
        """If the server was blocked, the answer may be waiting in the socket: then it is read within a
        moment, and stops this timer."""
        self.pong_timer = self.loop.call_later(HELD_UP_S, self._give_up)

    def _give_up(self) -> None:
        super().keepalive_timeout()
        self._linger()

    def _linger(self) -> None:
        """A closing transport waits until everything has been sent; a client that reads nothing could
        block that."""
        self.loop.call_later(LINGER_S, self.transport.abort)
