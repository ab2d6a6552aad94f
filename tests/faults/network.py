"""A bad network between clients and a server: bytes arrive late, in pieces, or not at all."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections import Counter
from contextlib import suppress
from random import Random
from typing import NamedTuple

FATES = ("cut", "silence", "client alone", "server alone")
"""How connections end: both ends notice it, neither does, or only one of them."""
PIECE = 1500
"""The largest number of bytes that arrive at once."""


class Weather(NamedTuple):
    """What happens to connections; times in seconds."""

    late: float = 0.05
    """A third of all pieces is late by up to this much; later ones wait behind them."""
    life: tuple[float, float] = (0.5, 3.0)
    """How long connections live."""


class Link:
    """A connection of a client to the server, in two halves."""

    def __init__(self, client: StreamWriter, server: StreamWriter) -> None:
        self.client, self.server = client, server
        self.is_dead = False

    def end(self, fate: str) -> None:
        """Everything in transit is lost."""
        self.is_dead = True
        if fate in ("cut", "server alone"):
            self.client.transport.abort()
        if fate in ("cut", "client alone"):
            self.server.transport.abort()


class Network:
    """Use as a context manager; clients that connect to `port` reach the server behind it."""

    def __init__(self, server: int, luck: Random, weather: Weather) -> None:
        self.port = 0
        self.seen: Counter[str] = Counter()
        """Counts the connections by how they ended; `late` counts the pieces."""
        self._to, self._luck, self._weather = server, luck, weather
        self._light = asyncio.Event()
        self._light.set()
        self._links: list[Link] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Network":
        self._entrance = await asyncio.start_server(self._enter, "127.0.0.1", 0)
        self.port = self._entrance.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._entrance.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for link in self._links:
            link.end("cut")

    async def black_out(self, seconds: float) -> None:
        """Nothing gets through and nothing is lost: as with retransmission."""
        self._light.clear()
        await asyncio.sleep(seconds)
        self._light.set()
        self.seen["blackout"] += 1

    async def _enter(self, reader: StreamReader, client: StreamWriter) -> None:
        self._begin(self._join(reader, client))

    def _begin(self, work: object) -> None:
        task = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _join(self, reader: StreamReader, client: StreamWriter) -> None:
        await self._light.wait()
        try:
            answers, server = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            client.transport.abort()
            return
        link = Link(client, server)
        # In turn instead of at random, so that a short test covers them all.
        fate = FATES[len(self._links) % len(FATES)]
        self._links.append(link)
        self._begin(self._carry(reader, server, link))
        self._begin(self._carry(answers, client, link))
        await asyncio.sleep(self._luck.uniform(*self._weather.life))
        self.seen[fate] += not link.is_dead
        link.end(fate)

    async def _carry(self, come: StreamReader, go: StreamWriter, link: Link) -> None:
        """In order, whatever happens; data after the end of the connection is discarded."""
        with suppress(OSError):
            while piece := await come.read(self._luck.randint(1, PIECE)):
                if not link.is_dead and self._luck.random() < 1 / 3:
                    self.seen["late"] += 1
                    await asyncio.sleep(self._luck.uniform(0, self._weather.late))
                await self._light.wait()
                if not link.is_dead:
                    go.write(piece)
                    await go.drain()
        if not link.is_dead:
            link.end("cut")
