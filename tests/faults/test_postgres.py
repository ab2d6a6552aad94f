"""A server on PostgreSQL: it is killed, its database is killed, its connections are cut. Nothing acknowledged
is lost, and everybody goes on."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from starhaul.remote import connection
from tests.faults.judging import judge
from tests.faults.kit import IS_LONG, serving, until
from tests.faults.test_kill import check, die_and_return, have_gone_on, revisions, seated
from tests.postgres_server import Installation, PostgresServer

pytestmark = pytest.mark.slow

TIMES, TABLES = (30, 12) if IS_LONG else (3, 3)
OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name LIKE 'starhaul %' AND pid <> pg_backend_pid()"
)


@pytest.fixture
def own_server(postgres_installation: Installation):
    """With commits that survive everything, as it is to be run."""
    server = PostgresServer(postgres_installation)
    yield server
    server.close()


async def test_the_server_is_killed(tmp_path: Path, postgres_address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "_PAUSES_S", (0.1,))
    luck = Random(TIMES)
    async with serving(tmp_path, database=postgres_address) as service, AsyncExitStack() as stack:
        tables = [await seated(service, stack, luck, number) for number in range(TABLES)]
        guests = [guest for table in tables for guest in table]
        for player in guests:
            player.play()
        for _ in range(TIMES):
            await asyncio.sleep(luck.uniform(0.3, 1.0))
            await die_and_return(service, guests)
        before = list(map(revisions, tables))
        await until(lambda: have_gone_on(tables, before))
        await service.kill()
    assert judge(postgres_address, guests) > TIMES * TABLES


@pytest.mark.parametrize("fault", ["crash", "cut"])
async def test_the_database_goes_away_and_comes_back(tmp_path: Path, own_server: PostgresServer, fault: str):
    """Moves are refused or wait meanwhile; the server goes on by itself."""
    luck = Random(fault)
    async with (
        serving(tmp_path, database=own_server.address()) as service,
        AsyncExitStack() as stack,
    ):
        tables = [await seated(service, stack, luck, number) for number in range(TABLES)]
        guests = [guest for table in tables for guest in table]
        for player in guests:
            player.play()
        for _ in range(TIMES):
            await asyncio.sleep(luck.uniform(0.1, 0.5))
            if fault == "crash":
                await asyncio.to_thread(own_server.stop)
                await asyncio.sleep(luck.uniform(0.0, 1.0))
                await asyncio.to_thread(own_server.start)
            else:
                await asyncio.to_thread(own_server.execute, OTHERS)
            before = list(map(revisions, tables))
            await until(lambda before=before: have_gone_on(tables, before))
            check(guests)
        await until_ready(service)
        await service.kill()
    assert judge(own_server.address(), guests) > TIMES * TABLES


async def until_ready(service) -> None:
    while (await service.get("/readyz"))[0] != 200:
        await asyncio.sleep(0.05)
