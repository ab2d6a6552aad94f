"""What seats can do and answer; `do` names it on the wire."""

from msgspec import Struct

from starhaul.kernel.presence import Presence


class RaceAction(Struct, frozen=True, tag_field="do"):
    """Base of all actions."""


class Play(RaceAction, frozen=True, tag="play"):
    """A movement card and the ship it moves (TR-044); no ship only if there is none to move (TR-043)."""

    card: str
    ship: str | None


class PlayBonus(RaceAction, frozen=True, tag="bonus"):
    """A bonus card for the moved ship, or none."""

    card: str | None = None


class Side(RaceAction, frozen=True, tag="side"):
    """The side of a double space."""

    face: str


class Tow(RaceAction, frozen=True, tag="tow"):
    """A tow hook for this ship, or none."""

    ship: str | None = None


Action = Play | PlayBonus | Side | Tow | Presence | int
"""Outcomes of chance are numbers: a seat, the rank of a hand, the type of a bonus card."""
