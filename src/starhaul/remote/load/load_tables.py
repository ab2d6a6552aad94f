"""The tables of the load test with their clients.

Used by `run`, which opens them all before it measures.
"""

import asyncio
from random import Random

from starhaul.remote.load.guest import Guest
from starhaul.remote.load.lean_messages import LeanTable
from starhaul.remote.load.load_requests import make_table
from starhaul.remote.load.match_record import MatchRecord
from starhaul.remote.load.meter import Meter
from starhaul.remote.load.players import player_of

AT_ONCE = 16
"""Tables that are opened concurrently."""
TRIES = 600
PAUSE_S = 0.5


class LoadTable:
    """One table, its clients and the records of its matches."""

    def __init__(self, url: str, id: str, game: str, seats: int, meter: Meter, *, keeps_views: bool) -> None:
        self.url = url
        self.id = id
        self.game = game
        self.guests: list[Guest] = []
        self.records: dict[str, MatchRecord] = {}
        self._seats = seats
        self._meter = meter
        self._keeps_views = keeps_views

    def record(self, match: str) -> MatchRecord:
        found = self.records.get(match)
        if found is None:
            private = player_of(self.game).PRIVATE
            found = self.records[match] = MatchRecord(
                self.id, match, self.game, self._seats, private, keeps_views=self._keeps_views
            )
        return found

    def note(self, table: LeanTable) -> None:
        """Note which matches the table reports as finished."""
        for played in table.played:
            record = self.records.get(played.match)
            if record is not None and not record.is_over:
                record.is_over = True
                self._meter.matches += 1

    @property
    def is_playing(self) -> bool:
        return all(guest.shown is not None and guest.shown.is_playing for guest in self.guests)


async def open_table(
    url: str, game: str, seats: int, meter: Meter, luck: Random, *, keeps_views: bool
) -> LoadTable:
    """Create a table; all its clients are connected and ready."""
    made = await make_table(url, game, {**player_of(game).CONFIG, "seats": seats})
    table = LoadTable(url, made.table, game, seats, meter, keeps_views=keeps_views)
    host = Guest(table, 0, made.token, player_of(game).choose, meter, luck)
    table.guests.append(host)
    await _seated(host)
    assert host.shown is not None, "the welcome message contains the table"
    for number, info in enumerate(host.shown.seats):
        if number:
            table.guests.append(Guest(table, number, info.link, player_of(game).choose, meter, luck))
    await asyncio.gather(*map(_seated, table.guests[1:]))
    for guest in table.guests:
        guest.make_ready()
    return table


async def _seated(guest: Guest) -> None:
    """Connect, with retries: servers limit new connections."""
    for _ in range(TRIES):
        try:
            await guest.come()
            return
        except OSError:
            await asyncio.sleep(PAUSE_S)
    await guest.come()
