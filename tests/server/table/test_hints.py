"""Hints: for clients that ask for them, about their own seat only."""

from contextlib import AsyncExitStack

import pytest

from tests.hostile.kit import table_of, visitor
from tests.server.running_server import open_server
from tools.hostile.visitor import Visitor


async def started(running, stack: AsyncExitStack, game: str) -> list[Visitor]:
    """Ann asks for hints and Bob does not; Carl is a spectator and asks for them."""
    host = await running.table(game, seats=2)
    ann, bob, carl = [await visitor(running, stack) for _ in range(3)]
    await ann.hello(host.table, host.token, hints=True)
    await bob.hello(host.table, running.seat(host.table, 1).token)
    await carl.hello(host.table, "", hints=True)
    for person in (ann, bob):
        await person.do(do="ready")
    for person in (ann, bob, carl):
        await person.until(lambda person=person: "update" in person.last)
    return [ann, bob, carl]


@pytest.mark.parametrize(("game", "known"), [("trucker", "may"), ("race", "reach")])
async def test_clients_that_ask_for_hints_get_them(tmp_path, game, known):
    async with open_server(tmp_path) as running, AsyncExitStack() as stack:
        ann, bob, carl = await started(running, stack, game)
        assert known in ann.last["update"]["hints"]
        assert "hints" not in bob.last["update"]
        assert "hints" not in carl.last["update"]
        again = await visitor(running, stack)
        welcome = await again.hello(table_of(ann), running.seat(table_of(ann), 1).token, hints=True)
        assert known in welcome["update"]["hints"]


async def test_a_pause_hides_them(tmp_path):
    async with open_server(tmp_path) as running, AsyncExitStack() as stack:
        ann, bob, _ = await started(running, stack, "trucker")
        for person in (ann, bob):
            await person.do(do="pause")
        await ann.until(lambda: ann.last["update"].get("is_paused"))
        assert "hints" not in ann.last["update"]
