"""A database and logs of every earlier release: opened, continued to the end, and verified."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from starhaul.remote.connection import Remote
from starhaul.remote.remote_bot import RemoteBot
from starhaul.server.bots import bot_pace
from starhaul.server.store.schema import STEPS
from tests.cli.helpers import starhaul
from tests.server.running_server import Running, open_server
from tests.timeouts import scaled

FIXTURES = Path(__file__).parent / "fixtures"
RELEASES = sorted(path.name for path in FIXTURES.iterdir() if path.is_dir())
LIMIT_S = scaled(90)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need not wait for people where nobody watches."""
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 1))
    monkeypatch.setattr(bot_pace, "PACES_MS", (1, 5))


@pytest.fixture(params=RELEASES)
def release(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the files of a release."""
    return Path(shutil.copytree(FIXTURES / request.param, tmp_path / request.param))


def test_there_are_files_of_the_first_release_and_they_are_small():
    assert RELEASES[0] == "0.1.0"
    for name in RELEASES:
        assert sum(path.stat().st_size for path in (FIXTURES / name).iterdir()) <= 300_000


def test_logs_of_earlier_releases_are_verified(release: Path):
    logs = sorted(map(str, release.glob("*.log")))
    assert len(logs) == 2
    done = starhaul("verify", *logs)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(b"all as the log says") == 2


def test_an_old_database_is_not_verified_before_it_is_upgraded(release: Path):
    if version_of(release) == len(STEPS):
        pytest.skip("this release has the present version")
    done = starhaul("verify", str(release / "starhaul.db"))
    assert done.returncode == 2
    assert b"starting a server with it upgrades it" in done.stderr


def version_of(release: Path) -> int:
    with closing(sqlite3.connect(release / "starhaul.db")) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return int(version)


@pytest.mark.slow
async def test_running_matches_continue_to_the_end(release: Path, hasty: None):
    links = json.loads((release / "links.json").read_text("utf-8"))
    async with open_server(release) as server:
        assert version_of(release) == len(STEPS)
        async with asyncio.timeout(LIMIT_S):
            await asyncio.gather(*(finished(server, links[name]) for name in ("trucker", "race")))
        await is_kept(server, links["finished"])
    done = starhaul("verify", str(release / "starhaul.db"))
    assert done.returncode == 0, done.stdout + done.stderr


async def finished(server: Running, link: dict[str, Any]) -> None:
    """The host of the old link plays on, from where the match was."""
    async with Remote(server.address(link["table"], link["token"])) as host:
        assert host.update is not None
        assert host.table is not None
        assert (host.update.match, host.welcome.seat) == (link["match"], 0)
        assert host.update.rev >= link["rev"]
        staying = asyncio.create_task(RemoteBot(host, "easy").stay())
        try:
            while not [one for one in host.table.played if one.match == link["match"]]:
                assert not staying.done()
                await asyncio.sleep(0.02)
        finally:
            staying.cancel()
            await asyncio.gather(staying, return_exceptions=True)


async def is_kept(server: Running, link: dict[str, Any]) -> None:
    """The finished match is still among the results of its table."""
    async with Remote(server.address(link["table"], link["token"])) as host:
        assert host.table is not None
        assert link["match"] in [one.match for one in host.table.played]
