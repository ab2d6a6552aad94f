"""Bots at tables of a real server, over real sockets."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import ClassVar

import pytest

from starhaul.bots.bot_contract import Bot as AnyBot
from starhaul.kernel.errors import BadInput
from starhaul.remote.connection import Remote
from starhaul.remote.remote_bot import RemoteBot
from starhaul.server.wire import (
    BotCommand,
    CloseCommand,
    KickCommand,
    OptionsCommand,
    PauseCommand,
    ReadyCommand,
    SitCommand,
    TableMessage,
    UpdateMessage,
)
from tests.remote.wide import wide_house

SOON_S = 240
# Fast bots would run into the pause between two draws all the time.
RELAXED = {"rounds": ["I"], "options": {"build": "relaxed", "draw_pause_ms": 0}}


class Guest(RemoteBot):
    """A bot that records its reports."""

    def __init__(self, remote, bot="easy", **more):
        self.reports = []
        super().__init__(remote, bot, report=lambda key, **facts: self.reports.append((key, facts)), **more)
        self.remote = remote

    def told(self):
        return Counter(key for key, _ in self.reports)

    async def stays(self):
        async with asyncio.timeout(SOON_S):
            await self.stay()
        return self


class Listening(AnyBot):
    """Receives events, uses worlds, and answers with the defaults."""

    heard: ClassVar[list] = []

    def hear(self, events):
        self.heard.extend(events)

    def answer(self, briefing):
        world = briefing.worlds(self.chair.draw)
        assert self.chair.game.view(world, self.chair.seat) == briefing.view
        return briefing.question.default


async def until(remote, fits):
    async with asyncio.timeout(SOON_S):
        async for fact in remote.messages():
            if fits(fact):
                return fact
    raise AssertionError(remote.ended)


@pytest.mark.parametrize(("game", "config"), [("race", {}), ("trucker", RELAXED)])
async def test_a_bot_plays_a_whole_match_against_bots_of_the_server(tmp_path, hasty, game, config):
    async with (
        wide_house(tmp_path) as running,
        Remote(await running.table(game, seats=2, **config)) as remote,
    ):
        await remote.do(BotCommand, seat=1, bot="easy")
        guest = await Guest(remote, "medium:bold", matches=1).stays()
        told = guest.told()
        assert (guest.played, remote.ended.code) == (1, "left")
        assert (told["bot-seated"], told["bot-match"], told["bot-match-over"]) == (1, 1, 1)
        assert told["bot-did"] > 20
        assert told["bot-lapse"] == 0
        row = next(running.lobby.services.store.matches())
        _, batches = running.lobby.services.store.log(row.id)
        mine = [entry for batch in batches for entry in batch.entries if entry.seat == 0]
        assert len(mine) == told["bot-did"], "all of them are in the log, and nobody stood in"
        assert not any("presence" in str(entry.action) for batch in batches for entry in batch.entries)


async def test_bots_stay_for_several_matches_and_leave(tmp_path, hasty):
    async with wide_house(tmp_path) as running, AsyncExitStack() as stack:
        host = await running.table("race", seats=2)
        ann = await stack.enter_async_context(Remote(host))
        bob = await stack.enter_async_context(Remote(running.seat(host.table, 1)))
        one, two = Guest(ann, matches=2), Guest(bob, "random", matches=2)
        async with asyncio.TaskGroup() as group:
            group.create_task(one.stays())
            group.create_task(two.stays())
        assert (one.played, two.played) == (2, 2)
        assert (ann.ended.code, bob.ended.code) == ("left", "left")
        assert len({row.id for row in running.lobby.services.store.matches(ended=True)}) == 2


@pytest.mark.parametrize(
    ("command", "code"), [((KickCommand, {"seat": 1}), "kicked"), ((CloseCommand, {}), "closed")]
)
async def test_a_bot_that_is_shown_out_goes(tmp_path, hasty, command, code):
    kind, fields = command
    async with wide_house(tmp_path) as running, AsyncExitStack() as stack:
        host = await running.table("race", seats=2)
        ann = await stack.enter_async_context(Remote(host))
        bob = await stack.enter_async_context(Remote(running.seat(host.table, 1), "Bob"))
        staying = asyncio.create_task(Guest(bob).stays())
        await until(ann, lambda fact: isinstance(fact, TableMessage) and fact.seats[1].is_ready)
        await ann.do(ReadyCommand)
        await until(ann, lambda fact: isinstance(fact, UpdateMessage))
        await ann.do(kind, **fields)
        await staying
        assert bob.ended.code == code
        assert bob.connections == 1


async def test_a_bot_gets_ready_again(tmp_path, hasty):
    async with wide_house(tmp_path) as running, AsyncExitStack() as stack:
        host = await running.table("race", seats=2)
        ann = await stack.enter_async_context(Remote(host))
        bob = await stack.enter_async_context(Remote(running.seat(host.table, 1), "Bob"))
        staying = asyncio.create_task(Guest(bob).stays())
        is_ready = lambda fact: isinstance(fact, TableMessage) and fact.seats[1].is_ready  # noqa: E731
        await until(ann, is_ready)
        await ann.do(OptionsCommand, game="trucker", config={"seats": 2})
        await until(ann, lambda fact: isinstance(fact, TableMessage) and fact.game == "trucker")
        await until(ann, is_ready)
        await ann.do(CloseCommand)
        await staying


async def test_no_bot_stands_in_the_way_of_a_pause(tmp_path, hasty):
    async with wide_house(tmp_path) as running, AsyncExitStack() as stack:
        host = await running.table("race", seats=2)
        ann = await stack.enter_async_context(Remote(host))
        bob = await stack.enter_async_context(Remote(running.seat(host.table, 1), "Bob"))
        guest = Guest(bob)
        staying = asyncio.create_task(guest.stays())
        await ann.do(ReadyCommand)
        await until(ann, lambda fact: isinstance(fact, UpdateMessage))
        await ann.do(PauseCommand)
        await until(ann, lambda fact: isinstance(fact, TableMessage) and fact.is_paused)
        await asyncio.sleep(0.1)
        done = guest.told()["bot-did"]
        await ann.do(PauseCommand, wanted=False)
        async with asyncio.timeout(SOON_S):
            while guest.told()["bot-did"] < done + 3:
                for briefing in ann.update.asked:
                    await ann.act(briefing.default)
                await asyncio.sleep(0.01)
        assert guest.told()["bot-refused"] == 0
        await ann.do(CloseCommand)
        await staying


async def test_a_bot_goes_on_after_its_line_was_cut(tmp_path, hasty):
    async with wide_house(tmp_path) as running, AsyncExitStack() as stack:
        host = await running.table("race", seats=2)
        remotes = [
            await stack.enter_async_context(Remote(address))
            for address in (host, running.seat(host.table, 1))
        ]
        guests = [Guest(remote, matches=1) for remote in remotes]
        async with asyncio.TaskGroup() as group:
            for guest in guests:
                group.create_task(guest.stays())
            for times in range(6):
                while guests[0].told()["bot-did"] < 4 * times + 2:
                    await asyncio.sleep(0.002)
                remotes[times % 2]._socket.transport.abort()
        assert [guest.played for guest in guests] == [1, 1]
        assert sum(remote.connections for remote in remotes) > 6
        assert guests[0].told()["bot-again"]
        row = next(running.lobby.services.store.matches())
        assert row.key is not None
        _, batches = running.lobby.services.store.log(row.id)
        entries = [entry for batch in batches for entry in batch.entries]
        for seat, guest in enumerate(guests):
            assert sum(entry.seat == seat for entry in entries) == guest.told()["bot-did"]


async def test_what_is_no_bot_does_not_sit_down(tmp_path):
    async with wide_house(tmp_path) as running, Remote(await running.table("race", seats=2)) as remote:
        for name in ("genius", "hard:evil", "os:system", "nowhere:Bot"):
            with pytest.raises(BadInput, match="bot-"):
                await Guest(remote, name).stays()
        assert not remote.table.seats[0].is_ready


async def test_a_bot_that_may_only_watch_does_not_play(tmp_path):
    async with wide_house(tmp_path) as running:
        host = await running.table("race", seats=2)
        async with Remote(running.address(host.table)) as remote:
            with pytest.raises(BadInput, match="link-watches"):
                await Guest(remote).stays()


async def test_what_a_bot_hears_is_what_its_seat_was_told(tmp_path, hasty):
    async with wide_house(tmp_path) as running, Remote(await running.table("race", seats=2)) as remote:
        await remote.do(BotCommand, seat=1, bot="random")
        await remote.do(SitCommand, name="Ann")
        Listening.heard.clear()
        guest = await Guest(remote, f"{__name__}:Listening:temperament=bold", matches=1).stays()
        assert guest.told()["bot-lapse"] == 0
        row = next(running.lobby.services.store.matches())
    told = Counter(event.key for event in Listening.heard)
    assert told["game-ended"] == 0, "nobody is asked after that"
    assert told["card-played"] > 20
    assert {event.args["seat"] for event in Listening.heard if event.key == "hand-dealt"} == {0}
    assert row.game == "race"
