"""Protocols for public knowledge: what every player knows, in the form the rules need it.

The state, a sight (`views.sight`) and the model a bot builds from its view all have these attributes. A rule
that needs nothing else takes one of these protocols instead of the state, so it is written once for checks,
hints, bots and environments. Nothing hidden belongs here.
"""

from collections.abc import Sequence
from typing import Protocol

from starhaul.trucker.match.config import Config, Profile
from starhaul.trucker.match.state import Trek
from starhaul.trucker.ship.hull import Hull


class KnownRound(Protocol):
    """A round: the configuration, and what chance has added to it."""

    @property
    def config(self) -> Config: ...

    @property
    def round(self) -> int: ...

    @property
    def profile(self) -> Profile: ...

    @property
    def roads(self) -> tuple[int, ...]: ...

    @property
    def trek(self) -> Trek | None: ...


class KnownYard(Protocol):
    """The yard; columns have one entry for each seat, with the meanings of `match.state.Yard`."""

    @property
    def hands(self) -> Sequence[int]: ...

    @property
    def looking(self) -> Sequence[int]: ...

    @property
    def starts(self) -> Sequence[int]: ...

    @property
    def piles(self) -> Sequence[object]:
        """Only the number of piles is used."""
        ...

    @property
    def field(self) -> int: ...

    @property
    def run_ends(self) -> int: ...


class KnownBuilding(KnownRound, Protocol):
    """A round during building."""

    @property
    def in_yard(self) -> KnownYard: ...

    @property
    def yard_dice(self) -> tuple[int, ...]: ...

    def hull_of(self, seat: int) -> Hull: ...

    def has_attached(self, seat: int) -> bool:
        """Whether a seat has ever attached a tile, as far as is known."""
        ...
