"""The functions of lanes in C: the source that devices compile, tried on the usual processor."""

import ast
import subprocess
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from starhaul.odds import lane_layout as at
from starhaul.odds.device.c_expressions import NoLaneCode
from starhaul.odds.device.c_functions import body
from starhaul.odds.device.c_source import flights_source
from starhaul.odds.flown_decks import Company, Flights, flights_of_crews, flights_of_ships, fly
from starhaul.odds.lane_code import LANE_CODE
from starhaul.odds.odds_book import Book, book_of
from tests.effort import effort
from tests.odds.device.on_cpu import COMPILER, fly_translated
from tests.odds.random_ships import random_crew

needs_compiler = pytest.mark.skipif(COMPILER is None, reason="needs a C compiler")
Captured = pytest.CaptureFixture[str]
SETTINGS = [("1e", "III", 1), ("2e", "II", 2), ("1e", "IVC", 2), ("1e", "IIIC", 4)]


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize(("edition", "class_", "seats"), SETTINGS)
def test_translated_flights_are_plain_flights(edition: str, class_: str, seats: int, capfd: Captured):
    book = book_of(edition, class_)
    ships, _ = random_crew(book, 8, Random(f"{edition} {class_}"))
    crews = [[(first + seat) % 8 for seat in range(seats)] for first in range(8)]
    compare(book, flights_of_crews([one.row for one in ships], crews))
    assert capfd.readouterr().err == ""


@needs_compiler
@pytest.mark.slow
def test_translated_flights_among_rivals(capfd: Captured):
    book = book_of("1e", "IIIC")
    ships, _ = random_crew(book, 8, Random(2))
    rows = [one.row for one in ships]
    compare(book, flights_of_ships(rows[:3], Company(3, rows[3:])))
    assert capfd.readouterr().err == ""


def compare(book: Book, flights: Flights) -> None:
    """All results, and what they add up to."""
    decks = effort(20, 300)
    plain = fly(book, flights, decks, seed=3, first_deck=0, plain=True)
    results, sums = fly_translated(book, flights, decks, 3)
    assert results == plain.numbers
    for crew in range(len(flights.crews)):
        for seat in range(flights.told):
            nets, why = plain.column(at.NET, crew, seat), plain.column(at.WHY, crew, seat)
            lost = plain.column(at.TILES_LOST, crew, seat)
            expected = [sum(nets), sum(net * net for net in nets), why.count(at.FLIES), sum(lost)]
            assert sums[4 * (crew * flights.told + seat) :][:4] == expected


def test_every_function_of_lanes_is_translated():
    source = flights_source()
    assert len(LANE_CODE) > 100
    for name in LANE_CODE:
        assert f" fly_{name}(" in source


def translated(source: str) -> str:
    (function,) = ast.parse(dedent(source)).body
    assert isinstance(function, ast.FunctionDef)
    return "\n".join(body(function, set()))


@pytest.mark.parametrize(
    "source",
    [
        "x = 1 / 2", "x = 2 ** 3", "x = 1 < 2 < 3", "x = [1]", "x = 0.5", "x = lane.get(1)", "x @= 2",
        "x, y = z", "assert x", "for x in lane:\n  pass",
        "while x:\n  pass\n else:\n  pass", "x = 'text'", "x = len(y)(z)",
    ],
)  # fmt: skip
def test_what_lanes_may_not_use_is_refused(source: str):
    with pytest.raises(NoLaneCode):
        translated(f"def wrong(x: int) -> None:\n {source}")


@needs_compiler
def test_numbers_are_divided_as_in_python(tmp_path: Path):
    """Rounded down, also below 0, where C rounds towards 0."""
    pairs = [(one, other) for one in (-17, -16, -1, 0, 1, 16, 17) for other in (1, 3, 16, 1000)]
    calls = "".join(f'printf("%lld %lld\\n", quotient({a}, {b}), remainder_of({a}, {b}));' for a, b in pairs)
    program = "#include <stdio.h>\n" + flights_source() + f"int main(void) {{ {calls} return 0; }}"
    (tmp_path / "divide.c").write_text(program)
    command = [
        str(COMPILER),
        "-w",
        "-DSEATS_HERE=1",
        "-o",
        str(tmp_path / "divide"),
        str(tmp_path / "divide.c"),
    ]
    subprocess.run(command, check=True)
    told = subprocess.run([str(tmp_path / "divide")], check=True, capture_output=True, text=True).stdout
    assert told.splitlines() == [f"{a // b} {a % b}" for a, b in pairs]
