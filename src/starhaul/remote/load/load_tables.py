"""Tables full of guests."""

import asyncio
from random import Random

from starhaul.remote.load.guest import Guest
from starhaul.remote.load.lean_messages import LeanTable
from starhaul.remote.load.load_requests import make_table
from starhaul.remote.load.match_record import MatchRecord
from starhaul.remote.load.meter import Meter
from starhaul.remote.load.players import player_of

AT_ONCE = 16
"""Tables that are opened at the same time."""
TRIES = 600
PAUSE_S = 0.5


class LoadTable:
    """One table, its guests and what they have heard."""

    def __init__(self, url: str, id: str, game: str, seats: int, meter: Meter, *, keeps_faces: bool) -> None:
        self.url = url
        self.id = id
        self.game = game
        self.guests: list[Guest] = []
        self.records: dict[str, MatchRecord] = {}
        self._seats = seats
        self._meter = meter
        self._keeps_faces = keeps_faces

    def record(self, match: str) -> MatchRecord:
        found = self.records.get(match)
        if found is None:
            private = player_of(self.game).PRIVATE
            found = self.records[match] = MatchRecord(
                self.id, match, self.game, self._seats, private, keeps_faces=self._keeps_faces
            )
        return found

    def note(self, table: LeanTable) -> None:
        """What the table says about its matches."""
        for played in table.played:
            record = self.records.get(played.match)
            if record is not None and not record.is_over:
                record.is_over = True
                self._meter.matches += 1

    @property
    def is_playing(self) -> bool:
        return all(guest.shown is not None and guest.shown.is_playing for guest in self.guests)


async def open_table(
    url: str, game: str, seats: int, meter: Meter, luck: Random, *, keeps_faces: bool
) -> LoadTable:
    """A table with all its guests, who have pressed “ready”."""
    made = await make_table(url, game, {**player_of(game).CONFIG, "seats": seats})
    table = LoadTable(url, made.table, game, seats, meter, keeps_faces=keeps_faces)
    host = Guest(table, 0, made.token, player_of(game).choose, meter, luck)
    table.guests.append(host)
    await _seated(host)
    assert host.shown is not None, "it has been welcomed"
    for number, info in enumerate(host.shown.seats):
        if number:
            table.guests.append(Guest(table, number, info.link, player_of(game).choose, meter, luck))
    await asyncio.gather(*map(_seated, table.guests[1:]))
    for guest in table.guests:
        guest.make_ready()
    return table


async def _seated(guest: Guest) -> None:
    """Servers let only so many come at once."""
    for _ in range(TRIES):
        try:
            await guest.come()
            return
        except OSError:
            await asyncio.sleep(PAUSE_S)
    await guest.come()
