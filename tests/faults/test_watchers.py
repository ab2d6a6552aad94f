"""Spectators of a rated table see everything with a delay (HSE-O1), also after a restart."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from starhaul.server.wire import DoneMessage, OptionsCommand
from tests.faults.kit import Visitor, until
from tests.faults.people import play, seated, started
from tests.remote.wide import UNLIMITED
from tests.server.running_server import open_server

pytestmark = pytest.mark.slow
DELAY_MS = 300


async def test_the_board_comes_back_though_nobody_moves(tmp_path: Path):
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        assert isinstance(await people[0].do(OptionsCommand, is_rated=True), DoneMessage)
        await started(people)
        await play(people, 3)
        table, kept = people[0].address.table, people[0].update
    later = open_server(tmp_path, limits=UNLIMITED, delay_ms=DELAY_MS)
    async with later as running, Visitor(running.address(table)) as watcher:
        assert watcher.update is None, "not yet"
        await until(lambda: watcher.update)
        assert watcher.update.match == kept.match
        assert not watcher.update.events, "it was shown before anything happened"
