"""Strengths of fleets: engines by the slowest ship, cannons and crew together, batteries ship by ship."""

from starhaul.trucker.match.actions import Accept, Cannons, Crew, Engines
from starhaul.trucker.parts.records import (
    AbandonedShip,
    AbandonedStation,
    CombatRow,
    CombatZone,
    LoseCrew,
    LoseDays,
    OpenSpace,
    UnderFire,
)
from starhaul.trucker.parts.terms import Goods
from tests.rules import about, rule
from tests.trucker.cards.fleet import large, pirates
from tests.trucker.latest.fleets import THREE, Fleets, fleet
from tests.trucker.story_table import GAME

ENGINES = CombatZone(rows=(CombatRow("engine_strength", LoseDays(1)),))
CANNONS = CombatZone(rows=(CombatRow("cannon_strength", LoseDays(1)),))
CREW = CombatZone(rows=(CombatRow("crew", LoseDays(1)),))

PLAIN = ("4,4 start", "4,5 engine:rear ....", "6,4 cabin ....", "6,5 engine:rear ....")
"""Two ships with a cabin and an engine each."""
PURPLE_LEFT = ("2,4 life_support_purple .3..", "3,4 cabin .... alien=purple")
BROWN_LEFT = ("2,4 life_support_brown .3..", "3,4 cabin .... alien=brown")
BROWN_RIGHT = ("8,4 life_support_brown ...3", "7,4 cabin .... alien=brown")
PURPLE_RIGHT = ("8,4 life_support_purple ...3", "7,4 cabin .... alien=purple")
HUMANS = ("4,4 start humans=2", "6,4 cabin .... humans=2")


def announced(*lines: str) -> list[int]:
    """Engine and (doubled) cannon strength in a combat zone without any battery."""
    f = Fleets(fleet(*lines), fleet(*PLAIN)).play(ENGINES, CANNONS).defaults()
    strengths = [*f.heard("engines-announced"), *f.heard("cannons-announced")]
    return [told["strength"] for told in strengths if told["seat"] == 0]


# --- engines -----------------------------------------------------------------------------------------------


@rule("LM-102")
def test_the_fleet_is_as_fast_as_its_slowest_ship() -> None:
    assert announced(*PLAIN)[0] == 1
    assert announced(*PLAIN, "3,5 engine:rear ....", "2,5 engine:rear ....")[0] == 1
    assert announced(*PLAIN, "3,5 engine:rear ....", "7,5 engine:rear ....", "8,5 engine:rear ....")[0] == 2


@rule("LM-102")
def test_the_slowest_of_three_ships_counts() -> None:
    three = (*PLAIN, "3,5 engine:rear ....", "6,8 cabin ....", "7,8 cabin ....")
    engines = ("6,9 engine:rear ....", "7,9 engine:rear ....")
    ship = fleet(*three, "7,5 engine:rear ....", *engines, dice=THREE)
    f = Fleets(ship, ship, dice=THREE).play(ENGINES)
    assert [told["strength"] for told in f.heard("engines-announced")] == [2, 2]
    assert f.flight.strengths == (2, 2, 2)
    slow = fleet(*three, "7,5 engine:rear ....", engines[0], dice=THREE)
    f = Fleets(slow, ship, dice=THREE).play(ENGINES)
    assert [told["strength"] for told in f.heard("engines-announced")] == [1, 2]


@rule("LM-102")
def test_a_brown_alien_helps_only_its_own_ship() -> None:
    engines = ("4,5 engine:rear ....", "6,5 engine:rear ....")
    assert announced(*HUMANS, *engines, *BROWN_LEFT)[0] == 1, "the other ship is still the slowest"
    faster = ("7,5 engine:rear ....", "8,5 engine:rear ....")
    assert announced(*HUMANS, *engines, *faster)[0] == 1
    assert announced(*HUMANS, *engines, *faster, *BROWN_LEFT)[0] == 3, "1 and 2 on the left, 3 on the right"


@rule("LM-102")
def test_a_brown_alien_does_not_help_a_ship_without_engine_strength_of_its_own() -> None:
    assert announced(*HUMANS, *BROWN_LEFT, "6,5 engine:rear ....", "7,5 engine:rear ....")[0] == 0
    assert announced(*HUMANS, *BROWN_RIGHT, "4,5 engine:rear ....")[0] == 0


@rule("LM-104")
def test_a_ship_without_engines_makes_the_fleet_count_0_in_a_combat_zone_and_flies_on() -> None:
    lame = fleet("4,4 start", "6,4 cabin ....", "6,5 engine:rear ....", "7,5 engine:rear ....")
    f = Fleets(fleet(*PLAIN), lame, at=[10, 15]).play(ENGINES)
    assert f.heard("engines-announced") == [{"seat": 1, "strength": 0}, {"seat": 0, "strength": 1}]
    assert f.seats_told("combat-lowest") == [1]
    assert f.flight.positions == [10, 14]
    assert f.ships(1) == (0, 1), "only Open Space asks for engines"


# --- batteries of the same ship ----------------------------------------------------------------------------


@rule("LM-101")
def test_double_engines_without_a_battery_on_their_own_ship_stay_cold() -> None:
    ship = fleet(
        "4,4 start",
        "4,5 double_engine:rear ....",
        "6,4 cabin ....",
        "6,5 engine:rear ....",
        "7,4 battery .... batteries=2",
    )
    f = Fleets(ship, fleet(*PLAIN)).play(ENGINES)
    assert f.asked == []
    assert f.heard("engines-announced")[0] == {"seat": 0, "strength": 0}
    assert f.batteries(0) == 2


@rule("LM-101", "LM-102")
def test_each_ship_powers_its_own_doubles_one_after_the_other() -> None:
    ship = fleet(
        "4,4 start",
        "4,5 double_engine:rear ....",
        "3,5 double_engine:rear ....",
        "2,4 battery .... batteries=1",
        "6,4 cabin ....",
        "6,5 double_engine:rear ....",
        "7,4 battery .... batteries=2",
    )
    f = Fleets(ship, fleet(*PLAIN)).play(ENGINES)
    assert f.options(0) == [Engines(0), Engines(1)], "two doubles, but only one battery on this ship"
    assert f.question(0).about == {"ship": 0, "strengths": [0, 2], "totals": [0, 2], "needed": False}
    f.answer(0, Engines(1))
    assert [f.batteries_at(0, 2, 4), f.batteries_at(0, 7, 4)] == [0, 2]
    assert f.options(0) == [Engines(0), Engines(1)], "two batteries, but only one double here"
    assert f.question(0).about["ship"] == 1
    f.answer(0, Engines(1))
    assert [f.batteries_at(0, 2, 4), f.batteries_at(0, 7, 4)] == [0, 1]
    assert f.heard("engines-announced")[0] == {"seat": 0, "strength": 2}


@rule("LM-101")
def test_the_battery_that_pays_is_chosen_on_the_same_ship_only() -> None:
    ship = fleet(
        "4,4 start",
        "4,5 double_engine:rear ....",
        "2,4 battery .... batteries=1",
        "3,4 battery .... batteries=1",
        "6,4 cabin ....",
        "6,5 engine:rear ....",
        "7,4 battery .... batteries=2",
    )
    f = Fleets(ship, fleet(*PLAIN)).play(ENGINES).answer(0, Engines(1))
    assert [option.cell for option in f.options(0)] == [f.cell(2, 4), f.cell(3, 4)]
    f.defaults()
    assert f.batteries_at(0, 7, 4) == 2
    assert f.batteries(0) == 3


@rule("LM-101", "LM-105")
def test_double_cannons_take_batteries_of_their_own_ship_and_add_up() -> None:
    ship = fleet(
        "4,4 start",
        "4,3 double_cannon:front ....",
        "3,3 cannon:front ....",
        "2,4 battery .... batteries=1",
        "6,4 cabin ....",
        "6,3 double_cannon:front ....",
        "8,4 double_cannon:right ....",
        "7,4 battery .... batteries=1",
    )
    f = Fleets(ship, fleet(*PLAIN)).play(CANNONS)
    assert f.options(0) == [Cannons(0, 0), Cannons(1, 0)]
    f.answer(0, Cannons(1, 0))
    assert [f.batteries_at(0, 2, 4), f.batteries_at(0, 7, 4)] == [0, 1]
    assert f.options(0) == [Cannons(0, 0), Cannons(0, 1), Cannons(1, 0)]
    f.answer(0, Cannons(0, 1))
    assert f.batteries(0) == 0
    assert f.heard("cannons-announced")[0] == {"seat": 0, "strength": 2 * (1 + 2 + 1)}


@rule("LM-101")
def test_double_cannons_without_a_battery_on_their_own_ship_stay_silent() -> None:
    ship = fleet(
        "4,4 start", "4,3 double_cannon:front ....", "6,4 cabin ....", "7,4 battery .... batteries=2"
    )
    f = Fleets(ship, fleet(*PLAIN)).play(CANNONS)
    assert f.asked == []
    assert f.heard("cannons-announced")[0] == {"seat": 0, "strength": 0}
    assert f.batteries(0) == 2


# --- cannons -----------------------------------------------------------------------------------------------


@rule("LM-105")
def test_cannon_strength_is_the_sum_of_all_ships_halves_included() -> None:
    assert announced("4,4 start", "4,3 cannon:front ....", "6,4 cabin ....", "6,3 cannon:front ....")[1] == 4
    assert announced("4,4 start", "3,4 cannon:left ....", "6,4 cabin ....", "7,4 cannon:right ....")[1] == 2


@rule("LM-105")
def test_enemies_are_fought_with_the_sum() -> None:
    three = fleet(
        "4,4 start",
        "4,3 cannon:front ....",
        "6,4 cabin ....",
        "6,3 cannon:front ....",
        "6,8 cabin ....",
        "7,8 cannon:front ....",
        dice=THREE,
    )
    bare = fleet("4,4 start", "6,4 cabin ....", "6,8 cabin ....", dice=THREE)
    f = Fleets(three, bare, dice=THREE).play(pirates(2))
    assert f.seats_told("enemy-beaten") == [0]
    assert Fleets(three, bare, dice=THREE).play(pirates(3)).seats_told("enemy-drawn") == [0]


@rule("LM-105")
def test_a_purple_alien_counts_once_and_only_with_a_cannon_on_its_own_ship() -> None:
    cannons = ("4,3 cannon:front ....", "6,3 cannon:front ....")
    assert announced(*HUMANS, *cannons)[1] == 4
    assert announced(*HUMANS, *cannons, *PURPLE_LEFT)[1] == 8
    assert announced(*HUMANS, cannons[1], *PURPLE_LEFT)[1] == 2, "no cannon on the left"
    assert announced(*HUMANS, cannons[0], *PURPLE_RIGHT)[1] == 2, "no cannon on the right"
    assert announced(*HUMANS, *PURPLE_LEFT)[1] == 0


@rule("LM-105")
def test_an_unpowered_double_cannon_does_not_wake_the_alien_of_its_ship() -> None:
    ship = fleet(
        *HUMANS,
        *PURPLE_LEFT,
        "4,3 double_cannon:front ....",
        "4,5 battery .... batteries=1",
        "6,3 cannon:front ....",
    )
    f = Fleets(ship, fleet(*PLAIN)).play(CANNONS)
    assert f.question(0).about == {"ship": 0, "doubled_strengths": [0, 8], "doubled_totals": [0, 8]}
    f.answer(0, Cannons(0, 0))
    assert f.heard("cannons-announced")[0] == {"seat": 0, "strength": 2}


# --- crew --------------------------------------------------------------------------------------------------


@rule("LM-106")
def test_crew_is_the_sum_of_all_ships_aliens_included() -> None:
    f = Fleets(fleet(*HUMANS, *BROWN_LEFT, *PURPLE_RIGHT), fleet(*PLAIN)).play(CREW)
    assert f.heard("crew-counted") == [{"seat": 0, "crew": 6}, {"seat": 1, "crew": 4}]
    assert f.seats_told("combat-lowest") == [1]


@rule("LM-106")
def test_the_crew_for_an_abandoned_ship_or_station_is_that_of_the_whole_fleet() -> None:
    ship = fleet(*PLAIN, "3,4 cargo ....")
    f = Fleets(ship, ship).play(AbandonedShip(crew_lost=4, credits=3, days=1))
    assert f.asked == [(0, "use")]
    f = Fleets(ship, ship).play(AbandonedStation(crew_required=4, goods=(Goods.BLUE,), days=1))
    assert f.asked == [(0, "use")]
    f = Fleets(ship, ship).play(AbandonedShip(crew_lost=5, credits=3, days=1))
    assert f.heard("nobody-can") == [{}]


@rule("LM-106")
def test_crew_for_an_abandoned_ship_may_come_from_all_ships() -> None:
    f = Fleets(fleet(*PLAIN), fleet(*PLAIN)).play(AbandonedShip(crew_lost=2, credits=3, days=1))
    f.answer(0, Accept(True)).answer(0, Crew(f.cell(4, 4))).answer(0, Crew(f.cell(6, 4)))
    assert [f.crew_at(0, 4, 4), f.crew_at(0, 6, 4)] == [1, 1]
    assert f.ships(0) == (0, 1)


# --- ships that are lost in the middle of a card (LM-142) --------------------------------------------------

COLUMN_8 = (4, 4)
"""The sixth column of the board."""


@rule("LM-142", "LM-104")
def test_a_ship_that_has_lost_its_last_tile_counts_with_engine_strength_0_until_the_card_is_over() -> None:
    rows = (CombatRow("crew", UnderFire(large("front"))), CombatRow("engine_strength", LoseDays(2)))
    shot = fleet("4,4 start", "4,5 engine:rear 3...", "6,4 engine:rear ....")
    f = Fleets(shot, fleet(*PLAIN), at=[15, 10]).play(CombatZone(rows=rows)).dice(COLUMN_8)
    assert f.tiles_of(0, 1) == []
    assert f.heard("engines-announced") == [{"seat": 0, "strength": 0}, {"seat": 1, "strength": 1}]
    assert f.flight.positions[0] == 13
    assert f.heard("ship-gave-up") == [{"seat": 0, "ship": 1, "reason": "no_humans"}]
    assert [event.key for event in f.told][-1] == "ship-gave-up", "not before the card is over"
    assert f.ships(0) == (0,)


@rule("LM-142")
def test_a_ship_without_humans_still_fights_until_the_card_is_over() -> None:
    rows = (CombatRow("crew", LoseCrew(2)), CombatRow("cannon_strength", LoseDays(2)))
    ship = fleet("4,4 start", "6,4 cabin ....", "6,3 cannon:front ....", "7,3 cannon:front ....")
    armed = fleet(*PLAIN, "3,5 cabin ....", "3,3 cannon:front ....")
    f = Fleets(ship, armed, at=[15, 10]).play(CombatZone(rows=rows))
    f.answer(0, Crew(f.cell(6, 4))).answer(0, Crew(f.cell(6, 4)))
    assert f.heard("cannons-announced")[0] == {"seat": 0, "strength": 4}
    assert f.seats_told("combat-lowest") == [0, 1]
    assert f.ships(0) == (0,)
    assert f.heard("ship-gave-up") == [{"seat": 0, "ship": 1, "reason": "no_humans"}]


# --- time-outs and the view --------------------------------------------------------------------------------


@rule("LM-143")
def test_on_time_out_each_ship_that_would_stand_still_in_open_space_powers_exactly_one_engine() -> None:
    ship = fleet(
        "4,4 start",
        "4,5 double_engine:rear ....",
        "3,5 double_engine:rear ....",
        "2,4 battery .... batteries=2",
        "6,4 cabin ....",
        "6,5 engine:rear ....",
        "7,5 double_engine:rear ....",
        "7,4 battery .... batteries=2",
    )
    f = Fleets(ship, fleet(*PLAIN), at=[15, 10]).play(OpenSpace())
    f.later(60_000).later(60_000)
    assert f.asked == []
    assert [f.batteries_at(0, 2, 4), f.batteries_at(0, 7, 4)] == [1, 2], "the right ship moves without"
    assert f.flight.strengths == (1, 1)
    assert f.heard("days-gained")[0] == {"seat": 0, "days": 1}


@rule("LM-143")
def test_on_time_out_no_battery_is_spent_in_a_combat_zone() -> None:
    ship = fleet("4,4 start", "4,5 double_engine:rear ....", "2,4 battery .... batteries=2", "6,4 cabin ....")
    f = Fleets(ship, fleet(*PLAIN)).play(ENGINES).later(60_000)
    assert f.batteries(0) == 2
    assert f.heard("engines-announced")[0] == {"seat": 0, "strength": 0}


@about("LM-102", "LM-105")
def test_everybody_sees_the_strengths_of_the_fleet() -> None:
    ship = fleet(
        "4,4 start",
        "4,5 double_engine:rear ....",
        "3,5 engine:rear ....",
        "2,4 battery .... batteries=2",
        "4,3 cannon:front ....",
        "6,4 cabin ....",
        "6,5 engine:rear ....",
        "7,5 engine:rear ....",
        "6,3 double_cannon:front ....",
    )
    f = Fleets(ship, fleet(*PLAIN)).between_cards()
    seen = GAME.view(f.state, None).seats[0].ship
    assert seen.engines == (1, 2), "1 to 3 on the left, always 2 on the right"
    assert seen.cannons == (2, 2), "no battery for the double cannon on the right"


# --- in views ----------------------------------------------------------------------------------------------


def test_every_ship_is_asked_with_what_the_fleet_has_so_far() -> None:
    ship = fleet(
        "4,4 start",
        "4,5 engine:rear ....",
        "4,3 cannon:front ....",
        "6,4 cabin ....",
        "6,5 double_engine:rear ....",
        "6,3 double_cannon:front ....",
        "7,4 battery .... batteries=2",
    )
    f = Fleets(ship, fleet(*PLAIN)).play(ENGINES)
    assert f.question(0).about == {"ship": 1, "strengths": [0, 2], "totals": [0, 1], "needed": False}
    f = Fleets(ship, fleet(*PLAIN)).play(CANNONS)
    assert f.question(0).about == {"ship": 1, "doubled_strengths": [0, 4], "doubled_totals": [2, 6]}
