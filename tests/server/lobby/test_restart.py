"""What a server finds after a restart."""

import asyncio

import msgspec
import pytest

from starhaul.games import game_named
from starhaul.kernel.match import Match
from starhaul.remote.connection import Closed, Remote
from starhaul.server.table import table_record
from starhaul.server.wire import DoneMessage, ReadyCommand, UpdateMessage
from tests.remote.wide import UNLIMITED
from tests.server.running_server import open_server
from tests.server.waiting import until


def replay(row, batches) -> Match:
    """From the seed."""
    game = game_named(row.game)
    match = Match(game, msgspec.json.decode(row.config, type=game.config_type), row.seed, row.chance)
    for batch in batches:
        for entry in batch.entries:
            match.act(entry.seat, game.to_action(entry.seat, entry.action), entry.at_ms)
    return match


async def playing(running, game="race"):
    """Two people in a match; the one whose turn it is comes first."""
    host = await running.table(game, seats=2)
    people = [Remote(host), Remote(running.seat(host.table, 1))]
    for person in people:
        await person.__aenter__()
        await person.do(ReadyCommand)
    for person in people:
        async for fact in person.messages():
            if isinstance(fact, UpdateMessage):
                break
    return sorted(people, key=lambda person: not person.update.asked)


async def test_a_server_that_ends_in_order_goes_on_where_it_was(tmp_path):
    async with open_server(tmp_path) as running:
        mover, other = await playing(running)
        assert isinstance(await mover.act(mover.update.asked[0].options[0]), DoneMessage)
        live = running.lobby.room(mover.address.table).live
        key, now, revs = live.play.match.key, live.now_ms, live.play.revs[:]
        for person in (mover, other):
            await person.__aexit__()
    async with open_server(tmp_path) as running:
        live = running.lobby.room(mover.address.table).live
        assert live.play.match.key == key
        assert live.play.revs == revs
        assert abs(live.now_ms - now) < 5000


async def test_only_tables_with_a_match_are_read_at_the_start(tmp_path, monkeypatch):
    """So the startup time does not depend on the number of other stored tables."""
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        people = await playing(running)
        for _ in range(20):
            await running.table("race", seats=2)
        for person in people:
            await person.__aexit__()
    read = []
    load = table_record.load

    def reads(record):
        read.append(load(record).id)
        return load(record)

    monkeypatch.setattr(table_record, "load", reads)
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        await until(lambda: running.lobby._chores[0].done(), running)
        assert list(running.lobby.rooms) == read == [people[0].address.table]


@pytest.mark.slow
async def test_draining_while_moves_are_being_written_loses_none(tmp_path):
    """A snapshot must not contain a step that the batches lack."""
    for _ in range(5):
        async with open_server(tmp_path) as running:
            mover, other = await playing(running)
            asking = asyncio.create_task(mover.act(mover.update.asked[0].options[0]))
            await asyncio.sleep(0.002)
            await running.lobby.drain()
            asking.cancel()
            for person in (mover, other):
                await person.__aexit__()
        async with open_server(tmp_path) as running:
            live = running.lobby.room(mover.address.table).live
            course = running.lobby.services.store.course(live.play.id)
            before = course.snapshot.batches if course.snapshot else 0
            assert live.play.batches == before + len(course.batches)
            replayed = replay(*running.lobby.services.store.log(live.play.id))
            assert replayed.key == live.play.match.key


@pytest.mark.slow
async def test_a_match_that_cannot_go_on_is_kept_and_said_so(tmp_path, monkeypatch, caplog):
    async with open_server(tmp_path) as running:
        people = await playing(running)
        other = await running.table("race", seats=2)
        for person in people:
            await person.__aexit__()
    monkeypatch.setattr("starhaul.server.table.played_table.resumed", lambda course: 1 / 0)
    async with open_server(tmp_path) as running:
        with pytest.raises(Closed, match="cannot-resume"):
            await Remote(running.address(people[0].address.table, people[0].address.token)).__aenter__()
        async with Remote(running.address(other.table, other.token)) as remote:
            assert remote.welcome.seat == 0
    monkeypatch.undo()
    async with open_server(tmp_path) as running:
        assert running.lobby.room(people[0].address.table).live is not None
