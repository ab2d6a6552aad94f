"""A server with a database full of matches opens at once; they are loaded in the background, or on demand."""

import asyncio
import os
import re
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from starhaul.server.clock.service_clock import ServiceClock
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import TableRow
from starhaul.server.table import table_record
from starhaul.server.table.live_match import LiveMatch, new_play
from starhaul.server.table.table_view import seat_token
from starhaul.server.wire import DoneMessage
from tests.faults.kit import Service, Visitor, serving
from tests.faults.people import first_option, is_asked
from tests.timeouts import scaled

pytestmark = pytest.mark.slow

MATCHES, ACTIONS = 300, 40
IDLE = 100_000
MOST_CPU_S = 0.25
"""How much more CPU time this many idle tables may cost than ten. Reading them all would take 0.3 s."""
TICKS = os.sysconf("SC_CLK_TCK")


async def test_many_matches_do_not_hold_up_the_door(tmp_path: Path):
    links = await fill(tmp_path / "starhaul.db")
    async with serving(tmp_path) as service:
        assert (await service.get("/readyz")) == (200, '"ok"')
        assert await awake(service) < MATCHES
        # The one that would be loaded last, before its turn.
        table, tokens = links[-1]
        async with AsyncExitStack() as stack:
            remotes = [Visitor(service.address(table, token)) for token in tokens]
            people = [await stack.enter_async_context(remote) for remote in remotes]
            person = next(filter(is_asked, people))
            assert isinstance(await person.act(first_option(person)), DoneMessage)
            async with asyncio.timeout(scaled(60)):
                while await awake(service) < MATCHES:
                    assert (await service.get("/readyz"))[0] == 200
        assert service.running.complaint == ""


async def test_idle_tables_do_not_hold_up_the_door(tmp_path: Path):
    """The startup time does not depend on the number of stored tables."""
    few, many = tmp_path / "few", tmp_path / "many"
    for folder, number in ((few, 10), (many, IDLE)):
        folder.mkdir()
        await idle(folder / "starhaul.db", number)
    # Alternating, so that both are affected by the same load.
    spent = [(await opening_cpu_s(few, 10), await opening_cpu_s(many, IDLE)) for _ in range(3)]
    assert min(cost for _, cost in spent) - min(cost for cost, _ in spent) < MOST_CPU_S, spent


async def opening_cpu_s(folder: Path, number: int) -> float:
    """The CPU time of a server from its start to its first answer; all tables exist, and none was read."""
    async with serving(folder) as service:
        assert (await service.get("/readyz")) == (200, '"ok"')
        stat = Path(f"/proc/{service.running.process.pid}/stat").read_text("ascii")
        assert await awake(service) == 0
        with sqlite3.connect(service.database) as database:
            assert database.execute("SELECT count(*) FROM tables WHERE is_open").fetchone() == (number,)
        return sum(map(int, stat.rpartition(")")[2].split()[11:13])) / TICKS


async def idle(path: Path, number: int) -> None:
    """Tables with people and no match."""
    store = SqliteStore(path)
    made = [table_record.new_table("race", {"seats": 2}, "Ann") for _ in range(10)]
    await asyncio.gather(*(store.put_table(TableRow(one.id, table_record.dump(one), True)) for one in made))
    await store.close()
    with sqlite3.connect(path) as database:
        (record,) = database.execute("SELECT record FROM tables LIMIT 1").fetchone()
        database.executemany(
            "INSERT INTO tables (id, record, is_open, touched_at) VALUES (?, ?, 1, ?)",
            ((f"{copy:016x}", record, int(time.time())) for copy in range(number - len(made))),
        )


async def awake(service: Service) -> int:
    found = re.search(r"^starhaul_tables (\d+)", (await service.get("/metrics"))[1], re.MULTILINE)
    assert found is not None
    return int(found[1])


# --- unfinished matches ------------------------------------------------------------------------------------


async def fill(path: Path) -> list[tuple[str, list[str]]]:
    """Tables in the middle of a match; returns the races in the order in which
    they are loaded, with seat tokens."""
    store = SqliteStore(path)
    secret = store.secret()
    records = await asyncio.gather(*(begin(store, number) for number in range(MATCHES)))
    await store.close()
    races = [record for record in records if record.game == "race"]
    return sorted((race.id, [seat_token(race, seat, secret) for seat in (0, 1)]) for race in races)


async def begin(store: SqliteStore, number: int) -> table_record.TableRecord:
    """Both games in turn; without time limits, so that nothing happens by itself."""
    game, options = [("race", {"decision_seconds": 0}), ("trucker", {"build": "relaxed"})][number % 2]
    record = table_record.new_table(game, {"seats": 2, "options": options}, "Ann")
    table_record.take(record, 1, "Bob")
    record.is_playing = True
    await store.put_table(TableRow(record.id, table_record.dump(record), True))
    live = LiveMatch(new_play(record), store, ServiceClock(), 0, lambda: range(3), lambda step: None)
    await live.begin(record.id)
    for count in range(ACTIONS):
        await live.act(*an_action(live, count))
    assert not live.is_over
    return record


def an_action(live: LiveMatch, count: int) -> tuple[int, Any]:
    """Look at tiles in the trucker game, play in the race."""
    game, state = live.play.game, live.play.match.state
    question = game.questions(state)[0]
    if question.options is not None:
        return question.seat, question.options[0]
    return question.seat, game.to_action(question.seat, {"do": "return" if count % 2 else "take"})
