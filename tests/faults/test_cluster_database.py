"""Several nodes, and trouble with their database: it crashes, it has no connections left, or one node cannot
reach it. Nothing acknowledged is lost, and every match goes on."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from starhaul.remote import connection
from tests.faults.cluster_kit import House, house_of
from tests.faults.kit import IS_LONG
from tests.faults.test_cluster import LEASE_S, NODES, all_playing, end, go_on, until_ready
from tests.postgres_server import Installation, PostgresServer

pytestmark = pytest.mark.slow

TIMES = 10 if IS_LONG else 1
SOCKET = ".s.PGSQL.5432"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_PAUSES_S", (0.1,))


@pytest.fixture
def own_server(postgres_installation: Installation):
    """With commits that survive everything, as it is to be run."""
    server = PostgresServer(postgres_installation)
    yield server
    server.close()


class DatabaseLine:
    """Between a node and its database: it can be cut, or fall silent without a word."""

    def __init__(self, database: PostgresServer, folder: Path) -> None:
        self._to = str(database.folder / "socket" / SOCKET)
        self._at = str(folder / SOCKET)
        self._flows = asyncio.Event()
        self._flows.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    async def open(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._serve, self._at)

    def fall_silent(self) -> None:
        self._flows.clear()

    def speak_again(self) -> None:
        self._flows.set()

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._to)
        self._writers += [writer, back]
        ways = [asyncio.create_task(self._copy(*way)) for way in ((reader, back), (there, writer))]
        self._tasks.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        writer.close()
        back.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while chunk := await reader.read(1 << 16):
                await self._flows.wait()
                writer.write(chunk)
                await writer.drain()


@asynccontextmanager
async def line_to(database: PostgresServer, folder: Path) -> AsyncIterator[DatabaseLine]:
    line = DatabaseLine(database, folder)
    server = await line.open()
    async with server:
        yield line


@pytest.mark.parametrize("fault", ["crash", "full"])
async def test_the_database_of_all_nodes_goes_away_and_comes_back(
    tmp_path: Path, own_server: PostgresServer, fault: str
):
    async with house_of(tmp_path, own_server.address(), NODES) as house, AsyncExitStack() as stack:
        tables = await all_playing(house, stack)
        for _ in range(TIMES):
            if fault == "crash":
                await asyncio.to_thread(own_server.stop)
                await asyncio.sleep(house.luck.uniform(0.5, 2 * LEASE_S))
                await asyncio.to_thread(own_server.start)
            else:
                await fill_up(own_server, house.luck.uniform(0.5, 2 * LEASE_S))
            await go_on(tables)
            for node in house.nodes:
                await until_ready(node)
        await end(house, tables, own_server.address(), TIMES)


async def fill_up(server: PostgresServer, seconds: float) -> None:
    """Take all connections, those of the nodes as well, and give them back after a while."""
    held = [await asyncpg.connect(server.address())]
    await held[0].execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'starhaul%'"
    )
    with suppress(asyncpg.TooManyConnectionsError):
        while True:
            held.append(await asyncpg.connect(server.address()))
    await asyncio.sleep(seconds)
    for one in held:
        await one.close()


@pytest.mark.parametrize("fault", ["silence", "cut"])
async def test_a_node_that_cannot_reach_the_database_stops_speaking(
    tmp_path: Path, own_server: PostgresServer, postgres_installation: Installation, fault: str
):
    """Its players, who can reach it, go to the others."""
    folder = Path(postgres_installation.root) / f"line-{fault}-{os.getpid()}"
    folder.mkdir()
    async with (
        line_to(own_server, folder) as line,
        house_of(tmp_path, own_server.address(), NODES) as house,
        AsyncExitStack() as stack,
    ):
        await behind(house, f"postgresql://starhaul@/postgres?host={folder}&search_path=public")
        tables = await all_playing(house, stack)
        for _ in range(TIMES):
            line.fall_silent()
            if fault == "cut":
                line.cut()
            await asyncio.sleep(LEASE_S + 1.0)
            await go_on(tables)
            line.speak_again()
            await until_ready(house.nodes[0])
            await go_on(tables)
        await end(house, tables, own_server.address(), TIMES)


async def behind(house: House, address: str) -> None:
    """Start the first node again, with this way to the database."""
    node = house.nodes[0]
    await node.stop()
    node.database = address
    await node.start()
