"""A client connection to one seat, over the wire protocol (docs/protocol.md).

Numbers the commands and waits for their answers. When the connection is lost, it reconnects and resends all
unanswered commands in order; the server executes each command once.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from starhaul.kernel.errors import BadInput
from starhaul.remote.address import Address
from starhaul.remote.contribution import Giver
from starhaul.remote.latest_update import LatestUpdate, LostTrack
from starhaul.server.wire import (
    VERSION,
    ActCommand,
    AnyServerMessage,
    ByeMessage,
    ChangeMessage,
    Command,
    ContributeCommand,
    DoneMessage,
    HelloCommand,
    ImaginedMessage,
    PingCommand,
    PongMessage,
    RefusedMessage,
    ServerMessage,
    TableMessage,
    UpdateMessage,
    WelcomeMessage,
    WorldCommand,
    encode,
)

TIMEOUT_S = 30.0
"""How long to keep trying to reconnect."""
PING_S = 10.0
"""Interval and timeout of pings: a connection may be dead without having been closed."""
CLOSE_S = 1.0
"""How long to wait for the other side to close the connection."""
AGAIN = frozenset({"restarting", "too-fast", "house-full", "address-full", "crowded", "no-hello", "gone"})
"""Closing reasons after which reconnecting makes sense, even if the server gives no time."""
_PAUSES_S = (0.05, 0.1, 0.2, 0.5, 1.0)
_NOT_HERE = (404, 405, 426)
"""HTTP statuses of web servers that are not Starhaul."""
_decode = msgspec.json.Decoder(AnyServerMessage).decode
_ANSWERS = (DoneMessage, RefusedMessage, PongMessage, ImaginedMessage)


class Closed(BadInput):
    """The server closed the connection for good; `code` and `detail` are those of its `bye` message."""


class Unreachable(BadInput):
    """The server does not answer, or is not Starhaul."""


class Answered(NamedTuple):
    """The answer to a command, and the latest update at the time it arrived."""

    message: ServerMessage
    update: UpdateMessage | None


class Remote:
    """One viewer, as an asynchronous context manager; `messages` yields all server messages except
    answers."""

    def __init__(
        self, address: Address, name: str = "", *, timeout_s: float = TIMEOUT_S, invitation: str = ""
    ) -> None:
        self.address = address
        self.name = name
        self.invitation = invitation
        """The invitation word of a private server; needed to watch a listed table without a token."""
        self.timeout_s = timeout_s
        self.client = secrets.token_hex(8)
        self.welcome: WelcomeMessage | None = None
        self.table: TableMessage | None = None
        """The latest state of the table."""
        self.update: UpdateMessage | None = None
        """The latest update of the match, with all changes since."""
        self._latest: LatestUpdate | None = None
        """The same, ready for changes."""
        self.giver = Giver()
        """Contributes a nonce to every match automatically."""
        self.connections = 0
        self.ended: Exception | None = None
        """Why the connection ended; None while it is in use."""
        self._socket: ClientConnection | None = None
        self._seq = 0
        self._open: dict[int, tuple[Command, asyncio.Future[Answered]]] = {}
        """Unanswered commands, in order."""
        self._bye: ByeMessage | None = None
        self._received: asyncio.Queue[ServerMessage | None] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None
        self._contributing: asyncio.Task[None] | None = None
        self._sending = asyncio.Lock()
        """Held while unanswered commands are resent: a server accepts commands in order only."""

    async def __aenter__(self) -> "Remote":
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in (self._reader, self._contributing):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        self._give_up(Closed("gone"))

    # --- sending -------------------------------------------------------------------------------------------

    async def do(self, kind: Callable[..., Command], **fields: object) -> Any:
        """Send a command and wait for its answer, reconnecting as often as needed."""
        return (await self._ask(kind, **fields)).message

    async def act(self, action: object) -> Any:
        return await self.do(ActCommand, action=msgspec.Raw(msgspec.json.encode(action)))

    async def ping(self) -> Any:
        return await self.do(PingCommand)

    async def world(self) -> Answered:
        """A state that looks the same to the seat, and the update that it belongs to."""
        return await self._ask(WorldCommand)

    async def _ask(self, kind: Callable[..., Command], **fields: object) -> Answered:
        async with self._sending:
            if self.ended is not None:
                raise self.ended
            self._seq += 1
            command = kind(seq=self._seq, **fields)
            answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
            self._open[command.seq] = command, answer
            await self._send(command)
        return await answer

    async def _contribute(self) -> None:
        """Send a nonce for the next match; the caller holds `_sending`. Does not wait for the answer."""
        assert self.welcome is not None, "the welcome message comes first"
        assert self.table is not None, "the welcome message contains the table"
        match, nonce = self.table.match, self.giver.offer(self.table, self.welcome.seat)
        if nonce is None:
            return
        self._seq += 1
        command = ContributeCommand(seq=self._seq, match=match, nonce=nonce)
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: self._contributed(match, done))
        self._open[command.seq] = command, answer
        await self._send(command)

    async def _contribute_again(self) -> None:
        """After the table has changed."""
        async with self._sending:
            if self.ended is None:
                await self._contribute()

    def _contributed(self, match: str, done: asyncio.Future[Answered]) -> None:
        if (
            done.cancelled()
            or done.exception() is not None
            or isinstance(done.result().message, RefusedMessage)
        ):
            self.giver.take_back(match)

    async def _send(self, message: object) -> None:
        assert self._socket is not None, "used as a context manager"
        try:
            await self._socket.send(encode(message).decode())
        except ConnectionClosed:
            # The reader notices as well, reconnects and resends the command.
            return

    # --- receiving -----------------------------------------------------------------------------------------

    async def messages(self) -> AsyncIterator[ServerMessage]:
        """All messages until the connection ends; `ended` is the reason."""
        while (message := await self._received.get()) is not None:
            yield message
        self._received.put_nowait(None)

    async def _read(self) -> None:
        assert self._socket is not None, "connected before"
        try:
            while True:
                try:
                    self._take(await self._socket.recv(decode=False))
                except ConnectionClosed:
                    await self._reconnect()
                except LostTrack:
                    await self._socket.close()
                    await self._reconnect()
        except Exception as error:
            # Whatever the error is: callers that wait for an answer must not hang.
            self._give_up(error)

    def _take(self, raw: bytes | str) -> None:
        message: ServerMessage = _decode(raw)
        if isinstance(message, _ANSWERS):
            _, answer = self._open.pop(message.seq, (None, None))
            if answer is not None and not answer.done():
                answer.set_result(Answered(message, self.update))
        else:
            self._received.put_nowait(self._noted(message))

    def _noted(self, message: ServerMessage) -> ServerMessage:
        """The message, after what it says has been noted; a change becomes the update that it makes."""
        if isinstance(message, ChangeMessage):
            if self._latest is None:
                raise LostTrack
            message = self.update = self._latest.change(message)
        elif isinstance(message, UpdateMessage):
            self._note(message)
        elif isinstance(message, TableMessage):
            self.table = message
            self.giver.look_at(message)
            if not message.is_playing and message.match not in self.giver.given:
                self._contributing = asyncio.create_task(self._contribute_again())
        elif isinstance(message, ByeMessage):
            self._bye = message
        return message

    def _note(self, update: UpdateMessage) -> None:
        self.update, self._latest = update, LatestUpdate(update)

    def _give_up(self, error: Exception) -> None:
        self.ended = self.ended or error
        for _, answer in self._open.values():
            if not answer.done():
                answer.set_exception(self.ended)
                # Mark the exception as retrieved: the caller may have been cancelled.
                answer.exception()
        self._open.clear()
        self._received.put_nowait(None)

    # --- connecting ----------------------------------------------------------------------------------------

    async def _reconnect(self) -> None:
        bye, self._bye = self._bye, None
        if bye is not None:
            await asyncio.sleep(_pause_after(bye))
        await self._connect()

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        until, tries = loop.time() + self.timeout_s, 0
        async with self._sending:
            while True:
                try:
                    await self._greet()
                    break
                except (ConnectionClosed, OSError, InvalidHandshake) as error:
                    if loop.time() > until or _is_elsewhere(error):
                        raise Unreachable("server-unreachable", source=self.address.socket) from error
                    await asyncio.sleep(_PAUSES_S[min(tries, len(_PAUSES_S) - 1)])
                    tries += 1
            for command, _ in list(self._open.values()):
                await self._send(command)
            await self._contribute()

    async def _greet(self) -> None:
        self._socket = await connect(
            self.address.socket,
            compression=None,
            max_size=None,
            open_timeout=PING_S,
            ping_interval=PING_S,
            ping_timeout=PING_S,
            close_timeout=CLOSE_S,
        )
        try:
            await self._send(self._hello())
            message: ServerMessage = _decode(await self._socket.recv(decode=False))
            if isinstance(message, ByeMessage):
                await asyncio.sleep(_pause_after(message))
                raise TimeoutError(message.code)
            assert isinstance(message, WelcomeMessage), "the welcome message comes first"
        except BaseException:
            await self._socket.close()
            raise
        self.connections += 1
        self.welcome, self.table = message, message.table
        self.giver.look_at(message.table)
        if message.update is not None:
            self._note(message.update)
        self._received.put_nowait(message)

    def _hello(self) -> HelloCommand:
        address, update = self.address, self.update
        return HelloCommand(
            v=VERSION,
            invitation=self.invitation,
            table=address.table,
            token=address.token,
            name=self.name,
            client=self.client,
            last_rev=None if update is None else update.rev,
            match="" if update is None else update.match,
            changes=True,
        )


def _pause_after(bye: ByeMessage) -> float:
    """How long to wait before reconnecting; raises `Closed` if reconnecting is pointless."""
    if bye.reconnect_ms is None and bye.code not in AGAIN:
        raise Closed(bye.code, **bye.facts)
    return (bye.reconnect_ms or 0) / 1000


def _is_elsewhere(error: Exception) -> bool:
    return isinstance(error, InvalidStatus) and error.response.status_code in _NOT_HERE
