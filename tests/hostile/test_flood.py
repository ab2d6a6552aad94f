"""Floods on one connection: commands are refused, then it is closed; other clients are not affected."""

import json
from contextlib import AsyncExitStack

import pytest

from starhaul.server.settings.limits import Limits
from tests.hostile.flooding import Flooder, slowdown
from tests.hostile.kit import seated, start
from tests.server.running_server import open_server
from tests.server.server_process import Process, serving
from tools.hostile.visitor import PING, TEXT, Visitor

POLICY = 1008
TURNS = 9


async def test_a_client_that_is_too_fast_is_refused_and_then_disconnected(running):
    async with AsyncExitStack() as stack:
        bystander, other = await seated(running, stack)
        for _ in range(500):
            other.say(do="say", text="buy!")
        assert await other.end() == (POLICY, "flood")
        assert (other.last["bye"]["code"], other.last["bye"]["reconnect_ms"]) == ("flood", 10_000)
        limits = Limits()
        facts = map(json.loads, other.texts)
        refused = [fact["seq"] for fact in facts if fact.get("code") == "too-fast"]
        # On a slow machine the bucket refills a little meanwhile, and an accepted command cancels a strike.
        let_through = refused[-1] - refused[0] + 1 - len(refused)
        assert len(refused) == limits.most_strikes + let_through
        assert (await bystander.do(do="ping"))["is"] == "pong"
        heard = sum(b'"is":"heard"' in text for text in bystander.texts)
        assert 0 < heard < limits.socket_burst + limits.socket_rate, "what was refused was not done"


@pytest.mark.parametrize("kept", [0, 1, 5])
async def test_nonsense_is_not_endured_for_long_also_between_good_commands(running, kept):
    async with AsyncExitStack() as stack:
        bystander, other = await seated(running, stack)
        for _ in range(60):
            for _ in range(10):
                other.text("{}")
            for _ in range(kept):
                other.say(do="ping")
        assert await other.end() == (POLICY, "flood")
        assert (await bystander.do(do="ping"))["is"] == "pong"


async def test_a_slip_now_and_then_is_forgiven(running):
    async with AsyncExitStack() as stack:
        other = (await seated(running, stack))[1]
        for _ in range(25):
            other.text("{}")
            await other.do(do="ping")
        assert other.closed is None


async def test_several_lines_of_one_seat_share_its_limit(tmp_path):
    limits = Limits(seat_burst=10, seat_rate=0.01)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        bystander, other = await seated(running, stack)
        tab = await stack.enter_async_context(await Visitor.open(running.port))
        table = other.last["welcome"]["table"]
        await tab.hello(table["id"], table["seats"][1]["link"], client="tab")
        said = [await line.do(do="ping") for _ in range(10) for line in (other, tab)]
        assert [answer["is"] for answer in said].count("pong") == 10
        assert {answer.get("code") for answer in said if answer["is"] != "pong"} == {"too-fast"}
        assert (await bystander.do(do="ping"))["is"] == "pong"


# --- the others --------------------------------------------------------------------------------------------


async def people_at(server: Process, stack: AsyncExitStack, tables: int) -> list[Visitor]:
    found = []
    for _ in range(tables):
        body = {"game": "trucker", "config": {"seats": 2}}
        made = json.loads(server.get("/api/tables", "POST", body)[1])
        pair = [await stack.enter_async_context(await Visitor.open(server.port)) for _ in range(2)]
        welcome = await pair[0].hello(made["table"], made["token"], client="host")
        await pair[1].hello(made["table"], welcome["table"]["seats"][1]["link"], client="guest")
        await start(pair)
        found += pair
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("opcode", "data"), [(TEXT, b'{"do":"ping","seq":1}'), (PING, b"x" * 100)], ids=["commands", "pings"]
)
async def test_a_flood_does_not_slow_the_others_down(tmp_path, opcode, data):
    with serving(tmp_path, "--port", "0", "--set", "countdown_seconds=0") as server:
        async with AsyncExitStack() as stack:
            people = await people_at(server, stack, 8)
            flooder = Flooder(server.port, server.table(), opcode, data)
            flooder.start()
            stack.callback(flooder.stop)
            found = await slowdown(people, flooder, TURNS)
            if found > 2:
                # Repeated once, because another process on this machine may have been the cause.
                found = await slowdown(people, flooder, TURNS)
            assert flooder.lines > TURNS, "it was thrown out again and again"
            assert found <= 2
