"""One WebSocket connection: authenticates the visitor, passes commands to the room and sends its messages.

Used by `app`. Commands are judged by the room; here are only the limits of a connection.
"""

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from starhaul.kernel.errors import StarhaulError
from starhaul.kernel.typed import from_json
from starhaul.server import wire
from starhaul.server.cluster.table_owners import OwnedElsewhere
from starhaul.server.http.relaying import RelayedSocket
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.from_nodes import is_relayed
from starhaul.server.net.gate import Gate, address_of
from starhaul.server.net.websocket_limits import TEXTS
from starhaul.server.settings.limits import Bucket
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.table.room import Room
from starhaul.server.table.viewer import Viewer
from starhaul.server.table_error import TableError
from starhaul.server.wire import ByeMessage, Command, HelloCommand, RefusedMessage, encode

NORMAL, POLICY, TOO_BIG, RESTARTING = 1000, 1008, 1009, 1012
_CODES = {"restarting": RESTARTING, "moved": RESTARTING, "left": NORMAL, "closed": NORMAL}
_AGAIN_MS = {
    "restarting": 1000,
    "moved": 200,
    "too-fast": 10_000,
    "house-full": 30_000,
    "address-full": 30_000,
    "too-many-tables": 30_000,
    "address-tables": 30_000,
}
"""When a rejected client may reconnect, by reason."""
_STORE_AGAIN_MS = 1000


class Connection:
    """Serves one viewer from `hello` until the connection is closed."""

    def __init__(self, websocket: WebSocket, lobby: Lobby, gate: Gate) -> None:
        self._socket = websocket
        self._lobby = lobby
        self._gate = gate
        self._address = address_of(websocket)
        self._limits = lobby.limits
        self._bucket = Bucket(self._limits.socket_rate, self._limits.socket_burst)
        self._strikes = 0
        self._greeting = ""
        """The first message, as it came."""

    async def serve(self) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(), self._limits.hello_seconds)
            try:
                room, viewer = await self._enter(hello)
            except OwnedElsewhere as why:
                await self._pass_on(why)
                return
        except TimeoutError:
            await self.refuse("no-hello")
            return
        except WebSocketDisconnect:
            return
        except StarhaulError as why:
            self._lobby.services.metrics.refused.labels(why.code).inc()
            # The database will be back.
            again_ms = _STORE_AGAIN_MS if isinstance(why, StoreTrouble) else None
            await self.refuse(why.code, again_ms, **why.detail)
            return
        await self._stay(room, viewer, hello)

    async def _pass_on(self, why: OwnedElsewhere) -> None:
        """The table is at another node: relay everything from here on. Limits on commands are kept there."""
        if why.place is None or not why.place.address or is_relayed(self._socket):
            raise why
        host = self._socket.client.host if self._socket.client else ""
        relay = RelayedSocket(why.place, self._lobby.services.secret, host)
        code, reason = await relay.serve(self._greeting, self._next_text, self._send_text)
        if self._socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code, reason)

    async def _next_text(self) -> str | None:
        try:
            return await self._receive()
        except (WebSocketDisconnect, TableError):
            return None

    async def _send_text(self, text: bytes) -> None:
        await self._socket.send({"type": "websocket.send", TEXTS: [text]})

    async def _hello(self) -> HelloCommand:
        self._greeting = await self._receive()
        try:
            hello = wire.hello_decoder.decode(self._greeting)
        except (msgspec.DecodeError, RecursionError):
            raise TableError("bad-hello") from None
        if hello.v != wire.VERSION:
            raise TableError("wrong-version", spoken=hello.v, known=wire.VERSION)
        return hello

    async def _enter(self, hello: HelloCommand) -> tuple[Room, Viewer]:
        self._lobby.check_open()
        take = self._socket.scope["extensions"][TEXTS]["take"]
        marks = self._lobby.marks(hello.table, self._address, hello.device)
        viewer = Viewer(None, hello.client, take, wants_hints=hello.hints, wants_changes=hello.changes)
        viewer.marks, viewer.address = marks, self._address
        if not hello.token:
            self._gate.check_invited(self._socket, hello.invitation)
        room = await self._lobby.visit(hello.table, self._address, hello.token, marks)
        viewer.seat, viewer.way = self._lobby.admit(room.record, hello.token, marks)
        return room, viewer

    async def _stay(self, room: Room, viewer: Viewer, hello: HelloCommand) -> None:
        """Read and write. When the writer ends, it closes the connection, which ends the reader as well."""
        await room.post(lambda: self._join(room, viewer, hello))
        writer = asyncio.create_task(self._write(viewer))
        try:
            # A separate task, so that messages do not pass through all layers of the framework.
            await asyncio.create_task(self._read(room, viewer))
        finally:
            await room.post(lambda: room.part(viewer))
            viewer.drop("gone")
            await asyncio.wait((writer,), timeout=1.0)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            if viewer.closing not in (None, "gone"):
                self._lobby.services.metrics.dropped.labels(viewer.closing).inc()

    async def _join(self, room: Room, viewer: Viewer, hello: HelloCommand) -> None:
        """Check the token again: the viewer may have been kicked since the first check."""
        try:
            viewer.seat, viewer.way = self._lobby.admit(room.record, hello.token, viewer.marks)
            await room.join(viewer, hello)
        except TableError as why:
            viewer.drop(why.code, None, **why.detail)
        except StoreTrouble:
            viewer.drop("failed", 1000)
            raise

    # --- reading -------------------------------------------------------------------------------------------

    async def _receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        text = message.get("text")
        if text is None:
            raise TableError("text-only")
        if len(text) > wire.LONGEST_FRAME:
            raise TableError("too-long")
        return str(text)

    async def _read(self, room: Room, viewer: Viewer) -> None:
        """Clients that vanish without closing are detected by the pings of the WebSocket layer."""
        while viewer.closing is None:
            try:
                text = await self._receive()
            except WebSocketDisconnect:
                return
            except TableError as why:
                viewer.drop(why.code)
                return
            await self._take(text, room, viewer)

    async def _take(self, text: str, room: Room, viewer: Viewer) -> None:
        """Handle one message: pass it to the room if it is a command within the rate limit."""
        try:
            command: Command = wire.command_decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            facts = {"reason": str(error)[:200]}
            self._strike(
                viewer, RefusedMessage(seq=_seq_of(text), code="bad-command", of="table", facts=facts)
            )
            return
        if not self._bucket.take() or not self._gate.may_speak(room.record.id, viewer.seat):
            self._strike(viewer, RefusedMessage(seq=command.seq, code="too-fast", of="table"))
            return
        self._strikes = max(0, self._strikes - 1)
        began = time.monotonic()
        await room.post(lambda: self._command(room, viewer, command, began))

    async def _command(self, room: Room, viewer: Viewer, command: Command, began: float) -> None:
        await room.command(viewer, command)
        self._lobby.services.metrics.latency.observe(time.monotonic() - began)

    def _strike(self, viewer: Viewer, refused: RefusedMessage) -> None:
        self._strikes += 1
        viewer.send(encode(refused))
        if self._strikes >= self._limits.most_strikes:
            viewer.drop("flood", 10_000)

    # --- writing -------------------------------------------------------------------------------------------

    async def _write(self, viewer: Viewer) -> None:
        while (frames := await viewer.next()) is not None:
            await self._socket.send({"type": "websocket.send", TEXTS: frames})
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(_CODES.get(viewer.closing or "", POLICY), viewer.closing)

    async def refuse(self, code: str, again_ms: int | None = None, **facts: object) -> None:
        """Reject the connection instead of welcoming it."""
        bye = ByeMessage(code=code, facts=facts, reconnect_ms=again_ms or _AGAIN_MS.get(code))
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(encode(bye).decode())
            await self._socket.close(_CODES.get(code, POLICY), code)


def _seq_of(text: str) -> int:
    """The sequence number of an invalid message, so that the client knows which one was refused."""
    try:
        return from_json(text, _Numbered).seq
    except (msgspec.DecodeError, RecursionError):
        return 0


class _Numbered(msgspec.Struct):
    seq: int = 0
