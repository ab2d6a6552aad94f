"""Markup, control characters and worse in names and chat: they are returned as clean text on one line."""

import json
from contextlib import AsyncExitStack

import pytest

from starhaul.kernel.errors import StarhaulError
from starhaul.server.refusal_facts import LONGEST, facts_of
from starhaul.server.table import visitor_text
from starhaul.server.wire import LONGEST_CHAT, LONGEST_NAME
from tests.hostile.kit import BOUNDLESS, ask, seated, start, visitor
from tests.server.running_server import open_server


@pytest.fixture(scope="module")
async def running(tmp_path_factory):
    async with open_server(tmp_path_factory.mktemp("house"), limits=BOUNDLESS) as running:
        yield running


CLEANED = {
    "<b>Ann</b>": "<b>Ann</b>",
    '"><img src=x onerror=1>': '"><img src=x onerror=1>',
    "&lt;script&gt;": "&lt;script&gt;",
    "${7*7}{{7*7}}%s": "${7*7}{{7*7}}%s",
    "a\r\nINFO: all is well": "a INFO: all is well",
    "a\u2028b\u2029c\x0bd\x85e": "a b cde",
    "\x1b[31mred\x07": "[31mred",
    "\u202eevil\u202c\u2066x\u2069": "evilx",
    "\ufeffa\u200bb\u2060c": "abc",
    "nul\x00l": "null",
    "a\U000e0041\U000e0042b": "ab",
    "x\ue000\uf8ffy": "xy",
    "  spaces\u3000\u00a0 all  over ": "spaces all over",
    "Z\u0335\u0336\u0337\u0338\u0339a\u0300\u0301\u0302\u0303lgo": "Z\u0335\u0336à\u0301\u0302lgo",
}
NOTHING = ("\n", "\u202e\u2066", "\x00\x01", "\u200d", "\u3000", "\ufeff")


def names(table: dict) -> list[str]:
    return [seat.get("name", "") for seat in table["seats"]]


@pytest.mark.parametrize("written", CLEANED)
async def test_names_and_chat_are_cleaned_wherever_they_come_in(running, written):
    shown = CLEANED[written]
    async with AsyncExitStack() as stack:
        body = {"game": "race", "config": {"seats": 3}, "name": written, "is_listed": True}
        made = (await ask(running, "/api/tables", "POST", body)).json
        joined = await ask(running, f"/api/tables/{made['table']}/join", "POST", {"name": written})
        host, guest, third = [await visitor(running, stack) for _ in range(3)]
        welcome = await host.hello(made["table"], made["token"])
        await third.hello(made["table"], welcome["table"]["seats"][2]["link"], name=written)
        await guest.hello(made["table"], joined.json["token"])
        assert names(third.last["table"]) == [
            shown,
            visitor_text.numbered(shown, 2),
            visitor_text.numbered(shown, 3),
        ]
        assert (await guest.do(do="sit", name="x" + written))["is"] == "done"
        assert (await guest.do(do="say", text=written))["is"] == "done"
        await host.do(do="ping")
        assert host.last["heard"]["text"] == shown
        listed = await ask(running, "/api/tables?count=100")
        assert ("content-type", "application/json") in listed.headers
        assert {"table": made["table"], "host": shown}.items() <= next(
            one for one in listed.json["tables"] if one["table"] == made["table"]
        ).items()


@pytest.mark.parametrize("written", NOTHING)
async def test_what_leaves_nothing_to_be_seen_is_no_name_and_no_chat(running, written):
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        assert (await guest.do(do="sit", name=written))["code"] == "name-empty"
        assert (await guest.do(do="say", text=written))["code"] == "chat-empty"
        assert (await host.do(do="ping"))["is"] == "pong"
        assert "heard" not in host.last
        answer = await ask(running, "/api/tables", "POST", {"name": written})
        assert (answer.status, answer.json["code"]) == (400, "name-empty")


@pytest.mark.parametrize("name", [*NOTHING, "x" * (LONGEST_NAME + 1), "x" * 1000, "é" * 30])
async def test_a_greeting_with_a_name_that_will_not_do_is_one_without(running, name):
    async with AsyncExitStack() as stack:
        host = await visitor(running, stack)
        made = await running.table("race", seats=2)
        welcome = await host.hello(made.table, made.token)
        guest = await visitor(running, stack)
        answer = await guest.hello(made.table, welcome["table"]["seats"][1]["link"], name=name)
        assert (answer["is"], answer["seat"]) == ("welcome", 1)
        assert names(answer["table"])[1] == ""


async def test_length_is_what_one_sees(running):
    async with AsyncExitStack() as stack:
        guest = (await seated(running, stack))[1]
        for text in ("é" * LONGEST_NAME, "e\u0301" * LONGEST_NAME, "💥" * LONGEST_NAME):
            assert (await guest.do(do="sit", name=text))["is"] == "done"
            assert (await guest.do(do="sit", name=text + "x"))["code"] == "name-too-long"
        assert (await guest.do(do="say", text="ž" * LONGEST_CHAT))["is"] == "done"
        assert (await guest.do(do="say", text="ž" * (LONGEST_CHAT + 1)))["code"] == "chat-too-long"
        assert (await guest.do(do="say", text="x" * 1001))["code"] == "bad-command"


async def test_what_comes_back_in_a_refusal_is_short(running):
    """Answers are stored, so their length must be limited."""
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        await start(people)
        long = "<b>" * 4000
        for command in (
            {"do": "act", "action": {"do": long}},
            {"do": "act", "action": {"do": "play", "card": long, "ship": 5}},
            {"do": "options", "game": "x" * 64, "config": {"seats": long}},
            {"do": "bot", "seat": 1, "bot": long},
            {"do": long},
        ):
            answer = await people[0].do(**command)
            assert answer["is"] == "refused"
            assert len(json.dumps(answer)) < 600, command
        why = StarhaulError("wrong", text=long, error=ValueError(long), things=[long], number=5, none=None)
        assert {name: len(str(fact)) <= LONGEST for name, fact in facts_of(why).items()} == dict.fromkeys(
            ("text", "error", "things", "number", "none"), True
        )
