"""What is special about a house in several databases; what holds for every store is in test_contract.py."""

from collections.abc import Callable

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.store.any_store import undo_step
from starhaul.server.store.house_copy import copy_house
from starhaul.server.store.postgres.postgres_schema import STEPS
from starhaul.server.store.store_contract import Store, StoreTrouble, TableRow
from starhaul.server.store.verification import verify_store
from tests.server.store.helpers import batch, begin, numbers, row, with_store
from tests.server.store.played import play
from tests.server.store.postgres.asking import asked

COUNT = "SELECT count(*) FROM tables"


def tables(first: int, last: int) -> list[TableRow]:
    return [TableRow(f"table {number:03}", b"", True) for number in range(first, last)]


async def put(store: Store, rows: list[TableRow]) -> None:
    for table in rows:
        await store.put_table(table)


def test_tables_stay_where_they_are_when_a_database_is_added(new_postgres: Callable[[], str]):
    one, two, three = (new_postgres() for _ in range(3))
    old, new = tables(0, 40), tables(40, 100)

    async def begin_all(store: Store):
        for table in old:
            await begin(store, f"match of {table.id}", table=table)

    async def go_on(store: Store):
        for table in old:
            match = f"match of {table.id}"
            assert store.table(table.id) == table
            await store.append(batch(1, match))
            assert numbers(store, match) == [0, 1]
            # Replaced where it is, and never written twice.
            await store.put_table(table)
        await put(store, new)
        assert list(store.tables()) == [*old, *new]
        assert store.head().batches == 80

    with_store(f"{one} {two}", begin_all)
    before = [asked(address, COUNT) for address in (one, two)]
    assert sum(before) == 40
    assert min(before) > 5
    with_store(f"{one} {two} {three}", go_on)
    after = [asked(address, COUNT) for address in (one, two, three)]
    assert sum(after) == 100
    # Only new tables are there: about a third of sixty.
    assert 5 < after[2] < 40
    assert asked(three, "SELECT count(*) FROM tables WHERE id < 'table 040'") == 0


def test_house_wide_data_are_in_the_home(new_postgres: Callable[[], str]):
    one, two = new_postgres(), new_postgres()

    async def use(store: Store):
        await store.put_link_secret(b"x" * 32)
        return store.secret(), store.link_secret()

    async def look(store: Store):
        return store.secret(), store.link_secret()

    alone = with_store(one, look)
    assert with_store(f"{one} {two}", use) == (alone[0], b"x" * 32)
    assert asked(two, "SELECT count(link_secret) FROM house") == 0


def test_the_clock_is_the_latest_of_all_databases(new_postgres: Callable[[], str]):
    names = " ".join(new_postgres() for _ in range(3))

    async def use(store: Store):
        await store.beat(10)
        for number, table in enumerate(tables(0, 9)):
            await begin(store, f"match {number}", table=table)
            await store.append(batch(1, f"match {number}", service_ms=100 + number))
        latest = store.service_ms()
        await store.stop_clock(50)
        return latest, store.service_ms()

    assert with_store(names, use) == (108, 50)


def test_a_database_that_does_not_answer_is_not_taken_for_one_without_the_table(
    new_postgres: Callable[[], str],
):
    one, two = new_postgres(), new_postgres()

    async def use(store: Store):
        await put(store, tables(0, 20))

    async def lose(store: Store):
        # The second database forgets how to answer.
        await store.stores[1].probe()
        store.stores[1]._readers.terminate()
        refused = 0
        for table in tables(0, 20):
            try:
                found = store.table(table.id)
            except StoreTrouble:
                refused += 1
            else:
                assert found == table
            try:
                await store.put_table(table)
            except StoreTrouble:
                refused += 1
        return refused

    with_store(f"{one} {two}", use)
    there = asked(two, COUNT)
    assert there > 2
    assert with_store(f"{one} {two}", lose) >= 2 * there
    # Nothing was added to the other one in its place.
    assert asked(one, COUNT) == 20 - there


def test_trouble_of_one_database_stops_the_house(new_postgres: Callable[[], str]):
    one, two = new_postgres(), new_postgres()

    async def use(store: Store):
        assert store.trouble is None
        store.stores[1]._writer.note(StoreTrouble("full"))
        assert store.trouble is not None
        # It is over as soon as that database takes a larger write again.
        await store.beat(5)
        return store.trouble

    assert with_store(f"{one} {two}", use) is None


def test_a_match_needs_its_table(new_postgres: Callable[[], str]):
    async def use(store: Store):
        for call in (
            store.begin_match(row("match", "nowhere"), batch(0)),
            store.end_match(batch(1), "key", b""),
            store.abort_match(TableRow("nowhere", b"", False), "match", "key"),
        ):
            with pytest.raises(StoreTrouble, match="conflict"):
                await call
        await store.touch("nowhere")
        assert not await store.close_idle("nowhere", 2**31)

    with_store(f"{new_postgres()} {new_postgres()}", use)


def test_real_matches_in_several_databases_are_true(new_postgres: Callable[[], str]):
    async def use(store: Store):
        for number, table in enumerate(tables(0, 4)):
            await store.put_table(TableRow("table", b"", True))
            await begin(store, table=table)
            await play(store, "race", f"match {number}", steps=30, snapshot_at=20)
        return list(verify_store(store))

    assert with_store(f"{new_postgres()} {new_postgres()}", use) == []


def test_no_copy_of_several_databases_is_made(new_postgres: Callable[[], str], tmp_path):
    names = f"{new_postgres()} {new_postgres()}"
    with_store(names, lambda store: put(store, tables(0, 3)))
    for source, target in ((names, str(tmp_path / "copy.db")), (names.split()[0], names)):
        with pytest.raises(BadInput, match="shards-no-copy"):
            copy_house(source, target)
    assert list(tmp_path.iterdir()) == []


def test_all_databases_step_back_together(new_postgres: Callable[[], str]):
    names = f"{new_postgres()} {new_postgres()}#weight=2"
    with_store(names, lambda store: put(store, tables(0, 3)))
    assert undo_step(names) == len(STEPS) - 1
