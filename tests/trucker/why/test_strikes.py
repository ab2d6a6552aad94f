"""Why tiles are destroyed, and what would have saved them (chapter HIT)."""

from starhaul.trucker.match.actions import Defend, Keep
from starhaul.trucker.parts.records import CombatRow, CombatZone, MeteorSwarm, Sabotage, UnderFire
from tests.rules import about
from tests.trucker.cards.fleet import CABINS, large, pirates, small
from tests.trucker.shipyard import yard
from tests.trucker.why.reason_table import ReasonTable

COLUMN_7, ROW_7 = (3, 4), (3, 4)
SHIELD = "8,7 shield:front ...3"
BATTERY = "6,7 battery .3.. batteries=1"
EMPTY_BATTERY = "6,7 battery .3.. batteries=0"
GUNNED = ("6,7 battery .3.. batteries=1", "7,6 double_cannon:front ..3.")


@about("HIT-04", "HIT-05", "BLD-24")
def test_a_small_meteor_names_the_connector_and_the_missing_shield() -> None:
    t = ReasonTable(yard("III")).play(MeteorSwarm(meteors=small("front"))).dice(COLUMN_7)
    why = t.why("tile-hit")
    assert (why.cause, why.rule, why.side) == ("meteor-small", "HIT-05", "front")
    assert why.cells == (t.cell(7, 7),)
    assert t.saved_by("tile-hit") == ["shield", "close"]
    assert t.remedy("tile-hit", "shield").side == "front"
    assert t.remedy("tile-hit", "close").cells == (t.cell(7, 7),)


@about("HIT-05", "HIT-15")
def test_a_shield_without_a_battery_needed_one() -> None:
    t = ReasonTable(yard("III", SHIELD, EMPTY_BATTERY)).play(MeteorSwarm(meteors=small("front")))
    t.dice(COLUMN_7)
    assert t.saved_by("tile-hit") == ["battery", "close"]
    assert t.remedy("tile-hit", "battery").cells == (t.cell(8, 7),)


@about("HIT-05", "HIT-15")
def test_a_battery_that_was_kept_would_have_saved_the_tile() -> None:
    t = ReasonTable(yard("III", SHIELD, BATTERY)).play(MeteorSwarm(meteors=small("front"))).dice(COLUMN_7)
    t.answer(0, Defend())
    assert t.saved_by("tile-hit") == ["pay", "close"]


@about("HIT-07", "HIT-08")
def test_a_large_meteor_asks_for_a_cannon_in_its_column() -> None:
    t = ReasonTable(yard("III")).play(MeteorSwarm(meteors=large("front"))).dice(COLUMN_7)
    why = t.why("tile-hit")
    assert (why.cause, why.rule, why.side) == ("meteor-large", "HIT-07", "front")
    assert [(one.what, one.rule, one.side) for one in why.remedies] == [("cannon", "HIT-08", "front")]


@about("HIT-09a", "HIT-09b", "RUL-47")
def test_from_other_sides_the_rule_of_the_edition_is_named() -> None:
    for edition, side, rule in (
        ("1e", "left", "HIT-09a"),
        ("2e", "left", "HIT-09b"),
        ("1e", "rear", "RUL-47"),
        ("2e", "rear", "HIT-09b"),
    ):
        t = ReasonTable(yard("III", edition=edition)).play(MeteorSwarm(meteors=large(side))).dice(ROW_7)
        assert [one.rule for one in t.why("tile-hit").remedies] == [rule]


@about("HIT-10")
def test_a_double_cannon_that_was_not_fired_would_have_saved_the_tile() -> None:
    t = ReasonTable(yard("III", *GUNNED)).play(MeteorSwarm(meteors=large("front"))).dice(COLUMN_7)
    t.answer(0, Defend()).defaults()
    assert t.remedy("tile-hit", "fire").cells == (t.cell(7, 6),)


@about("HIT-10")
def test_a_double_cannon_without_power_needed_a_battery() -> None:
    ship = yard("III", "7,6 double_cannon:front ..3.")
    t = ReasonTable(ship).play(MeteorSwarm(meteors=large("front"))).dice(COLUMN_7)
    assert t.saved_by("tile-hit") == ["battery"]


@about("HIT-13", "CRD-COMBAT-03")
def test_a_small_shot_is_explained_by_shield_and_by_crew() -> None:
    t = ReasonTable(yard("III"), yard("III", *CABINS))
    t.play(CombatZone(rows=(CombatRow("crew", UnderFire(small("front"))),))).dice(COLUMN_7)
    why = t.why("tile-hit")
    assert (why.cause, why.rule) == ("shot-small", "HIT-13")
    assert t.saved_by("tile-hit") == ["shield", "crew"]
    assert t.remedy("tile-hit", "crew").number == 7, "the leader pays in a tie: nine against eight"


@about("HIT-14", "CRD-ENEMY-09")
def test_nothing_stops_a_large_shot_but_beating_the_pirates() -> None:
    t = ReasonTable(yard("III")).play(pirates(3, *large("front"))).dice(COLUMN_7)
    why = t.why("tile-hit")
    assert (why.cause, why.rule) == ("shot-large", "HIT-14")
    assert t.remedy("enemy-won", "cannons").doubled == 6


@about("HIT-18", "HIT-19")
def test_a_broken_ship_names_what_drifts_away_and_the_larger_part() -> None:
    chain = ("8,7 structural .3.3", "9,7 structural .3.3", "10,7 structural .3.3")
    t = ReasonTable(yard("III", *chain)).play(MeteorSwarm(meteors=large("front"))).dice((4, 4))
    t.answer(0, Keep(t.cell(7, 7)))
    why = t.why("parts-lost")
    assert (why.cause, why.rule, why.number) == ("broken", "HIT-18", 2)
    assert why.cells == (t.cell(9, 7), t.cell(10, 7))
    assert t.saved_by("parts-lost") == ["keep", "join"]
    assert t.remedy("parts-lost", "keep").number == 2


@about("CRD-SABOTAGE-01", "CRD-SABOTAGE-02")
def test_sabotage_is_about_the_crew() -> None:
    t = ReasonTable(yard("III"), yard("III", *CABINS)).play(Sabotage()).dice(COLUMN_7, ROW_7)
    why = t.why("tile-hit")
    assert (why.cause, why.rule) == ("sabotage", "CRD-SABOTAGE-02")
    assert t.remedy("tile-hit", "crew").number == 7
