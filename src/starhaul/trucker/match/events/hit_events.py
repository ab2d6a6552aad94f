"""Meteors and shots, and what they do to ships."""

from typing import Annotated

from msgspec import field

from starhaul.kernel.event_records import SILENT
from starhaul.trucker.match.events.event_fields import (
    CellNumber,
    DiceRolled,
    Flag,
    SeatEvent,
    SideName,
    ThreatName,
    ThreatSize,
    TileNumber,
    TruckerEvent,
)


class ThreatRolled(SeatEvent, frozen=True):
    """A meteor or a shot comes, and a seat rolls the dice for it."""

    what: ThreatName
    """`meteor` or `shot`."""
    size: ThreatSize
    """`small` or `large`."""
    from_: SideName = field(name="from")
    """The side it comes from: `front`, `right`, `rear` or `left`."""
    dice: DiceRolled
    """What the dice of this roll show."""
    targets: Annotated[tuple[int, ...], SILENT]
    """The seats it comes for."""


class ThreatTurned(TruckerEvent, frozen=True):
    """The threat is deflected, and one more die is rolled."""

    from_: SideName = field(name="from")
    """The side it comes from now."""


class ThreatSplit(TruckerEvent, frozen=True):
    """The threat comes in two lines at once."""


class ThreatMissed(SeatEvent, frozen=True):
    """Nothing of a ship lies in the line."""

    half: Flag = False
    """Whether that is one of the two lines of a threat that has split; left out for false."""


class ThreatMissedAll(TruckerEvent, frozen=True):
    """The roll names no line of the board."""


class CellEvent(SeatEvent, frozen=True):
    """Something that happens at a cell of a ship."""

    cell: CellNumber
    """Where."""


class MeteorBounced(CellEvent, frozen=True):
    """A small meteor bounces off."""


class MeteorShot(CellEvent, frozen=True):
    """Cannons shoot a meteor before it strikes this cell."""


class Defended(CellEvent, frozen=True):
    """A seat saves a tile for a battery."""

    tile: TileNumber
    """The number of the tile."""


class TileHit(CellEvent, frozen=True):
    """A tile is knocked off."""

    tile: TileNumber
    """The number of the tile."""


class PartsLost(SeatEvent, frozen=True):
    """Parts of a ship are not connected any more and drift away."""

    number: int
    """How many tiles."""
