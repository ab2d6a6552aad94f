"""Two servers that play the same match except for what one viewer cannot see;
that viewer is connected to both.

Before every step, all data hidden from the viewer is resampled in the second match, such that the step looks
the same to the viewer according to the rules (view, questions, events). Where no such sample is found,
because the step itself reveals hidden data, the second match becomes a copy of the first one. Then the step
is made at both servers over sockets, and every byte that the viewer receives must be the same.
"""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK
from starhaul.kernel.errors import Refusal
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.server.table.room import Room
from starhaul.server.table.table_match import TableMatch
from tests.hostile.kit import BOUNDLESS, Reply, ask, put_state, until
from tests.server.running_server import Running, SetClock, open_server
from tools.hostile.visitor import Visitor

SECRET = b"s" * 32
TRIES = 12
"""Worlds that are tried before a step counts as revealing."""
WHEN_OVER = ("log", "film/open", "film/watch", "film/0", "page", "story", "postcard")
"""What there is only of a match that is over."""
Viewer = int | None


class Twin:
    """One of the two servers: its table and all clients there, the spectator last."""

    def __init__(self, running: Running, room: Room) -> None:
        self.services = running
        self.room = room
        self.people: list[Visitor] = []

    @property
    def play(self) -> TableMatch:
        assert self.room.live is not None, "a match is being played"
        return self.room.live.play

    @property
    def match(self) -> Match[Any, Any]:
        return self.play.match

    async def enter(self, seat: Viewer, **hello: Any) -> Visitor:
        visitor = await Visitor.open(self.services.port)
        token = "" if seat is None else self.services.seat(self.room.record.id, seat).token
        await visitor.hello(self.room.record.id, token, client=f"{seat}", **hello)
        return visitor


class Twins:
    def __init__(self, one: Twin, other: Twin, viewer: Viewer, now: list[float]) -> None:
        self.one, self.other = one, other
        self.viewer = viewer
        self.made = 0
        """All steps."""
        self.apart = 0
        """Steps that were made while the matches differed."""
        self._now = now
        self._luck = Stream(7, f"worlds of {viewer}")

    @property
    def watching(self) -> tuple[Visitor, Visitor]:
        place = -1 if self.viewer is None else self.viewer
        return self.one.people[place], self.other.people[place]

    # --- both together ------------------------------------------------------------------------------------

    async def both(self, seat: Viewer, **command: Any) -> list[dict[str, Any]]:
        place = -1 if seat is None else seat
        return [await twin.people[place].do(**command) for twin in (self.one, self.other)]

    async def check(self) -> None:
        """Everything that the viewer has received so far is the same, byte by byte."""
        for _ in range(2):
            # The first one loads the table, and the messages that this causes come before the second answer.
            await self.both(self.viewer, do="ping")
        mine, theirs = self.watching
        received = [sorted(_of_the_match(person), key=_timing) for person in self.watching]
        for one, other in zip(*received, strict=True):
            assert one == other, f"seen here: {one.decode()}\nand there: {other.decode()}"
        mine.texts.clear()
        theirs.texts.clear()

    async def look_in(self, last_rev: int) -> None:
        """A second tab, which receives what it has missed."""
        tabs = [
            await twin.enter(self.viewer, last_rev=last_rev, match=twin.room.record.match)
            for twin in (self.one, self.other)
        ]
        for tab in tabs:
            await tab.do(do="ping")
        assert _of_the_match(tabs[0]) == _of_the_match(tabs[1])
        for tab, twin in zip(tabs, (self.one, self.other), strict=True):
            await tab.cut()
            await until(lambda twin=twin: len(twin.room.viewers) == len(twin.people))

    async def ask(self, path: str, method: str = "GET", body: Any = None) -> list[Reply]:
        return [await ask(twin.services, path, method, body) for twin in (self.one, self.other)]

    async def ask_about(self, match: str) -> None:
        """Every public answer about a match that goes on for all the viewer knows is the same."""
        pages = ("/api/tables", "/api/thumbnails", "/api/games", "/api/about", f"/api/matches/{match}")
        links = [f"{path}?lang=en" for path in (f"/m/{match}", f"/m/{match}/7", f"/preview/m/{match}.png")]
        for path in (*pages, *links):
            self._compare(await self.ask(path), 200)
        self._compare(await self.ask("/api/matches", "POST", {"matches": [match]}), 200)
        for path in WHEN_OVER:
            answers = await self.ask(f"/api/matches/{match}/{path}")
            self._compare(answers, 400)
            late = "still-delayed" if self.one.room.delay_ms else "still-playing"
            assert answers[0].json["code"] == late

    def _compare(self, answers: list[Reply], status: int) -> None:
        assert [answer.status for answer in answers] == [status, status]
        one, other = (
            _placeless(answer.body, twin)
            for answer, twin in zip(answers, (self.one, self.other), strict=True)
        )
        assert one == other

    @property
    def now_ms(self) -> int:
        return int(self._now[0] * 1000)

    def set_time(self, at_ms: int) -> None:
        self._now[0] = (at_ms + 0.5) / 1000

    # --- worlds --------------------------------------------------------------------------------------------

    def seen(self, match: Match[Any, Any], seat: int, action: Any, at_ms: int) -> bytes | None:
        """What the rules show the viewer after a step; None if it is not legal."""
        mark = match.mark()
        try:
            told = [
                event
                for event in match.act(seat, action, at_ms) + match.advance()
                if event.is_for(self.viewer)
            ]
            view = match.game.view(match.state, self.viewer)
            asked = [] if self.viewer is None else match.game.questions_of(match.state, self.viewer)
            return msgspec.json.encode((view, asked, [(event.key, event.args) for event in told]))
        except Refusal:
            return None
        finally:
            match.undo(mark)

    def ends(self, seat: int, action: Any, at_ms: int) -> bool:
        """Whether a step ends the match: then everything becomes public."""
        match = self.one.match
        mark = match.mark()
        try:
            match.act(seat, action, at_ms)
            match.advance()
            return match.is_over
        finally:
            match.undo(mark)

    def draw_apart(self, seat: int, action: Any, at_ms: int) -> None:
        """Set another world in the second match, in which this step looks the same to the viewer."""
        one, other = self.one.match, self.other.match
        wanted = self.seen(one, seat, action, at_ms)
        other._positions, other.now_ms = dict(one._positions), one.now_ms
        for _ in range(TRIES):
            put_state(self.other.play, one.game.resample(one.state, self.viewer, self._luck))
            if other.key != one.key and self.seen(other, seat, action, at_ms) == wanted:
                self.apart += 1
                return
        put_state(self.other.play, one.game.clone(one.state))

    # --- playing -------------------------------------------------------------------------------------------

    async def step(self, draw: Stream, patience: int) -> bool:
        """Make a step; returns whether there was one."""
        seat, action, at_ms = next_action(self.one.match, draw, patience)
        if self.ends(seat, action, at_ms):
            return False
        self.draw_apart(seat, action, at_ms)
        self.set_time(at_ms)
        if seat != CLOCK:
            plain = msgspec.to_builtins(action)
            answers = await self.both(seat, do="act", action=plain)
            assert [answer["is"] for answer in answers] == ["done", "done"]
        await self.check()
        self.made += 1
        return True


@asynccontextmanager
async def playing(
    folder: Path, game: str, viewer: Viewer, *, delay_minutes: int = 0, **config: Any
) -> AsyncIterator[Twins]:
    """Both matches have just begun; spectators see them after the delay."""
    now = [0.0]
    async with AsyncExitStack() as stack:
        houses = []
        for name in ("one", "other"):
            (folder / name).mkdir()
            clock = SetClock(now)
            running = open_server(folder / name, limits=BOUNDLESS, clock=clock, secret=SECRET)
            houses.append(await stack.enter_async_context(running))
        found = [
            Twin(running, room)
            for running, room in zip(houses, await _tables(houses, game, delay_minutes, config), strict=True)
        ]
        for twin in found:
            await _begin(twin, stack)
        twins = Twins(*found, viewer, now)
        await twins.check()
        yield twins


async def _tables(houses: list[Running], game: str, delay_minutes: int, config: dict[str, Any]) -> list[Room]:
    """The same table on both servers: same name, same seed, same links."""
    address = await houses[0].table(game, **config)
    first = houses[0].lobby.room(address.table)
    first.record.secret = f"twins of {game}"  # the same in every run
    first.record.delay_minutes = delay_minutes
    record = deepcopy(first.record)
    await Room(record, houses[1].lobby.services).save()
    return [first, houses[1].lobby._open(record)]


async def _begin(twin: Twin, stack: AsyncExitStack) -> None:
    for seat in (*range(len(twin.room.record.seats)), None):
        visitor = await stack.enter_async_context(await twin.enter(seat, changes=True))
        twin.people.append(visitor)
    for person in twin.people[:-1]:
        await person.do(do="ready")
    # Spectators behind a delay have seen nothing yet.
    early = twin.people[:-1] if twin.room.delay_ms else twin.people
    await until(lambda: all("update" in person.last for person in early))


def _of_the_match(visitor: Visitor) -> list[bytes]:
    """All messages but those about a machine that was too busy; they say nothing about the match."""
    return [text for text in visitor.texts if not text.startswith(b'{"is":"stalled"')]


def _timing(text: bytes) -> int:
    """Not 0 if its place among the others depends on when the table wakes up: what becomes due is sent before
    or after the answer to a ping, and reactions before or after a step."""
    return text.startswith(b'{"is":"pong"') + 2 * text.startswith(b'{"is":"reactions"')


def _placeless(body: bytes, twin: Twin) -> bytes:
    """Without what differs between any two servers: the port, and the time on the wall."""
    return re.sub(rb'"began_at":\d+', b"", body).replace(b":%d/" % twin.services.port, b"/")
