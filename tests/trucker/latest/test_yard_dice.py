"""The dice of the yard: which cells they open, which parts they join, who rolls them and when (LM-078 …
LM-085, LM-088, LM-089, LM-093, LM-125)."""

from itertools import product

import pytest

from starhaul.kernel.match import Match
from starhaul.trucker.match.actions import Attach, Claim, Finish, Flip, Look, Return, Roll, Take
from starhaul.trucker.match.config import Config
from starhaul.trucker.ship.board import board_of
from tests.rules import about, rule
from tests.trucker.building_table import GAME, RUN
from tests.trucker.latest.fleet_yard import FleetYard

ORDERED = list(product(range(1, 7), repeat=2))
UNORDERED = [(one, other) for one, other in ORDERED if one <= other]
JOINS = {1: "FL+RL", 6: "FL+RL", 2: "FR+RR", 5: "FR+RR", 3: "FL+FR", 4: "RL+RR"}
FORE_AFT, SIDE_BY_SIDE, C_SHAPE = ["FL+FR", "RL+RR"], ["FL+RL", "FR+RR"], ["FL+FR+RL+RR"]
CELLS = {
    "1": ("3,6", "4,6", "4,7"),
    "2": ("6,6", "7,6", "6,7"),
    "3": ("5,3", "5,4"),
    "4": ("5,9",),
    "5": ("8,6", "7,7", "8,7"),
    "6": ("2,6", "2,7", "3,7"),
    "double": ("5,5", "5,8"),
}


def rolled(*dice: int, seats: int = 2) -> FleetYard:
    """This many dice have been rolled, each after its run; the hourglass was flipped after each."""
    t = FleetYard(dice=dice, seats=seats)
    for _ in dice:
        t.wait(RUN).do(0, Roll(), Flip())
    return t


def open_cells(t: FleetYard, seat: int) -> list[int]:
    """Where a player who has built nothing may place a tile: every open cell."""
    t.draw(seat)
    (cells, *_) = t.view(seat).yard.places
    t.do(seat, Return())
    return cells


def ordinary() -> set[int]:
    return {n for n, letter in enumerate("".join(board_of("1e", "IVC").record.map)) if letter == "#"}


# --- shape -------------------------------------------------------------------------------------------------


@rule("LM-078")
def test_at_the_beginning_only_the_ordinary_cells_of_four_parts_that_do_not_touch_may_be_used() -> None:
    t = FleetYard()
    assert t.fleet == ["FL", "FR", "RL", "RR"]
    assert set(open_cells(t, 0)) == ordinary()
    parts = [set(part) for part in t.view(0).parts]
    board = t.state.profile.board
    for part in parts:
        around = {board.neighbour(cell, way) for cell in part for way in range(4)}
        assert not any(around & other for other in parts if other is not part)
    t.draw(0)
    for place in (place for places in CELLS.values() for place in places):
        assert t.refuses(0, Attach(t.cell(place), 0)) == ("outside-zone", "BLD-10")


@rule("LM-084")
def test_the_outline_has_55_cells_in_columns_3_to_11_and_rows_3_to_11() -> None:
    board = board_of("1e", "IVC")
    cells = ordinary() | {n for n in range(board.size) if board.marked >> n & 1}
    assert len(cells) == 55
    assert {board.record.columns[n % board.columns] for n in cells} == set(range(3, 12))
    assert {board.record.rows[n // board.columns] for n in cells} == set(range(3, 12))
    assert board.record.rows[0] == 2


@rule("LM-079", "LM-081")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_first_die_opens_its_number_for_all_players_and_joins_exactly_two_parts(die: int) -> None:
    t = rolled(die, seats=3).put(2, "3,3 cabin ....")
    opened = t.cells(*CELLS[str(die)])
    assert t.heard("yard-die") == [{"die": die, "cells": opened, "ships": 3}]
    for seat in (0, 1):
        assert set(open_cells(t, seat)) == ordinary() | set(opened)
    alone = [part for part in ("FL", "FR", "RL", "RR") if part not in JOINS[die]]
    assert t.fleet == sorted([JOINS[die], *alone])


@rule("LM-080")
def test_3_and_6_open_the_cells_3_and_6_but_3_and_3_the_cells_3_and_double() -> None:
    assert set(open_cells(rolled(3, 6), 1)) == ordinary() | set(rolled().cells(*CELLS["3"], *CELLS["6"]))
    assert set(open_cells(rolled(3, 3), 1)) == ordinary() | set(rolled().cells(*CELLS["3"], *CELLS["double"]))


@rule("LM-080")
@pytest.mark.parametrize(("first", "second"), ORDERED)
def test_the_second_die_opens_its_number_or_after_the_same_number_the_double_cells(
    first: int, second: int
) -> None:
    t = rolled(first, second)
    mark = "double" if first == second else str(second)
    told = t.heard("yard-die")[1]
    assert (told["die"], told["cells"]) == (second, t.cells(*CELLS[mark]))
    opened = {*t.cells(*CELLS[str(first)]), *t.cells(*CELLS[mark])}
    assert set(open_cells(t, 1)) == ordinary() | opened
    assert len(ordinary() | opened) in range(41, 45), "LM-084"


def stated(first: int, second: int) -> list[list[str]]:
    """The fleets that these dice may make according to the table of LM-082."""
    pair = "".join(map(str, sorted((first, second))))
    names = ("FL", "FR", "RL", "RR")
    if pair in ("33", "34", "44"):
        return [FORE_AFT]
    if pair in ("12", "15", "26", "56"):
        return [SIDE_BY_SIDE]
    if pair in ("16", "25"):
        return [sorted([joined, *(n for n in names if n not in joined)]) for joined in ("FL+RL", "FR+RR")]
    if pair in ("11", "22", "55", "66"):
        return [C_SHAPE]
    assert pair in ("13", "14", "23", "24", "35", "36", "45", "46")
    return [sorted([small, "+".join(n for n in names if n != small)]) for small in names]


@rule("LM-082")
@pytest.mark.parametrize(("first", "second"), ORDERED)
def test_both_dice_make_the_stated_ships(first: int, second: int) -> None:
    t = rolled(first, second)
    assert t.fleet in stated(first, second)
    assert t.heard("yard-die")[1]["ships"] == len(t.fleet)
    sizes = sorted(map(len, t.view(0).parts))
    if t.fleet in (FORE_AFT, SIDE_BY_SIDE):
        assert sizes[0] / sizes[1] >= 0.8, "two of similar size"
    elif len(sizes) == 2:
        assert sizes[1] > 2 * sizes[0], "a large and a small one"


@rule("LM-082")
@pytest.mark.parametrize(("first", "second"), UNORDERED)
def test_which_die_came_first_makes_no_difference(first: int, second: int) -> None:
    assert rolled(first, second).view(0).parts == rolled(second, first).view(0).parts


@rule("LM-081")
def test_the_double_cells_join_the_front_parts_and_the_rear_parts() -> None:
    assert rolled(1, 1).fleet == rolled(5, 5).fleet == C_SHAPE, "left or right are joined by the first die"
    assert rolled(3, 3).fleet == rolled(4, 4).fleet == FORE_AFT


@rule("LM-083")
def test_only_the_dice_decide_number_and_shape_whatever_the_players_have_built() -> None:
    t = FleetYard(dice=[2, 6], seats=3).begin_parts(0).put(1, "3,3 cabin ..2.", "3,4 cabin 2...")
    t.finish(1).wait(RUN).do(0, Roll(), Flip()).wait(RUN).do(2, Roll(), Flip())
    t.finish(0, 2)
    while t.state.yard is not None:
        (question, *_) = GAME.questions(t.state)
        t.do(question.seat, question.default)
    assert t.fleet == SIDE_BY_SIDE
    assert t.heard("yard-die")[-1]["ships"] == 2


@about("LM-079")
def test_every_round_begins_with_unrolled_dice() -> None:
    t = FleetYard("IVC", "IVC", dice=[3, 6, 1, 1]).finish(0, 1)
    assert t.fleet == ["FL+FR+RL", "RR"]
    t.wait(120)
    assert (t.state.round, t.state.yard_dice) == (1, ())
    assert t.fleet == ["FL", "FR", "RL", "RR"]


# --- hourglass and dice ------------------------------------------------------------------------------------


@rule("LM-085", "LM-125")
def test_the_hourglass_starts_beside_the_board_and_both_dice_lie_there_for_everybody() -> None:
    t = FleetYard(seats=3)
    assert t.heard("hourglass") == [{"field": "IV"}]
    assert t.yard.run_ends == RUN * 1000
    assert t.view(None).yard_dice == ()
    t.wait(RUN)
    assert all(t.allows(seat, Roll()) for seat in range(3))


@rule("LM-085")
def test_it_starts_there_whatever_the_level_of_the_cards() -> None:
    for level in (None, 3, 4):
        config = Config(edition="1e", seats=2, rounds=("IVC",), level=level)
        match = Match(GAME, config, 1)
        match.advance()
        assert GAME.view(match.state, 0).yard.field == "IV"


@rule("LM-088")
def test_after_the_first_run_any_player_may_roll_one_die_and_only_then_may_the_hourglass_be_turned() -> None:
    t = FleetYard(dice=[4, 1]).wait(RUN - 0.001)
    for action, code in ((Roll(), "no-die-due"), (Flip(), "still-running")):
        assert t.refuses(1, action)[0] == code
    assert not t.view(0).yard.die_due
    t.wait(0.001)
    assert t.view(0).yard.die_due
    assert t.refuses(0, Flip()) == ("roll-first", "LM-088")
    t.do(1, Roll())
    assert t.heard("die-taken") == [{"seat": 1}]
    assert t.view(None).yard_dice == (4,)
    assert t.field == "IV"
    assert t.refuses(0, Roll()) == ("no-die-due", "LM-088"), "one die"
    t.do(0, Flip())
    assert (t.field, t.yard.run_ends) == ("III", 2 * RUN * 1000)


@rule("LM-089", "LM-125")
def test_after_the_run_on_iii_the_second_die_then_ii_i_and_start_five_runs_altogether() -> None:
    t = FleetYard(dice=[4, 1]).finish(0).wait(RUN).do(1, Roll(), Flip())
    assert t.refuses(1, Roll()) == ("no-die-due", "LM-088")
    t.wait(RUN)
    assert t.refuses(1, Flip()) == ("roll-first", "LM-088")
    t.do(0, Roll())
    assert t.view(None).yard_dice == (4, 1)
    for _ in range(3):
        t.do(0, Flip())
        assert t.refuses(1, Roll())[0] == "no-die-due"
        t.wait(RUN)
    assert [told["field"] for told in t.heard("hourglass")] == ["IV", "III", "II", "I", "START"]
    assert (t.doing, t.match.now_ms) == ("claim", 5 * RUN * 1000)


@rule("LM-088", "LM-089")
@pytest.mark.parametrize("before", [(), (2,)])
def test_each_die_shows_any_number_with_the_same_odds(before: tuple[int, ...]) -> None:
    t = rolled(*before).wait(RUN)
    t.match.act(0, Roll())
    outcomes = GAME.outcomes(t.state)
    assert outcomes.options == tuple((die,) for die in range(1, 7))
    assert not outcomes.weights or len(set(outcomes.weights)) == 1
    assert not GAME.questions(t.state), "nobody builds while it rolls"


@rule("LM-088")
@about("RUL-94")
def test_rolling_changes_nothing_in_anybodys_hands() -> None:
    t = FleetYard(dice=[1], seats=3).begin_parts(1).do(1, Look(0)).draw(0).wait(RUN)
    t.put(2, "3,3 cabin ....")
    before = (t.yard.hands[:], t.yard.looking[:], t.yard.windows[:])
    t.do(0, Roll())
    assert (t.yard.hands, t.yard.looking, t.yard.windows) == before
    assert t.fits(0, "4,6"), "the tile in hand may go to a cell just opened"


@rule("LM-088")
@pytest.mark.parametrize("roller", [0, 1])
def test_of_two_who_roll_the_second_is_refused(roller: int) -> None:
    t = FleetYard(dice=[1, 2]).wait(RUN).do(roller, Roll())
    assert t.refuses(1 - roller, Roll()) == ("no-die-due", "LM-088")
    assert t.state.yard_dice == (1,)


@about("RUL-13")
def test_a_player_who_rolls_when_all_others_have_just_left_for_good_rolls_before_building_ends() -> None:
    t = FleetYard(dice=[5, 6]).finish(0).wait(RUN).presence(1, "gone").do(0, Roll())
    assert t.state.yard_dice == (5,)
    t.wait()
    assert t.heard("building-ended") == [{}]
    assert t.state.yard_dice == (5, 6)


# --- finishing before the dice -----------------------------------------------------------------------------


@rule("LM-093")
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_dice_not_rolled_when_building_ends_are_rolled_then(rolls: int) -> None:
    t = FleetYard(dice=[3, 6]).finish(0)
    for _ in range(rolls):
        t.wait(RUN).do(0, Roll(), Flip())
    assert (t.doing, t.state.yard_dice) == ("build", (3, 6)[:rolls])
    t.finish(1)
    assert t.state.yard_dice == (3, 6)
    keys = [event.key for event in t.told if event.key in ("yard-die", "building-ended")]
    assert keys == ["yard-die"] * rolls + ["building-ended"] + ["yard-die"] * (2 - rolls)


@rule("LM-093", "LM-083")
def test_their_joining_applies_to_everybody_and_no_tile_may_be_added() -> None:
    t = FleetYard(dice=[3, 3], seats=3)
    for seat in range(3):
        t.begin_parts(seat, "FL", "FR", "RL")
    t.draw(2).do(2, Return()).finish(0, 1, 2)
    assert t.fleet == FORE_AFT
    assert t.doing == "repair"
    assert t.asked() == [0, 1, 2], "two groups in one ship now"
    for seat in range(3):
        for action in (Take(), Attach(t.cell("5,3"), 0), Roll(), Flip(), Finish(1)):
            assert not t.allows(seat, action)


@rule("LM-093")
def test_a_player_who_finished_before_the_dice_may_still_roll_and_adds_nothing() -> None:
    t = FleetYard(dice=[3, 3]).begin_parts(0, "FL").finish(0).wait(RUN).do(0, Roll())
    assert t.fleet == ["FL+FR", "RL", "RR"]
    assert t.refuses(0, Take()) == ("has-finished", "BLD-45")
    assert t.size(0) == 1


@rule("LM-093")
def test_when_the_server_ends_building_the_dice_are_rolled_then_too() -> None:
    """RUL-19, on a server that was stopped during all earlier moments."""
    t = FleetYard(dice=[1, 2]).begin_parts(0)
    t.told += t.match.tick(10 * RUN * 1000)
    assert t.heard("time-over") == [{}]
    t.do(0, Claim(2)).do(1, Claim(1))
    assert (t.state.yard_dice, t.fleet) == ((1, 2), SIDE_BY_SIDE)


@rule("LM-093")
def test_extra_seconds_after_that_end_are_built_on_the_parts_as_they_are() -> None:
    """HSE-B4: no die can be rolled any more, so all are rolled when the last seat stops."""
    t = FleetYard(dice=[1, 2], handicaps=(0, 30)).begin_parts(0)
    t.told += t.match.tick(10 * RUN * 1000)
    assert (t.doing, t.asked()) == ("build", [1])
    assert t.refuses(1, Roll())[0] == "no-die-due"
    t.put(1, "3,3 cabin ....")
    assert t.fleet == ["FL", "FR", "RL", "RR"]
    t.wait(30).do(0, Claim(1)).do(1, Claim(2))
    assert t.fleet == SIDE_BY_SIDE
    assert t.size(1) == 1
