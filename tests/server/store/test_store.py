"""What an SQLite store leaves on disk. What it writes and returns is in `test_contract.py`."""

import os
import stat
from pathlib import Path

import pytest

from starhaul.server.store.sqlite import SqliteStore
from tests.server.store.helpers import begin, with_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "starhaul.db"


def test_nobody_else_may_read_the_files(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        return [name.name for name in path.parent.iterdir()], [
            stat.S_IMODE(name.stat().st_mode) for name in path.parent.iterdir()
        ]

    before = os.umask(0)
    try:
        names, modes = with_store(path, use)
    finally:
        os.umask(before)
    assert sorted(names) == [f"starhaul.db{end}" for end in ("", "-shm", "-wal", ".head", ".lock")]
    assert set(modes) == {0o600}


def test_a_closed_store_is_one_file_a_head_and_a_lock(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")

    with_store(path, use)
    assert sorted(file.name for file in path.parent.iterdir()) == [
        f"starhaul.db{end}" for end in ("", ".head", ".lock")
    ]


def test_what_is_written_is_on_disk_and_checked(path: Path):
    async def use(store: SqliteStore):
        def ask(connection):
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

        full = 2
        assert await store._writer.do(ask) == ["wal", full, 1]

    with_store(path, use)
