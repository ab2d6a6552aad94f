"""The state of a race: plain values. What is going on stands on the stack."""

from typing import Any

from msgspec import Struct

from starhaul.race.config import Config, RaceSetup, setup_of
from starhaul.race.terms import Place


class State(Struct, omit_defaults=True):
    config: Config
    presence: list[int]
    places: list[Place]
    """Where each ship stands, by number; ships out of the game stay on the start planet."""
    hands: list[tuple[int, ...]]
    """Movement cards of each seat, sorted."""
    deck: tuple[int, ...]
    """Sorted: which hand is dealt is up to chance."""
    discard: list[int]
    """Played movement cards in order, open to all (TR-034)."""
    bonus_hands: list[list[int]]
    """For each seat how many bonus cards of each type it holds."""
    bonus_deck: list[int]
    """How many of each type."""
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
    """When people have been told what has happened so far (HSE-O8); left out of a dump where it is 0."""

    @property
    def setup(self) -> RaceSetup:
        return setup_of(self.config)

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
