"""A seat at a table of some server, over the wire protocol (docs/protocol.md).

It numbers commands, waits for their answers and, when the line breaks, comes again and repeats what was not
answered: the server does nothing twice.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from starhaul.kernel.errors import BadInput
from starhaul.server.wire import (
    VERSION,
    Act,
    Bye,
    Command,
    Done,
    Fact,
    Facts,
    Hello,
    Imagined,
    Ping,
    Pong,
    Refused,
    Update,
    Welcome,
    encode,
)

PATIENCE_S = 30.0
"""How long a server may be gone before it is given up."""
_PAUSES_S = (0.05, 0.1, 0.2, 0.5, 1.0)
_decode = msgspec.json.Decoder(Facts).decode
_ANSWERS = (Done, Refused, Pong, Imagined)


class Address(msgspec.Struct, frozen=True):
    """Where to sit: the link of a seat, taken apart."""

    socket: str
    table: str
    token: str


def address_of(link: str) -> Address:
    """A seat's link as people get it, `http://host:port/#/table/TABLE/TOKEN`.

    >>> address_of("http://localhost:8800/#/table/abc/xyz")
    Address(socket='ws://localhost:8800/ws', table='abc', token='xyz')
    """
    parts = urlsplit(link)
    place = parts.fragment.strip("/").split("/")
    if parts.scheme not in ("http", "https") or len(place) != 3 or place[0] != "table":
        raise BadInput("link-wrong", source=link.split("#")[0])
    scheme = "wss" if parts.scheme == "https" else "ws"
    return Address(f"{scheme}://{parts.netloc}/ws", place[1], place[2])


class Closed(BadInput):
    """The server has said good-bye for good."""


class Remote:
    """One viewer. Use as an asynchronous context; `facts` yields what the server tells, answers left out."""

    def __init__(self, address: Address, name: str = "") -> None:
        self.address = address
        self.name = name
        self.client = secrets.token_hex(8)
        self.welcome: Welcome | None = None
        self.update: Update | None = None
        """How the match looked last."""
        self.connections = 0
        self._socket: ClientConnection | None = None
        self._seq = 0
        self._open: dict[int, tuple[Command, asyncio.Future[Fact]]] = {}
        """Commands without answer."""
        self._told: asyncio.Queue[Fact | None] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Remote":
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        self._give_up(Closed("closed"))

    # --- speaking ------------------------------------------------------------------------------------------

    async def do(self, kind: Callable[..., Command], **fields: Any) -> Fact:
        """Give a command and wait for its answer, over as many connections as it takes."""
        self._seq += 1
        command = kind(seq=self._seq, **fields)
        answer: asyncio.Future[Fact] = asyncio.get_running_loop().create_future()
        self._open[command.seq] = command, answer
        await self._send(command)
        return await answer

    async def act(self, action: Any) -> Fact:
        return await self.do(Act, action=msgspec.Raw(msgspec.json.encode(action)))

    async def ping(self) -> Fact:
        return await self.do(Ping)

    async def _send(self, message: Any) -> None:
        assert self._socket is not None, "use it as a context"
        try:
            await self._socket.send(encode(message).decode())
        except ConnectionClosed:
            # The reader notices, too, comes again and repeats it.
            return

    # --- listening -----------------------------------------------------------------------------------------

    async def facts(self) -> AsyncIterator[Fact]:
        """What happens, until the server says good-bye for good."""
        while (fact := await self._told.get()) is not None:
            yield fact

    async def _read(self) -> None:
        while True:
            try:
                assert self._socket is not None, "connected before"
                self._take(await self._socket.recv(decode=False))
            except ConnectionClosed:
                try:
                    await self._connect()
                except (Closed, OSError, TimeoutError) as error:
                    self._give_up(error)
                    return
            except msgspec.DecodeError as error:
                self._give_up(error)
                return

    def _take(self, raw: bytes | str) -> None:
        fact: Any = _decode(raw)
        if isinstance(fact, _ANSWERS):
            _, answer = self._open.pop(fact.seq, (None, None))
            if answer is not None and not answer.done():
                answer.set_result(fact)
            return
        if isinstance(fact, Update):
            self.update = fact
        self._told.put_nowait(fact)

    def _give_up(self, error: Exception) -> None:
        for _, answer in self._open.values():
            if not answer.done():
                answer.set_exception(error)
        self._open.clear()
        self._told.put_nowait(None)

    # --- connecting ----------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        until, tries = loop.time() + PATIENCE_S, 0
        while True:
            try:
                await self._greet()
                break
            except (ConnectionClosed, OSError, TimeoutError):
                if loop.time() > until:
                    raise
                await asyncio.sleep(_PAUSES_S[min(tries, len(_PAUSES_S) - 1)])
                tries += 1
        for command, _ in list(self._open.values()):
            await self._send(command)

    async def _greet(self) -> None:
        address, update = self.address, self.update
        self._socket = await connect(address.socket, compression=None, max_size=None)
        await self._send(
            Hello(
                v=VERSION,
                table=address.table,
                token=address.token,
                name=self.name,
                client=self.client,
                last_rev=None if update is None else update.rev,
                match="" if update is None else update.match,
            )
        )
        fact: Any = _decode(await self._socket.recv(decode=False))
        if isinstance(fact, Bye):
            if fact.reconnect_ms is not None:
                raise TimeoutError(fact.code)
            raise Closed(fact.code, **fact.facts)
        assert isinstance(fact, Welcome), "a welcome comes first"
        self.connections += 1
        self.welcome = fact
        if fact.update is not None:
            self.update = fact.update
        self._told.put_nowait(fact)
