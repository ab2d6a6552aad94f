"""Flies many crews through the same decks, compiled where that is installed, and holds the results."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from starhaul.odds import lane_layout as at
from starhaul.odds.compiled_lanes import can_compile, compiled_flights
from starhaul.odds.lane_flight import fly_many
from starhaul.odds.odds_book import Book


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


def fly_crews(
    book: Book,
    rows: Sequence[Sequence[int]],
    crews: Sequence[Sequence[int]],
    decks: int,
    *,
    seed: int = 0,
    first_deck: int = 0,
    plain: bool = False,
) -> FlownDecks:
    """Each crew lists the ships (numbers of rows) in starting order; one ship flies alone. All crews are of
    one size. The same seed and number of a deck are the same cards and dice."""
    seats = len(crews[0])
    if not 1 <= seats <= at.SEATS or any(len(crew) != seats for crew in crews):
        raise ValueError("crews have one to four ships, and all of them as many")
    ships = [number for row in rows for number in row]
    flat = [ship for crew in crews for ship in crew]
    size = len(crews) * decks * seats * at.RESULT
    if plain or not can_compile():
        results = [0] * size
        lane = [0] * at.LANE
        fly_many(book.numbers, ships, flat, len(crews), seats, lane, results, seed, first_deck, decks)
        return FlownDecks(decks, seats, results)
    import numpy

    def array(numbers: list[int]) -> Any:
        return numpy.array(numbers, dtype=numpy.int64)

    filled: Any = numpy.zeros(size, dtype=numpy.int64)
    compiled_flights()(
        array(book.numbers), array(ships), array(flat), len(crews), seats, array([0] * at.LANE), filled, seed,
        first_deck, decks,
    )  # fmt: skip
    return FlownDecks(decks, seats, filled)
