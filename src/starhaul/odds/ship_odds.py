"""What a ship can expect: figures of many flights, each with its margin of error."""

from collections.abc import Sequence
from statistics import fmean, stdev

from msgspec import Struct

from starhaul.odds import lane_layout as at
from starhaul.odds.flown_decks import FlownDecks
from starhaul.odds.odds_book import KIND_TAGS, Book
from starhaul.trucker.flow.giving_up import REASONS
from starhaul.trucker.ship.board import Cell, cells_of
from starhaul.trucker.ship.ship import Ship

NINETY_FIVE = 1.96
Place = tuple[int, int]


class Expectation(Struct, frozen=True):
    """A mean, and the margin of its 95 % interval."""

    mean: float
    margin: float


class TileRisk(Struct, frozen=True):
    """How often a tile is lost."""

    at: Place
    share: float


class ShipOdds(Struct, frozen=True):
    """What a ship can expect of a flight."""

    flights: int
    credits: Expectation
    """Everything booked, before an account that is negative is raised to 0."""
    spread: tuple[int, int, int]
    """The tenth, fiftieth and ninetieth percentile of the credits."""
    home: Expectation
    """The share of flights that end at home."""
    leaving: dict[str, float]
    """The share of flights that end early, by reason."""
    sources: dict[str, float]
    """Mean credits from cards, goods and arriving; negative for lost tiles and premium."""
    tiles_lost: Expectation
    lost_to: dict[str, float]
    """Mean number of tiles lost to each kind of card."""
    tiles: list[TileRisk]
    """All tiles, those that are lost most often first."""
    counts: dict[int, int]
    """How many flights end with so many credits."""

    @property
    def weakest(self) -> TileRisk | None:
        return self.tiles[0] if self.tiles else None


def ship_odds(book: Book, ship: Ship, flown: FlownDecks, crew: int = 0, seat: int = 0) -> ShipOdds:
    def column(entry: int) -> list[int]:
        return flown.column(entry, crew, seat)

    nets, reasons, lost = column(at.NET), column(at.WHY), column(at.TILES_LOST)
    cards, goods, order = (fmean(column(entry)) for entry in (at.FROM_CARDS, at.FROM_GOODS, at.FOR_ORDER))
    fallen = {kind: fmean(column(at.LOST_BY_KIND + n)) for n, kind in enumerate(KIND_TAGS)}
    leaving = {why: reasons.count(number) / len(nets) for number, why in enumerate(REASONS, 1)}
    return ShipOdds(
        flights=len(nets),
        credits=expectation(nets),
        spread=percentiles(nets),
        home=expectation([reason == at.FLIES for reason in reasons]),
        leaving={why: share for why, share in leaving.items() if share},
        sources={
            "cards": cards, "goods": goods, "order": order, "losses": fmean(nets) - cards - goods - order,
        },
        tiles_lost=expectation(lost),
        lost_to={kind: mean for kind, mean in fallen.items() if mean},
        tiles=_risks(book, ship, column(at.TILES_LEFT)),
        counts={value: nets.count(value) for value in sorted(set(nets))},
    )  # fmt: skip


def expectation(values: Sequence[float]) -> Expectation:
    """
    >>> expectation([3, 3, 3])
    Expectation(mean=3.0, margin=0.0)
    """
    spread = stdev(values) if len(values) > 1 else 0.0
    return Expectation(fmean(values), NINETY_FIVE * spread / len(values) ** 0.5)


def percentiles(values: Sequence[int]) -> tuple[int, int, int]:
    """
    >>> percentiles(range(100))
    (10, 50, 90)
    """
    ordered = sorted(values)
    low, middle, high = (ordered[len(ordered) * tenth // 10] for tenth in (1, 5, 9))
    return low, middle, high


def _risks(book: Book, ship: Ship, left: Sequence[int]) -> list[TileRisk]:
    """Ties in reading order."""

    def share(cell: Cell) -> float:
        bit = book.cells.bit(cell)
        return sum(not mask & bit for mask in left) / len(left)

    found = [TileRisk(book.board.coordinates_of(cell), share(cell)) for cell in cells_of(ship.hull.occupied)]
    return sorted(found, key=lambda risk: -risk.share)


def lead(flown: FlownDecks, one: int, other: int) -> Expectation:
    """By how much one crew earns more than another on the same decks."""
    pairs = zip(flown.column(at.NET, one), flown.column(at.NET, other), strict=True)
    return expectation([mine - theirs for mine, theirs in pairs])
