"""Four clients take the same tile at once: one gets it, the other three get a reason. Every time."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from random import Random

import pytest

from tests.hostile.kit import BOUNDLESS, seated, start, table_of
from tests.rules import rule
from tests.server.running_server import open_server
from tools.hostile.visitor import Visitor

TABLES = 4
"""Several matches, so that they also compete with each other."""


async def face_up(person: Visitor) -> int:
    """The handle of a face-up tile."""
    for action in ("take", "return"):
        assert (await person.do(do="act", action={"do": action}))["is"] == "done"
    return person.last["update"]["view"]["yard"]["face_up"][0][0]


async def race(people: list[Visitor], tile: int, luck: Random) -> int:
    """The client that was first."""
    luck.shuffle(people)
    reach = {"do": "act", "action": {"do": "take_open", "tile": tile}}
    answers = await asyncio.gather(*(person.do(**reach) for person in people))
    assert Counter(answer["is"] for answer in answers) == {"done": 1, "refused": 3}
    refused = [answer for answer in answers if answer["is"] == "refused"]
    assert {(answer["code"], answer["rule"]) for answer in refused} == {("tile-gone", "RUL-13")}
    winner = people[[answer["is"] for answer in answers].index("done")]
    assert not winner.last["update"]["view"]["yard"]["face_up"]
    assert (await winner.do(do="act", action={"do": "return"}))["is"] == "done"
    return people.index(winner)


async def races(running, times: int, seed: int) -> int:
    """The accepted actions."""
    luck = Random(seed)
    async with AsyncExitStack() as stack:
        people = await seated(running, stack, "trucker", seats=4)
        await start(people)
        tile = await face_up(people[0])
        play = running.lobby.room(table_of(people[0])).live.play
        before = play.batches
        for _ in range(times):
            await race(people, tile, luck)
        return play.batches - before


@rule("RUL-13", "EX-53")
@pytest.mark.parametrize("times", [100, pytest.param(1000, marks=pytest.mark.slow)])
async def test_one_gets_the_tile_and_three_are_told_why_not(tmp_path, times):
    async with open_server(tmp_path, limits=BOUNDLESS) as running:
        each = times // TABLES
        done = await asyncio.gather(*(races(running, each, seed) for seed in range(TABLES)))
        assert done == [2 * each] * TABLES, "taken and returned, nothing else"
