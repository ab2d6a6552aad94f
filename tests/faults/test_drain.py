"""SIGTERM during a match: clients are asked to reconnect, and the next server continues."""

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from starhaul.remote import connection
from tests.faults.guests import party
from tests.faults.judging import judge
from tests.faults.kit import IS_LONG, serving, until

pytestmark = pytest.mark.slow

RESTARTS, TABLES = (20, 20) if IS_LONG else (2, 4)


async def test_everybody_is_told_and_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "_PAUSES_S", (0.1,))
    luck = Random(RESTARTS)
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        games = ["race", "trucker"] * TABLES
        tables = [await party(service, stack, luck, game, people=2, bots=1) for game in games[:TABLES]]
        guests = [guest for table in tables for guest in table]
        for guest in guests:
            guest.play()
        for times in range(1, RESTARTS + 1):
            await asyncio.sleep(luck.uniform(0.2, 0.8))
            assert await service.end(signal.SIGTERM) == 0
            assert service.running.complaint == ""
            service.running.close()
            await service.start()
            await until(lambda times=times: all(guest.remote.connections == times + 1 for guest in guests))
            for guest in guests:
                guest.check()
                assert guest.diary.byes == [("restarting", 1000)] * times
        assert await service.end(signal.SIGTERM) == 0
    assert judge(service.database, guests) > len(guests)
