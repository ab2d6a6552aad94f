"""Events of the flight: cards, days, credits, and what ships gain and lose."""

from typing import Annotated, Any

from starhaul.kernel.event_records import SILENT
from starhaul.trucker.match.events.event_fields import (
    AlienColour,
    CardId,
    CardKind,
    CubeColour,
    DoubledStrength,
    FleetStrength,
    GaveUpReason,
    GoodsList,
    SeatEvent,
    TruckerEvent,
    ZeroBased,
)


class CardRevealed(TruckerEvent, frozen=True):
    """A card is turned over (FLT-01)."""

    card: CardId
    """Its id; empty for a card without one."""
    kind: CardKind
    """Its kind."""
    counts: Annotated[dict[str, Any] | None, SILENT] = None
    """The card as it counts in this flight; left out where it counts as printed."""


class CardIgnored(TruckerEvent, frozen=True):
    """The card has no effect, because only one seat is flying (RUL-39)."""


class BadAir(TruckerEvent, frozen=True):
    """The rough road Bad Air causes an epidemic (HSE-R11)."""


class GaveUp(SeatEvent, frozen=True):
    """A seat gives up the flight (GIV-01)."""

    reason: GaveUpReason
    """`no_humans`, `no_engines`, `lapped`, `voluntary` or `absent`."""


class ShipGaveUp(SeatEvent, frozen=True):
    """One ship of a fleet gives up (LM-118); the others fly on."""

    ship: ZeroBased
    """The number of the ship in its fleet, from 0."""
    reason: GaveUpReason
    """As in `gave-up`."""


class DaysGained(SeatEvent, frozen=True):
    """A seat moves forward (FLT-06)."""

    days: int
    """The number of flight days."""


class DaysLost(SeatEvent, frozen=True):
    """A seat moves back (FLT-05)."""

    days: int
    """The number of flight days."""


class CreditsEarned(SeatEvent, frozen=True):
    """A seat earns credits in flight (FLT-22)."""

    credits: int
    """The number of credits."""


class EnginesAnnounced(SeatEvent, frozen=True):
    """A seat announces the strength of its engines (PAR-01)."""

    strength: FleetStrength
    """The strength; for a fleet, that of its slowest ship."""


class CannonsAnnounced(SeatEvent, frozen=True):
    """A seat announces the strength of its cannons (PAR-02)."""

    strength: DoubledStrength
    """The doubled strength, so that halves stay whole numbers."""


class NoEngines(SeatEvent, frozen=True):
    """A seat without engine strength in open space does not move (LRN-09); learning flight only."""


class BatteriesGone(SeatEvent, frozen=True):
    """A seat pays or loses batteries (FLT-21)."""

    number: int
    """The number of batteries."""


class CrewGone(SeatEvent, frozen=True):
    """A seat loses crew (FLT-18)."""

    number: int
    """The number of figures."""
    who: str
    """`human`, `purple` or `brown` for one figure, `crew` for several."""


class AlienLeft(SeatEvent, frozen=True):
    """An alien leaves, because its cabin no longer has life support (HIT-21). One event per alien."""

    alien: AlienColour
    """Its colour."""


class CubeGone(SeatEvent, frozen=True):
    """A seat loses a cube of goods (FLT-16)."""

    cube: CubeColour
    """Its colour."""


class GoodsLoaded(SeatEvent, frozen=True):
    """A seat has rearranged its goods (FLT-13)."""

    number: int
    """The number of cubes gained."""
    goods: GoodsList
    """Their colours, dearest first."""


class GoodsUpgraded(SeatEvent, frozen=True):
    """A cube on offer is upgraded to the next dearer colour (level IV). (LM-132)"""

    cube: CubeColour
    """The previous colour."""


class GoodsAdded(SeatEvent, frozen=True):
    """One more blue cube is on offer (level IV). (LM-132)"""
