"""Building a fleet of up to four parts, tile by tile (LM-015, LM-086, LM-087, LM-090 … LM-092, LM-094,
LM-095)."""

from itertools import combinations, product

import pytest

from starhaul.trucker.match.actions import Attach, Flip, Look, PutBack, Reserve, Return, Roll, Use
from starhaul.trucker.ship.ship_check import faults
from tests.rules import about, rule
from tests.trucker.building_table import RUN
from tests.trucker.latest.fleet_yard import PLACES, FleetYard

BEGUN = ("not-adjacent", "BLD-10")
"""The refusal: this part contains a tile, so nothing may begin there."""


def cells_of_parts(t: FleetYard, *names: str) -> set[int]:
    parts = t.view(None).parts
    return {cell for name in names for part in parts if t.cell(PLACES[name]) in part for cell in part}


def allowed(t: FleetYard, seat: int) -> set[int]:
    """The cells where the tile in hand may be attached in any rotation, as the player sees them."""
    return {cell for turn in t.view(seat).yard.places for cell in turn}


def roll(t: FleetYard, *dice: int) -> FleetYard:
    """Roll each die after its run, and flip the hourglass."""
    for die in dice:
        t.dice.append(die)
        t.wait(RUN).do(0, Roll(), Flip())
    return t


# --- beginning parts ---------------------------------------------------------------------------------------


@rule("LM-086")
@pytest.mark.parametrize("part", PLACES)
def test_the_first_tile_goes_on_any_open_cell_of_any_part(part: str) -> None:
    t = FleetYard().draw(0)
    assert cells_of_parts(t, part) <= allowed(t, 0)
    for cell in sorted(cells_of_parts(t, part)):
        assert t.allows(0, Attach(cell, 3))


@rule("LM-086")
def test_each_next_tile_begins_a_part_still_empty_or_is_attached_to_tiles_already_there() -> None:
    t = FleetYard().put(0, "3,3 cabin 2121")
    t.grip(0, "cabin", "2121")
    assert allowed(t, 0) == cells_of_parts(t, "FR", "RL", "RR") | set(t.cells("4,3", "3,4"))
    t.attach(0, t.cell("7,4"), 0).grip(0, "battery", "1113")
    assert allowed(t, 0) == cells_of_parts(t, "RL", "RR") | set(
        t.cells("4,3", "3,4", "6,4", "7,3", "8,4", "7,5")
    )


@rule("LM-086")
def test_up_to_four_groups_are_built_side_by_side() -> None:
    t = FleetYard().put(0, "3,3 cabin ..2.", "8,8 cabin ..2.", "7,3 cabin ..2.", "2,8 cabin ..2.")
    t.put(0, "3,4 cabin 2...", "2,9 battery 2...", "7,4 cargo 2...", "8,9 cargo 2...")
    assert [hull.bit_count() for hull in t.hull(0).parts] == [2, 2, 2, 2]
    assert not faults(t.hull(0), t.zone)


@rule("LM-086")
@about("LM-009", "LM-013")
def test_the_starting_cabin_or_another_tile_of_the_reserve_may_begin_a_part() -> None:
    t = FleetYard().draw(0, "cargo").do(0, Reserve(), Use(1))
    assert allowed(t, 0) == cells_of_parts(t, *PLACES)
    t.attach(0, t.cell("2,8"), 0).do(0, Use(0))
    assert cells_of_parts(t, "FL", "FR", "RR") <= allowed(t, 0)
    t.attach(0, t.cell("7,3"), 0)
    assert t.yard.reserves[0] == ()


@rule("LM-087")
def test_within_a_part_a_tile_must_join_those_already_there() -> None:
    t = FleetYard().put(0, "3,3 battery 0003").draw(0, "cabin", "2121")
    assert t.refuses(0, Attach(t.cell("2,5"), 0)) == BEGUN
    assert t.refuses(0, Attach(t.cell("4,4"), 0)) == BEGUN, "diagonally is not enough"
    assert t.refuses(0, Attach(t.cell("3,4"), 0)) == ("not-joined", "BLD-15"), "a smooth side"


# --- parts joined by the dice ------------------------------------------------------------------------------


@rule("LM-090")
def test_both_begun_the_new_part_holds_two_groups_and_tiles_may_be_added_to_either() -> None:
    t = roll(FleetYard().put(0, "4,4 battery .3..", "6,4 battery ...3"), 3)
    t.grip(0, "cabin", "2121")
    reached = set(t.cells("5,4"))
    assert allowed(t, 0) & cells_of_parts(t, "FL") == reached, "beside both, and nowhere else"
    t.do(0, Return()).put(0, "5,4 special_cargo .3.3")
    assert len(t.hull(0).parts) == 1
    t.finish(0)
    assert not faults(t.hull(0), t.zone), "connected before building ends"


@rule("LM-090")
@pytest.mark.parametrize(("place", "group"), [("3,4", "3,3"), ("7,4", "7,3")])
def test_both_begun_each_of_the_two_groups_grows(place: str, group: str) -> None:
    t = roll(FleetYard().put(0, "3,3 cabin ..2.", "7,3 cabin ..2."), 3).put(0, f"{place} cargo 2...")
    assert sorted(part.bit_count() for part in t.hull(0).parts) == [1, 2]
    assert t.hull(0).occupied >> t.cell(group) & 1
    assert [fault.rule for fault in faults(t.hull(0), t.zone)] == ["CHK-08"], "they should be connected"


@rule("LM-090")
def test_one_begun_everything_must_be_attached_to_it() -> None:
    t = roll(FleetYard().put(0, "4,4 battery .3.."), 3)
    t.grip(0, "special_cargo", ".3.3")
    for place in ("7,3", "6,4", "5,3", "2,4"):
        assert t.refuses(0, Attach(t.cell(place), 1)) == BEGUN
    assert cells_of_parts(t, "RL", "RR") <= allowed(t, 0), "the other parts are still empty"
    t.attach(0, t.cell("5,4"))
    t.put(0, "6,4 battery ...3")
    assert len(t.hull(0).parts) == 1, "over the new cell into the part that was empty"


@rule("LM-090")
def test_none_begun_the_first_tile_goes_on_any_open_cell_of_the_new_part_also_a_newly_opened_one() -> None:
    t = roll(FleetYard().put(0, "2,8 cabin ....").draw(0), 3)
    assert cells_of_parts(t, "FL") <= allowed(t, 0)
    assert set(t.cells("5,3", "5,4", "3,3", "7,3")) <= cells_of_parts(t, "FL")
    t.attach(0, t.cell("5,3"))
    t.draw(0, "cabin", "2121")
    assert not set(t.cells("2,4", "8,4")) & allowed(t, 0), "begun now, from end to end"


@rule("LM-090")
def test_each_player_goes_on_from_what_their_parts_hold() -> None:
    t = FleetYard(seats=3).put(0, "3,3 cabin ....", "7,3 cabin ....").put(1, "3,3 cabin ....")
    roll(t, 3)
    for seat, begins in ((0, False), (1, False), (2, True)):
        t.draw(seat)
        assert t.fits(seat, "8,5") == begins


@rule("LM-091")
@pytest.mark.parametrize(("dice", "groups"), [((1, 1), 4), ((6, 3), 3), ((4, 3), 2)])
def test_after_the_second_die_a_part_holds_up_to_four_groups_but_never_gets_a_new_one(
    dice: tuple[int, ...], groups: int
) -> None:
    t = roll(FleetYard().put(0, *(f"{place} cabin ..2." for place in PLACES.values())), *dice)
    begun = t.cells(*PLACES.values())
    assert max(len(set(begun) & set(part)) for part in t.view(0).parts) == groups
    t.grip(0, "battery", "1113")
    beside = t.state.profile.board.touching(t.hull(0).occupied)
    assert all(beside >> cell & 1 for cell in allowed(t, 0))
    for cell in begun:
        grows = t.state.profile.board.touching(1 << cell)
        assert any(grows >> other & 1 for other in allowed(t, 0)), "each group may grow"


@rule("LM-091")
def test_one_tile_holds_the_whole_ship_that_the_second_die_joins() -> None:
    t = roll(FleetYard().put(0, "3,3 cabin ....").draw(0), 1)
    assert cells_of_parts(t, "FR", "RR") <= allowed(t, 0)
    roll(t, 1)
    assert t.fleet == ["FL+FR+RL+RR"]
    for place in ("7,3", "8,8", "5,5", "5,8", "4,7"):
        assert not t.fits(0, place)


@rule("LM-091")
def test_four_groups_in_one_part_are_connected_through_the_cells_that_were_opened() -> None:
    t = FleetYard().put(0, "4,5 structural .33.", "6,5 battery ...3")
    roll(t, 1, 1).put(0, "5,5 special_cargo .3.3", "4,6 cabin 3...")
    assert len(t.hull(0).parts) == 1
    assert not faults(t.hull(0), t.zone)


# --- the correction window ---------------------------------------------------------------------------------


@rule("LM-015")
def test_the_only_tile_of_a_part_may_be_moved_to_any_cell_that_is_open_to_it() -> None:
    t = FleetYard().put(0, "7,3 cabin 2121", "3,3 cabin 2121")
    for place in ("2,5", "8,8", "2,8", "7,4", "3,3"):
        t.do(0, Attach(t.cell(place), 0))
        assert t.size(0) == 2
    assert t.refuses(0, Attach(t.cell("8,5"), 0)) == BEGUN
    t.draw(0).do(0, Return())
    assert t.refuses(0, Attach(t.cell("2,5"), 0)) == ("hand-empty", "BLD-09a"), "another tile was taken"


@rule("LM-015")
def test_a_part_whose_only_tile_was_moved_away_is_empty_again() -> None:
    t = FleetYard().put(0, "3,3 cabin 2121")
    t.do(0, Attach(t.cell("8,8"), 0)).draw(0)
    assert cells_of_parts(t, "FL") <= allowed(t, 0)
    assert not t.fits(0, "6,10")


@rule("LM-015")
def test_with_take_back_a_first_tile_put_back_makes_the_next_one_a_first_tile_again() -> None:
    t = FleetYard(take_back_1e=True).put(0, "7,3 cabin ....", "3,3 cabin ....").do(0, Return()).draw(0)
    assert cells_of_parts(t, "FL", "RL", "RR") <= allowed(t, 0)
    t.attach(0, t.cell("2,5"), 0).do(0, Reserve()).draw(0)
    assert cells_of_parts(t, "FL") <= allowed(t, 0)


@about("LM-015", "LM-090")
def test_a_tile_that_may_still_be_moved_when_its_part_is_joined_begins_no_other_group_there() -> None:
    t = roll(FleetYard().put(0, "2,8 cabin 2121", "3,3 cabin 2121"), 1)
    assert t.refuses(0, Attach(t.cell("4,4"), 0)) == BEGUN
    t.do(0, Attach(t.cell("8,4"), 0)).do(0, Attach(t.cell("2,9"), 0))
    assert t.refuses(0, Attach(t.cell("3,3"), 0)) == BEGUN, "nor the one that it began before"


@about("LM-015", "LM-091")
def test_with_take_back_the_tile_of_a_joined_part_may_go_but_then_nothing_begins_in_its_place() -> None:
    t = roll(FleetYard(take_back_1e=True).put(0, "2,8 cabin ....", "3,3 cabin ...."), 1)
    t.do(0, Return()).draw(0)
    assert t.size(0) == 1
    assert not t.fits(0, "3,3")


# --- looking at cards --------------------------------------------------------------------------------------


@rule("LM-092")
def test_cards_may_be_looked_at_when_every_part_holds_a_tile_four_before_the_first_roll() -> None:
    t = FleetYard()
    for place in PLACES.values():
        assert t.refuses(0, Look(0)) == ("attach-first", "BLD-36")
        t.put(0, f"{place} cabin ....")
    t.do(0, Look(0), PutBack())
    assert t.refuses(1, Look(1)) == ("attach-first", "BLD-36")


@rule("LM-092")
@pytest.mark.parametrize("front", ["3,3", "7,3", "5,3"])
def test_a_joined_part_needs_one_tile_only_three_after_the_first_roll(front: str) -> None:
    t = roll(FleetYard(), 3).put(0, "2,8 cabin ....", "8,8 cabin ....")
    assert not t.allows(0, Look(0))
    t.put(0, f"{front} cabin ....")
    assert t.allows(0, Look(0))


@rule("LM-092")
def test_three_tiles_in_two_of_the_three_parts_are_not_enough() -> None:
    t = roll(FleetYard(), 3).put(0, "3,3 cabin ..2.", "3,4 cabin 2...", "2,8 cabin ....")
    assert t.refuses(0, Look(2)) == ("attach-first", "BLD-36")


@rule("LM-092")
@pytest.mark.parametrize(
    ("dice", "places"), [((1, 1), ["3,3"]), ((3, 4), ["3,3", "8,8"]), ((1, 6), ["3,3", "7,3", "8,8"])]
)
def test_after_both_dice_one_tile_in_each_ship_is_enough(dice: tuple[int, ...], places: list[str]) -> None:
    t = roll(FleetYard(), *dice)
    for place in places:
        assert not t.allows(0, Look(0))
        t.put(0, f"{place} cabin ....")
    assert t.allows(0, Look(0))


@about("LM-092")
def test_a_player_who_looks_at_a_pile_when_a_die_falls_goes_on_looking() -> None:
    t = FleetYard(dice=[3]).begin_parts(1).do(1, Look(2)).wait(RUN).do(0, Roll())
    assert t.view(1).yard.pile
    t.do(1, PutBack(), Look(0))


# --- cells that are not open -------------------------------------------------------------------------------

OUTLETS = pytest.mark.parametrize(
    ("outlet", "die", "way", "before", "fault"),
    [
        ("4,4 cannon:right 3...", 3, ["6,4 battery ...3"], "5,4 battery 0300", "CHK-06"),
        ("4,5 engine:rear ....", 1, ["4,8 cabin 2...", "4,7 cargo 2.2."], "4,6 battery 0030", "CHK-05"),
        ("2,8 cannon:front ....", 6, ["2,5 cargo ..2.", "2,6 cargo 2.2."], "2,7 battery 3000", "CHK-06"),
    ],
)
"""A cannon or an engine facing a marked cell, the die that opens that cell,
tiles in between, and a tile for it."""


@rule("LM-094")
@OUTLETS
@pytest.mark.parametrize("strict", [False, True])
def test_a_cannon_or_an_engine_may_face_a_cell_not_yet_opened(
    outlet: str, die: int, way: list[str], before: str, fault: str, strict: bool
) -> None:
    t = FleetYard(strict_build=strict).put(0, outlet).draw(0)
    assert t.refuses(0, Attach(t.cell(before.split()[0]), 0)) == ("outside-zone", "BLD-10")
    assert not faults(t.hull(0), t.zone)


@rule("LM-094")
@OUTLETS
def test_if_that_cell_is_opened_the_free_cell_rule_applies_to_it(
    outlet: str, die: int, way: list[str], before: str, fault: str
) -> None:
    t = roll(FleetYard().put(0, outlet, way[0]), die).put(0, *way[1:])
    assert fault not in [found.rule for found in faults(t.hull(0), t.zone)], "it is open but free"
    t.put(0, before)
    assert fault in [found.rule for found in faults(t.hull(0), t.zone)]
    t.finish(0, 1)
    assert fault in t.heard("errors-found")[0]["rules"]


@rule("LM-094")
@about("RUL-15")
@OUTLETS
def test_strict_building_keeps_it_free_from_then_on(
    outlet: str, die: int, way: list[str], before: str, fault: str
) -> None:
    t = roll(FleetYard(strict_build=True).put(0, outlet, way[0]), die).put(0, *way[1:])
    place, *tile = before.split()
    turn = t.grip(0, *tile)
    assert t.refuses(0, Attach(t.cell(place), turn)) == ("faulty-placement", "RUL-15")


@rule("LM-095")
@pytest.mark.parametrize("dice", [(), *product(range(1, 7), repeat=1), *product(range(1, 7), repeat=2)])
def test_two_ships_never_touch_orthogonally(dice: tuple[int, ...]) -> None:
    t = roll(FleetYard(), *dice)
    board = t.state.profile.board
    for one, other in combinations(t.view(None).parts, 2):
        assert not {board.neighbour(cell, way) for cell in one for way in range(4)} & set(other)
