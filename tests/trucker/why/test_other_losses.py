"""Why crew, goods, batteries, days and flights are lost, and what would have saved them."""

import pytest

from starhaul.trucker.flow.flight import AskReveal
from starhaul.trucker.match.actions import Accept, Cannons, Engines, Land, Remove, Report
from starhaul.trucker.parts.records import (
    AbandonedShip,
    CombatRow,
    CombatZone,
    Epidemic,
    LoseCrew,
    LoseDays,
    LoseGoods,
    MeteorSwarm,
    OpenSpace,
    Stardust,
)
from tests.rules import about
from tests.trucker.cards.fleet import ALIENS, BLUE, CABINS, large, offer, slavers, smugglers
from tests.trucker.shipyard import yard
from tests.trucker.why.reason_table import ReasonTable

DOUBLE = ("6,6 double_cannon:front ....", "6,7 battery .3.. batteries=2")
THRUST = ("7,8 double_engine:rear ....", "6,7 battery .3.. batteries=2")
HOLD = "7,6 cargo ..3. goods=blue"


# --- penalties ---------------------------------------------------------------------------------------------


@about("CRD-ENEMY-05", "CRD-ENEMY-08")
def test_slavers_name_the_cannon_strength_that_was_missing() -> None:
    t = ReasonTable(yard("III", "6,6 cannon:front ....")).play(slavers(4, 1))
    why = t.why("crew-gone")
    assert (why.cause, why.rule, why.number) == ("enemy", "CRD-ENEMY-08", 4)
    assert why.cells == (t.cell(7, 7),)
    assert [(one.what, one.doubled) for one in why.remedies] == [("cannons", 6)]


@about("PAR-04")
def test_cannons_that_were_not_powered_are_named_first() -> None:
    t = ReasonTable(yard("III", *DOUBLE)).play(slavers(2, 1)).answer(0, Cannons(0, 0))
    assert t.saved_by("enemy-won") == ["power-cannons", "cannons"]
    assert t.remedy("enemy-won", "power-cannons").number == 1


@about("PAR-04")
def test_power_that_would_not_have_been_enough_is_not_named() -> None:
    t = ReasonTable(yard("III", *DOUBLE)).play(slavers(3, 1)).answer(0, Cannons(0, 0))
    assert t.saved_by("enemy-won") == ["cannons"]


@about("FLT-16", "CRD-ENEMY-07")
def test_smugglers_take_goods_from_the_weak() -> None:
    t = ReasonTable(yard("III", HOLD)).play(smugglers(2, 1, BLUE))
    assert (t.why("cube-gone").cause, t.why("cube-gone").rule) == ("enemy", "CRD-ENEMY-07")
    assert t.remedy("cube-gone", "cannons").doubled == 4


@about("FLT-17")
def test_batteries_replace_missing_goods() -> None:
    t = ReasonTable(yard("III", "6,7 battery .3.. batteries=1")).play(smugglers(2, 1, BLUE))
    assert (t.why("batteries-gone").cause, t.why("batteries-gone").rule) == ("enemy", "FLT-17")


@about("PAR-04")
def test_batteries_that_were_spent_are_no_loss() -> None:
    t = ReasonTable(yard("III", *THRUST)).play(OpenSpace()).answer(0, Engines(1))
    assert t.seats_told("batteries-gone") == [0]
    assert t.reasons == []


@about("CRD-COMBAT-03")
def test_the_lowest_in_a_combat_zone_learns_by_how_much() -> None:
    t = ReasonTable(yard("III"), yard("III", "7,8 engine:rear ....", "6,8 engine:rear ...."))
    t.play(CombatZone(rows=(CombatRow("engine_strength", LoseDays(3)), CombatRow("crew", LoseCrew(1)))))
    assert (t.why("days-lost").cause, t.why("days-lost").rule) == ("combat-engines", "CRD-COMBAT-03")
    assert t.remedy("days-lost", "engines").number == 3, "the leader loses a tie"
    assert t.seats_told("combat-lowest") == [0, 1], "having lost its days, the other one leads"


@about("CRD-COMBAT-03")
def test_each_line_of_a_combat_zone_has_its_own_reason() -> None:
    t = ReasonTable(yard("III", HOLD), yard("III", *CABINS, "8,6 cannon:front ...."))
    lines = (CombatRow("crew", LoseGoods(1)), CombatRow("cannon_strength", LoseCrew(1)))
    t.play(CombatZone(rows=lines))
    assert t.why("cube-gone").cause == "combat-crew"
    assert t.why("crew-gone").cause == "combat-cannons"
    assert t.remedy("crew-gone", "cannons").doubled == 3


# --- crew --------------------------------------------------------------------------------------------------


@about("CRD-EPIDEMIC-01")
def test_an_epidemic_names_the_cabins_that_were_joined() -> None:
    t = ReasonTable(yard("III", "8,7 cabin ...3")).play(Epidemic())
    why = t.why("crew-gone")
    assert (why.cause, why.rule) == ("epidemic", "CRD-EPIDEMIC-01")
    assert t.remedy("crew-gone", "apart").cells == (t.cell(7, 7), t.cell(8, 7))


@about("CRD-SHIP-02")
def test_crew_sent_to_an_abandoned_ship_was_given_away() -> None:
    t = ReasonTable(yard("III")).play(AbandonedShip(crew_lost=2, credits=4, days=1)).answer(0, Accept(True))
    assert (t.why("crew-gone").cause, t.saved_by("crew-gone")) == ("taken-ship", ["decline"])
    assert (t.why("days-lost").rule, t.saved_by("days-lost")) == ("CRD-SHIP-02", ["decline"])


@about("HIT-21", "RUL-53")
def test_an_alien_leaves_with_its_life_support() -> None:
    t = ReasonTable(yard("III", *ALIENS)).play(MeteorSwarm(meteors=large("left"))).dice((3, 4))
    why = t.why("alien-left")
    assert (why.cause, why.rule, why.cells) == ("alien", "HIT-21", (t.cell(6, 7),))
    assert t.saved_by("alien-left") == ["support"]


# --- days --------------------------------------------------------------------------------------------------


@about("CRD-DUST-01")
def test_stardust_counts_the_open_connectors() -> None:
    t = ReasonTable(yard("III")).play(Stardust())
    for key in ("stardust", "days-lost"):
        assert (t.why(key).cause, t.why(key).number, t.saved_by(key)) == ("dust", 4, ["connectors"])


@about("CRD-PLANETS-06")
def test_days_on_a_planet_were_accepted() -> None:
    t = ReasonTable(yard("III", "7,6 cargo ..3.")).play(offer(BLUE, days=2)).answer(0, Land(0)).defaults()
    assert (t.why("days-lost").cause, t.why("days-lost").rule) == ("choice-days", "CRD-PLANETS-06")


# --- giving up ---------------------------------------------------------------------------------------------


@about("GIV-08", "CRD-OPEN-03")
@pytest.mark.parametrize(
    ("lines", "remedy"),
    [((), "engine"), ((THRUST[0],), "battery"), (THRUST, "power-engines")],
)
def test_open_space_without_thrust(lines: tuple[str, ...], remedy: str) -> None:
    t = ReasonTable(yard("III", *lines)).play(OpenSpace())
    if t.asked:
        t.answer(0, Engines(0))
    for key in ("no-engines", "gave-up"):
        assert (t.why(key).cause, t.why(key).rule, t.saved_by(key)) == ("no-engines", "GIV-08", [remedy])


@about("GIV-05")
def test_a_ship_without_humans_needed_one_more() -> None:
    t = ReasonTable(yard("III")).play(slavers(4, 2))
    assert (t.why("gave-up").cause, t.why("gave-up").rule) == ("no-humans", "GIV-05")
    assert t.remedy("gave-up", "human").number == 1


@about("GIV-10")
def test_a_lapped_ship_learns_how_many_days_were_missing() -> None:
    t = ReasonTable(yard("III"), yard("III"), at=[60, 12])
    t.play(Stardust())
    why = t.why("gave-up", 1)
    assert (why.cause, why.rule) == ("lapped", "GIV-10")
    spaces = t.state.profile.flight.spaces
    assert t.remedy("gave-up", "days", 1).number == why.number - spaces > 0


# --- the check ---------------------------------------------------------------------------------------------


@about("CHK-02", "CHK-13", "RUL-25")
def test_a_repair_names_the_fault_behind_it() -> None:
    ship = yard("III", "8,7 cabin .1.3", "9,7 structural ...2")
    t = ReasonTable(ship, yard("III"), manual_check=True)
    t.flight.flown = 1
    t.state.frames.append(AskReveal(answers=(None, None)))
    t.answer(1, Report(0))
    fined = t.why("fined")
    assert (fined.cause, fined.rule) == ("fined", "CHK-13")
    assert [one.what for one in fined.remedies] == ["fault-single_against_double", "fault-loose_part"]
    t.answer(0, Remove(t.cell(9, 7)))
    why = t.why("tiles-removed")
    assert (why.cause, why.rule, why.cells) == ("faults", "CHK-02", (t.cell(9, 7),))
    assert why.remedies[0].cells == (t.cell(8, 7), t.cell(9, 7))
