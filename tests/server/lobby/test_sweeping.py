"""Tables that nobody has visited for long are closed; those with people, matches or recent visits are not."""

import asyncio
import time

import pytest

from starhaul.remote.connection import Remote
from starhaul.server.lobby import lobby as lobby_module
from starhaul.server.lobby import sweeping
from starhaul.server.lobby.sweeping import sweep, sweep_periodically
from starhaul.server.settings.settings import Settings
from starhaul.server.store.store_contract import StoreTrouble, TableRow
from starhaul.server.table import table_record
from starhaul.server.table_error import TableError
from tests.server.running_server import Running, fill_with_bots, open_server
from tests.timeouts import scaled

SETTINGS = Settings(close_unplayed_minutes=60, close_played_days=10)
HOUR, DAY = 3600, 86_400


async def until(holds) -> None:
    async with asyncio.timeout(scaled(60)):
        while not holds():
            await asyncio.sleep(0.01)


async def forgotten(running: Running) -> None:
    """Unload all tables."""
    for room in list(running.lobby.rooms.values()):
        await room.post(room.retire)
    await until(lambda: not running.lobby.rooms)


async def later(running: Running, seconds: float, settings: Settings = SETTINGS) -> int:
    return await sweep(running.lobby, settings, int(time.time() + seconds))


def closed(running: Running, why: str) -> int:
    return int(running.lobby.services.metrics.closed.labels(why)._value.get())


async def test_a_table_that_never_played_is_dropped_when_nobody_comes(tmp_path):
    async with open_server(tmp_path) as running:
        address = await running.table("race", seats=2)
        await forgotten(running)
        assert await later(running, HOUR - 60) == 0
        assert await later(running, HOUR + 60) == 1
        assert running.lobby.services.store.table(address.table) is None
        assert (closed(running, "unplayed"), closed(running, "played")) == (1, 0)
        with pytest.raises(TableError, match="unknown"):
            running.lobby.record(address.table)


async def test_a_table_that_has_played_is_closed_much_later_and_its_match_stays(tmp_path):
    async with open_server(tmp_path) as running:
        address = await running.table("race", seats=2)
        async with Remote(address) as host:
            await fill_with_bots(host, 2)
            await until(lambda: running.lobby.rooms[address.table].live is not None)
            room = running.lobby.rooms[address.table]
            match = room.record.match
            await until(lambda: running.lobby.services.store.match(match) is not None)
        await forgotten(running)
        assert await later(running, 100 * DAY) == 0, "a match that is going on is never swept away"
        record = room.record
        table_record.note_result(record, [1, 2])
        await running.lobby.services.store.put_table(TableRow(record.id, table_record.dump(record), True))
        assert await later(running, 10 * DAY - HOUR) == 0
        assert await later(running, 10 * DAY + HOUR) == 1
        row = running.lobby.services.store.table(address.table)
        assert row is not None
        assert not row.is_open
        assert running.lobby.services.store.match(match) is not None
        assert (closed(running, "unplayed"), closed(running, "played")) == (0, 1)


async def test_tables_in_memory_are_left_alone(tmp_path):
    async with open_server(tmp_path) as running:
        address = await running.table("race", seats=2)
        async with Remote(address):
            assert await later(running, 100 * DAY) == 0
        assert running.lobby.record(address.table)


async def test_0_keeps_tables_for_ever(tmp_path):
    async with open_server(tmp_path) as running:
        await running.table("race", seats=2)
        await forgotten(running)
        assert await later(running, 1000 * DAY, Settings(close_unplayed_minutes=0, close_played_days=0)) == 0
        await sweep_periodically(running.lobby, Settings(close_unplayed_minutes=0, close_played_days=0))


async def test_a_visit_in_time_keeps_the_table(tmp_path, monkeypatch):
    """Whether or not anything is changed there."""
    async with open_server(tmp_path) as running:
        address = await running.table("race", seats=2)
        await forgotten(running)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + HOUR - 60)
        async with Remote(address):
            pass
        await forgotten(running)
        monkeypatch.setattr(time, "time", real)
        assert await later(running, HOUR + 60) == 0
        assert await later(running, 2 * HOUR) == 1


async def test_a_table_counts_from_when_the_last_one_left(tmp_path, monkeypatch):
    async with open_server(tmp_path) as running:
        await running.table("race", seats=2)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 5 * HOUR)
        for chore in running.lobby._chores:
            chore.cancel()
        monkeypatch.setattr(lobby_module, "IDLE_S", 0.05)
        running.lobby.start()
        await until(lambda: not running.lobby.rooms)
        await asyncio.sleep(0.1)
        monkeypatch.setattr(time, "time", real)
        assert await later(running, 5 * HOUR + 60) == 0


async def test_a_disk_in_trouble_does_not_end_the_sweeping(tmp_path, monkeypatch, caplog):
    async with open_server(tmp_path) as running:
        tries = 0

        async def full(*_: object) -> int:
            nonlocal tries
            tries += 1
            raise StoreTrouble("full")

        monkeypatch.setattr(sweeping, "EVERY_S", 0.0)
        monkeypatch.setattr(sweeping, "sweep", full)
        task = asyncio.create_task(sweep_periodically(running.lobby, SETTINGS))
        await until(lambda: tries > 2)
        task.cancel()
        assert "tables could not be closed" in caplog.text
