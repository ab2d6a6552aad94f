"""Invalid URLs and headers are refused with an error message, however long they are."""

import asyncio
import json
from contextlib import AsyncExitStack
from random import Random

import pytest

from starhaul.server.http.packed import Shelf
from starhaul.server.http.rest import MAKING
from starhaul.server.net.door import LONGEST_ADDRESS, LONGEST_HEAD
from starhaul.server.settings.limits import Limits
from tests.hostile.kit import BOUNDLESS, Reply, ask, seated, table_of
from tests.hostile.test_requests import in_words
from tests.server.running_server import open_server
from tests.timeouts import scaled
from tools.hostile.visitor import Refused, Visitor


@pytest.fixture(scope="module")
async def running(tmp_path_factory):
    async with open_server(tmp_path_factory.mktemp("house"), limits=BOUNDLESS) as running:
        yield running


def failures(running) -> float:
    return running.lobby.services.metrics.failures._value.get()


async def raw(running, *parts: bytes) -> Reply:
    """The response to raw bytes, and everything sent with it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
    try:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0)
        head = (
            (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), scaled(30)))
            .decode("latin-1")
            .split("\r\n")
        )
        headers = [tuple(line.split(": ", 1)) for line in head[1:] if ": " in line]
        length = 0 if parts[0].startswith(b"HEAD ") else int(dict(headers).get("content-length", 0))
        return Reply(int(head[0].split()[1]), headers, await reader.readexactly(length))
    finally:
        writer.transport.abort()


@pytest.mark.parametrize("length", [254, 255, 256, 1000, LONGEST_ADDRESS - 1])
@pytest.mark.parametrize("start", ["/", "/api/", "/api/tables/", "/api/matches/", "/texts/", "/art/"])
async def test_a_path_that_is_too_long_for_a_file_is_not_there(running, start, length):
    answer = await ask(running, start + "a" * (length - len(start) + 1))
    assert (answer.status, in_words(answer)) == (404, "unknown")


@pytest.mark.parametrize("path", ["/{}", "/?{}", "/api/tables?start={}", "/api/matches/{}/log", "/{}?x"])
async def test_an_address_without_end_is_not_read(running, path):
    for length in (LONGEST_ADDRESS, 10_000, 30_000):
        answer = await ask(running, path.format("a" * length))
        assert (answer.status, in_words(answer)) == (414, "address-too-long")


async def test_a_head_without_end_is_not_read(running):
    get = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
    for size in (LONGEST_HEAD, 10 * LONGEST_HEAD, 100 * LONGEST_HEAD):
        one = await raw(running, get + b"X: " + b"y" * size + b"\r\n\r\n")
        many = await raw(running, get, b"X: y\r\n" * (size // 4), b"\r\n")
        never_ends = await raw(
            running, get + b"X: ", *[b"y" * 4096] * (2 * LONGEST_HEAD // 4096 + size // 4096)
        )
        for answer in (one, many, never_ends):
            assert (answer.status, in_words(answer)) == (431, "head-too-long")


async def test_what_is_no_request_is_refused_in_words(running):
    for junk in (
        b"\xff\x00\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9\r\n\r\n",
        b"GET / HTTP/1.1\r\nA B: c\r\n\r\n",
    ):
        answer = await raw(running, junk)
        assert (answer.status, in_words(answer)) == (400, "bad-request")
        assert dict(answer.headers)["connection"] == "close"


@pytest.mark.parametrize(
    ("path", "method"),
    [("/", "POST"), ("/api/tables", "DELETE"), ("/healthz", "PUT"), ("/core/api.js", "PATCH")],
)
async def test_what_cannot_be_done_with_an_address_is_said(running, path, method):
    answer = await ask(running, path, method)
    assert (answer.status, in_words(answer)) == (405, "wrong-method")
    assert "GET" in dict(answer.headers)["allow"]


async def test_a_browser_reads_words(running):
    answer = await ask(running, "/nothing", Accept="text/html", Accept_Language="cs")
    assert answer.status == 404
    assert answer.body.decode().startswith("Na tomto odkazu nic není")


async def test_lines_with_such_heads_are_not_opened(running):
    for headers in ({"X": "y" * LONGEST_HEAD}, {f"X{n}": "y" * 200 for n in range(120)}):
        with pytest.raises(Refused) as refused:
            await Visitor.open(running.port, **headers)
        assert 400 <= refused.value.status < 500
    with pytest.raises(Refused) as refused:
        await Visitor.open(running.port, "/ws?" + "a" * LONGEST_ADDRESS)
    assert 400 <= refused.value.status < 500


# --- random ------------------------------------------------------------------------------------------------

PLACES = ("", "api", "tables", "matches", "games", "race", "data", "log", "join", "art", "texts", "cs.ftl")
PIECES = ("..", ".", "%2e%2e", "%2f", "%00", "%ff", "%ed%a0%80", "%25", "%", "%zz", "~", "*", ";", ":", "@")
QUERIES = (
    "",
    "?",
    "?start=-1",
    "?start=1e9",
    "?count=%00",
    "?=&&=",
    "?" + "a=b&" * 99,
    "?start=" + "9" * 500,
)
HEADERS = (
    b"Accept: text/html", b"Accept: " + b"a," * 500, b"Accept-Language: " + b"x" * 3000,
    b"Accept-Language: \xff", b"If-None-Match: *", b'If-None-Match: "' + b"a" * 900, b"Range: bytes=0-",
    b"Accept-Encoding: " + b"br," * 999, b"Accept-Encoding: br;q=;q=", b"Cookie: \xff\xfe",
    b"X-Forwarded-For: ::1%0", b"X-Forwarded-For: \xff", b"Origin: \xff", b"Origin: null",
    b"Content-Type: multipart/form-data", b"Expect: 100-continue", b"Upgrade: h2c",
    b"Connection: close, upgrade", b"Content-Length: 0", b"Sec-WebSocket-Version: 99",
)  # fmt: skip
METHODS = ("GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "BREW", "X" * 50)


def drawn(luck: Random) -> bytes:
    path = "/" + "/".join(
        luck.choice(luck.choice((PLACES, PLACES, PIECES))) for _ in range(luck.randint(0, 5))
    )
    target = (path + luck.choice(QUERIES)).encode()
    headers = luck.sample(HEADERS, luck.randint(0, 4))
    head = [luck.choice(METHODS).encode() + b" " + target + b" HTTP/1.1", b"Host: localhost", *headers]
    return b"\r\n".join([*head, b"Connection: close", b"", b""])


@pytest.mark.parametrize("seed", range(4))
async def test_requests_drawn_by_lot_never_fail(running, seed):
    luck = Random(seed)
    found = set()
    for _ in range(150):
        request = drawn(luck)
        answer = await raw(running, request)
        assert answer.status in (200, 304, 400, 403, 404, 405, 414, 426, 431, 501), request
        if answer.status >= 400 and answer.body and b"application/json" in str(answer.headers).encode():
            found.add(in_words(answer))
    assert {"unknown", "wrong-method"} <= found
    assert failures(running) == 0


# --- too many ----------------------------------------------------------------------------------------------


async def test_a_client_that_asks_too_often_is_told_when_to_retry(tmp_path):
    limits = Limits(request_burst=5, request_rate=0.1)
    async with open_server(tmp_path, limits=limits) as running:
        answers = [await ask(running, "/api/tables") for _ in range(8)]
        assert [answer.status for answer in answers] == [200] * 5 + [429] * 3
        last = answers[-1]
        assert in_words(last) == "too-fast"
        assert 1 <= int(dict(last.headers)["retry-after"]) <= 10
        assert dict(last.headers)["connection"] == "close"
        assert (await ask(running, "/", Accept="text/html")).body.startswith(b"Too fast")
        assert (await ask(running, "/healthz")).status == 200, "health is counted by itself"
        assert [(await ask(running, "/readyz")).status for _ in range(6)] == [200] * 4 + [429] * 2
        refused = running.lobby.services.metrics.refused_requests.labels("too-fast")._value.get()
        assert refused == 3 + 1 + 2


async def test_to_have_something_made_costs_more_than_to_get_it(tmp_path):
    limits = Limits(request_burst=120, request_rate=0.01)
    async with open_server(tmp_path, limits=limits) as running:
        tables = [await running.table("race", seats=seats) for seats in (2, 3, 4)]
        statuses = [(await ask(running, f"/api/tables/{one.table}/data")).status for one in tables]
        assert statuses == [200, 200, 429]
        assert (await ask(running, f"/api/tables/{tables[0].table}/data")).status == 200


async def test_a_loop_of_requests_costs_one_production_and_players_are_heard(tmp_path):
    """The attack: many connections of one address request the data of a table as fast as they can."""
    limits = Limits(request_burst=300, request_rate=0.01)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        path = f"/api/tables/{table_of(people[0])}/data"
        made = running.lobby.services.metrics.productions._value.get
        before = made()
        statuses: list[int] = []

        async def loop() -> None:
            statuses.extend([(await ask(running, path)).status for _ in range(40)])

        looping = [asyncio.create_task(loop()) for _ in range(16)]
        pongs = 0
        while not all(task.done() for task in looping):
            for person in people:
                pongs += (await person.do(do="ping"))["is"] == "pong"
            await asyncio.sleep(0.05)
        await asyncio.gather(*looping)
        assert pongs > 0
        assert made() - before == 1
        assert (statuses.count(200), statuses.count(429)) == (300 - MAKING, 640 - 300 + MAKING)
        assert (await ask(running, path, source="127.0.0.2")).status == 200, "others are not refused for it"
        assert made() - before == 1


async def test_failures_of_requests_are_counted(running, monkeypatch, caplog):
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    before = failures(running)
    monkeypatch.setattr(Shelf, "get", fail)
    answer = await ask(running, "/api/games")
    assert (answer.status, json.loads(answer.body)["code"]) == (500, "failed")
    assert failures(running) == before + 1
    monkeypatch.undo()
    running.lobby.services.metrics.failures._value.set(before)
    caplog.clear()
