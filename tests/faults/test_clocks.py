"""The wall clock jumps: nobody's time limit becomes shorter or longer."""

import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from starhaul.server.wire import DoneMessage
from tests.faults.kit import Visitor, until
from tests.faults.people import first_option, play, seated, started, told
from tests.remote.wide import UNLIMITED
from tests.server.running_server import fill_with_bots, open_server

pytestmark = pytest.mark.slow

DAY_S = 86_400


@pytest.fixture(params=[DAY_S, -DAY_S], ids=["ahead", "back"])
def jump(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch):
    """Moves the wall clock by a day when called."""
    whole, whole_ns = time.time, time.time_ns

    def jumped() -> None:
        monkeypatch.setattr(time, "time", lambda: whole() + request.param)
        monkeypatch.setattr(time, "time_ns", lambda: whole_ns() + request.param * 10**9)

    return jumped


async def test_decisions_take_as_long_as_before(tmp_path: Path, jump):
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        slow = await seated(running, stack, options={"decision_seconds": 60})
        quick = await seated(running, stack, options={"decision_seconds": 1})
        mover = await started(slow)
        asked = await started(quick)
        deadline, action = mover.update.deadline_ms, first_option(mover)
        before = (await mover.ping()).at_ms
        jump()
        # A limit of a minute is still running, and one of a second is applied after a second.
        after = (await mover.ping()).at_ms
        assert before <= after < deadline
        await until(lambda: told(asked, "by-default", seat=asked.welcome.seat))
        assert isinstance(await mover.act(action), DoneMessage)
        assert not any(told(person, "by-default") for person in slow)
        # Clients that connect while the clock is wrong play like everybody else.
        late = await seated(running, stack)
        await started(late)
        await play(late, 5)


async def test_bots_keep_their_pace(tmp_path: Path, jump):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        host = await running.table("race", seats=2)
        async with Visitor(host) as ann:
            await fill_with_bots(ann, 2)
            await until(lambda: ann.update is not None)
            jump()
            rev = ann.update.rev
            await play([ann], 3)
            await until(lambda: ann.update.rev > rev + 3)
            assert not told(ann, "presence")


async def test_a_server_that_starts_after_the_jump_goes_on(tmp_path: Path, jump):
    async with AsyncExitStack() as stack:
        async with open_server(tmp_path, limits=UNLIMITED) as running:
            people = await seated(running, stack)
            mover = await started(people)
            table, seat = mover.address.table, mover.welcome.seat
            for person in people:
                await person.__aexit__()
        jump()
        async with (
            open_server(tmp_path, limits=UNLIMITED) as running,
            Visitor(running.seat(table, seat)) as back,
        ):
            assert back.update.asked == mover.update.asked
            assert back.update.deadline_ms == mover.update.deadline_ms
            assert back.update.at_ms < back.update.deadline_ms
            assert isinstance(await back.act(first_option(back)), DoneMessage)
