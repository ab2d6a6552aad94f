"""One port in front of several: every connection goes to one of the servers that are ready.

For trying out a house of several nodes on one machine; nothing of what is sent is read.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

LOOK_S = 0.2
"""How often each server is asked whether it is ready."""
ANSWER_S = 1.0
CHUNK = 1 << 16
HOST = "127.0.0.1"
_READY = b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Balancer:
    """`ports` are those of the servers; which of them are ready is found out by asking."""

    def __init__(self, ports: Callable[[], Sequence[int]], luck: Random) -> None:
        self._ports = ports
        self._luck = luck
        self.ready: set[int] = set()

    async def watch(self) -> None:
        """Runs until it is cancelled."""
        while True:
            ports = list(self._ports())
            answers = await asyncio.gather(*map(is_ready, ports))
            self.ready = {port for port, answer in zip(ports, answers, strict=True) if answer}
            await asyncio.sleep(LOOK_S)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a visitor."""
        line = await self._connect()
        if line is None:
            writer.close()
            return
        ways = [
            asyncio.create_task(_copy(reader, line[1])),
            asyncio.create_task(_copy(line[0], writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for one in (line[1], writer):
                one.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """To any server that takes the connection, those that are ready first."""
        ports = list(self._ports())
        self._luck.shuffle(ports)
        for port in sorted(ports, key=lambda port: port not in self.ready):
            with suppress(OSError):
                return await asyncio.open_connection(HOST, port)
        return None


async def is_ready(port: int) -> bool:
    try:
        async with asyncio.timeout(ANSWER_S):
            reader, writer = await asyncio.open_connection(HOST, port)
            try:
                writer.write(_READY)
                return b" 200 " in await reader.readline()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return False


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while chunk := await reader.read(CHUNK):
            writer.write(chunk)
            await writer.drain()
