"""Reconstructs from a seat's events what a bot that joins in the middle of building needs to know."""

from collections.abc import Sequence
from typing import NamedTuple

from starhaul.kernel.contract import Event


class Seen(NamedTuple):
    """A pile that was looked at."""

    pile: int
    cards: list[str]


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
            if event.key == "round-began":
                self._begin()
            elif event.key == "yard-die":
                # There is new room: everybody starts counting again.
                self.drawn, self.missed = {}, {}
            elif event.key == "pile-seen":
                self.piles.append(Seen(event.args["pile"], event.args["cards"]))
            elif event.key == "tile-drawn":
                self._count(self.drawn, event)
            elif event.key in ("tile-returned", "tile-reserved"):
                self._count(self.missed, event)
            elif event.key == "tile-attached":
                self.missed[event.args["seat"]] = 0

    def _count(self, what: dict[int, int], event: Event) -> None:
        seat = event.args["seat"]
        what[seat] = what.get(seat, 0) + 1
