"""A seat at a table of some server, over the wire protocol (docs/protocol.md).

It numbers commands, waits for their answers and, when the line breaks, comes again and repeats what was not
answered, in order: the server does nothing twice.
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
from starhaul.server.wire import (
    VERSION,
    ActCommand,
    ByeMessage,
    Command,
    ContributeCommand,
    DoneMessage,
    Facts,
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

PATIENCE_S = 30.0
"""How long a server may be gone before it is given up."""
PING_S = 10.0
"""How often a server is asked whether it is still there, and how long it may take to answer: a connection may
be dead without having been closed."""
CLOSE_S = 1.0
"""How long to wait for the other end when a connection is closed, also one that is dead."""
AGAIN = frozenset({"restarting", "too-fast", "house-full", "address-full", "crowded", "no-hello", "gone"})
"""Reasons to be sent away that pass, also where the server does not say when."""
_PAUSES_S = (0.05, 0.1, 0.2, 0.5, 1.0)
_NOT_HERE = (404, 405, 426)
"""What web servers say that know nothing of our tables."""
_decode = msgspec.json.Decoder(Facts).decode
_ANSWERS = (DoneMessage, RefusedMessage, PongMessage, ImaginedMessage)


class Closed(BadInput):
    """The server has said good-bye for good; `code` and `detail` are its own."""


class Unreachable(BadInput):
    """No server of ours is there, or none any more."""


class Answered(NamedTuple):
    """The answer to a command, and how the match looked to the seat when it came."""

    message: Any
    update: UpdateMessage | None


class Remote:
    """One viewer, as an asynchronous context; `messages` yields what the server sends, without answers."""

    def __init__(self, address: Address, name: str = "", *, patience_s: float = PATIENCE_S) -> None:
        self.address = address
        self.name = name
        self.patience_s = patience_s
        self.client = secrets.token_hex(8)
        self.welcome: WelcomeMessage | None = None
        self.table: TableMessage | None = None
        """As it was shown last."""
        self.update: UpdateMessage | None = None
        """How the match looked last."""
        self.giver = Giver()
        """Gives a nonce to every match without being asked."""
        self.connections = 0
        self.ended: Exception | None = None
        """Why nothing more will come."""
        self._socket: ClientConnection | None = None
        self._seq = 0
        self._open: dict[int, tuple[Command, asyncio.Future[Answered]]] = {}
        """Commands without answer, in order."""
        self._bye: ByeMessage | None = None
        self._told: asyncio.Queue[ServerMessage | None] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None
        self._contributing: asyncio.Task[None] | None = None
        self._speaking = asyncio.Lock()
        """Nobody gives a command while others wait to be repeated: a server takes them in order only."""

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

    # --- speaking ------------------------------------------------------------------------------------------

    async def do(self, kind: Callable[..., Command], **fields: Any) -> Any:
        """Give a command and wait for its answer, over as many connections as it takes."""
        return (await self._ask(kind, **fields)).message

    async def act(self, action: Any) -> Any:
        return await self.do(ActCommand, action=msgspec.Raw(msgspec.json.encode(action)))

    async def ping(self) -> Any:
        return await self.do(PingCommand)

    async def world(self) -> Answered:
        """A state that looks the same to the seat, and the update that it belongs to."""
        return await self._ask(WorldCommand)

    async def _ask(self, kind: Callable[..., Command], **fields: Any) -> Answered:
        async with self._speaking:
            if self.ended is not None:
                raise self.ended
            self._seq += 1
            command = kind(seq=self._seq, **fields)
            answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
            self._open[command.seq] = command, answer
            await self._send(command)
        return await answer

    async def _contribute(self) -> None:
        """A nonce for the next match, by whoever holds `_speaking`. Nobody waits for the answer."""
        assert self.welcome is not None, "a welcome comes first"
        assert self.table is not None, "and brings the table"
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
        async with self._speaking:
            if self.ended is None:
                await self._contribute()

    def _contributed(self, match: str, done: asyncio.Future[Answered]) -> None:
        if (
            done.cancelled()
            or done.exception() is not None
            or isinstance(done.result().message, RefusedMessage)
        ):
            self.giver.take_back(match)

    async def _send(self, message: Any) -> None:
        assert self._socket is not None, "use it as a context"
        try:
            await self._socket.send(encode(message).decode())
        except ConnectionClosed:
            # The reader notices, too, comes again and repeats it.
            return

    # --- listening -----------------------------------------------------------------------------------------

    async def messages(self) -> AsyncIterator[ServerMessage]:
        """What happens, until nothing more will come (`ended` says why)."""
        while (message := await self._told.get()) is not None:
            yield message
        self._told.put_nowait(None)

    async def _read(self) -> None:
        assert self._socket is not None, "connected before"
        try:
            while True:
                try:
                    self._take(await self._socket.recv(decode=False))
                except ConnectionClosed:
                    await self._come_again()
        except Exception as error:
            # Whatever it is: who waits for an answer must not wait for ever.
            self._give_up(error)

    def _take(self, raw: bytes | str) -> None:
        message: Any = _decode(raw)
        if isinstance(message, _ANSWERS):
            _, answer = self._open.pop(message.seq, (None, None))
            if answer is not None and not answer.done():
                answer.set_result(Answered(message, self.update))
            return
        if isinstance(message, UpdateMessage):
            self.update = message
        elif isinstance(message, TableMessage):
            self.table = message
            self.giver.look_at(message)
            if not message.is_playing and message.match not in self.giver.given:
                self._contributing = asyncio.create_task(self._contribute_again())
        elif isinstance(message, ByeMessage):
            self._bye = message
        self._told.put_nowait(message)

    def _give_up(self, error: Exception) -> None:
        self.ended = self.ended or error
        for _, answer in self._open.values():
            if not answer.done():
                answer.set_exception(self.ended)
                # Who gave the command may have gone; then nobody will ask for it.
                answer.exception()
        self._open.clear()
        self._told.put_nowait(None)

    # --- connecting ----------------------------------------------------------------------------------------

    async def _come_again(self) -> None:
        bye, self._bye = self._bye, None
        if bye is not None:
            await asyncio.sleep(_pause_after(bye))
        await self._connect()

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        until, tries = loop.time() + self.patience_s, 0
        async with self._speaking:
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
            message: Any = _decode(await self._socket.recv(decode=False))
            if isinstance(message, ByeMessage):
                await asyncio.sleep(_pause_after(message))
                raise TimeoutError(message.code)
            assert isinstance(message, WelcomeMessage), "a welcome comes first"
        except BaseException:
            await self._socket.close()
            raise
        self.connections += 1
        self.welcome, self.table = message, message.table
        self.giver.look_at(message.table)
        if message.update is not None:
            self.update = message.update
        self._told.put_nowait(message)

    def _hello(self) -> HelloCommand:
        address, update = self.address, self.update
        return HelloCommand(
            v=VERSION,
            table=address.table,
            token=address.token,
            name=self.name,
            client=self.client,
            last_rev=None if update is None else update.rev,
            match="" if update is None else update.match,
        )


def _pause_after(bye: ByeMessage) -> float:
    """How long to wait before one comes again; raises `Closed` where that would be in vain."""
    if bye.reconnect_ms is None and bye.code not in AGAIN:
        raise Closed(bye.code, **bye.facts)
    return (bye.reconnect_ms or 0) / 1000


def _is_elsewhere(error: Exception) -> bool:
    return isinstance(error, InvalidStatus) and error.response.status_code in _NOT_HERE
