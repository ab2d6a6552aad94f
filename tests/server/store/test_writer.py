"""Group commit: queued jobs are written together, in order, and completed together."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Snapshot
from starhaul.server.store.writer import MOST_AT_ONCE
from tests.server.store.helpers import TABLE, batch, begin, numbers, row, with_store


@asynccontextmanager
async def held_up(store: SqliteStore) -> AsyncIterator[None]:
    """The writer is busy meanwhile, so all requests are queued."""
    has_begun, goes_on = Event(), Event()

    def wait(_: sqlite3.Connection) -> None:
        has_begun.set()
        goes_on.wait()

    busy = asyncio.ensure_future(store._writer.do(wait))
    while not has_begun.is_set():
        await asyncio.sleep(0)
    try:
        yield
        await asyncio.sleep(0)
    finally:
        goes_on.set()
        await busy


def traced(store: SqliteStore) -> list[str]:
    """Every statement that the writer runs from now on."""
    seen: list[str] = []
    store._writer._connection.set_trace_callback(seen.append)
    return seen


async def wake_ups(calls: Callable[[], Any]) -> int:
    """How often the loop is woken from other threads meanwhile."""
    loop = asyncio.get_running_loop()
    woken = 0
    wake = loop.call_soon_threadsafe

    def counting(callback: Any, *arguments: Any, context: Any = None) -> Any:
        nonlocal woken
        woken += 1
        return wake(callback, *arguments, context=context)

    loop.call_soon_threadsafe = counting  # type: ignore[method-assign]
    await calls()
    return woken


def test_a_group_is_one_statement_and_one_wake_up(tmp_path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")

        async def calls():
            async with held_up(store):
                waiting = [asyncio.ensure_future(store.append(batch(number))) for number in range(1, 41)]
            await asyncio.gather(*waiting)

        statements = traced(store)
        # One for the job that blocked it, one for all others.
        assert await wake_ups(calls) == 2
        assert numbers(store) == list(range(41))
        # Triggers repeat the statement that they belong to.
        assert [text.split()[0] for text in dict.fromkeys(statements)] == ["BEGIN", "COMMIT", "INSERT"]

    with_store(tmp_path / "db", use)


def test_a_large_group_is_kept_as_a_whole(tmp_path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")

        async def calls():
            async with held_up(store):
                more = range(1, MOST_AT_ONCE + 21)
                waiting = [asyncio.ensure_future(store.append(batch(number))) for number in more]
            await asyncio.gather(*waiting)

        # The job that blocked it, the group, and the twenty that exceeded the limit.
        assert await wake_ups(calls) == 3
        assert numbers(store) == list(range(MOST_AT_ONCE + 21))

    with_store(tmp_path / "db", use)


def test_if_the_disk_fails_at_last_nothing_of_a_group_is_kept(tmp_path: Path):
    def fail(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def use(store: SqliteStore):
        await begin(store, "match")
        async with held_up(store):
            calls = [*(store.append(batch(number)) for number in range(1, 200)), store._writer.do(fail)]
            waiting = [asyncio.ensure_future(call) for call in calls]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert {getattr(result, "code", None) for result in results} == {"failed"}
        assert numbers(store) == [0]
        await store.append(batch(1))

    with_store(tmp_path / "db", use)


def test_if_the_disk_is_full_after_half_of_a_group_nothing_of_it_is_kept(tmp_path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        connection = store._writer._connection
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 10}").fetchone()
        async with held_up(store):
            # There is room for the first hundred, but not for the rest.
            calls = [
                store.append(batch(number, entries=["x" * (number // 100 * 9000)]))
                for number in range(1, 200)
            ]
            waiting = [asyncio.ensure_future(call) for call in calls]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert {getattr(result, "code", None) for result in results} == {"full"}
        assert numbers(store) == [0]
        await store.append(batch(1))

    with_store(tmp_path / "db", use)


def test_nothing_overtakes_anything(tmp_path: Path):
    async def use(store: SqliteStore):
        statements = traced(store)
        async with held_up(store):
            calls = [
                store.put_table(TABLE),
                store.begin_match(row("one"), batch(0, "one")),
                store.append(batch(1, "one")),
                store.begin_match(row("two"), batch(0, "two")),
                store.append(batch(1, "two")),
                store.append(batch(2, "one")),
                store.put_snapshot(Snapshot(match="one", batches=3, saved=b"", key="", revs=())),
                store.end_match(batch(2, "two"), "key", b""),
                store.append(batch(3, "one")),
            ]
            waiting = [asyncio.ensure_future(call) for call in calls]
        await asyncio.gather(*waiting)
        assert "ROLLBACK" not in statements
        assert (numbers(store, "one"), numbers(store, "two")) == ([0, 1, 2, 3], [0, 1, 2])
        assert store.snapshot("one") is not None

    with_store(tmp_path / "db", use)


def test_an_impossible_job_fails_alone(tmp_path: Path):
    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tables SET is_open = 0")
        raise ZeroDivisionError("a mistake")

    async def use(store: SqliteStore):
        await begin(store, "match")
        async with held_up(store):
            calls = [
                store.append(batch(1)),
                store._writer.do(fails),
                store.append(batch(1)),
                store.append(batch(2, origin=None, service_ms=2**70)),
                store.append(batch(2)),
            ]
            waiting = [asyncio.ensure_future(call) for call in calls]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [getattr(result, "code", None) for result in results] == [
            None,
            "failed",
            "conflict",
            "failed",
            None,
        ]
        assert numbers(store) == [0, 1, 2]
        assert store.table("table") == TABLE

    with_store(tmp_path / "db", use)


def test_a_batch_that_is_no_json_is_refused_at_once(tmp_path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        with pytest.raises(TypeError):
            await store.append(batch(1, entries=[object()]))
        await store.append(batch(1))

    with_store(tmp_path / "db", use)


def test_a_busy_loop_lets_the_writer_go_on_soon(tmp_path: Path):
    before = sys.getswitchinterval()
    try:
        for usual, expected in ((0.005, 0.001), (0.0001, 0.0001)):
            sys.setswitchinterval(usual)
            with_store(tmp_path / "db", begin)
            assert sys.getswitchinterval() == pytest.approx(expected, abs=2e-6)
    finally:
        sys.setswitchinterval(before)


@pytest.mark.slow
def test_many_matches_at_once_beside_a_busy_loop(tmp_path: Path):
    matches, length = 60, 25

    async def use(store: SqliteStore):
        names = [f"match {number}" for number in range(matches)]
        await begin(store, *names)

        async def play(name: str) -> None:
            for number in range(1, length):
                await store.append(batch(number, name))
                # Durable when it returns: readers see it.
                if number % 8 == 0:
                    assert numbers(store, name)[-1] == number

        async def burn() -> None:
            while True:
                sum(range(20_000))
                await asyncio.sleep(0)

        burning = asyncio.ensure_future(burn())
        await asyncio.gather(*map(play, names))
        burning.cancel()
        assert all(numbers(store, name) == list(range(length)) for name in names)

    with_store(tmp_path / "db", use)
