"""Late packets, connections that break or stall, a blackout: a match is played to its end."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starhaul.remote import connection
from tests.faults import guests as guests_module
from tests.faults.guests import Guest, party
from tests.faults.judging import judge
from tests.faults.kit import IS_LONG, serving, until
from tests.faults.network import FATES, Network, Weather
from tests.race.stage import course_file
from tests.timeouts import scaled

pytestmark = pytest.mark.slow

SHORT = course_file("s h h h h n x x n hn ha na b a h h h h h h h h h h h h h h h h h h f")
WEATHER = Weather(late=0.3, life=(1.0, 8.0)) if IS_LONG else Weather()
PING_S = min(scaled(0.5), 3.0)
"""Shorter than in production; on a busy machine answers take longer."""
BLACKOUT_S = 8.0 if IS_LONG else 2.0
RACE: dict[str, Any] = {"options": {"decision_seconds": 0, **({} if IS_LONG else {"track": SHORT})}}
FLIGHT: dict[str, Any] = {"edition": "2e", "rounds": ["I"], "options": {"run_seconds": 20}}
"""Tiles are taken and attached at random until the hourglass has run out; then every question is answered."""


def checked(guest: Guest) -> Guest:
    guest.check()
    return guest


async def gone_on(guests: list[Guest], revisions: int) -> None:
    """Wait until every client has received that many new revisions."""
    before = [len(guest.diary.pages) for guest in guests]

    def has_gone_on() -> bool:
        after = [len(checked(guest).diary.pages) for guest in guests]
        return all(many >= known + revisions for many, known in zip(after, before, strict=True))

    await until(has_gone_on)


MATCHES = {"race": RACE, "trucker": FLIGHT}
LONG = [("race", 1), ("trucker", 0)]


@pytest.mark.parametrize(("game", "seed"), [("race", 0), *(LONG if IS_LONG else [])])
async def test_a_match_through_a_bad_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
):
    monkeypatch.setattr(connection, "_PAUSES_S", (0.1,))
    monkeypatch.setattr(connection, "PING_S", PING_S)
    monkeypatch.setattr(connection, "CLOSE_S", 0.05)
    monkeypatch.setattr(guests_module, "PAUSES_S", (0.0, 0.05))
    luck = Random(f"{game} {seed}")
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        network = await stack.enter_async_context(Network(service.port, luck, WEATHER))
        service.port = network.port
        guests = await party(service, stack, luck, game, people=2, **MATCHES[game])
        for guest in guests:
            guest.play()
        await gone_on(guests, 6)
        await network.black_out(BLACKOUT_S)
        assert guests[0].table.is_playing, "too early for an end: nothing came through"
        await gone_on(guests, 6)
        await until(lambda: all(checked(guest).table.played for guest in guests), scaled(400))
        first = [guest.table.played[0] for guest in guests]
        assert first[0].scores
        assert first == [first[0]] * len(guests)
        # Connections go on breaking after the match; a short one may have ended before all of this happened.
        await until(lambda: all(network.seen[fate] for fate in FATES))
        await service.kill()
    assert judge(service.database, guests) > 20
    assert all(network.seen[what] for what in ("late", "blackout")), network.seen
    assert all(guest.remote.connections > 1 for guest in guests)
