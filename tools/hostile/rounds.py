"""Rounds of hostile input: a table with people and a hostile client, then proof that no harm was done:
every command was answered once, and everybody can play on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from http.client import HTTPConnection
from random import Random
from typing import Any

from tests.timeouts import scaled
from tools.hostile.nonsense import Nonsenses
from tools.hostile.visitor import Visitor

TARGETS = ("lobby", "building", "flight", "race")
FRAMES = 150
"""Frames per round; then a new table is used."""
AT_ONCE = 25
"""Unanswered frames at a time."""
LEGAL_ENDS = ("left", "closed", "kicked")
"""Closing reasons that the hostile client may legitimately cause."""
PLAYED_ON = 4
"""Number of actions that show that a match continues."""


class Broken(AssertionError):
    """The failed check, and the last input sent."""


class Round:
    """Two people at a table; one of them, or a spectator, is the hostile client."""

    def __init__(self, port: int, seed: str, target: str, sent: Callable[[], None] = lambda: None) -> None:
        self._port = port
        self._luck = Random(seed)
        self._target = target
        self._game = "race" if target == "race" else "trucker"
        self._sent = sent
        self._table = ""
        self._tokens: list[str] = []

    async def run(self, frames: int = FRAMES) -> None:
        hostile = self._luck.choice((0, 0, 0, 1, 1, 1, 1, None))
        async with await self._seated(0) as host, await self._seated(1) as guest:
            people = [host, guest]
            if self._target != "lobby":
                await self._start(people)
            if self._target == "flight":
                for number, person in enumerate(people, 1):
                    await person.do(do="act", action={"do": "finish", "start": number})
            async with await self._came(hostile) as visitor:
                await self._pester(visitor, frames)
            for person in people:
                try:
                    await person.do(do="ping")
                except ConnectionError:
                    self._check_ended(people)
        await self._play_on()

    # --- setting up ----------------------------------------------------------------------------------------

    async def _seated(self, seat: int) -> Visitor:
        if not self._table:
            config = {"seats": 2} if self._target != "lobby" else {}
            body = {"game": self._game, "config": config, "name": "Ann", "is_listed": True}
            made = await asyncio.to_thread(_post, self._port, body)
            self._table, self._tokens = made["table"], [made["token"]]
        visitor = await self._came(seat)
        if seat == 0:
            seats = visitor.last["welcome"]["table"]["seats"]
            self._tokens += [one["link"] for one in seats[1:]]
        return visitor

    async def _came(self, seat: int | None) -> Visitor:
        visitor = await Visitor.open(self._port)
        token = "" if seat is None else self._tokens[seat]
        welcome = await visitor.hello(self._table, token, name="Bob", client=f"{self._luck.random()}")
        self._demand(welcome["is"] == "welcome", f"no welcome but {welcome}")
        return visitor

    async def _start(self, people: list[Visitor]) -> None:
        for person in people:
            await person.do(do="ready")
        for person in people:
            await person.until(lambda person=person: "update" in person.last)  # type: ignore[misc]

    # --- hostile input -------------------------------------------------------------------------------------

    async def _pester(self, visitor: Visitor, frames: int) -> None:
        nonsenses = Nonsenses(self._luck, self._game, lambda: _asked(visitor))
        wanted: Counter[int] = Counter()
        for number in range(1, frames + 1):
            sent = nonsenses.next()
            visitor.text(sent.text)
            self._sent()
            wanted[sent.seq] += 1
            if number % AT_ONCE == 0 or number == frames:
                try:
                    await visitor.until(lambda n=number: visitor.answers.total() >= n)  # type: ignore[misc]
                except ConnectionError:
                    self._check_ended([visitor])
                    return
                except TimeoutError:
                    raise Broken(self._target, "not answered", sent.text) from None
        wrong = {seq: (n, visitor.answers[seq]) for seq, n in wanted.items() if visitor.answers[seq] != n}
        self._demand(visitor.answers == wanted, f"numbers sent and how often they were answered: {wrong}")

    def _check_ended(self, people: list[Visitor]) -> None:
        for person in people:
            end = person.closed
            self._demand(end is None or end[1] in LEGAL_ENDS, f"the line ended with {end}")

    def _demand(self, holds: bool, why: str) -> None:
        if not holds:
            raise Broken(self._target, self._table, why)

    # --- afterwards ----------------------------------------------------------------------------------------

    async def _play_on(self) -> None:
        """Everybody who still has a seat reconnects with a normal client, ends a pause, and plays."""
        people = [await self._back(token) for token in self._tokens[:2]]
        found = [person for person in people if person is not None]
        try:
            for person in found:
                await person.do(do="pause", wanted=False)
            if len(found) == 2 and found[0].last["welcome"]["table"].get("is_playing"):
                await self._play(found)
        finally:
            for person in found:
                await person.cut()

    async def _back(self, token: str) -> Visitor | None:
        visitor = await Visitor.open(self._port)
        answer = await visitor.hello(self._table, token)
        if answer["is"] == "welcome":
            if "update" in answer:
                visitor.last["update"] = answer["update"]
            return visitor
        self._demand(answer["code"] in ("wrong-link", "unknown"), f"not let in again: {answer}")
        await visitor.cut()
        return None

    async def _play(self, people: list[Visitor]) -> None:
        done = 0
        for _ in range(20 * PLAYED_ON):
            for person in people:
                for action in _asked(person)[:1] or [{"do": "take"}, {"do": "return"}]:
                    answer = await person.do(do="act", action=action)
                    done += answer["is"] == "done"
                if done >= PLAYED_ON or person.last["table"].get("played"):
                    return
        raise Broken(self._target, self._table, "the match does not go on")


def _asked(visitor: Visitor) -> list[Any]:
    """Every listed answer."""
    update = visitor.last.get("update", {})
    return [option for asked in update.get("asked", ()) for option in asked.get("options") or ()]


def _post(port: int, body: dict[str, Any]) -> dict[str, str]:
    line = HTTPConnection("127.0.0.1", port, timeout=scaled(60))
    try:
        line.request("POST", "/api/tables", json.dumps(body))
        made: dict[str, str] = json.loads(line.getresponse().read())
        return made
    finally:
        line.close()
