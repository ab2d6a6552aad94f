"""Workers that are killed, stopped or cannot be started, and servers that are killed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from starhaul.kernel.chance import Stream
from starhaul.server.bots import pool as pools
from starhaul.server.bots.calls import Answer, BotCall, framed
from starhaul.server.bots.pool import BotPool
from starhaul.server.bots.worker_connection import LONGEST_FRAME, LineBroken, WorkerConnection
from starhaul.server.process.event_loop import loop_factory
from tests.server.bots.helpers import PATIENT_MS, briefing, is_running, napping, naps, until, wake, with_pool
from tests.timeouts import scaled

ROOT = Path(__file__).resolve().parents[3]


def test_a_worker_killed_in_the_middle_of_a_thought(tmp_path: Path):
    """The question is asked again, once; callers behind it notice nothing. On the event loop of a server."""
    file = tmp_path / "naps"

    async def test(pool: BotPool) -> list[Answer]:
        asks = [asyncio.create_task(pool.ask(ask)) for ask in (napping(file), briefing("random", id="n"))]
        await until(lambda: naps(file) == 1)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: naps(file) == 2)
        wake(file)
        answers = await asyncio.gather(*asks)
        assert pool.pids != [pid]
        assert not is_running(pid)
        return answers

    given, pool = with_pool(test, hang_ms=PATIENT_MS, loop=loop_factory())
    assert [answer.why for answer in given] == ["", ""]
    assert naps(file) == 2
    assert (pool.restarts, pool.lapses) == (1, {})


@pytest.mark.slow
def test_a_worker_killed_twice_is_a_lapse(tmp_path: Path):
    file = tmp_path / "naps"

    async def test(pool: BotPool) -> Answer:
        asking = asyncio.create_task(pool.ask(napping(file)))
        for times in (1, 2):
            await until(lambda times=times: naps(file) == times and pool.pids)
            os.kill(pool.pids[0], signal.SIGKILL)
        return await asking

    given, pool = with_pool(test, hang_ms=PATIENT_MS)
    assert (given.why, pool.lapses) == ("died", {"died": 1})


def test_a_worker_killed_while_nobody_asks():
    async def test(pool: BotPool) -> list[Answer]:
        first = await pool.ask(briefing("Remembers"))
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: not is_running(pid))
        return [first, await pool.ask(briefing("Remembers"))]

    given, pool = with_pool(test)
    assert [(answer.why, answer.pace_ms) for answer in given] == [("", 1001), ("", 1001)]
    assert (pool.restarts, pool.lapses) == (1, {})


@pytest.mark.slow
def test_a_worker_that_is_stopped_is_replaced(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pools, "GRACE_MS", 100)

    async def test(pool: BotPool) -> list[str]:
        await pool.start()
        os.kill(pool.pids[0], signal.SIGSTOP)
        return [(await pool.ask(briefing("Remembers"))).why for _ in range(2)]

    assert with_pool(test, hang_ms=2000)[0] == ["hung", ""]


def test_signals_to_the_whole_group_are_meant_for_the_server():
    async def test(pool: BotPool) -> tuple[list[int], list[int], Answer]:
        await pool.start()
        before = pool.pids
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(before[0], number)
        return before, pool.pids, await pool.ask(briefing("random"))

    (before, after, answer), pool = with_pool(test)
    assert (before, answer.why, pool.restarts) == (after, "", 0)


def test_where_no_worker_can_be_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(pools, "REST_S", 0.01)
    ends_at_once = tmp_path / "python"
    ends_at_once.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    ends_at_once.chmod(0o755)
    real = sys.executable

    async def test(pool: BotPool) -> list[Answer]:
        found = []
        for executable in (str(ends_at_once), str(tmp_path / "nothing"), real):
            monkeypatch.setattr(sys, "executable", executable)
            found.append(await pool.ask(briefing("random")))
        return found

    given, pool = with_pool(test)
    assert [(answer.why, answer.detail) for answer in given] == [("died", "no worker")] * 2 + [("", "")]
    assert pool.strikes == {}


@pytest.mark.parametrize(
    "said",
    [b"", b"\0\0", b"\0\0\0\x05abc", framed(Answer(detail="x" * LONGEST_FRAME)), b"\0\0\0\x03abc", framed(7)],
)
def test_what_makes_no_sense_breaks_the_line(said: bytes):
    async def read() -> None:
        reader = asyncio.StreamReader()
        reader.feed_data(said)
        reader.feed_eof()
        with pytest.raises(LineBroken):
            await WorkerConnection(None, reader, None)._read()  # type: ignore[arg-type]

    asyncio.run(read())


# --- servers that are killed -------------------------------------------------------------------------------


SERVER = """
import asyncio, sys
from tests.server.bots.helpers import briefing
from starhaul.server.bots.pool import BotPool

async def serve():
    pool = BotPool(2, hang_ms=2000)
    await pool.start()
    for bot in sys.argv[1:]:
        asyncio.create_task(pool.ask(briefing(bot)))
    await asyncio.sleep(0.3)
    assert pool.waiting == len(sys.argv) - 1
    print(*pool.pids, flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def workers_outlive(*bots: str) -> bool:
    """Whether workers are still running a while after their server was killed."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, *bots], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    with server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_running, pids))
        server.kill()
    ends = time.monotonic() + scaled(60)
    while any(map(is_running, pids)):
        if time.monotonic() > ends:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.slow
def test_no_worker_outlives_its_server():
    assert not workers_outlive()


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["Sleeps", "Stubborn", "Counts"])
def test_not_even_one_whose_bot_hangs_outlives_its_server(bot: str):
    assert not workers_outlive(bot)


@pytest.mark.slow
def test_workers_killed_again_and_again():
    """Whatever is killed meanwhile, every caller gets an answer, and most of them one of the bot."""

    async def test(pool: BotPool) -> list[Answer]:
        await pool.start()
        luck = Stream(1, "kills")
        asks = [briefing("easy", "trucker", id=f"m{number}", seat=number % 4) for number in range(60)]
        kills_to_come = 10

        async def kills() -> None:
            nonlocal kills_to_come
            while kills_to_come:
                await asyncio.sleep(luck(40) / 100)
                for pid in pool.pids[: 1 + luck(2)]:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                kills_to_come -= 1

        async def asks_on(ask: BotCall) -> list[Answer]:
            # On fast machines all answers could arrive before the killing starts.
            given: list[Answer] = []
            while (kills_to_come or len(given) < 20) and not (given and given[-1].why == "barred"):
                given.append(await pool.ask(ask))
            return given

        found, _ = await asyncio.gather(asyncio.gather(*map(asks_on, asks)), kills())
        return [answer for answers in found for answer in answers]

    given, pool = with_pool(test, workers=2)
    assert len(given) > 1000
    assert {answer.why for answer in given} <= {"", "died", "barred"}
    assert sum(answer.why == "" for answer in given) > 0.8 * len(given)
    assert pool.restarts > 0
