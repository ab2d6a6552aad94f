"""Events from the ship check to the launch: errors, fines, insurance, aliens."""

from starhaul.kernel.event_records import SeatNumber
from starhaul.trucker.match.events.event_fields import (
    AlienColour,
    FaultRules,
    Flag,
    SeatEvent,
    SeatOrder,
    TruckerEvent,
)


class ErrorsFound(SeatEvent, frozen=True):
    """The ship check finds errors in a ship (CHK-01)."""

    number: int
    """The number of errors."""
    rules: FaultRules
    """The rule that each error breaks."""


class ErrorReported(SeatEvent, frozen=True):
    """A seat reports an error in a ship (RUL-29)."""

    by: SeatNumber
    """The seat that reports it; `seat` is the owner of the ship."""
    proved: Flag
    """Whether the ship has an error."""


class TilesRemoved(SeatEvent, frozen=True):
    """A seat removes tiles from its faulty ship (CHK-09)."""

    number: int
    """The number of tiles removed."""


class Fined(SeatEvent, frozen=True):
    """A seat is fined for an error found in flight (CHK-13)."""

    credits: int
    """The fine in credits."""


class PremiumDue(SeatEvent, frozen=True, tag="premium"):
    """A seat pays the premium for its weak spot (LM-063)."""

    weak_spot: int
    """The size of the largest group of empty cells."""
    credits: int
    """The premium."""


class Insured(SeatEvent, frozen=True):
    """A seat buys insurance for its fleet (LM-098)."""

    credits: int
    """The premium."""
    cap: int
    """The most that lost tiles can now cost."""


class Uninsured(SeatEvent, frozen=True):
    """A seat flies without insurance (LM-098)."""


class AlienAboard(SeatEvent, frozen=True):
    """An alien joins the crew (PRE-04)."""

    alien: AlienColour
    """Its colour."""


class Launched(TruckerEvent, frozen=True):
    """The flight begins (FLT-01)."""

    order: SeatOrder
    """The seats, leader first."""
    card_count: int
    """The number of cards in the deck."""
