"""Events of rounds, settlements and titles."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Struct, field

from starhaul.kernel.contract import Event
from starhaul.kernel.event_records import SILENT, FieldForm, SeatNumber
from starhaul.trucker.match.events.event_fields import RoadId, SeatEvent, ShipClass, TitleId, TruckerEvent


class RoundBegan(TruckerEvent, frozen=True):
    """A round begins (SET-02); ships of this class are built."""

    round: int
    """Counted from 1."""
    class_: ShipClass = field(name="class")
    """The ship class, or `learning`."""


class RoughRoadDrawn(TruckerEvent, frozen=True, tag="rough-road"):
    """A rough road is drawn for this flight (HSE-R1)."""

    road: RoadId
    """Its id."""


class RoundEnded(TruckerEvent, frozen=True):
    """A round is settled (END-01)."""

    round: int
    """Counted from 1."""


class MatchEnded(TruckerEvent, frozen=True):
    """The match is over and all credits are revealed (WIN-01)."""

    accounts: Annotated[tuple[int, ...], FieldForm("accounts")]
    """The credits of each account; partners share one."""


class Booking(Struct, frozen=True, gc=False):
    """One line of a settlement."""

    item: str
    """`order`, `title`, `beauty`, `goods`, `lost`, `fines` or `premium`."""
    credits: int
    """The amount; negative for a cost."""


class Settled(SeatEvent, frozen=True):
    """The flight of a seat is settled (END-01)."""

    bookings: Annotated[tuple[Booking, ...], FieldForm("bookings")]
    """The lines of the settlement."""


def bookings_by_seat(told: Iterable[Event]) -> dict[int, tuple[Booking, ...]]:
    """The latest settlement of each seat in these events."""
    records = (event.record for event in told)
    return {record.seat: record.bookings for record in records if isinstance(record, Settled)}


class PartnersSwapped(TruckerEvent, frozen=True):
    """Partners of advanced teams swap ships (VAR-09)."""

    players: Annotated[tuple[int, ...], SILENT]
    """The player at each seat from now on."""


class TitleDrawn(TruckerEvent, frozen=True):
    """A title is at stake in this Trek (TRK-02)."""

    title: TitleId
    """Its id."""


class TitleEvent(TruckerEvent, frozen=True):
    """Base: a title and its holder."""

    title: TitleId
    """The id of the title."""
    seat: SeatNumber
    """The seat that holds it now."""


class TitleWon(TitleEvent, frozen=True):
    """A seat wins a title in the first flight (TRK-03)."""


class TitleGiven(TitleEvent, frozen=True):
    """A title passes to a seat that has none, given by its holder or dealt at random (TRK-05)."""


class TitleGold(TitleEvent, frozen=True):
    """A seat defends its title in the second flight (TRK-06)."""
