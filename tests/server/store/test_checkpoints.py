"""Written data is moved to the database file while the store is open; the WAL beside it stays short."""

import asyncio
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from starhaul.server.store import checkpoints, sqlite
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import TableRow
from tests.server.store.helpers import with_store
from tests.timeouts import scaled

PAGE = 4096


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "PAUSE_S", 0.01)


async def eventually(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(scaled(30)):
        while not holds():
            await asyncio.sleep(0.01)


def tables_in_place(path: Path) -> int:
    """The tables in the database file, without the WAL."""
    alone = path.with_name("alone")
    shutil.copy(path, alone)
    with closing(sqlite3.connect(alone)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


async def put(store: SqliteStore, number: int) -> None:
    await store.put_table(TableRow(f"table{number}", b"x" * 1000, is_open=True))


def test_what_was_written_is_moved_while_the_store_is_open(tmp_path: Path):
    path = tmp_path / "db"

    async def go(store: SqliteStore) -> None:
        await put(store, 1)
        await eventually(lambda: tables_in_place(path) == 1)
        # And not only the first time.
        await put(store, 2)
        await eventually(lambda: tables_in_place(path) == 2)

    with_store(path, go)


def test_the_log_begins_anew_when_it_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    most = 50
    monkeypatch.setattr(sqlite, "LONGEST_LOG", most)
    path = tmp_path / "db"

    async def go(store: SqliteStore) -> None:
        for number in range(20 * most):
            await put(store, number)
        assert os.path.getsize(f"{path}-wal") < 4 * most * PAGE

    with_store(path, go)


@pytest.mark.slow
def test_the_writer_leaves_moving_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(checkpoints, "PAUSE_S", 60)
    path = tmp_path / "db"

    async def go(store: SqliteStore) -> None:
        before = path.read_bytes()
        for number in range(1500):  # by itself SQLite would have moved them after a thousand pages
            await put(store, number)
        assert path.read_bytes() == before

    with_store(path, go)


def test_a_disk_in_trouble_is_left_to_the_writer(tmp_path: Path):
    path = tmp_path / "db"

    async def go(store: SqliteStore) -> None:
        store._checkpoints._connection.close()
        await put(store, 1)
        await asyncio.sleep(0.05)
        await put(store, 2)
        assert len(list(store.tables())) == 2

    with_store(path, go)


def test_nothing_is_left_running(tmp_path: Path):
    async def go(store: SqliteStore) -> None:
        await put(store, 1)

    with_store(tmp_path / "db", go)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("store-")]
