"""Reasons for losses reach the people at a table, and so does what would have saved them."""

from functools import partial
from typing import Any

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.remote.connection import Remote
from starhaul.server.bots import bot_pace
from starhaul.server.table import looking_back
from starhaul.server.wire import HurryCommand, LookBackCommand, LookBackMessage, RefusedMessage, UpdateMessage
from starhaul.trucker.hindsight.finding_records import LookBack
from starhaul.trucker.why.loss_records import CAUSES, LossReason
from tests.remote.wide import UNLIMITED
from tests.server.running_server import Running, fill_with_bots, open_server
from tests.server.table import test_room
from tests.server.table.test_room import WITH_BOTS
from tests.server.table.test_table_match import play_of, step

until = partial(test_room.until, seconds=WITH_BOTS)
SERIES = {"seats": 2, "edition": "1e", "rounds": ["I", "I"], "options": {"build": "relaxed"}}


@pytest.fixture
async def running(tmp_path, monkeypatch):
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 0))
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


def test_losses_are_sent_with_their_reasons_and_nothing_else_is():
    play, draw = play_of(seats=4, rounds=["II"]), Stream(7, "players")
    play.keep(play.begin(()))
    found = []
    while not play.match.is_over:
        made = step(play, draw, ())
        play.keep(made)
        for told in made.told():
            if told.why is not msgspec.UNSET:
                found.append(told.key)
                assert isinstance(told.why, LossReason)
                assert told.why.cause in CAUSES
            else:
                assert told.key not in ("tile-hit", "parts-lost", "tiles-removed")
    assert found


def test_a_reason_that_cannot_be_found_costs_nothing_but_the_reason(monkeypatch):
    """An explanation is never worth a match."""
    play, draw = play_of(seats=2, rounds=["I"]), Stream(7, "players")

    class Broken:
        def reasons(self, *_: Any) -> Any:
            raise RuntimeError("no idea")

    monkeypatch.setattr(play, "_hindsight", Broken())
    play.keep(play.begin(()))
    while not play.match.is_over:
        made = step(play, draw, ())
        assert made.reasons == ()
        play.keep(made)


async def after_first_flight(running: Running, ann: Remote) -> str:
    """Build nothing, answer by default, until the second round; returns the match."""
    await fill_with_bots(ann, 2)
    async for fact in ann.messages():
        if not isinstance(fact, UpdateMessage):
            continue
        view = msgspec.json.decode(fact.view)
        if view["round"] == 1:
            return fact.match
        for question in fact.asked:
            if question.kind == "build":
                await ann.act({"do": "finish"})
                await ann.do(HurryCommand)
            elif question.default is not None and question.waits:
                await ann.act(question.default)
    raise AssertionError("the server has gone")


@pytest.mark.slow
async def test_a_finished_round_of_a_match_in_progress_is_looked_back_at(running):
    host = await running.table("trucker", **SERIES)
    async with Remote(host, "Ann") as ann:
        match = await after_first_flight(running, ann)
        assert (await ann.do(LookBackCommand, match=match, round=2)).code == "look-back-early"
        assert (await ann.do(LookBackCommand, match="another", round=1)).code == "unknown"
        assert not isinstance(await ann.do(LookBackCommand, match=match, round=1), RefusedMessage)
        found = await until(ann, lambda fact: isinstance(fact, LookBackMessage))
        assert (found.match, found.round) == (match, 1)
        first = msgspec.convert(found.found, LookBack)
        assert (first.round, first.seat) == (1, 0)
        asks = running.lobby.services.analysts.asks
        await ann.do(LookBackCommand, match=match, round=1)
        again = await until(ann, lambda fact: isinstance(fact, LookBackMessage))
        assert again.found == found.found
        assert running.lobby.services.analysts.asks == asks, "what is known is not searched again"
        async with Remote(running.address(host.table, ann.table.watch_link)) as eve:
            refused = await eve.do(LookBackCommand, match=match, round=1)
            assert refused.code == "spectators-watch"


@pytest.mark.slow
async def test_a_busy_server_refuses_in_words(running, monkeypatch):
    monkeypatch.setattr(looking_back, "MOST_WAITING", 0)
    host = await running.table("trucker", **SERIES)
    async with Remote(host, "Ann") as ann:
        match = await after_first_flight(running, ann)
        assert (await ann.do(LookBackCommand, match=match, round=1)).code == "look-back-busy"
        monkeypatch.setattr(looking_back, "MOST_WAITING", 9)
        monkeypatch.setattr(running.lobby.services.store, "log", lambda match: None)
        await ann.do(LookBackCommand, match=match, round=1)
        found = await until(ann, lambda fact: isinstance(fact, LookBackMessage))
        assert found.found is None, "those who wait are told that there is nothing"


async def test_a_game_without_hindsight_refuses(running):
    host = await running.table("race", seats=4)
    async with Remote(host, "Ann") as ann:
        await fill_with_bots(ann, 4, "easy")
        update = await until(ann, lambda fact: isinstance(fact, UpdateMessage))
        assert (await ann.do(LookBackCommand, match=update.match, round=1)).code == "no-look-back"
