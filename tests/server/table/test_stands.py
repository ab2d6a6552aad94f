"""Reactions and the chat of spectators: who gets them, and what is refused."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from starhaul.server.table import stands
from starhaul.server.wire import REACTIONS
from tests.hostile.kit import BOUNDLESS, seated, start, table_of, until, visitor
from tests.rules import about, rule
from tests.server.running_server import Running, open_server
from tools.hostile.visitor import Visitor


async def watcher(running: Running, stack: AsyncExitStack, table: str, name: str = "") -> Visitor:
    person = await visitor(running, stack)
    assert (await person.hello(table, name=name, client=name, device=name))["is"] == "welcome"
    return person


def heard(person: Visitor, kind: str) -> list[dict]:
    return [fact for text in person.texts if (fact := json.loads(text))["is"] == kind]


async def settle(*people: Visitor) -> None:
    for person in people:
        await person.do(do="ping")


@rule("HSE-O13")
async def test_spectators_talk_among_themselves_and_players_read_it_only_if_they_ask(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, bob = await seated(running, stack)
        zoe = await watcher(running, stack, table_of(ann), "Zoë")
        yan = await watcher(running, stack, table_of(ann), "Yan")
        await start([ann, bob])
        await bob.do(do="listen")
        assert (await zoe.do(do="murmur", text=" Ann\u202e will  win "))["is"] == "done"
        await settle(ann, bob, yan)
        line = {"is": "murmured", "watcher": 1, "name": "Zoë", "text": "Ann will win"}
        assert [heard(one, "murmured") for one in (zoe, yan, bob, ann)] == [[line], [line], [line], []]
        await bob.do(do="listen", on=False)
        await yan.do(do="murmur", text="No way.")
        await settle(ann, bob, zoe)
        assert [len(heard(one, "murmured")) for one in (zoe, bob, ann)] == [2, 1, 0]
        assert heard(zoe, "murmured")[1]["watcher"] == 2


@rule("HSE-O13")
async def test_nobody_talks_from_the_stands_to_the_table(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, _ = await seated(running, stack)
        zoe = await watcher(running, stack, table_of(ann))
        for command in ({"do": "say", "text": "Hi"}, {"do": "emote", "emote": "hello"}):
            assert (await zoe.do(**command))["code"] == "spectators-watch"
        assert (await ann.do(do="murmur", text="Hi"))["code"] == "murmur-player"
        assert (await ann.do(do="options", has_stands=False))["is"] == "done"
        assert (await zoe.do(do="murmur", text="Hi"))["code"] == "murmur-closed"
        assert not heard(ann, "heard")


@pytest.mark.parametrize(("text", "code"), [("", "chat-empty"), ("x" * 281, "chat-too-long")])
async def test_the_limits_of_chat_hold_in_the_stands(tmp_path, text, code):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, _ = await seated(running, stack)
        zoe = await watcher(running, stack, table_of(ann))
        refused = await zoe.do(do="murmur", text=text)
        assert (refused["is"], refused["code"], refused["of"]) == ("refused", code, "input")


@rule("HSE-O14")
async def test_reactions_reach_everybody_several_at_once(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, bob = await seated(running, stack)
        zoe = await watcher(running, stack, table_of(ann), "Zoë")
        yan = await watcher(running, stack, table_of(ann), "Yan")
        for person in (zoe, yan):
            await person.do(do="react", reaction="boom")
        await bob.do(do="react", reaction="cheer")
        for person in (ann, bob, zoe, yan):
            await person.until(lambda person=person: heard(person, "reactions"))
            told = heard(person, "reactions")
            assert sum(one.get("watchers", {}).get("boom", 0) for one in told) == 2
            assert [seat for one in told for seat in one.get("seats", [])] == [[1, "cheer"]]


@about("HSE-O14")
@pytest.mark.parametrize("name", ["dance", "", 3, None])
async def test_other_reactions_are_refused(tmp_path, name):
    assert name not in REACTIONS
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, _ = await seated(running, stack)
        assert (await ann.do(do="react", reaction=name))["code"] == "bad-command"


@rule("HSE-O14")
async def test_a_person_who_reacts_or_talks_too_often_is_told_how_long_to_wait(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, _ = await seated(running, stack)
        zoe = await watcher(running, stack, table_of(ann), "Zoë")
        for person, command, burst in (
            (ann, {"do": "react", "reaction": "tear"}, stands.REACTION_BURST),
            (zoe, {"do": "react", "reaction": "tear"}, stands.REACTION_BURST),
            (zoe, {"do": "murmur", "text": "Hm"}, stands.MURMUR_BURST),
        ):
            answers = [await person.do(**command) for _ in range(burst + 1)]
            assert [answer["is"] for answer in answers] == ["done"] * burst + ["refused"]
            assert answers[-1]["code"] == f"{command['do']}-too-fast"
            assert 1 <= answers[-1]["facts"]["seconds"] <= 2
        again = await watcher(running, stack, table_of(ann), "Zoë")
        assert (await again.do(do="murmur", text="Hm"))["code"] == "murmur-too-fast"


@rule("HSE-O14")
async def test_all_spectators_together_have_a_limit_that_players_do_not_feel(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, _ = await seated(running, stack)
        crowd = [await watcher(running, stack, table_of(ann), f"W{number}") for number in range(14)]
        answers = [await one.do(do="react", reaction="heart") for one in crowd for _ in range(3)]
        codes = [answer.get("code", "") for answer in answers]
        assert codes.count("") >= stands.REACTION_BURST * stands.EVERYBODY
        assert "react-too-fast" in codes
        assert (await ann.do(do="react", reaction="heart"))["is"] == "done"


@about("HSE-O14")
async def test_a_muted_seat_does_not_react(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, bob = await seated(running, stack)
        await ann.do(do="mute", seat=1)
        assert (await bob.do(do="react", reaction="laugh"))["code"] == "muted"
        assert (await ann.do(do="react", reaction="laugh"))["is"] == "done"


async def test_many_reactions_are_few_messages(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        ann, _ = await seated(running, stack)
        crowd = [await watcher(running, stack, table_of(ann), f"W{number}") for number in range(10)]
        await asyncio.gather(*(one.do(do="react", reaction="heart") for one in crowd for _ in range(2)))

        def counted() -> int:
            return sum(one.get("watchers", {}).get("heart", 0) for one in heard(ann, "reactions"))

        await until(lambda: counted() == 20)
        assert len(heard(ann, "reactions")) <= 6
