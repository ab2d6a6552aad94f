"""Race conditions: another message is processed between opening a connection and joining the table."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.server.table import commands
from starhaul.server.table.room import Room
from starhaul.server.wire import BotCommand, CloseCommand, KickCommand
from tests.hostile.kit import ask, put_state, seated, start, table_of, visitor
from tests.server.running_server import SetClock, open_server
from tests.timeouts import scaled


@pytest.fixture
def first_in_line(running, monkeypatch):
    """Delivers a message to the room just before the next client joins."""

    def put(message) -> None:
        admit = running.lobby.admit

        def admit_later(record, token, marks=()):
            entry = admit(record, token, marks)
            monkeypatch.setattr(running.lobby, "admit", admit)
            room = running.lobby.rooms[record.id]
            room._mailbox.put_now(lambda: message(room))
            return entry

        monkeypatch.setattr(running.lobby, "admit", admit_later)

    return put


def at(room: Room, seat: int):
    return next(viewer for viewer in room.viewers if viewer.seat == seat)


async def test_a_client_that_comes_back_at_the_moment_of_the_kick_stays_out(running, first_in_line):
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        link = guest.last["welcome"]["table"]["seats"][1]["link"]
        late = await visitor(running, stack)
        first_in_line(lambda room: commands.kick(room, at(room, 0), KickCommand(seq=99, seat=1)))
        answer = await late.hello(table_of(host), link)
        assert (answer["is"], answer["code"]) == ("bye", "wrong-link")
        assert not running.lobby.room(table_of(host)).record.seats[1].is_taken


async def test_a_client_that_comes_when_a_bot_has_just_sat_down_stays_out(running, first_in_line):
    async with AsyncExitStack() as stack:
        host = await visitor(running, stack)
        made = await running.table("race", seats=2)
        link = (await host.hello(made.table, made.token))["table"]["seats"][1]["link"]
        late = await visitor(running, stack)
        first_in_line(lambda room: commands.bot(room, at(room, 0), BotCommand(seq=99, seat=1, bot="easy")))
        answer = await late.hello(made.table, link)
        assert (answer["is"], answer["code"]) == ("bye", "wrong-link")
        assert (await host.do(do="ping"))["is"] == "pong"


async def test_a_client_that_comes_when_the_table_is_closed_is_sent_away_at_once(running, first_in_line):
    async with AsyncExitStack() as stack:
        host, _ = await seated(running, stack)
        late, later = await visitor(running, stack), await visitor(running, stack)
        first_in_line(lambda room: commands.close(room, at(room, 0), CloseCommand(seq=99)))
        assert (await late.hello(table_of(host)))["code"] == "gone"
        assert late.last["bye"]["reconnect_ms"] == 0
        assert (await later.hello(table_of(host)))["code"] == "unknown"


async def test_a_client_that_joins_a_table_that_is_being_closed_is_told_so(running):
    async with AsyncExitStack() as stack:
        host = await visitor(running, stack)
        made = await running.table("race", seats=2)
        await host.hello(made.table, made.token)
        room = running.lobby.room(made.table)
        room._mailbox.put_now(lambda: commands.close(room, at(room, 0), CloseCommand(seq=99)))
        joining = ask(running, f"/api/tables/{made.table}/join", "POST", {"name": "Bob"})
        answer = await asyncio.wait_for(joining, scaled(30))
        assert (answer.status, answer.json["code"]) in ((503, "restarting"), (404, "unknown"))


async def test_a_client_that_takes_a_seat_that_was_empty_sees_the_match_as_it_is_now(running):
    """And not as another client has left it."""
    async with AsyncExitStack() as stack:
        people = await seated(running, stack, "trucker", seats=3)
        await start(people)
        table = table_of(people[0])
        room = running.lobby.room(table)
        await people[2].do(do="leave")
        for action in ("take", "return") * 3:
            assert (await people[0].do(do="act", action={"do": action}))["is"] == "done"
        late = await visitor(running, stack)
        welcome = await late.hello(table, running.seat(table, 2).token)
        assert welcome["seat"] == 2
        assert len(welcome["update"]["view"]["yard"]["face_up"]) == 3
        assert room.record.seats[2].is_taken


async def test_a_match_that_time_ends_in_the_moment_somebody_goes_ends_once(tmp_path):
    now = [0.0]
    clock = SetClock(now)
    async with open_server(tmp_path, clock=clock) as running, AsyncExitStack() as stack:
        people = await seated(running, stack, "race")
        await start(people)
        room = running.lobby.room(table_of(people[0]))
        live = room.live
        match = live.play.match
        state, match.now_ms = last_decision(match)
        put_state(live.play, state)
        now[0] = (match.game.wake_at(match.state) + 1) / 1000
        await live.say_presence(0, "away")
        assert live.is_over
        await people[1].do(do="ping")
        await people[1].until(lambda: people[1].last["table"].get("played"))


def last_decision(match: Match) -> tuple[Any, int]:
    """A state in which the clock would end the match, and its time."""
    other = Match(match.game, match.config, 5)
    for _ in play_on(other):
        mark = other.mark()
        other.tick(other.game.wake_at(other.state))
        other.advance()
        if other.is_over:
            return mark.state, mark.now_ms
        other.undo(mark)
    raise AssertionError("no clock ends this match")


def play_on(match: Match) -> Iterator[None]:
    draw = Stream(3, "players")
    match.advance()
    while not match.is_over:
        yield
        match.act(*next_action(match, draw))
        match.advance()
