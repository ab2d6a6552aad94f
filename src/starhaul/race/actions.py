"""The actions of seats and of chance; the tag `do` names them on the wire."""

from msgspec import Struct

from starhaul.kernel.presence_records import Presence


class RaceAction(Struct, frozen=True, tag_field="do"):
    """Base class of the actions of seats."""


class Play(RaceAction, frozen=True, tag="play"):
    """Play a movement card for a ship (TR-044); the ship is None only if none can be moved (TR-043)."""

    card: str
    ship: str | None


class PlayBonus(RaceAction, frozen=True, tag="bonus"):
    """Play a bonus card for the moved ship, or none."""

    card: str | None = None


class Side(RaceAction, frozen=True, tag="side"):
    """Choose the side of a double space."""

    face: str


class Tow(RaceAction, frozen=True, tag="tow"):
    """Play a tow hook for this ship, or none."""

    ship: str | None = None


Action = Play | PlayBonus | Side | Tow | Presence | int
"""Outcomes of chance are integers: a seat, the rank of a hand, or the type of a bonus card."""
