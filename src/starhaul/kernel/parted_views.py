"""Views in parts: what everybody sees, and what a single viewer sees beyond that.

A server that keeps the parts of the step before finds what has changed for everybody once, instead of once
for each viewer.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins

Place = tuple[str, ...]
"""The way to a value in a view as it is encoded: names of entries, and numbers in lists, written as text."""


class OwnPlaces(NamedTuple):
    """Where a viewer sees more than the public part, which has nothing at these places."""

    ways: tuple[Place, ...]
    containers: tuple[Place, ...]
    """What they are in; where that is replaced, they go with it."""

    @classmethod
    @cache
    def at(cls, *ways: Place) -> "OwnPlaces":
        return cls(ways, tuple(dict.fromkeys(way[:-1] for way in ways)))


class OwnPart(Struct, frozen=True):
    """What one viewer sees beyond the public part."""

    places: OwnPlaces
    values: tuple[Any, ...]
    """For each place; `UNSET` for nothing."""


NOTHING_OWN = OwnPart(OwnPlaces.at(), ())
"""What spectators see beyond the public part."""


class PartedViews(Struct, frozen=True):
    """The views of several viewers at the same moment. Nothing in them changes when the state does."""

    public: Any
    own: Sequence[OwnPart]
    """One entry for each viewer."""


def in_one_part(views: Iterable[Any]) -> PartedViews:
    """Copies of whole views, which have nothing in common."""
    return PartedViews(None, [OwnPart(OwnPlaces.at(()), (to_builtins(view),)) for view in views])
