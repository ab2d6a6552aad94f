"""Several nodes on one database: owners of tables are killed, stopped for longer than their lease, and
drained. Every acknowledged command is in a log exactly once, everybody sees the same past, and every match
goes on."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from starhaul.remote import connection
from tests.faults.cluster_kit import House, Node, at_any_node, house_of
from tests.faults.guests import Guest, party
from tests.faults.judging import judge
from tests.faults.kit import IS_LONG, until
from tests.faults.test_kill import CONFIGS, check, have_gone_on, revisions

pytestmark = pytest.mark.slow

NODES = 3
KILLS, TABLES = (100, 12) if IS_LONG else (2, 4)
STOPS = 10 if IS_LONG else 1
DRAINS = 12 if IS_LONG else 3
LEASE_S = 4.0


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_PAUSES_S", (0.1,))


async def seated_anywhere(house: House, stack: AsyncExitStack, number: int) -> list[Guest]:
    """Both games in turn, every third table with bots; each of its people at any node."""
    game = "race" if number % 2 else "trucker"
    bots = 2 if number % 3 == 2 else 0
    return await party(
        house.luck.choice(house.running),
        stack,
        Random(number),
        game,
        people=1 if bots else 2,
        bots=bots,
        kind=at_any_node(house),
        **CONFIGS[game],
    )


async def all_playing(house: House, stack: AsyncExitStack) -> list[list[Guest]]:
    tables = [await seated_anywhere(house, stack, number) for number in range(TABLES)]
    for guest in everybody(tables):
        guest.play()
    return tables


def everybody(tables: list[list[Guest]]) -> list[Guest]:
    return [guest for table in tables for guest in table]


async def go_on(tables: list[list[Guest]]) -> None:
    """Until something has happened at every table."""
    before = list(map(revisions, tables))
    await until(lambda: have_gone_on(tables, before))


async def end(house: House, tables: list[list[Guest]], database: str, at_least: int) -> None:
    check(everybody(tables))
    for node in house.running:
        await node.kill()
    assert judge(database, everybody(tables)) > at_least


async def test_owners_are_killed(tmp_path: Path, postgres_address: str):
    async with house_of(tmp_path, postgres_address, NODES) as house, AsyncExitStack() as stack:
        tables = await all_playing(house, stack)
        for _ in range(KILLS):
            await asyncio.sleep(house.luck.uniform(0.1, 1.0))
            node = house.luck.choice(house.nodes)
            await node.kill()
            # The others take over, or the same one when it comes back: whichever is first.
            if house.luck.random() < 0.5:
                await go_on(tables)
            await node.start()
            await go_on(tables)
        await end(house, tables, postgres_address, KILLS * TABLES)


async def test_a_stopped_owner_comes_back_as_a_new_node(tmp_path: Path, postgres_address: str):
    async with house_of(tmp_path, postgres_address, NODES) as house, AsyncExitStack() as stack:
        tables = await all_playing(house, stack)
        for number in range(STOPS):
            node = house.nodes[number % NODES]
            os.kill(node.running.process.pid, signal.SIGSTOP)
            await asyncio.sleep(LEASE_S + house.luck.uniform(1.5, 3.0))
            os.kill(node.running.process.pid, signal.SIGCONT)
            await go_on(tables)
            await until_ready(node)
        await end(house, tables, postgres_address, STOPS * TABLES)


async def test_nodes_are_replaced_one_by_one(tmp_path: Path, postgres_address: str):
    async with house_of(tmp_path, postgres_address, NODES) as house, AsyncExitStack() as stack:
        tables = await all_playing(house, stack)
        for number in range(DRAINS):
            node = house.nodes[number % NODES]
            await node.stop()
            await go_on(tables)
            await node.start()
        await go_on(tables)
        # Nobody was told of an interruption.
        assert not [guest for guest in everybody(tables) if guest.remote.welcome.away_s]
        await end(house, tables, postgres_address, DRAINS * TABLES)


async def until_ready(node: Node) -> None:
    while (await node.get("/readyz"))[0] != 200:
        await asyncio.sleep(0.05)
