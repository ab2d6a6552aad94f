"""What the questions of the race are about and what answers them, kind by kind (docs/race-protocol.md).

Frames write `Question.about` as plain dictionaries; this is their shape, for programs that read them.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from starhaul.race.actions import Play, PlayBonus, Side, Tow
from starhaul.race.terms import Face


class AboutDeparture(TypedDict):
    ship: str
    """The ship that is about to move."""
    card: str
    """The movement card."""
    lands: list[int]
    """For each answer the index where the ship stops."""


class AboutHole(TypedDict):
    ship: str
    """The ship that stopped on a black hole."""
    hole: int
    """Its index."""
    lands: list[int]
    """For each answer the index where the ship ends."""


class AboutSide(TypedDict):
    ship: str
    """The ship that stopped on a double space."""
    index: int


class AboutTow(TypedDict):
    index: int
    """Where the towed ship ends."""
    face: Face


ANSWERS: Mapping[str, Any] = {
    "play": Play,
    "departure": PlayBonus,
    "evade": PlayBonus,
    "side": Side,
    "tow": Tow,
}
ABOUT: Mapping[str, Any] = {
    "departure": AboutDeparture,
    "evade": AboutHole,
    "side": AboutSide,
    "tow": AboutTow,
}
"""Other kinds are about nothing more than their answers say."""
