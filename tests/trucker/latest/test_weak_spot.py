"""IIIC: the weak spot, the compulsory premium and the cap (LM-061 … LM-067)."""

import pytest

from starhaul.trucker.match.actions import GiveUp, Keep, Remove
from tests.rules import about, rule
from tests.trucker.building_table import Building
from tests.trucker.latest.dock import Dock, Place, bookings, insured, packed, premiums
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME

LONE = yard("IIIC", "3,3 start")
"""A starting cabin alone: the weak spot is 35 cells."""
SINGLE_CELLS: tuple[Place, ...] = ((2, 5), (4, 1), (4, 3))


# --- the weak spot -----------------------------------------------------------------------------------------


@rule("LM-063")
@pytest.mark.parametrize(
    ("empty", "size", "credits"),
    [
        ((), 0, 0),
        (((6, 2),), 1, 0),
        (((6, 2), (6, 3)), 2, 1),
        (((6, 2), (6, 3), (6, 4)), 3, 3),
        (((6, 2), (6, 3), (6, 4), (5, 2)), 4, 6),
        (((6, 2), (6, 3), (6, 4), (5, 2), (5, 3)), 5, 10),
        (((6, 2), (6, 3), (6, 4), (5, 2), (5, 3), (1, 2)), 6, 15),
        (((6, 2), (6, 3), (6, 4), (5, 2), (5, 3), (1, 2), (1, 3)), 7, 15),
    ],
)
def test_the_premium_grows_with_the_largest_group_of_empty_cells(
    empty: tuple[Place, ...], size: int, credits: int
) -> None:
    t = Dock(packed(*empty), LONE, credits=[20, 20]).launch()
    assert t.seats_told("errors-found") == []
    assert t.premiums() == [(size, credits), (35, 15)]
    assert t.state.credits == [20 - credits, 5]


@rule("LM-064")
def test_seven_empty_cells_the_largest_group_two_cost_one_credit() -> None:
    seven = packed((1, 1), (2, 2), (4, 1), (5, 3), (2, 5), (3, 5), (5, 5))
    t = Dock(seven, LONE).launch()
    assert (len(t.tiles(0)), t.seats_told("errors-found")) == (29, [])
    assert t.premiums()[0] == (2, 1)


@rule("LM-064")
def test_seven_empty_cells_that_are_one_group_over_two_edges_cost_fifteen_credits() -> None:
    seven = packed((1, 3), (1, 2), (2, 1), (6, 3), (3, 6), (3, 5), (6, 4))
    t = Dock(seven, LONE).launch()
    assert (len(t.tiles(0)), t.seats_told("errors-found")) == (29, [])
    assert t.premiums()[0] == (7, 15)


@rule("LM-062")
@pytest.mark.parametrize(
    ("one", "other", "size"),
    [
        ((3, 1), (3, 6), 2),
        ((1, 2), (6, 2), 2),
        ((2, 2), (3, 1), 2),
        ((2, 1), (3, 6), 2),
        ((1, 2), (6, 1), 2),
        ((1, 1), (6, 6), 2),
        ((6, 1), (1, 6), 2),
        ((2, 2), (4, 2), 1),
        ((1, 1), (5, 1), 1),
        ((2, 1), (2, 5), 1),
        ((1, 1), (5, 6), 1),
    ],
)
def test_cells_touch_side_by_side_diagonally_and_over_edges_but_not_over_a_tile(
    one: Place, other: Place, size: int
) -> None:
    t = Dock(packed(one, other), LONE).launch()
    assert t.premiums()[0][0] == size


@rule("LM-062")
def test_only_the_largest_group_counts_not_the_number_of_empty_cells() -> None:
    t = Dock(packed(*SINGLE_CELLS), packed((6, 2), (6, 3), *SINGLE_CELLS)).launch()
    assert t.premiums() == [(1, 0), (2, 1)]


@rule("LM-061", "LM-062")
def test_a_tile_removed_by_mending_leaves_a_cell_as_empty_as_any_other() -> None:
    """An engine on (1, 1) that points to the right is removed; (2, 2) was left empty."""
    wrong = packed((2, 2), instead={(1, 1): "64.3"})
    t = Dock(wrong, packed((2, 2))).begin()
    assert t.asked == [(0, "repair")]
    assert t.premiums() == []
    t.answer(0, Remove(t.cell(1, 1)))
    assert t.premiums() == [(2, 1), (1, 0)]


@rule("LM-061")
@pytest.mark.parametrize(("kept", "weak_spot"), [((1, 1), (2, 1)), ((4, 5), (35, 15))])
def test_the_weak_spot_is_measured_when_the_player_has_picked_the_piece_that_flies(
    kept: Place, weak_spot: tuple[int, int]
) -> None:
    """Without (4, 4) the hold behind it is loose."""
    t = Dock(packed((4, 4)), packed()).begin()
    assert t.asked == [(0, "repair")]
    assert t.options(0) == [Keep(t.cell(1, 1)), Keep(t.cell(4, 5))]
    assert t.premiums() == []
    t.answer(0, Keep(t.cell(*kept)))
    assert t.premiums() == [weak_spot, (0, 0)]


@rule("LM-062")
def test_cells_left_empty_for_lack_of_time_count_alike() -> None:
    """Nobody has attached anything when the server ends building, after ten runs."""
    t = Building("IIIC", seats=2).build(0, 2).wait(910)
    assert [(told["weak_spot"], told["credits"]) for told in t.heard("premium")] == [(34, 15), (36, 15)]


# --- paying ------------------------------------------------------------------------------------------------


@rule("LM-065")
def test_the_premium_is_paid_before_the_flight_without_asking() -> None:
    t = Dock(packed((6, 2), (6, 3)), LONE, credits=[7, 16]).launch()
    assert t.state.credits == [6, 1]
    assert [kind for _, kind in t.asked] == ["reveal", "reveal"]
    assert t.heard("card-revealed") == []


@rule("LM-065", "LM-066")
def test_what_is_missing_is_paid_after_the_flight_out_of_its_rewards() -> None:
    t = insured(LONE, LONE, credits=[10, 0], lost=[2, 0]).settle()
    assert premiums(t) == [(35, 15), (35, 15)]
    assert bookings(t, 0) == {"order": 12, "beauty": 6, "lost": -2, "premium": -5}
    assert bookings(t, 1) == {"order": 9, "beauty": 6, "premium": -15}
    assert t.state.credits == [11, 0]


@rule("LM-066")
def test_goods_pay_for_the_debt_too() -> None:
    rich = yard("IIIC", "3,3 start", "4,3 special_cargo 0001 goods=red,red")
    t = insured(rich, LONE).gone(0, 1).settle()
    assert bookings(t, 0) == {"goods": 4, "premium": -15}
    rich_and_home = insured(rich, LONE).gone(1).settle()
    assert bookings(rich_and_home, 0) == {"order": 12, "beauty": 6, "goods": 8, "premium": -15}
    assert rich_and_home.state.credits[0] == 12 + 6 + 8 - 15


@rule("LM-066")
def test_giving_up_does_not_cancel_the_premium() -> None:
    t = Dock(LONE, LONE, credits=[20, 4]).launch()
    assert t.state.credits == [5, 0]
    t.answer(0, GiveUp()).answer(1, GiveUp())
    assert (bookings(t, 0), bookings(t, 1)) == ({}, {"premium": -11})
    assert t.state.credits == [5, 0]


@rule("LM-065")
def test_what_is_still_missing_after_the_flight_is_waived() -> None:
    """Nobody builds anything in either flight; the second has no insurance, so nothing is owed there."""
    t = Building("IIIC", "IIC", seats=2).finish(0, 1)
    assert [told["credits"] for told in t.heard("premium")] == [15, 15]
    assert (t.state.round, t.state.credits) == (1, [0, 0])
    t.state.credits = [9, 9]
    t.finish(0, 1)
    assert t.state.credits == [8, 8], "the starting cabin in the reserve"
    assert len(t.heard("premium")) == 2


@rule("LM-065")
def test_partners_pay_out_of_the_account_of_their_team() -> None:
    t = Dock(LONE, packed(), LONE, packed((6, 2), (6, 3)), credits=[20, 1, 0, 0], teams="team").launch()
    assert t.state.credits == [0, 0]
    assert t.flight.owed == [0, 0, 10, 0]


@about("LM-065", "RUL-09")
def test_a_player_who_left_in_an_earlier_round_pays_no_premium_and_loses_no_cabin() -> None:
    t = Building("IIIC", "IIIC", seats=3).finish(0, 1, 2)
    t.presence(2, "gone").finish(0, 1)
    told = [told["seat"] for told in t.heard("premium")]
    assert told == [0, 1, 2, 0, 1]
    lost = [(told["seat"], told["bookings"]) for told in t.heard("settled")][3:]
    assert [bool(lines) for _, lines in lost] == [True, True, False]


# --- the cap -----------------------------------------------------------------------------------------------


@rule("LM-067")
@pytest.mark.parametrize(("lost", "paid"), [(14, 14), (15, 15), (16, 15), (40, 15)])
def test_lost_tiles_cost_at_most_fifteen_credits_and_the_premium_is_separate(lost: int, paid: int) -> None:
    t = insured(LONE, LONE, credits=[3, 0], lost=[lost, 0]).settle()
    assert bookings(t, 0) == {"order": 12, "beauty": 6, "lost": -paid, "premium": -12}
    assert t.state.credits[0] == max(0, 12 + 6 - paid - 12)


@rule("LM-067")
def test_a_premium_paid_in_full_does_not_count_towards_the_fifteen() -> None:
    t = insured(LONE, LONE, credits=[30, 30], lost=[20, 0]).settle()
    assert t.state.credits == [30 - 15 + 12 + 6 - 15, 30 - 15 + 9 + 6]


@about("LM-067")
def test_everybody_sees_the_cap_in_flight() -> None:
    t = Dock(LONE, LONE).launch()
    assert [seat.cap for seat in GAME.view(t.state, None).seats] == [15, 15]
