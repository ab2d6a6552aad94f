"""The list of tables that are open to strangers, and what becomes of new ones while the server ends."""

from contextlib import AsyncExitStack

import pytest

from starhaul.remote.connection import Remote
from starhaul.server.settings.limits import Limits
from starhaul.server.wire import Options, Say
from tests.hostile.kit import ask
from tests.server.house import Running, open_house


async def names(house: Running, query: str = "") -> list[str]:
    answer = await ask(house, f"/api/tables{query}")
    assert answer.status == 200
    return [table["host"] for table in answer.json["tables"]]


async def test_the_list_comes_in_parts(tmp_path):
    async with open_house(tmp_path) as house:
        for number in range(45):
            await house.table("race", f"P{number}", seats=2)
        latest_first = [f"P{number}" for number in reversed(range(45))]
        assert await names(house) == latest_first[:20]
        assert await names(house, "?start=20&count=7") == latest_first[20:27]
        assert await names(house, "?start=40") == latest_first[40:]
        assert await names(house, "?start=45") == []
        assert await names(house, "?count=100") == latest_first
        assert (await ask(house, "/api/tables?start=3&count=1")).json["number"] == 45


@pytest.mark.parametrize(
    "query",
    ["start=-1", "count=0", "count=101", "start=x", "count=", "start=9999999999", "count=1e1"],
)
async def test_a_part_that_is_none_is_refused(tmp_path, query):
    async with open_house(tmp_path) as house:
        answer = await ask(house, f"/api/tables?{query}")
        assert (answer.status, answer.json["code"], answer.json["of"]) == (400, "setting-whole", "input")


async def test_tables_with_people_come_first_and_then_those_where_something_was_done(tmp_path):
    async with open_house(tmp_path) as house, AsyncExitStack() as stack:
        addresses = {name: await house.table("race", name, seats=2) for name in ("A", "B", "C", "D")}
        people = {
            name: await stack.enter_async_context(Remote(addresses[name], name)) for name in ("B", "A", "C")
        }
        assert await names(house) == ["C", "A", "B", "D"]
        await people["B"].do(Say, text="Who plays?")
        assert await names(house) == ["B", "C", "A", "D"]
        await people["C"].do(Options, is_listed=False)
        assert await names(house) == ["B", "A", "D"]


async def test_long_configurations_are_not_sent_to_everybody(tmp_path):
    async with open_house(tmp_path) as house:
        await house.table("race", seats=2)
        room = next(iter(house.lobby.rooms.values()))
        assert (await ask(house, "/api/tables")).json["tables"][0]["config"] == {"seats": 2}
        room.record.config = {"seats": 2, "options": {"track": "x" * 3000}}
        assert (await ask(house, "/api/tables")).json["tables"][0]["config"] == {}


async def test_a_server_that_ends_makes_no_tables(tmp_path):
    async with open_house(tmp_path, limits=Limits(most_tables=1)) as house:
        address = await house.table("race", seats=2)
        house.lobby.is_draining = True
        for path in ("/api/tables", f"/api/tables/{address.table}/join"):
            answer = await ask(house, path, "POST", {})
            assert (answer.status, answer.json["code"]) == (503, "restarting")
        assert len(house.lobby.rooms) == 1
        answer = await ask(house, "/readyz")
        assert (answer.status, answer.json) == (503, "draining")
