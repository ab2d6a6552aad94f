"""Viewers that do not read, that vanish without closing the connection, that connect twice."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhaul.server.net import websocket_limits
from starhaul.server.net.listening import listen
from starhaul.server.process import webserver
from starhaul.server.table import viewer
from starhaul.server.table.attendance import Grace
from starhaul.server.wire import (
    ByeMessage,
    DoneMessage,
    HeardMessage,
    SayCommand,
    UpdateMessage,
    WelcomeMessage,
)
from tests.faults.kit import Visitor, until
from tests.faults.people import first_option, play, seated, started
from tests.remote.wide import UNLIMITED
from tests.server import running_server
from tests.server.running_server import Running, open_server

pytestmark = pytest.mark.slow

SMALL = 16_384
"""Size in bytes of the socket buffers, instead of megabytes."""
SENTENCE = "🚀" * 280
AWAY_MS = 50


@asynccontextmanager
async def cramped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server with small buffers and short grace periods."""

    def listen_cramped(host: str, port: int) -> socket.socket:
        listener = listen(host, port)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        return listener

    monkeypatch.setattr(running_server, "listen", listen_cramped)
    monkeypatch.setattr(viewer, "MOST_FRAMES", 64)
    async with open_server(folder, limits=UNLIMITED, grace=Grace(AWAY_MS, AWAY_MS, 60_000)) as running:
        yield running


@pytest.fixture
async def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with cramped(tmp_path, monkeypatch) as running:
        yield running


def stop_reading(remote: Visitor) -> None:
    line = remote._socket.transport
    line.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.pause_reading()


def vanish(remote: Visitor) -> None:
    """Without closing the connection, and for good."""
    remote._reader.cancel()
    remote._socket.transport.abort()


def news(remote: Visitor, kind: type) -> list[Any]:
    """The messages of this kind since the last call."""
    found = []
    while not remote._received.empty():
        found.append(remote._received.get_nowait())
    return [fact for fact in found if isinstance(fact, kind)]


def presence(updates: list[UpdateMessage]) -> list[str]:
    """The presence events of the match."""
    return [event.args["now"] for update in updates for event in update.events if event.key == "presence"]


async def talk_until(speaker: Visitor, holds: Callable[[], bool]) -> int:
    for spoken in range(1, 10_000):
        assert isinstance(await speaker.do(SayCommand, text=SENTENCE), DoneMessage)
        if holds():
            return spoken
    raise AssertionError("nothing comes of it")


def is_here(running: Running, remote: Visitor) -> bool:
    return running.lobby.room(remote.address.table).attendance.is_here(remote.welcome.seat)


def seen(running: Running, remote: Visitor) -> object:
    """The match as the server shows it to this seat."""
    live = running.lobby.room(remote.address.table).live
    assert live is not None
    return msgspec.json.decode(live.play.update(remote.welcome.seat, None, 0).view)


# --- slow --------------------------------------------------------------------------------------------------


async def test_a_client_that_does_not_read_is_dropped_and_comes_back(running):
    async with AsyncExitStack() as stack:
        people = await seated(running, stack, seats=3)
        await started(people)
        slow, speaker, listener = people
        for person in people:
            news(person, ByeMessage)
        stop_reading(slow)
        spoken = await talk_until(speaker, lambda: not is_here(running, slow))
        # Each viewer has a separate connection with a different delay.
        await listener.ping()
        assert len(news(listener, HeardMessage)) == spoken
        slow._socket.transport.resume_reading()
        await until(lambda: slow.connections == 2)
        *_, bye, welcome = news(slow, ByeMessage | WelcomeMessage)
        assert (bye.code, bye.reconnect_ms) == ("slow", 0)
        assert bytes(welcome.update.view).startswith(b"{")
        await play(people, 20)
        await slow.ping()
        assert msgspec.json.decode(slow.update.view) == seen(running, slow)
        assert [person.connections for person in people] == [2, 1, 1]


async def test_a_client_that_never_reads_again_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(webserver, "PING_S", 0.5)
    monkeypatch.setattr(websocket_limits, "LINGER_S", 0.1)
    async with cramped(tmp_path, monkeypatch) as running, AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        slow, speaker = people
        viewers = running.lobby.services.metrics.viewers._value
        stop_reading(slow)
        await talk_until(speaker, lambda: not is_here(running, slow))
        # Not even its connection is left.
        await until(lambda: viewers.get() == 1)
        await until(lambda: presence(news(speaker, UpdateMessage)) == ["away"])
        await play([speaker], 10)
        vanish(slow)


# --- half-open ---------------------------------------------------------------------------------------------


async def test_a_client_that_answers_no_pings_is_gone_and_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(webserver, "PING_S", 0.2)
    async with (
        open_server(tmp_path, grace=Grace(AWAY_MS, AWAY_MS, 60_000)) as running,
        AsyncExitStack() as stack,
    ):
        people = await seated(running, stack)
        await started(people)
        lost, other = people
        news(other, UpdateMessage)
        # As when a machine is unplugged: nothing arrives any more, without a reason.
        lost._socket.transport.pause_reading()
        await until(lambda: "away" in presence(news(other, UpdateMessage)))
        assert not is_here(running, lost)
        await play([other], 3)
        lost._socket.transport.resume_reading()
        await until(lambda: "here" in presence(news(other, UpdateMessage)))
        assert (lost.connections, other.connections) == (2, 1)
        await play(people, 10)


# --- two tabs ----------------------------------------------------------------------------------------------


async def test_two_tabs_of_a_seat_are_one_person(running):
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        first = await started(people)
        other = next(person for person in people if person is not first)
        second = Visitor(first.address)
        await second.__aenter__()
        # Both send the same at the same time, each with its own number 1.
        action = first_option(first)
        answers = await asyncio.gather(first.act(action), second.act(action))
        assert sorted(type(answer).__name__ for answer in answers) == ["DoneMessage", "RefusedMessage"]
        await until(lambda: first.update.rev == second.update.rev)
        assert first.update == second.update
        news(other, UpdateMessage)
        await second.__aexit__()
        await asyncio.sleep(4 * AWAY_MS / 1000)
        assert presence(news(other, UpdateMessage)) == []
        assert is_here(running, first)
        await first.__aexit__()
        await until(lambda: "away" in presence(news(other, UpdateMessage)))


async def test_one_tab_may_be_broken(running):
    """A tab that does not read is dropped; the other one of the same seat does not notice."""
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        slow, speaker = people
        tab = await stack.enter_async_context(Visitor(slow.address))
        room = running.lobby.room(slow.address.table)
        stop_reading(slow)
        spoken = await talk_until(speaker, lambda: len(room.viewers) == 2)
        await speaker.ping()
        assert len(news(tab, HeardMessage)) == spoken
        assert is_here(running, tab)
        await play([tab, speaker], 20)
        assert (tab.connections, speaker.connections) == (1, 1)
        vanish(slow)
