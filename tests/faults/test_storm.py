"""All clients reconnect at once."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from starhaul.remote import connection
from starhaul.server.wire import DoneMessage, ReadyCommand
from tests.faults.kit import Service, Visitor, serving, until
from tests.faults.people import first_option, is_asked

pytestmark = pytest.mark.slow

TABLES, SEATS, TABS, WATCHERS = 25, 4, 4, 4
VIEWERS = TABLES * (SEATS * TABS + WATCHERS)


async def test_a_storm_of_viewers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "_PAUSES_S", (0.2,))
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        tables = [await crowd(service, stack) for _ in range(TABLES)]
        viewers = [viewer for table in tables for viewer in table]
        assert len(viewers) == VIEWERS == 500
        before = [(viewer.update.match, viewer.update.rev) for viewer in viewers]
        await service.kill()
        await service.start()
        await until(lambda: all(viewer.connections == 2 for viewer in viewers))
        boards = [viewer.welcome.update for viewer in viewers]
        assert [(board.match, board.rev) for board in boards] == before
        assert (await service.get("/healthz"))[0] == 200
        # Play continues: at every table somebody is asked, and everybody sees the answer.
        await asyncio.gather(*map(play_on, tables))
        assert "Traceback" not in service.running.complaint


async def crowd(service: Service, stack: AsyncExitStack) -> list[Visitor]:
    """A table in the middle of a match, with several tabs for each seat, and spectators."""
    host = await service.table("race", seats=SEATS)
    first = await stack.enter_async_context(Visitor(host))
    assert first.table is not None
    links = [host.token, *(seat.link for seat in first.table.seats[1:])] * TABS + [""] * WATCHERS
    others = [Visitor(service.address(host.table, link)) for link in links[1:]]
    viewers = [first, *await asyncio.gather(*map(stack.enter_async_context, others))]
    for person in viewers[:SEATS]:
        assert isinstance(await person.do(ReadyCommand), DoneMessage)
    await until(lambda: all(viewer.update is not None for viewer in viewers))
    return viewers


async def play_on(viewers: list[Visitor]) -> None:
    mover = next(filter(is_asked, viewers))
    revs = [viewer.update.rev for viewer in viewers if viewer.update is not None]
    assert isinstance(await mover.act(first_option(mover)), DoneMessage)
    await until(lambda: all(viewer.update.rev > rev for viewer, rev in zip(viewers, revs, strict=True)))
