"""Flights on a graphics processor: are they those of the usual processor, and how fast are they?

    python -m tools.gpu_odds prepare FOLDER    # with the extra `fast`: what is flown, and what comes out
    python -m tools.gpu_odds fly FOLDER        # on a machine with a device and the extra `gpu`
    python -m tools.gpu_odds all FOLDER        # both, on one machine

What flies: random ships of the tests, for exactness; for speed random ships of class II with at least 20
tiles, and sound single changes of an example of class III.
"""

import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import numpy

from starhaul.odds import lane_layout as at
from starhaul.odds.device.gpu_flights import GpuFlights
from starhaul.odds.flown_decks import flights_of_crews, fly_crews
from starhaul.odds.odds_book import book_of

SEED = 20
CREWS, DECKS = 64, 150
"""Of each class and number of seats, for exactness."""
FAST_SHIPS = 2048


class Setting(msgspec.Struct):
    """Ships that fly."""

    edition: str
    class_: str
    rows: list[list[int]]
    crews: list[list[int]]
    expected: bytes
    """All results, as compressed 64-bit numbers; nothing where only speed is measured."""


# --- preparing --------------------------------------------------------------------------------------------


def prepare(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = {"exact": list(exactness()), "fast": list(speed())}
    for name, settings in found.items():
        (folder / f"{name}.msgpack").write_bytes(msgspec.msgpack.encode(settings))


def exactness() -> Iterator[Setting]:
    from tests.odds.random_ships import random_crew
    from tests.odds.test_exact_flights import CLASSES

    for edition, class_ in CLASSES:
        book = book_of(edition, class_)
        ships, _ = random_crew(book, CREWS, Random(f"{edition} {class_}"))
        rows = [one.row for one in ships]
        for seats in sorted({1, 2, min(4, book.flight.seats_max)}):
            crews = [[(crew * 7 + seat * 5) % CREWS for seat in range(seats)] for crew in range(CREWS)]
            flown = fly_crews(book, rows, crews, DECKS, seed=SEED)
            yield Setting(edition, class_, rows, crews, zlib.compress(flown.numbers.tobytes(), 3))


def speed() -> Iterator[Setting]:
    """Random ships of class II with at least 20 tiles, and the changes of an example of class III."""
    from starhaul.odds.ship_changes import changed_ships
    from starhaul.odds.ship_row import ship_row
    from starhaul.trucker.files.shipfile import parse
    from tests.odds.random_ships import random_ship

    book, rng, rows = book_of("2e", "II"), Random(3), list[list[int]]()
    while len(rows) < FAST_SHIPS // 4:
        zone = book.board.zone(())
        ship = random_ship(book.board, zone, rng)
        if ship.hull.occupied.bit_count() >= 20:
            rows.append(ship_row(book, ship, zone))
    yield from crews_of("2e", "II", rows)
    book, plan = book_of("1e", "III"), parse(Path("docs/examples/ship-class-III.json").read_bytes())
    changed = [ship_row(book, ship, plan.zone) for _, ship in changed_ships(plan.ship, plan.zone)]
    yield from crews_of("1e", "III", Random(4).sample(changed, min(FAST_SHIPS // 4, len(changed))))


def crews_of(edition: str, class_: str, rows: list[list[int]]) -> Iterator[Setting]:
    number = len(rows)
    yield Setting(edition, class_, rows, [[ship] for ship in range(number)], b"")
    yield Setting(edition, class_, rows, [[0]], b"")
    four = [[(ship + seat) % number for seat in range(4)] for ship in range(number)]
    yield Setting(edition, class_, rows, four, b"")


# --- flying -----------------------------------------------------------------------------------------------


def read(folder: Path, name: str) -> list[Setting]:
    return msgspec.msgpack.decode((folder / f"{name}.msgpack").read_bytes(), type=list[Setting])


def fly(folder: Path) -> None:
    check(read(folder, "exact"))
    measure(read(folder, "fast"))


def check(settings: list[Setting]) -> None:
    lanes = different = 0
    for one in settings:
        flown = GpuFlights(book_of(one.edition, one.class_), flights_of_crews(one.rows, one.crews)).flown(
            DECKS, seed=SEED
        )
        row = flown.seats * at.RESULT
        mine = numpy.asarray(flown.numbers).reshape(-1, row)
        theirs = numpy.frombuffer(zlib.decompress(one.expected), "int64").reshape(-1, row)
        lanes, different = lanes + len(mine), different + int((mine != theirs).any(axis=1).sum())
        print(f"{one.edition} {one.class_}, {flown.seats} seats: {len(mine)} lanes", flush=True)
    print(f"exactness: {lanes:,} lanes, {different} differ")


def measure(settings: list[Setting]) -> None:
    for one in settings:
        flights = GpuFlights(book_of(one.edition, one.class_), flights_of_crews(one.rows, one.crews))
        seconds, number = steadily(flights)
        what = f"{one.edition} {one.class_}, {flights.crews} crews of {flights.seats}"
        print(f"{what}: {number:,} flights in {seconds:.3f} s, {number / seconds / 1e6:.1f} M/s", flush=True)


def steadily(flights: GpuFlights) -> tuple[float, int]:
    """The median of five launches that take about half a second each."""
    import cupy

    sums = cupy.zeros((flights.crews, flights.seats, 4), dtype=cupy.int64)

    def timed(decks: int, first: int) -> float:
        begin, end = cupy.cuda.Event(), cupy.cuda.Event()
        begin.record()
        flights.launch(None, sums, decks, SEED, first)
        end.record()
        end.synchronize()
        return float(cupy.cuda.get_elapsed_time(begin, end)) / 1000

    decks = max(64, (1 << 21) // flights.crews)
    timed(decks, 0)
    decks = max(decks, int(decks * 0.4 / timed(decks, 0)))
    found = sorted(timed(decks, decks * (number + 1)) for number in range(5))
    return found[2], decks * flights.crews


def everything(folder: Path) -> None:
    prepare(folder)
    fly(folder)


VERBS: dict[str, Callable[[Path], None]] = {"prepare": prepare, "fly": fly, "all": everything}

if __name__ == "__main__":
    _, verb, where, *_ = sys.argv
    VERBS[verb](Path(where))
