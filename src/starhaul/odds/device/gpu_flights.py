"""Flies crews on a graphics processor: the lanes of `flown_decks`, each in a thread of its own."""

from functools import cache
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from starhaul.odds import lane_layout as at
from starhaul.odds.device.c_source import flights_source
from starhaul.odds.flown_decks import Flights, FlownDecks
from starhaul.odds.odds_book import Book

THREADS = 256
"""In a block. They wait for each other before each card, so more of them fetch the same code together."""
BLOCKS = 4
"""On a multiprocessor at the same time, which limits the registers of a thread to 64. Of 64 to 1,024
threads with 32 to 80 registers these were the fastest on an H200."""
ENOUGH_THREADS = 1 << 20
"""More than any device holds at once, so that it is never idle for long."""
SUMS = 4
"""The numbers that `flights.cu` adds up."""


class CrewSums(Struct, frozen=True):
    """What all flights of a crew's seat add up to."""

    flights: int
    net: int
    squares: int
    """Of the net credits."""
    home: int
    tiles_lost: int


def can_use_gpu() -> bool:
    """Whether CuPy is there, and a device."""
    if find_spec("cupy") is None:
        return False
    import cupy

    try:
        return bool(cupy.cuda.runtime.getDeviceCount())
    except cupy.cuda.runtime.CUDARuntimeError:
        return False


def options_of(seats: int, regions: int | None) -> tuple[str, ...]:
    """What a kernel is compiled for."""
    sizes = [f"-DSEATS_HERE={seats}", f"-DTHREADS={THREADS}", f"-DBLOCKS={BLOCKS}"]
    if regions is not None:
        sizes.append(f"-DREGIONS_HERE={regions}")
    if seats == 1:
        sizes.append("-DAPART=")  # the code for one ship is short enough
    return tuple(sizes)


@cache
def kernel(seats: int, regions: int | None) -> Any:
    """Compiled when it is asked for first; CuPy keeps the result on disk."""
    import cupy

    module = cupy.RawModule(code=flights_source(), options=options_of(seats, regions))
    return module.get_function("fly")


class GpuFlights:
    """Ships and crews in the memory of the device, to be flown as often as wanted."""

    def __init__(self, book: Book, flights: Flights) -> None:
        """Flights as `flown_decks` describes them, of crews or of ships among rivals."""
        import cupy

        self.seats, self.crews = flights.told, len(flights.crews)
        regions = {row[at.REGIONS] for row in flights.rows}
        self._kernel = kernel(flights.seats, regions.pop() if len(regions) == 1 else None)
        self._rivals = flights.first_rival, flights.rivals

        def sent(numbers: list[int]) -> Any:
            return cupy.array(numbers, dtype=cupy.int64)

        self._given = tuple(map(sent, (book.numbers, *flights.flat)))

    def flown(self, decks: int, *, seed: int = 0, first_deck: int = 0) -> FlownDecks:
        """Every flight, as `flown_decks.fly` returns it."""
        import cupy

        results = cupy.empty(self.crews * decks * self.seats * at.RESULT, dtype=cupy.int64)
        self.launch(results, None, decks, seed, first_deck)
        return FlownDecks(decks, self.seats, cupy.asnumpy(results))

    def sums(self, decks: int, *, seed: int = 0, first_deck: int = 0) -> list[list[CrewSums]]:
        """For each crew what its seats add up to; single flights are not kept."""
        import cupy

        sums = cupy.zeros((self.crews, self.seats, SUMS), dtype=cupy.int64)
        self.launch(None, sums, decks, seed, first_deck)
        return [[CrewSums(decks, *seat) for seat in crew] for crew in sums.tolist()]

    def launch(self, results: object, sums: object, decks: int, seed: int, first_deck: int) -> None:
        """Begins to fly and does not wait. Results and sums are arrays of the device, or None."""
        import numpy

        each = max(1, decks * self.crews // ENOUGH_THREADS)
        parts = -(-decks // each)
        blocks = -(-parts * self.crews // THREADS)
        numbers = (
            numpy.int64(number) for number in (self.crews, seed, first_deck, decks, each, *self._rivals)
        )
        none = numpy.uint64(0)
        given = (*self._given, none if results is None else results, none if sums is None else sums, *numbers)
        self._kernel((blocks,), (THREADS,), given)
