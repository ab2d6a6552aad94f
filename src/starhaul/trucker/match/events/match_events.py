"""Rounds, settlements and titles."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Struct, field

from starhaul.kernel.contract import Event
from starhaul.kernel.event_records import SILENT, FieldForm, SeatNumber
from starhaul.trucker.match.events.event_fields import RoadId, SeatEvent, ShipClass, TitleId, TruckerEvent


class RoundBegan(TruckerEvent, frozen=True):
    """A round begins; the ships of this class are built."""

    round: int
    """Counted from 1."""
    class_: ShipClass = field(name="class")
    """The ship class, or `learning`."""


class RoughRoadDrawn(TruckerEvent, frozen=True, tag="rough-road"):
    """A rough road holds for this match."""

    road: RoadId
    """Its id."""


class RoundEnded(TruckerEvent, frozen=True):
    """A round is settled."""

    round: int
    """Counted from 1."""


class MatchEnded(TruckerEvent, frozen=True):
    """The match is over and all credits are revealed."""

    accounts: Annotated[tuple[int, ...], FieldForm("accounts")]
    """The credits of each account; partners share one."""


class Booking(Struct, frozen=True, gc=False):
    """One line of a settlement."""

    item: str
    """`order`, `title`, `beauty`, `goods`, `lost`, `fines` or `premium`."""
    credits: int
    """What it brings; negative for a cost."""


class Settled(SeatEvent, frozen=True):
    """The flight of a seat is settled."""

    bookings: Annotated[tuple[Booking, ...], FieldForm("bookings")]
    """What was booked, line by line."""


def bookings_by_seat(told: Iterable[Event]) -> dict[int, tuple[Booking, ...]]:
    """The settlement of each seat that is told last."""
    records = (event.record for event in told)
    return {record.seat: record.bookings for record in records if isinstance(record, Settled)}


class PartnersSwapped(TruckerEvent, frozen=True):
    """Partners of advanced teams change ships."""

    players: Annotated[tuple[int, ...], SILENT]
    """The person at each seat from now on."""


class TitleDrawn(TruckerEvent, frozen=True):
    """A title is at stake in this Trek."""

    title: TitleId
    """Its id."""


class TitleEvent(TruckerEvent, frozen=True):
    """A title and its holder."""

    title: TitleId
    """The id of the title."""
    seat: SeatNumber
    """The seat that holds it now."""


class TitleWon(TitleEvent, frozen=True):
    """A seat wins a title in the first flight."""


class TitleGiven(TitleEvent, frozen=True):
    """A title passes to a seat that has none, by its holder or by lot."""


class TitleGold(TitleEvent, frozen=True):
    """A seat defends its title in the second flight."""
