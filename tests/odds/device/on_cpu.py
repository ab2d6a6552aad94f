"""The source for the device, compiled by a usual C compiler and flown on the usual processor."""

import ctypes
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from shutil import which
from subprocess import run
from tempfile import mkdtemp

from starhaul.odds import lane_layout as at
from starhaul.odds.device.c_source import flights_source
from starhaul.odds.device.gpu_flights import SUMS, options_of
from starhaul.odds.flown_decks import Flights
from starhaul.odds.odds_book import Book

COMPILER = which("cc")


@cache
def compiled(seats: int, regions: int | None) -> ctypes.CDLL:
    assert COMPILER is not None
    folder = Path(mkdtemp())
    (folder / "flights.c").write_text(flights_source())
    # Numbers that are too large for their type, or for an array, are told on the standard error stream.
    command = [COMPILER, "-O1", "-w", "-fsanitize=undefined", "-shared", "-fPIC", *options_of(seats, regions)]
    run([*command, "-o", str(folder / "flights.so"), str(folder / "flights.c")], check=True)
    return ctypes.CDLL(str(folder / "flights.so"))


def words(numbers: Sequence[int]) -> ctypes.Array[ctypes.c_longlong]:
    return (ctypes.c_longlong * len(numbers))(*numbers)


def fly_translated(book: Book, flights: Flights, decks: int, seed: int) -> tuple[list[int], list[int]]:
    """The results of all flights as `flown_decks.fly` has them, and the sums of the crews."""
    regions, crews = {row[at.REGIONS] for row in flights.rows}, len(flights.crews)
    library = compiled(flights.seats, regions.pop() if len(regions) == 1 else None)
    results = words([-1] * (crews * decks * flights.told * at.RESULT))
    sums = words([0] * (crews * flights.told * SUMS))
    numbers = (crews, seed, 0, decks, 3, flights.first_rival, flights.rivals)
    library.fly(
        words(book.numbers), *map(words, flights.flat), results, sums, *map(ctypes.c_longlong, numbers)
    )
    return list(results), list(sums)
