"""Thumbnails of running matches: what is in them, how often they are made, and what is refused."""

from contextlib import AsyncExitStack

import msgspec
import pytest

from starhaul.games import PLUGINS
from starhaul.server.http.live_pages import EVERY_S, LARGEST, LivePages
from tests.hostile.kit import BOUNDLESS, ask, seated, start, table_of
from tests.rules import rule
from tests.server.running_server import Running, open_server


async def thumbnails(running: Running, query: str = "") -> list[dict]:
    answer = await ask(running, f"/api/thumbnails{query}")
    assert answer.status == 200
    return answer.json


async def build(person, cells: int) -> None:
    """Attach a few tiles wherever they fit."""
    for _ in range(cells):
        await person.do(do="act", action={"do": "take"})
        await person.until(lambda: person.last["update"]["view"]["seats"][0].get("hand"))
        places = person.last["update"]["view"]["yard"]["places"]
        turn = next(turn for turn, found in enumerate(places) if found)
        answer = await person.do(do="act", action={"do": "attach", "cell": places[turn][0], "turn": turn})
        assert answer["is"] == "done", answer


async def test_a_ship_grows_while_it_is_built(tmp_path):
    clock = [0.0]
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        pages = LivePages(running.lobby, running.gate, lambda: clock[0])
        people = await seated(running, stack, "trucker", rounds=["II"])
        room = running.lobby.room(table_of(people[0]))
        await start(people)
        first = pages._lately(room)
        await build(people[0], 3)
        assert pages._lately(room) is first, "it is made once in a while"
        clock[0] += EVERY_S
        later = pages._lately(room)
        assert (first is not None, later is not None) == (True, True)
        before, after = (msgspec.json.decode(one.picture)["ships"] for one in (first, later) if one)
        assert len(after[0]["tiles"]) - len(before[0]["tiles"]) >= 2
        assert after[1] == before[1]
        assert pages.number == 2
        assert [seat.name for seat in later.seats] == ["Ann", "P1"]


@pytest.mark.parametrize(("game", "config"), [("race", {}), ("trucker", {"rounds": ["II"]})])
async def test_everybody_who_looks_gets_the_same_answer_and_nothing_that_is_unchanged(tmp_path, game, config):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        people = await seated(running, stack, game, **config)
        assert await thumbnails(running) == []
        await start(people)
        (found,) = await thumbnails(running)
        assert (found["table"], found["game"]) == (table_of(people[0]), game)
        assert len(msgspec.json.encode(found)) < LARGEST
        answer = await ask(running, "/api/thumbnails")
        again = await ask(running, "/api/thumbnails", If_None_Match=dict(answer.headers)["etag"])
        assert (again.status, again.body) == (304, b"")


@rule("RUL-99")
async def test_a_pause_in_building_hides_the_ships_here_too(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        people = await seated(running, stack, "trucker", rounds=["II"])
        await start(people)
        for person in people:
            await person.do(do="pause")
        assert [one["picture"] for one in await thumbnails(running)] == [None]


async def test_tables_by_invitation_are_not_shown(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        await people[0].do(do="options", is_listed=False)
        await start(people)
        assert await thumbnails(running) == []


@pytest.mark.parametrize("query", ["start=-1", "count=0", "count=11", "start=x"])
async def test_a_part_that_is_none_is_refused(tmp_path, query):
    async with open_server(tmp_path) as running:
        answer = await ask(running, f"/api/thumbnails?{query}")
        assert (answer.status, answer.json["code"]) == (400, "setting-whole")


def test_every_game_has_thumbnails():
    assert all(plugin.has_part("thumbnails") for plugin in PLUGINS.values())
