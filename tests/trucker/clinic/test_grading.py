"""What the doctor says about right and wrong answers, on ships built by hand, rule by rule."""

from typing import Any

import pytest
from msgspec import structs

from starhaul.trucker.clinic.averting import Averting
from starhaul.trucker.clinic.closing_up import ClosingUp
from starhaul.trucker.clinic.exercise import Attempt
from starhaul.trucker.clinic.fault_hunt import FaultHunt
from starhaul.trucker.clinic.landing_choice import LandingChoice
from starhaul.trucker.clinic.repair_choice import RepairChoice
from starhaul.trucker.clinic.surviving import SwarmSurvival, swarms
from starhaul.trucker.clinic.swarm_flight import after_swarm
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import ShipFile, describe
from starhaul.trucker.parts.records import Planets, Threat
from starhaul.trucker.parts.terms import Size
from tests.rules import about
from tests.trucker.shipyard import at, find, yard


def file(*lines: str, edition: str = "1e", **top: Any) -> ShipFile:
    return describe(yard("II", *lines, edition=edition, **top).ship)


def cells(*places: tuple[int, int], ship: ShipFile) -> tuple[int, ...]:
    plan = yard(ship.class_, edition=ship.edition)
    return tuple(at(plan, *place) for place in places)


RING = ("7,8 cabin 32..", "8,8 cabin 1..3", "8,7 battery ..10")
"""A battery that touches the starting cabin with a smooth side, and is joined to it the long way round."""


@about("CHK-03", "CHK-04")
def test_one_tile_of_each_fault_is_enough_and_both_will_do():
    ship = file(*RING, "6,7 engine:left .3..")
    one = FaultHunt(id="faults-01", rating=0, ship=ship)
    assert one.task().number == 2
    for marked in (((8, 7), (6, 7)), ((7, 7), (6, 7)), ((7, 7), (8, 7), (6, 7))):
        assert one.grade(Attempt(cells=cells(*marked, ship=ship))).is_right
    assert not one.grade(Attempt(cells=cells((7, 7), (8, 7), ship=ship))).is_right


@about("CHK-03", "CHK-04")
def test_a_missed_fault_is_named_with_its_rule():
    ship = file(*RING, "6,7 engine:left .3..")
    one = FaultHunt(id="faults-01", rating=0, ship=ship)
    missed = one.grade(Attempt(cells=cells((6, 7), ship=ship)))
    assert (missed.finding, missed.rule, missed.facts["number"]) == ("faults-missed", "CHK-03", 1)
    assert missed.facts["fault"] == "connector_against_smooth"
    both = one.grade(Attempt())
    assert both.facts["number"] == 2


def test_a_sound_tile_is_left_alone():
    ship = file(*RING)
    one = FaultHunt(id="faults-01", rating=0, ship=ship)
    said = one.grade(Attempt(cells=cells((7, 8), (8, 7), ship=ship)))
    assert (said.is_right, said.finding, said.facts["cell"]) == (False, "faults-sound", "[7,8]")


@about("CHK-09", "CHK-10")
def test_the_repair_that_loses_fewest_tiles_is_right():
    # The hold at [9,7] hangs on the one at [8,7], which does not fit to the cabin below it.
    ship = file("7,8 cabin 32..", "8,8 cabin 2..3", "8,7 cargo .213", "9,7 cargo ...3")
    one = RepairChoice(id="repair-01", rating=0, ship=ship)
    assert [fault.rule for fault in one.task().faults] == ["CHK-02"]
    cheap = one.grade(Attempt(cells=cells((8, 8), ship=ship)))
    assert (cheap.is_right, cheap.facts["lost"]) == (True, 1)
    dear = one.grade(Attempt(cells=cells((8, 7), ship=ship)))
    assert (dear.finding, dear.rule) == ("repair-dear", "CHK-10")
    assert (dear.facts["lost"], dear.facts["fewest"]) == (2, 1)
    innocent = one.grade(Attempt(cells=cells((7, 8), ship=ship)))
    assert (innocent.finding, innocent.rule) == ("repair-innocent", "RUL-25")
    nothing = one.grade(Attempt())
    assert (nothing.finding, nothing.rule) == ("repair-faulty", "CHK-02")


@about("BLD-29", "CHK-03", "CHK-08")
def test_open_connectors_are_counted_when_all_tiles_lie():
    ship = file("7,6 cabin 1.3.")
    tile, turn = find("cargo", "0003", "1e", set())
    beside, far = cells((8, 7), (10, 8), ship=ship)
    # The starting cabin keeps two of its connectors open, the cabin one.
    one = ClosingUp(
        id="closing-01", rating=0, ship=ship, tiles=(tile,), most_open=3, solution=((beside, turn),)
    )
    right = one.grade(one.example())
    assert (right.is_right, right.facts["number"]) == (True, 3)
    strict = structs.replace(one, most_open=2).grade(one.example())
    assert (strict.finding, strict.rule) == ("closing-open", "BLD-29")
    turned = one.grade(Attempt(placed=((beside, (turn + 2) % 4),)))
    assert (turned.finding, turned.rule) == ("placing-fault", "CHK-03")
    adrift = one.grade(Attempt(placed=((far, turn),)))
    assert (adrift.finding, adrift.rule) == ("placing-fault", "CHK-08")


@pytest.mark.parametrize(
    ("line", "threat", "dice", "rule"),
    [
        ("7,6 battery 1.3.", Threat(Size.SMALL, "front"), (3, 4), "HIT-05"),
        ("7,6 battery 1.3.", Threat(Size.LARGE, "front"), (3, 4), "HIT-08"),
        ("7,6 battery 1.3.", Threat(Size.LARGE, "left"), (3, 3), "HIT-09a"),
        ("7,8 battery 3.1.", Threat(Size.LARGE, "rear"), (3, 4), "RUL-47"),
    ],
)
@about("HIT-05", "HIT-08", "HIT-09a", "RUL-47")
def test_a_hit_is_explained_by_the_rule_that_would_have_averted_it(line, threat, dice, rule):
    hit = after_swarm(yard("II", line).ship, (threat,), (dice,)).hit
    assert hit is not None
    assert hit.rule("1e") == rule
    assert rule == "HIT-05" or hit.rule("2e") in ("HIT-08", "HIT-09b")


@about("HIT-05", "BLD-24")
def test_a_shield_averts_what_comes_from_its_sides_and_costs_a_battery():
    cabin, battery = "7,6 cabin 1.3.", "7,8 battery 3..."
    threat, dice = Threat(Size.SMALL, "front"), (3, 4)
    assert after_swarm(yard("II", cabin, battery).ship, (threat,), (dice,)).lost
    shielded = yard("II", cabin, battery, "8,7 shield:front ...3").ship
    assert not after_swarm(shielded, (threat,), (dice,)).lost
    empty = yard("II", cabin, battery + " batteries=0", "8,7 shield:front ...3").ship
    assert after_swarm(empty, (threat,), (dice,)).lost
    twice = (threat, threat, threat, threat)
    assert after_swarm(shielded, twice, (dice,) * 4).lost, "no more batteries than the tile has"


@about("HIT-08")
def test_where_a_cannon_goes_decides_whether_it_averts():
    ship = file("8,7 cabin 1..3")
    tile, turn = find("cannon:front", "..1.", "1e", set())
    meteor = Threat(Size.LARGE, "front")
    one = Averting(id="averting-01", rating=0, ship=ship, tile=tile, meteor=meteor, dice=(4, 4))
    before, beside = cells((8, 6), (7, 6), ship=ship)
    right = one.grade(Attempt(placed=((before, turn),)))
    assert (right.is_right, right.rule) == (True, "HIT-07")
    aside = one.grade(Attempt(placed=((beside, turn),)))
    assert (aside.finding, aside.rule, aside.facts["cell"]) == ("averting-hit", "HIT-08", "[8,7]")


@about("HIT-03", "HIT-08")
def test_only_the_ship_that_loses_nothing_survives():
    whole, torn = file("7,6 cannon:front ..3."), file("7,6 battery 1.3.")
    card = next(card for card in swarms("1e") if card.meteors[0] == Threat(Size.LARGE, "front"))
    # All meteors but the first miss both ships: nothing has a column or row 12.
    dice = ((3, 4), *((6, 6) for _ in card.meteors[1:]))
    one = SwarmSurvival(id="survival-01", rating=0, ship=torn, others=(whole,), card=card.id, dice=dice)
    right = one.grade(Attempt(choice=1))
    assert right.is_right
    assert [len(lost) for lost in right.solved.lost] == [1, 0]
    said = one.grade(Attempt(choice=0))
    assert (said.finding, said.rule) == ("survival-hit", "HIT-08")
    assert (said.facts["meteor"], said.facts["cell"]) == (1, "[7,6]")


@about("CRD-PLANETS-02", "CRD-PLANETS-06")
def test_a_choice_is_judged_by_the_averages_in_the_file():
    ship = file("8,7 cabin 1..3")
    card = next(card for card in rule_data.cards("1e").cards if isinstance(card, Planets))
    values = (5.0, 9.0, 7.5, *(1.0 for _ in card.planets[2:]))
    one = LandingChoice(
        id="landing-01",
        rating=0,
        ship=ship,
        rival=ship,
        card=card.id,
        ahead=2,
        cards=3,
        values=values,
        error=0.1,
    )
    said = [one.grade(Attempt(choice=choice)) for choice in range(3)]
    assert [diagnosis.finding for diagnosis in said] == ["landing-land", "landing-right", "landing-other"]
    assert [diagnosis.facts["margin"] for diagnosis in said] == [4.0, 1.5, 1.5]
    assert {diagnosis.rule for diagnosis in said} == {"CRD-PLANETS-06"}
    past = structs.replace(one, values=(9.0, 5.0, *values[2:]))
    assert past.grade(Attempt(choice=0)).is_right
    assert past.grade(Attempt(choice=1)).finding == "landing-past"
