"""Limits on HTTP connections below the handlers: timeouts that uvicorn lacks, and errors that it does not
handle."""

from asyncio import TimerHandle, Transport
from http import HTTPStatus
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from starhaul.server.net.connections import Lines
from starhaul.server.net.headers import HEADERS
from starhaul.server.net.refusals import refused
from starhaul.server.net.unsent import drop, unsent
from starhaul.server.table_error import TableError

TIMEOUT_S = 10.0
"""Timeout for receiving a request; it is checked at this interval, so it may take twice as long."""

LINGER_S = 2.0
MOST_UNWANTED = 4 << 20
"""How long, and how many bytes, are still read after a request was refused."""


class Requests(H11Protocol):
    """The connection of one visitor until it becomes a WebSocket."""

    lines: ClassVar[Lines]
    """All connections of the server; see `counted_by`."""
    _host: str | None = None
    """The address under which the connection is counted; None if it is not."""
    _looking: TimerHandle | None = None
    _watching: TimerHandle | None = None
    _resumed = 0
    """How often a full send buffer has been emptied."""
    _unwanted: int | None = None
    """Bytes received after the refusal that ends the connection."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        try:
            self.lines.enter(host)
        except TableError as why:
            # Close at once: waiting for the client to read the response would defeat the limit.
            self._unwanted = 0
            self._refuse(why)
            self.transport.close()
            return
        self._host = host
        self._look_later(self)
        self._watch_later()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        """The connection no longer counts as a plain connection."""
        self._stop_looking()
        if self._watching is not None:
            self._watching.cancel()
        if self._host is not None:
            self.lines.leave(self._host)
            self._host = None

    # --- receiving a request -------------------------------------------------------------------------------

    def _look_later(self, before: object) -> None:
        self._looking = self.loop.call_later(TIMEOUT_S, self._look, before)

    def _look(self, before: object) -> None:
        """Close the connection if nothing arrived since the last check; `before` is the request of that
        time."""
        if self._is_on_its_way() and self.cycle is before:
            self.lines.cut("late")
            self.transport.abort()
        else:
            self._look_later(self.cycle)

    def _is_on_its_way(self) -> bool:
        """Whether a request is being received, head or body. Between requests uvicorn has its own timeout."""
        if self.conn.their_state is h11.IDLE:
            return self.timeout_keep_alive_task is None
        return self.conn.their_state is h11.SEND_BODY

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    # --- sending a response --------------------------------------------------------------------------------

    def _watch_later(self) -> None:
        self._watching = self.loop.call_later(self.lines.unread_s, self._watch, self._progress())

    def _watch(self, before: tuple[object, ...]) -> None:
        """Also after closing, because the connection stays open until everything has been sent."""
        if self.transport.get_write_buffer_size() and self._progress() == before:
            self.lines.cut("unread")
            drop(self.transport)
        else:
            self._watch_later()

    def _progress(self) -> tuple[object, ...]:
        """Stays the same as long as the client reads nothing."""
        return self.cycle, self._resumed, self.transport.get_write_buffer_size(), unsent(self.transport)

    def resume_writing(self) -> None:
        self._resumed += 1
        super().resume_writing()

    # --- malformed requests --------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Also in the middle of a request: then nobody waits for its response any more."""
        cycle: Any = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            limit = self.config.h11_max_incomplete_event_size or 0
            is_long = len(self.conn.trailing_data[0]) > limit
            self._refuse(TableError("head-too-long", longest=limit) if is_long else TableError("bad-request"))
            self._linger()
        else:
            self.transport.close()

    def _linger(self) -> None:
        """Closing while data is arriving would reset the connection and lose the response just sent."""
        self._stop_looking()
        self._unwanted = 0
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER_S, self.transport.close)

    def data_received(self, data: bytes) -> None:
        if self._unwanted is None:
            super().data_received(data)
            return
        self._unwanted += len(data)
        if self._unwanted > MOST_UNWANTED:
            self.transport.abort()

    def _refuse(self, why: TableError) -> None:
        """Without a request: there is none yet, or the parser has given up."""
        answer = refused(why)
        headers = [*answer.raw_headers, *HEADERS, (b"connection", b"close")]
        reason = HTTPStatus(answer.status_code).phrase.encode()
        for event in (
            h11.Response(status_code=answer.status_code, headers=headers, reason=reason),
            h11.Data(data=bytes(answer.body)),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")


def counted_by(lines: Lines) -> type[Requests]:
    """The protocol class for one server: uvicorn creates instances of it and passes no arguments of ours."""
    return type(Requests.__name__, (Requests,), {"lines": lines})
