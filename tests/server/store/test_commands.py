"""`starhaul verify DB` and `starhaul backup FILE`."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import Result

from starhaul.cli.main import app
from starhaul.locale import LANGUAGES
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.sqlite import SqliteStore
from tests.cli.helpers import RUNNER, starhaul, write
from tests.server.store.children import start
from tests.server.store.helpers import TABLE, change, with_store
from tests.server.store.played import play


@pytest.fixture(scope="module")
def true_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    async def use(store: SqliteStore):
        await store.put_table(TABLE)
        await play(store, "race", "first")
        for name in ("second", "third", "fourth", "fifth"):
            await play(store, "race", name, steps=30, snapshot_at=20)

    path = tmp_path_factory.mktemp("true") / "db"
    with_store(path, use)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, true_file: bytes) -> Path:
    (tmp_path / "db").write_bytes(true_file)
    return tmp_path / "db"


def run(*arguments: object, language: str = "en") -> Result:
    return RUNNER.invoke(app, [*map(str, arguments), "--lang", language])


# --- verify ------------------------------------------------------------------------------------------------


def test_a_true_database(path: Path):
    done = run("verify", path)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout == f"{path}: 5 matches: all as the database says\n"


def test_an_untrue_database(path: Path):
    change(path, "UPDATE matches SET key = 'other' WHERE id = 'first'")
    change(path, "DELETE FROM batches WHERE match_no = 2 AND number = 9")
    done = run("verify", path)
    assert (done.exit_code, done.stderr) == (1, "")
    first, second, summary = done.stdout.splitlines()
    assert first.startswith(f"{path}#first: ")
    assert first.endswith(" actions: the match ends in a different state")
    assert second.endswith(": batch 9 is missing")
    assert summary == f"{path}: 5 matches: 2 are not as the database says"


@pytest.mark.slow
def test_a_database_is_verified_alike_by_any_number_of_processes(path: Path):
    change(path, "UPDATE matches SET key = 'other' WHERE id = 'first'")
    alone, together = (run("verify", path, "--jobs", jobs) for jobs in (1, 2))
    assert (alone.exit_code, alone.stdout) == (together.exit_code, together.stdout)
    assert alone.stdout.count("\n") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_words(path: Path, language: str):
    change(
        path,
        "UPDATE matches SET key = NULL WHERE id = 'first'",
        "UPDATE snapshots SET key = 'other' WHERE match_no = 2",
        "UPDATE batches SET entries = CAST('[]' AS BLOB) WHERE match_no = 3 AND number = 5",
        "UPDATE matches SET game = 'chess' WHERE no = 4",
        "UPDATE matches SET rules = 'other' WHERE no = 5",
    )
    done = run("verify", path, language=language)
    assert (done.exit_code, done.stderr) == (1, "")
    assert len(done.stdout.splitlines()) == 6


def test_a_log_and_a_database(path: Path, tmp_path: Path):
    done = run("verify", path, write(tmp_path, b"{}\n", "bad.jsonl"), tmp_path / "missing")
    assert done.exit_code == 2
    assert done.stdout.startswith(f"{path}: 5 matches")
    assert done.stderr.count("\n") == 2


def overwritten(path: Path, name: str, page: bytes) -> None:
    """Replace the first page of a table or an index."""
    with closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        place = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
    raw = bytearray(path.read_bytes())
    raw[(place - 1) * size : place * size] = page.ljust(size, b"\0")
    path.write_bytes(raw)


def test_an_index_that_has_forgotten_something(path: Path):
    # An empty page: it can be read, but it is wrong.
    overwritten(path, "matches_by_age", b"\x0a\0\0\0\0\x10\0\0")
    done = run("verify", path)
    assert (done.exit_code, done.stderr) == (1, "")
    assert done.stdout.startswith(f"{path}: the file is damaged (")
    assert "matches_by_age" in done.stdout
    assert done.stdout.count("\n") == 1


def test_a_file_that_cannot_be_read_any_more(path: Path):
    overwritten(path, "batches", b"\xff" * 99)
    done = run("verify", path)
    assert done.exit_code in (1, 2)
    assert (done.stdout + done.stderr).count("\n") == 1


def test_databases_of_others(tmp_path: Path):
    with closing(sqlite3.connect(tmp_path / "foreign")) as connection:
        connection.execute("CREATE TABLE mine (x)")
    done = run("verify", tmp_path / "foreign")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"{tmp_path / 'foreign'}: this is not a database of Starhaul\n"


# --- backup ------------------------------------------------------------------------------------------------


def test_a_copy_is_made_and_is_true(path: Path, tmp_path: Path):
    copy = tmp_path / "copy"
    done = run("backup", copy, "--db", path)
    assert (done.exit_code, done.stderr) == (0, "")
    size = -(-copy.stat().st_size // 1000)
    assert done.stdout == f"{copy}: the copy is complete ({size} kB)\n"
    assert run("verify", copy).stdout == f"{copy}: 5 matches: all as the database says\n"
    again = run("backup", copy, "--db", path)
    assert (again.exit_code, again.stdout) == (2, "")
    assert again.stderr.startswith(f"{copy}: a file with this name exists")


@pytest.mark.slow
def test_both_beside_a_running_server(tmp_path: Path):
    path, copy = tmp_path / "db", tmp_path / "copy"
    with start("keep_appending", path, 3) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        done = starhaul("backup", str(copy), "--db", str(path))
        assert (done.returncode, done.stderr) == (0, b"")
        # This server does not write matches of any real game, but they are found and read.
        done = starhaul("verify", str(path), "--lang", "en")
        assert done.returncode == 1
        assert done.stdout.endswith(b": 3 matches: 3 are not as the database says\n")
        assert child.poll() is None
        child.kill()
        child.stdout.close()
    with closing(SqliteReader(copy)) as store:
        assert len(list(store.matches())) == 3


def test_the_database_that_servers_use_by_themselves(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    missing = run("backup", tmp_path / "copy")
    assert missing.exit_code == 2
    assert missing.stderr == f"{tmp_path}/data/starhaul/starhaul.db: no such file\n"
    (tmp_path / "data" / "starhaul").mkdir(parents=True)
    path.rename(tmp_path / "data" / "starhaul" / "starhaul.db")
    assert run("backup", tmp_path / "copy").exit_code == 0
    assert (tmp_path / "copy").is_file()


def test_the_database_that_the_environment_names(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("STARHAUL_DB", str(path))
    assert run("backup", tmp_path / "one").exit_code == 0
    assert (tmp_path / "one").is_file()
    other = run("backup", tmp_path / "two", "--db", tmp_path / "elsewhere")
    assert (other.exit_code, other.stderr) == (2, f"{tmp_path}/elsewhere: no such file\n")


def test_the_database_that_the_file_of_settings_names(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "settings.toml").write_text(f'db = "{path}"\n')
    monkeypatch.setenv("STARHAUL_CONFIG", str(tmp_path / "settings.toml"))
    assert run("backup", tmp_path / "copy").exit_code == 0
    assert (tmp_path / "copy").is_file()


def test_an_unknown_language_is_refused(path: Path, tmp_path: Path):
    done = run("backup", tmp_path / "copy", "--db", path, language="xx")
    assert (done.exit_code, done.stdout) == (2, "")
    assert not (tmp_path / "copy").exists()
