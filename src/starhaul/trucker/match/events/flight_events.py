"""The flight: cards, days, credits, and what ships gain and lose."""

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
    """A card is turned over."""

    card: CardId
    """Its id; empty for a card without one."""
    kind: CardKind
    """Its kind."""
    counts: Annotated[dict[str, Any] | None, SILENT] = None
    """The card as it counts in this flight; left out where it counts as printed."""


class CardIgnored(TruckerEvent, frozen=True):
    """The card does nothing, because only one seat flies."""


class BadAir(TruckerEvent, frozen=True):
    """The rough road of that name brings an epidemic."""


class GaveUp(SeatEvent, frozen=True):
    """A seat gives up the flight."""

    reason: GaveUpReason
    """`no_humans`, `no_engines`, `lapped`, `voluntary` or `absent`."""


class ShipGaveUp(SeatEvent, frozen=True):
    """One ship of a fleet gives up; the others fly on."""

    ship: ZeroBased
    """The number of the ship in its fleet, from 0."""
    reason: GaveUpReason
    """As in `gave-up`."""


class DaysGained(SeatEvent, frozen=True):
    """A seat moves forward."""

    days: int
    """By how many flight days."""


class DaysLost(SeatEvent, frozen=True):
    """A seat moves back."""

    days: int
    """By how many flight days."""


class CreditsEarned(SeatEvent, frozen=True):
    """A seat earns credits in flight."""

    credits: int
    """How many."""


class EnginesAnnounced(SeatEvent, frozen=True):
    """A seat announces the strength of its engines."""

    strength: FleetStrength
    """The strength; of a fleet that of its slowest ship."""


class CannonsAnnounced(SeatEvent, frozen=True):
    """A seat announces the strength of its cannons."""

    strength: DoubledStrength
    """Doubled, so that halves stay whole."""


class NoEngines(SeatEvent, frozen=True):
    """A seat has no engine strength in open space and stands still, in a learning flight."""


class BatteriesGone(SeatEvent, frozen=True):
    """A seat pays or loses batteries."""

    number: int
    """How many."""


class CrewGone(SeatEvent, frozen=True):
    """A seat loses crew."""

    number: int
    """How many figures."""
    who: str
    """`human`, `purple` or `brown` for one figure, `crew` for several."""


class AlienLeft(SeatEvent, frozen=True):
    """An alien leaves, because its cabin has no life support any more. One event for each alien."""

    alien: AlienColour
    """Its colour."""


class CubeGone(SeatEvent, frozen=True):
    """A seat loses a cube of goods."""

    cube: CubeColour
    """Its colour."""


class GoodsLoaded(SeatEvent, frozen=True):
    """A seat has arranged its goods anew."""

    number: int
    """How many cubes it has gained."""
    goods: GoodsList
    """Their colours, the dearest first."""


class GoodsUpgraded(SeatEvent, frozen=True):
    """A cube on offer becomes the next dearer one (level IV)."""

    cube: CubeColour
    """The colour it had."""


class GoodsAdded(SeatEvent, frozen=True):
    """One more blue cube is on offer (level IV)."""
