"""Events of meteors and shots, and of the damage they do to ships."""

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
    """A meteor or a shot approaches, and a seat rolls the dice for it (HIT-02)."""

    what: ThreatName
    """`meteor` or `shot`."""
    size: ThreatSize
    """`small` or `large`."""
    from_: SideName = field(name="from")
    """The side it comes from: `front`, `right`, `rear` or `left`."""
    dice: DiceRolled
    """The dice of this roll."""
    targets: Annotated[tuple[int, ...], SILENT]
    """The seats it threatens."""


class ThreatTurned(TruckerEvent, frozen=True):
    """The threat is deflected, and one more die is rolled (LM-032)."""

    from_: SideName = field(name="from")
    """The new side it comes from."""


class ThreatSplit(TruckerEvent, frozen=True):
    """The threat comes in two lines at once (LM-036)."""


class ThreatMissed(SeatEvent, frozen=True):
    """No tile of a ship is in the line (HIT-03)."""

    half: Flag = False
    """Whether this is one of the two lines of a split threat; left out if false."""


class ThreatMissedAll(TruckerEvent, frozen=True):
    """The roll matches no line of the board (HIT-03)."""


class CellEvent(SeatEvent, frozen=True):
    """Base: something happens at a cell of a ship."""

    cell: CellNumber
    """The cell."""


class MeteorBounced(CellEvent, frozen=True):
    """A small meteor bounces off (HIT-04)."""


class MeteorShot(CellEvent, frozen=True):
    """Cannons shoot a meteor before it strikes this cell (HIT-07)."""


class Defended(CellEvent, frozen=True):
    """A seat saves a tile by spending a battery (HIT-15)."""

    tile: TileNumber
    """The number of the tile."""


class TileHit(CellEvent, frozen=True):
    """A tile is destroyed (HIT-17)."""

    tile: TileNumber
    """The number of the tile."""


class PartsLost(SeatEvent, frozen=True):
    """Parts of a ship are no longer connected and drift away (HIT-18)."""

    number: int
    """The number of tiles."""
