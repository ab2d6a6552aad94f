"""A table belongs to one node at a time; the database refuses what others write about it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.store.fence import Fence
from starhaul.server.store.postgres.node_row import NodeFacts
from starhaul.server.store.postgres.node_store import TakenTable
from starhaul.server.store.postgres.postgres_store import PostgresStore
from starhaul.server.store.rows import from_batch
from starhaul.server.store.store_contract import StoreTrouble, TableRow
from tests.server.store.helpers import batch, begin, numbers
from tests.server.store.postgres.asking import value

Two = Callable[[PostgresStore, PostgresStore], Awaitable[Any]]


def with_two(address: str, use: Two) -> Any:
    async def run() -> Any:
        stores = [PostgresStore(address, NodeFacts(name, f"{name}:1")) for name in ("one", "two")]
        try:
            return await use(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(run())


def fence_of(taken: TakenTable) -> Fence:
    return Fence(taken.table, taken.node, taken.epoch)


async def fall_silent(store: PostgresStore) -> None:
    """As if its lease were over."""
    changed = "UPDATE nodes SET lease_until = clock_timestamp() - interval '1 s' WHERE id = $1 RETURNING 1"
    await value(store._address, changed, store.node)


def test_only_the_owner_writes(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        (mine,) = await one.take(["table"], 0)
        assert await two.take(["table"], 0) == []
        assert await two.owner("table") == (one.node, "one:1", "")
        with pytest.raises(StoreTrouble, match=r"^moved"):
            await two.write_fenced(Fence("table", two.node, mine.epoch), [from_batch(batch(1))])
        await one.write_fenced(fence_of(mine), [from_batch(batch(1))])
        return numbers(one)

    assert with_two(postgres_address, use) == [0, 1]


def test_the_table_of_a_silent_node_is_taken_and_its_writes_are_refused(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        await begin(one, "other", table=TableRow("next", b"{}", True))
        old = {taken.table: fence_of(taken) for taken in await one.take(["table", "next"], 0)}
        await one.write_fenced(old["table"], [from_batch(batch(1))])
        await fall_silent(one)
        assert await two.owner("table") is None
        assert sorted(await two.free_at_play()) == ["next", "table"]
        (mine,) = await two.take(["table"], 0)
        assert mine.epoch == old["table"].epoch + 1
        # The node is over as a whole, also for what nobody has taken yet.
        for table, match in (("table", "match"), ("next", "other")):
            with pytest.raises(StoreTrouble, match=r"^moved"):
                await one.write_fenced(old[table], [from_batch(batch(2, match))])
        await two.write_fenced(fence_of(mine), [from_batch(batch(2))])
        assert two.broken_link("match") is None
        return numbers(two), numbers(two, "other")

    assert with_two(postgres_address, use) == ([0, 1, 2], [0])


def test_of_a_group_only_what_belongs_to_others_is_refused(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        await begin(one, "other", table=TableRow("next", b"{}", True))
        mine, kept = [fence_of(taken) for taken in await one.take(["table", "next"], 0)]
        if mine.table != "table":
            mine, kept = kept, mine
        assert await one.release(mine, 0)
        assert await two.take(["table"], 0) != []
        calls = [
            one.write_fenced(mine, [from_batch(batch(1))]),
            one.write_fenced(kept, [from_batch(batch(1, "other"))]),
        ]
        refused, done = await asyncio.gather(*calls, return_exceptions=True)
        assert isinstance(refused, StoreTrouble)
        assert (refused.code, done, one.trouble) == ("moved", 0, None)
        # Statements are refused as well.
        with pytest.raises(StoreTrouble, match=r"^moved"):
            await one.write_fenced(mine, [from_batch(batch(1)), from_batch(batch(2))])
        return numbers(one), numbers(one, "other")

    assert with_two(postgres_address, use) == ([0], [0, 1])


def test_who_took_a_table_again_does_not_write_for_the_time_before(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        old, new = [(await one.take(["table"], 0))[0] for _ in range(2)]
        assert new.epoch == old.epoch + 1
        with pytest.raises(StoreTrouble, match=r"^moved"):
            await one.write_fenced(fence_of(old), [from_batch(batch(1))])
        await one.write_fenced(fence_of(new), [from_batch(batch(1))])
        assert not await one.release(fence_of(old), 0)
        # The hash of the last batch is read again by whoever comes back.
        assert await one.release(fence_of(new), 0)
        (theirs,) = await two.take(["table"], 0)
        await two.write_fenced(fence_of(theirs), [from_batch(batch(2))])
        assert await two.release(fence_of(theirs), 0)
        (again,) = await one.take(["table"], 0)
        await one.write_fenced(fence_of(again), [from_batch(batch(3))])
        return numbers(one), one.broken_link("match")

    assert with_two(postgres_address, use) == ([0, 1, 2, 3], None)


def test_of_many_who_want_a_table_one_gets_it(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        found = await asyncio.gather(*(store.take(["table"], 0) for store in (one, two)))
        return sum(map(len, found))

    assert with_two(postgres_address, use) == 1


def test_the_time_of_a_table_continues_where_it_stood(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        (first,) = await one.take(["table"], 1000)
        await one.beat(61_000)
        assert two.table_time("table") == 61_000 + first.shift_ms
        await fall_silent(one)
        (second,) = await two.take(["table"], 5000)
        assert 5000 + second.shift_ms == 61_000 + first.shift_ms
        assert await two.release(fence_of(second), 77_000)
        assert one.table_time("table") == 77_000
        # It finds out that it was ended, and goes on as another node.
        await one.beat(1)
        (third,) = await one.take(["table"], 0)
        assert third.shift_ms == 77_000

    with_two(postgres_address, use)


def test_a_node_that_was_ended_goes_on_by_its_own_clock(postgres_address: str):
    """Otherwise the time of its tables would jump to the clock of the house when they are taken."""

    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        await one.take(["table"], 1000)
        await one.beat(61_000)
        await fall_silent(one)
        (second,) = await two.take(["table"], 5000)
        await two.beat(700_000)
        await two.release(fence_of(second), 61_500)
        await one.beat(61_100)
        await one.take(["table"], 61_100)
        await one.beat(61_100)
        await fall_silent(one)
        (third,) = await two.take(["table"], 700_000)
        assert 700_000 + third.shift_ms == 61_500

    with_two(postgres_address, use)


def test_a_new_table_belongs_to_its_maker_and_a_closed_one_to_nobody(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        mine = await one.found("table")
        await begin(one, "match")
        await one.write_fenced(fence_of(mine), [from_batch(batch(1))])
        assert await two.take(["table", "unknown"], 0) == []
        await one.put_table(TableRow("table", b"{}", False))
        assert await one.release(fence_of(mine), 0)
        assert await two.take(["table"], 0) == []

    with_two(postgres_address, use)


def test_a_later_run_with_the_same_name_takes_over_at_once(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        (old,) = await one.take(["table"], 0)
        again = PostgresStore(postgres_address, NodeFacts("one"))
        try:
            (mine,) = await again.take(["table"], 0)
            assert mine.epoch == old.epoch + 1
            with pytest.raises(StoreTrouble, match=r"^moved"):
                await one.write_fenced(fence_of(old), [from_batch(batch(1))])
        finally:
            await again.close()

    with_two(postgres_address, use)


def test_a_table_that_is_in_memory_anywhere_is_not_closed_as_idle(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        late = int(time.time()) + 1000
        (mine,) = await one.take(["table"], 0)
        assert not await two.close_idle("table", late)
        await one.release(fence_of(mine), 0, rests=True)
        assert await two.free_at_play() == []
        assert await two.close_idle("table", late)
        await two.forget(late)
        assert await value(postgres_address, "SELECT count(*) FROM owners") == 0

    with_two(postgres_address, use)


def test_who_leaves_in_order_is_not_waited_for(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        (mine,) = await one.take(["table"], 2000)
        await one.stop_clock(9000)
        assert await two.free_at_play() == ["table"]
        assert [id for id, *_ in await two.living()] == [two.node]
        (theirs,) = await two.take(["table"], 0)
        assert theirs.shift_ms == 9000 + mine.shift_ms

    with_two(postgres_address, use)


def test_a_server_that_is_alone_has_no_nodes_beside_it(postgres_address: str):
    """And the times of tables are those of its clock again."""

    async def use(one: PostgresStore, two: PostgresStore):
        await begin(one, "match")
        await one.take(["table"], 0)
        with pytest.raises(BadInput, match="store-taken"):
            PostgresStore(postgres_address)
        await one.stop_clock(30_000)
        (theirs,) = await two.take(["table"], 10_000)
        assert theirs.shift_ms == 20_000
        await two.stop_clock(50_000)

    with_two(postgres_address, use)

    async def alone() -> None:
        store = PostgresStore(postgres_address)
        try:
            # The table stood at 70,000, and the house at 50,000.
            course = store.course("match")
            assert course is not None
            assert (course.row.offset_ms, store.service_ms()) == (5 - 20_000, 50_000)
            with pytest.raises(BadInput, match="store-taken"):
                PostgresStore(postgres_address, NodeFacts("one"))
            await store.append(batch(1))
        finally:
            await store.close()

    asyncio.run(alone())


def test_a_lease_is_renewed_with_every_write(postgres_address: str):
    async def use(one: PostgresStore, two: PostgresStore):
        await fall_silent(one)
        assert [id for id, *_ in await two.living()] == [two.node]
        assert one.others() == 1
        before = time.monotonic()
        await one.beat(1)
        assert one.valid_until >= before
        assert len(await two.living()) == 2

    with_two(postgres_address, use)
