"""kill -9 at any moment: everything acknowledged is stored, once, and everybody continues."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from starhaul.remote import connection
from starhaul.server.wire import UpdateMessage
from tests.faults.guests import Guest, party
from tests.faults.judging import judge
from tests.faults.kit import IS_LONG, Service, serving, until

pytestmark = pytest.mark.slow

KILLS, TABLES = (50, 20) if IS_LONG else (5, 6)
QUIET = 2
"""Tables where nobody does anything: there the clock has only its beats."""
CONFIGS = {
    "trucker": {"edition": "2e", "rounds": ["I"], "options": {"run_seconds": 3600, "reveal_seconds": 1}},
    "race": {"options": {"decision_seconds": 3600}},
}
TOLERANCE_MS = 1000


async def test_killed_at_any_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "_PAUSES_S", (0.1,))
    luck = Random(KILLS)
    timed: Counter[str] = Counter()
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        tables = [await seated(service, stack, luck, number) for number in range(TABLES)]
        guests = [guest for table in tables for guest in table]
        for player in (guest for table in tables[QUIET:] for guest in table):
            player.play()
        # One run is longer than the tolerance: a clock that forgot it would be detected.
        for life_s in [2.0, *(luck.uniform(0.1, 1.0) for _ in range(KILLS - 1))]:
            await asyncio.sleep(life_s)
            timed += await die_and_return(service, guests)
        before = list(map(revisions, tables))
        await until(lambda: have_gone_on(tables[QUIET:], before[QUIET:]))
        await service.kill()
    assert judge(service.database, guests) > KILLS * TABLES
    # In both games some questions were open during a kill, and nobody lost or gained time.
    assert set(timed) == {"race", "trucker"}


async def seated(service: Service, stack: AsyncExitStack, luck: Random, number: int) -> list[Guest]:
    """Both games in turn, every third table with bots, and some people with two tabs."""
    bots = 2 if number % 3 == 2 else 0
    game = "race" if number % 2 else "trucker"
    people = 1 if bots else 2 + number % 3
    guests = await party(service, stack, luck, game, people=people, bots=bots, **CONFIGS[game])
    if number % 3 == 0:
        tab = Guest(guests[0].remote.address, Random(number))
        guests.append(await stack.enter_async_context(tab))
    return guests


class Before(NamedTuple):
    """What a client knew when the server died."""

    last: UpdateMessage | None
    clock_ms: int
    connections: int

    @classmethod
    def of(cls, guest: Guest) -> "Before":
        return cls(guest.diary.last, guest.diary.clock.now_ms(), guest.remote.connections)


async def die_and_return(service: Service, guests: list[Guest]) -> Counter[str]:
    """Kill and restart the server, and wait until all clients are back; returns the games
    in which a question stayed open."""
    known = [
        Before(guest.diary.last, guest.diary.clock.now_ms(), guest.remote.connections) for guest in guests
    ]
    await service.kill()
    await service.start()
    returns = list(zip(guests, known, strict=True))
    await until(lambda: all(guest.remote.connections > before.connections for guest, before in returns))
    ran_ms = (asyncio.get_running_loop().time() - service.began) * 1000
    check(guests)
    return Counter(guest.table.game for guest, before in returns if kept_time(guest, before, ran_ms))


def kept_time(guest: Guest, before: Before, ran_ms: float) -> bool:
    """The time of the match continues from where it stopped; returns whether a deadline stayed the same."""
    last, welcome = before.last, guest.remote.welcome
    assert welcome is not None
    now = welcome.update
    if last is None or now is None or now.match != last.match:
        return False
    went_ms = now.at_ms - before.clock_ms
    assert -TOLERANCE_MS < went_ms < ran_ms + TOLERANCE_MS
    if now.rev != last.rev:
        return False
    assert now.deadline_ms == last.deadline_ms
    return now.deadline_ms is not None


def revisions(table: list[Guest]) -> int:
    return sum(len(guest.diary.pages) for guest in table)


def have_gone_on(tables: list[list[Guest]], before: list[int]) -> bool:
    """Something has happened at every table since."""
    for table in tables:
        check(table)
    return all(revisions(table) > known for table, known in zip(tables, before, strict=True))


def check(guests: list[Guest]) -> None:
    for guest in guests:
        guest.check()
