"""Which clients get changes over the wire, and when a whole update comes instead."""

import asyncio
import json
from contextlib import AsyncExitStack
from statistics import median

import pytest

from tests.hostile.kit import table_of, visitor
from tests.rules import rule
from tests.server.running_server import Running, open_server
from tools.hostile.visitor import Visitor


def is_update(text: bytes) -> bool:
    return json.loads(text)["is"] in ("update", "change")


def kinds(person: Visitor) -> list[str]:
    """The updates that came, by their kind."""
    return [json.loads(text)["is"] for text in person.texts if is_update(text)]


async def started(running: Running, stack: AsyncExitStack, game: str, **fields) -> list[Visitor]:
    """Ann and Bob get changes with hints; Cyd at Ann's seat and Dan, who watches, do not ask for any."""
    host = await running.table(game, seats=2, **fields)
    people = [await visitor(running, stack) for _ in range(4)]
    ann, bob, cyd, dan = people
    await ann.hello(host.table, host.token, client="ann", changes=True, hints=True)
    await bob.hello(host.table, running.seat(host.table, 1).token, client="bob", changes=True, hints=True)
    await cyd.hello(host.table, running.seat(host.table, 0).token, client="cyd", hints=True)
    await dan.hello(host.table)
    for person in (ann, bob):
        await person.do(do="ready")
    for person in people:
        await person.until(lambda person=person: "update" in person.last)
    return people


def shown(person: Visitor) -> dict:
    """The latest update without what only whole ones mention."""
    return {name: value for name, value in person.last["update"].items() if value not in (None, [])}


async def act(people: list[Visitor]) -> None:
    """Whoever is asked does something."""
    for person in people[:2]:
        for asked in person.last["update"].get("asked", []):
            action = {"do": "take"} if asked["kind"] == "build" else asked["options"][0]
            if asked["kind"] == "build" and "take" not in person.last["update"]["hints"]["may"]:
                action = {"do": "return"}
            before = person.last["update"]["rev"]
            await person.do(do="act", action=action)
            await person.until(lambda: person.last["update"]["rev"] > before)  # noqa: B023, awaited here
            return


@pytest.mark.parametrize("game", ["trucker", "race"])
async def test_changes_show_the_same_as_whole_updates(tmp_path, game):
    async with open_server(tmp_path) as running, AsyncExitStack() as stack:
        people = await started(running, stack, game)
        ann, bob, cyd, dan = people
        for _ in range(12):
            await act(people)
            for person in people:
                await person.do(do="ping")
            assert shown(ann) == shown(cyd)
        assert kinds(ann)[0] == kinds(bob)[0] == "update"
        assert set(kinds(ann)[1:]) == set(kinds(bob)[1:]) == {"change"}
        assert set(kinds(cyd)) == set(kinds(dan)) == {"update"}
        sizes = [median(len(text) for text in person.texts if is_update(text)) for person in (ann, cyd)]
        assert sizes[0] < sizes[1]


async def test_who_comes_back_gets_a_whole_update_first(tmp_path):
    async with open_server(tmp_path) as running, AsyncExitStack() as stack:
        people = await started(running, stack, "race")
        for _ in range(4):
            await act(people)
        ann, bob, _, _ = people
        await ann.cut()
        again = people[0] = await visitor(running, stack)
        table = table_of(bob)
        token = running.seat(table, 0).token
        welcome = await again.hello(table, token, client="again", changes=True, hints=True)
        assert welcome["update"]["view"]["me"] == 0
        again.last["update"] = welcome["update"]
        for _ in range(4):
            await act(people)
            for person in people[:2]:
                await person.do(do="ping")
        assert set(kinds(again)) == {"change"}
        assert again.last["update"]["rev"] == people[2].last["update"]["rev"]
        assert shown(again) == shown(people[2])


@rule("RUL-99")
async def test_a_pause_and_its_end_are_whole_updates(tmp_path):
    async with open_server(tmp_path) as running, AsyncExitStack() as stack:
        people = await started(running, stack, "trucker")
        ann, bob, cyd, _ = people
        await act(people)
        for person in (ann, bob):
            await person.do(do="pause")
        await ann.until(lambda: ann.last["update"].get("is_paused"))
        assert ann.last["update"]["view"] is None
        assert kinds(ann)[-1] == "update"
        await bob.do(do="pause", wanted=False)
        await ann.until(lambda: not ann.last["update"].get("is_paused"))
        assert kinds(ann)[-1] == "update"
        await act(people)
        await asyncio.gather(ann.do(do="ping"), cyd.do(do="ping"))
        assert kinds(ann)[-1] == "change"
        assert shown(ann) == shown(cyd)


@rule("HSE-O1")
async def test_delayed_spectators_get_changes_of_what_they_have(tmp_path):
    async with open_server(tmp_path, delay_ms=400) as running, AsyncExitStack() as stack:
        host = await running.table("race", seats=2)
        people = [await visitor(running, stack) for _ in range(2)]
        for seat, person in enumerate(people):
            await person.hello(host.table, running.seat(host.table, seat).token, changes=True)
        await people[0].do(do="options", is_listed=True, is_rated=True)
        early, late = [await visitor(running, stack) for _ in range(2)]
        await early.hello(host.table, changes=True)
        for person in people:
            await person.do(do="ready")
        for person in people:
            await person.until(lambda person=person: "update" in person.last)
        for _ in range(3):
            await act(people)
        await early.until(lambda: "update" in early.last)
        await late.hello(host.table, changes=True)
        rev = running.lobby.room(host.table).live.play.revs[2]
        for person in (early, late):
            await person.until(lambda person=person: person.last.get("update", {}).get("rev") == rev)
        assert kinds(early) == ["update", *["change"] * (len(kinds(early)) - 1)]
        assert kinds(late)[0] == "update"
        assert len(kinds(late)) <= len(kinds(early))
        assert shown(early)["view"] == shown(late)["view"]
