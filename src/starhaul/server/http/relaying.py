"""Passes visitors on to the node at which their table is: requests, and the frames of WebSockets both ways.

The other node gets the address of the visitor in a header that only nodes can make (`net.from_nodes`). What
such a visitor may do is judged there; the limits for connections hold here as well.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import h11
from starlette.requests import Request
from starlette.responses import Response
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from starhaul.server.cluster.table_owners import NodePlace, OwnedElsewhere
from starhaul.server.net.from_nodes import RELAYED, is_relayed, signed

_PASSED_ON = (
    "accept",
    "accept-encoding",
    "accept-language",
    "content-type",
    "if-none-match",
    "starhaul-invitation",
    "user-agent",
)
_KEPT = (
    "content-type",
    "content-encoding",
    "content-language",
    "etag",
    "cache-control",
    "vary",
    "retry-after",
)
CONNECT_S = 2.0
ANSWER_S = 15.0
LARGEST = 32 << 20

log = logging.getLogger("starhaul.relay")


# --- WebSockets --------------------------------------------------------------------------------------------

Incoming = Callable[[], Awaitable[str | None]]
"""The next message of the visitor; None when they have gone."""
Outgoing = Callable[[bytes], Awaitable[None]]


class RelayedSocket:
    """The connection of one visitor to the node of their table."""

    def __init__(self, place: NodePlace, secret: bytes, address: str) -> None:
        self._place = place
        self._header = signed(secret, address)

    async def serve(self, first: str, incoming: Incoming, outgoing: Outgoing) -> tuple[int, str]:
        """Until one side ends it; returns the code and the reason with which the other node closed it. Raises
        `OwnedElsewhere` if that node cannot be reached."""
        try:
            line = await connect(
                f"ws://{self._place.address}/ws",
                additional_headers={RELAYED: self._header},
                compression=None,
                max_size=None,
                open_timeout=CONNECT_S,
                ping_interval=None,
                close_timeout=1.0,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            log.warning("node %s cannot be reached at %s: %s", self._place.id, self._place.address, error)
            raise OwnedElsewhere from None
        try:
            await line.send(first)
            return await self._pass_on(line, incoming, outgoing)
        finally:
            await line.close()

    async def _pass_on(
        self, line: ClientConnection, incoming: Incoming, outgoing: Outgoing
    ) -> tuple[int, str]:
        sending = asyncio.create_task(_send(line, incoming))
        receiving = asyncio.create_task(_receive(line, outgoing))
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
        return line.close_code or 1001, line.close_reason or "gone"


async def _send(line: ClientConnection, incoming: Incoming) -> None:
    with suppress(ConnectionClosed):
        while (text := await incoming()) is not None:
            await line.send(text)


async def _receive(line: ClientConnection, outgoing: Outgoing) -> None:
    with suppress(ConnectionClosed):
        while True:
            await outgoing(await line.recv(decode=False))


# --- requests ----------------------------------------------------------------------------------------------


async def relayed_response(place: NodePlace | None, secret: bytes, request: Request) -> Response | None:
    """The answer of another node to this request; None if it gives none."""
    if place is None or not place.address or is_relayed(request):
        return None
    body: bytes = getattr(request.state, "body", b"")
    try:
        async with asyncio.timeout(ANSWER_S):
            status, found, answer = await _asked(
                place.address, _passed_on(place, secret, request, body), body
            )
    except (OSError, TimeoutError, h11.ProtocolError) as error:
        log.warning("node %s does not answer at %s: %s", place.id, place.address, error)
        return None
    return Response(answer, status, {name: found[name] for name in _KEPT if name in found})


def _passed_on(place: NodePlace, secret: bytes, request: Request, body: bytes) -> h11.Request:
    visitor = request.client.host if request.client else ""
    headers = [("host", place.address), (RELAYED, signed(secret, visitor)), ("connection", "close")]
    headers += [(name, request.headers[name]) for name in _PASSED_ON if name in request.headers]
    headers.append(("content-length", str(len(body))))
    target = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return h11.Request(method=request.method, target=target, headers=headers)


async def _asked(address: str, asked: h11.Request, body: bytes) -> tuple[int, Mapping[str, str], bytes]:
    host, _, port = address.rpartition(":")
    async with asyncio.timeout(CONNECT_S):
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    line = h11.Connection(h11.CLIENT)
    try:
        for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        return await _answer(line, reader)
    finally:
        writer.close()


async def _answer(line: h11.Connection, reader: asyncio.StreamReader) -> tuple[int, Mapping[str, str], bytes]:
    status, headers, body = 502, {}, bytearray()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(1 << 16))
        elif isinstance(event, h11.Response):
            status = event.status_code
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in event.headers}
        elif isinstance(event, h11.Data):
            body += event.data
            if len(body) > LARGEST:
                raise h11.RemoteProtocolError("the answer is too large")
        elif isinstance(event, h11.EndOfMessage):
            return status, headers, bytes(body)
        elif isinstance(event, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("closed before the end of the answer")
