"""Invalid HTTP requests: refused with a text and a fitting status, and without any effect."""

import asyncio
import json
from random import Random

import pytest

from starhaul.locale import LANGUAGES, Texts
from starhaul.server.net import request_limits
from starhaul.server.wire import LONGEST_FRAME
from tests.hostile.kit import BOUNDLESS, Reply, ask
from tests.server.running_server import open_server
from tests.timeouts import scaled
from tools.hostile.nonsense import Nonsenses
from tools.hostile.visitor import Visitor


@pytest.fixture(scope="module")
async def running(tmp_path_factory):
    async with open_server(tmp_path_factory.mktemp("house"), limits=BOUNDLESS) as running:
        yield running


def in_words(answer: Reply) -> str:
    """The code of a refusal that has a text in every language."""
    problem = answer.json
    assert set(problem) == {"code", "of", "facts"}
    for language in LANGUAGES:
        assert Texts(language)(f"{problem['of']}-{problem['code']}", **problem["facts"])
    assert len(answer.body) < 1000
    return problem["code"]


async def create(running, body) -> Reply:
    return await ask(running, "/api/tables", "POST", body)


BAD_BODIES = (
    b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b"{}{}", b"NaN", b'{"game":NaN}', b'{"name":"\\ud800"}',
    b"{'game':1}", b"[" * 10_000, b'{"config":' * 1000, b'{"game":5}', b'{"game":null}', b'{"config":[]}',
    b'{"is_listed":1}', b'{"more":1}', b'{"game":"' + b"x" * 65 + b'"}', b'{"name":"' + b"x" * 1001 + b'"}',
    b'{"config":{"seats":1e999}}',
)  # fmt: skip


@pytest.mark.parametrize("body", BAD_BODIES)
async def test_a_body_that_is_none_is_refused(running, body):
    answer = await create(running, body)
    assert (answer.status, in_words(answer)) == (400, "bad-body")


async def test_a_body_too_large_is_refused(running):
    for body in (b" " * (LONGEST_FRAME + 1), b"{" * (1 << 20)):
        answer = await create(running, body)
        assert (answer.status, in_words(answer)) == (413, "too-big")
    assert (await create(running, b"{}" + b" " * (LONGEST_FRAME - 2))).status == 201


async def test_a_body_without_end_is_not_waited_for(running):
    """It states no length, and is refused as soon as it is too long."""
    reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in range(LONGEST_FRAME // 1000 + 1):
        writer.write(b"3e8\r\n" + b" " * 1000 + b"\r\n")
    head = await asyncio.wait_for(reader.readuntil(b"\r\n"), scaled(30))
    assert b" 413 " in head
    writer.transport.abort()


# --- below the pages ---------------------------------------------------------------------------------------

POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
HALF = {
    "nothing": (),
    "half a head": (b"GET / HT",),
    "a head without end": (GET, b"X: y\r\n"),
    "half a body": (POST + b"Content-Length: 100\r\n\r\n", b"{}"),
    "half a piece of a body": (POST + CHUNKED, b"5\r\n{"),
    "a request and half of another": (GET + b"\r\n", b"GET /hea"),
}
RUBBISH = {
    "no request at all": (b"\xff\x00\r\n\r\n",),
    "in the body": (POST + CHUNKED, b"zz\r\nrubbish"),
    "in the body, at once": (POST + CHUNKED + b"zz\r\nrubbish",),
    "after the answer": (GET + CHUNKED, b"zz\r\nrubbish"),
    "in a body that nobody reads": (POST + b"Origin: x\r\n" + CHUNKED + b"zz\r\nrubbish",),
    "between requests": (GET + b"\r\n", b"\xff\r\n\r\n"),
}


async def sent(running, parts: tuple[bytes, ...], *, then_end: bool = False) -> bytes:
    """What is received until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
    try:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.02)
        if then_end:
            writer.write_eof()
        return await asyncio.wait_for(reader.read(), scaled(30))
    finally:
        writer.transport.abort()


@pytest.mark.parametrize("name", HALF)
async def test_half_a_request_is_not_waited_for_for_ever(running, monkeypatch, name):
    monkeypatch.setattr(request_limits, "TIMEOUT_S", 0.1)
    answer = await sent(running, HALF[name])
    assert answer.startswith(b"HTTP/1.1 200") or not answer
    await sent(running, HALF[name], then_end=True)
    assert (await ask(running, "/healthz")).status == 200


@pytest.mark.parametrize("name", RUBBISH)
async def test_rubbish_wherever_it_comes_ends_the_line(running, name):
    answer = await sent(running, RUBBISH[name])
    assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 200"))
    assert (await ask(running, "/healthz")).status == 200


async def test_a_client_that_goes_on_after_a_refusal_is_cut_off(running, monkeypatch):
    """Data in transit is still read, so that the refusal arrives; more than that is not."""
    monkeypatch.setattr(request_limits, "LINGER_S", 3600)
    monkeypatch.setattr(request_limits, "MOST_UNWANTED", 1 << 16)
    reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
    writer.write(b"nonsense\r\n\r\n")
    assert (await reader.readline()).startswith(b"HTTP/1.1 400")
    with pytest.raises(ConnectionError):
        await go_on(writer)
    writer.transport.abort()


async def go_on(writer: asyncio.StreamWriter) -> None:
    for _ in range(200):
        writer.write(bytes(1 << 16))
        await asyncio.wait_for(writer.drain(), scaled(30))


async def test_a_client_that_is_served_may_take_time(running, monkeypatch):
    """The timeout applies to requests, not to responses and not to WebSockets."""
    monkeypatch.setattr(request_limits, "TIMEOUT_S", 0.05)
    async with await Visitor.open(running.port) as visitor:
        await asyncio.sleep(0.3)
        assert (await visitor.hello("x"))["code"] == "unknown"


# --- what is asked for -------------------------------------------------------------------------------------

RACES = (
    {"seats": 1}, {"seats": 5}, {"seats": -1}, {"seats": "2"}, {"seats": 10**30}, {"seats": 2.5},
    {"seats": None}, {"more": 1}, {"options": []},
)  # fmt: skip
RACE_OPTIONS = (
    {"first": 4}, {"first": -1}, {"first": True}, {"track": {}}, {"colours": [["red"], ["red"], [], []]},
    {"colours": [["pink"]]}, {"colours": [["red"]] * 4}, {"decision_seconds": 10**9},
    {"decision_seconds": -1},
)  # fmt: skip
TRUCKERS = (
    {"edition": "3e"}, {"edition": ""}, {"rounds": []}, {"rounds": ["IX"]}, {"rounds": ["II"] * 100},
    {"rounds": "II"}, {"edition": "2e", "rounds": ["IVC"]},
    {"seats": 0}, {"seats": 9}, {"seats": 10**30}, {"trek": True, "edition": "1e"}, {"trek": "yes"},
    {"seats": 3, "options": {"teams": "team"}},
)  # fmt: skip
TRUCKER_OPTIONS = (
    {"teams": "x"}, {"handicaps": [1]}, {"handicaps": [-1, 0, 0, 0]}, {"rough_roads": 99},
    {"run_seconds": -5}, {"build": "never"}, {"unknown": 1}, {"draw_pause_ms": 10**12},
    {"strictBuild": "x" * 9000},
)  # fmt: skip
IMPOSSIBLE = [(game, {}) for game in ("chess", "", "../trucker")]
IMPOSSIBLE += [("race", config) for config in (*RACES, *({"options": option} for option in RACE_OPTIONS))]
IMPOSSIBLE += [("trucker", config) for config in (*TRUCKERS, *({"options": o} for o in TRUCKER_OPTIONS))]


@pytest.mark.parametrize(("game", "config"), IMPOSSIBLE)
async def test_what_cannot_be_played_is_refused_in_words(running, game, config):
    before = len(running.lobby.rooms)
    answer = await create(running, {"game": game, "config": config})
    assert (answer.status, answer.json["of"]) == (400, "input")
    assert in_words(answer)
    assert len(running.lobby.rooms) == before


async def test_configurations_drawn_by_lot_are_played_or_refused(running):
    luck = Random(5)
    nonsenses = Nonsenses(luck, "race", list)
    answers = []
    for _ in range(250):
        body = nonsenses.table()
        answer = await create(running, body.encode())
        assert answer.status in (201, 400), body
        answers.append("made" if answer.status == 201 else in_words(answer))
    assert answers.count("made") > 20
    assert len(set(answers)) > 4


@pytest.mark.parametrize(
    "match", ["x", "%00", "%ff%fe", "..%2f..%2fetc", "'; --", "x" * 1000, "%ed%a0%80", "💥"]
)
async def test_matches_that_are_none_are_unknown(running, match):
    place = "".join(f"%{byte:02x}" if byte > 127 else chr(byte) for byte in match.encode()).replace(
        " ", "%20"
    )
    for path in (f"/api/matches/{place}", f"/api/matches/{place}/log"):
        answer = await ask(running, path)
        assert answer.status == 404, path
    answer = await ask(running, f"/api/tables/{place}/join", "POST", {})
    assert answer.status in (404, 405)


@pytest.mark.parametrize(
    "path", ["%2e%2e/server/app.py", "..%2fserver%2fapp.py", "%2e%2e%2f" * 8 + "etc/hosts", "%00"]
)
async def test_nothing_but_the_client_is_given_out(running, path):
    for start in ("/", "//", "/./"):
        assert (await ask(running, start + path)).status == 404


async def test_the_log_of_a_running_match_is_nobodys(running):
    made = (await create(running, {"game": "race", "config": {"seats": 2}, "is_listed": True})).json
    match = running.lobby.room(made["table"]).record.match
    assert (await ask(running, f"/api/matches/{match}")).status == 404


async def test_tables_by_link_only_are_neither_listed_nor_joined(running):
    made = (await create(running, {"game": "race"})).json
    assert made["table"] not in (await ask(running, "/api/tables")).body.decode()
    answer = await ask(running, f"/api/tables/{made['table']}/join", "POST", {})
    assert (answer.status, in_words(answer)) == (403, "by-link-only")


async def test_a_full_table_is_full(running):
    made = (await create(running, {"game": "race", "config": {"seats": 2}, "is_listed": True})).json
    path = f"/api/tables/{made['table']}/join"
    answers = await asyncio.gather(*(ask(running, path, "POST", {"name": f"P{n}"}) for n in range(8)))
    assert sorted(answer.status for answer in answers) == [201, *[400] * 7]
    assert {in_words(answer) for answer in answers if answer.status != 201} == {"full"}


def test_words_are_demanded():
    wrong = Reply(400, [], json.dumps({"code": "no-such-code", "of": "table", "facts": {}}).encode())
    with pytest.raises(KeyError):
        in_words(wrong)
