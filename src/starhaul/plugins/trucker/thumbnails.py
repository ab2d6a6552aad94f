"""Thumbnails of trucker matches for lists of running tables: the ships as they grow, fly and fall apart.

Loaded by `server.http.live_pages`, which passes what a spectator sees. The client draws them
(`web/trucker/thumbnail.js`).
"""

from msgspec import Struct

from starhaul.trucker.match.config import Config
from starhaul.trucker.views.view import SeatView, View


class ThumbnailShip(Struct, frozen=True, omit_defaults=True):
    """A ship in a thumbnail."""

    player: int
    """The player who sits there now."""
    tiles: list[tuple[int, int, int]]
    """(cell, tile, turn)"""
    is_out: bool = False
    """Whether it has given up."""


class TruckThumbnail(Struct, frozen=True, omit_defaults=True):
    """What a thumbnail of a trucker match shows."""

    edition: str
    """The edition."""
    ship_class: str
    """The ship class being built or flown, or `learning`."""
    ships: list[ThumbnailShip]
    """In seat order."""
    round: int = 1
    """The number of the round, from 1."""
    rounds: int = 1
    """The number of rounds."""
    parts: list[list[int]] = []
    """Fleets: the cells of each ship."""
    is_flying: bool = False
    """Whether the ships are flying, not being built."""


def thumbnail(config: Config, view: View) -> TruckThumbnail:
    return TruckThumbnail(
        edition=config.edition,
        ship_class=view.ship_class,
        ships=[_ship(seat) for seat in view.seats],
        round=view.round + 1,
        rounds=len(config.rounds),
        parts=view.parts,
        is_flying=view.flight is not None and view.yard is None,
    )


def _ship(seat: SeatView) -> ThumbnailShip:
    return ThumbnailShip(player=seat.player, tiles=seat.ship.tiles, is_out=bool(seat.gave_up))
