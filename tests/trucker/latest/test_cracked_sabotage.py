"""IC and IIC: sabotage with one die for the column and one for the row (LM-050)."""

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.trucker.parts.records import Sabotage
from tests.rules import about, rule
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

CRACKED = pytest.mark.parametrize("class_", ["IC", "IIC"])
CREW = ("2,3 start", "2,4 cabin ....", "2,5 cabin ....")
TARGETS = ("2,3 start", *(f"{place} cargo ...." for place in ("2,4", "3,6", "3,5", "1,7", "4,7")))


def struck(t: Table) -> list[tuple[int, int]]:
    return [t.board.coordinates_of(told["cell"]) for told in t.heard("tile-hit")]


def sabotaged(class_: str, *lines: str) -> Table:
    """Seat 0 has the smaller crew."""
    return Table(yard(class_, *lines), yard(class_, *CREW), at=[9, 7]).play(Sabotage())


@rule("LM-050")
@about("LM-137", "CRD-SABOTAGE-02")
@CRACKED
@pytest.mark.parametrize(
    ("column", "row", "target"),
    [
        (3, 3, (2, 4)),
        (4, 3, (3, 6)),
        (3, 4, (2, 3)),
        (4, 4, (3, 5)),
        (2, 2, (1, 7)),
        (5, 2, (4, 7)),
    ],
)
def test_sabotage_takes_one_die_for_the_column_and_one_for_the_row(
    class_: str, column: int, row: int, target: tuple[int, int]
) -> None:
    """Where two rows share a number the front one counts if a tile is there, else the rear one."""
    t = sabotaged(class_, *TARGETS).dice((column,), (row,))
    assert struck(t) == [target]
    assert [told["axis"] for told in t.heard("sabotage-rolled")] == ["column", "row"]


@rule("LM-050")
@pytest.mark.parametrize(("row", "front", "rear"), [(3, 4, 6), (4, 3, 5)])
def test_of_two_rows_with_one_number_the_front_one_comes_first(row: int, front: int, rear: int) -> None:
    t = sabotaged("IC", f"2,{front} cargo ....", f"2,{rear} cargo ....", "3,1 start").dice((3,), (row,))
    assert struck(t) == [(2, front)]


@rule("LM-050")
@about("CRD-SABOTAGE-03")
@pytest.mark.parametrize("column", [1, 6])
def test_column_1_and_6_are_misses_and_turn_nothing(column: int) -> None:
    t = sabotaged("IC", *TARGETS)
    for _ in range(3):
        assert t.rolls()
        t.dice((column,), (2,))
    assert struck(t) == []
    assert t.seats_told("sabotage-failed") == [0]
    assert not t.rolls(), "three attempts as usual"


@rule("LM-050")
def test_sabotage_rolls_single_dice() -> None:
    t = sabotaged("IIC", *TARGETS)
    assert t.refused(CHANCE, (3, 4)) == "not-an-outcome"
    t.dice((3,))
    assert t.refused(CHANCE, (3, 4)) == "not-an-outcome"
    t.dice((6,)).dice((5,), (1,)).dice((4,), (3,))
    assert struck(t) == [(3, 6)], "the third attempt finds a tile"
