"""What a fleet loads and loses: goods, batteries, crew, and tiles under fire (LM-107 … LM-115)."""

from typing import Any

import pytest

from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.match.actions import Accept, Battery, Crew, Cube, Defend, Keep, Land, Load
from starhaul.trucker.parts.records import (
    CombatRow,
    CombatZone,
    LoseCrew,
    LoseGoods,
    MeteorSwarm,
    Sabotage,
    Stardust,
    Threat,
    UnderFire,
)
from starhaul.trucker.ship.board import board_of
from tests.rules import rule
from tests.trucker.cards.fleet import BLUE, GREEN, RED, YELLOW, large, offer, small
from tests.trucker.latest.fleets import FORE_AFT, SIDE_BY_SIDE, Fleets, fleet
from tests.trucker.story_table import GAME

COLUMN_4, COLUMN_5, COLUMN_6, COLUMN_8 = (2, 2), (2, 3), (3, 3), (4, 4)
"""Printed numbers: the second, third, fourth and sixth column of the board."""
ROW_5, ROW_9 = (1, 4), (4, 5)
"""The fourth and the eighth row of the board."""
CREW = ("4,4 start", "3,4 cabin ....", "2,4 cabin ....", "6,4 cabin ....", "7,4 cabin ....")


def crowd(dice: tuple[int, ...] = SIDE_BY_SIDE) -> ShipPlan:
    """A fleet with a crew of ten."""
    return fleet(*CREW, dice=dice)


def under_attack(ship: ShipPlan, *threats: Threat, dice: tuple[int, ...] = SIDE_BY_SIDE) -> Fleets:
    """Seat 0 has the smaller crew and is shot at."""
    rows = (CombatRow("crew", UnderFire(threats)),)
    return Fleets(ship, crowd(dice), dice=dice).play(CombatZone(rows=rows))


def in_swarm(ship: ShipPlan, *meteors: Threat, dice: tuple[int, ...] = SIDE_BY_SIDE) -> Fleets:
    """The other player has given up, so the test is about seat 0 alone."""
    return Fleets(ship, crowd(dice), dice=dice).gone(1).play(MeteorSwarm(meteors=meteors))


# --- goods -------------------------------------------------------------------------------------------------


@rule("LM-107")
def test_goods_may_be_moved_freely_between_ships_when_goods_are_loaded() -> None:
    ship = fleet(
        "4,4 start humans=2",
        "3,4 special_cargo .... goods=red",
        "6,4 cabin .... humans=2",
        "7,4 special_cargo ....",
        "8,4 cargo .... goods=blue",
    )
    f = Fleets(ship, crowd()).play(offer(RED)).answer(0, Land(0)).defaults()
    assert f.cubes(0) == ["red", "red", "blue"]
    f = Fleets(ship, crowd()).play(offer(GREEN)).answer(0, Land(0))
    left, right = f.cell(3, 4), f.cell(7, 4)
    f.answer(0, Load(((left, (BLUE,)), (right, (RED,)), (f.cell(8, 4), (GREEN,)))))
    goods = [(place, cubes) for place, cubes in GAME.view(f.state, None).seats[0].ship.goods]
    assert goods == [(left, "B"), (right, "R"), (f.cell(8, 4), "G")], "red went right, blue left"


@rule("LM-107")
def test_by_default_the_most_valuable_load_of_the_whole_fleet_is_kept() -> None:
    ship = fleet("4,4 start", "3,4 cargo .... goods=blue,blue", "6,4 cabin ....", "7,4 special_cargo ....")
    f = Fleets(ship, crowd()).gone(1).play(offer(RED, YELLOW)).answer(0, Land(0)).defaults()
    assert f.cubes(0) == ["red", "yellow", "blue"]


CABINS_AT = ("8,4", "6,4", "7,4", "2,5", "3,5", "4,8", "6,8")
CANNONS_AT = ("4,2", "3,3", "4,3", "6,2", "6,3", "7,3", "2,8", "3,8", "7,8", "8,8")
STRONG = (
    *("4,4 start humans=2", "3,4 cabin .... alien=purple", "2,4 life_support_purple .3.."),
    *(f"{place} cabin .... humans=2" for place in CABINS_AT),
    *(f"{place} cannon:front ...." for place in CANNONS_AT),
    *("4,5 battery .... batteries=1", "8,5 battery .... batteries=1"),
    *(
        "7,5 special_cargo ....",
        "6,5 cargo ....",
        "2,6 cargo ....",
        "2,9 engine:rear ....",
        "7,9 engine:rear ....",
    ),
)
"""Beats every enemy, has crew for everything and room for goods."""


def eager(question: Any) -> Any:
    """Takes everything that a card offers."""
    if question.kind in ("use", "reward"):
        return Accept(True)
    return question.options[-1] if question.kind == "land" else question.default


@rule("LM-108")
@pytest.mark.parametrize("card", rule_data.cards("1e").cards, ids=lambda card: card.id)
def test_no_card_gives_batteries_or_crew_and_those_aboard_are_never_moved(card: Any) -> None:
    f = Fleets(fleet(*STRONG), fleet(*STRONG)).play(card)
    while f.asked or f.rolls():
        before = [(ship.crew, ship.batteries) for ship in f.state.ships]
        if f.rolls():
            f.dice((3, 4))
        else:
            question = GAME.questions(f.state)[0]
            f.answer(question.seat, eager(question))
        for (crew, batteries), ship in zip(before, f.state.ships, strict=True):
            assert all(now <= then for now, then in zip(ship.crew, crew, strict=True))
            assert all(now <= then for now, then in zip(ship.batteries, batteries, strict=True))
    assert f.heard("enemy-won") == []


# --- losses ------------------------------------------------------------------------------------------------


@rule("LM-109")
def test_crew_may_be_taken_from_the_ships_in_any_combination() -> None:
    ship = fleet("4,4 start", "6,4 cabin ....")
    losing = CombatZone(rows=(CombatRow("crew", LoseCrew(2)),))
    for taken, left in (([4, 4], [0, 2]), ([4, 6], [1, 1]), ([6, 6], [2, 0])):
        f = Fleets(ship, crowd()).play(losing)
        for column in taken:
            assert f.options(0) == [Crew(f.cell(4, 4)), Crew(f.cell(6, 4))]
            f.answer(0, Crew(f.cell(column, 4)))
        assert [f.crew_at(0, 4, 4), f.crew_at(0, 6, 4)] == left


@rule("LM-109")
def test_goods_are_lost_dearest_first_over_the_whole_fleet() -> None:
    ship = fleet(
        *(
            "4,4 start",
            "3,4 cargo .... goods=yellow,blue",
            "6,4 cabin ....",
            "7,4 special_cargo .... goods=red",
        ),
        "8,4 cargo .... goods=green,yellow",
    )
    losing = CombatZone(rows=(CombatRow("crew", LoseGoods(2)),))
    f = Fleets(ship, crowd()).play(losing)
    assert f.heard("cube-gone") == [{"seat": 0, "cube": "red"}]
    assert f.options(0) == [Cube(f.cell(3, 4)), Cube(f.cell(8, 4))], "a yellow one of either ship"
    f.answer(0, Cube(f.cell(8, 4)))
    assert f.cubes(0) == ["yellow", "green", "blue"]


@rule("LM-109")
def test_missing_goods_are_replaced_by_batteries_of_any_ship() -> None:
    ship = fleet(
        *("4,4 start", "3,4 battery .... batteries=1", "2,4 cargo .... goods=blue"),
        *("6,4 cabin ....", "7,4 battery .... batteries=2"),
    )
    losing = CombatZone(rows=(CombatRow("crew", LoseGoods(3)),))
    f = Fleets(ship, crowd()).play(losing)
    assert f.cubes(0) == []
    assert f.options(0) == [Battery(f.cell(3, 4)), Battery(f.cell(7, 4))]
    f.answer(0, Battery(f.cell(7, 4))).answer(0, Battery(f.cell(3, 4)))
    assert [f.batteries_at(0, 3, 4), f.batteries_at(0, 7, 4)] == [0, 1]


# --- hits --------------------------------------------------------------------------------------------------


@rule("LM-110")
def test_a_meteor_strikes_the_first_tile_in_its_path_whatever_ship_it_belongs_to() -> None:
    ship = fleet("4,4 start", "4,8 cabin ....", dice=FORE_AFT)
    assert in_swarm(ship, *large("front"), dice=FORE_AFT).dice(COLUMN_6).tiles(0) == [(4, 8)]
    assert in_swarm(ship, *large("rear"), dice=FORE_AFT).dice(COLUMN_6).tiles(0) == [(4, 4)]
    ship = fleet("4,4 start", "6,4 cabin ....")
    assert in_swarm(ship, *large("left")).dice(ROW_5).tiles(0) == [(6, 4)]
    assert in_swarm(ship, *large("right")).dice(ROW_5).tiles(0) == [(4, 4)]


@rule("LM-110")
def test_a_shot_is_one_attack_on_the_whole_fleet_with_one_roll() -> None:
    ship = fleet("4,4 start", "4,8 cabin ....", "6,4 cabin ....", "6,8 cabin ....")
    f = under_attack(ship, *large("front"))
    f.dice(COLUMN_8)
    assert f.heard("tile-hit") == [{"seat": 0, "cell": f.cell(6, 4), "tile": f.heard("tile-hit")[0]["tile"]}]
    assert len(f.heard("threat-rolled")) == 1
    assert not f.rolls()


@rule("LM-113")
def test_lines_are_chosen_by_the_sum_of_two_dice_and_empty_and_unopened_cells_let_hits_pass() -> None:
    ship = fleet("4,4 start", "3,8 cabin ....", dice=FORE_AFT)
    for dice in (COLUMN_5, (1, 4)):
        f = in_swarm(ship, *large("front"), dice=FORE_AFT).dice(dice)
        assert f.tiles(0) == [(4, 4)], "past the front ship, over cells nobody has opened"
    for dice in (ROW_9, (3, 6)):
        f = in_swarm(ship, *large("right"), dice=FORE_AFT).dice(dice)
        assert f.tiles(0) == [(4, 4)]


@rule("LM-113")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_2_and_12_miss_every_fleet_from_every_side(dice: tuple[int, int]) -> None:
    board = board_of("1e", "IVC")
    for direction in range(4):
        lanes = board.aim(direction, dice).lanes
        assert not any((board.ordinary | board.marked) >> cell & 1 for lane in lanes for cell in lane.cells)
    f = in_swarm(crowd(), *large("front", "right", "rear", "left")).dice(dice, dice, dice, dice)
    assert f.heard("tile-hit") == []
    assert len(f.tiles(0)) == len(CREW)


@rule("LM-111")
def test_a_cannon_of_any_ship_shoots_a_large_meteor() -> None:
    ship = fleet("4,4 start", "4,8 cannon:front ....", dice=FORE_AFT)
    f = in_swarm(ship, *large("front"), dice=FORE_AFT).dice(COLUMN_6)
    assert f.heard("meteor-shot") == [{"seat": 0, "cell": f.cell(4, 4)}], "a tile of the front ship is saved"
    assert f.heard("tile-hit") == []


@rule("LM-111", "LM-101")
def test_a_double_cannon_takes_its_battery_from_its_own_ship() -> None:
    lines = ("4,4 start", "3,4 battery .... batteries=2", "4,8 double_cannon:front ....")
    ship = fleet(*lines, "3,8 battery .... batteries=1", dice=FORE_AFT)
    f = in_swarm(ship, *large("front"), dice=FORE_AFT).dice(COLUMN_6)
    assert f.options(0) == [Defend(), Defend(f.cell(3, 8))]
    f.answer(0, Defend(f.cell(3, 8)))
    assert f.heard("tile-hit") == []
    assert f.heard("batteries-gone") == [{"seat": 0, "number": 1}]
    assert f.batteries_at(0, 3, 4) == 2
    f = in_swarm(fleet(*lines, dice=FORE_AFT), *large("front"), dice=FORE_AFT).dice(COLUMN_6)
    assert f.asked == []
    assert (4, 4) not in f.tiles(0), "batteries of the front ship do not help the cannon behind"


SHIELD = "3,4 shield:front .1.."
"""Covers front and right."""


@rule("LM-112")
def test_a_shield_protects_only_tiles_of_its_own_ship() -> None:
    ship = fleet("4,4 start", SHIELD, "4,5 battery 3... batteries=2", "6,4 cabin ....")
    f = under_attack(ship, *small("front")).dice(COLUMN_8)
    assert f.asked == []
    assert (6, 4) not in f.tiles(0), "the shield stands on the other ship"
    f = under_attack(ship, *small("front")).dice(COLUMN_6)
    assert f.options(0) == [Defend(), Defend(f.cell(4, 5))]
    f.answer(0, Defend(f.cell(4, 5)))
    assert (4, 4) in f.tiles(0)


@rule("LM-112", "LM-101")
def test_a_shield_takes_its_battery_from_its_own_ship() -> None:
    ship = fleet("4,4 start", SHIELD, "6,4 cabin ....", "7,4 battery .... batteries=2")
    f = under_attack(ship, *small("front")).dice(COLUMN_6)
    assert f.asked == []
    assert (4, 4) not in f.tiles(0)
    ship = fleet("4,4 start", SHIELD, "4,5 battery 3... batteries=1", "6,4 cabin ....", "7,4 battery ....")
    f = under_attack(ship, *small("front")).dice(COLUMN_6)
    assert f.options(0) == [Defend(), Defend(f.cell(4, 5))]


@rule("LM-112")
def test_a_small_meteor_that_finds_an_open_connector_needs_a_shield_of_the_ship_it_threatens() -> None:
    ship = fleet("4,4 start", "6,4 cabin 1...", "7,4 shield:front ....", "8,4 battery .... batteries=1")
    f = in_swarm(ship, *small("front")).dice(COLUMN_6)
    assert f.tiles(0) == [(6, 4), (7, 4), (8, 4)]
    f = in_swarm(ship, *small("front")).dice(COLUMN_8)
    assert f.asked == [(0, "defend")]


# --- broken ships ------------------------------------------------------------------------------------------

LINE = ("2,4 cabin .1.. humans=1", "3,4 cabin .2.1 humans=2", "4,4 start humans=2")
"""Three cabins side by side; without the middle one the ship falls apart."""


@rule("LM-114")
def test_a_ship_broken_in_flight_keeps_one_piece_of_the_players_choice_and_the_other_ship_is_as_it_was() -> (
    None
):
    ship = fleet(*LINE, "6,4 cabin .... humans=1", "7,4 cargo ....", "8,4 cargo ....")
    f = in_swarm(ship, *large("front")).dice(COLUMN_5)
    assert f.options(0) == [Keep(f.cell(2, 4)), Keep(f.cell(4, 4))]
    right = f.tiles_of(0, 1)
    f.answer(0, Keep(f.cell(2, 4)))
    assert f.tiles_of(0, 0) == [(2, 4)]
    assert f.tiles_of(0, 1) == right
    assert f.ships(0) == (0, 1), "two ships as before"
    assert len(f.state.lost[0]) == 2


@rule("LM-114", "LM-143")
def test_on_time_out_the_piece_with_most_humans_of_that_ship_flies_on() -> None:
    f = in_swarm(fleet(*LINE, "6,4 cabin .... humans=2"), *large("front")).dice(COLUMN_5).later(60_000)
    assert f.asked == []
    assert f.tiles_of(0, 0) == [(4, 4)]
    assert f.tiles_of(0, 1) == [(6, 4)]


# --- stardust and sabotage ---------------------------------------------------------------------------------


@rule("LM-115")
def test_stardust_counts_the_open_connectors_of_all_ships() -> None:
    ship = fleet("4,4 start", "3,4 cargo 0300", "6,4 cabin 1211")
    f = Fleets(ship, fleet("4,4 start", "6,4 cabin 1211"), at=[30, 10]).play(Stardust())
    assert f.heard("stardust") == [{"seat": 1, "connectors": 8}, {"seat": 0, "connectors": 3 + 4}]
    assert f.flight.positions == [23, 2]


@rule("LM-115")
def test_sabotage_compares_the_crew_of_the_whole_fleet() -> None:
    even = fleet("4,4 start", "6,4 cabin ....")
    uneven = fleet("4,4 start humans=2", "3,4 cabin .... humans=2", "6,4 cabin .... humans=1")
    assert Fleets(even, uneven).play(Sabotage()).seats_told("sabotaged") == [0], "4 against 5"
    assert Fleets(uneven, even).play(Sabotage()).seats_told("sabotaged") == [1]


@rule("LM-115")
def test_sabotage_rolls_two_dice_for_the_column_and_two_for_the_row_and_strikes_any_ship() -> None:
    ship = fleet("4,4 start", "6,4 cabin ....", "6,8 cabin ....")
    f = Fleets(ship, crowd()).play(Sabotage()).dice(COLUMN_8, ROW_9)
    assert (6, 8) not in f.tiles(0)
    f = Fleets(fleet("4,4 start", "6,4 cabin ...."), crowd()).play(Sabotage()).dice(COLUMN_6, ROW_5)
    assert f.tiles(0) == [(6, 4)]


@rule("LM-115")
def test_sabotage_has_three_attempts_over_the_whole_fleet() -> None:
    f = Fleets(fleet("4,4 start", "6,4 cabin ...."), crowd()).play(Sabotage())
    f.dice(COLUMN_6, ROW_9, (6, 6), ROW_5).dice(COLUMN_8, (1, 1))
    assert f.seats_told("sabotage-failed") == [0]
    assert f.tiles(0) == [(4, 4), (6, 4)]
