"""Versions of the schema: older files are upgraded, newer ones refused, and no upgrade is left half done."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.schema import APPLICATION, STEPS, bring_up, version_of
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Origin, TableRow
from tests.server.store.helpers import batch, begin, numbers, with_store
from tests.server.store.old_files import SNAPSHOT, file_of

NOVELTY = """
CREATE TABLE novelty (x TEXT DEFAULT 'a;b');
-- Rows of old files get something, too.
INSERT INTO novelty (rowid) SELECT no FROM matches;
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


def schema_of(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


async def nothing(store: SqliteStore) -> None:
    """Open and close."""


# --- files of earlier versions -----------------------------------------------------------------------------


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
def test_a_real_file_of_every_version_is_brought_up(path: Path, version: int):
    shutil.copy(file_of(version), path)

    async def use(store: SqliteStore):
        assert store.service_ms() == 123_456
        assert len(store.secret()) == 32
        assert list(store.tables()) == [TableRow("table", b'{"seats":[]}', True)]
        assert store.table("closed") == TableRow("closed", b"{}", False)
        assert [(row.id, row.key, row.result) for row in store.matches()] == [
            ("ended", "key", b"[3,4]"),
            ("going-on", None, None),
        ]
        course = store.course("going-on")
        assert course is not None
        assert course.snapshot == SNAPSHOT
        assert course.batches == [batch(1, "going-on", origin=Origin(1, "tab", 5))]
        await store.append(batch(2, "going-on"))
        assert numbers(store, "going-on") == [0, 1, 2]
        assert store.damage() == []

    with_store(path, use)
    fresh = path.with_name("fresh")
    with_store(fresh, nothing)
    assert schema_of(path) == schema_of(fresh)


def test_an_old_file_gets_every_step_that_it_lacks(path: Path):
    shutil.copy(file_of(1), path)
    steps = (STEPS[0], "CREATE TABLE added (x);", NOVELTY)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        bring_up(connection, steps)
        assert version_of(connection, steps) == 3
        assert connection.execute("SELECT x FROM novelty").fetchall() == [("a;b",), ("a;b",)]
        assert connection.execute("SELECT count(*) FROM added").fetchone() == (0,)
        # Nothing is done twice.
        bring_up(connection, steps)
        assert connection.execute("SELECT count(*) FROM novelty").fetchone() == (2,)


@pytest.mark.parametrize(
    "wrong", ["CREATE TABLE matches (x);", "CREATE TABLE unfinished (", "INSERT INTO tables;"]
)
def test_a_step_that_fails_leaves_the_file_as_it_was(path: Path, wrong: str):
    shutil.copy(file_of(1), path)
    before = schema_of(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises((sqlite3.Error, AssertionError)):
            bring_up(connection, (STEPS[0], NOVELTY, wrong))
        assert version_of(connection) == 1
    assert schema_of(path) == before
    with_store(path, nothing)


def test_tools_do_not_change_old_files(path: Path, monkeypatch: pytest.MonkeyPatch):
    shutil.copy(file_of(1), path)
    monkeypatch.setattr("starhaul.server.store.reading.STEPS", (*STEPS, NOVELTY))
    with pytest.raises(BadInput) as caught:
        SqliteReader(path)
    assert caught.value.code == "store-older"
    assert [Texts(language).error(caught.value) for language in LANGUAGES]


# --- files of other programs -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [SqliteStore, SqliteReader])
def test_a_newer_file_is_refused_in_words(path: Path, kind: type):
    with_store(path, nothing)
    newer = len(STEPS) + 1
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {newer}")
    with pytest.raises(BadInput) as caught:
        kind(path)
    assert caught.value.source == str(path)
    assert Texts("en").error(caught.value) == (
        f"the database has version {newer}; this program knows versions up to {len(STEPS)} only"
    )
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (newer,)


@pytest.mark.parametrize(
    "made_by", ["CREATE TABLE t (x)", "PRAGMA user_version = 1", f"PRAGMA application_id = {APPLICATION + 1}"]
)
def test_a_file_of_another_program_is_refused(path: Path, made_by: str):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(made_by)
    with pytest.raises(BadInput, match="store-foreign"):
        SqliteStore(path)


def test_an_empty_file_becomes_a_database(path: Path):
    # As after a crash between creating the file and filling it.
    path.touch()

    async def use(store: SqliteStore):
        await begin(store, "match")

    with_store(path, use)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
