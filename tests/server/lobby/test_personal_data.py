"""What is stored about a person can be requested and deleted with the token of the seat."""

from contextlib import AsyncExitStack

import pytest

from starhaul.remote.connection import Remote
from starhaul.server.lobby import personal_data
from starhaul.server.table import table_record
from starhaul.server.wire import ByeMessage, CloseCommand
from tests.remote.wide import UNLIMITED
from tests.server.http.test_links import post
from tests.server.running_server import Running, open_server
from tests.server.table.test_room import until


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


async def seated(running: Running, stack: AsyncExitStack) -> tuple[Remote, Remote]:
    """Two people who have played before."""
    host = await running.table("race", seats=2)
    ann = await stack.enter_async_context(Remote(host, "Ann"))
    bob = await stack.enter_async_context(Remote(running.seat(host.table, 1), "Bob"))
    record = running.lobby.rooms[host.table].record
    table_record.note_result(record, [1, 0])
    await running.lobby.rooms[host.table].save()
    return ann, bob


def kept(running: Running, table: str) -> bytes:
    row = running.lobby.services.store.table(table)
    assert row is not None
    return row.record


async def person(running: Running, who: Remote, then: str = "") -> tuple[int, object]:
    table, token = who.address.table, who.address.token
    return await post(running, f"tables/{table}/person{then}", token=token)


async def test_all_that_is_kept_can_be_had(running):
    async with AsyncExitStack() as stack:
        _, bob = await seated(running, stack)
        status, found = await person(running, bob)
        assert status == 200
        record = running.lobby.rooms[bob.address.table].record
        assert found == {
            "table": record.id,
            "seat": 1,
            "name": "Bob",
            "colour": 1,
            "is_host": False,
            "is_ready": False,
            "is_muted": False,
            "marks": record.seats[1].marks,
            "playing": record.match,
            "matches": [{"match": record.played[0].match, "name": "Bob", "seat": 1, "score": 0}],
        }
        # The record contains nothing about the person that the answer lacks.
        assert kept(running, record.id).count(b"Bob") == 2


async def test_a_person_who_is_deleted_leaves_no_name_behind(running):
    async with AsyncExitStack() as stack:
        ann, bob = await seated(running, stack)
        assert await person(running, bob, "/forget") == (200, "ok")
        assert (await until(bob, lambda fact: isinstance(fact, ByeMessage))).code == "left"
        raw = kept(running, ann.address.table)
        assert b"Bob" not in raw
        assert b"Ann" in raw
        assert (await person(running, bob))[0] == 400, "the token is worthless"


@pytest.mark.parametrize("then", ["", "/forget"])
async def test_a_token_of_a_seat_is_needed(running, then):
    async with AsyncExitStack() as stack:
        ann, _ = await seated(running, stack)
        table = ann.address.table
        for token in ("", "x", ann.welcome.table.watch_link, ann.welcome.table.table_link):
            status, why = await post(running, f"tables/{table}/person{then}", token=token)
            assert (status, why["code"]) == (400, "wrong-link")
        assert (await post(running, f"tables/{'0' * 16}/person{then}", token="x"))[0] == 404
        assert b"Ann" in kept(running, table)


async def test_it_can_be_done_after_the_table_was_closed(running):
    async with AsyncExitStack() as stack:
        ann, bob = await seated(running, stack)
        await ann.do(CloseCommand)
        await until(bob, lambda fact: isinstance(fact, ByeMessage))
        status, found = await person(running, bob)
        assert (status, found["name"]) == (200, "Bob")
        assert await person(running, bob, "/forget") == (200, "ok")
        assert b"Bob" not in kept(running, ann.address.table)
        assert not running.lobby.services.store.table(ann.address.table).is_open


def test_a_person_without_a_name_is_in_no_result():
    record = table_record.new_table("race", {"seats": 2}, "")
    table_record.note_result(record, [1, 0])
    assert personal_data.kept_about(record, 0).matches == []
    personal_data.forget(record, 0)
    assert record.is_closed
