"""The differences between the editions, as values that the rules read (chapter 22 of the catalogue).

Used by `match.config`: rules get these values with the configuration and never ask for the name of the
edition.
"""

from functools import cache

from msgspec import Struct

from starhaul.trucker.data import rule_data
from starhaul.trucker.parts.terms import LEFT, REAR, RIGHT


class Edition(Struct, frozen=True):
    name: str
    wide_shots: tuple[int, ...]
    """Sides from which a large meteor can be shot from a neighbouring line as well (HIT-09)."""
    gives_up_before_first: bool
    """Whether giving up is offered before the first card (GIV-12, RUL-37)."""
    takes_back: bool
    """Whether a tile can go back to the pool or the reserve in the correction window (BLD-09)."""
    secret_credits: bool
    """SET-14."""
    piles_before_building: int
    """The first edition adds its fourth pile only after building (SET-12, SET-13)."""
    learns_with_life_supports: bool
    """Whether the pool of the learning flight contains life supports (LRN-02, RUL-83)."""
    fine_in_flight: int
    """The fine for a fault found in flight (CHK-13)."""


@cache
def edition(name: str) -> Edition:
    first = name == "1e"
    return Edition(
        name,
        wide_shots=(RIGHT, LEFT) if first else (RIGHT, REAR, LEFT),
        gives_up_before_first=first,
        takes_back=not first,
        secret_credits=first,
        piles_before_building=3 if first else 4,
        learns_with_life_supports=first,
        fine_in_flight=rule_data.flights(name).fine_in_flight,
    )
