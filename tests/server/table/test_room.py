"""Tables over real sockets: sitting down, playing, leaving, coming back."""

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest

from starhaul.remote.connection import Closed, Remote
from starhaul.server.bots import bot_pace
from starhaul.server.table.attendance import Grace
from starhaul.server.wire import (
    BotCommand,
    CloseCommand,
    DoneMessage,
    EmoteCommand,
    HeardMessage,
    KickCommand,
    LeaveCommand,
    MoveCommand,
    MuteCommand,
    OptionsCommand,
    PauseCommand,
    ReadyCommand,
    RefusedMessage,
    SayCommand,
    SitCommand,
    TableMessage,
    UpdateMessage,
    WelcomeMessage,
    WorldCommand,
)
from tests.remote.wide import UNLIMITED
from tests.rules import rule
from tests.server.running_server import Running, fill_with_bots, open_server
from tests.timeouts import scaled

SOON = scaled(5.0)
"""Far longer than anything takes without bots; a failed table is noticed at once (`open_server`)."""
WITH_BOTS = scaled(30.0)
"""Bots run in separate processes, which have to be started first."""


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


async def until(remote: Remote, fits, seconds: float = SOON):
    """The next message that fits."""
    async with asyncio.timeout(seconds):
        async for fact in remote.messages():
            if fits(fact):
                return fact
    raise AssertionError("the server has gone")


def is_table(**fields):
    return lambda fact: (
        isinstance(fact, TableMessage) and all(getattr(fact, k) == v for k, v in fields.items())
    )


def is_update(fact) -> bool:
    return isinstance(fact, UpdateMessage)


def played_by(event, seat: int) -> bool:
    return event.key == "card-played" and event.args["seat"] == seat


async def four(running: Running, stack: AsyncExitStack, game="race", **config) -> list[Remote]:
    """Four people at a new table."""
    host = await running.table(game, **config)
    addresses = [host, *(running.seat(host.table, seat) for seat in (1, 2, 3))]
    return [await stack.enter_async_context(Remote(a, f"P{n}")) for n, a in enumerate(addresses)]


async def start(people: list[Remote]) -> None:
    for person in people:
        await person.do(ReadyCommand)
    for person in people:
        await until(person, is_update)


# --- sitting down ------------------------------------------------------------------------------------------


@rule("HSE-O1")
async def test_a_link_is_a_seat(running):
    host = await running.table(seats=2)
    async with Remote(host, "Ann") as ann:
        link = ann.welcome.table.seats[1].link
        assert ann.welcome.seat == 0
        async with Remote(running.address(host.table, link), "Bob") as bob:
            assert bob.welcome.seat == 1
            table = await until(
                ann, lambda fact: isinstance(fact, TableMessage) and fact.seats[1].is_connected
            )
            assert (table.seats[1].name, table.seats[1].link) == ("Bob", "")


@rule("HSE-O1")
async def test_spectators_come_by_their_link_or_to_listed_tables(running):
    host = await running.table(seats=2)
    async with Remote(host) as ann, Remote(running.address(host.table)) as anybody:
        assert anybody.welcome.seat is None
        assert not any(seat.link for seat in anybody.welcome.table.seats)
        await ann.do(OptionsCommand, is_listed=False)
        link = ann.welcome.table.watch_link
        async with Remote(running.address(host.table, link)) as friend:
            assert friend.welcome.seat is None
        with pytest.raises(Closed, match="by-link-only"):
            await Remote(running.address(host.table)).__aenter__()


@pytest.mark.many
@pytest.mark.parametrize("token", ["x", "A" * 32, "é", "\x00", "a" * 64])
async def test_a_wrong_link_opens_nothing(running, token):
    host = await running.table()
    with pytest.raises(Closed, match="wrong-link"):
        await Remote(running.address(host.table, token)).__aenter__()
    with pytest.raises(Closed, match="unknown"):
        await Remote(running.address("0" * 16, token)).__aenter__()


async def test_spectators_only_watch(running):
    host = await running.table(seats=2)
    async with Remote(host), Remote(running.address(host.table)) as watcher:
        commands = [(ReadyCommand,), (SayCommand,), (LeaveCommand,), (WorldCommand,), (PauseCommand,)]
        fields = [{}, {"text": "hi"}, {}, {}, {}]
        for (kind,), more in zip(commands, fields, strict=True):
            answer = await watcher.do(kind, **more)
            assert answer.code in ("spectators-watch", "not-playing"), kind


async def test_names_colours_seats(running):
    host = await running.table()
    async with Remote(host) as ann, Remote(running.seat(host.table, 1), "Bob") as bob:
        assert isinstance(await ann.do(SitCommand, name="Ännchen 🚀", colour=2), DoneMessage)
        assert (await bob.do(SitCommand, name="Bob", colour=2)).code == "colour-taken"
        assert (await bob.do(SitCommand, name="\u202e", colour=1)).code == "name-empty"
        assert (await bob.do(MoveCommand, seat=0)).code == "seat-taken"
        assert isinstance(await bob.do(MoveCommand, seat=3), DoneMessage)
        table = await until(bob, lambda fact: isinstance(fact, TableMessage) and fact.seats[3].is_taken)
        assert [seat.name for seat in table.seats] == ["Ännchen 🚀", "", "", "Bob"]
        assert not table.seats[1].is_taken
        async with Remote(running.address(host.table, table.seats[3].link)) as again:
            assert again.welcome.seat == 3


async def test_chat_emotes_and_muting(running):
    async with AsyncExitStack() as stack:
        ann, bob, cyd, _ = await four(running, stack)
        await bob.do(SayCommand, text="<b>hi</b>\n")
        heard = await until(ann, lambda fact: isinstance(fact, HeardMessage))
        assert (heard.seat, heard.text) == (1, "<b>hi</b>")
        await cyd.do(MuteCommand, seat=1)
        await bob.do(EmoteCommand, emote="oops")
        assert (await until(ann, lambda fact: isinstance(fact, HeardMessage))).emote == "oops"
        await ann.do(SayCommand, text="next")
        heard = [await until(cyd, lambda fact: isinstance(fact, HeardMessage)) for _ in range(2)]
        assert [(fact.seat, fact.text) for fact in heard] == [(1, "<b>hi</b>"), (0, "next")]
        await ann.do(MuteCommand, seat=1)
        assert (await bob.do(SayCommand, text="hello?")).code == "muted"


async def test_the_host_kicks_and_closes(running):
    host = await running.table(seats=2)
    async with Remote(host) as ann:
        link = ann.welcome.table.seats[1].link
        async with Remote(running.address(host.table, link), "Bob") as bob:
            assert (await bob.do(CloseCommand)).code == "host-only"
            await ann.do(KickCommand, seat=1)
            assert (await until(bob, lambda fact: type(fact).__name__ == "ByeMessage")).code == "kicked"
            with pytest.raises(Closed, match="wrong-link"):
                await Remote(running.address(host.table, link)).__aenter__()
        await ann.do(CloseCommand)
    with pytest.raises(Closed, match="unknown"):
        await Remote(host).__aenter__()


# --- playing -----------------------------------------------------------------------------------------------


@rule("RUL-11")
async def test_a_countdown_begins_when_all_are_ready_and_stops_when_one_is_not(tmp_path):
    async with open_server(tmp_path, countdown_ms=60_000) as running:
        host = await running.table("race", seats=2)
        async with Remote(host) as ann, Remote(running.seat(host.table, 1)) as bob:
            await ann.do(ReadyCommand)
            await bob.do(ReadyCommand)
            table = await until(
                ann, lambda fact: isinstance(fact, TableMessage) and fact.starts_in_ms is not None
            )
            assert 0 < table.starts_in_ms <= 60_000
            assert not table.is_playing
            await bob.do(ReadyCommand, ready=False)
            await until(ann, is_table(starts_in_ms=None))


@rule("RUL-11")
async def test_alone_with_bots_nobody_is_waited_for(tmp_path):
    async with open_server(tmp_path, countdown_ms=60_000) as running:
        host = await running.table("race", seats=2)
        async with Remote(host) as ann:
            await fill_with_bots(ann, 2)
            await until(ann, is_table(is_playing=True))


async def test_people_play_and_everybody_sees_the_same(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack)
        watcher = await stack.enter_async_context(Remote(running.address(people[0].address.table)))
        await start(people)
        for _ in range(20):
            person = next(person for person in people if person.update.asked)
            before = [other.update.rev for other in people]
            assert isinstance(await person.act(person.update.asked[0].options[0]), DoneMessage)
            for other, rev in zip(people, before, strict=True):
                if other.update.rev == rev and other is not person:
                    await asyncio.sleep(0.05)
        views = [msgspec.json.decode(person.update.view) for person in [*people, watcher]]
        assert all(view["ships"] == views[0]["ships"] for view in views)


async def test_what_is_not_legal_is_refused_with_its_rule(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack, "trucker")
        await start(people)
        answer = await people[0].act({"do": "attach", "cell": 3, "turn": 0})
        assert (answer.code, answer.of) == ("hand-empty", "refused")
        assert answer.rule
        assert (await people[0].act({"do": "sing"})).code == "not-an-action"
        assert (await people[0].act([1, 2, 3])).code == "not-an-option"


@rule("RUL-13", "EX-53")
async def test_two_reach_for_the_same_tile_and_one_gets_it(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack, "trucker")
        await start(people)
        await people[0].act({"do": "take"})
        await people[0].act({"do": "return"})
        while not (face_up := msgspec.json.decode(people[3].update.view)["yard"]["face_up"]):
            await until(people[3], is_update)
        handle = face_up[0][0]
        answers = await asyncio.gather(*(p.act({"do": "take_open", "tile": handle}) for p in people))
        lost = [answer.code for answer in answers if isinstance(answer, RefusedMessage)]
        assert lost == ["tile-gone"] * 3


@rule("HSE-O2")
async def test_bots_play_a_whole_match_and_another_one(running, monkeypatch):
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 0))  # nobody watches, so bots need not wait
    host = await running.table("race", seats=2)
    async with Remote(host) as ann:
        for number in (1, 2):
            await fill_with_bots(ann, 2)
            async for fact in ann.messages():
                if isinstance(fact, UpdateMessage) and fact.asked:
                    await ann.act(fact.asked[0].default or fact.asked[0].options[0])
                if isinstance(fact, TableMessage) and len(fact.played) == number:
                    break
        assert len({played.match for played in fact.played}) == 2


# --- coming back -------------------------------------------------------------------------------------------


async def test_a_person_who_comes_back_gets_what_was_missed(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack)
        await start(people)
        mover = next(person for person in people if person.update.asked)
        other = next(person for person in people if person is not mover)
        rev = other.update.rev
        other._socket.transport.abort()
        assert isinstance(await mover.act(mover.update.asked[0].options[0]), DoneMessage)
        welcome = await until(
            other, lambda fact: isinstance(fact, WelcomeMessage) and fact.update is not None
        )
        assert [one.rev for one in welcome.update.missed] == list(range(rev + 1, welcome.update.rev + 1))


async def test_two_tabs_of_a_seat_both_see_and_both_play(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack)
        await start(people)
        mover = next(person for person in people if person.update.asked)
        tab = await stack.enter_async_context(Remote(mover.address))
        assert tab.welcome.seat == mover.welcome.seat
        assert tab.update.view == mover.update.view
        assert isinstance(await tab.act(tab.update.asked[0].options[0]), DoneMessage)
        rev = tab.update.rev
        while mover.update.rev < rev:
            await until(mover, is_update)
        assert mover.update.view == tab.update.view


@rule("HSE-O3")
async def test_a_person_who_stays_away_is_represented_and_gets_the_seat_back(tmp_path):
    async with open_server(tmp_path, grace=Grace(50, 50, 60_000)) as running, AsyncExitStack() as stack:
        people = await four(running, stack)
        await start(people)
        mover = next(person for person in people if person.update.asked)
        others = [person for person in people if person is not mover]
        await mover.__aexit__()
        gone = await until(others[0], lambda f: is_update(f) and any(e.key == "presence" for e in f.events))
        assert gone.events[-1].args["now"] == "away" or any(e.args.get("now") == "away" for e in gone.events)
        await until(others[0], lambda f: is_update(f) and any(e.key == "by-default" for e in f.events))
        back = await stack.enter_async_context(Remote(mover.address))
        assert back.welcome.seat == mover.welcome.seat
        await until(others[0], lambda f: is_update(f) and any(e.args.get("now") == "here" for e in f.events))


@rule("HSE-O3")
async def test_everybody_sees_who_plays_for_an_absent_person(tmp_path):
    async with (
        open_server(tmp_path, grace=Grace(60_000, 30_000, 300_000)) as running,
        AsyncExitStack() as stack,
    ):
        people = await four(running, stack)
        await start(people)
        leaver, other = people[1], people[0]
        await leaver.__aexit__()
        away = await until(other, lambda f: isinstance(f, TableMessage) and not f.seats[1].is_connected)
        assert 25_000 < away.seats[1].takeover_ms <= 30_000, (
            "decisions are waited for less long than builders"
        )
        assert away.seats[1].stand_in == ""
        assert [seat.takeover_ms for number, seat in enumerate(away.seats) if number != 1] == [None] * 3
        await stack.enter_async_context(Remote(leaver.address))
        back = await until(other, lambda f: isinstance(f, TableMessage) and f.seats[1].is_connected)
        assert back.seats[1].takeover_ms is None


@rule("HSE-O3")
async def test_when_building_ends_the_others_wait_less_long(tmp_path):
    relaxed = {"edition": "1e", "seats": 2, "rounds": ["I"], "options": {"build": "relaxed"}}
    async with open_server(tmp_path, grace=Grace(60_000, 30_000, 300_000)) as running:
        host = await running.table("trucker", **relaxed)
        async with Remote(host) as ann, Remote(running.seat(host.table, 1)) as bob:
            await start([ann, bob])
            assert isinstance(await bob.act({"do": "finish"}), DoneMessage)
            await bob.__aexit__()
            building = await until(ann, lambda f: isinstance(f, TableMessage) and not f.seats[1].is_connected)
            assert 55_000 < building.seats[1].takeover_ms <= 60_000
            assert isinstance(await ann.act({"do": "finish"}), DoneMessage)
            flying = await until(
                ann, lambda f: isinstance(f, TableMessage) and f.seats[1].takeover_ms < 40_000
            )
            assert flying.seats[1].takeover_ms > 10_000


@rule("HSE-O5")
async def test_no_to_a_pause_ends_the_request(running):
    host = await running.table("race", seats=2)
    async with Remote(host) as ann, Remote(running.seat(host.table, 1)) as bob:
        await start([ann, bob])
        await ann.do(PauseCommand)
        asked = await until(bob, lambda f: isinstance(f, TableMessage) and f.seats[0].wants_pause)
        assert not asked.is_paused
        await bob.do(PauseCommand, wanted=False)
        refused = await until(ann, lambda f: isinstance(f, TableMessage) and not f.seats[0].wants_pause)
        assert not refused.is_paused


@pytest.mark.slow
@rule("HSE-O3")
async def test_a_bot_may_stand_in(tmp_path):
    async with open_server(tmp_path, grace=Grace(50, 50, 60_000)) as running, AsyncExitStack() as stack:
        people = await four(running, stack)
        await people[0].do(OptionsCommand, stand_in="easy")
        await start(people)
        mover = next(person for person in people if person.update.asked)
        other = next(person for person in people if person is not mover)
        await mover.__aexit__()
        await until(other, lambda f: is_update(f) and any(e.args.get("now") == "bot" for e in f.events))
        seat = mover.welcome.seat
        await until(other, lambda f: is_update(f) and any(played_by(e, seat) for e in f.events), WITH_BOTS)


@rule("HSE-O5")
async def test_a_pause_needs_everybody_who_is_there_and_anybody_ends_it(running):
    host = await running.table("race", seats=2)
    async with Remote(host) as ann, Remote(running.seat(host.table, 1)) as bob:
        await start([ann, bob])
        await ann.do(PauseCommand)
        assert not running.lobby.room(host.table).live.paused_ms
        await bob.do(PauseCommand)
        await until(ann, is_table(is_paused=True))
        mover = ann if running.lobby.room(host.table).live.play.is_asked(0) else bob
        assert (await mover.act("anything")).code == "paused"
        await bob.do(PauseCommand, wanted=False)
        await until(ann, is_table(is_paused=False))
        update = await until(mover, lambda fact: is_update(fact) and fact.asked)
        assert isinstance(await mover.act(update.asked[0].options[0]), DoneMessage)


async def test_a_world_looks_the_same_to_the_seat(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack)
        await start(people)
        live = running.lobby.room(people[0].address.table).live
        game = live.play.game
        for seat, person in enumerate(people):
            answer = await person.do(WorldCommand)
            if not person.update.asked:
                # The seat that is asked may be a secret, which a world would reveal.
                assert answer.code == "not-asked"
                continue
            world = game.load(bytes(answer.state))
            assert game.view(world, seat) == game.view(live.play.match.state, seat)
            assert game.key(world) != live.play.match.key


@pytest.mark.slow
@rule("HSE-O1")
async def test_spectators_of_rated_tables_see_everything_later(tmp_path):
    async with open_server(tmp_path, delay_ms=600) as running, AsyncExitStack() as stack:
        people = await four(running, stack)
        await people[0].do(OptionsCommand, is_rated=True)
        watcher = await stack.enter_async_context(Remote(running.address(people[0].address.table)))
        await start(people)
        mover = next(person for person in people if person.update.asked)
        await mover.act(mover.update.asked[0].options[0])
        assert watcher.update is None
        began = asyncio.get_running_loop().time()
        await until(watcher, lambda f: is_update(f) and any(e.key == "card-played" for e in f.events))
        assert asyncio.get_running_loop().time() - began > 0.3


async def test_leaving_for_good_goes_on_without(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack)
        await start(people)
        await people[1].do(LeaveCommand)
        await until(people[0], lambda f: is_update(f) and any(e.args.get("now") == "gone" for e in f.events))
        await people[0].do(BotCommand, seat=1, bot="easy")
        await until(people[0], lambda f: is_update(f) and any(e.args.get("now") == "bot" for e in f.events))
