"""Thumbnails of races for lists of running tables: how far the ships have come.

Loaded by `server.http.live_pages`, which passes what a spectator sees. The client draws them
(`web/race/thumbnail.js`).
"""

from msgspec import Struct

from starhaul.race.config import Config, setup_of
from starhaul.race.view import View


class RaceThumbnail(Struct, frozen=True):
    """What a thumbnail of a race shows."""

    round: int
    """The round, from 1; 0 before the first deal."""
    finish: int
    """The number of the last space of the track."""
    ships: list[tuple[str, int]]
    """Name and space of each ship."""
    teams: list[list[str]]
    """The colours of the ships of each team."""


def thumbnail(config: Config, view: View) -> RaceThumbnail:
    teams: list[list[str]] = [[] for _ in range(1 + max(seat.team for seat in view.seats))]
    for seat in view.seats:
        teams[seat.team] += seat.colours
    return RaceThumbnail(
        round=view.round,
        finish=setup_of(config).track.finish,
        ships=[(name, index) for name, index, _ in view.ships],
        teams=teams,
    )
