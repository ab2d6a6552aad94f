"""Real workers with bots that hang, send invalid answers or print. Every question gets an answer."""

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from starhaul.bots.thinking import LIMIT_MS
from starhaul.server.bots import pool as pools
from starhaul.server.bots.calls import Answer, BotCall, HeardEvent
from starhaul.server.bots.chairs import Chairs
from starhaul.server.bots.pool import BotPool
from tests.server.bots.helpers import (
    PATIENT_MS,
    answers,
    begun,
    briefing,
    is_running,
    napping,
    naps,
    until,
    wake,
    with_pool,
)
from tests.server.bots.rooms import Room

SHORT_MS = 1000
"""Short, for bots that hang; bots that do not hang get all the time they need."""


# --- normal operation --------------------------------------------------------------------------------------


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


@pytest.mark.slow
@pytest.mark.parametrize("game", ["race", "trucker"])
def test_a_worker_answers_as_the_bot_itself_would(game: str):
    """Part of a match: every question with its events is sent to a worker."""

    class Recorded(Room):
        def answer(self, ask: BotCall) -> Answer:
            answer = super().answer(ask)
            talk.append((ask, answer))
            return answer

    talk: list[tuple[BotCall, Answer]] = []
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
        chairs = [briefing("Remembers", id=match, seat=0) for match in "abcdefgh"]
        rounds = [await asyncio.gather(*map(pool.ask, chairs)) for _ in range(3)]
        assert len(pool.pids) == 2
        return [[answer.pace_ms for answer in answers] for answers in rounds]

    paces, pool = with_pool(test, workers=2)
    assert paces == [[1001] * 8, [1002] * 8, [1003] * 8]
    assert (pool.asks, pool.restarts, pool.lapses) == (24, 0, {})


def test_neighbours_think_at_the_same_time(tmp_path: Path):
    """Each of them waits for the other one."""
    asks = [
        structs.replace(briefing(f"Meets:folder={tmp_path}", "trucker", seat=seat), seat=seat)
        for seat in (1, 2)
    ]
    (one, other), _ = answers(*asks, workers=2, hang_ms=PATIENT_MS)
    assert (one.why, other.why) == ("", "")


def test_tables_go_on_while_a_bot_thinks(tmp_path: Path):
    """If it blocked them, it would never be released."""
    file = tmp_path / "naps"

    async def test(pool: BotPool) -> Answer:
        asking = asyncio.create_task(pool.ask(napping(file)))
        await until(lambda: naps(file))
        wake(file)
        return await asking

    assert with_pool(test, hang_ms=PATIENT_MS)[0].action is not None


def test_what_is_counted():
    seen: list[Answer] = []

    async def test(pool: BotPool) -> list[Answer]:
        pool.on_answer = seen.append
        asks = [briefing(bot) for bot in ("random", "Raises", "Says:what=action", "Raises", "Thinks")]
        return [await pool.ask(ask) for ask in asks]

    given, pool = with_pool(test)
    assert given == seen
    assert pool.lapses == {"raised": 2, "refused": 1}
    assert (pool.asks, pool.waiting) == (5, 0)
    assert given[-1].took_ms > LIMIT_MS
    # On a busy machine others may take that long, too.
    assert pool.slow == sum(answer.took_ms > LIMIT_MS for answer in given)
    assert given[-1].why == ""


def test_a_match_that_is_forgotten_is_begun_anew():
    async def test(pool: BotPool) -> list[int]:
        ask, other = briefing("Remembers"), briefing("Remembers", id="n")
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
    """All of them in one worker, which survives."""
    asks = [briefing(bot, id=bot) for name in FAILING for bot in (name, "random")]
    given, pool = answers(*asks)
    assert {name: answer.why for name, answer in zip(FAILING, given[::2], strict=True)} == FAILING
    assert all(answer.action is not None for answer in given[1::2])
    assert (pool.restarts, pool.lapses) == (0, {"raised": 5, "refused": 2})


@pytest.mark.slow
def test_a_bot_that_hangs_is_interrupted_in_its_worker():
    (hung, good), pool = answers(briefing("Sleeps"), briefing("random", id="n"), hang_ms=SHORT_MS)
    assert (hung.why, hung.detail) == ("late", "interrupted")
    assert good.action is not None
    assert pool.restarts == 0


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["Stubborn", pytest.param("Counts", marks=pytest.mark.slow)])
def test_a_bot_that_cannot_be_interrupted_loses_its_worker(bot: str, monkeypatch: pytest.MonkeyPatch):
    """Questions that waited for the worker are sent to the next one."""
    monkeypatch.setattr(pools, "GRACE_MS", 100)
    others = [briefing("random", id=match) for match in "abc"]
    (hung, *good), pool = answers(briefing(bot), *others, hang_ms=SHORT_MS)
    assert (hung.why, hung.action) == ("hung", None)
    assert [answer.why for answer in good] == ["", "", ""]
    assert (pool.restarts, pool.lapses) == (1, {"hung": 1})


def test_a_bot_that_ends_its_worker_gets_a_second_chance_but_not_for_ever(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pools, "MOST_STRIKES", 1)

    async def test(pool: BotPool) -> list[str]:
        asks = [briefing("Exits"), briefing("Exits"), briefing("random", id="n")]
        found = [(await pool.ask(ask)).why for ask in asks]
        pool.forget("m")
        return [*found, (await pool.ask(briefing("random"))).why]

    found, pool = with_pool(test)
    assert found == ["died", "barred", "", ""]
    assert pool.lapses == {"died": 1, "barred": 1}
    assert pool.restarts == 2


# --- callers and the end -----------------------------------------------------------------------------------


def test_a_cancelled_question_is_not_asked(tmp_path: Path):
    file = tmp_path / "naps"

    async def test(pool: BotPool) -> Answer:
        first = asyncio.create_task(pool.ask(napping(file)))
        await until(lambda: naps(file))
        ask = briefing("Remembers", id="n")
        second, third = (asyncio.create_task(pool.ask(ask)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        wake(file)
        return await third

    given, pool = with_pool(test, hang_ms=PATIENT_MS)
    assert (given.why, given.pace_ms, pool.restarts, pool.waiting) == ("", 1001, 0, 0)


@pytest.mark.slow
def test_waiting_callers_are_told_at_shutdown(tmp_path: Path):
    file = tmp_path / "naps"

    async def test(pool: BotPool) -> list[str]:
        asks = [asyncio.create_task(pool.ask(ask)) for ask in (napping(file), briefing("random", id="n"))]
        await until(lambda: naps(file))
        (pid,) = pool.pids
        await pool.stop()
        assert not is_running(pid)
        return [answer.why for answer in [*await asyncio.gather(*asks), await pool.ask(briefing("random"))]]

    assert with_pool(test, hang_ms=PATIENT_MS)[0] == ["stopped"] * 3


def test_a_bot_in_a_worker_hears_what_it_was_told():
    async def test(pool: BotPool) -> list[int]:
        ask = briefing("Remembers")
        told = structs.replace(
            ask, events=(HeardEvent("round-dealt", {"round": 1}), HeardEvent("bonus-reshuffled"))
        )
        return [(await pool.ask(one)).pace_ms for one in (told, told)]

    assert with_pool(test)[0] == [1021, 1022]
    assert Chairs().answer(briefing("Remembers")).pace_ms == 1001
