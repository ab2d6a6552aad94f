"""A real server with a database that was damaged, or has lost its end."""

import asyncio
import os
import re
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from starhaul.server.wire import RefusedMessage
from tests.cli.helpers import starhaul
from tests.faults.kit import SOON, Service, serving, until
from tests.faults.people import first_option, is_asked, mover
from tests.faults.test_stalls import Listener, two_at

pytestmark = pytest.mark.slow


async def metric(service: Service, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)", (await service.get("/metrics"))[1], re.MULTILINE)
    return float(found[1]) if found else 0.0


def damage(database: Path, name: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
    with open(database, "r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


@pytest.mark.parametrize("name", ["batches", "tables", "matches_by_age"])
async def test_damaged_pages_are_found_at_the_start(tmp_path: Path, name: str):
    async with serving(tmp_path) as service:
        async with two_at(service, "race") as people:
            await mover(people)
        assert await service.end(15) == 0
        service.running.close()
        damage(service.database, name)
        kept = service.database.read_bytes()
        await service.start()

        async with asyncio.timeout(SOON):
            while (answer := await service.get("/readyz"))[0] == 200:
                await asyncio.sleep(0.1)
        assert answer[0] == 503
        assert '"code":"damaged"' in answer[1]
        assert "The database file is damaged" in answer[1]
        assert await metric(service, 'starhaul_store_trouble_total{code="damaged"}') == 1
        for command in ("starhaul verify", "starhaul backup"):
            assert command in service.running.complaint
        assert "Traceback" not in service.running.complaint
        status, body = await service.get("/api/games")
        assert status == 200, body
        await service.kill()
        assert service.database.read_bytes() == kept
    assert starhaul("verify", str(service.database)).returncode in (1, 2)


async def test_damage_under_a_running_server(tmp_path: Path):
    """Detected by the first read of the damaged page, and then reported to everybody."""
    async with serving(tmp_path) as service, two_at(service, "race") as people:
        person = await mover(people)
        # Until everything is checkpointed: data in the WAL is read from there.
        with closing(sqlite3.connect(service.database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        damage(service.database, "matches")
        match = person.update.match
        async with asyncio.timeout(SOON):
            while (await service.get(f"/api/matches/{match}"))[0] == 200:
                damage(service.database, "matches")
        assert (await service.get("/readyz"))[0] == 503
        refused = await person.act(first_option(person))
        assert isinstance(refused, RefusedMessage)
        assert (refused.of, refused.code) == ("store", "damaged")


async def test_a_missing_log_is_told_to_everybody(tmp_path: Path):
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        people = await stack.enter_async_context(two_at(service, "race", options={"decision_seconds": 0}))
        # Data written so far is checkpointed; later data is in the WAL only.
        with closing(sqlite3.connect(service.database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for _ in range(3):
            person = await mover(people)
            rev = person.update.rev
            await person.act(first_option(person))
            await until(lambda person=person, rev=rev: person.update.rev > rev)
        await service.kill()
        os.unlink(f"{service.database}-wal")

        done = starhaul("verify", str(service.database), "--lang", "en")
        assert done.returncode == 1
        assert b"missing at the end" in done.stdout
        await service.start()
        await until(lambda: all(person.connections > 1 for person in people))
        assert all(person.welcome.lost_revs > 0 for person in people)
        assert await metric(service, "starhaul_lost_batches") == 3
        assert await metric(service, "starhaul_lost_revisions_total") > 0
        assert "lost 3 batches" in service.running.complaint
        assert "not in the database" in service.running.complaint
        # The match continues from there.
        await until(lambda: any(map(is_asked, people)))
        done = starhaul("verify", str(service.database), "--lang", "en")
        assert done.returncode == 1


async def test_clients_that_were_there_are_notified_of_a_restart(tmp_path: Path):
    async with serving(tmp_path) as service, two_at(service, "race") as people:
        await service.kill()
        await service.start()
        await until(lambda: all(person.connections > 1 for person in people))
        assert all(isinstance(person, Listener) and person.welcome.lost_revs == 0 for person in people)
        await until(lambda: all(person.away for person in people))
