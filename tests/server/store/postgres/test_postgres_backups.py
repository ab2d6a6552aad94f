"""Backups as docs/cluster-operations.md describes them: what was acknowledged is in them, and running matches
go on after they are restored."""

import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from starhaul.server.store.store_contract import Store, TableRow
from starhaul.server.store.verification import verify_store
from tests.postgres_server import NOT_DURABLE, Installation, PostgresServer
from tests.server.store.helpers import batch, begin, numbers, with_store
from tests.server.store.played import play
from tests.server.store.postgres.asking import asked
from tests.timeouts import scaled


def plain(server: PostgresServer, database: str = "postgres") -> str:
    """An address that the programs of PostgreSQL understand, too."""
    return f"postgresql://starhaul@/{database}?host={server.folder}/socket"


@pytest.fixture
def archived(postgres_installation: Installation) -> Iterator[PostgresServer]:
    """A server that keeps its log, as for going back to any moment."""
    archive = Path(postgres_installation.root) / f"archive-{time.monotonic_ns()}"
    postgres_installation.own(archive)
    settings = ("archive_mode=on", f"archive_command=cp %p {archive}/%f", "wal_level=replica")
    server = PostgresServer(postgres_installation, *NOT_DURABLE, *settings)
    server.archive = archive
    yield server
    server.close()
    shutil.rmtree(archive, ignore_errors=True)


@pytest.mark.slow
def test_a_dump_restored_elsewhere_goes_on(archived: PostgresServer, postgres_installation: Installation):
    async def before(store: Store):
        await store.put_table(TableRow("table", b"{}", True))
        await play(store, "race", "match", steps=40, snapshot_at=20)
        return store.secret(), store.head()

    async def after(store: Store):
        assert list(verify_store(store)) == []
        course = store.course("match")
        assert course is not None
        last = numbers(store)[-1]
        await store.append(batch(last + 1))
        assert numbers(store)[-1] == last + 1
        return store.secret()

    secret, head = with_store(plain(archived), before)
    dump = f"{archived.folder}/socket/house.dump"
    postgres_installation.run("pg_dump", "--format=custom", f"--file={dump}", plain(archived))
    archived.execute("CREATE DATABASE restored")
    postgres_installation.run("pg_restore", "--exit-on-error", "-d", plain(archived, "restored"), dump)

    async def compare(store: Store):
        return store.head()

    assert with_store(plain(archived, "restored"), compare) == head
    # The same links are valid, because it is the same house.
    assert with_store(plain(archived, "restored"), after) == secret


@pytest.mark.slow
def test_any_moment_can_be_restored(archived: PostgresServer, postgres_installation: Installation):
    """A base backup and the archived log, up to a moment."""
    base = archived.folder / "socket" / "base"
    postgres_installation.run("pg_basebackup", f"--pgdata={base}", "-d", plain(archived), "--checkpoint=fast")

    async def good(store: Store):
        await begin(store, "match")
        for number in range(1, 6):
            await store.append(batch(number))

    async def bad(store: Store):
        for number in range(6, 9):
            await store.append(batch(number))

    with_store(plain(archived), good)
    moment = asked(plain(archived), "SELECT clock_timestamp()::text")
    with_store(plain(archived), bad)
    archived.execute("SELECT pg_switch_wal()")
    archived.stop(signal.SIGINT)

    shutil.rmtree(archived.folder / "data")
    # With the owner and the mode that PostgreSQL wants.
    subprocess.run(["cp", "-a", str(base), str(archived.folder / "data")], check=True)
    (archived.folder / "data" / "recovery.signal").touch()
    archived._settings += (
        f"restore_command=cp {archived.archive}/%f %p",
        f"recovery_target_time={moment}",
        "recovery_target_action=promote",
    )
    archived.start()

    async def look(store: Store):
        found = numbers(store)
        await store.append(batch(found[-1] + 1))
        return found

    # Opened again after the recovery has ended.
    deadline = time.monotonic() + scaled(30)
    while asked(plain(archived), "SELECT pg_is_in_recovery()::int") and time.monotonic() < deadline:
        time.sleep(0.05)
    assert with_store(plain(archived), look) == list(range(6))
