"""IC and IIC: hits of one die that are deflected and split (LM-030 … LM-038, LM-041 … LM-048)."""

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.trucker.data.edition import edition
from starhaul.trucker.match.actions import Defend, Keep
from starhaul.trucker.parts.records import Card, CombatZone, MeteorSwarm, Threat, UnderFire
from starhaul.trucker.parts.terms import DIRECTION_BY_WORD
from starhaul.trucker.ship.threats import shooters, strikes
from tests.rules import about, rule
from tests.trucker.cards.fleet import alone, crew_line, large, pirates, small
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME, Table

CRACKED = pytest.mark.parametrize("class_", ["IC", "IIC"])
ENDS = pytest.mark.parametrize("end", ["front", "rear"])
SIDES = pytest.mark.parametrize("side", ["left", "right"])
TURNS = {"left": 1, "right": 6}
"""The die that deflects a hit to this side."""
KINDS = pytest.mark.parametrize(
    ("what", "size"), [("meteor", "small"), ("meteor", "large"), ("shot", "small"), ("shot", "large")]
)

COMB = (
    "2,1 structural 1323",
    "2,2 structural .3.3",
    "2,3 structural .3.3",
    "2,4 structural .3.3",
    "2,5 battery .3.3",
    "2,6 special_cargo .3.3",
    "1,7 cargo 3..3",
    "2,7 battery ..3.",
    "3,7 cabin 1.1.",
    "4,7 cargo 121.",
    "1,8 cabin .122",
)
"""A tile in every line of the board, with an open connector wherever something can strike."""
COLUMNS = {
    "front": {2: (1, 7), 3: (2, 1), 4: (3, 7), 5: (4, 7)},
    "rear": {2: (1, 8), 3: (2, 7), 4: (3, 7), 5: (4, 7)},
}
ROWS = {
    "left": {1: [(1, 8)], 2: [(1, 7)], 3: [(2, 4), (2, 6)], 4: [(2, 3), (2, 5)], 5: [(2, 2)], 6: [(2, 1)]},
    "right": {1: [(1, 8)], 2: [(4, 7)], 3: [(2, 4), (2, 6)], 4: [(2, 3), (2, 5)], 5: [(2, 2)], 6: [(2, 1)]},
}
"""What each number strikes of the comb, worked out by hand from the printed labels."""


def card(what: str, *threats: Threat) -> Card:
    return MeteorSwarm(meteors=threats) if what == "meteor" else pirates(99, *threats)


def threats(size: str, *from_: str) -> tuple[Threat, ...]:
    return small(*from_) if size == "small" else large(*from_)


def struck(t: Table, seat: int = 0) -> list[tuple[int, int]]:
    """The cells of a seat's tiles that were struck so far."""
    return [t.board.coordinates_of(told["cell"]) for told in t.heard("tile-hit") if told["seat"] == seat]


def keys(t: Table, first: str = "threat-rolled") -> list[str]:
    """The events since the first roll."""
    told = [event.key for event in t.told]
    return told[told.index(first) :]


# --- one die, deflecting, splitting ------------------------------------------------------------------------


@rule("LM-030", "LM-031")
@about("LM-137")
@KINDS
@ENDS
@CRACKED
def test_from_front_and_rear_one_die_names_the_column(class_: str, end: str, what: str, size: str) -> None:
    for die, target in COLUMNS[end].items():
        t = alone(yard(class_, *COMB)).play(card(what, *threats(size, end))).dice((die,))
        assert struck(t) == [target]
        assert not t.heard("threat-turned")
        assert not t.heard("threat-split")


@rule("LM-030", "LM-032", "LM-035", "LM-036")
@about("LM-137")
@KINDS
@ENDS
@SIDES
def test_1_and_6_turn_a_hit_aside_and_the_second_die_names_the_row(
    end: str, side: str, what: str, size: str
) -> None:
    for die, targets in ROWS[side].items():
        t = alone(yard("IIC", *COMB)).play(card(what, *threats(size, end))).dice((TURNS[side],))
        assert t.rolls(), "one die is rolled again"
        assert not struck(t)
        t.dice((die,))
        assert struck(t) == targets
        assert t.heard("threat-turned") == [{"from": side}], "once, whatever the second die shows"


@rule("LM-030", "LM-036")
@KINDS
@SIDES
@CRACKED
def test_from_a_side_3_and_4_split_and_all_else_is_an_ordinary_hit(
    class_: str, side: str, what: str, size: str
) -> None:
    for die, targets in ROWS[side].items():
        t = alone(yard(class_, *COMB)).play(card(what, *threats(size, side))).dice((die,))
        assert struck(t) == targets
        assert len(t.heard("threat-split")) == (1 if die in (3, 4) else 0)
        assert not t.heard("threat-turned"), "1 and 6 are rows here"


@rule("LM-031", "LM-032", "LM-036")
@pytest.mark.parametrize("from_", ["front", "rear", "left", "right"])
def test_only_ever_one_die_is_rolled(from_: str) -> None:
    t = alone(yard("IC", *COMB)).play(card("meteor", *large(from_)))
    one = [(die,) for die in range(1, 7)]
    outcomes = GAME.outcomes(t.state)
    assert outcomes is not None
    assert list(outcomes.options) == one
    assert t.refused(CHANCE, (3, 4)) == "not-an-outcome"
    if from_ in ("front", "rear"):
        again = GAME.outcomes(t.dice((6,)).state)
        assert again is not None
        assert list(again.options) == one


@rule("LM-033")
@ENDS
@SIDES
def test_a_turned_hit_is_told_as_one_from_that_side(end: str, side: str) -> None:
    t = alone(yard("IC", *COMB)).play(card("meteor", *large(end))).dice((TURNS[side],), (5,))
    rolled = [(told["from"], told["dice"]) for told in t.heard("threat-rolled")]
    assert rolled == [(end, [TURNS[side]]), (side, [5])]


# --- shields -----------------------------------------------------------------------------------------------

POWER = "2,4 battery .... batteries=2"
TURNED_SHIELDS = [
    ("left", "rear", True),
    ("left", "left", True),
    ("left", "front", False),
    ("left", "right", False),
    ("right", "front", True),
    ("right", "right", True),
    ("right", "rear", False),
    ("right", "left", False),
]
"""Where a hit from the front is deflected to, the first of the two
directions of a shield, whether it helps."""


@rule("LM-033", "LM-034")
@pytest.mark.parametrize("what", ["meteor", "shot"])
@pytest.mark.parametrize(("side", "shield", "helps"), TURNED_SHIELDS)
def test_only_a_shield_for_the_final_direction_helps(what: str, side: str, shield: str, helps: bool) -> None:
    ship = yard("IIC", POWER, f"2,3 shield:{shield} ....", "2,7 structural .3.3")
    t = alone(ship).play(card(what, *small("front"))).dice((TURNS[side],))
    assert not t.asked, "nothing is decided before the second roll"
    t.dice((2,))
    assert ((0, "defend") in t.asked) == helps
    if helps:
        t.answer(0, Defend(t.cell(2, 4)))
    assert struck(t) == ([] if helps else [(2, 7)])
    assert t.batteries(0) == (1 if helps else 2)


@about("LM-033", "HIT-16a")
@pytest.mark.parametrize("what", ["meteor", "shot"])
def test_the_question_names_the_threat_and_the_seats_it_comes_for(what: str) -> None:
    ship = yard("IIC", POWER, "2,3 shield:rear ....", "2,7 structural .3.3")
    t = alone(ship).play(card(what, *small("front"))).dice((TURNS["left"],), (2,))
    subject = {"what": what, "size": "small", "side": "left", "dice": [2], "targets": [0]}
    assert t.question(0).about == {"cells": [t.cell(2, 7)], **subject, "deflected": True, "split": False}
    lines = ("2,4 structural .3.3", "2,6 structural .3.3", "2,3 shield:rear ....")
    t = alone(yard("IIC", *lines, "2,7 battery .... batteries=1")).play(card(what, *small("left"))).dice((3,))
    about = t.question(0).about
    assert (about["side"], about["dice"], about["deflected"], about["split"]) == ("left", [3], False, True)


@rule("LM-037", "LM-038")
@about("LM-137", "HIT-15")
@pytest.mark.parametrize("what", ["meteor", "shot"])
@SIDES
@CRACKED
def test_one_battery_for_one_shield_protects_against_both_hits(class_: str, side: str, what: str) -> None:
    shield = {"left": "rear", "right": "front"}[side]
    lines = ("2,4 structural .3.3", "2,6 structural .3.3", f"2,3 shield:{shield} ....")
    ship = yard(class_, *lines, "2,7 battery .... batteries=1")
    t = alone(ship).play(card(what, *small(side))).dice((3,))
    assert t.asked == [(0, "defend")]
    assert t.question(0).about["cells"] == [t.cell(2, 4), t.cell(2, 6)], "both at the same time"
    assert t.options(0) == [Defend(), Defend(t.cell(2, 7))]
    t.answer(0, Defend(t.cell(2, 7)))
    assert not t.asked
    assert (struck(t), t.batteries(0)) == ([], 0)
    assert [told["cell"] for told in t.heard("defended")] == [t.cell(2, 4), t.cell(2, 6)]


@rule("LM-037", "LM-038")
def test_a_player_who_does_without_the_shield_takes_both_hits_at_once() -> None:
    lines = ("2,4 structural .3.3", "2,6 structural .3.3", "2,3 shield:left ....")
    t = alone(yard("IIC", *lines, "2,7 battery .... batteries=2")).play(card("shot", *small("left")))
    t.dice((3,)).answer(0, Defend())
    assert struck(t) == [(2, 4), (2, 6)]
    assert t.batteries(0) == 2


@rule("LM-038")
def test_two_shields_are_no_better_than_one() -> None:
    lines = ("2,4 structural .3.3", "2,6 structural .3.3", "2,3 shield:left ....", "2,5 shield:left ....")
    t = alone(yard("IIC", *lines, "2,7 battery .... batteries=2")).play(card("shot", *small("left")))
    t.dice((3,)).answer(0, Defend(t.cell(2, 7)))
    assert (struck(t), t.batteries(0), t.asked) == ([], 1, [])


@rule("LM-043")
def test_a_shield_and_a_battery_on_the_struck_tiles_still_work() -> None:
    lines = ("2,4 shield:left ....", "2,6 battery .... batteries=1")
    t = alone(yard("IIC", *lines)).play(card("shot", *small("left"))).dice((3,))
    t.answer(0, Defend(t.cell(2, 6)))
    assert t.tiles(0) == [(2, 4), (2, 6)]


# --- small meteors -----------------------------------------------------------------------------------------


@rule("LM-044")
@pytest.mark.parametrize("front_is_open", [True, False])
@pytest.mark.parametrize("rear_is_open", [True, False])
def test_each_small_meteor_is_tested_against_its_own_tile(front_is_open: bool, rear_is_open: bool) -> None:
    ways = {4: front_is_open, 6: rear_is_open}
    lines = [f"2,{row} battery ...{3 if is_open else 0}" for row, is_open in ways.items()]
    t = alone(yard("IIC", *lines)).play(card("meteor", *small("left"))).dice((3,))
    exposed = [(2, row) for row, is_open in ways.items() if is_open]
    assert struck(t) == exposed
    bounced = [t.board.coordinates_of(told["cell"]) for told in t.heard("meteor-bounced")]
    assert sorted(bounced + exposed) == [(2, 4), (2, 6)]


@rule("LM-044")
def test_a_meteor_that_bounces_leaves_the_shield_for_the_other() -> None:
    lines = ("2,4 cargo ...0", "2,6 cargo ...3", "2,3 shield:left ....", "2,7 battery .... batteries=1")
    t = alone(yard("IIC", *lines)).play(card("meteor", *small("left"))).dice((3,))
    assert t.question(0).about["cells"] == [t.cell(2, 6)]
    t.answer(0, Defend(t.cell(2, 7)))
    assert (struck(t), t.batteries(0)) == ([], 0)


@rule("LM-044")
@about("LM-032", "LM-033")
def test_a_turned_small_meteor_looks_at_the_side_it_comes_from_now() -> None:
    smooth = alone(yard("IIC", "2,7 cargo 3..0")).play(card("meteor", *small("front"))).dice((1,), (2,))
    assert (struck(smooth), len(smooth.heard("meteor-bounced"))) == ([], 1)
    exposed = alone(yard("IIC", "2,7 cargo 0..3")).play(card("meteor", *small("front"))).dice((1,), (2,))
    assert struck(exposed) == [(2, 7)]


# --- large meteors -----------------------------------------------------------------------------------------


@rule("LM-034", "LM-041")
@SIDES
@pytest.mark.parametrize(("row", "shoots"), [(5, False), (6, True), (7, True)])
def test_a_meteor_turned_aside_is_shot_from_its_own_and_a_neighbouring_row(
    side: str, row: int, shoots: bool
) -> None:
    ship = yard("IIC", "3,7 structural ....", f"2,{row} cannon:{side} ....")
    t = alone(ship).play(card("meteor", *large("front"))).dice((TURNS[side],), (2,))
    assert len(t.heard("meteor-shot")) == shoots
    assert len(struck(t)) == (not shoots)


@rule("LM-041")
@SIDES
@pytest.mark.parametrize(("die", "shooting"), [(6, {1, 2}), (5, {1, 2, 3}), (2, {6, 7, 8}), (1, {7, 8})])
def test_the_neighbouring_row_is_physical(side: str, die: int, shooting: set[int]) -> None:
    """Rows with a label one higher or lower further away do not help."""
    row = {6: 1, 5: 2, 2: 7, 1: 8}[die]
    edge = {"left": 1, "right": 4}[side]
    found = set()
    for other in range(1, 9):
        column = 2 if other < 8 else edge
        target = f"{3 if row < 8 else 5 - edge},{row} cargo ...."
        ship = yard("IIC", target, f"{column},{other} cannon:{side} ....")
        t = alone(ship).play(card("meteor", *large(side))).dice((die,))
        if t.heard("meteor-shot"):
            found.add(other)
    assert found == shooting


@rule("LM-034")
def test_a_cannon_towards_the_first_direction_is_of_no_use_against_a_turned_meteor() -> None:
    ship = yard("IIC", "2,7 structural ....", "2,6 cannon:front ....", "3,7 cannon:front ....")
    t = alone(ship).play(card("meteor", *large("front"))).dice((1,), (2,))
    assert not t.heard("meteor-shot")
    assert struck(t) == [(2, 7)]


@rule("LM-042")
@about("LM-137", "RUL-47")
@ENDS
@CRACKED
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_from_front_and_rear_only_a_cannon_in_exactly_that_column_shoots(
    class_: str, end: str, column: int
) -> None:
    """Every column has a target in row 7; in its own column, the cannon itself is the target."""
    lines = [f"{other},7 {'cannon:' + end if other == column else 'cargo'} ...." for other in (1, 2, 3, 4)]
    for label in (2, 3, 4, 5):
        t = alone(yard(class_, *lines)).play(card("meteor", *large(end))).dice((label,))
        assert bool(t.heard("meteor-shot")) == (label == column + 1)
        assert bool(struck(t)) == (label != column + 1)


@rule("LM-042")
@ENDS
def test_a_cannon_the_other_way_round_does_not_shoot(end: str) -> None:
    other = {"front": "rear", "rear": "front"}[end]
    t = alone(yard("IIC", f"2,7 cannon:{other} ....")).play(card("meteor", *large(end))).dice((3,))
    assert struck(t) == [(2, 7)]


@rule("LM-042")
@pytest.mark.parametrize(
    ("class_", "dice", "beside"),
    [("IIC", (4,), (5,)), ("IIIC", (3, 5), (4, 5)), ("IVC", (2, 3), (3, 3))],
)
@ENDS
def test_on_every_class_c_ship_the_column_must_be_the_very_one(
    class_: str, end: str, dice: tuple[int, ...], beside: tuple[int, ...]
) -> None:
    """The cannon is in the third column, its neighbour in the fourth."""
    hull = yard(class_, f"3,5 cannon:{end} ....", "4,5 cargo ....").ship.hull
    for roll, number in ((dice, 1), (beside, 0)):
        (strike,) = strikes(hull, hull.board.aim(DIRECTION_BY_WORD[end], roll))
        assert strike.cell is not None
        assert shooters(hull, strike, edition("1e")).single.bit_count() == number


# --- where it strikes --------------------------------------------------------------------------------------


@rule("LM-046")
def test_a_hit_travels_over_gaps_to_the_first_tile_of_its_line() -> None:
    """Column 3 is labelled 4; row 7 is labelled 2."""
    lines = ("1,7 cargo ....", "4,7 cargo ....", "3,2 cargo ....", "3,6 cargo ....")
    for from_, die, target in (
        ("left", 2, (1, 7)),
        ("right", 2, (4, 7)),
        ("front", 4, (3, 2)),
        ("rear", 4, (3, 6)),
        ("left", 5, (3, 2)),
        ("right", 5, (3, 2)),
    ):
        t = alone(yard("IIC", *lines)).play(card("shot", *large(from_))).dice((die,))
        assert struck(t) == [target]


@rule("LM-028", "LM-046")
def test_hits_travel_over_the_crack() -> None:
    for side, target in (("left", (3, 2)), ("right", (2, 1))):
        t = alone(yard("IC", "2,1 cargo ....", "3,2 cargo ....")).play(card("shot", *large(side)))
        t.dice((5 if side == "left" else 6,))
        assert struck(t) == [target]


@rule("LM-046")
@pytest.mark.parametrize(
    ("from_", "die"), [("front", 2), ("rear", 5), ("left", 1), ("right", 6), ("left", 3)]
)
def test_no_tile_no_hit(from_: str, die: int) -> None:
    t = alone(yard("IIC", "2,7 cargo ....", "2,3 cargo ....")).play(card("shot", *large(from_))).dice((die,))
    assert struck(t) == []
    assert t.seats_told("threat-missed") == [0] * (2 if die == 3 else 1)


@rule("LM-045", "LM-046")
def test_if_one_half_misses_the_other_strikes_all_the_same() -> None:
    t = alone(yard("IIC", "2,6 cargo ....")).play(card("shot", *large("left"))).dice((3,))
    assert struck(t) == [(2, 6)]
    assert t.seats_told("threat-missed") == [0]


# --- falling apart -----------------------------------------------------------------------------------------

SPINE = ("2,3 start", "2,4 structural 3.3.", "2,5 cabin 2.2.", "2,6 structural 3.3.", "2,7 battery 3...")
PIECES = [(2, 3), (2, 5), (2, 7)]
"""What rows 4 and 6 leave of the spine: three pieces of one tile."""


@rule("LM-043", "LM-045")
@pytest.mark.parametrize("kept", PIECES)
def test_both_tiles_go_together_and_only_then_one_of_all_pieces_is_chosen(kept: tuple[int, int]) -> None:
    t = alone(yard("IIC", *SPINE)).play(card("shot", *large("left"))).dice((3,))
    assert struck(t) == [(2, 4), (2, 6)]
    assert t.tiles(0) == PIECES, "both are gone before anything is asked"
    assert t.asked == [(0, "part")]
    assert t.options(0) == [Keep(t.cell(*place)) for place in PIECES]
    t.answer(0, Keep(t.cell(*kept)))
    assert t.tiles(0) == [kept]
    assert len(t.state.lost[0]) == 4
    assert not t.asked, "asked once"


@rule("LM-045")
def test_a_ship_that_holds_together_without_both_tiles_flies_on() -> None:
    ship = yard("IIC", "2,5 start", "2,4 cargo ..3.", "2,6 cargo 3...")
    t = alone(ship).play(card("shot", *large("left"))).dice((3,))
    assert t.tiles(0) == [(2, 5)]
    assert not t.asked
    assert len(t.state.lost[0]) == 2


RING = (
    "2,4 start",
    "3,4 structural ..33",
    "2,5 special_cargo 3030",
    "3,5 battery 3030",
    "2,6 structural 33..",
    "3,6 structural 3..3",
)
"""Joined over the crack in rows 4 and 6 only."""


@rule("LM-045")
def test_two_losses_together_break_a_ship_that_bears_either() -> None:
    t = alone(yard("IIC", *RING)).play(card("shot", *large("left"))).dice((3,))
    assert struck(t) == [(2, 4), (2, 6)]
    assert t.options(0) == [Keep(t.cell(3, 4)), Keep(t.cell(2, 5))]
    t.answer(0, Keep(t.cell(3, 4)))
    assert t.tiles(0) == [(3, 4), (3, 5), (3, 6)]
    assert len(t.state.lost[0]) == 3


# --- who rolls ---------------------------------------------------------------------------------------------

CREW = ("2,3 start", "2,4 cabin ....", "2,5 cabin ....")


@rule("LM-047")
def test_the_leader_rolls_once_for_all_at_a_swarm_the_second_roll_included() -> None:
    ship = yard("IIC", *COMB)
    t = Table(ship, ship, ship, at=[5, 9, 7]).play(card("meteor", *large("front"))).dice((6,), (4,))
    assert t.seats_told("threat-rolled") == [1, 1]
    assert [struck(t, seat) for seat in range(3)] == [[(2, 3), (2, 5)]] * 3
    assert len(t.heard("threat-turned")) == len(t.heard("threat-split")) == 1


@rule("LM-047")
def test_in_the_combat_zone_the_player_under_fire_rolls_and_rolls_again() -> None:
    t = Table(yard("IIC", *CREW), yard("IIC", "2,3 start"), at=[9, 7])
    t.play(CombatZone(rows=(crew_line(UnderFire(large("front"))),))).dice((1,), (4,))
    assert t.seats_told("threat-rolled") == [1, 1]
    assert (struck(t, 0), struck(t, 1)) == ([], [(2, 3)])


@rule("LM-047")
def test_at_pirates_the_first_defeated_player_rolls_for_all_defeated() -> None:
    armed = yard("IIC", "2,3 start", "2,2 cannon:front ....", "3,2 cannon:front ....")
    t = Table(yard("IIC", *COMB), armed, yard("IIC", *COMB), yard("IIC", *COMB), at=[5, 9, 7, 8])
    t.play(pirates(2, *large("rear"))).dice((1,), (3,))
    assert t.seats_told("enemy-drawn") == [1]
    assert t.seats_told("threat-rolled") == [3, 3]
    both = [(2, 4), (2, 6)]
    assert [struck(t, seat) for seat in range(4)] == [both, [], both, both]


# --- the order of one hit ----------------------------------------------------------------------------------


@rule("LM-037", "LM-048")
def test_a_large_meteor_is_turned_split_shot_at_and_then_strikes() -> None:
    ship = yard("IIC", *SPINE, "1,3 cannon:left .3..")
    t = alone(ship).play(card("meteor", *large("front"))).dice((1,), (3,))
    rolled = ["threat-rolled", "threat-turned", "threat-rolled", "threat-split"]
    assert keys(t) == [*rolled, "meteor-shot", "tile-hit"]
    assert t.asked == [(0, "part")]
    assert struck(t) == [(2, 6)]


@rule("LM-037", "LM-048")
def test_a_small_shot_is_turned_split_shielded_or_strikes_and_then_the_ship_is_tested() -> None:
    ship = yard("IIC", *SPINE, "1,3 shield:left ....")
    rolled = ["threat-rolled", "threat-turned", "threat-rolled", "threat-split"]
    t = alone(ship).play(card("shot", *small("rear"))).dice((1,), (3,))
    assert (keys(t), t.asked) == (rolled, [(0, "defend")])
    t.answer(0, Defend(t.cell(2, 7)))
    assert keys(t)[4:7] == ["batteries-gone", "defended", "defended"]
    assert not struck(t)
    t = alone(ship).play(card("shot", *small("rear"))).dice((1,), (3,)).answer(0, Defend())
    assert keys(t) == [*rolled, "tile-hit", "tile-hit"]
    assert t.asked == [(0, "part")]
