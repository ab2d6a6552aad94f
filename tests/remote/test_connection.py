"""A connection that breaks, is refused or is closed: nothing is lost, done twice or waited for in vain."""

import asyncio
import json
from functools import partial

import pytest
from websockets.asyncio.server import serve

from starhaul.kernel.errors import BadInput
from starhaul.remote import connection
from starhaul.remote.address import Address, address_of
from starhaul.remote.connection import Closed, Remote, Unreachable
from starhaul.server.wire import (
    VERSION,
    ByeMessage,
    DoneMessage,
    PingCommand,
    PongMessage,
    Raw,
    ReadyCommand,
    TableMessage,
    WelcomeMessage,
    encode,
)
from tests.timeouts import scaled

SOON_S = 90
TABLE = TableMessage(id="t", game="race", config=Raw(b"{}"), seats=[], host=0)


@pytest.mark.parametrize(
    ("link", "socket"),
    [
        ("http://localhost:8800/#/table/a/b", "ws://localhost:8800/ws"),
        ("https://play.example.org/#/table/a/b\n", "wss://play.example.org/ws"),
        ("https://example.org/games/#/table/a/b/", "wss://example.org/games/ws"),
        ("http://[::1]:8800/#/table/a/b", "ws://[::1]:8800/ws"),
    ],
)
def test_a_link_says_where_to_sit(link, socket):
    assert address_of(link) == Address(socket, "a", "b")


@pytest.mark.parametrize(
    "link",
    [
        *(
            "",
            "x",
            "http://",
            "http://h/",
            "http://h/#/table/a",
            "http://h/#/match/a/b",
            "ftp://h/#/table/a/b",
        ),
        *("http://[::1/#/table/a/b", "http:///#/table/a/secret", "http://h/#/table/a/b/secret"),
    ],
)
def test_what_is_no_link_is_refused_and_not_told_on(link):
    with pytest.raises(BadInput, match="link-wrong") as caught:
        address_of(link)
    assert "secret" not in str(caught.value)


class Scripted:
    """A scripted server: one script per connection; the last one is used for all further connections."""

    def __init__(self, *scripts):
        self.scripts = list(scripts)
        self.heard = []

    async def __aenter__(self):
        self._server = await serve(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.address = Address(f"ws://127.0.0.1:{port}/ws", "t", "k")
        return self

    async def __aexit__(self, *_):
        self._server.close(close_connections=True)
        await self._server.wait_closed()

    async def _serve(self, socket):
        said = []
        self.heard.append(said)
        script = self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0]
        await script(socket, said)


async def read(socket, said):
    said.append(json.loads(await socket.recv()))
    return said[-1]


async def greet(socket, said, welcome_after_s=0):
    assert (await read(socket, said))["do"] == "hello"
    await asyncio.sleep(welcome_after_s)
    await socket.send(encode(WelcomeMessage(v=VERSION, seat=0, table=TABLE)).decode())


async def answering(socket, said, welcome_after_s=0):
    """A server that works."""
    await greet(socket, said, welcome_after_s)
    async for text in socket:
        said.append(json.loads(text))
        await socket.send(encode(DoneMessage(seq=said[-1]["seq"])).decode())


def sent_away(code, reconnect_ms=None, *, after_welcome=True):
    async def script(socket, said):
        await (greet if after_welcome else read)(socket, said)
        await socket.send(encode(ByeMessage(code=code, reconnect_ms=reconnect_ms)).decode())

    return script


def breaking_after(commands):
    """Receives that many commands and answers none of them."""

    async def script(socket, said):
        await greet(socket, said)
        for _ in range(commands):
            await read(socket, said)
        socket.transport.abort()

    return script


def numbers(said):
    return [message["seq"] for message in said[1:]]


def falling_silent(over):
    """Reads and answers nothing more, not even a closing frame."""

    async def script(socket, said):
        await greet(socket, said)
        socket.transport.pause_reading()
        await over.wait()
        socket.transport.abort()

    return script


async def test_a_connection_that_died_in_silence_is_noticed_and_replaced(monkeypatch):
    """As when a cable is pulled: no closing frame ever arrives."""
    monkeypatch.setattr(connection, "PING_S", 0.2)
    monkeypatch.setattr(connection, "CLOSE_S", 0.05)
    over = asyncio.Event()
    async with Scripted(falling_silent(over), answering) as server, Remote(server.address) as remote:
        try:
            async with asyncio.timeout(scaled(5)):
                assert isinstance(await remote.do(ReadyCommand), DoneMessage)
        finally:
            over.set()
        assert remote.connections == 2
        assert numbers(server.heard[1]) == [1]


async def test_what_was_not_answered_is_said_again_in_order_and_before_anything_else():
    slow = partial(answering, welcome_after_s=0.05)
    async with Scripted(breaking_after(2), slow) as server, Remote(server.address) as remote:
        answers = [asyncio.create_task(remote.do(ReadyCommand)) for _ in range(2)]
        while remote.connections < 2:
            # Sent while there is no connection, or while the new one is not ready yet.
            answers.append(asyncio.create_task(remote.do(PingCommand)))
            await asyncio.sleep(0.005)
        async with asyncio.timeout(SOON_S):
            assert {type(fact) for fact in await asyncio.gather(*answers)} == {DoneMessage}
        assert numbers(server.heard[0]) == [1, 2]
        assert numbers(server.heard[1]) == list(range(1, len(answers) + 1))
        assert server.heard[0][0]["client"] == server.heard[1][0]["client"]
        assert remote.connections == 2


@pytest.mark.parametrize("after_welcome", [True, False])
@pytest.mark.parametrize(("code", "reconnect_ms"), [("restarting", 10), ("restarting", None), ("slow", 0)])
async def test_a_client_that_is_asked_to_reconnect_does(code, reconnect_ms, after_welcome):
    away = sent_away(code, reconnect_ms, after_welcome=after_welcome)
    async with Scripted(away, answering) as server, Remote(server.address) as remote:
        async with asyncio.timeout(SOON_S):
            assert await remote.do(ReadyCommand) == DoneMessage(seq=1)
        assert len(server.heard) == 2


async def test_a_good_bye_for_good_is_the_end():
    async with Scripted(sent_away("kicked")) as server, Remote(server.address) as remote:
        async with asyncio.timeout(SOON_S):
            facts = [fact async for fact in remote.messages()]
            assert [type(fact) for fact in facts] == [WelcomeMessage, ByeMessage]
            assert [fact async for fact in remote.messages()] == [], "and so it stays"
        assert isinstance(remote.ended, Closed)
        assert remote.ended.code == "kicked"
        with pytest.raises(Closed, match="kicked"):
            await remote.do(ReadyCommand)
        assert len(server.heard) == 1, "nobody knocks at a closed door"


async def test_a_waiting_call_learns_that_no_answer_will_come():
    async def script(socket, said):
        await greet(socket, said)
        await read(socket, said)
        await socket.send(encode(ByeMessage(code="closed")).decode())

    async with Scripted(script) as server, Remote(server.address) as remote:
        async with asyncio.timeout(SOON_S):
            with pytest.raises(Closed, match="closed"):
                await remote.do(ReadyCommand)


async def test_a_refused_hello_is_no_connection():
    async with Scripted(sent_away("wrong-link", after_welcome=False)) as server:
        with pytest.raises(Closed, match="wrong-link"):
            await Remote(server.address).__aenter__()


async def test_rubbish_ends_it_instead_of_holding_it_up():
    async def script(socket, said):
        await greet(socket, said)
        await read(socket, said)
        await socket.send("[]")
        await socket.wait_closed()

    async with Scripted(script) as server, Remote(server.address) as remote:
        async with asyncio.timeout(SOON_S):
            with pytest.raises(ValueError, match="Expected"):
                await remote.do(ReadyCommand)


async def test_a_server_that_does_not_come_back_is_given_up():
    async with Scripted(answering) as server, Remote(server.address, timeout_s=0.2) as remote:
        await server.__aexit__()
        async with asyncio.timeout(SOON_S):
            assert [type(fact) async for fact in remote.messages()] == [WelcomeMessage]
        with pytest.raises(Unreachable, match="server-unreachable"):
            await remote.do(PingCommand)


async def test_a_web_server_without_tables_is_not_asked_twice():
    calls = []

    def refuse(connection, request):
        calls.append(request.path)
        return connection.respond(404, "no")

    async with serve(lambda socket: None, "127.0.0.1", 0, process_request=refuse) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await Remote(Address(f"ws://127.0.0.1:{port}/ws", "t", "k")).__aenter__()
    assert calls == ["/ws"]


async def test_a_server_that_has_no_room_is_asked_again():
    refusals = [403, 503]

    def refuse(connection, request):
        return connection.respond(refusals.pop(), "no") if refusals else None

    async def welcome(socket):
        await answering(socket, [])

    async with serve(welcome, "127.0.0.1", 0, process_request=refuse) as server:
        port = server.sockets[0].getsockname()[1]
        async with Remote(Address(f"ws://127.0.0.1:{port}/ws", "t", "k")) as remote:
            assert await remote.do(ReadyCommand) == DoneMessage(seq=1)
    assert not refusals


async def test_an_answer_comes_with_what_was_seen_before_it():
    """A world fits the update that came before it, even if others have arrived by the time it is used."""

    async def script(socket, said):
        await greet(socket, said)
        await read(socket, said)
        update = b'{"is":"update","match":"m","rev":%d,"at_ms":0,"view":null}'
        world = b'{"is":"world","seq":1,"state":{}}'
        for text in (update % 1, world, update % 2, encode(PongMessage(seq=2, at_ms=0))):
            await socket.send(text.decode())
        await socket.wait_closed()

    async with Scripted(script) as server, Remote(server.address) as remote:
        async with asyncio.timeout(SOON_S):
            world, _ = await asyncio.gather(remote.world(), remote.ping())
        assert (world.message.state, world.update.rev, remote.update.rev) == (Raw(b"{}"), 1, 2)
