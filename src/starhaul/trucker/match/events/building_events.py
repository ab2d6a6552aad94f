"""Events of building: hourglass, tiles, piles of cards, start numbers."""

from typing import Annotated, ClassVar

from starhaul.kernel.event_records import SILENT
from starhaul.trucker.match.events.event_fields import (
    CardIds,
    CellNumber,
    FieldName,
    Flag,
    SeatEvent,
    TileNumber,
    TruckerEvent,
    ZeroBased,
)


class CardDealt(TruckerEvent, frozen=True):
    """A card is put face down into a pile. Audience: nobody."""

    pile: ZeroBased
    """The number of the pile, from 0."""


class FirstTurn(SeatEvent, frozen=True):
    """The seat that builds first is drawn, when building goes in turns."""


class Hourglass(TruckerEvent, frozen=True):
    """The hourglass starts running on a field."""

    field: FieldName
    """The name of the field."""


class RunOver(TruckerEvent, frozen=True):
    """The sand has run out."""

    field: FieldName
    """The field on which the hourglass stands."""


class Flipped(SeatEvent, frozen=True):
    """A seat flips the hourglass."""


class DieTaken(SeatEvent, frozen=True):
    """A seat takes the yard die that is due."""


class YardDie(TruckerEvent, frozen=True):
    """A yard die is rolled for all fleets."""

    die: int
    """The result."""
    cells: Annotated[tuple[int, ...], SILENT]
    """The cells it opens."""
    ships: int
    """How many ships each fleet has now."""


class TimeOver(TruckerEvent, frozen=True):
    """The time for building is up."""


class TileEvent(SeatEvent, frozen=True):
    """Base: a seat does something with a tile."""

    tile: TileNumber
    """The number of the tile."""


class TileDrawn(SeatEvent, frozen=True):
    """A seat draws a face-down tile. The event after it names the tile, so this one has no sentence."""

    is_omitted: ClassVar[bool] = True


class TileTaken(TileEvent, frozen=True):
    """A seat takes a tile into its hand."""

    reserved: Flag
    """Whether the tile came from the reserve."""


class TileAttached(TileEvent, frozen=True):
    """A seat attaches a tile to its ship."""

    cell: CellNumber
    """The cell."""
    turn: int
    """Clockwise quarter turns."""


class TileReserved(TileEvent, frozen=True):
    """A seat sets a tile aside."""


class TileReturned(TileEvent, frozen=True):
    """A seat returns a tile face up."""


class PileEvent(SeatEvent, frozen=True):
    """Base: a seat does something with a pile of cards."""

    pile: ZeroBased
    """The number of the pile, from 0."""


class PileTaken(PileEvent, frozen=True):
    """A seat looks at a pile of cards."""


class PileSeen(PileEvent, frozen=True):
    """The cards of a pile. Audience: the seat that looks."""

    cards: CardIds
    """The ids of the cards."""


class PilePutBack(PileEvent, frozen=True):
    """A seat puts a pile of cards back."""


class Finished(SeatEvent, frozen=True):
    """A seat finishes its ship."""

    start: int
    """Its start number."""


class StartDealt(SeatEvent, frozen=True):
    """A start number is drawn for a seat that has none."""

    start: int
    """The start number."""


class BuildingEnded(TruckerEvent, frozen=True):
    """Building is over."""


class SentBack(SeatEvent, frozen=True):
    """A seat has to continue building, because its ship for the learning flight has errors."""
