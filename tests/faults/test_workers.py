"""Bots whose workers are killed, hang or fail during a match with people: the
match continues, and nobody waits."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from starhaul.server.bots import bot_pace, pool
from starhaul.server.wire import DoneMessage, PongMessage, ReadyCommand, SayCommand
from tests.faults.kit import SOON, Visitor, until
from tests.faults.people import first_option, is_asked, play, seated, started
from tests.remote.wide import UNLIMITED
from tests.server.bots.helpers import guest
from tests.server.running_server import Running, open_server

pytestmark = pytest.mark.slow

SHORT_MS, NEVER_MS = 200, 600_000
"""How long a bot may think."""


@asynccontextmanager
async def with_bot(folder: Path, bot: str, game: str, hang_ms: float = SHORT_MS, **config: Any):
    """A person and a bot, in the middle of a match."""
    async with open_server(folder, limits=UNLIMITED) as running:
        running.lobby.services.bots.hang_ms = hang_ms
        host = await running.table(game, seats=2, **config)
        async with Visitor(host) as ann:
            record = running.lobby.room(host.table).record
            # Tables cannot request such a bot.
            record.seats[1].bot = guest(bot)
            assert isinstance(await ann.do(ReadyCommand), DoneMessage)
            await until(lambda: ann.update is not None)
            yield running, ann


@pytest.mark.parametrize("bot", ["Raises", "Exits", "Says:what=object"])
async def test_a_bot_that_fails_is_overruled(tmp_path: Path, bot: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 0))
    async with with_bot(tmp_path, bot, "race") as (running, ann):
        rev = ann.update.rev
        await play([ann], 6)
        assert ann.update.rev > rev + 6
        assert running.lobby.services.bots.lapses.total() > 0


@pytest.mark.parametrize("game", ["race", "trucker"])
async def test_nobody_waits_for_a_bot_that_hangs(tmp_path: Path, game: str):
    async with with_bot(tmp_path, "Stubborn", game, NEVER_MS) as (running, ann):
        bots = running.lobby.services.bots
        await bot_thinks(running, ann)
        for _ in range(20):
            assert isinstance(await ann.ping(), PongMessage)
            assert isinstance(await ann.do(SayCommand, text="well?"), DoneMessage)
        if game == "trucker":
            assert isinstance(await ann.act({"do": "take"}), DoneMessage)
            assert isinstance(await ann.act({"do": "return"}), DoneMessage)
        assert bots.waiting == 1, "all that time it was thinking"


async def bot_thinks(running: Running, ann: Visitor) -> None:
    """In a race a person may have to play before it is the bot's turn."""
    bots = running.lobby.services.bots
    async with asyncio.timeout(SOON):
        while not (bots.waiting and bots.pids):
            if is_asked(ann) and not bots.waiting and first_option(ann) is not None:
                await ann.act(first_option(ann))
            await asyncio.sleep(0.01)


async def test_the_match_goes_on_when_a_bot_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pool, "GRACE_MS", SHORT_MS)
    async with with_bot(tmp_path, "Stubborn", "race") as (running, ann):
        await play([ann], 3)
        lapses = running.lobby.services.bots.lapses
        await until(lambda: lapses["hung"] > 0)


async def test_other_tables_do_not_notice(tmp_path: Path):
    async with with_bot(tmp_path, "Stubborn", "race", NEVER_MS) as (running, ann), AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        await bot_thinks(running, ann)
        await play(people, 20)
        assert running.lobby.services.bots.waiting == 1


async def test_killed_workers_are_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 0))
    async with with_bot(tmp_path, "random", "race") as (running, ann):
        bots = running.lobby.services.bots
        for deaths in range(1, 4):
            await play([ann], 2)
            await until(lambda: bots.pids)
            for pid in bots.pids:
                os.kill(pid, signal.SIGKILL)
            while bots.restarts < deaths:
                assert ann.table.is_playing
                await play([ann], 1)
        await play([ann], 2)
        assert ann.connections == 1
