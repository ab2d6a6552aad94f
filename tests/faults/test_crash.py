"""The server dies after it has written something and before anybody is notified.

A client that asks again is told that it is done, and it was done once.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from starhaul.remote import connection
from starhaul.server.wire import DoneMessage, PauseCommand, ReadyCommand
from tests.faults import crashing
from tests.faults.guests import Guest, party
from tests.faults.judging import judge
from tests.faults.kit import IS_LONG, Service, serving, until
from tests.server.server_process import Process
from tests.timeouts import scaled

pytestmark = pytest.mark.slow

MOMENTS = [("append", 3), ("end_match", 1), ("begin_match", 1)]
LONG_MOMENTS = [
    *(("put_table", number) for number in range(2, 10)),
    *(("append", number) for number in (1, 2, 50)),
    *[("put_offset", 1), ("begin_match", 2)],
]


@pytest.mark.parametrize(("call", "number"), MOMENTS + LONG_MOMENTS * IS_LONG)
async def test_kept_and_not_told(tmp_path: Path, call: str, number: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "_PAUSES_S", (0.1,))
    async with weak(tmp_path, call, number) as service, AsyncExitStack() as stack:
        people = (await party(service, stack, Random(number), "race", people=2))[:2]
        for person in people:
            assert isinstance(await person.remote.do(PauseCommand), DoneMessage)
        assert isinstance(await people[0].remote.do(PauseCommand, wanted=False), DoneMessage)
        await asyncio.wait_for(play_a_match(people), scaled(60))
        for person in people:
            person.check()
            assert not [answer for answer in person.answers.values() if not isinstance(answer, DoneMessage)]
    judge(service.database, people)


@asynccontextmanager
async def weak(folder: Path, call: str, number: int) -> AsyncIterator[Service]:
    """A server that dies once, at a given moment."""

    class Weak(Process):
        program = (crashing.__file__, call, str(number))

    async with serving(folder, kind=Weak) as service:
        follower = asyncio.create_task(start_again(service))
        try:
            yield service
            await asyncio.wait_for(follower, scaled(10))
        finally:
            follower.cancel()
            await asyncio.gather(follower, return_exceptions=True)


async def start_again(service: Service) -> None:
    await until(lambda: service.running.process.poll() is not None)
    assert service.running.process.poll() == crashing.STATUS
    service.running.close()
    await service.start()


async def play_a_match(people: list[Guest]) -> None:
    """To its end, and start another one."""
    while not people[0].table.played:
        for person in people:
            update = person.remote.update
            if update is not None and update.asked and not people[0].table.played:
                assert update.asked[0].options
                await person.act(update.asked[0].options[0])
        await asyncio.sleep(0.002)
    for person in people:
        await person.remote.do(ReadyCommand)
    await until(lambda: all(person.table.is_playing for person in people))
