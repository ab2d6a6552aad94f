"""Tables after a stall: messages sent in time count, nobody loses a turn, everybody is notified."""

import asyncio
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from starhaul.remote.connection import Remote
from starhaul.server.clock import service_clock
from starhaul.server.clock.service_clock import ServiceClock
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.table import played_table
from starhaul.server.wire import DoneMessage, RefusedMessage, StalledMessage
from tests.faults.people import first_option, is_asked, seated, started, told
from tests.remote.wide import UNLIMITED
from tests.server.running_server import Running, open_server
from tests.server.waiting import until


class Jumping:
    """The monotonic clock of a process that can be stopped: real time continues, and then it jumps."""

    def __init__(self) -> None:
        self.ahead_s = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead_s


def heard(person: Remote, kind: type) -> list[Any]:
    """All messages of this kind so far; the rest is discarded."""
    found = []
    while not person._received.empty():
        found.append(person._received.get_nowait())
    return [fact for fact in found if isinstance(fact, kind)]


async def test_a_card_sent_during_a_stall_counts(tmp_path: Path):
    jumping = Jumping()
    async with (
        open_server(tmp_path, limits=UNLIMITED, clock=ServiceClock(0, jumping)) as running,
        AsyncExitStack() as stack,
    ):
        people = await seated(running, stack, options={"decision_seconds": 5})
        mover = await started(people)
        before = (await mover.ping()).at_ms
        # Sent while the server is stopped; more time than is left passes before it continues.
        sending = asyncio.create_task(mover.act(first_option(mover)))
        jumping.ahead_s += 24
        assert isinstance(await sending, DoneMessage)
        await until(lambda: heard(mover, StalledMessage), running)
        assert (await mover.ping()).at_ms - before < 5000
        assert not any(told(person, "by-default") for person in people)


async def test_no_turn_is_decided_by_a_stall_and_everybody_is_told(tmp_path: Path):
    jumping = Jumping()
    async with (
        open_server(tmp_path, limits=UNLIMITED, clock=ServiceClock(0, jumping)) as running,
        AsyncExitStack() as stack,
    ):
        people = await seated(running, stack, options={"decision_seconds": 60})
        mover = await started(people)
        rev = mover.update.rev
        jumping.ahead_s += 600
        stalls: list[StalledMessage] = []
        await until(lambda: stalls.extend(heard(people[1], StalledMessage)) or stalls, running)
        assert [600 <= stall.away_s <= 602 for stall in stalls] == [True]
        assert (mover.update.rev, is_asked(mover)) == (rev, True)
        assert (await mover.ping()).at_ms < mover.update.deadline_ms
        assert running.lobby.services.metrics.stalled._value.get() == stalls[0].away_s


async def test_a_client_that_was_cut_off_is_notified_of_the_stall_when_it_returns(tmp_path: Path):
    jumping = Jumping()
    async with (
        open_server(tmp_path, limits=UNLIMITED, clock=ServiceClock(0, jumping)) as running,
        AsyncExitStack() as stack,
    ):
        people = await seated(running, stack)
        await started(people)
        table = running.lobby.room(people[0].address.table)
        # Clients reconnect at once; so this one pretends to be somebody else meanwhile.
        people[0]._socket.transport.abort()
        await until(lambda: people[0].connections == 2, running)
        table.absence.begin(table.live.play.id, 30)
        told_of = []
        for connections in (3, 4):
            people[0]._socket.transport.abort()
            await until(lambda many=connections: people[0].connections == many, running)
            told_of.append(people[0].welcome.away_s)
        assert told_of == [30, 0]
        # A client that has seen nothing of the match yet has missed nothing.
        late = await stack.enter_async_context(Remote(running.address(table.record.id)))
        assert late.welcome.away_s == 0


@pytest.fixture
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_clock, "RECOVER_S", 0.5)
    monkeypatch.setattr(played_table, "RETRY_MS", 100)


async def test_nobody_loses_a_turn_while_another_program_holds_the_database(
    tmp_path: Path, short_waits: None
):
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        people = await seated(running, stack, options={"decision_seconds": 2})
        mover = await started(people)
        store = running.lobby.services.store
        assert isinstance(store, SqliteStore)
        store._writer._connection.execute("PRAGMA busy_timeout = 300")
        rev = mover.update.rev
        with closing(sqlite3.connect(tmp_path / "starhaul.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = await mover.act(first_option(mover))
            assert isinstance(refused, RefusedMessage)
            assert (refused.of, refused.code) == ("store", "busy")
            # Longer than the deadline.
            await asyncio.sleep(2.5)
            assert mover.update.rev == rev
            other.execute("ROLLBACK")
        assert isinstance(await mover.act(first_option(mover)), DoneMessage)
        assert not any(told(person, "by-default") for person in people)
        await until(lambda: heard(people[0], StalledMessage), running)


async def test_clients_that_were_there_learn_of_a_restart(tmp_path: Path):
    async with AsyncExitStack() as stack:
        async with open_server(tmp_path, limits=UNLIMITED) as running:
            people = await seated(running, stack)
            mover = await started(people)
            table, seat, seen = mover.address.table, mover.welcome.seat, mover.update
            for person in people:
                await person.__aexit__()
        async with open_server(tmp_path, limits=UNLIMITED, away_s=17) as running:
            back = Remote(running.seat(table, seat))
            back.update = seen
            async with back:
                assert back.welcome.away_s == 17
                assert back.welcome.lost_revs == 0


async def test_told_time_does_not_come_again_after_a_crash(tmp_path: Path):
    """When the process dies, the stored time is at least the latest time sent to anybody."""
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        store, table = running.lobby.services.store, running.lobby.room(people[0].address.table)
        for _ in range(20):
            at_ms = (await people[0].ping()).at_ms
            assert at_ms + table.live._offset_ms <= store.service_ms()
            await asyncio.sleep(0.03)
        reserved = store.service_ms()
    with closing(sqlite3.connect(tmp_path / "starhaul.db")) as connection:
        # A server that shuts down normally gives back the time it has not used.
        assert connection.execute("SELECT service_ms FROM house").fetchone()[0] < reserved


async def test_a_client_that_has_seen_more_than_the_server_knows(tmp_path: Path, caplog: Any):
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        seen = people[0].update
        lost = running.lobby.services.metrics.lost
        for ahead, expected in ((0, 0), (2, 2), (7, 7)):
            again = Remote(people[0].address)
            again.update = type(seen)(match=seen.match, rev=seen.rev + ahead, at_ms=0, view=seen.view)
            async with again:
                assert again.welcome.lost_revs == expected
        # Reported once: clients could lie.
        assert lost._value.get() == 2
        assert sum("not in the database" in record.message for record in caplog.records) == 1


async def test_a_match_that_is_gone_altogether_is_a_loss(running: Running):
    host = await running.table("race", seats=2)
    async with Remote(host) as ann:
        again = Remote(host)
        again.update = type("Seen", (), {"rev": 5, "match": ann.welcome.table.match})()
        async with again:
            assert again.welcome.lost_revs == 5


@pytest.fixture
async def running(tmp_path: Path) -> Any:
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running
