"""Lesson tables: they begin at once, wait for their person, stay what they are, and survive a restart."""

import asyncio

from starhaul.remote.connection import Remote
from starhaul.server.store.verification import verify_store
from starhaul.server.table.attendance import Grace
from starhaul.server.wire import BotCommand, OptionsCommand, RefusedMessage
from tests.hostile.kit import ask
from tests.server.running_server import Running, open_server
from tests.server.table.test_room import is_update, until

LESSON = {"game": "trucker", "lesson": "first-flight", "name": "Ann"}


async def begun(running: Running):
    made = await ask(running, "/api/tables", "POST", LESSON)
    assert made.status == 201
    return running.address(made.json["table"], made.json["token"])


async def test_the_match_begins_as_soon_as_the_person_is_there(tmp_path):
    async with open_server(tmp_path, countdown_ms=60_000) as running:
        host = await begun(running)
        async with Remote(host, "Ann") as ann:
            assert (await until(ann, is_update)).asked
            room = running.lobby.rooms[host.table]
            record = room.record
            assert record.is_playing
            assert [seat.bot for seat in record.seats] == ["", "lesson:first-flight"]
            assert room.live.play.match.generator.name == "lesson:trucker:first-flight"


async def test_it_is_never_listed_and_nothing_about_it_can_be_changed(tmp_path):
    async with open_server(tmp_path) as running:
        host = await begun(running)
        async with Remote(host, "Ann") as ann:
            await until(ann, is_update)
            for refused in (
                await ann.do(OptionsCommand, is_listed=True),
                await ann.do(OptionsCommand, is_rated=True),
                await ann.do(BotCommand, seat=1, bot="hard"),
            ):
                assert isinstance(refused, RefusedMessage)
                assert refused.code == "lesson"
        assert (await ask(running, "/api/tables")).json["tables"] == []


async def test_other_wishes_are_refused_in_words(tmp_path):
    async with open_server(tmp_path) as running:
        for wish, code in (
            ({**LESSON, "lesson": "no-flight"}, "lesson-unknown"),
            ({**LESSON, "game": "race"}, "lesson-unknown"),
            ({**LESSON, "is_listed": True}, "lesson"),
            ({**LESSON, "config": {"seats": 3}}, "lesson"),
        ):
            answer = await ask(running, "/api/tables", "POST", wish)
            assert (answer.status, answer.json["code"]) == (400, code)
        assert not running.lobby.rooms


async def test_steps_are_public_and_what_is_prepared_is_not(tmp_path):
    async with open_server(tmp_path) as running:
        answer = await ask(running, "/api/games/trucker/lessons/first-flight")
        assert answer.json["steps"][0]["name"] == "goal"
        assert set(answer.json) == {"lesson", "steps"}
        assert (await ask(running, "/api/games/race/lessons/first-flight")).status == 404
        assert (await ask(running, "/texts/en/lesson.ftl")).status == 200
        assert (await ask(running, "/texts/en/client.ftl")).status == 404


async def test_nobody_plays_for_a_person_who_is_away(tmp_path):
    async with open_server(tmp_path, grace=Grace(building=0, deciding=0, absent=0)) as running:
        host = await begun(running)
        async with Remote(host, "Ann") as ann:
            await until(ann, is_update)
        live = running.lobby.rooms[host.table].live
        await asyncio.sleep(0.3)
        assert live.presence[0] == "here"


async def test_it_continues_after_a_restart_with_the_same_tiles(tmp_path):
    """And its log can be verified like any other."""
    async with open_server(tmp_path) as running:
        host = await begun(running)
        async with Remote(host, "Ann") as ann:
            await until(ann, is_update)
            await ann.act({"do": "take"})
            hand = running.lobby.rooms[host.table].live.play.match.state.in_yard.hands[0]
            assert hand == 48
    async with open_server(tmp_path) as running:
        again = running.address(host.table, host.token)
        async with Remote(again, "Ann") as ann:
            await until(ann, lambda fact: True)
            await ann.act({"do": "attach", "cell": 16, "turn": 3})
            await ann.act({"do": "take"})
            live = running.lobby.rooms[host.table].live
            assert live.play.match.state.in_yard.hands[0] == 29
            assert running.lobby.rooms[host.table].record.lesson == "first-flight"
        assert list(verify_store(running.lobby.services.store)) == []
