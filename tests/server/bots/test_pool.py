"""Real workers: killed, hung, lied to and shouted at. Whoever asks gets an answer."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop
from msgspec import structs

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event
from starhaul.server.bots import pool as pools
from starhaul.server.bots.calls import Answer, Ask, framed
from starhaul.server.bots.chairs import Chairs
from starhaul.server.bots.line import LONGEST_FRAME, Line, LineBroken
from starhaul.server.bots.pool import BotPool
from tests.server.bots.helpers import answers, begun, question, with_pool
from tests.server.bots.rooms import Room

ROOT = Path(__file__).resolve().parents[3]
SHORT_MS = 300
"""For bots that hang, so that tests do not; bots that do not hang get all the time they need."""


def is_running(pid: int) -> bool:
    """Also a process that has ended may wait for somebody to take note of it."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return not status.exists() or status.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


async def until(holds: Any) -> None:
    """Wait for something that must happen, however long it takes a busy machine."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


def napping(file: Path, seconds: float = 600, **more: Any) -> Ask:
    return question(f"Naps:file={file}:seconds={seconds}", **more)


def naps(file: Path) -> int:
    """How often a bot has begun to nap."""
    return len(file.read_text("utf-8")) if file.exists() else 0


# --- as it should be ---------------------------------------------------------------------------------------


def test_a_server_without_bots_has_no_workers():
    async def test(pool: BotPool) -> list[int]:
        await asyncio.sleep(0)
        return pool.pids

    pids, pool = with_pool(test, workers=2)
    assert (pids, pool.asks, pool.restarts, pool.waiting) == ([], 0, 0, 0)


def test_workers_can_be_had_ready_and_end_with_the_pool():
    async def test(pool: BotPool) -> list[int]:
        await pool.start()
        return pool.pids

    pids, pool = with_pool(test, workers=2)
    assert len(set(pids)) == 2
    assert pool.restarts == 0
    assert not any(map(is_running, pids))


@pytest.mark.parametrize("game", ["race", "trucker"])
def test_a_worker_answers_as_the_bot_itself_would(game: str):
    """A whole stretch of a match: every question, with all that was heard, through the line."""

    class Recorded(Room):
        def answer(self, ask: Ask) -> Answer:
            answer = super().answer(ask)
            talk.append((ask, answer))
            return answer

    talk: list[tuple[Ask, Answer]] = []
    match = begun(game, 2)
    Recorded(match, ["easy", "random", "medium", "random"]).play(upto_ms=26_000)

    async def test(pool: BotPool) -> list[Answer]:
        return [await pool.ask(ask) for ask, _ in talk]

    again, pool = with_pool(test, workers=2)
    assert len(again) == pool.asks > 40
    assert pool.lapses == {}
    assert [structs.replace(answer, took_ms=0.0) for answer in again] == [
        structs.replace(answer, took_ms=0.0) for _, answer in talk
    ]
    assert any(ask.events for ask, _ in talk)


def test_eight_chairs_on_two_workers_keep_their_bots():
    async def test(pool: BotPool) -> list[list[int]]:
        chairs = [question("Remembers", id=match, seat=0) for match in "abcdefgh"]
        rounds = [await asyncio.gather(*map(pool.ask, chairs)) for _ in range(3)]
        assert len(pool.pids) == 2
        return [[answer.pace_ms for answer in answers] for answers in rounds]

    paces, pool = with_pool(test, workers=2)
    assert paces == [[1001] * 8, [1002] * 8, [1003] * 8]
    assert (pool.asks, pool.restarts, pool.lapses) == (24, 0, {})


def test_neighbours_think_at_the_same_time(tmp_path: Path):
    """Each of them waits for the other one."""
    asks = [
        structs.replace(question(f"Meets:folder={tmp_path}", "trucker", seat=seat), seat=seat)
        for seat in (1, 2)
    ]
    (one, other), _ = answers(*asks, workers=2)
    assert (one.why, other.why) == ("", "")


def test_tables_go_on_while_a_bot_thinks(tmp_path: Path):
    async def test(pool: BotPool) -> list[str]:
        order = []

        async def asks() -> None:
            await pool.ask(napping(tmp_path / "naps", 0.2))
            order.append("bot")

        async def plays() -> None:
            await until(lambda: naps(tmp_path / "naps"))
            for _ in range(5):
                await asyncio.sleep(0.001)
            order.append("table")

        await asyncio.gather(asks(), plays())
        return order

    assert with_pool(test)[0] == ["table", "bot"]


def test_what_is_counted():
    seen: list[Answer] = []

    async def test(pool: BotPool) -> list[Answer]:
        pool.on_answer = seen.append
        asks = [question(bot) for bot in ("random", "Raises", "Says:what=action", "Raises", "Thinks")]
        return [await pool.ask(ask) for ask in asks]

    given, pool = with_pool(test)
    assert given == seen
    assert pool.lapses == {"raised": 2, "refused": 1}
    assert (pool.asks, pool.slow, pool.waiting) == (5, 1, 0)
    assert given[-1].took_ms > 250
    assert given[-1].why == ""


def test_a_match_that_is_forgotten_is_begun_anew():
    async def test(pool: BotPool) -> list[int]:
        ask, other = question("Remembers"), question("Remembers", id="n")
        paces = [(await pool.ask(one)).pace_ms for one in (ask, other)]
        pool.forget("m")
        return paces + [(await pool.ask(one)).pace_ms for one in (ask, other)]

    assert with_pool(test, workers=2)[0] == [1001, 1001, 1001, 1002]


# --- bots that fail ----------------------------------------------------------------------------------------


FAILING = {
    "Raises": "raised",
    "Quits": "raised",
    "Interrupts": "raised",
    "Greedy": "raised",
    "NoStart": "raised",
    "Says:what=text": "refused",
    "Says:what=itself": "refused",
    "Prints": "",
}


def test_bots_that_fail_are_reported_and_others_go_on():
    """All of them in one worker, which stands it."""
    asks = [question(bot, id=bot) for name in FAILING for bot in (name, "random")]
    given, pool = answers(*asks)
    assert {name: answer.why for name, answer in zip(FAILING, given[::2], strict=True)} == FAILING
    assert all(answer.action is not None for answer in given[1::2])
    assert (pool.restarts, pool.lapses) == (0, {"raised": 5, "refused": 2})


def test_a_bot_that_hangs_is_interrupted_in_its_worker():
    (hung, good), pool = answers(question("Sleeps"), question("random", id="n"), hang_ms=SHORT_MS)
    assert (hung.why, hung.detail) == ("late", "interrupted")
    assert good.action is not None
    assert pool.restarts == 0


@pytest.mark.parametrize("bot", ["Stubborn", "Counts"])
def test_a_bot_that_cannot_be_interrupted_loses_its_worker(bot: str, monkeypatch: pytest.MonkeyPatch):
    """Those who waited for the worker are asked by the next one."""
    monkeypatch.setattr(pools, "PATIENCE_MS", 100)
    others = [question("random", id=match) for match in "abc"]
    (hung, *good), pool = answers(question(bot), *others, hang_ms=SHORT_MS)
    assert (hung.why, hung.action) == ("hung", None)
    assert [answer.why for answer in good] == ["", "", ""]
    assert (pool.restarts, pool.lapses) == (1, {"hung": 1})


def test_a_bot_that_ends_its_worker_gets_a_second_chance_but_not_for_ever(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pools, "MOST_STRIKES", 1)

    async def test(pool: BotPool) -> list[str]:
        asks = [question("Exits"), question("Exits"), question("random", id="n")]
        found = [(await pool.ask(ask)).why for ask in asks]
        pool.forget("m")
        return [*found, (await pool.ask(question("random"))).why]

    found, pool = with_pool(test)
    assert found == ["died", "barred", "", ""]
    assert pool.lapses == {"died": 1, "barred": 1}
    assert pool.restarts == 2


# --- workers that fail -------------------------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_of_a_thought(tmp_path: Path):
    """The question is asked again, once; who waits behind it notices nothing. On a server's own loop."""
    file = tmp_path / "naps"

    async def test(pool: BotPool) -> list[Answer]:
        asks = [
            asyncio.create_task(pool.ask(ask)) for ask in (napping(file, 0.4), question("random", id="n"))
        ]
        await until(lambda: naps(file) == 1)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        answers = await asyncio.gather(*asks)
        assert pool.pids != [pid]
        assert not is_running(pid)
        return answers

    given, pool = with_pool(test, loop=uvloop.new_event_loop)
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

    given, pool = with_pool(test)
    assert (given.why, pool.lapses) == ("died", {"died": 1})


def test_a_worker_killed_while_nobody_asks():
    async def test(pool: BotPool) -> list[Answer]:
        first = await pool.ask(question("Remembers"))
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: not is_running(pid))
        return [first, await pool.ask(question("Remembers"))]

    given, pool = with_pool(test)
    assert [(answer.why, answer.pace_ms) for answer in given] == [("", 1001), ("", 1001)]
    assert (pool.restarts, pool.lapses) == (1, {})


@pytest.mark.slow
def test_a_worker_that_is_stopped_is_replaced(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pools, "PATIENCE_MS", 100)

    async def test(pool: BotPool) -> list[str]:
        await pool.start()
        os.kill(pool.pids[0], signal.SIGSTOP)
        return [(await pool.ask(question("Remembers"))).why for _ in range(2)]

    assert with_pool(test, hang_ms=1000)[0] == ["hung", ""]


def test_signals_to_the_whole_group_are_meant_for_the_server():
    async def test(pool: BotPool) -> tuple[list[int], list[int], Answer]:
        await pool.start()
        before = pool.pids
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(before[0], number)
        return before, pool.pids, await pool.ask(question("random"))

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
            found.append(await pool.ask(question("random")))
        return found

    given, pool = with_pool(test)
    assert [(answer.why, answer.detail) for answer in given] == [("died", "no worker")] * 2 + [("", "")]
    assert pool.strikes == {}


@pytest.mark.parametrize(
    "said",
    [b"", b"\0\0", b"\0\0\0\x05abc", (LONGEST_FRAME + 1).to_bytes(4, "big"), b"\0\0\0\x03abc", framed(7)],
)
def test_what_makes_no_sense_breaks_the_line(said: bytes):
    async def read() -> None:
        reader = asyncio.StreamReader()
        reader.feed_data(said)
        reader.feed_eof()
        with pytest.raises(LineBroken):
            await Line(None, reader, None)._read()  # type: ignore[arg-type]

    asyncio.run(read())


# --- callers and the end -----------------------------------------------------------------------------------


def test_who_no_longer_waits_is_not_asked(tmp_path: Path):
    file = tmp_path / "naps"

    async def test(pool: BotPool) -> Answer:
        first = asyncio.create_task(pool.ask(napping(file, 0.2)))
        await until(lambda: naps(file))
        second, third = (asyncio.create_task(pool.ask(question("Remembers", id="n"))) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        return await third

    given, pool = with_pool(test)
    assert (given.why, given.pace_ms, pool.restarts, pool.waiting) == ("", 1001, 0, 0)


def test_who_waits_at_the_end_is_told(tmp_path: Path):
    file = tmp_path / "naps"

    async def test(pool: BotPool) -> list[str]:
        asks = [asyncio.create_task(pool.ask(ask)) for ask in (napping(file), question("random", id="n"))]
        await until(lambda: naps(file))
        (pid,) = pool.pids
        await pool.stop()
        assert not is_running(pid)
        return [answer.why for answer in [*await asyncio.gather(*asks), await pool.ask(question("random"))]]

    assert with_pool(test)[0] == ["stopped"] * 3


SERVER = """
import asyncio, sys
from tests.server.bots.helpers import question
from starhaul.server.bots.pool import BotPool

async def serve():
    pool = BotPool(2, hang_ms=500)
    await pool.start()
    for bot in sys.argv[1:]:
        asyncio.create_task(pool.ask(question(bot)))
    await asyncio.sleep(0.3)
    assert pool.waiting == len(sys.argv) - 1
    print(*pool.pids, flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def workers_outlive(*bots: str) -> bool:
    """Whether workers are still there a while after their server was killed."""
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, *bots], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    with server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_running, pids))
        server.kill()
    ends = time.monotonic() + 60
    while any(map(is_running, pids)):
        if time.monotonic() > ends:
            return True
        time.sleep(0.05)
    return False


def test_no_worker_outlives_its_server():
    assert not workers_outlive()


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["Sleeps", "Stubborn", "Counts"])
def test_not_even_one_whose_bot_hangs_outlives_its_server(bot: str):
    assert not workers_outlive(bot)


@pytest.mark.slow
def test_workers_killed_again_and_again():
    """Whatever dies meanwhile, everybody gets an answer, and most of them a good one."""

    async def test(pool: BotPool) -> list[Answer]:
        await pool.start()
        luck = Stream(1, "kills")
        asks = [question("easy", "trucker", id=f"m{number}", seat=number % 4) for number in range(60)]

        async def kills() -> None:
            for _ in range(10):
                await asyncio.sleep(luck(100) / 100)
                for pid in pool.pids[: 1 + luck(2)]:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)

        async def asks_on(ask: Ask) -> list[Answer]:
            return [await pool.ask(ask) for _ in range(20)]

        found, _ = await asyncio.gather(asyncio.gather(*map(asks_on, asks)), kills())
        return [answer for answers in found for answer in answers]

    given, pool = with_pool(test, workers=2)
    assert len(given) == 1200
    assert {answer.why for answer in given} <= {"", "died", "barred"}
    assert sum(answer.why == "" for answer in given) > 1000
    assert pool.restarts > 0


def test_a_bot_in_a_worker_hears_what_it_was_told():
    async def test(pool: BotPool) -> list[int]:
        ask = question("Remembers")
        told = structs.replace(ask, events=(Event("a", {"x": [1]}), Event("b")))
        return [(await pool.ask(one)).pace_ms for one in (told, told)]

    assert with_pool(test)[0] == [1021, 1022]
    assert Chairs().answer(question("Remembers")).pace_ms == 1001
