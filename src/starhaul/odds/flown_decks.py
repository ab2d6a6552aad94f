"""Flies many crews through the same decks, compiled where that is installed, and holds the results."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from starhaul.odds import lane_layout as at
from starhaul.odds.compiled_lanes import can_compile, compiled_flights
from starhaul.odds.lane_flight import fly_among, fly_many
from starhaul.odds.odds_book import Book

Rows = Sequence[Sequence[int]]
"""Ships as numbers (`ship_row`)."""


class FlownDecks(Struct, frozen=True):
    """The results of crews, each a row of numbers (`lane_layout.RESULT`) for each deck and seat."""

    decks: int
    seats: int
    numbers: Any
    """A list, or an array of NumPy."""

    def column(self, entry: int, crew: int = 0, seat: int = 0) -> list[int]:
        """One entry of a seat for all decks."""
        row = self.seats * at.RESULT
        start = crew * self.decks * row
        found = self.numbers[start + seat * at.RESULT + entry : start + self.decks * row : row]
        return found if isinstance(found, list) else [int(number) for number in found]


class Company(Struct, frozen=True):
    """Rivals: for each flight so many are drawn from these ships, all with the same chance and none twice.
    The places of the starting order are drawn, too. Who is drawn depends on seed and deck alone, so all ships
    that are compared meet the same rivals."""

    number: int
    rows: Rows

    def __post_init__(self) -> None:
        if not 1 <= self.number <= min(at.SEATS - 1, len(self.rows)) or len(self.rows) > at.MOST_CARDS:
            raise ValueError(
                "one to three rivals are drawn from as many ships, of which there are at most 32"
            )


class Flights(Struct, frozen=True):
    """What is flown: all rows of ships, and crews of so many seats."""

    rows: Rows
    crews: Rows
    seats: int
    first_rival: int = 0
    rivals: int = 0

    @property
    def told(self) -> int:
        """Of how many seats there are results."""
        return 1 if self.rivals else self.seats

    @property
    def flat(self) -> tuple[list[int], list[int]]:
        rows = [number for row in self.rows for number in row]
        return rows, [ship for crew in self.crews for ship in crew]


def flights_of_crews(rows: Rows, crews: Rows) -> Flights:
    seats = len(crews[0])
    if not 1 <= seats <= at.SEATS or any(len(crew) != seats for crew in crews):
        raise ValueError("crews have one to four ships, and all of them as many")
    return Flights(rows, crews, seats)


def flights_of_ships(rows: Rows, company: Company | None) -> Flights:
    """Each ship alone, or among rivals."""
    crews = [[ship] for ship in range(len(rows))]
    if company is None:
        return Flights(rows, crews, 1)
    return Flights([*rows, *company.rows], crews, 1 + company.number, len(rows), len(company.rows))


def fly_crews(
    book: Book,
    rows: Rows,
    crews: Rows,
    decks: int,
    *,
    seed: int = 0,
    first_deck: int = 0,
    plain: bool = False,
) -> FlownDecks:
    """Each crew lists the ships (numbers of rows) in starting order; one ship flies alone. All crews are of
    one size. The same seed and number of a deck are the same cards and dice."""
    return fly(book, flights_of_crews(rows, crews), decks, seed=seed, first_deck=first_deck, plain=plain)


def fly_ships(
    book: Book,
    rows: Rows,
    company: Company | None,
    decks: int,
    *,
    seed: int = 0,
    first_deck: int = 0,
    plain: bool = False,
) -> FlownDecks:
    """Each ship for itself, as a crew of one: alone, or among rivals, whose results are not kept."""
    return fly(book, flights_of_ships(rows, company), decks, seed=seed, first_deck=first_deck, plain=plain)


def fly(book: Book, flights: Flights, decks: int, *, seed: int, first_deck: int, plain: bool) -> FlownDecks:
    ships, crews = flights.flat
    room = flights.seats * at.RESULT if flights.rivals else 0
    size = len(flights.crews) * decks * flights.told * at.RESULT
    given = (len(flights.crews), flights.seats)
    if plain or not can_compile():
        results, lane = [0] * (size + room), [0] * at.LANE
        if flights.rivals:
            fly_among(
                book.numbers, ships, crews, *given, lane, results, seed, first_deck, decks,
                flights.first_rival, flights.rivals,
            )  # fmt: skip
        else:
            fly_many(book.numbers, ships, crews, *given, lane, results, seed, first_deck, decks)
        return FlownDecks(decks, flights.told, results[:size])
    import numpy

    def array(numbers: list[int]) -> Any:
        return numpy.array(numbers, dtype=numpy.int64)

    filled: Any = numpy.zeros(size + room, dtype=numpy.int64)
    compiled_flights()(
        array(book.numbers), array(ships), array(crews), *given, array([0] * at.LANE), filled, seed,
        first_deck, decks, flights.first_rival, flights.rivals,
    )  # fmt: skip
    return FlownDecks(decks, flights.told, filled[:size])
