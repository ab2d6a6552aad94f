"""When only bots are still deciding, they do not keep people waiting (HSE-O9)."""

import asyncio
from functools import partial

import msgspec
import pytest

from starhaul.remote.connection import Remote
from starhaul.server.store.verification import verify_store
from starhaul.server.wire import BotCommand, HurryCommand, ReadyCommand, RefusedMessage, UpdateMessage
from tests.remote.wide import UNLIMITED
from tests.rules import rule
from tests.server.running_server import Running, fill_with_bots, open_server
from tests.server.table import test_room
from tests.server.table.test_room import WITH_BOTS

until = partial(test_room.until, seconds=WITH_BOTS)


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


async def building(running: Running, person: Remote, bot: str = "easy") -> UpdateMessage:
    await fill_with_bots(person, 2, bot)
    return await until(person, lambda fact: isinstance(fact, UpdateMessage) and fact.asked)


def is_built(fact) -> bool:
    """Nobody is building any more. What a person is asked next depends on the cards; it may be nothing."""
    return isinstance(fact, UpdateMessage) and msgspec.json.decode(fact.view).get("yard") is None


@rule("HSE-O9", "HSE-B7")
@pytest.mark.parametrize("build", ["relaxed", "real_time"])
async def test_a_player_who_has_finished_need_not_wait_for_bots(running, build):
    """Match time runs far ahead of real time."""
    host = await running.table("trucker", seats=2, rounds=["I"], options={"build": build})
    async with Remote(host, "Ann") as ann:
        first = await building(running, ann)
        start = msgspec.json.decode(first.view).get("hints", {}).get("starts", [0])[0]
        await ann.act({"do": "finish", "start": 1 if build == "real_time" else start})
        room = running.lobby.rooms[host.table]
        clock, live = room.services.clock, room.live
        before = clock.now_ms(), live.now_ms
        assert not isinstance(await ann.do(HurryCommand), RefusedMessage)
        built = await until(ann, is_built)
        passed_here, passed_there = clock.now_ms() - before[0], built.at_ms - before[1]
        assert passed_there > passed_here
        if build == "relaxed":
            assert built.deadline_ms is None
        assert list(verify_store(running.lobby.services.store)) == []


@rule("HSE-O9")
async def test_nobody_is_hurried_against_their_will(running):
    host = await running.table("trucker", seats=3, rounds=["I"], options={"build": "relaxed"})
    async with Remote(host, "Ann") as ann, Remote(running.seat(host.table, 1), "Bob") as bob:
        assert (await ann.do(HurryCommand)).code == "not-playing"
        await ann.do(BotCommand, seat=2, bot="easy")
        for person in (ann, bob):
            await person.do(ReadyCommand)
        await until(ann, lambda fact: isinstance(fact, UpdateMessage) and fact.asked)
        live = running.lobby.rooms[host.table].live
        offset = live._offset_ms
        await ann.do(HurryCommand)
        # The bot continues, but at its own pace.
        for _ in range(3):
            await until(ann, lambda fact: isinstance(fact, UpdateMessage))
        assert live._offset_ms == offset
        await bob.do(HurryCommand)
        async with asyncio.timeout(WITH_BOTS):
            while live._offset_ms == offset:
                await until(ann, lambda fact: isinstance(fact, UpdateMessage))


async def test_a_bot_that_is_not_waited_for_is_not_hurried(running):
    host = await running.table("race", seats=2, options={"first": 0})
    async with Remote(host, "Ann") as ann:
        await building(running, ann)
        assert (await ann.do(HurryCommand)).code == "nobody-to-hurry"


async def test_time_that_was_skipped_stays_skipped_after_a_restart(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        host = await running.table("trucker", seats=2, rounds=["I"], options={"build": "relaxed"})
        async with Remote(host, "Ann") as ann:
            await building(running, ann)
            live = running.lobby.rooms[host.table].live
            await live.skip(100_000)
            skipped = live.now_ms
            assert skipped >= 100_000
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        assert running.lobby.room(host.table).live.now_ms >= skipped
