"""A server that cannot act for a while: its process is stopped, or its
database is locked by another process."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from starhaul.server.wire import DoneMessage, ReadyCommand, RefusedMessage, StalledMessage, WelcomeMessage
from tests.faults.kit import IS_LONG, Service, Visitor, serving, until
from tests.faults.people import first_option, is_asked, mover

pytestmark = pytest.mark.slow

DECISION_S = 5
STOP_S = 24 if IS_LONG else 8
"""Longer than the time limit of a decision."""


class Listener(Visitor):
    """Stores everything it receives."""

    def __init__(self, *facts: Any) -> None:
        super().__init__(*facts)
        self.heard: list[Any] = []
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Listener":
        await super().__aenter__()
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        await super().__aexit__()
        if self._listening is not None:
            await self._listening

    async def _listen(self) -> None:
        async for fact in self.messages():
            self.heard.append(fact)

    def events(self, key: str) -> list[Any]:
        updates = [fact for fact in self.heard if hasattr(fact, "events")]
        return [event for update in updates for event in update.events if event.key == key]

    @property
    def away(self) -> list[int]:
        """The stalls that the server has reported to it."""
        return [
            fact.away_s
            for fact in self.heard
            if isinstance(fact, StalledMessage | WelcomeMessage) and fact.away_s
        ]


@asynccontextmanager
async def two_at(service: Service, game: str, **config: Any) -> AsyncIterator[list[Listener]]:
    """Two people in the middle of a match."""
    host = await service.table(game, seats=2, **config)
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Listener(host, "Ann"))
        link = service.address(host.table, ann.table.seats[1].link)
        people = [ann, await stack.enter_async_context(Listener(link, "Bob"))]
        for person in people:
            assert isinstance(await person.do(ReadyCommand), DoneMessage)
        await until(lambda: all(person.update for person in people))
        yield people


@asynccontextmanager
async def stopped(service: Service) -> AsyncIterator[None]:
    service.running.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        service.running.process.send_signal(signal.SIGCONT)


async def test_a_card_sent_to_a_stopped_process_counts(tmp_path: Path):
    async with (
        serving(tmp_path) as service,
        two_at(service, "race", options={"decision_seconds": DECISION_S}) as people,
    ):
        person = await mover(people)
        before = (await person.ping()).at_ms
        async with stopped(service):
            # In time, by the client's clock; the server resumes long after the deadline.
            await asyncio.sleep(1)
            sending = asyncio.create_task(person.act(first_option(person)))
            await asyncio.sleep(STOP_S - 1)
        assert isinstance(await sending, DoneMessage)
        assert (await person.ping()).at_ms - before < DECISION_S * 1000
        await until(lambda: all(one.away for one in people))
        assert all(abs(one.away[0] - STOP_S) <= 3 for one in people)
        assert not any(one.events("by-default") for one in people)
        assert service.running.complaint.count("match time stood still") == 1


async def test_no_turn_is_decided_while_the_process_is_stopped(tmp_path: Path):
    async with (
        serving(tmp_path) as service,
        two_at(service, "race", options={"decision_seconds": DECISION_S}) as people,
    ):
        person = await mover(people)
        before, rev = (await person.ping()).at_ms, person.update.rev
        async with stopped(service):
            await asyncio.sleep(STOP_S)
        after = (await person.ping()).at_ms
        # The remaining time is the same as before, except for a moment.
        assert after - before < 1500
        assert (person.update.rev, is_asked(person)) == (rev, True)
        assert isinstance(await person.act(first_option(person)), DoneMessage)
        assert not any(one.events("by-default") for one in people)


async def test_the_hourglass_keeps_its_sand(tmp_path: Path):
    async with serving(tmp_path) as service, two_at(service, "trucker") as people:
        before = (await people[0].ping()).at_ms
        async with stopped(service):
            await asyncio.sleep(STOP_S)
        assert (await people[0].ping()).at_ms - before < 1500
        assert isinstance(await people[0].act({"do": "take"}), DoneMessage)


async def test_nobody_loses_a_turn_while_the_database_is_held(tmp_path: Path):
    async with (
        serving(tmp_path) as service,
        two_at(service, "race", options={"decision_seconds": DECISION_S}) as people,
    ):
        person = await mover(people)
        action, before = first_option(person), (await person.ping()).at_ms
        with closing(sqlite3.connect(service.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            loop = asyncio.get_running_loop()
            began, refused = loop.time(), []
            while loop.time() < began + STOP_S:
                refused.append(await person.act(action))
            assert (await service.get("/readyz"))[0] == 503
            other.execute("ROLLBACK")
        assert all(isinstance(answer, RefusedMessage) and answer.code == "busy" for answer in refused)
        assert len(refused) > 1
        assert (await person.ping()).at_ms - before < 3000
        assert isinstance(await person.act(action), DoneMessage)
        await until(lambda: all(one.away for one in people))
        assert not any(one.events("by-default") for one in people)
        assert (await service.get("/readyz"))[0] == 200


async def test_told_time_never_comes_again(tmp_path: Path):
    """The server is killed just after the time was sent to a client."""
    async with (
        serving(tmp_path) as service,
        two_at(service, "race", options={"decision_seconds": 0}) as people,
    ):
        told = 0
        for pause in (0.0, 0.3, 0.45, 0.6) * (5 if IS_LONG else 1):
            await asyncio.sleep(pause)
            told = (await people[0].ping()).at_ms
            connections = people[0].connections
            await service.kill()
            await service.start()
            await until(lambda many=connections: people[0].connections > many)
            # At least the time sent, and hardly more: the reserved time, and the time since the start.
            assert told <= people[0].welcome.update.at_ms
            assert told <= (await people[0].ping()).at_ms
