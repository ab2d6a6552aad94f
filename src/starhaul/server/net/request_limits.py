"""Plain requests below the pages: what uvicorn would wait for without end, and where it would stumble."""

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

PATIENCE_S = 10.0
"""A request that has not come across in so long, or twice as long, does not come any more."""

LINGER_S = 2.0
MOST_UNWANTED = 4 << 20
"""So long, and so much, is still read of what was on its way when a request was refused."""


class Requests(H11Protocol):
    """The connection of one visitor before it becomes a WebSocket, if it does."""

    lines: ClassVar[Lines]
    """All connections of the server; see `counted_by`."""
    _host: str | None = None
    """Where it comes from, as long as it is counted."""
    _looking: TimerHandle | None = None
    _watching: TimerHandle | None = None
    _resumed = 0
    """How often a full buffer has been emptied."""
    _unwanted: int | None = None
    """Bytes that came after a refusal that ends the connection."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        try:
            self.lines.enter(host)
        except TableError as why:
            # Nobody waits until this has been read: then there would be no limit at all.
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
        """This is no plain connection any more."""
        self._stop_looking()
        if self._watching is not None:
            self._watching.cancel()
        if self._host is not None:
            self.lines.leave(self._host)
            self._host = None

    # --- waiting for a request -----------------------------------------------------------------------------

    def _look_later(self, before: object) -> None:
        self._looking = self.loop.call_later(PATIENCE_S, self._look, before)

    def _look(self, before: object) -> None:
        """Whether there was any progress since the last look; `before` is the request of that time."""
        if self._is_on_its_way() and self.cycle is before:
            self.lines.cut("late")
            self.transport.abort()
        else:
            self._look_later(self.cycle)

    def _is_on_its_way(self) -> bool:
        """Whether a request is being sent, its head or its body. Between two of them uvicorn has a clock."""
        if self.conn.their_state is h11.IDLE:
            return self.timeout_keep_alive_task is None
        return self.conn.their_state is h11.SEND_BODY

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    # --- waiting for an answer to be taken -----------------------------------------------------------------

    def _watch_later(self) -> None:
        self._watching = self.loop.call_later(self.lines.unread_s, self._watch, self._progress())

    def _watch(self, before: tuple[object, ...]) -> None:
        """Also after the connection was closed, which waits until everything has been taken."""
        if self.transport.get_write_buffer_size() and self._progress() == before:
            self.lines.cut("unread")
            drop(self.transport)
        else:
            self._watch_later()

    def _progress(self) -> tuple[object, ...]:
        """Stays the same as long as the visitor takes nothing."""
        return self.cycle, self._resumed, self.transport.get_write_buffer_size(), unsent(self.transport)

    def resume_writing(self) -> None:
        self._resumed += 1
        super().resume_writing()

    # --- rubbish -------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Also in the middle of a request: then nobody waits for its answer any more."""
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
        """To close while something is still arriving would take back the answer that was just sent."""
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
        """Without a request: there is none yet, or the parser has given up and it may be anything."""
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
    """The class of the connections of one server; uvicorn makes them and knows nothing of limits."""
    return type(Requests.__name__, (Requests,), {"lines": lines})
