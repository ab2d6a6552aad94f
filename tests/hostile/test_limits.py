"""Limits on tables, viewers and new connections. Refused clients get a reason; others are not affected."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from starhaul.server.settings.limits import Buckets, Limits
from starhaul.server.table_error import TableError
from tests.hostile.kit import ask, attended, seated, table_of, until, visitor
from tests.server.running_server import open_server

POLICY = 1008


async def test_the_number_of_tables_is_limited(tmp_path):
    """If all tables belong to different addresses and are in use, none is unloaded."""
    async with open_server(tmp_path, limits=Limits(most_tables=5)) as running, AsyncExitStack() as stack:
        held = [await attended(running, stack, source=f"127.0.0.{number}") for number in range(2, 7)]
        answer = await ask(running, "/api/tables", "POST", {})
        assert (answer.status, answer.json["code"]) == (503, "too-many-tables")
        assert len(running.lobby.rooms) == 5
        assert (await held[0].do(do="close"))["is"] == "done"
        await until(lambda: len(running.lobby.rooms) == 4)
        assert (await ask(running, "/api/tables", "POST", {})).status == 201


async def test_tables_that_are_made_at_the_same_moment_count(tmp_path):
    async with open_server(tmp_path, limits=Limits(most_tables=5)) as running:
        made = await asyncio.gather(*(running.table() for _ in range(20)), return_exceptions=True)
        refused = [one for one in made if isinstance(one, TableError)]
        assert (len(refused), {one.code for one in refused}) == (15, {"too-many-tables"})
        assert len(running.lobby.rooms) == 5


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        (Limits(most_viewers=3), "house-full"),
        (Limits(most_viewers_per_address=3), "address-full"),
        (Limits(address_burst=3, address_rate=0.01), "too-fast"),
    ],
)
async def test_the_number_of_viewers_is_limited(tmp_path, limits, code):
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        people = await seated(running, stack, seats=3)
        late = [await visitor(running, stack) for _ in range(5)]
        for one in late:
            assert await one.end() == (POLICY, code)
            assert one.last["bye"]["code"] == code
            assert one.last["bye"]["reconnect_ms"] > 0
        assert (await people[0].do(do="ping"))["is"] == "pong"
        await people[2].cut()
        if code != "too-fast":
            await until(lambda: running.lobby.services.metrics.viewers._value.get() == 2)
            again = await visitor(running, stack)
            assert (await again.hello(table_of(people[0])))["is"] == "welcome"


async def test_new_tables_count_as_new_lines(tmp_path):
    limits = Limits(address_burst=3, address_rate=0.01)
    async with open_server(tmp_path, limits=limits) as running:
        answers = [await ask(running, "/api/tables", "POST", {}) for _ in range(6)]
        assert [answer.status for answer in answers] == [201] * 3 + [429] * 3
        assert answers[-1].json["code"] == "too-fast"
        assert (await ask(running, "/healthz")).status == 200


async def test_the_number_of_spectators_of_a_table_is_limited(tmp_path):
    async with open_server(tmp_path, most_viewers=2) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        watchers = [await visitor(running, stack) for _ in range(6)]
        said = [await watcher.hello(table_of(people[0])) for watcher in watchers]
        assert [answer["is"] for answer in said] == ["welcome"] * 2 + ["bye"] * 4
        assert {(answer["code"], answer["reconnect_ms"]) for answer in said[2:]} == {("crowded", 30_000)}
        await watchers[0].cut()
        await people[0].until(lambda: people[0].last["table"].get("spectators") == 1)
        again = await visitor(running, stack)
        assert (await again.hello(table_of(people[0])))["is"] == "welcome"


async def test_a_crowd_keeps_nobody_from_their_seat(tmp_path):
    async with open_server(tmp_path, most_viewers=2) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        table, link = table_of(people[1]), people[1].last["welcome"]["table"]["seats"][1]["link"]
        for _ in range(4):
            await (await visitor(running, stack)).hello(table)
        said = [await (await visitor(running, stack)).hello(table, link) for _ in range(3)]
        assert [answer["is"] for answer in said] == ["welcome", "bye", "bye"], "two tabs of one seat"
        assert (await people[0].do(do="ping"))["is"] == "pong"


def test_buckets_do_not_fill_the_memory():
    buckets = Buckets(1, 1, most=100)
    for number in range(10_000):
        buckets.take(number)
    assert len(buckets._buckets) == 100
