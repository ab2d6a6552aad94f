"""The timer of a table, on every event loop that a server may use."""

import asyncio

import pytest

from starhaul.server.table.alarm import Alarm

uvloop = pytest.importorskip("uvloop")


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_an_alarm_that_is_due_at_once_can_be_set_again(loop):
    rung: list[str] = []

    async def set_twice() -> None:
        alarm = Alarm(lambda: rung.append("now"))
        # For a time in the past, some loops return something other than a timer.
        alarm.set(0)
        alarm.set(0)
        alarm.set(-5)
        alarm.set(60_000)
        await asyncio.sleep(0.05)
        assert rung == ["now"]
        alarm.set(60_000)
        alarm.clear()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(set_twice())
