"""Non-interference with a delay: what happened lately changes no byte for those who see it later (HSE-O12).

Two servers play the same match up to some moment. From then on one of them is quiet; in the other anything
happens, up to the end and the next match. Until the delay is over nobody without a seat can tell them apart.
"""

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK
from starhaul.kernel.random_play import next_action
from starhaul.server.http import live_pages
from tests.hostile.kit import until
from tests.hostile.twins import Twin, Twins, playing
from tests.rules import rule

DELAY_S = 60.0
MATCHES = {
    "race": ("race", {"seats": 2}),
    "second edition": ("trucker", {"edition": "2e", "seats": 2, "rounds": ["I"]}),
    "learning flight": ("trucker", {"edition": "1e", "seats": 2, "rounds": ["learning"]}),
}
NEVER = 10**9
"""Odds for the clock: it acts only when nobody else can."""


@pytest.fixture(autouse=True)
def _thumbnails_of_this_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers make them anew for every request."""
    monkeypatch.setattr(live_pages, "EVERY_S", 0.0)


async def act(twins: Twins, twin: Twin, draw: Stream) -> None:
    """Something happens in one of the matches."""
    seat, action, at_ms = next_action(twin.match, draw, NEVER)
    twins.set_time(max(at_ms, twins.now_ms))
    person = twin.people[max(seat, 0)]
    command = {"do": "ping"} if seat == CLOCK else {"do": "act", "action": msgspec.to_builtins(action)}
    answer = await person.do(**command)
    assert answer["is"] in ("done", "pong"), answer


async def alike(twins: Twins, steps: int) -> None:
    """Both matches go on in the same way, until spectators have seen something."""
    draws = Stream(4, "players"), Stream(4, "players")
    for _ in range(steps):
        for twin, draw in zip((twins.one, twins.other), draws, strict=True):
            await act(twins, twin, draw)
    await pass_time(twins, DELAY_S)


async def pass_time(twins: Twins, seconds: float) -> None:
    twins.set_time(twins.now_ms + round(seconds * 1000))
    for seat in range(len(twins.one.room.record.seats)):
        await twins.both(seat, do="ping")
    await twins.check()


async def be_lively(twin: Twin) -> None:
    """Whatever people at a table do besides playing."""
    host, guest = twin.people[0], twin.people[1]
    await host.do(do="say", text="Ha!")
    await host.do(do="react", reaction="boom")
    await guest.do(do="emote", emote="wow")
    await guest.do(do="sit", name="Zbyněk")
    for person in (host, guest):
        await person.do(do="pause", wants=True)


async def look(twins: Twins, match: str) -> None:
    await twins.check()
    await twins.ask_about(match)
    await twins.look_in(0)
    await twins.look_in(10**6)
    await twins.check()


async def play_on(twins: Twins, twin: Twin, until_ms: int) -> int:
    """To the end of the match, unless that takes too long; returns the number of steps."""
    draw, steps = Stream(9, "others"), 0
    while twin.room.live is not None and not twin.match.is_over and twins.now_ms < until_ms:
        await act(twins, twin, draw)
        steps += 1
    await twin.people[0].do(do="ping")
    return steps


async def see_the_rest(twins: Twins) -> None:
    """What happened becomes visible, and only then the two can be told apart."""
    for _ in range(round(2 * DELAY_S)):
        twins.set_time(twins.now_ms + 1_000)
        await twins.check()


@rule("HSE-O12")
@pytest.mark.parametrize("kind", MATCHES)
async def test_what_happened_lately_changes_no_byte(tmp_path, kind):
    game, config = MATCHES[kind]
    async with playing(tmp_path, game, None, delay_minutes=1, **config) as twins:
        match, other = twins.one.room.record.match, twins.other
        await alike(twins, 20)
        assert twins.watching[0].last["update"]["rev"] > 0
        await look(twins, match)
        apart_ms = twins.now_ms
        until_ms = apart_ms + round(DELAY_S * 1000) - 1_000
        assert await play_on(twins, other, until_ms) > 20
        await look(twins, match)
        await be_lively(other)
        await look(twins, match)
        twins.set_time(until_ms)
        await look(twins, match)
        with pytest.raises((AssertionError, ValueError)):
            await see_the_rest(twins)


@rule("HSE-O12")
async def test_neither_the_end_nor_the_next_match_changes_a_byte(tmp_path):
    async with playing(tmp_path, "race", None, delay_minutes=15, seats=2) as twins:
        match, other = twins.one.room.record.match, twins.other
        assert await play_on(twins, other, 14 * 60_000) > 20
        assert other.room.live is None
        await look(twins, match)
        for person in other.people[:-1]:
            await person.do(do="ready")
        await until(lambda: other.room.live is not None)
        assert other.room.record.match != match
        await look(twins, match)
        await other.people[0].do(do="say", text="Once more!")
        await look(twins, match)
