"""The state of a race: plain values and a stack of frames.

Changed by the frames of `flow` only. What a seat may know of it is in `view`.
"""

from typing import Any

from msgspec import Struct

from starhaul.race.config import Config, RaceSetup
from starhaul.race.terms import Place


class State(Struct, omit_defaults=True):
    config: Config
    presence: list[int]
    places: list[Place]
    """The position of each ship, by number; ships that are not in play stay at the start."""
    hands: list[tuple[int, ...]]
    """Movement cards of each seat, sorted."""
    deck: tuple[int, ...]
    """Sorted: chance decides which hand is dealt."""
    discard: list[int]
    """Played movement cards in order, visible to everybody (TR-034)."""
    bonus_hands: list[list[int]]
    """For each seat, the number of bonus cards of each type."""
    bonus_deck: list[int]
    """The number of cards of each type."""
    bonus_discard: list[int]
    finish_pile: list[int]
    first: int
    """The starting player of every round (TR-032)."""
    round: int
    turns: int
    """Cards played so far."""
    winners: tuple[int, ...]
    """Winning teams; empty until the end."""
    frames: list[Any]
    told_until: int = 0
    """When clients will have shown all events so far (HSE-O8); omitted from a dump when 0."""

    @property
    def setup(self) -> RaceSetup:
        return self.config.setup

    def presence_at(self, seat: int) -> int:
        return self.presence[seat]

    def is_finished(self, ship: int) -> bool:
        return self.places[ship][0] == self.setup.track.finish

    def copy(self) -> "State":
        return State(
            self.config,
            self.presence[:],
            self.places[:],
            self.hands[:],
            self.deck,
            self.discard[:],
            [hand[:] for hand in self.bonus_hands],
            self.bonus_deck[:],
            self.bonus_discard[:],
            self.finish_pile[:],
            self.first,
            self.round,
            self.turns,
            self.winners,
            self.frames[:],
            self.told_until,
        )
