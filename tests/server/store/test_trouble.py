"""Disk errors: reported with a reason, nothing half-written, and gone when the disk has recovered."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import StoreTrouble
from tests.server.store.children import start, told_by
from tests.server.store.helpers import batch, begin, numbers, with_store

PRIVATE = ("unshare", "--user", "--map-root-user", "--mount")
"""Prefix of a command: runs it in a separate namespace, where it may mount file systems."""


def _can_mount() -> bool:
    try:
        return subprocess.run([*PRIVATE, "true"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


needs_mounts = pytest.mark.skipif(not _can_mount(), reason="nothing can be mounted here")


async def all_fail(store: SqliteStore, code: str) -> None:
    """Every writer gets the same error, and nothing more is stored."""
    before = [numbers(store, row.id) for row in store.matches()]
    calls = [store.append(batch(before[0][-1] + more, entries=["x" * 5000])) for more in range(1, 9)]
    results = await asyncio.gather(*calls, store.beat(10**9), return_exceptions=True)
    assert [getattr(result, "code", None) for result in results] == [code] * 9
    assert [numbers(store, row.id) for row in store.matches()] == before
    assert store.damage() == []


def pragma(text: str):
    return lambda connection: connection.execute(f"PRAGMA {text}").fetchall()


@pytest.mark.parametrize(
    ("code", "trouble", "recovery"),
    [
        ("full", "max_page_count = 1", "max_page_count = 1000000"),
        ("read-only", "query_only = ON", "query_only = OFF"),
    ],
)
def test_a_refusing_disk(tmp_path: Path, code: str, trouble: str, recovery: str):
    async def use(store: SqliteStore):
        await begin(store, "match")
        # Outside any transaction, because it is a setting of the connection.
        pragma(trouble)(store._writer._connection)
        await all_fail(store, code)
        pragma(recovery)(store._writer._connection)
        await store.append(batch(1))
        assert numbers(store) == [0, 1]

    with_store(tmp_path / "db", use)


def test_a_database_that_somebody_else_holds(tmp_path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        pragma("busy_timeout = 20")(store._writer._connection)
        with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await all_fail(store, "busy")
            other.execute("ROLLBACK")
        await store.append(batch(1))
        assert numbers(store) == [0, 1]

    with_store(tmp_path / "db", use)


@needs_mounts
def test_a_disk_that_is_really_full(tmp_path: Path):
    assert told_by("fill_disk", tmp_path, before=PRIVATE) == ["full", "kept True", "kept True []"]


def test_a_disk_that_reports_errors(tmp_path: Path):
    assert told_by("meet_limit", tmp_path / "db") == ["failed", "kept True", "kept True []"]


@needs_mounts
def test_an_error_of_a_disk_that_became_read_only(tmp_path: Path):
    assert told_by("judge_error", tmp_path, before=PRIVATE) == ["failed", "read-only"]


# --- opening -----------------------------------------------------------------------------------------------


def refusal(path: Path, kind: type = SqliteStore) -> BadInput:
    with pytest.raises(BadInput) as caught:
        kind(path)
    assert caught.value.source == str(path)
    for language in LANGUAGES:
        assert Texts(language).error(caught.value)
    return caught.value


def test_what_is_no_database_of_ours_is_left_alone(tmp_path: Path):
    text, foreign = tmp_path / "text", tmp_path / "foreign"
    text.write_bytes(b"Dear diary, " * 1000)
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE mine (x)")
    for path in (text, foreign):
        before = path.read_bytes()
        # Twice, because a refused start must not hold anything.
        assert refusal(path).code == refusal(path).code == "store-foreign"
        assert refusal(path, SqliteReader).code == "store-foreign"
        assert path.read_bytes() == before


def test_places_where_no_database_can_be(tmp_path: Path):
    missing = tmp_path / "no" / "folder"
    assert Texts("en").error(refusal(missing)) == "the database cannot be used: no such folder"
    assert refusal(missing, SqliteReader).code == "no-file"
    assert refusal(tmp_path, SqliteReader).code == "store-unusable"
    assert refusal(tmp_path).code == "is-directory"
    # No file was created on the way, and no lock is held.
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that every user can access, unlike those of pytest."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)
        os.chmod(folder, 0o755)


def test_a_database_that_may_only_be_read(shared: Path):
    path = shared / "db"

    async def use(store: SqliteStore):
        await begin(store, "match")

    with_store(path, use)
    os.chmod(path, 0o444)
    os.chmod(f"{path}.lock", 0o666)
    os.chmod(shared, 0o555)
    # Reading is allowed, although readers need files beside the database as long as there may be a writer.
    assert told_by("look_once", path) == ["match"]
    (told,) = told_by("open_once", path)
    # Whose file it is depends on who runs the tests; either way the command is named that puts it right.
    assert told.startswith(("store-not-yours db ", "store-mode db "))
    assert told.endswith(f"{path}*")
    os.chmod(path, 0o666)
    os.chmod(f"{path}.lock", 0o444)
    (told,) = told_by("open_once", path)
    assert told.startswith(("store-not-yours db.lock ", "store-mode db.lock "))
    # When it is over, the next start succeeds.
    os.chmod(shared, 0o777)
    for file in (path, shared / "db.lock"):
        os.chmod(file, 0o666)
    assert told_by("open_once", path) == ["opened"]


# --- two servers -------------------------------------------------------------------------------------------


def test_a_second_server_is_refused(tmp_path: Path):
    path, other_name = tmp_path / "db", tmp_path / "link"

    async def use(store: SqliteStore):
        other_name.symlink_to(path)
        assert Texts("en").error(refusal(path)) == (
            f"another server is using this database (process {os.getpid()})"
        )
        assert refusal(other_name).code == "store-taken"
        # Where another user may not even look into the folder, its owner is named instead.
        assert told_by("open_once", path)[0].startswith(("store-", "folder-not-yours"))
        await begin(store, "match")

    with_store(path, use)
    with_store(path, use_again)


async def use_again(store: SqliteStore) -> None:
    await store.append(batch(1))


def test_after_a_killed_server_the_next_one_starts_at_once(tmp_path: Path):
    path = tmp_path / "db"
    with start("hold", path) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        error = refusal(path)
        assert (error.code, error.detail["process"]) == ("store-taken", str(child.pid))
        child.send_signal(signal.SIGKILL)
        child.wait()

    async def use(store: SqliteStore):
        await begin(store, "match")

    with_store(path, use)


def test_every_trouble_has_its_text():
    for code in ("full", "read-only", "busy", "conflict", "closed"):
        texts = {Texts(language).error(StoreTrouble(code)) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
    failed = StoreTrouble("failed", reason="disk I/O error")
    assert Texts("en").error(failed) == "The database reports an error; nothing was written (disk I/O error)."
