"""What differs between the editions, as values that rules read (chapter 22 of the catalogue)."""

from functools import cache

from msgspec import Struct

from starhaul.trucker import tables
from starhaul.trucker.terms import LEFT, REAR, RIGHT, Direction


class Edition(Struct, frozen=True):
    name: str
    wide_shots: tuple[Direction, ...]
    """Sides from which a large meteor can be shot from a neighbouring line too (HIT-09)."""
    fine_in_flight: int
    """Credits for an error found in flight (CHK-13)."""


@cache
def edition(name: str) -> Edition:
    wide = {"1e": (RIGHT, LEFT), "2e": (RIGHT, REAR, LEFT)}[name]
    return Edition(name, wide, tables.flights(name).fine_in_flight)
