"""Plain HTTP connections: their number is limited before any request, and responses must be read."""

import asyncio
import socket
from contextlib import ExitStack

import pytest

from starhaul.server.settings.limits import Limits
from tests.hostile.kit import ask, until
from tests.server.running_server import Running, open_server
from tests.timeouts import scaled
from tools.hostile.visitor import Visitor

MOST = 5
GET = b"GET /texts/en.ftl HTTP/1.1\r\nHost: localhost\r\n\r\n"
PIPELINED = 80
"""This many responses of 100 kB are more than any system buffers for a client that does not read them."""


def connected(running: Running, stack: ExitStack, source: str = "127.0.0.1", **options: int) -> socket.socket:
    line = stack.enter_context(socket.socket())
    if "buffer" in options:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, options["buffer"])
    line.bind((source, 0))
    line.settimeout(scaled(30))
    line.connect(("127.0.0.1", running.port))
    return line


def figure(running: Running, name: str, **labels: str) -> float:
    return running.lobby.services.metrics.registry.get_sample_value(name, labels) or 0.0


async def opened(running: Running, number: int) -> None:
    """Wait until the server has counted that many connections."""
    await until(lambda: figure(running, "starhaul_connections") == number)


async def read_all(line: socket.socket) -> bytes:
    def read() -> bytes:
        found = b""
        while piece := line.recv(1 << 16):
            found += piece
        return found

    return await asyncio.to_thread(read)


async def test_idle_connections_of_one_address_have_a_limit_and_others_are_served(tmp_path):
    limits = Limits(most_connections_per_address=MOST)
    async with open_server(tmp_path, limits=limits) as running:
        with ExitStack() as stack:
            idle = [connected(running, stack) for _ in range(MOST)]
            await opened(running, MOST)
            for _ in range(3):
                answer = await read_all(connected(running, stack))
                assert answer.startswith(b"HTTP/1.1 429 ")
                assert b'"code":"address-connections"' in answer
                assert b"connection: close" in answer.lower()
            why = "address-connections"
            assert figure(running, "starhaul_refused_connections_total", why=why) == 3
            assert (await ask(running, "/healthz", source="127.0.0.2")).status == 200
            idle[0].close()
            await opened(running, MOST - 1)
            assert (await ask(running, "/healthz")).status == 200, "there is room again"
        await opened(running, 0)


async def test_idle_connections_have_a_limit_in_all(tmp_path):
    async with open_server(tmp_path, limits=Limits(most_connections=MOST)) as running:
        with ExitStack() as stack:
            for number in range(MOST):
                connected(running, stack, f"127.0.0.{number + 1}")
            await opened(running, MOST)
            answer = await read_all(connected(running, stack, "127.0.0.99"))
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b'"code":"too-many-connections"' in answer


async def test_connections_of_a_trusted_proxy_are_not_those_of_one_visitor(tmp_path):
    limits = Limits(most_connections_per_address=MOST)
    async with open_server(tmp_path, limits=limits, proxies=("127.0.0.7",)) as running:
        with ExitStack() as stack:
            for _ in range(3 * MOST):
                connected(running, stack, "127.0.0.7")
            await opened(running, 3 * MOST)
            assert (await ask(running, "/healthz", source="127.0.0.7")).status == 200
            for _ in range(MOST):
                connected(running, stack)
            await opened(running, 4 * MOST)
            assert b" 429 " in await read_all(connected(running, stack)), "nobody else is believed"


async def test_a_websocket_does_not_count_among_them(tmp_path):
    async with open_server(tmp_path, limits=Limits(most_connections_per_address=1)) as running:
        visitors = [await Visitor.open(running.port) for _ in range(3)]
        for visitor in visitors:
            assert (await visitor.hello("x"))["code"] == "unknown"
            await visitor.cut()
        await opened(running, 0)


@pytest.mark.parametrize("keeps_asking", [True, False])
async def test_a_client_that_does_not_read_the_response_is_cut_off(tmp_path, keeps_asking):
    async with open_server(tmp_path, limits=Limits(unread_seconds=0.1)) as running:
        with ExitStack() as stack:
            line = connected(running, stack, buffer=4096)
            last = GET if keeps_asking else GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
            await asyncio.to_thread(line.sendall, GET * PIPELINED + last)
            await until(lambda: figure(running, "starhaul_cut_connections_total", why="unread") == 1)
            await opened(running, 0)
            with pytest.raises(ConnectionResetError):
                await read_all(line)
        assert (await ask(running, "/healthz")).status == 200


@pytest.mark.slow
async def test_a_client_that_reads_the_response_slowly_gets_it(tmp_path):
    """Every read is within the limit, all of them together are far beyond it."""
    unread_s, pauses = 1.0, 12
    async with open_server(tmp_path, limits=Limits(unread_seconds=unread_s)) as running:
        whole = len((await ask(running, "/texts/en.ftl")).body)
        with ExitStack() as stack:
            line = connected(running, stack, buffer=1 << 16)
            await asyncio.to_thread(line.sendall, GET * PIPELINED)
            taken, step = 0, PIPELINED * whole // (2 * pauses)
            for _ in range(pauses):
                await asyncio.sleep(unread_s / 4)
                taken += await asyncio.to_thread(_take, line, step)
            while taken < PIPELINED * whole:
                taken += await asyncio.to_thread(_take, line, PIPELINED * whole - taken)
        assert figure(running, "starhaul_cut_connections_total", why="unread") == 0


def _take(line: socket.socket, number: int) -> int:
    """Read that many bytes, or as many as there are."""
    taken = 0
    while taken < number and (piece := line.recv(min(1 << 16, number - taken))):
        taken += len(piece)
    assert taken, "the server has cut it off"
    return taken


async def test_half_a_request_that_is_cut_off_is_counted(tmp_path, monkeypatch):
    monkeypatch.setattr("starhaul.server.net.request_limits.TIMEOUT_S", 0.1)
    async with open_server(tmp_path) as running:
        with ExitStack() as stack:
            line = connected(running, stack)
            line.sendall(b"GET / HTTP/1.1\r\nHost: local")
            assert await read_all(line) == b""
        assert figure(running, "starhaul_cut_connections_total", why="late") == 1
