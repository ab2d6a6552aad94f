"""The public list of tables, and requests for new tables while the server shuts down."""

from contextlib import AsyncExitStack

import pytest

from starhaul.remote.connection import Remote
from starhaul.server.settings.limits import Limits
from starhaul.server.wire import OptionsCommand, SayCommand
from tests.hostile.kit import ask
from tests.server.running_server import Running, open_server


async def names(running: Running, query: str = "") -> list[str]:
    answer = await ask(running, f"/api/tables{query}")
    assert answer.status == 200
    return [table["host"] for table in answer.json["tables"]]


async def test_the_list_comes_in_parts(tmp_path):
    async with open_server(tmp_path) as running:
        for number in range(45):
            await running.table("race", f"P{number}", seats=2)
        latest_first = [f"P{number}" for number in reversed(range(45))]
        assert await names(running) == latest_first[:20]
        assert await names(running, "?start=20&count=7") == latest_first[20:27]
        assert await names(running, "?start=40") == latest_first[40:]
        assert await names(running, "?start=45") == []
        assert await names(running, "?count=100") == latest_first
        assert (await ask(running, "/api/tables?start=3&count=1")).json["number"] == 45


@pytest.mark.parametrize(
    "query",
    ["start=-1", "count=0", "count=101", "start=x", "count=", "start=9999999999", "count=1e1"],
)
async def test_a_part_that_is_none_is_refused(tmp_path, query):
    async with open_server(tmp_path) as running:
        answer = await ask(running, f"/api/tables?{query}")
        assert (answer.status, answer.json["code"], answer.json["of"]) == (400, "setting-whole", "input")


async def test_tables_with_people_come_first_and_then_those_where_something_was_done(tmp_path):
    async with open_server(tmp_path) as running, AsyncExitStack() as stack:
        addresses = {name: await running.table("race", name, seats=2) for name in ("A", "B", "C", "D")}
        people = {
            name: await stack.enter_async_context(Remote(addresses[name], name)) for name in ("B", "A", "C")
        }
        assert await names(running) == ["C", "A", "B", "D"]
        await people["B"].do(SayCommand, text="Who plays?")
        assert await names(running) == ["B", "C", "A", "D"]
        await people["C"].do(OptionsCommand, is_listed=False)
        assert await names(running) == ["B", "A", "D"]


async def test_long_configurations_are_not_sent_to_everybody(tmp_path):
    async with open_server(tmp_path) as running:
        await running.table("race", seats=2)
        room = next(iter(running.lobby.rooms.values()))
        assert (await ask(running, "/api/tables")).json["tables"][0]["config"] == {"seats": 2}
        room.record.config = {"seats": 2, "options": {"track": "x" * 3000}}
        assert (await ask(running, "/api/tables")).json["tables"][0]["config"] == {}


async def test_a_server_that_ends_makes_no_tables(tmp_path):
    async with open_server(tmp_path, limits=Limits(most_tables=1)) as running:
        address = await running.table("race", seats=2)
        running.lobby.is_draining = True
        for path in ("/api/tables", f"/api/tables/{address.table}/join"):
            answer = await ask(running, path, "POST", {})
            assert (answer.status, answer.json["code"]) == (503, "restarting")
        assert len(running.lobby.rooms) == 1
        answer = await ask(running, "/readyz")
        assert (answer.status, answer.json) == (503, "draining")
