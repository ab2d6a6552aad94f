"""Messages to the partner alone: who receives them, and when they are refused."""

from contextlib import AsyncExitStack

import pytest

from starhaul.games import config_of, game_named
from starhaul.remote.connection import Remote
from starhaul.server.table.table_view import watch_token
from starhaul.server.wire import (
    LONGEST_CHAT,
    BotCommand,
    DoneMessage,
    EmoteCommand,
    HeardMessage,
    LeaveCommand,
    MuteCommand,
    ReadyCommand,
    SayCommand,
    TableMessage,
)
from tests.remote.wide import UNLIMITED
from tests.rules import rule
from tests.server.running_server import Running, open_server
from tests.server.table.test_room import four, is_update, until

TEAMS = {"edition": "1e", "seats": 4, "rounds": ["I"]}


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


async def heard_before(remote: Remote, last: str) -> list[tuple[int, str, str]]:
    """Seat, text and circle of all chat messages received before this text."""
    found = []
    while True:
        fact = await until(remote, lambda fact: isinstance(fact, HeardMessage))
        if fact.text == last:
            return found
        found.append((fact.seat, fact.text or fact.emote, fact.to))


async def spectator(running: Running, stack: AsyncExitStack, table: str) -> Remote:
    token = watch_token(running.lobby.room(table).record, running.lobby.services.secret)
    return await stack.enter_async_context(Remote(running.address(table, token)))


@rule("HSE-O11")
async def test_only_the_partner_hears_it(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack)
        ann, bob, cyd, dan = people
        watching = await spectator(running, stack, ann.address.table)
        await ann.do(SayCommand, text="red is mine", to="team")
        await cyd.do(EmoteCommand, emote="thanks", to="team")
        late = await spectator(running, stack, ann.address.table)
        again = await stack.enter_async_context(Remote(cyd.address, "P2"))
        await bob.do(SayCommand, text="that is all")
        words = [(0, "red is mine", "team"), (2, "thanks", "team")]
        assert await heard_before(ann, "that is all") == words
        assert await heard_before(cyd, "that is all") == words
        for other in (bob, dan, watching, late):
            assert await heard_before(other, "that is all") == []
        assert await heard_before(again, "that is all") == [], "nothing is kept, not even for the partner"


@rule("HSE-O11", "RUL-76")
async def test_partners_who_have_changed_places_are_partners_still(running):
    async with AsyncExitStack() as stack:
        people = await four(running, stack, "trucker", **TEAMS, options={"teams": "team"})
        for person in people:
            await person.do(ReadyCommand)
        for person in people:
            await until(person, is_update)
        for seat, person in enumerate(people):
            assert isinstance(await person.act({"do": "finish", "start": seat + 1}), DoneMessage)
        room = running.lobby.room(people[0].address.table)
        assert room.live.play.match.state.players == [2, 3, 0, 1]
        await people[3].do(SayCommand, text="your ship is a wreck", to="team")
        await people[0].do(SayCommand, text="that is all")
        heard = [await heard_before(person, "that is all") for person in people]
        words = [(3, "your ship is a wreck", "team")]
        assert heard == [[], words, [], words]


@rule("HSE-O11")
async def test_without_a_partner_it_is_refused_and_nobody_hears_it(running):
    async with AsyncExitStack() as stack:
        ann, bob, cyd, dan = await four(running, stack)
        await cyd.do(LeaveCommand)
        assert (await ann.do(SayCommand, text="hello?", to="team")).code == "no-partner"
        await ann.do(BotCommand, seat=2, bot="random")
        assert (await ann.do(EmoteCommand, emote="hello", to="team")).code == "no-partner"
        await dan.__aexit__()
        await until(bob, lambda fact: isinstance(fact, TableMessage) and not fact.seats[3].is_connected)
        assert (await bob.do(SayCommand, text="hello?", to="team")).code == "partner-away"
        await ann.do(SayCommand, text="that is all")
        assert await heard_before(bob, "that is all") == []
    for game, config in (("race", {"seats": 3}), ("trucker", {"seats": 2})):
        async with Remote(await running.table(game, **config)) as alone:
            assert (await alone.do(SayCommand, text="hello?", to="team")).code == "no-partner"


@rule("HSE-O11")
async def test_it_is_a_message_like_any_other_for_muting_and_for_its_length(running):
    async with AsyncExitStack() as stack:
        ann, bob, cyd, _ = await four(running, stack)
        assert (await ann.do(SayCommand, text="x" * (LONGEST_CHAT + 1), to="team")).code == "chat-too-long"
        assert (await ann.do(SayCommand, text=" ", to="team")).code == "chat-empty"
        await cyd.do(MuteCommand, seat=0)
        assert isinstance(await ann.do(SayCommand, text="are you there?", to="team"), DoneMessage)
        await bob.do(SayCommand, text="that is all")
        assert await heard_before(cyd, "that is all") == [], "the partner does not want to hear it"
        await ann.do(MuteCommand, seat=2)
        assert (await cyd.do(SayCommand, text="yes", to="team")).code == "muted"
        watching = await spectator(running, stack, ann.address.table)
        assert (await watching.do(SayCommand, text="hi", to="team")).code == "spectators-watch"


@rule("HSE-O11")
@pytest.mark.parametrize(
    ("game", "config", "teams"),
    [
        ("race", {"seats": 4}, [0, 1, 0, 1]),
        ("race", {"seats": 3}, []),
        ("race", {"seats": 2}, []),
        ("trucker", {**TEAMS, "options": {"teams": "team"}}, [0, 1, 0, 1]),
        ("trucker", {**TEAMS, "options": {"teams": "advanced"}}, [0, 1, 0, 1]),
        ("trucker", TEAMS, []),
    ],
)
async def test_a_table_says_who_plays_together(running, game, config, teams):
    played = game_named(game)
    assert list(played.teams(config_of(played, config))) == teams
    async with Remote(await running.table(game, **config)) as ann:
        assert [seat.team for seat in ann.welcome.table.seats] == (teams or [None] * config["seats"])
