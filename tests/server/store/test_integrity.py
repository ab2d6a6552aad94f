"""Lost and damaged data are detected: hashes over batches, the head file, changed pages."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.store import head
from starhaul.server.store.ledger import ROWS_AT_ONCE
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import StoreTrouble
from tests.server.store.children import start
from tests.server.store.helpers import TABLE, batch, begin, change, numbers, with_store
from tests.server.store.old_files import file_of
from tests.timeouts import scaled


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


# --- the chain ---------------------------------------------------------------------------------------------


async def many(store: SqliteStore) -> None:
    """Two matches, written together and one by one."""
    await begin(store, "one", "two")
    calls = [store.append(batch(number, match)) for number in range(1, 41) for match in ("one", "two")]
    await asyncio.gather(*calls)
    assert len(calls) > ROWS_AT_ONCE
    await store.append(batch(41, "one"))
    await store.end_match(batch(42, "one"), "key", b"[]")


def broken(path: Path) -> dict[str, int | None]:
    with closing(SqliteReader(path)) as reader:
        return {row.id: reader.broken_link(row.id) for row in reader.matches()}


def test_every_batch_is_linked_to_the_one_before(path: Path):
    with_store(path, many)
    assert broken(path) == {"one": None, "two": None}

    async def go_on(store: SqliteStore):
        # The last hash is found again after a restart.
        await store.append(batch(41, "two"))

    with_store(path, go_on)
    assert broken(path) == {"one": None, "two": None}


@pytest.mark.parametrize(
    ("changed", "number"),
    [
        ("SET entries = CAST('[]' AS BLOB)", 7),
        ("SET service_ms = service_ms + 1", 7),
        ("SET revs = CAST('[1,2,3]' AS BLOB)", 7),
        ("SET seat = 1, client = 'x', seq = 3", 7),
        ("SET chain = NULL", 7),
        ("SET chain = (SELECT chain FROM batches WHERE match_no = 2 AND number = 7)", 7),
    ],
)
def test_a_batch_that_was_changed_is_found(path: Path, changed: str, number: int):
    with_store(path, many)
    change(path, f"UPDATE batches {changed} WHERE match_no = 1 AND number = {number}")
    assert broken(path) == {"one": number, "two": None}


def test_a_batch_that_was_taken_out_is_found(path: Path):
    with_store(path, many)
    change(path, "DELETE FROM batches WHERE match_no = 2 AND number = 9")
    assert broken(path) == {"one": None, "two": 10}


def test_a_write_that_is_refused_leaves_no_trace_in_the_chain(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "one")
        calls = [store.append(batch(number, "one")) for number in (1, 9, 2, 3)]
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert [getattr(result, "code", None) for result in results] == [None, "conflict", None, None]
        assert store.head().batches == 4
        assert head.read(str(path)) == store.head()

    with_store(path, use)
    assert broken(path) == {"one": None}


def test_matches_of_older_files_are_linked_from_now_on(path: Path):
    path.write_bytes(file_of(1).read_bytes())

    async def use(store: SqliteStore):
        assert store.head().batches == 4
        await store.append(batch(2, "going-on"))
        await store.append(batch(3, "going-on"))

    with_store(path, use)
    assert broken(path) == {"ended": None, "going-on": None}
    change(path, "UPDATE batches SET service_ms = 1 WHERE number = 3")
    assert broken(path) == {"ended": None, "going-on": 3}


# --- the head file -----------------------------------------------------------------------------------------


def killed_after(path: Path, appended: int) -> None:
    """A server that was killed, with a WAL that was not checkpointed yet."""
    with start("keep_appending", path, appended) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        while not os.path.exists(f"{path}-wal") or head_of(path).batches < 20:
            assert child.poll() is None
        child.kill()
        child.stdout.close()


def head_of(path: Path) -> head.DatabaseHead:
    return head.read(str(path)) or head.DatabaseHead("", 0, "")


def losses(path: Path) -> list[int]:
    with closing(SqliteReader(path)) as reader:
        return reader.losses()


def test_a_server_that_was_killed_has_lost_nothing(path: Path):
    killed_after(path, 3)
    assert losses(path) == []

    async def use(store: SqliteStore):
        assert store.missing is None
        assert store.losses() == []

    with_store(path, use)


def test_a_missing_log_is_noticed_before_and_after_the_next_start(path: Path, caplog: Any):
    with_store(path, lambda store: begin(store, "first"))
    killed_after(path, 3)
    os.unlink(f"{path}-wal")
    (lost,) = losses(path)
    assert lost == head_of(path).batches - 1 > 0

    async def use(store: SqliteStore):
        assert store.missing is not None
        assert store.missing.batches == lost
        await store.append(batch(1, "first"))

    with_store(path, use)
    assert f"lost {lost} batches" in caplog.text
    # It is still reported when the head file agrees again.
    assert losses(path) == [lost]
    with_store(path, lambda store: store.append(batch(2, "first")))
    assert losses(path) == [lost]


def test_another_end_of_the_same_length_is_noticed(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        await store.append(batch(1))

    with_store(path, use)
    kept = path.read_bytes()
    with_store(path, lambda store: store.append(batch(2)))
    written = Path(head.file_of(str(path))).read_bytes()
    path.write_bytes(kept)
    Path(head.file_of(str(path))).unlink()
    with_store(path, lambda store: store.append(batch(2, service_ms=999)))
    Path(head.file_of(str(path))).write_bytes(written)
    assert losses(path) == [0]


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\0" * 256, b'{"database":"another","batches":99,"chain":""}']
)
def test_a_head_file_that_makes_no_sense_is_replaced(path: Path, content: bytes):
    with_store(path, lambda store: begin(store, "match"))
    Path(head.file_of(str(path))).write_bytes(content)
    assert losses(path) == []

    async def use(store: SqliteStore):
        assert store.missing is None
        assert head_of(path) == store.head()

    with_store(path, use)


def test_a_restored_backup_without_the_head_file_is_taken_as_it_is(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        store.backup(f"{path}.copy")
        await store.append(batch(1))

    with_store(path, use)
    os.replace(f"{path}.copy", path)
    assert losses(path) == [1]
    os.unlink(head.file_of(str(path)))
    assert losses(path) == []


# --- damage ------------------------------------------------------------------------------------------------


def overwrite(path: Path, name: str) -> None:
    """Fill the first page of a table or an index with garbage."""
    with closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
    raw = bytearray(path.read_bytes())
    raw[(page - 1) * size : page * size] = b"\xa5" * size
    path.write_bytes(raw)


async def damaged(store: SqliteStore) -> StoreTrouble:
    store._inspection.wait(scaled(30))
    assert store.trouble is not None
    return store.trouble


@pytest.mark.parametrize("name", ["batches", "tables", "matches", "snapshots", "matches_by_age"])
def test_damage_is_found_at_the_start_and_nothing_is_written_any_more(path: Path, name: str):
    with_store(path, many)
    overwrite(path, name)
    before = path.read_bytes()

    async def use(store: SqliteStore):
        trouble = await damaged(store)
        assert trouble.code == "damaged"
        assert all(Texts(language).error(trouble) for language in LANGUAGES)
        for call in (
            store.put_table(TABLE),
            store.beat(10**6),
            store.probe(),
            store.append(batch(41, "two")),
        ):
            with pytest.raises(StoreTrouble, match="damaged"):
                await call
        # It is permanent.
        assert store.trouble is not None

    with_store(path, use)
    assert path.read_bytes() == before


def test_a_sound_file_is_no_trouble(path: Path):
    with_store(path, many)

    async def use(store: SqliteStore):
        store._inspection.wait(scaled(30))
        assert store.trouble is None

    with_store(path, use)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB])
def test_damage_that_is_met_later_counts_as_well(path: Path, code: int):
    async def use(store: SqliteStore):
        await begin(store, "match")
        store._inspection.wait(scaled(30))

        def fail(connection: sqlite3.Connection) -> None:
            error = sqlite3.DatabaseError("malformed")
            error.sqlite_errorcode = code
            raise error

        with pytest.raises(StoreTrouble, match="damaged"):
            await store._writer.do(fail)
        with pytest.raises(StoreTrouble, match="damaged"):
            await store.append(batch(1))

    with_store(path, use)


def test_damage_that_a_reader_meets_stops_the_writer(path: Path):
    with_store(path, many)
    overwrite(path, "tables")

    async def use(store: SqliteStore):
        with pytest.raises(StoreTrouble, match="damaged"):
            list(store.tables())
        with pytest.raises(StoreTrouble, match="damaged"):
            await store.append(batch(41, "two"))

    with_store(path, use)


# --- whether a write would succeed -------------------------------------------------------------------------


def test_after_trouble_a_small_write_is_not_enough(path: Path):
    """A disk with room for a beat of the clock, but not for an action."""

    async def use(store: SqliteStore):
        await begin(store, "match")
        connection = store._writer._connection
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 2}").fetchall()
        await store.beat(1000)
        assert store.trouble is None
        with pytest.raises(StoreTrouble, match="full"):
            await store.probe()
        for _ in range(2):
            with pytest.raises(StoreTrouble, match="full"):
                await store.beat(2000)
        assert store.trouble is not None
        assert store.service_ms() == 1000
        connection.execute("PRAGMA max_page_count = 1000000").fetchall()
        await store.beat(3000)
        assert store.trouble is None
        assert store.service_ms() == 3000

    with_store(path, use)


# --- one server for each file ------------------------------------------------------------------------------


def refused(path: Path) -> str:
    with pytest.raises(BadInput) as caught:
        SqliteStore(path)
    assert caught.value.source == str(path)
    return caught.value.code


def test_a_hard_link_is_the_same_file(path: Path, tmp_path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        os.link(path, tmp_path / "other")
        assert refused(tmp_path / "other") == "store-taken-elsewhere"
        assert refused(path) == "store-taken"
        # The locks of SQLite still hold: the store works, and so does a reader beside it.
        await store.append(batch(1))
        assert numbers(store) == [0, 1]

    with_store(path, use)
    with_store(tmp_path / "other", lambda store: begin(store))


def test_a_hard_link_in_another_process(path: Path, tmp_path: Path):
    with start("keep_appending", path, 1) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        os.link(path, tmp_path / "other")
        assert refused(tmp_path / "other") == "store-taken-elsewhere"
        child.kill()
        child.stdout.close()
