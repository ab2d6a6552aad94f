"""The coach at a table: only against bots, only when asked, and never in the way of the match."""

import asyncio
from contextlib import AsyncExitStack
from functools import partial

import msgspec
import pytest

from starhaul.remote.connection import Remote
from starhaul.server.bots.calls import Advised
from starhaul.server.table import coach_seats, table_record
from starhaul.server.table.table_coach import ADVICE_BURST, figures_frame
from starhaul.server.wire import (
    AdviceMessage,
    AdviseCommand,
    CoachCommand,
    DoneMessage,
    FiguresMessage,
    LeaveCommand,
    OptionsCommand,
    PauseCommand,
    RefusedMessage,
    TableMessage,
    UpdateMessage,
)
from tests.remote.wide import UNLIMITED
from tests.server.running_server import Running, fill_with_bots, open_server
from tests.server.table import test_room
from tests.server.table.test_room import WITH_BOTS

until = partial(test_room.until, seconds=WITH_BOTS)
SHIPS = {"seats": 2, "rounds": ["I"], "options": {"build": "relaxed"}}


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


def is_coached(number: int, wanted: bool = True):
    return lambda fact: isinstance(fact, TableMessage) and fact.seats[number].has_coach is wanted


def is_figures(fact) -> bool:
    return isinstance(fact, FiguresMessage)


def is_advice(fact) -> bool:
    return isinstance(fact, AdviceMessage)


def is_asked(fact) -> bool:
    return isinstance(fact, UpdateMessage) and bool(fact.asked)


async def play(ann: Remote, bot: str = "easy") -> None:
    """Ann switches the coach on and plays against bots."""
    assert isinstance(await ann.do(CoachCommand), DoneMessage)
    await fill_with_bots(ann, 2, bot)
    await until(ann, is_asked)


async def refusal(person: Remote, kind: type, **fields) -> str:
    answer = await person.do(kind, **fields)
    return answer.code if isinstance(answer, RefusedMessage) else ""


# --- who may have a coach ----------------------------------------------------------------------------------


async def test_a_person_who_plays_against_bots_may_have_a_coach(running: Running):
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann:
        assert ann.welcome.table.no_coach == ""
        assert not ann.welcome.table.seats[0].has_coach
        await ann.do(CoachCommand)
        await until(ann, is_coached(0))
        await ann.do(CoachCommand, on=False)
        await until(ann, is_coached(0, False))
        assert await refusal(ann, AdviseCommand) == "not-playing"


async def test_it_would_be_unfair_to_other_people(running: Running):
    host = await running.table(**SHIPS | {"seats": 3})
    async with Remote(host, "Ann") as ann, AsyncExitStack() as stack:
        await ann.do(CoachCommand)
        await until(ann, is_coached(0))
        bob = await stack.enter_async_context(Remote(running.seat(host.table, 1), "Bob"))
        assert bob.welcome.table.no_coach == "coach-others"
        table = await until(ann, is_coached(0, False))
        assert table.no_coach == "coach-others"
        for person in (ann, bob):
            assert await refusal(person, CoachCommand) == "coach-others"
        # He is gone for good, so the coach is back.
        await bob.do(LeaveCommand)
        await until(ann, is_coached(0))


async def test_somebody_who_has_a_seat_and_is_away_counts_too(running: Running):
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann:
        async with Remote(running.seat(host.table, 1), "Bob"):
            pass
        await until(ann, lambda fact: isinstance(fact, TableMessage) and not fact.seats[1].is_connected)
        assert await refusal(ann, CoachCommand) == "coach-others"


async def test_a_seat_that_is_taken_during_a_match_ends_the_coaching(running: Running):
    """Advice that is being found is not sent any more, and no figures are."""
    host = await running.table(**SHIPS | {"seats": 2})
    async with Remote(host, "Ann") as ann:
        await play(ann)
        await until(ann, is_figures)
        room = running.lobby.room(host.table)
        room.record.seats[1].is_taken = True
        assert coach_seats.coached(room.record) == []
        assert await refusal(ann, AdviseCommand) == "coach-others"
        await ann.act({"do": "take"})
        assert room.coaching._seats == {}


async def test_there_is_no_coach_in_a_rated_match(running: Running):
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann:
        await ann.do(CoachCommand)
        await ann.do(OptionsCommand, is_rated=True)
        table = await until(ann, lambda fact: isinstance(fact, TableMessage) and fact.is_rated)
        assert (table.no_coach, table.seats[0].has_coach) == ("coach-rated", False)
        assert await refusal(ann, CoachCommand) == "coach-rated"
        await fill_with_bots(ann, 2, "easy")
        await until(ann, is_asked)
        assert await refusal(ann, AdviseCommand) == "coach-rated"


async def test_spectators_and_people_without_a_coach_are_refused(running: Running):
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann, Remote(running.address(host.table)) as watcher:
        assert await refusal(watcher, CoachCommand) == "spectators-watch"
        await fill_with_bots(ann, 2, "easy")
        await until(ann, is_asked)
        assert await refusal(watcher, AdviseCommand) == "spectators-watch"
        assert await refusal(ann, AdviseCommand) == "coach-off"


def test_who_leaves_a_seat_takes_the_coach_along():
    record = table_record.new_table("trucker", {"seats": 3}, "Ann")
    coach_seats.set_coach(record, 0, on=True)
    table_record.move(record, 0, 2)
    assert coach_seats.coached(record) == [2]
    table_record.leave(record, 2)
    table_record.take(record, 2, "Bob")
    assert coach_seats.coached(record) == []


def test_the_wish_survives_a_restart():
    record = table_record.new_table("race", {"seats": 2}, "Ann")
    coach_seats.set_coach(record, 0, on=True)
    assert coach_seats.coached(table_record.load(table_record.dump(record))) == [0]


# --- figures -----------------------------------------------------------------------------------------------


async def test_figures_follow_the_ship_and_are_sent_when_they_change(running: Running):
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann, Remote(running.address(host.table)) as watcher:
        await play(ann)
        first = msgspec.json.decode((await until(ann, is_figures)).figures)
        assert (first["crew"], first["open"], first["engines"]) == (2, 4, [0, 0])
        room = running.lobby.room(host.table)
        assert room.live is not None
        play_on, before = room.live.play, figures_frame(room.live.play, 0)
        # Some tiles leave all figures as they were, and some fit nowhere.
        while figures_frame(play_on, 0) == before:
            await ann.act({"do": "take"})
            places = play_on.game.view(play_on.match.state, 0).yard.places
            turn = next((number for number, found in enumerate(places) if found), None)
            if turn is None:
                await ann.act({"do": "return"})
            else:
                await ann.act({"do": "attach", "cell": places[turn][0], "turn": turn})
        second = msgspec.json.decode((await until(ann, is_figures)).figures)
        assert second != first
        await watcher.ping()
        received = [watcher._received.get_nowait() for _ in range(watcher._received.qsize())]
        assert any(isinstance(fact, UpdateMessage) for fact in received)
        assert not any(map(is_figures, received))


async def test_without_a_coach_no_figures_are_made(running: Running, monkeypatch):
    def made(*arguments: object) -> bytes:
        raise AssertionError("nobody wants figures")

    monkeypatch.setattr("starhaul.server.table.played_table.figures_frame", made)
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann:
        await fill_with_bots(ann, 2, "easy")
        await until(ann, is_asked)
        await ann.act({"do": "take"})


async def test_a_second_tab_gets_the_figures_at_once(running: Running):
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann:
        await play(ann)
        known = await until(ann, is_figures)
        async with Remote(host, "Ann") as again:
            assert await until(again, is_figures) == known


# --- advice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "config"), [("trucker", SHIPS), ("race", {"seats": 2})])
async def test_advice_can_be_followed(running: Running, game: str, config: dict):
    host = await running.table(game, **config)
    async with Remote(host, "Ann") as ann:
        await play(ann)
        for _ in range(4):
            assert isinstance(await ann.do(AdviseCommand), DoneMessage)
            advice = await until(ann, is_advice)
            assert (advice.code, advice.match) == ("", running.lobby.room(host.table).record.match)
            assert advice.counsel.best.reasons
            if advice.counsel.best.action is None:
                break
            assert await ann.act(advice.counsel.best.action) is not None
            await until(ann, is_asked)


async def test_the_same_question_at_the_same_moment_costs_nothing(running: Running, monkeypatch):
    asked = []

    async def advise(call):
        asked.append(call)
        return await found(call)

    host = await running.table("race", seats=2)
    found = running.lobby.services.bots.advise
    monkeypatch.setattr(running.lobby.services.bots, "advise", advise)
    async with Remote(host, "Ann") as ann:
        await play(ann)
        messages = []
        for _ in range(3 * ADVICE_BURST):
            assert isinstance(await ann.do(AdviseCommand), DoneMessage)
            messages.append(await until(ann, is_advice))
        assert len(asked) == 1
        assert all(message == messages[0] for message in messages)


async def test_who_asks_too_often_is_refused_in_words(running: Running, monkeypatch):
    """Each question is a new one, and the bot would have to think about each."""

    async def advise(call):
        return Advised(why="hung")

    monkeypatch.setattr(running.lobby.services.bots, "advise", advise)
    host = await running.table("race", seats=2)
    async with Remote(host, "Ann") as ann:
        await play(ann)
        for _ in range(ADVICE_BURST):
            assert isinstance(await ann.do(AdviseCommand), DoneMessage)
            assert (await until(ann, is_advice)).code == "coach-failed"
        answers = [await ann.do(AdviseCommand) for _ in range(ADVICE_BURST)]
        refused = [answer for answer in answers if isinstance(answer, RefusedMessage)]
        assert {answer.code for answer in refused} == {"coach-too-often"}
        assert refused[-1].facts["seconds"] >= 1


async def test_an_answer_cancels_the_advice_on_it(running: Running, monkeypatch):
    cancelled = asyncio.Event()

    async def advise(call):
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.set()

    monkeypatch.setattr(running.lobby.services.bots, "advise", advise)
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann:
        await play(ann)
        await ann.do(AdviseCommand)
        # A second time while the coach is thinking: nothing happens.
        assert isinstance(await ann.do(AdviseCommand), DoneMessage)
        await ann.act({"do": "take"})
        advice = await until(ann, is_advice)
        assert (advice.code, advice.counsel) == ("coach-gone", None)
        await asyncio.wait_for(cancelled.wait(), WITH_BOTS)


async def test_there_is_nothing_to_advise_on_without_a_question_or_in_a_pause(running: Running):
    host = await running.table(**SHIPS)
    async with Remote(host, "Ann") as ann:
        await play(ann)
        await ann.do(PauseCommand)
        assert await refusal(ann, AdviseCommand) == "paused"
    host = await running.table("race", seats=2)
    async with Remote(host, "Ann") as ann:
        await ann.do(CoachCommand)
        await fill_with_bots(ann, 2, "easy")
        await until(ann, is_asked)
        update = await until_answered(ann)
        if not update.asked:
            assert await refusal(ann, AdviseCommand) == "coach-nothing"


async def until_answered(ann: Remote) -> UpdateMessage:
    """Play a card; returns the update after it."""
    await ann.do(AdviseCommand)
    advice = await until(ann, is_advice)
    await ann.act(advice.counsel.best.action)
    return await until(ann, lambda fact: isinstance(fact, UpdateMessage))
