"""Two nodes at a house in two databases: every table belongs to one of them, in the database where it is."""

import asyncio
from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from starhaul.server.cluster.sharded_ownership import ShardedOwnership
from starhaul.server.cluster.shared_ownership import SharedOwnership
from starhaul.server.store.fence import LOST
from starhaul.server.store.postgres.node_row import NodeFacts
from starhaul.server.store.shards.shard_address import shard_addresses
from starhaul.server.store.shards.sharded_store import ShardedStore, open_shards
from starhaul.server.store.store_contract import StoreTrouble, TableRow
from tests.server.store.helpers import batch, row
from tests.server.store.postgres.asking import asked

NAMES = [f"table {number}" for number in range(12)]
OWNED = "SELECT count(*) FROM owners WHERE node IS NOT NULL AND node <> ''"


class Wall:
    def now_ms(self) -> int:
        return 1000


@asynccontextmanager
async def node(database: str, name: str):
    store = open_shards(shard_addresses(database), NodeFacts(name, f"{name}:8800"))
    assert isinstance(store, ShardedStore)
    parts = [SharedOwnership(one, Wall(), settles_s=0.0) for one in store.stores]
    try:
        yield store, ShardedOwnership(parts, store)
    finally:
        await store.close()


async def filled(ownership: ShardedOwnership) -> dict[str, Any]:
    """As the lobby makes tables: owned first, then written by their owner."""
    holds = {}
    for name in NAMES:
        holds[name] = await ownership.found(name)
        await holds[name].store.put_table(TableRow(name, b"", True))
        await holds[name].store.begin_match(row(f"match of {name}", name), batch(0, f"match of {name}"))
    return holds


def test_tables_belong_to_one_node_each_in_their_databases(new_postgres: Callable[[], str]):
    asyncio.run(_belong(new_postgres(), new_postgres()))


async def _belong(one: str, two: str) -> None:
    async with node(f"{one} {two}", "a") as (_, mine), node(f"{one} {two}", "b") as (store, theirs):
        holds = await filled(mine)
        assert mine.is_certain
        counts = [await asyncio.to_thread(asked, address, OWNED) for address in (one, two)]
        assert sum(counts) == len(NAMES)
        assert min(counts) > 0
        # What is alive is not taken.
        assert await theirs.take(NAMES) == {}
        assert {(await theirs.elsewhere(name)).address for name in NAMES} == {"a:8800"}
        assert [place.address for place in await theirs.others()] == ["a:8800"]
        assert await theirs.free_at_play() == []
        for name in NAMES[:6]:
            await holds[name].release()
        assert sorted(await theirs.free_at_play()) == sorted(NAMES[:6])
        taken = await theirs.take(NAMES)
        assert sorted(taken) == sorted(NAMES[:6])
        for name, hold in taken.items():
            await hold.store.append(batch(1, f"match of {name}"))
            assert theirs.table_ms(name) is not None
            # The time of the table goes on where it stood.
            assert hold.clock.now_ms() == holds[name].clock.now_ms()
        assert all(len(list(store.log(f"match of {name}")[1])) == 2 for name in NAMES[:6])


def test_a_former_owner_is_refused_by_each_database(new_postgres: Callable[[], str]):
    asyncio.run(_refused(f"{new_postgres()} {new_postgres()}"))


async def _refused(names: str) -> None:
    async with node(names, "a") as (_, mine):
        holds = await filled(mine)
        # A new run with the same name: the former one is over, in both.
        async with node(names, "a") as (_, again):
            assert sorted(await again.take(NAMES)) == sorted(NAMES)
            for name, hold in holds.items():
                with pytest.raises(StoreTrouble, match=f"^{LOST}$"):
                    await hold.store.append(batch(1, f"match of {name}"))


def test_a_node_that_one_database_does_not_hear_is_not_certain(new_postgres: Callable[[], str]):
    asyncio.run(_unheard(f"{new_postgres()} {new_postgres()}"))


async def _unheard(names: str) -> None:
    async with node(names, "a") as (store, mine):
        holds = await filled(mine)
        store.stores[1]._writer.valid_until = 0.0
        assert not mine.is_certain
        # Only what is there is lost.
        valid = {name for name, hold in holds.items() if hold.is_valid()}
        assert valid == {name for name in NAMES if store.number_of(name) == 0}
        assert 0 < len(valid) < len(NAMES)
