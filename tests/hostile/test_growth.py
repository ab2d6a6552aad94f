"""Tables are opened and closed, viewers come and go: no memory is leaked."""

import asyncio
import gc
from collections import Counter
from contextlib import AsyncExitStack

import pytest

from starhaul.server.lobby import lobby as lobby_module
from starhaul.server.net import websocket_limits
from tests.effort import effort
from tests.hostile.kit import BOUNDLESS, seated, start, table_of, until
from tests.server.running_server import Running, open_server
from tools.hostile.visitor import CLOSE, Visitor, frame

AT_ONCE = 20
slow = pytest.mark.slow


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running:
        yield running


def counts(running: Running) -> dict[str, int]:
    """The sizes of everything that could grow."""
    lobby = running.lobby
    return {
        "rooms": len(lobby.rooms),
        "tasks of rooms": len(lobby._tasks),
        "idle rooms": len(lobby._idle_since),
        "tasks": len(asyncio.all_tasks()),
        "viewers": sum(len(room.viewers) for room in lobby.rooms.values()),
        "open lines": int(lobby.services.metrics.viewers._value.get()),
        "clients": sum(
            len(clients) for room in lobby.rooms.values() for clients in room.answers._seats.values()
        ),
        "connected": sum(sum(room.attendance._connections.values()) for room in lobby.rooms.values()),
        "mail": sum(len(room._mailbox) for room in lobby.rooms.values()),
    }


async def settled(running: Running, wanted: dict[str, int]) -> None:
    try:
        await until(lambda: counts(running) == wanted)
    except TimeoutError:
        assert counts(running) == wanted


async def some_at_once(jobs: list) -> None:
    for place in range(0, len(jobs), AT_ONCE):
        await asyncio.gather(*(job() for job in jobs[place : place + AT_ONCE]))


@pytest.mark.parametrize("tables", [30, pytest.param(effort(100, 200), marks=slow)])
async def test_tables_that_are_closed_leave_nothing(running, tables):
    before = counts(running)

    async def open_and_close(number: int) -> None:
        async with AsyncExitStack() as stack:
            people = await seated(running, stack, ("race", "trucker")[number % 2])
            if number % 3 == 0:
                await start(people)
            if number % 2:
                await people[0].do(do="close")
            else:
                await people[1].do(do="leave")
                await people[0].do(do="leave")
            assert (await people[0].end())[0] == 1000

    await some_at_once([lambda n=n: open_and_close(n) for n in range(tables)])
    await settled(running, before)
    assert running.lobby.services.metrics.tables._value.get() == 0


async def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(running, monkeypatch):
    before = counts(running)
    addresses = [await running.table("race", seats=2) for _ in range(30)]
    for chore in running.lobby._chores:
        chore.cancel()
    monkeypatch.setattr(lobby_module, "IDLE_S", 0.1)
    running.lobby.start()
    await settled(running, before)
    async with await Visitor.open(running.port) as visitor:
        assert (await visitor.hello(addresses[0].table, addresses[0].token))["is"] == "welcome"


@pytest.mark.parametrize("visits", [200, pytest.param(effort(600, 2000), marks=slow)])
async def test_viewers_that_come_and_go_leave_nothing(running, visits):
    async with AsyncExitStack() as stack:
        people = await seated(running, stack, "race")
        await start(people)
        table = table_of(people[0])
        link = people[1].last["welcome"]["table"]["seats"][1]["link"]
        await asyncio.sleep(0)
        before = counts(running)

        async def come_and_go(number: int) -> None:
            async with await Visitor.open(running.port) as visitor:
                token = (link, "", "wrong", "")[number % 4]
                answer = await visitor.hello(table, token, client=f"{number % 3}")
                if answer["is"] == "welcome":
                    await visitor.do(do="ping")
                if number % 5 == 0:
                    visitor.raw(frame(CLOSE, b"\x03\xe8"))
                    await visitor.end()

        await some_at_once([lambda n=n: come_and_go(n) for n in range(visits)])
        await settled(running, before)
        assert (await people[0].do(do="ping"))["is"] == "pong"


async def test_rooms_and_lines_that_are_gone_are_not_kept_alive(running, monkeypatch):
    """By callbacks, closures or the log."""
    monkeypatch.setattr(websocket_limits, "LINGER_S", 0.05)

    names = ("Room", "Viewer", "Connection", "Frames", "LiveMatch")

    def alive() -> Counter[str]:
        gc.collect()
        return Counter(name for thing in gc.get_objects() if (name := type(thing).__name__) in names)

    before, nothing = alive(), counts(running)
    for _ in range(20):
        async with AsyncExitStack() as stack:
            people = await seated(running, stack, "race")
            await start(people)
            await people[0].do(do="close")
    # A search of all objects takes long, so wait first for what can be counted.
    await settled(running, nothing)
    await until(lambda: alive() == before, pause_s=0.1)
