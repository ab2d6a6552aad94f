"""Guessing, stealing and keeping links to seats."""

import ast
import re
import secrets
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import starhaul.server
from starhaul.server.table import seat_tokens
from starhaul.server.wire import LONGEST_FRAME
from tests.hostile.kit import ask, seated, start, table_of, visitor
from tools.hostile.visitor import Visitor

SERVER = Path(starhaul.server.__file__).parent


async def code(running, table: str, token: str) -> str:
    """The code that a client with this token gets; empty if it is admitted."""
    async with await Visitor.open(running.port) as one:
        answer = await one.hello(table, token)
        return answer.get("code", "")


def swapped(token: str) -> str:
    return token[:-1] + ("A" if token[-1] != "A" else "B")


# --- guessing ----------------------------------------------------------------------------------------------


async def test_no_guess_opens_a_seat(running):
    host = await running.table("race", seats=2)
    right = host.token
    guesses = [secrets.token_urlsafe(24) for _ in range(20)]
    guesses += [
        right[:-1],
        right[1:],
        right + "A",
        right + "=",
        f" {right}",
        right.swapcase(),
        swapped(right),
    ]
    guesses += [right[:length] for length in (1, 8, 16, 24, 31)]
    guesses += [
        "0",
        "null",
        "\x00",
        "é" * 32,
        "💥" * 16,
        "A" * 64,
        "../..",
        "%",
        right.replace(right[0], "*"),
    ]
    assert {await code(running, host.table, guess) for guess in guesses} == {"wrong-link"}
    assert await code(running, host.table, right) == ""


async def test_a_token_opens_one_seat_of_one_table(running):
    one, other = await running.table("race", seats=2), await running.table("race", seats=2)
    assert await code(running, other.table, one.token) == "wrong-link"
    assert await code(running, "0" * 16, one.token) == "unknown"
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        links = [person.last["welcome"]["table"]["seats"] for person in (host, guest)]
        assert [[bool(seat.get("link")) for seat in seats] for seats in links] == [
            [True, True],
            [False, True],
        ]
        assert links[0][1]["link"] == links[1][1]["link"], (
            "until somebody sat there it was the host's to give"
        )
        assert host.last["table"]["seats"][1].get("link") is None


@pytest.mark.parametrize("generation", [-1, 1, 2, 10**9])
async def test_links_of_other_generations_open_nothing(running, generation):
    host = await running.table("race", seats=2)
    token = seat_tokens.token(running.lobby.services.secret, host.table, 1, generation)
    assert await code(running, host.table, token) == "wrong-link"


async def test_spectators_sit_nowhere_and_see_no_link(running):
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        link = guest.last["welcome"]["table"]["watch_link"]
        watcher = await visitor(running, stack)
        welcome = await watcher.hello(table_of(host), link)
        assert "seat" not in welcome or welcome["seat"] is None
        assert not any(seat.get("link") for seat in welcome["table"]["seats"])
        assert "watch_link" not in welcome["table"]
        for command in ({"do": "kick", "seat": 1}, {"do": "close"}, {"do": "bot", "seat": 1, "bot": "easy"}):
            assert (await watcher.do(**command))["code"] == "host-only"


# --- after a kick ------------------------------------------------------------------------------------------


async def test_a_kicked_person_stays_out_whatever_the_host_does_next(running):
    async with AsyncExitStack() as stack:
        host, _, other = await seated(running, stack, seats=3)
        table = table_of(host)
        link = other.last["welcome"]["table"]["seats"][2]["link"]
        await host.do(do="kick", seat=2)
        assert await other.end() == (1008, "kicked")
        assert await code(running, table, link) == "wrong-link"
        for config in ({"seats": 2}, {"seats": 3}, {"seats": 4}):
            assert (await host.do(do="options", config=config))["is"] == "done"
            assert await code(running, table, link) == "wrong-link"
        await host.do(do="bot", seat=2, bot="easy")
        assert await code(running, table, link) == "wrong-link"
        await host.do(do="bot", seat=2)
        assert await code(running, table, link) == "wrong-link"


async def test_a_bot_that_is_quicker_than_a_friend_keeps_the_seat(running):
    async with AsyncExitStack() as stack:
        host = await visitor(running, stack)
        made = await running.table("race", seats=2)
        welcome = await host.hello(made.table, made.token)
        link = welcome["table"]["seats"][1]["link"]
        await host.do(do="bot", seat=1, bot="easy")
        assert await code(running, made.table, link) == "wrong-link"


async def test_leaving_a_seat_invalidates_the_link(running):
    async with AsyncExitStack() as stack:
        _, guest = await seated(running, stack)
        table, link = table_of(guest), guest.last["welcome"]["table"]["seats"][1]["link"]
        await guest.do(do="leave")
        assert await guest.end() == (1000, "left")
        assert await code(running, table, link) == "wrong-link"


# --- in the source -----------------------------------------------------------------------------------------


def trees() -> list[tuple[str, ast.Module]]:
    return [(path.name, ast.parse(path.read_text("utf-8"))) for path in sorted(SERVER.rglob("*.py"))]


def mentions(node: ast.expr) -> bool:
    """Whether an expression is about a token."""
    names = [getattr(part, "id", "") or getattr(part, "attr", "") for part in ast.walk(node)]
    return any("token" in name or name == "link" for name in names)


def compared(tree: ast.Module) -> list[ast.expr]:
    """Where tokens are compared, or looked up, in a time that depends on them."""
    found: list[ast.expr] = []
    for node in ast.walk(tree):
        parts: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Subscript):
            parts = [node.slice]
        if any(map(mentions, parts)):
            found.append(node)
    return found


def test_tokens_are_compared_in_constant_time_only():
    assert [(name, ast.unparse(node)) for name, tree in trees() for node in compared(tree)] == []
    (is_same,) = [
        node
        for name, tree in trees()
        for node in ast.walk(tree)
        if name == "seat_tokens.py" and isinstance(node, ast.FunctionDef) and node.name == "is_same"
    ]
    assert "compare_digest" in ast.unparse(is_same)


@pytest.mark.parametrize("code", ["token == other", "hello.token in seen", "seats[token]", "a != seat.link"])
def test_a_careless_comparison_is_found(code):
    assert compared(ast.parse(code))


def test_no_address_takes_a_token():
    """URLs are logged, by us or by others; so few query parameters are read, and no path contains a token."""
    asked = []
    for name, tree in trees():
        words = [getattr(node, "attr", "") for node in ast.walk(tree)]
        assert not {"query_string", "cookies"} & set(words), name
        reads = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Call)]
        reads = [read for read in reads if read.startswith("request.query_params.get(")]
        assert words.count("query_params") == len(reads), name
        asked += reads
        paths = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        assert not [
            path for path in paths if isinstance(path, str) and path.startswith("/") and "{token" in path
        ]
    read = {re.match(r"request.query_params.get\('(\w+)'", one)[1] for one in asked}
    assert read == {"start", "count", "lang", "seat"}


# --- in logs -----------------------------------------------------------------------------------------------


async def test_no_token_is_logged_at_any_level(running, caplog):
    made = (
        await ask(running, "/api/tables", "POST", {"game": "race", "config": {"seats": 2}, "is_listed": True})
    ).json
    joined = (await ask(running, f"/api/tables/{made['table']}/join", "POST", {"name": "Bob"})).json
    async with AsyncExitStack() as stack:
        people = [await visitor(running, stack) for _ in range(2)]
        for person, token in zip(people, (made["token"], joined["token"]), strict=True):
            assert (await person.hello(made["table"], token))["is"] == "welcome"
        await start(people)
        watch = people[0].last["welcome"]["table"]["watch_link"]
        people[0].text('{"do":"say","text":"' + made["token"])
        people[1].text("x" * (LONGEST_FRAME + 1))
        await people[1].end()
        await code(running, made["table"], swapped(made["token"]))
        await code(running, made["token"], made["table"])
        await ask(running, "/api/tables", "POST", {"game": made["token"]})
    said = "\n".join(f"{record.getMessage()} {record.args}" for record in caplog.records)
    assert said
    for token in (made["token"], joined["token"], watch):
        assert token[:12] not in said
        assert token[-12:] not in said
