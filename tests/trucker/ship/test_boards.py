"""Boards: expectations by class, written by hand, and what the rules state about the class C boards."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhaul.kernel.errors import BadInput
from starhaul.trucker.parts.terms import DIRECTIONS, FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.ship.board import Board, Mask, board_of, cells_of
from tests.rules import rule

CLASSES = [
    *(("1e", class_) for class_ in ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")),
    *(("2e", class_) for class_ in ("I", "II", "III")),
]
boards = st.sampled_from(CLASSES).map(lambda names: board_of(*names))


def at(board: Board, column: int, row: int) -> int:
    cell = board.cell_at(column, row)
    assert cell is not None
    return cell


def places(board: Board, cells: Iterable[int]) -> list[tuple[int, int]]:
    return [board.coordinates_of(cell) for cell in cells]


def zone_places(board: Board) -> set[tuple[int, int]]:
    return set(places(board, cells_of(board.zone().cells)))


# --- shapes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "class_", "cells", "columns", "rows", "start"),
    [
        ("1e", "I", 18, (3, 11), (4, 9), (7, 7)),
        ("1e", "II", 27, (3, 11), (4, 9), (7, 7)),
        ("1e", "III", 36, (3, 11), (4, 9), (7, 7)),
        ("1e", "IIIA", 36, (5, 9), (11, 3), (7, 7)),
        ("1e", "IC", 18, (2, 5), (6, 1), None),
        ("1e", "IIC", 26, (2, 5), (6, 1), None),
        ("1e", "IIIC", 36, (1, 6), (1, 6), None),
        ("1e", "IVC", 55, (3, 11), (2, 11), None),
        ("2e", "I", 18, (4, 10), (5, 9), (7, 7)),
        ("2e", "II", 27, (4, 10), (5, 9), (7, 7)),
        ("2e", "III", 36, (3, 11), (4, 9), (7, 7)),
    ],
)
def test_shape(
    edition: str,
    class_: str,
    cells: int,
    columns: tuple[int, int],
    rows: tuple[int, int],
    start: tuple[int, int] | None,
) -> None:
    board = board_of(edition, class_)
    printed = board.record
    assert (board.ordinary | board.marked).bit_count() == cells
    assert (printed.columns[0], printed.columns[-1]) == columns
    assert (printed.rows[0], printed.rows[-1]) == rows
    assert start == (None if board.start is None else board.coordinates_of(board.start))


@pytest.mark.parametrize(
    ("edition", "class_", "inside", "outside"),
    [
        ("1e", "I", [(7, 5), (5, 9), (9, 7)], [(7, 9), (7, 4), (4, 8)]),
        ("1e", "II", [(7, 4), (4, 8), (10, 9)], [(7, 9), (4, 7), (6, 4)]),
        ("1e", "III", [(3, 6), (11, 9), (7, 9)], [(4, 6), (5, 9), (10, 6)]),
        ("1e", "IIIA", [(6, 11), (5, 3), (7, 7)], [(5, 11), (7, 9), (6, 3)]),
        ("1e", "IC", [(2, 1), (1, 8)], [(1, 2), (2, 8)]),
        ("1e", "IIC", [(1, 2), (4, 6)], [(1, 1), (1, 5)]),
        ("1e", "IIIC", [(1, 1), (6, 6)], []),
        ("1e", "IVC", [(4, 2), (1, 10)], [(5, 3), (2, 6), (1, 1)]),
        ("2e", "I", [(7, 5), (9, 9)], [(4, 7), (7, 9)]),
        ("2e", "II", [(6, 5), (8, 5), (4, 7)], [(7, 5), (4, 6)]),
        ("2e", "III", [(3, 6), (7, 4)], [(4, 6), (9, 9)]),
    ],
)
def test_zone(
    edition: str, class_: str, inside: list[tuple[int, int]], outside: list[tuple[int, int]]
) -> None:
    found = zone_places(board_of(edition, class_))
    assert found.issuperset(inside)
    assert found.isdisjoint(outside)


@pytest.mark.parametrize(("edition", "class_"), CLASSES)
def test_every_board_is_left_right_symmetric(edition: str, class_: str) -> None:
    board = board_of(edition, class_)
    cells = set(cells_of(board.ordinary | board.marked))
    mirrored = {
        cell - cell % board.columns + (board.columns - 1 - cell % board.columns) for cell in sorted(cells)
    }
    assert mirrored == cells


def test_rows_of_iiia_count_down_from_the_front() -> None:
    board = board_of("1e", "IIIA")
    assert board.coordinates_of(board.neighbour(at(board, 7, 7), FRONT) or 0) == (7, 8)
    assert places(board, board.aim(FRONT, (3, 4)).lanes[0].cells)[0] == (7, 11)


def test_a_class_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput):
        board_of("2e", "IIIA")


# --- neighbours and rays -----------------------------------------------------------------------------------


@given(boards, st.data())
def test_neighbours_are_mutual(board: Board, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, board.size - 1))
    direction = data.draw(st.sampled_from(DIRECTIONS))
    other = board.neighbour(cell, direction)
    if other is not None:
        assert board.neighbour(other, direction ^ 2) == cell


@given(boards, st.data())
def test_a_mask_moves_as_its_cells_do(board: Board, data: st.DataObject) -> None:
    mask: Mask = data.draw(st.integers(0, board.full))
    for direction in DIRECTIONS:
        one_by_one = {board.neighbour(cell, direction) for cell in cells_of(mask)} - {None}
        assert set(cells_of(board.step(mask, direction))) == one_by_one


@given(boards, st.sampled_from(DIRECTIONS), st.data())
def test_rays_go_from_neighbour_to_neighbour(board: Board, direction: int, data: st.DataObject) -> None:
    dice = tuple(data.draw(st.integers(1, 6)) for _ in range(board.dice_per_threat))
    for lane in board.aim(direction, dice).lanes:
        for one, other in zip(lane.cells, lane.cells[1:], strict=False):
            assert board.neighbour(one, direction ^ 2) == other
        assert set(lane.cells) == set(cells_of(lane.own))


@rule("HIT-02", "RUL-45")
def test_the_sum_of_two_dice_names_a_printed_line() -> None:
    board = board_of("1e", "II")
    front = board.aim(FRONT, (2, 5))
    assert places(board, front.lanes[0].cells) == [(7, row) for row in range(4, 10)]
    left = board.aim(LEFT, (3, 5))
    assert places(board, left.lanes[0].cells) == [(column, 8) for column in range(3, 12)]
    assert places(board, board.aim(RIGHT, (3, 5)).lanes[0].cells)[0] == (11, 8)
    assert places(board, board.aim(REAR, (2, 5)).lanes[0].cells)[0] == (7, 9)
    assert board.aim(FRONT, (1, 1)).lanes == ()
    assert board.aim(LEFT, (6, 6)).lanes == ()
    assert board.aim(LEFT, (1, 2)).lanes == (), "row 3 is not printed"


# --- IC and IIC --------------------------------------------------------------------------------------------


@rule("LM-020", "LM-022")
def test_ic_is_iic_without_its_orange_cells() -> None:
    ic, iic = board_of("1e", "IC"), board_of("1e", "IIC")
    orange = {
        iic.coordinates_of(cell) for cell, letter in enumerate("".join(iic.record.map)) if letter == "o"
    }
    assert len(orange) == 8
    assert zone_places(ic) == zone_places(iic) - orange


@rule("LM-022")
def test_exactly_two_symmetric_shapes_of_18_cells_keep_every_line() -> None:
    iic = board_of("1e", "IIC")
    pairs = sorted({tuple(sorted((cell, cell ^ 3))) for cell in cells_of(iic.ordinary)})
    found = []
    for removed in combinations(pairs, 4):
        mask = iic.ordinary & ~sum(1 << cell for pair in removed for cell in pair)
        rows = {iic.record.rows[cell // 4] for cell in cells_of(mask)}
        columns = {cell % 4 for cell in cells_of(mask)}
        if len(iic.components(mask)) == 1 and rows == set(range(1, 7)) and len(columns) == 4:
            found.append(mask)
    record = board_of("1e", "IC").record
    other = Board("1e", msgspec.structs.replace(record, map=record.alternatives[0].map))
    assert sorted(found) == sorted([board_of("1e", "IC").ordinary, other.ordinary])


@rule("LM-021", "LM-036")
def test_rows_of_ic_and_iic_are_labelled_from_the_rear() -> None:
    for name in ("IC", "IIC"):
        board = board_of("1e", name)
        assert board.record.rows[::-1] == (1, 2, 3, 4, 3, 4, 5, 6)
        assert board.record.columns == (2, 3, 4, 5)
        rows = {
            die: [board.coordinates_of(lane.cells[0])[1] for lane in board.aim(LEFT, (die,)).lanes]
            for die in range(1, 7)
        }
        assert rows == {1: [8], 2: [7], 3: [4, 6], 4: [3, 5], 5: [2], 6: [1]}


@rule("LM-023")
def test_the_crack_runs_between_columns_3_and_4() -> None:
    for name in ("IC", "IIC"):
        board = board_of("1e", name)
        assert {column for column, _ in places(board, cells_of(board.strict[RIGHT]))} == {2}
        assert {column for column, _ in places(board, cells_of(board.strict[LEFT]))} == {3}
        assert board.strict[FRONT] == board.strict[REAR] == 0
    pairs = [row for row in range(1, 9) if {(2, row), (3, row)} <= zone_places(board_of("1e", "IIC"))]
    assert pairs == list(range(1, 8))


@rule("LM-031", "LM-032", "LM-033", "LM-035")
def test_hits_from_front_and_rear_turn_aside_on_1_and_6() -> None:
    board = board_of("1e", "IIC")
    for direction in (FRONT, REAR):
        assert [board.needs_another_die(direction, (die,)) for die in range(1, 7)] == [
            True,
            *[False] * 4,
            True,
        ]
        for die in range(2, 6):
            aim = board.aim(direction, (die,))
            assert (aim.direction, len(aim.lanes)) == (direction, 1)
            assert board.record.columns[aim.lanes[0].cells[0] % 4] == die
        for second in range(1, 7):
            assert board.aim(direction, (1, second)) == board.aim(LEFT, (second,))
            assert board.aim(direction, (6, second)) == board.aim(RIGHT, (second,))
    assert not board.needs_another_die(LEFT, (1,))
    assert not board.needs_another_die(FRONT, (1, 6))


@rule("LM-036")
def test_odds_of_a_hit_from_the_front() -> None:
    board = board_of("1e", "IC")
    odds: dict[tuple[int, int], Fraction] = {}
    for first in range(1, 7):
        again = board.needs_another_die(FRONT, (first,))
        for dice in [(first, second) for second in range(1, 7)] if again else [(first,)]:
            aim = board.aim(FRONT, dice)
            chance = Fraction(1, 6 ** len(dice))
            key = (aim.direction, len(aim.lanes))
            odds[key] = odds.get(key, Fraction(0)) + chance
    assert odds[FRONT, 1] == Fraction(2, 3)
    assert odds[LEFT, 1] + odds[LEFT, 2] == odds[RIGHT, 1] + odds[RIGHT, 2] == Fraction(1, 6)
    assert odds[LEFT, 2] + odds[RIGHT, 2] == Fraction(1, 9)


@rule("LM-041")
def test_neighbouring_rows_are_physical() -> None:
    board = board_of("1e", "IIC")
    front_lane, rear_lane = board.aim(RIGHT, (4,)).lanes
    assert {row for _, row in places(board, cells_of(front_lane.near))} == {2, 3, 4}
    assert {row for _, row in places(board, cells_of(rear_lane.near))} == {4, 5, 6}


# --- IIIC --------------------------------------------------------------------------------------------------


@rule("LM-051")
def test_every_cell_of_the_torus_has_four_neighbours_and_eight_with_diagonals() -> None:
    board = board_of("1e", "IIIC")
    for cell in range(36):
        around = {board.neighbour(cell, direction) for direction in DIRECTIONS}
        assert len(around) == 4
        assert None not in around
        assert (board.touching(1 << cell, diagonally=True) & ~(1 << cell)).bit_count() == 8
    corner = at(board, 1, 1)
    assert {board.coordinates_of(board.neighbour(corner, d) or 0) for d in DIRECTIONS} == {
        (1, 6),
        (1, 2),
        (6, 1),
        (2, 1),
    }
    assert board.touching(1 << corner, diagonally=True) >> at(board, 6, 6) & 1


@given(st.integers(0, 35), st.sampled_from(DIRECTIONS), st.integers(0, 6))
@rule("LM-051")
def test_six_steps_round_the_torus_lead_home(cell: int, direction: int, sideways: int) -> None:
    board = board_of("1e", "IIIC")
    mask = 1 << cell
    for _ in range(6):
        mask = board.step(mask, direction)
    assert mask == 1 << cell
    there = mask
    for _ in range(sideways):
        there = board.step(there, (direction + 1) % 4)
    assert board.step(there, direction) == board.step(there, direction) & board.full
    for _ in range(sideways):
        there = board.step(there, (direction + 3) % 4)
    assert there == mask


@rule("LM-054")
def test_clearances_wrap_over_every_edge() -> None:
    board = board_of("1e", "IIIC")
    cases = [((3, 1), FRONT, (3, 6)), ((3, 6), REAR, (3, 1)), ((1, 4), LEFT, (6, 4)), ((6, 4), RIGHT, (1, 4))]
    for place, direction, expected in cases:
        assert board.coordinates_of(board.neighbour(at(board, *place), direction) or 0) == expected


@rule("LM-068", "LM-069")
def test_hits_on_the_torus_begin_at_the_rolled_cell_and_go_round() -> None:
    board = board_of("1e", "IIIC")
    assert places(board, board.aim(FRONT, (2, 5)).lanes[0].cells) == [(2, r) for r in (5, 6, 1, 2, 3, 4)]
    assert places(board, board.aim(REAR, (2, 2)).lanes[0].cells) == [(2, r) for r in (2, 1, 6, 5, 4, 3)]
    assert places(board, board.aim(LEFT, (5, 3)).lanes[0].cells) == [(c, 3) for c in (5, 6, 1, 2, 3, 4)]
    assert places(board, board.aim(RIGHT, (2, 3)).lanes[0].cells) == [(c, 3) for c in (2, 1, 6, 5, 4, 3)]
    for direction, column, row in product(DIRECTIONS, range(1, 7), range(1, 7)):
        lane = board.aim(direction, (column, row)).lanes[0]
        assert len(set(lane.cells)) == 6
        assert lane.cells[0] == at(board, column, row)


@rule("LM-074")
def test_first_and_last_row_of_the_torus_are_neighbours() -> None:
    board = board_of("1e", "IIIC")
    assert {row for _, row in places(board, cells_of(board.aim(LEFT, (1, 1)).lanes[0].near))} == {6, 1, 2}


# --- IVC ---------------------------------------------------------------------------------------------------

FL, FR, RL, RR = "FL", "FR", "RL", "RR"


def part_names(board: Board, region: Mask) -> set[str]:
    """Which of the four yards a region covers: front or rear, left or right of the middle of the board."""
    found = set()
    for cell in cells_of(region & board.ordinary):
        column, row = board.coordinates_of(cell)
        found.add(("F" if row <= 5 else "R") + ("L" if column <= 4 else "R"))
    return found


def regions(dice: tuple[int, ...]) -> list[set[str]]:
    board = board_of("1e", "IVC")
    return [part_names(board, region) for region in board.zone(dice).regions]


@rule("LM-078", "LM-084")
def test_before_the_dice_there_are_four_yards() -> None:
    assert sorted(map(sorted, regions(()))) == [[FL], [FR], [RL], [RR]]
    board = board_of("1e", "IVC")
    sizes = [region.bit_count() for region in board.zone().regions]
    assert sorted(sizes) == [9, 9, 10, 10]
    assert not board.zone().cells & board.marked


@rule("LM-079", "LM-081")
@pytest.mark.parametrize(
    ("die", "joined"),
    [(1, {FL, RL}), (6, {FL, RL}), (2, {FR, RR}), (5, {FR, RR}), (3, {FL, FR}), (4, {RL, RR})],
)
def test_the_first_die_joins_two_yards(die: int, joined: set[str]) -> None:
    found = regions((die,))
    assert len(found) == 3
    assert joined in found
    record = board_of("1e", "IVC").record.yard
    assert record is not None
    assert [set(pair) for pair in record.joins[str(die)]] == [joined]


@rule("LM-080", "LM-082")
@pytest.mark.parametrize("dice", list(product(range(1, 7), repeat=2)))
def test_both_dice_make_the_stated_fleet(dice: tuple[int, int]) -> None:
    board = board_of("1e", "IVC")
    found = sorted(map(sorted, regions(dice)))
    pair = "".join(str(die) for die in sorted(dice))
    record = board.record.yard
    assert record is not None
    shapes = {
        "fore_aft": [[FL, FR], [RL, RR]],
        "side_by_side": [[FL, RL], [FR, RR]],
        "c_shape": [[FL, FR, RL, RR]],
    }
    outcome = record.outcomes[pair]
    if outcome == "three":
        assert sorted(map(len, found)) == [1, 1, 2]
    elif outcome == "l_plus_small":
        assert sorted(map(len, found)) == [1, 3]
    else:
        assert found == shapes[outcome]
    assert 41 <= board.zone(dice).cells.bit_count() <= 44
    assert board.zone(dice) == board.zone(dice[::-1])
    if outcome in ("fore_aft", "side_by_side"):
        small, large = sorted(region.bit_count() for region in board.zone(dice).regions)
        assert small / large >= 0.8


@rule("LM-082")
def test_the_stated_outcomes() -> None:
    record = board_of("1e", "IVC").record.yard
    assert record is not None
    by_outcome: dict[str, list[str]] = {}
    for pair, outcome in sorted(record.outcomes.items()):
        by_outcome.setdefault(outcome, []).append(pair)
    assert by_outcome == {
        "fore_aft": ["33", "34", "44"],
        "side_by_side": ["12", "15", "26", "56"],
        "three": ["16", "25"],
        "c_shape": ["11", "22", "55", "66"],
        "l_plus_small": ["13", "14", "23", "24", "35", "36", "45", "46"],
    }


@rule("LM-081")
def test_the_stated_outcomes_leave_only_one_way_to_mark_the_dice() -> None:
    """Try every assignment of joints to dice and doubles; 3 joins the front and 6 the left, as stated."""
    joints = {"front": (FL, FR), "rear": (RL, RR), "left": (FL, RL), "right": (FR, RR)}
    record = board_of("1e", "IVC").record.yard
    assert record is not None
    solutions = []
    for marks in product(joints, repeat=6):
        if marks[2] != "front" or marks[5] != "left":
            continue
        for size in range(5):
            for double in combinations(joints, size):
                if all(
                    _makes(
                        joints,
                        {marks[int(p[0]) - 1], *((marks[int(p[1]) - 1],) if p[0] != p[1] else double)},
                        want,
                    )
                    for p, want in record.outcomes.items()
                ):
                    solutions.append((marks, double))
    assert solutions == [(("left", "right", "front", "rear", "right", "left"), ("front", "rear"))]


def _makes(joints: dict[str, tuple[str, str]], made: set[str], want: str) -> bool:
    groups = [{part} for part in (FL, FR, RL, RR)]
    for name in sorted(made):
        one, other = (next(group for group in groups if part in group) for part in joints[name])
        if one is not other:
            one |= other
            groups.remove(other)
    sizes = sorted(map(len, groups))
    if want == "c_shape":
        return sizes == [4] and set(joints) - made in ({"left"}, {"right"})
    if want in ("three", "l_plus_small"):
        return sizes == ([1, 1, 2] if want == "three" else [1, 3])
    pair = {FL, FR} if want == "fore_aft" else {FL, RL}
    return sizes == [2, 2] and pair in groups


@rule("LM-095")
def test_two_ships_of_a_fleet_never_touch() -> None:
    board = board_of("1e", "IVC")
    for dice in product(range(1, 7), repeat=2):
        for one, other in combinations(board.zone(dice).regions, 2):
            assert not board.touching(one) & other


@rule("LM-113")
def test_2_and_12_always_miss_a_fleet() -> None:
    board = board_of("1e", "IVC")
    usable = board.ordinary | board.marked
    for direction in DIRECTIONS:
        for dice in ((1, 1), (6, 6)):
            assert not any(lane.own & usable for lane in board.aim(direction, dice).lanes)
