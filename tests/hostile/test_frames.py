"""Frames that no browser sends: the connection is closed with the right status, and nobody else notices."""

import asyncio
import json
import socket
from contextlib import AsyncExitStack

import pytest

from starhaul.server.net import websocket_limits
from starhaul.server.process import webserver
from starhaul.server.settings.limits import Limits
from starhaul.server.wire import LONGEST_FRAME, VERSION
from tests.hostile.kit import BOUNDLESS, seated, start, table_of, until, visitor
from tests.server.running_server import open_server
from tests.timeouts import scaled
from tools.hostile.visitor import BINARY, CLOSE, CONT, PING, PONG, TEXT, Refused, Visitor, frame, upgrade

PROTOCOL_ERROR, NOT_TEXT, POLICY, TOO_BIG = 1002, 1007, 1008, 1009
PING_TEXT = b'{"do":"ping","seq":1}'


@pytest.fixture
async def table(running):
    """A bystander and the hostile client."""
    async with AsyncExitStack() as stack:
        yield await seated(running, stack)


WRONG = {
    "too long": (frame(TEXT, b"x" * (LONGEST_FRAME + 1)), TOO_BIG),
    "too long, in pieces": (frame(TEXT, b"x" * 9000, fin=False) + frame(CONT, b"x" * 9000), TOO_BIG),
    "a length that nobody could send": (b"\x81\xff" + b"\x7f" * 8, TOO_BIG),
    "binary": (frame(BINARY, PING_TEXT), POLICY),
    "compressed": (frame(TEXT, PING_TEXT, reserved=4), PROTOCOL_ERROR),
    "compressed ping": (frame(PING, b"", reserved=4), PROTOCOL_ERROR),
    "not UTF-8": (frame(TEXT, b"\xff\xfe"), NOT_TEXT),
    "not UTF-8, in pieces": (frame(TEXT, b"\xc3", fin=False) + frame(CONT, b"("), NOT_TEXT),
    "a lone surrogate": (frame(TEXT, b'"\xed\xa0\x80"'), NOT_TEXT),
    "not UTF-8, twice": (frame(TEXT, b"\xff") * 2, NOT_TEXT),
    "unmasked": (b"\x81\x02{}", PROTOCOL_ERROR),
    "a piece of nothing": (frame(CONT, b"x"), PROTOCOL_ERROR),
    "a message within a message": (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), PROTOCOL_ERROR),
    "an unknown kind": (frame(3, b"x"), PROTOCOL_ERROR),
    "a ping in pieces": (frame(PING, b"x", fin=False), PROTOCOL_ERROR),
    "a ping too long": (frame(PING, b"x" * 126), PROTOCOL_ERROR),
    "an end without status": (frame(CLOSE, b"\0"), PROTOCOL_ERROR),
    "an end with a wrong status": (frame(CLOSE, b"\0\1"), PROTOCOL_ERROR),
    "an end not in UTF-8": (frame(CLOSE, b"\x03\xe8\xff"), NOT_TEXT),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_wrong_frame_ends_the_line_and_no_other(table, name):
    bystander, other = table
    raw, status = WRONG[name]
    other.raw(raw)
    assert (await other.end())[0] == status
    assert (await bystander.do(do="ping"))["is"] == "pong"
    await bystander.until(lambda: not bystander.last["table"]["seats"][1].get("is_connected"))


@pytest.mark.parametrize("after", [frame(CLOSE, b"\x03\xe8"), frame(TEXT, PING_TEXT), frame(PING)])
async def test_what_follows_rubbish_in_the_same_breath_is_not_looked_at(table, after):
    bystander, other = table
    other.raw(frame(TEXT, b"\xff") + after)
    await other.end()
    assert other.answers.total() == 0
    assert (await bystander.do(do="ping"))["is"] == "pong"


async def test_a_message_in_pieces_with_pings_between_them_is_a_message(table):
    other = table[1]
    pieces = [PING_TEXT[n : n + 5] for n in range(0, len(PING_TEXT), 5)]
    raw = frame(TEXT, pieces[0], fin=False)
    raw += b"".join(frame(PING, b"?") + frame(CONT, piece, fin=False) for piece in pieces[1:])
    other.raw(raw + frame(CONT))
    await other.until(lambda: other.answers[1])
    assert other.pongs == len(pieces) - 1


async def test_frames_may_come_byte_by_byte_or_all_at_once(table):
    other = table[1]
    texts = [json.dumps({"do": "ping", "seq": number}).encode() for number in range(1, 21)]
    for byte in frame(TEXT, texts[0]):
        other.raw(bytes([byte]))
        await other.writer.drain()
    other.raw(b"".join(frame(TEXT, text) for text in texts[1:]))
    await other.until(lambda: other.answers.total() == 20)
    assert set(other.answers) == set(range(1, 21))


async def test_messages_of_all_forms_keep_their_order(table):
    """The server reads short frames itself; the library reads all others."""
    other = table[1]
    short, middle, long, pieces, last = (
        json.dumps({"do": "ping", "seq": seq}).encode().ljust(size)
        for seq, size in enumerate((21, 125, 3000, 50, 126), start=1)
    )
    raw = frame(TEXT, short) + frame(PING, b"?") + frame(TEXT, middle) + frame(TEXT, long)
    raw += frame(TEXT, pieces[:9], fin=False) + frame(CONT, pieces[9:]) + frame(TEXT, last)
    other.raw(raw)
    await other.until(lambda: other.answers.total() == 5)
    numbers = [json.loads(text).get("seq") for text in other.texts]
    assert [seq for seq in numbers if seq is not None] == [1, 2, 3, 4, 5]
    assert other.pongs == 1


async def test_the_longest_message_is_read(table):
    other = table[1]
    text = json.dumps({"do": "say", "seq": 1, "text": "x"})
    other.text(text.replace('"x"', '"x"' + " " * (LONGEST_FRAME - len(text))))
    await other.until(lambda: other.answers[1])
    assert other.last["heard"]["text"] == "x"


async def test_compression_is_declined(running):
    async with AsyncExitStack() as stack:
        one = await visitor(
            running, stack, Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits"
        )
        assert "sec-websocket-extensions" not in one.headers


# --- before the connection is open -------------------------------------------------------------------------

BAD_UPGRADES = {
    "a control character": {"X": "\x7f"},
    "a long line": {"X": "x" * 9000},
    "many lines": {f"X-{number}": "x" for number in range(200)},
    "a body": {"Content-Length": "5"},
    "an unknown version": {"Sec-WebSocket-Version": "99"},
    "no key": {"Sec-WebSocket-Key": ""},
    "a short key": {"Sec-WebSocket-Key": "abc"},
}


@pytest.mark.parametrize("name", BAD_UPGRADES)
async def test_a_request_for_a_line_that_makes_no_sense_is_answered_all_the_same(tmp_path, name):
    async with open_server(tmp_path) as running:
        with pytest.raises(Refused) as refused:
            await asyncio.wait_for(Visitor.open(running.port, **BAD_UPGRADES[name]), scaled(30))
        assert 400 <= refused.value.status < 500


# --- before a welcome --------------------------------------------------------------------------------------

BAD_HELLOS = (
    '{"do":"ping","seq":1}',
    '{"do":"hello","v":2}',
    '{"do":"hello","v":2,"table":5}',
    '{"do":"hello","v":2,"table":"x","more":1}',
    '{"do":"hello","v":2,"table":"x","last_rev":-1}',
    json.dumps({"do": "hello", "v": VERSION, "table": "x" * 65}),
    "",
    "null",
    "[" * 5000,
    '{"do":"hello","v":' + "9" * 5000 + ',"table":"x"}',
    '{"do":"hello","v":2,"table":"\\ud800"}',
)


@pytest.mark.parametrize("text", BAD_HELLOS)
async def test_whatever_comes_before_a_greeting_is_refused(running, text):
    async with AsyncExitStack() as stack:
        one = await visitor(running, stack)
        one.text(text)
        assert await one.end() == (POLICY, "bad-hello")
        assert one.last["bye"]["code"] == "bad-hello"


async def test_a_second_hello_is_not_a_command(table):
    other = table[1]
    answer = await other.do(do="hello", v=VERSION, table=table_of(other), seq=7)
    assert (answer["code"], answer["seq"]) == ("bad-command", 7)
    assert (await other.do(do="ping"))["is"] == "pong"


async def test_a_client_that_says_nothing_is_disconnected(tmp_path):
    async with open_server(tmp_path, limits=Limits(hello_seconds=0.2)) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        silent = await visitor(running, stack)
        dripping = await visitor(running, stack)
        dripping.raw(frame(TEXT, b"{", fin=False) + frame(PING))
        assert await silent.end() == await dripping.end() == (POLICY, "no-hello")
        assert (await people[0].do(do="ping"))["is"] == "pong"


@pytest.mark.parametrize("raw", [b"", frame(CLOSE), frame(TEXT, b"x")[:3], frame(TEXT, b"{", fin=False)])
async def test_a_client_that_leaves_before_hello_leaves_nothing_behind(running, raw):
    one = await Visitor.open(running.port)
    one.raw(raw)
    await one.cut()
    viewers = running.lobby.services.metrics.viewers
    await until(lambda: viewers._value.get() == 0)


# --- floods below the messages -----------------------------------------------------------------------------

FLOODS = {
    "pings": frame(PING, b"x" * 100) * 5000,
    "pongs": frame(PONG) * 5000,
    "empty pieces": frame(TEXT, b"", fin=False) + frame(CONT, b"", fin=False) * 5000,
}


@pytest.mark.parametrize("name", FLOODS)
async def test_a_flood_of_frames_that_are_no_messages_ends_the_line(table, name):
    bystander, other = table
    other.raw(FLOODS[name])
    # The rest is not even read, so the good-bye may be lost.
    assert (await other.end())[0] in (POLICY, 1006)
    assert other.pongs <= 2 * websocket_limits.BURST
    assert (await bystander.do(do="ping"))["is"] == "pong"


async def test_a_few_pings_are_answered(table):
    other = table[1]
    other.raw(frame(PING, b"there?") * 20)
    await other.until(lambda: other.pongs == 20)


async def test_messages_after_the_good_bye_are_ignored(table, monkeypatch):
    monkeypatch.setattr(websocket_limits, "LINGER_S", 3600)
    bystander, other = table
    with pytest.raises(TimeoutError):
        await asyncio.to_thread(_go_on, other.port)
    assert (await bystander.do(do="ping"))["is"] == "pong"


def _go_on(port: int) -> None:
    """Send far more than the system buffers for a connection that nobody reads."""
    with socket.create_connection(("127.0.0.1", port), 2) as line:
        line.sendall(upgrade(port) + frame(BINARY, b"x"))
        for _ in range(5000):
            line.sendall(frame(TEXT, b"x" * LONGEST_FRAME))


async def test_a_client_that_reads_nothing_does_not_stay_forever(tmp_path, monkeypatch):
    monkeypatch.setattr(webserver, "PING_S", 0.3)
    monkeypatch.setattr(websocket_limits, "LINGER_S", 0.1)
    known: set[websocket_limits.VisitorWebSocket] = set()
    made = websocket_limits.VisitorWebSocket.connection_made
    monkeypatch.setattr(
        websocket_limits.VisitorWebSocket,
        "connection_made",
        lambda line, transport: (known.add(line), made(line, transport))[1],
    )
    async with open_server(tmp_path, limits=BOUNDLESS) as running, AsyncExitStack() as stack:
        people = await seated(running, stack, "trucker")
        await start(people)
        deaf = await visitor(running, stack)
        await deaf.hello(table_of(people[0]), running.seat(table_of(people[0]), 1).token)
        deaf.writer.transport.pause_reading()
        for seq in range(1, 3000):
            deaf.say(do="world", seq=seq)
        assert len(open_lines(known)) == 3
        await until(lambda: len(open_lines(known)) == 2)
        assert (await people[0].do(do="ping"))["is"] == "pong"


def open_lines(known: set[websocket_limits.VisitorWebSocket]) -> list[websocket_limits.VisitorWebSocket]:
    """The open connections that the server counts."""
    return [line for line in known if not line.disconnected]
