"""One port in front of several: connections go to servers that are ready, or at least take them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from starhaul.cli.local_cluster.balancer import HOST, Balancer, is_ready


@asynccontextmanager
async def server(status: str) -> AsyncIterator[int]:
    """Answers every line with a status and its own port; returns the port."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        own = writer.get_extra_info("sockname")[1]
        writer.write(f"HTTP/1.1 {status} {own}\r\n".encode())
        await writer.drain()
        writer.close()

    running = await asyncio.start_server(serve, HOST, 0)
    async with running:
        yield running.sockets[0].getsockname()[1]


async def asked(balancer: Balancer) -> bytes:
    front = await asyncio.start_server(balancer.serve, HOST, 0)
    async with front:
        reader, writer = await asyncio.open_connection(HOST, front.sockets[0].getsockname()[1])
        writer.write(b"GET / HTTP/1.1\r\n")
        answer = await reader.read()
        writer.close()
        return answer


async def test_visitors_go_to_servers_that_are_ready():
    async with server("200") as ready, server("503") as draining:
        assert (await is_ready(ready), await is_ready(draining)) == (True, False)
        balancer = Balancer(lambda: [draining, ready], Random(1))
        watching = asyncio.create_task(balancer.watch())
        while balancer.ready != {ready}:
            await asyncio.sleep(0.01)
        for _ in range(8):
            assert str(ready).encode() in await asked(balancer)
        watching.cancel()


async def test_a_server_that_is_gone_is_passed_over():
    async with server("200") as gone:
        pass
    assert not await is_ready(gone)
    async with server("503") as alive:
        balancer = Balancer(lambda: [gone, alive], Random(1))
        # It may have gone since it was asked.
        balancer.ready = {gone}
        assert str(alive).encode() in await asked(balancer)
    assert await asked(Balancer(lambda: [gone], Random(1))) == b""
