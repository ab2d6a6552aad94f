"""What is kept about a person can be had and deleted with the token of the seat."""

from contextlib import AsyncExitStack

import pytest

from starhaul.remote.connection import Remote
from starhaul.server.lobby import personal_data
from starhaul.server.table import table_record
from starhaul.server.wire import Bye, Close
from tests.remote.wide import UNLIMITED
from tests.server.house import Running, open_house
from tests.server.test_links import post
from tests.server.test_room import until


@pytest.fixture
async def house(tmp_path):
    async with open_house(tmp_path, limits=UNLIMITED) as running:
        yield running


async def seated(house: Running, stack: AsyncExitStack) -> tuple[Remote, Remote]:
    """Two people who have played before."""
    host = await house.table("race", seats=2)
    ann = await stack.enter_async_context(Remote(host, "Ann"))
    bob = await stack.enter_async_context(Remote(house.seat(host.table, 1), "Bob"))
    record = house.lobby.rooms[host.table].record
    table_record.note_result(record, [1, 0])
    await house.lobby.rooms[host.table].save()
    return ann, bob


def kept(house: Running, table: str) -> bytes:
    row = house.lobby.house.store.table(table)
    assert row is not None
    return row.record


async def person(house: Running, who: Remote, then: str = "") -> tuple[int, object]:
    table, token = who.address.table, who.address.token
    return await post(house, f"tables/{table}/person{then}", token=token)


async def test_all_that_is_kept_can_be_had(house):
    async with AsyncExitStack() as stack:
        _, bob = await seated(house, stack)
        status, found = await person(house, bob)
        assert status == 200
        record = house.lobby.rooms[bob.address.table].record
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
        # Nothing about the person stands in the record and not in the answer.
        assert kept(house, record.id).count(b"Bob") == 2


async def test_a_person_who_is_deleted_leaves_no_name_behind(house):
    async with AsyncExitStack() as stack:
        ann, bob = await seated(house, stack)
        assert await person(house, bob, "/forget") == (200, "ok")
        assert (await until(bob, lambda fact: isinstance(fact, Bye))).code == "left"
        raw = kept(house, ann.address.table)
        assert b"Bob" not in raw
        assert b"Ann" in raw
        assert (await person(house, bob))[0] == 400, "the token is worthless"


@pytest.mark.parametrize("then", ["", "/forget"])
async def test_a_token_of_a_seat_is_needed(house, then):
    async with AsyncExitStack() as stack:
        ann, _ = await seated(house, stack)
        table = ann.address.table
        for token in ("", "x", ann.welcome.table.watch_link, ann.welcome.table.table_link):
            status, why = await post(house, f"tables/{table}/person{then}", token=token)
            assert (status, why["code"]) == (400, "wrong-link")
        assert (await post(house, f"tables/{'0' * 16}/person{then}", token="x"))[0] == 404
        assert b"Ann" in kept(house, table)


async def test_it_can_be_done_after_the_table_was_closed(house):
    async with AsyncExitStack() as stack:
        ann, bob = await seated(house, stack)
        await ann.do(Close)
        await until(bob, lambda fact: isinstance(fact, Bye))
        status, found = await person(house, bob)
        assert (status, found["name"]) == (200, "Bob")
        assert await person(house, bob, "/forget") == (200, "ok")
        assert b"Bob" not in kept(house, ann.address.table)
        assert not house.lobby.house.store.table(ann.address.table).is_open


def test_who_has_no_name_is_in_no_result():
    record = table_record.new_table("race", {"seats": 2}, "")
    table_record.note_result(record, [1, 0])
    assert personal_data.kept_about(record, 0).matches == []
    personal_data.forget(record, 0)
    assert record.is_closed
