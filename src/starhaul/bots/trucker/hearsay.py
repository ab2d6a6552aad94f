"""Reconstructs from a seat's events what a bot that joins in the middle of building needs to know.

Used by `adviser`. A bot that has played from the start needs none of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from starhaul.kernel.contract import Event
from starhaul.trucker.match.events.building_events import (
    PileSeen,
    TileAttached,
    TileDrawn,
    TileReserved,
    TileReturned,
    YardDie,
)
from starhaul.trucker.match.events.match_events import RoundBegan

HEEDED = frozenset(
    str(record.__struct_config__.tag)
    for record in (PileSeen, TileAttached, TileDrawn, TileReserved, TileReturned, YardDie, RoundBegan)
)
"""The keys of the events that matter here."""


class Seen(NamedTuple):
    """A pile that was looked at."""

    pile: int
    cards: Sequence[str]


class Hearsay:
    """Counts of the current round, updated with every event."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self.piles: list[Seen] = []
        self.drawn: dict[int, int] = {}
        """The number of tiles drawn, by seat."""
        self.missed: dict[int, int] = {}
        """The number of tiles in a row that were not used."""

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            match event.record:
                case RoundBegan():
                    self._begin()
                case YardDie():
                    # There is new room: everybody starts counting again.
                    self.drawn, self.missed = {}, {}
                case PileSeen(pile=pile, cards=cards):
                    self.piles.append(Seen(pile, cards))
                case TileDrawn(seat=seat):
                    self.drawn[seat] = self.drawn.get(seat, 0) + 1
                case TileReturned(seat=seat) | TileReserved(seat=seat):
                    self.missed[seat] = self.missed.get(seat, 0) + 1
                case TileAttached(seat=seat):
                    self.missed[seat] = 0
