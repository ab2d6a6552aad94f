"""Meteors and shots in play: aiming and defence (HIT-01 … HIT-16, RUL-45 … RUL-50)."""

import pytest

from starhaul.trucker.match.actions import Defend, Fly
from starhaul.trucker.parts.records import CombatRow, CombatZone, MeteorSwarm, Stardust, UnderFire
from tests.rules import about, rule
from tests.trucker.cards.fleet import BOTH, CABINS, alone, bare, large, pirates, small, under_fire
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

POWER = "8,7 battery ...3 batteries=2"
SHIELD = "6,7 shield:front .2.."
"""Covers front and right."""
COLUMN_7 = ROW_7 = (3, 4)


# --- defence -----------------------------------------------------------------------------------------------


@rule("HIT-04", "RUL-48", "EX-47")
@BOTH
def test_a_small_meteor_bounces_off_a_smooth_side_before_anything_is_offered(edition: str) -> None:
    ship = yard("III", "7,6 battery 0.3. batteries=2", SHIELD, edition=edition)
    t = alone(ship).play(MeteorSwarm(meteors=small("front"))).dice(COLUMN_7)
    assert not t.asked
    assert (t.batteries(0), len(t.tiles(0))) == (2, 3)
    assert t.seats_told("meteor-bounced") == [0]


@rule("RUL-49")
def test_small_meteors_bounce_off_muzzle_and_exhaust() -> None:
    ship = yard("III", "7,6 cannon:front ..3.", "7,8 engine:rear 3...")
    t = alone(ship).play(MeteorSwarm(meteors=small("front", "rear"))).dice(COLUMN_7, COLUMN_7)
    assert len(t.tiles(0)) == 3


@rule("HIT-05", "HIT-15")
@BOTH
def test_an_open_connector_may_be_covered_by_a_shield_for_one_battery(edition: str) -> None:
    ship = yard("III", "7,6 structural 1.3.", SHIELD, POWER, edition=edition)
    t = alone(ship).play(MeteorSwarm(meteors=small("front"))).dice(COLUMN_7)
    assert t.asked == [(0, "defend")]
    t.answer(0, Defend(t.cell(8, 7)))
    assert (t.batteries(0), len(t.tiles(0))) == (1, 4)


@rule("HIT-05", "HIT-15", "HIT-17")
def test_a_player_who_does_not_use_the_shield_is_hit() -> None:
    t = alone(yard("III", "7,6 structural 1.3.", SHIELD, POWER)).play(MeteorSwarm(meteors=small("front")))
    t.dice(COLUMN_7).answer(0, Defend())
    assert (7, 6) not in t.tiles(0)
    assert (t.batteries(0), len(t.state.lost[0])) == (2, 1)


@rule("RUL-48")
@pytest.mark.parametrize(
    "lines",
    [
        ("7,6 structural 1.3.", POWER),
        ("7,6 structural 1.3.", "6,7 shield:rear .2..", POWER),
        ("7,6 structural 1.3.", SHIELD, "8,7 battery ...3 batteries=0"),
    ],
)
def test_without_shield_for_the_direction_or_battery_nothing_is_offered(lines: tuple[str, ...]) -> None:
    t = alone(yard("III", *lines)).play(MeteorSwarm(meteors=small("front"))).dice(COLUMN_7)
    assert not t.asked
    assert (7, 6) not in t.tiles(0)


@rule("HIT-06")
def test_small_meteors_cannot_be_shot_down() -> None:
    """The cannons that would shoot a large one do nothing."""
    guns = ("7,6 cannon:left ..3.", "7,8 double_cannon:left 3...", "6,7 structural .3.1", POWER)
    t = alone(yard("III", *guns)).play(MeteorSwarm(meteors=large("left") + small("left"))).dice(ROW_7)
    assert t.seats_told("meteor-shot") == [0]
    t.dice(ROW_7)
    assert not t.asked
    assert (6, 7) not in t.tiles(0)


@rule("HIT-07", "HIT-15")
def test_a_large_meteor_neither_bounces_nor_is_stopped_by_a_shield() -> None:
    t = alone(yard("III", "7,6 battery 0.3.", SHIELD, POWER)).play(MeteorSwarm(meteors=large("front")))
    t.dice(COLUMN_7)
    assert not t.asked
    assert (7, 6) not in t.tiles(0)


@rule("HIT-10", "RUL-46", "RUL-89", "EX-51")
@BOTH
def test_a_single_cannon_shoots_by_itself_and_nothing_may_be_paid(edition: str) -> None:
    lines = ("7,6 cannon:front ..3.", "7,8 double_cannon:front 0...", POWER)
    t = alone(yard("III", *lines, edition=edition)).play(MeteorSwarm(meteors=large("front"))).dice(COLUMN_7)
    assert not t.asked
    assert (t.batteries(0), len(t.tiles(0))) == (2, 4)
    assert t.seats_told("meteor-shot") == [0]


@rule("HIT-10", "RUL-46")
@BOTH
def test_a_double_cannon_shoots_at_every_meteor_for_a_battery_each(edition: str) -> None:
    lines = ("7,6 double_cannon:front ..3.", POWER)
    t = alone(yard("III", *lines, edition=edition)).play(
        MeteorSwarm(meteors=large("front", "front", "front"))
    )
    for left in (1, 0):
        t.dice(COLUMN_7).answer(0, Defend(t.cell(8, 7)))
        assert t.batteries(0) == left
    t.dice(COLUMN_7)
    assert not t.asked, "no battery is left"
    assert (7, 6) not in t.tiles(0)


@rule("RUL-46")
def test_a_double_cannon_need_not_shoot() -> None:
    t = alone(yard("III", "7,6 double_cannon:front ..3.", POWER)).play(MeteorSwarm(meteors=large("front")))
    t.dice(COLUMN_7).answer(0, Defend())
    assert (t.batteries(0), len(t.tiles(0))) == (2, 2)


@rule("RUL-46")
def test_at_a_meteor_that_misses_nothing_is_shot_or_paid() -> None:
    ship = yard("III", "9,6 double_cannon:left ....", POWER)
    t = alone(ship).play(MeteorSwarm(meteors=large("left"))).dice((2, 3))
    assert not t.asked
    assert t.seats_told("threat-missed") == [0]
    assert not t.heard("threat-missed-all")
    assert t.batteries(0) == 2


@about("HIT-03")
def test_a_roll_that_names_no_line_of_the_board_is_told_once_for_all() -> None:
    t = Table(bare(), bare()).play(MeteorSwarm(meteors=large("front", "left"))).dice((6, 6), (1, 1))
    assert t.heard("threat-missed-all") == [{}, {}]
    assert not t.heard("threat-missed")


@rule("HIT-08", "HIT-09a", "HIT-09b", "RUL-47")
@pytest.mark.parametrize(
    ("edition", "from_", "cannon", "dice", "shot"),
    [
        (edition, "front", "8,6 cannon:front ....", (3, 4), False) for edition in ("1e", "2e")
    ] + [
        (edition, "front", "8,6 cannon:front ....", (4, 4), True) for edition in ("1e", "2e")
    ] + [
        (edition, "left", "8,6 cannon:left ....", (3, 4), True) for edition in ("1e", "2e")
    ] + [
        ("1e", "rear", "8,6 cannon:rear ....", (3, 4), False),
        ("1e", "rear", "8,6 cannon:rear ....", (4, 4), True),
        ("2e", "rear", "8,6 cannon:rear ....", (3, 4), True),
    ],
)  # fmt: skip
def test_which_cannon_reaches_a_large_meteor(
    edition: str, from_: str, cannon: str, dice: tuple[int, int], shot: bool
) -> None:
    t = alone(yard("III", cannon, edition=edition)).play(MeteorSwarm(meteors=large(from_))).dice(dice)
    assert bool(t.heard("meteor-shot")) == shot
    assert bool(t.heard("tile-hit")) == (not shot)


@rule("HIT-13", "EX-48")
@BOTH
def test_a_small_shot_never_bounces(edition: str) -> None:
    t = under_fire(yard("III", "7,6 battery 0.3.", edition=edition), *small("front")).dice(COLUMN_7)
    assert not t.asked
    assert (7, 6) not in t.tiles(0)


@rule("HIT-13", "HIT-15")
def test_only_a_shield_for_its_direction_stops_a_small_shot() -> None:
    t = under_fire(yard("III", "7,6 battery 0.3.", SHIELD, POWER), *small("front", "rear")).dice(COLUMN_7)
    t.answer(0, Defend(t.cell(8, 7)))
    assert (t.batteries(0), len(t.tiles(0))) == (1, 4)
    t.dice((2, 4))
    assert not t.asked, "the shield does not cover the rear; no cannon helps"
    assert (6, 7) not in t.tiles(0)


@rule("HIT-14")
@BOTH
def test_nothing_stops_a_large_shot(edition: str) -> None:
    lines = ("7,6 cannon:front 0.3.", "6,7 shield:front .2..", POWER)
    t = under_fire(yard("III", *lines, edition=edition), *large("front", "front"))
    t.dice((1, 1))
    assert len(t.tiles(0)) == 4, "it only fails if the roll misses"
    t.dice(COLUMN_7)
    assert not t.asked
    assert (7, 6) not in t.tiles(0)


@rule("RUL-45")
@BOTH
@pytest.mark.parametrize("from_", ["front", "left"])
def test_a_sum_without_line_or_without_tile_is_a_miss(edition: str, from_: str) -> None:
    t = under_fire(bare(edition), *large(from_, from_)).dice((1, 1), (6, 2))
    assert t.tiles(0) == [(7, 7)]
    assert not t.heard("tile-hit")


@rule("RUL-50")
def test_one_of_several_shields_is_enough_and_stays_usable() -> None:
    lines = ("7,6 structural 1.3.", SHIELD, "7,8 shield:front 2...", POWER)
    t = alone(yard("III", *lines)).play(MeteorSwarm(meteors=small("front", "front")))
    for left in (1, 0):
        t.dice(COLUMN_7)
        assert t.options(0) == [Defend(), Defend(t.cell(8, 7))]
        t.answer(0, Defend(t.cell(8, 7)))
        assert t.batteries(0) == left
    assert len(t.tiles(0)) == 5


RING = (
    "6,6 cargo 0330",
    "7,6 structural 0313",
    "8,6 special_cargo 0033",
    "6,7 battery 3030",
    "8,7 special_cargo 3030",
    "6,8 battery 3200",
    "7,8 structural 2303",
    "8,8 cabin 2003",
)
"""Smooth outside; the tiles ahead of and behind the hole at 7,7 point into it."""


@rule("HIT-12", "EX-34", "CRD-DUST-02")
def test_connectors_at_a_hole_are_never_hit_but_count_for_stardust() -> None:
    t = alone(yard("III", *RING, start=False)).play(
        MeteorSwarm(meteors=small("front", "rear", "left", "right"))
    )
    t.dice(COLUMN_7, COLUMN_7, ROW_7, ROW_7)
    assert t.seats_told("meteor-bounced") == [0, 0, 0, 0]
    assert len(t.tiles(0)) == 8
    t.play(Stardust())
    assert t.flight.positions[0] == 18


# --- who rolls ---------------------------------------------------------------------------------------------


@rule("HIT-16a", "HIT-16b", "CRD-METEOR-02")
@BOTH
def test_the_leader_rolls_for_each_meteor_once_for_all_ships(edition: str) -> None:
    t = Table(*[bare(edition)] * 3, at=[5, 9, 7]).play(MeteorSwarm(meteors=large("front", "left")))
    t.dice((2, 2), (3, 4))
    assert t.seats_told("threat-rolled") == [1, 1]
    assert t.seats_told("tile-hit") == [1, 2, 0], "all in the same row"


@rule("HIT-16a", "CRD-COMBAT-06", "RUL-64")
def test_in_the_combat_zone_the_player_under_fire_rolls() -> None:
    t = Table(yard("III", *CABINS), bare(), at=[9, 7])
    t.play(CombatZone(rows=(CombatRow("crew", UnderFire(small("front", "rear"))),))).dice((1, 1), (1, 1))
    assert t.seats_told("threat-rolled") == [1, 1]


# --- simultaneous decisions --------------------------------------------------------------------------------


@rule("RUL-07")
def test_affected_players_decide_in_parallel_and_independently() -> None:
    ship = yard("III", "7,6 structural 1.3.", SHIELD, POWER)
    t = Table(ship, bare(), ship).play(MeteorSwarm(meteors=small("front", "front"))).dice(COLUMN_7)
    assert t.asked == [(0, "defend"), (2, "defend")], "seat 1 has no choice"
    t.answer(2, Defend(t.cell(8, 7)))
    assert not t.rolls()
    t.answer(0, Defend())
    assert t.rolls()
    assert [len(t.tiles(seat)) for seat in (0, 1, 2)] == [3, 0, 4]


@rule("RUL-07", "RUL-08")
def test_at_the_deadline_a_shield_is_used_by_all_who_have_a_battery_left() -> None:
    ship = yard("III", "7,6 structural 1.3.", SHIELD, POWER)
    t = Table(ship, ship, ship).play(MeteorSwarm(meteors=small("front"))).dice(COLUMN_7)
    t.answer(1, Defend()).later(59_999)
    assert t.asked == [(0, "defend"), (2, "defend")]
    t.later(1)
    assert not t.asked
    assert [t.batteries(seat) for seat in (0, 1, 2)] == [1, 2, 1]
    assert [len(t.tiles(seat)) for seat in (0, 1, 2)] == [4, 3, 4]
    assert t.seats_told("by-default") == [0, 2]


@rule("RUL-08")
def test_at_the_deadline_a_double_cannon_shoots_if_a_battery_is_left() -> None:
    t = alone(yard("III", "7,6 double_cannon:front ..3.", POWER)).play(MeteorSwarm(meteors=large("front")))
    t.dice(COLUMN_7).later(60_000)
    assert (t.batteries(0), len(t.tiles(0))) == (1, 3)


@rule("RUL-89")
def test_only_a_battery_on_board_pays_for_a_defence() -> None:
    ship = yard("III", "7,6 structural 1.3.", SHIELD, POWER)
    t = alone(ship).play(MeteorSwarm(meteors=small("front"))).dice(COLUMN_7)
    assert t.refused(0, Fly()) == "not-an-option"
    assert t.refused(0, Defend(t.cell(7, 7))) == "not-an-option"


@about("LM-037", "LM-038", "LM-045")
@pytest.mark.parametrize(("pays", "batteries", "hit"), [(True, 1, 0), (False, 2, 2)])
def test_one_decision_covers_both_hits_of_a_split_shot(pays: bool, batteries: int, hit: int) -> None:
    lines = ("2,4 start", "2,5 structural 3.3.", "2,6 structural 3...", "3,4 shield:left ....")
    t = alone(yard("IC", *lines, "3,3 battery .... batteries=2")).play(pirates(9, *small("left"))).dice((3,))
    assert t.asked == [(0, "defend")], "once"
    t.answer(0, Defend(t.cell(3, 3) if pays else None))
    assert t.batteries(0) == batteries
    assert len(t.heard("tile-hit")) == hit
