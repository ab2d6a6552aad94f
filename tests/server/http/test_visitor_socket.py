"""Integration of server parts that are tested separately: data of one reaches the other."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from starhaul.remote.connection import Closed, Remote, Unreachable
from starhaul.server.bots import bot_pace
from starhaul.server.bots.calls import Answer
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.table.attendance import Grace
from starhaul.server.table.live_match import LiveMatch, new_play
from starhaul.server.table.table_match import Step
from starhaul.server.table.table_record import new_table, take
from starhaul.server.table.viewer import MOST_FRAMES
from starhaul.server.table_error import TableError
from starhaul.server.wire import PingCommand
from tests.faults.people import first_option, is_asked, seated, started
from tests.remote.wide import UNLIMITED
from tests.rules import rule
from tests.server.running_server import Running, fill_with_bots, open_server
from tests.server.waiting import WITH_BOTS, until
from tests.timeouts import scaled


@pytest.fixture
async def running(tmp_path: Path) -> Any:
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


@rule("HSE-O3")
async def test_a_person_who_was_away_before_a_restart_is_here_again_after_it(tmp_path: Path):
    quick, slow = Grace(50, 50, 60_000), Grace(60_000, 60_000, 60_000)
    async with AsyncExitStack() as stack:
        async with open_server(tmp_path, limits=UNLIMITED, grace=quick) as running:
            people = await seated(running, stack)
            await started(people)
            table, seat = people[0].address.table, people[0].welcome.seat
            room = running.lobby.room(table)
            await people[0].__aexit__()
            await until(lambda: room.live.play.match.state.presence[seat] != 0, running)
            await people[1].__aexit__()
        async with open_server(tmp_path, limits=UNLIMITED, grace=slow) as running:
            room = running.lobby.room(table)
            assert room.live.presence[seat] == "away"
            async with Remote(running.seat(table, seat)):
                await until(lambda: room.live.presence[seat] == "here", running)
                assert room.live.play.match.state.presence[seat] == 0


async def test_bots_at_a_live_table_hear_what_happens(running: Running, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 0))  # nobody watches, so bots need not wait
    answers: list[Answer] = []
    running.lobby.services.bots.on_answer = answers.append
    async with Remote(await running.table("race", seats=2)) as ann:
        await fill_with_bots(ann, 2)
        await until(lambda: ann.update, running)
        while not any(answer.received for answer in answers):
            await until(
                lambda: is_asked(ann) or any(answer.received for answer in answers), running, WITH_BOTS
            )
            if is_asked(ann):
                await ann.act(first_option(ann))
        # Ever more of it, and nothing twice.
        heard = [answer.received for answer in answers]
        assert heard == sorted(heard)


# --- shutdown ----------------------------------------------------------------------------------------------


async def post(running: Running, path: str) -> tuple[int, str]:
    def ask() -> tuple[int, str]:
        headers = {"content-type": "application/json"}
        try:
            with urlopen(Request(running.url + path, data=b"{}", method="POST", headers=headers)) as answer:
                return answer.status, ""
        except HTTPError as error:
            return error.code, json.loads(error.read())["code"]

    return await asyncio.to_thread(ask)


async def test_while_it_drains_nobody_gets_a_table_or_a_seat(running: Running):
    host = await running.table("race", seats=2)
    tables = len(running.lobby.rooms)
    running.lobby.is_draining = True
    assert await post(running, "/api/tables") == (503, "restarting")
    assert await post(running, f"/api/tables/{host.table}/join") == (503, "restarting")
    with pytest.raises(TableError, match="restarting"):
        await running.lobby.join(host.table, "Bob")
    with pytest.raises((TimeoutError, Unreachable)):
        await asyncio.wait_for(Remote(host, timeout_s=0).__aenter__(), scaled(0.5))
    running.lobby.is_draining = False
    assert len(running.lobby.rooms) == tables
    assert not running.lobby.room(host.table).record.seats[1].is_taken


async def test_draining_sends_everybody_away_to_come_again(tmp_path: Path):
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        room = running.lobby.room(people[0].address.table)
        viewers = list(room.viewers)
        await running.lobby.drain()
        assert [viewer.closing for viewer in viewers] == ["restarting"] * 2
        assert room.is_stopped
        # Everything needed to continue is stored, with a snapshot.
        course = running.lobby.services.store.course(room.record.match)
        assert course is not None
        assert course.snapshot is not None


# --- trouble with the disk ---------------------------------------------------------------------------------


class Refusing:
    """A store that writes nothing while it is in trouble."""

    def __init__(self) -> None:
        self.is_in_trouble = False
        self.kept: list[Any] = []

    async def _keep(self, what: Any) -> None:
        if self.is_in_trouble:
            raise StoreTrouble("full")
        self.kept.append(what)

    async def begin_match(self, row: Any, first: Any) -> None:
        await self._keep(first)

    async def append(self, batch: Any) -> None:
        await self._keep(batch)

    async def put_snapshot(self, snapshot: Any) -> None:
        await self._keep(snapshot)


@pytest.mark.parametrize("moment", ["begin", "act", "tick"])
async def test_what_the_store_refuses_has_not_happened(moment: str):
    record = new_table("race", {"seats": 2, "options": {"decision_seconds": 1}}, "Ann")
    take(record, 1, "Bob")
    now, store, told = [0], Refusing(), list[Step]()
    clock = type("Clock", (), {"now_ms": lambda self: now[0]})()
    live = LiveMatch(new_play(record), store, clock, 0, lambda: range(3), told.append)  # type: ignore[arg-type]
    if moment != "begin":
        await live.begin("table")

    async def go() -> None:
        if moment == "begin":
            await live.begin("table")
        elif moment == "tick":
            now[0] = live.play.due or 0
            await live.catch_up()
        else:
            question = live.play.questions[0]
            await live.act(question.seat, (question.options or [None])[0])

    play = live.play
    before = play.match.key, play.match.now_ms, play.revs[:], play.batches, len(told), len(store.kept)
    store.is_in_trouble = True
    for _ in range(2):
        with pytest.raises(StoreTrouble):
            await go()
        assert before == (
            *(play.match.key, play.match.now_ms, play.revs, play.batches),
            *(len(told), len(store.kept)),
        )
        assert not play.match.entries
    store.is_in_trouble = False
    await go()
    assert len(told) > before[4]
    assert store.kept[before[5]].number == before[3]


# --- slow viewers ------------------------------------------------------------------------------------------


async def test_a_viewer_who_falls_behind_is_gone_and_comes_back(running: Running):
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        room = running.lobby.room(people[0].address.table)
        slow = next(viewer for viewer in room.viewers if viewer.seat == 1)
        slow._take = lambda frames: False
        for _ in range(MOST_FRAMES + 1):
            slow.send(b"{}")
        assert slow.closing == "slow"
        # Noticed at the next message of any kind, although the connection still exists.
        await people[0].do(PingCommand)
        await until(lambda: slow not in room.viewers, running)
        await until(lambda: people[1].connections == 2, running)
        assert room.attendance.is_here(1)
        assert running.lobby.services.metrics.dropped.labels("slow")._value.get() == 1


async def fail_at_a_message(folder: Path) -> None:
    async def fail() -> None:
        raise RuntimeError("a mistake")

    async with open_server(folder, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Remote(await running.table("race", seats=2)))
        await running.lobby.room(ann.address.table).post(fail)
        async for _ in ann.messages():
            """Nobody waits for long."""
        assert isinstance(ann.ended, Closed)


async def test_a_table_that_fails_is_noticed_at_once(tmp_path: Path):
    with pytest.raises(AssertionError, match="failed at a message"):
        await fail_at_a_message(tmp_path)
