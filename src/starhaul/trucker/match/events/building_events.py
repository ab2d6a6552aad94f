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
    """A card is put face down into a pile (SET-12). Audience: nobody."""

    pile: ZeroBased
    """The number of the pile, from 0."""


class FirstTurn(SeatEvent, frozen=True):
    """The seat that builds first is drawn, when building goes in turns (HSE-B3)."""


class Hourglass(TruckerEvent, frozen=True):
    """The hourglass starts running on a field (BLD-39)."""

    field: FieldName
    """The name of the field."""


class RunOver(TruckerEvent, frozen=True):
    """The sand has run out (BLD-40)."""

    field: FieldName
    """The field on which the hourglass stands."""


class Flipped(SeatEvent, frozen=True):
    """A seat flips the hourglass (BLD-40)."""


class DieTaken(SeatEvent, frozen=True):
    """A seat takes the yard die that is due (LM-088)."""


class YardDie(TruckerEvent, frozen=True):
    """A yard die is rolled for all fleets (LM-079)."""

    die: int
    """The result."""
    cells: Annotated[tuple[int, ...], SILENT]
    """The cells it opens."""
    ships: int
    """How many ships each fleet has now."""


class TimeOver(TruckerEvent, frozen=True):
    """The time for building is up (BLD-42)."""


class TileEvent(SeatEvent, frozen=True):
    """Base: a seat does something with a tile."""

    tile: TileNumber
    """The number of the tile."""


class TileDrawn(SeatEvent, frozen=True):
    """A seat draws a face-down tile (BLD-05). The event after it names the tile, so this one has no
    sentence."""

    is_omitted: ClassVar[bool] = True


class TileTaken(TileEvent, frozen=True):
    """A seat takes a tile into its hand (BLD-06)."""

    reserved: Flag
    """Whether the tile came from the reserve."""


class TileAttached(TileEvent, frozen=True):
    """A seat attaches a tile to its ship (BLD-10)."""

    cell: CellNumber
    """The cell."""
    turn: int
    """Clockwise quarter turns."""


class TileReserved(TileEvent, frozen=True):
    """A seat sets a tile aside (BLD-33)."""


class TileReturned(TileEvent, frozen=True):
    """A seat returns a tile face up (BLD-07)."""


class PileEvent(SeatEvent, frozen=True):
    """Base: a seat does something with a pile of cards."""

    pile: ZeroBased
    """The number of the pile, from 0."""


class PileTaken(PileEvent, frozen=True):
    """A seat looks at a pile of cards (BLD-36)."""


class PileSeen(PileEvent, frozen=True):
    """The cards of a pile (BLD-36). Audience: the seat that looks."""

    cards: CardIds
    """The ids of the cards."""


class PilePutBack(PileEvent, frozen=True):
    """A seat puts a pile of cards back (BLD-37)."""


class Finished(SeatEvent, frozen=True):
    """A seat finishes its ship (BLD-43)."""

    start: int
    """Its start number."""


class StartDealt(SeatEvent, frozen=True):
    """A start number is drawn for a seat that has none (RUL-22)."""

    start: int
    """The start number."""


class BuildingEnded(TruckerEvent, frozen=True):
    """Building is over (BLD-43)."""


class SentBack(SeatEvent, frozen=True):
    """A seat has to continue building, because its ship for the learning flight has errors (LRN-07)."""
