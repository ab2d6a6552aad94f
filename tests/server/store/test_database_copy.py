"""Copies during writes: complete, consistent, and without blocking anybody."""

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.store import database_copy
from starhaul.server.store.database_copy import copy
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.sqlite import SqliteStore
from tests.server.store.children import start
from tests.server.store.helpers import batch, begin, numbers, with_store
from tests.server.store.old_files import file_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "here").mkdir()
    return tmp_path / "here" / "db"


def refusal(database: Path, target: Path) -> str:
    before = sorted(target.parent.iterdir()) if target.parent.is_dir() else []
    with pytest.raises(BadInput) as caught:
        copy(str(database), str(target))
    assert all(Texts(language).error(caught.value) for language in LANGUAGES)
    assert not target.parent.is_dir() or sorted(target.parent.iterdir()) == before
    return caught.value.code


def test_a_copy_made_while_writing_is_complete_and_of_one_moment(path: Path, tmp_path: Path):
    names = [f"match {number}" for number in range(8)]
    copies = [tmp_path / f"copy {number}" for number in range(4)]
    promised: list[dict[str, int]] = []

    async def use(store: SqliteStore):
        await begin(store, *names)
        latest = dict.fromkeys(names, 0)
        is_over = False

        async def play(name: str) -> None:
            while not is_over:
                await store.append(batch(latest[name] + 1, name))
                latest[name] += 1

        async def save() -> None:
            nonlocal is_over
            for target in copies:
                await asyncio.sleep(0.05)
                promised.append(dict(latest))
                await asyncio.to_thread(store.backup, str(target))
            is_over = True

        await asyncio.gather(save(), *map(play, names))
        return store.secret(), latest

    secret, latest = with_store(path, use)
    for target, before in zip(copies, promised, strict=True):
        assert [file.name for file in tmp_path.glob(f"{target.name}*")] == [target.name]
        assert stat.S_IMODE(target.stat().st_mode) == 0o600

        async def look(store: SqliteStore, before: dict[str, int] = before):
            assert store.secret() == secret
            assert store.damage() == []
            for name in names:
                found = numbers(store, name)
                assert found == list(range(len(found)))
                assert before[name] < len(found) <= latest[name] + 1

        with_store(target, look)


def test_a_copy_by_another_process(path: Path, tmp_path: Path):
    with start("keep_appending", path, 5) as child:
        assert child.stdout is not None
        promised: dict[str, int] = {}
        for _ in range(200):
            name, _, number = child.stdout.readline().rpartition(" ")
            if name.startswith("match"):
                promised[name] = int(number)
        copy(str(path), str(tmp_path / "copy"))
        # The server notices nothing.
        assert child.poll() is None
        assert child.stdout.readline().startswith("match")
        child.kill()
    with closing(SqliteReader(tmp_path / "copy")) as store:
        for name, number in promised.items():
            found = store.log(name)
            assert found is not None
            assert len(found[1]) > number


def test_nothing_is_replaced(path: Path, tmp_path: Path):
    with_store(path, begin)
    (tmp_path / "file").write_bytes(b"precious")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("file", "link", "here", "here/db"):
        assert refusal(path, tmp_path / name) == "backup-exists"
    assert (tmp_path / "file").read_bytes() == b"precious"


def test_what_appears_meanwhile_is_not_replaced_either(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with_store(path, begin)
    target = tmp_path / "copy"
    monkeypatch.setattr(
        database_copy, "_copy_pages", lambda source, unfinished: target.write_bytes(b"precious")
    )
    with pytest.raises(BadInput, match="backup-exists"):
        copy(str(path), str(target))
    assert target.read_bytes() == b"precious"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "here"]


def test_a_file_system_without_links(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with_store(path, begin)

    def refuse(*names: str) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr(os, "link", refuse)
    copy(str(path), str(tmp_path / "copy"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "here"]
    with closing(SqliteReader(tmp_path / "copy")) as store:
        assert [table.id for table in store.tables()] == ["table"]


def test_places_that_cannot_be_written(path: Path, tmp_path: Path):
    with_store(path, begin)
    assert refusal(path, tmp_path / "no" / "folder") == "backup-unwritable"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, before[1]))
    try:
        # Half a copy would be worse than none.
        assert refusal(path, tmp_path / "copy") == "backup-unwritable"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_what_is_no_database_of_ours_is_not_copied(tmp_path: Path):
    (tmp_path / "text").write_bytes(b"Dear diary, " * 100)
    with closing(sqlite3.connect(tmp_path / "foreign")) as connection:
        connection.execute("CREATE TABLE mine (x)")
    assert refusal(tmp_path / "text", tmp_path / "copy") == "store-foreign"
    assert refusal(tmp_path / "foreign", tmp_path / "copy") == "store-foreign"
    assert refusal(tmp_path / "missing", tmp_path / "copy") == "no-file"


def test_a_file_of_an_older_version_is_copied_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    shutil.copy(file_of(1), tmp_path / "old")
    monkeypatch.setattr("starhaul.server.store.reading.STEPS", ("", "", ""))
    copy(str(tmp_path / "old"), str(tmp_path / "copy"))
    with closing(sqlite3.connect(tmp_path / "copy")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


def test_a_copy_can_be_read_where_nobody_may_write(path: Path, tmp_path: Path):
    with_store(path, begin)
    copy(str(path), str(tmp_path / "copy"))
    # A database in WAL mode would need files beside it.
    header = (tmp_path / "copy").read_bytes()[:20]
    assert header[18:20] == b"\1\1"
