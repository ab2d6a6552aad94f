"""The starting cabin of class C ships, empty ships, and the order before the first card (LM-009 … LM-019,
LM-138, LM-141)."""

import pytest

from starhaul.kernel.contract import Event
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.ship_report import inspect
from starhaul.trucker.match.actions import (
    Aliens,
    Attach,
    Flip,
    Fly,
    Insure,
    Keep,
    Look,
    PutBack,
    Remove,
    Reserve,
    Return,
    Use,
)
from starhaul.trucker.parts.records import Sabotage
from starhaul.trucker.parts.terms import DIRECTIONS, LEFT
from starhaul.trucker.ship.board import cells_of, first_cell
from starhaul.trucker.ship.layers import Layer, tile_set
from tests.rules import about, rule
from tests.trucker.building_table import GAME, RUN, Building
from tests.trucker.latest.dock import Dock, bookings, lay
from tests.trucker.shipyard import at, yard

CLASSES = pytest.mark.parametrize("class_", ["IC", "IIC", "IIIC", "IVC"])
ONE_SHIP = pytest.mark.parametrize("class_", ["IC", "IIC", "IIIC"])
CABINS = tile_set("1e").starting_cabins


def cells(t: Building) -> list[int]:
    return list(cells_of(t.state.zone.cells))


def middle(t: Building) -> int:
    """A cell with at least two free neighbours."""
    zone, board = t.state.zone.cells, t.state.profile.board
    return max(cells(t), key=lambda cell: (board.touching(1 << cell) & zone).bit_count())


def far_from(t: Building, cell: int) -> int:
    board = t.state.profile.board
    near = 1 << cell | board.touching(1 << cell)
    return first_cell(t.state.zone.cells & ~near)


# --- in the reserve ----------------------------------------------------------------------------------------


@rule("LM-009")
@CLASSES
def test_the_players_starting_cabin_lies_in_the_reserve_and_the_board_is_empty(class_: str) -> None:
    t = Building(class_, seats=3)
    assert t.state.profile.board.start is None
    assert t.yard.reserves == [(CABINS[0],), (CABINS[1],), (CABINS[2],)]
    assert [t.size(seat) for seat in range(3)] == [0, 0, 0]
    assert not set(CABINS) & set(t.yard.pool)


@rule("LM-010")
@CLASSES
def test_it_may_be_attached_at_any_time_during_building(class_: str) -> None:
    first = Building(class_).do(0, Use(0))
    first.attach(0, middle(first))
    later = Building(class_).build(0, 3).wait(RUN).do(0, Use(0))
    zone = GAME.view(later.state, 0).yard
    assert zone is not None
    later.do(0, Attach(zone.places[0][0], 0))
    for t in (first, later):
        assert t.hull(0).layers[Layer.STARTING_CABIN].bit_count() == 1
        assert t.yard.reserves[0] == ()
    assert (first.size(0), later.size(0)) == (1, 4)


@rule("LM-011")
@CLASSES
def test_with_the_cabin_in_the_reserve_one_more_tile_can_be_set_aside_after_placing_it_two(
    class_: str,
) -> None:
    t = Building(class_).draw(0, "cargo").do(0, Reserve()).draw(0, "cargo")
    assert t.refuses(0, Reserve()) == ("reserve-full", "BLD-33")
    t.do(0, Return(), Use(0))
    t.attach(0, middle(t)).draw(0, "battery").do(0, Reserve()).draw(0, "battery")
    assert len(t.yard.reserves[0]) == 2
    assert t.refuses(0, Reserve()) == ("reserve-full", "BLD-33")


@rule("LM-011")
@ONE_SHIP
def test_it_may_not_be_returned_to_the_warehouse(class_: str) -> None:
    t = Building(class_).do(0, Use(0))
    assert t.refuses(0, Return()) == ("reserved-stays", "BLD-34")
    t.do(0, Reserve())
    assert t.yard.reserves[0] == (CABINS[0],)


@rule("LM-011")
def test_it_may_not_be_returned_in_the_correction_window_either() -> None:
    t = Building("IIC", take_back_1e=True).do(0, Use(0))
    t.attach(0, middle(t))
    assert t.refuses(0, Return()) == ("reserved-stays", "RUL-16")
    t.do(0, Reserve())
    assert t.refuses(0, Return()) == ("reserved-stays", "RUL-16")
    assert (t.yard.reserves[0], t.yard.open) == ((CABINS[0],), [])


@about("LM-011", "RUL-22")
def test_a_cabin_in_hand_when_time_runs_out_goes_back_to_the_reserve_and_is_lost() -> None:
    t = Building("IC").finish(0).wait(RUN).do(0, Flip()).do(1, Use(0)).wait(RUN)
    assert t.yard.reserves[1] == (CABINS[1],)
    assert t.yard.open == []


@about("LM-011")
def test_in_a_tidy_yard_the_cabin_takes_the_only_slot() -> None:
    """HSE-R8."""
    t = Building("IIC").draw(0, "cargo")
    t.state.roads = ([road.id for road in rule_data.rough_roads().modifiers].index("tidy_yard"),)
    assert t.refuses(0, Reserve()) == ("reserve-full", "BLD-33")
    t.do(0, Return(), Use(0))
    t.attach(0, middle(t)).draw(0, "cargo").do(0, Reserve())
    assert len(t.yard.reserves[0]) == 1


@rule("LM-012")
@pytest.mark.parametrize(("class_", "paid"), [("IC", 16), ("IIC", 16), ("IIIC", 15)])
def test_a_cabin_left_in_the_reserve_is_a_lost_tile_that_a_cap_covers_too(class_: str, paid: int) -> None:
    ship = yard(class_, "3,3 cabin ....")
    t = Dock(ship, ship, credits=[50, 50])
    t.state.lost[1] = (0,) * 15
    t.launch()
    assert t.state.lost[0] == (CABINS[0],)
    t.all_give_up()
    assert (bookings(t, 0)["lost"], bookings(t, 1)["lost"]) == (-1, -paid)


@rule("LM-012")
def test_the_insurance_of_a_fleet_covers_the_cabin_too() -> None:
    ship = yard("IVC", "4,3 cabin ....", yard_dice=[3, 3])
    t = Dock(ship, ship, credits=[50, 50])
    t.state.yard_dice, t.state.lost = (3, 3), [(0,) * 15, (0,) * 15]
    t.begin().answer(0, Insure(0)).answer(1, Insure(8))
    t.launch().all_give_up()
    assert (bookings(t, 0)["lost"], bookings(t, 1)["lost"]) == (-16, -12)


@rule("LM-012", "LM-018")
@ONE_SHIP
def test_after_the_flight_everybody_has_their_cabin_again_though_it_was_never_used(class_: str) -> None:
    t = Building(class_, "IIC", "I").finish(0, 1)
    assert (t.state.round, t.yard.reserves) == (1, [(CABINS[0],), (CABINS[1],)])
    t.state.credits = [5, 5]
    t.finish(0, 1)
    assert t.state.credits == [4, 4], "a cabin in the reserve costs 1 credit"
    assert (t.state.round, t.yard.reserves) == (2, [(), ()])
    start = t.state.profile.board.start
    assert start is not None
    assert [t.hull(seat).tiles[start] for seat in (0, 1)] == [CABINS[0], CABINS[1]]


@rule("LM-018")
def test_a_cabin_lost_in_flight_is_there_again_for_the_next_flight() -> None:
    ship = yard("IC", "2,3 start")
    t = Dock(ship, ship, rounds=("IC", "IIC")).launch()
    t.play(Sabotage()).dice((3,), (4,))
    assert (t.tiles(0), t.gave_up) == ([], ["no_humans", ""])
    t.all_give_up()
    assert t.state.round == 1
    assert t.state.in_yard.reserves == [(CABINS[0],), (CABINS[1],)]


# --- the first tile ----------------------------------------------------------------------------------------


@rule("LM-013")
@ONE_SHIP
@pytest.mark.parametrize("origin", ["warehouse", "cabin", "reserve"])
def test_the_first_tile_goes_on_any_cell_of_the_shape_and_on_no_other(class_: str, origin: str) -> None:
    t = Building(class_)
    if origin == "cabin":
        t.do(0, Use(0))
    else:
        t.draw(0, "cargo")
    if origin == "reserve":
        t.do(0, Reserve(), Use(1))
    for cell in range(t.state.profile.board.size):
        assert t.allows(0, Attach(cell, 0)) == (cell in cells(t))


@rule("LM-014")
@ONE_SHIP
@pytest.mark.parametrize("turn", range(4))
def test_every_later_tile_is_attached_so_that_the_ship_stays_in_one_piece(class_: str, turn: int) -> None:
    """A hold with a connector on its left side only, turned; then the starting cabin beside it."""
    t = Building(class_).draw(0, "cargo", "0003")
    board, here = t.state.profile.board, middle(t)
    t.do(0, Attach(here, turn), Use(0))
    around = {way: board.neighbour(here, way) for way in DIRECTIONS}
    joined = around[DIRECTIONS[(LEFT + turn) % 4]]
    for cell in cells(t):
        assert t.allows(0, Attach(cell, 0)) == (cell == joined)
    smooth = next(cell for cell in cells(t) if cell in around.values() and cell != joined)
    assert t.refuses(0, Attach(smooth, 0)) == ("not-joined", "BLD-15")
    assert t.refuses(0, Attach(far_from(t, here), 0)) == ("not-adjacent", "BLD-10")


@rule("LM-015")
@ONE_SHIP
def test_the_first_tile_may_be_moved_to_any_cell_until_the_next_one_is_taken(class_: str) -> None:
    t = Building(class_).do(0, Use(0))
    first, *others = cells(t)
    t.attach(0, first)
    for cell in others:
        t.do(0, Attach(cell, 0))
        assert list(cells_of(t.hull(0).occupied)) == [cell]
    t.draw(0).do(0, Return())
    assert t.refuses(0, Attach(first, 0)) == ("hand-empty", "BLD-09a")


@rule("LM-015")
def test_if_it_is_put_back_the_next_tile_is_again_a_first_tile() -> None:
    t = Building("IIC", take_back_1e=True).draw(0, "cargo")
    t.attach(0, cells(t)[0]).do(0, Return())
    assert t.size(0) == 0
    t.do(0, Use(0))
    assert all(t.allows(0, Attach(cell, 0)) for cell in cells(t))


@rule("LM-016")
@ONE_SHIP
def test_cards_may_be_looked_at_once_a_tile_lies_on_the_ship_and_the_cabin_counts(class_: str) -> None:
    t = Building(class_)
    t.draw(0, "cargo").do(0, Reserve())
    assert t.refuses(0, Look(0)) == ("attach-first", "BLD-36")
    t.do(0, Use(0))
    t.attach(0, middle(t)).do(0, Look(0), PutBack())
    t.draw(1, "cargo")
    t.attach(1, middle(t)).do(1, Look(2), PutBack())
    assert [told["seat"] for told in t.heard("pile-taken")] == [0, 1]


# --- a placed cabin ----------------------------------------------------------------------------------------


@rule("LM-017")
@ONE_SHIP
def test_a_placed_cabin_takes_two_humans_and_never_an_alien_and_has_four_universal_connectors(
    class_: str,
) -> None:
    ship = yard(class_, "3,3 start", "3,4 life_support_purple 3...", "3,2 cabin ..2.")
    t = Dock(ship, ship).begin()
    assert t.seats_told("errors-found") == []
    assert "aliens" not in [kind for _, kind in t.asked], "only the starting cabin is joined to the support"
    t.launch()
    assert t.state.ships[0].crew[at(ship, 3, 3)] == 2
    hull = yard(class_, "3,3 start").ship.hull
    assert hull.lying(at(ship, 3, 3)).connectors == (3, 3, 3, 3)


# --- ships without a human, without a tile -----------------------------------------------------------------


@rule("LM-019")
@ONE_SHIP
def test_a_ship_without_a_human_gives_up_when_the_first_card_is_about_to_be_revealed(class_: str) -> None:
    hold, manned = yard(class_, "3,3 cargo ...."), yard(class_, "3,3 start")
    t = Dock(hold, manned).launch()
    assert t.gave_up == ["no_humans", ""]
    assert t.asked == [(1, "reveal")]
    assert t.heard("card-revealed") == []
    assert t.flight.gave_up_after == [0, 0]


@rule("LM-019")
def test_an_alien_alone_does_not_fly() -> None:
    ship = yard("IIC", "3,3 cabin ..2.", "3,4 life_support_brown 2...")
    t = Dock(ship, yard("IIC", "3,3 start")).begin()
    assert t.asked == [(0, "aliens")]
    t.answer(0, Aliens(brown=at(ship, 3, 3)))
    assert (t.crew(0), t.gave_up) == (1, ["no_humans", ""])


@rule("LM-138")
@ONE_SHIP
def test_a_player_may_finish_without_a_single_tile_and_gives_up(class_: str) -> None:
    t = Building(class_, "I").finish(0, 1)
    gone = [(told["seat"], told["reason"]) for told in t.heard("gave-up")]
    assert gone == [(0, "no_humans"), (1, "no_humans")]
    assert t.heard("errors-found") == []
    assert t.state.round == 1, "with nobody in flight there is nothing to wait for"


@rule("LM-138")
@CLASSES
def test_a_ship_without_tiles_has_crew_and_strengths_zero(class_: str) -> None:
    report = inspect(yard(class_))
    assert (report.humans, report.aliens, report.open_connectors) == (0, [], 0)
    assert [report.engine_strength.max, report.cannon_strength.max] == [0, 0]
    assert (report.faults, report.parts) == ([], [])


@rule("LM-138")
def test_the_weak_spot_of_a_ship_without_tiles_is_the_whole_board() -> None:
    t = Dock(yard("IIIC"), yard("IIIC", "3,3 start")).launch()
    assert t.premiums() == [(36, 15), (35, 15)]
    assert t.gave_up == ["no_humans", ""]


# --- the order before the first card -----------------------------------------------------------------------


ZOO = ("3,3 start", "4,3 cabin 0013", "4,4 life_support_purple 1...")
"""A cabin in which a purple alien may live."""


STAGES = ("errors-found", "tiles-removed", "premium", "alien-aboard", "gave-up", "card-revealed")


def stages(told: list[Event]) -> list[str]:
    """The stages in the order of their events, without repetitions."""
    heard = [event.key for event in told if event.key in STAGES]
    return [key for number, key in enumerate(heard) if number == 0 or heard[number - 1] != key]


@rule("LM-141")
def test_the_order_is_check_premium_aliens_unmanned_ships_then_the_window_before_the_first_card() -> None:
    """Seat 0 has a loose part, seats 0 and 2 may house an alien, seat 1 has no human."""
    ships = yard("IIIC", *ZOO, "1,5 cargo ...."), yard("IIIC", "3,3 cargo ...."), yard("IIIC", *ZOO)
    t = Dock(*ships, starts=[3, 1, 2]).begin()
    assert (t.asked, t.premiums()) == ([(0, "repair")], [])
    t.answer(0, Keep(t.cell(3, 3)))
    assert t.premiums() == [(33, 15), (35, 15), (33, 15)]
    t.chance()
    assert (t.asked, t.gave_up) == ([(2, "aliens")], ["", "", ""])
    assert t.crew(2) == 4, "humans are aboard"
    t.answer(2, Aliens(purple=t.cell(4, 3)))
    assert (t.asked, t.gave_up) == ([(0, "aliens")], ["", "", ""])
    t.answer(0, Aliens())
    assert t.gave_up == ["", "no_humans", ""]
    assert t.asked == [(0, "reveal"), (2, "reveal")]
    assert stages(t.told) == list(STAGES[:-1])


@rule("LM-141")
def test_a_match_from_the_first_tile_to_the_first_card_keeps_that_order() -> None:
    """The hold in front of the cabin has a connector towards the cabin's smooth side."""
    t = lay(Building("IIIC"), 0, *ZOO, "3,2 cargo .33.", "4,2 cargo 0.23").finish(0, 1)
    assert (t.doing, stages(t.told)) == ("repair", ["errors-found"])
    wrong = t.state.profile.board.cell_at(4, 2)
    cabin = t.state.profile.board.cell_at(4, 3)
    assert wrong is not None
    t.do(0, Remove(wrong))
    assert (t.doing, stages(t.told)) == ("aliens", list(STAGES[:3]))
    t.do(0, Aliens(purple=cabin))
    assert (t.doing, stages(t.told)) == ("reveal", list(STAGES[:5]))
    t.do(0, Fly())
    assert stages(t.told) == list(STAGES)


@rule("LM-141")
def test_fleets_choose_their_insurance_in_starting_order_between_repair_and_aliens() -> None:
    """Dice 3 and 3 make a front and a rear ship; seat 0 built both, but one in two pieces, seat 1 one."""
    zoo = ("4,3 start", "4,4 cabin 2..2", "3,4 life_support_purple .2..")
    front = yard("IVC", *zoo, yard_dice=[3, 3])
    both = yard("IVC", "4,3 start", "6,2 cargo ....", "4,8 cabin ....", yard_dice=[3, 3])
    t = Dock(both, front, starts=[2, 1], credits=[9, 9])
    t.state.yard_dice = (3, 3)
    t.begin()
    assert t.asked == [(0, "repair")]
    t.answer(0, Keep(t.cell(4, 3)))
    assert t.asked == [(1, "insure")]
    t.answer(1, Insure(2))
    assert t.asked == [(0, "insure")]
    t.answer(0, Insure(0)).chance()
    assert t.asked == [(1, "aliens")]
    assert t.heard("ship-gave-up") == []
    t.answer(1, Aliens())
    assert [(told["seat"], told["ship"]) for told in t.heard("ship-gave-up")] == [(1, 1)]
    assert [kind for _, kind in t.asked] == ["reveal", "reveal"]
    public = [event for event in t.told if event.key in ("insured", "uninsured")]
    assert [(event.key, event.audience) for event in public] == [("insured", None), ("uninsured", None)]


@rule("LM-141")
def test_crew_comes_aboard_only_when_fleets_have_been_insured() -> None:
    t = lay(Building("IVC"), 0, "4,3 start").finish(0, 1)
    assert (t.doing, t.asked()) == ("insure", [0])
    t.do(0, Insure(0))
    assert [t.state.ships[seat].crew_count() for seat in (0, 1)] == [0, 0]
    t.do(1, Insure(0))
    assert (t.doing, t.state.ships[0].crew_count()) == ("reveal", 2)
