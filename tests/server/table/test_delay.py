"""The delay for spectators (HSE-O12): nothing newer leaves the server to them, by any channel."""

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK
from starhaul.kernel.random_play import next_action
from starhaul.server.table.delay import Delayed, DelayedChat
from tests.hostile.kit import BOUNDLESS, ask, seated, start, table_of, visitor
from tests.rules import rule
from tests.server.running_server import Running, SetClock, open_server
from tools.hostile.visitor import Visitor

MINUTES = 5
DELAY_S = 60.0 * MINUTES
ABOUT_THE_TABLE = ("update", "change", "table", "heard", "reactions", "stalled")


class Stage:
    """A table with a delay, its players and a spectator; the clock shows what the test sets."""

    def __init__(self, running: Running, people: list[Visitor], watcher: Visitor, now: list[float]) -> None:
        self.running, self.people, self.watcher, self.now = running, people, watcher, now
        self.room = running.lobby.room(table_of(people[0]))
        self._draw = Stream(4, "players")

    async def step(self) -> None:
        """Something happens in the match."""
        assert self.room.live is not None
        match = self.room.live.play.match
        seat, action, at_ms = next_action(match, self._draw, 20)
        self.now[0] = max(self.now[0], (self.room.live._offset_ms + at_ms + 0.5) / 1000)
        if seat != CLOCK:
            answer = await self.people[seat].do(do="act", action=msgspec.to_builtins(action))
            assert answer["is"] == "done", answer
        await self.settle()

    async def settle(self) -> None:
        """Whatever is due has been sent."""
        for person in (*self.people, self.watcher):
            await person.do(do="ping")
        await self.watcher.do(do="ping")

    async def wait(self, seconds: float) -> None:
        """Time passes in which nothing happens: nobody is asked meanwhile."""
        self.now[0] += seconds
        await self.settle()

    def seen(self) -> list[dict[str, Any]]:
        facts = [json.loads(text) for text in self.watcher.texts]
        return [fact for fact in facts if fact["is"] in ABOUT_THE_TABLE]

    async def get(self, path: str) -> Any:
        return (await ask(self.running, path)).json

    async def public(self) -> list[Any]:
        """Everything that anyone may request."""
        match = self.people[0].last["update"]["match"]
        paths = ("", "/log", "/film/open", "/film/watch", "/page", "/story", "/postcard")
        return [
            await self.get("/api/tables"),
            await self.get("/api/thumbnails"),
            *[await self.get(f"/api/matches/{match}{path}") for path in paths],
        ]


async def staged(tmp_path: Path, stack: AsyncExitStack, game: str = "race", **config: Any) -> Stage:
    now = [100.0]
    running = await stack.enter_async_context(open_server(tmp_path, limits=BOUNDLESS, clock=SetClock(now)))
    people = await seated(running, stack, game, **config)
    assert (await people[0].do(do="options", delay_minutes=MINUTES))["is"] == "done"
    watcher = await visitor(running, stack)
    # As browsers do.
    welcome = await watcher.hello(table_of(people[0]), changes=True, hints=True, client="w")
    assert welcome["table"]["delay_ms"] == DELAY_S * 1000
    return Stage(running, people, watcher, now)


async def begun(stage: Stage) -> None:
    """The match has begun; whatever spectators see from now on is late."""
    await start(stage.people)
    await stage.settle()
    stage.watcher.texts.clear()


@rule("HSE-O12")
@pytest.mark.parametrize(("game", "config"), [("race", {}), ("trucker", {"rounds": ["II"]})])
async def test_nothing_leaves_before_the_delay_is_over(tmp_path, game, config):
    async with AsyncExitStack() as stack:
        stage = await staged(tmp_path, stack, game, **config)
        await begun(stage)
        before = await stage.public()
        assert before[0]["tables"][0]["is_playing"] is False
        assert before[1] == []
        began = stage.now[0]
        while stage.now[0] < began + DELAY_S - 40:
            await stage.step()
            await stage.people[0].do(do="say", text="Now!")
            await stage.people[1].do(do="emote", emote="wow")
            await stage.people[1].do(do="react", reaction="boom")
            await stage.people[0].do(do="sit", name=f"Ann {stage.now[0]:.0f}"[:20])
            stage.now[0] += 7
            await stage.settle()
        assert stage.seen() == []
        assert await stage.public() == before
        late = await visitor(stage.running, stack)
        welcome = await late.hello(stage.room.record.id, last_rev=10**6, match=stage.room.record.match)
        assert (welcome["table"].get("is_playing", False), welcome.get("update")) == (False, None)
        assert welcome.get("lost_revs", 0) == 0
        assert (await late.do(do="ping"))["at_ms"] == 0


@rule("HSE-O12")
@pytest.mark.parametrize(("game", "config"), [("race", {}), ("trucker", {"rounds": ["II"]})])
async def test_everything_comes_later_in_the_same_order(tmp_path, game, config):
    """What a spectator without a delay would have been sent, and not even what clients with hints ask for is
    newer."""
    async with AsyncExitStack() as stack:
        stage = await staged(tmp_path, stack, game, **config)
        await begun(stage)
        shown: list[tuple[float, int, Any]] = []
        for number in range(12):
            await stage.step()
            live = stage.room.live
            assert live is not None
            view = msgspec.to_builtins(live.play.game.view(live.play.match.state, None))
            shown.append((stage.now[0], live.play.revs[live.play.spectators], view))
            await stage.people[number % 2].do(do="say", text=f"line {number}")
            stage.now[0] += 3
        for at, rev, view in shown:
            stage.now[0] = at + DELAY_S - 0.002
            await stage.settle()
            assert stage.watcher.last.get("update", {}).get("rev", 0) < rev or view == _view(stage.watcher)
            stage.now[0] = at + DELAY_S + 0.002
            await stage.settle()
            assert stage.watcher.last["update"]["rev"] >= rev
        lines = [fact["text"] for fact in stage.seen() if fact["is"] == "heard"]
        assert lines == [f"line {number}" for number in range(len(lines))]
        assert len(lines) >= 11
        assert stage.seen()[0]["is"] == "table"
        assert (await stage.get("/api/thumbnails"))[0]["picture"] is not None


def _view(person: Visitor) -> Any:
    return msgspec.json.decode(msgspec.json.encode(person.last["update"]["view"]))


async def finished(stage: Stage) -> None:
    while stage.room.live is not None:
        await stage.step()


@rule("HSE-O12")
async def test_the_end_is_known_to_players_at_once_and_to_others_later(tmp_path):
    async with AsyncExitStack() as stack:
        stage = await staged(tmp_path, stack)
        await begun(stage)
        await finished(stage)
        ended, match = stage.now[0], stage.people[0].last["update"]["match"]
        assert stage.people[0].last["table"]["played"][-1]["match"] == match
        stage.now[0] = ended + DELAY_S - 1
        await stage.settle()
        assert not [fact for fact in stage.seen() if fact["is"] == "table" and fact.get("played")]
        tables, thumbnails, info, *files = await stage.public()
        assert tables["tables"][0]["is_playing"] is True
        assert len(thumbnails) == 1
        assert [info["is_over"], info["seed"], info["scores"], info["key"]] == [False, None, None, None]
        assert {one["code"] for one in files} == {"still-delayed"}
        stage.now[0] = ended + DELAY_S + 1
        await stage.settle()
        assert stage.seen()[-1]["played"][-1]["match"] == match
        assert [fact["rev"] for fact in stage.seen() if "rev" in fact] == sorted(
            {fact["rev"] for fact in stage.seen() if "rev" in fact}
        )
        assert (await stage.get("/api/tables"))["tables"][0]["is_playing"] is False
        assert await stage.get("/api/thumbnails") == []
        info = await stage.get(f"/api/matches/{match}")
        assert (info["is_over"], info["scores"] is not None) == (True, True)
        assert (await ask(stage.running, f"/api/matches/{match}/log")).status == 200


@rule("HSE-O12")
async def test_a_restart_shows_nothing_earlier(tmp_path):
    now = [100.0]
    async with AsyncExitStack() as stack:
        stage = await staged(tmp_path, stack)
        await begun(stage)
        await finished(stage)
        table, match, now = stage.room.record.id, stage.people[0].last["update"]["match"], stage.now
        ended = now[0]
    now[0] = ended + 60
    again = open_server(tmp_path, limits=BOUNDLESS, clock=SetClock(now))
    async with again as running, AsyncExitStack() as stack:
        watcher = await visitor(running, stack)
        welcome = await watcher.hello(table)
        assert welcome["table"]["match"] == match
        assert (welcome["table"]["is_playing"], welcome["table"].get("played", [])) == (True, [])
        assert (await ask(running, f"/api/matches/{match}")).json["is_over"] is False
        now[0] = ended + DELAY_S + 1
        for _ in range(2):
            await watcher.do(do="ping")
        assert watcher.last["table"]["played"][-1]["match"] == match
        assert (await ask(running, f"/api/matches/{match}")).json["is_over"] is True


@rule("HSE-O12")
async def test_a_table_that_is_closed_gives_nothing_away(tmp_path):
    async with AsyncExitStack() as stack:
        stage = await staged(tmp_path, stack)
        await begun(stage)
        for _ in range(5):
            await stage.step()
        match = stage.room.record.match
        await stage.people[0].do(do="close")
        await stage.watcher.until(lambda: "bye" in stage.watcher.last)
        assert not stage.watcher.last["bye"].get("facts")
        assert stage.people[1].last["bye"]["facts"] == {"match": match}
        assert (await ask(stage.running, f"/api/matches/{match}")).json["is_aborted"] is False
        assert (await ask(stage.running, f"/api/matches/{match}/log")).json["code"] == "still-delayed"
        stage.now[0] += DELAY_S + 1
        assert (await ask(stage.running, f"/api/matches/{match}")).json["is_aborted"] is True


@rule("HSE-O12")
async def test_between_matches_spectators_see_the_table_as_it_is(tmp_path):
    async with AsyncExitStack() as stack:
        stage = await staged(tmp_path, stack)
        await stage.people[1].do(do="sit", name="Bobek")
        await stage.settle()
        assert stage.watcher.last["table"]["seats"][1]["name"] == "Bobek"
        await stage.people[1].do(do="say", text="Hello there")
        await stage.settle()
        assert stage.watcher.last["heard"]["text"] == "Hello there"


async def test_only_before_a_match_and_within_limits_can_the_delay_be_chosen(tmp_path):
    async with AsyncExitStack() as stack:
        stage = await staged(tmp_path, stack)
        for minutes in (-1, 16, 1.5, "2"):
            assert (await stage.people[0].do(do="options", delay_minutes=minutes))["code"] == "bad-command"
        assert (await stage.people[1].do(do="options", delay_minutes=0))["code"] == "host-only"
        await begun(stage)
        assert (await stage.people[0].do(do="options", delay_minutes=0))["code"] == "playing"


def test_the_feed_holds_a_limited_number_of_bytes_and_keeps_the_order():
    feed = Delayed(most_bytes=100)
    for number in range(30):
        feed.add(DelayedChat(b"%010d" % number, 0), 1000 - number)
    assert len(feed) == 10
    assert [int(one.frame) for one in feed.ripe(1000) if isinstance(one, DelayedChat)] == [*range(20, 30)]
    assert len(feed) == 0
