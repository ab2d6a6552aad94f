"""Combat Zone (CRD-COMBAT, RUL-39, RUL-63 … RUL-65)."""

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import Cannons, Crew, Defend, Engines
from starhaul.trucker.parts.records import CombatRow, CombatZone, LoseCrew, LoseDays, LoseGoods, UnderFire
from tests.rules import about, rule
from tests.trucker.cards.fleet import ALIENS, BOTH, CABINS, bare, crew_line, large, small
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

ENGINE = "7,8 engine:rear ...."
DOUBLE = ("6,8 double_engine:rear ....", "6,7 battery .3.. batteries=2")
COLUMN_7 = (3, 4)


def engine_line(penalty: LoseDays | LoseCrew | LoseGoods | UnderFire) -> CombatRow:
    return CombatRow("engine_strength", penalty)


def cannon_line(penalty: LoseDays | LoseCrew | LoseGoods | UnderFire) -> CombatRow:
    return CombatRow("cannon_strength", penalty)


@rule("CRD-COMBAT-01")
@BOTH
def test_three_lines_from_top_to_bottom(edition: str) -> None:
    for card in rule_data.cards(edition).cards:
        if isinstance(card, CombatZone):
            assert len(card.rows) == 3
            t = Table(bare(edition), bare(edition)).play(card)
            while t.asked or t.rolls():
                t.dice((1, 1)) if t.rolls() else t.defaults()
            heard = [line["criterion"] for line in t.heard("combat-line")]
            assert heard == [row.criterion for row in card.rows]
            assert sorted(heard) == ["cannon_strength", "crew", "engine_strength"]


@rule("CRD-COMBAT-01", "CRD-COMBAT-03")
@BOTH
def test_in_each_line_only_the_lowest_suffers(edition: str) -> None:
    crew = yard("III", *CABINS, edition=edition)
    engine = yard("III", ENGINE, "6,7 cabin 1211", edition=edition)
    cannon = yard("III", "8,6 cannon:front ....", ENGINE, edition=edition)
    rows = (crew_line(LoseDays(1)), engine_line(LoseDays(1)), cannon_line(LoseDays(1)))
    t = Table(crew, engine, cannon, at=[20, 15, 10]).play(CombatZone(rows=rows))
    assert t.heard("crew-counted") == [{"seat": 0, "crew": 8}, {"seat": 1, "crew": 4}, {"seat": 2, "crew": 2}]
    assert t.seats_told("combat-lowest") == [2, 0, 0]
    assert t.flight.positions == [18, 15, 9]


@rule("CRD-COMBAT-02", "RUL-07", "RUL-63")
@BOTH
def test_strengths_are_announced_in_order_and_compared_when_all_have(edition: str) -> None:
    ship = yard("III", ENGINE, *DOUBLE, edition=edition)
    t = Table(ship, ship, at=[5, 9]).play(CombatZone(rows=(engine_line(LoseDays(1)),)))
    assert t.asked == [(1, "engines")]
    t.answer(1, Engines(0))
    assert t.asked == [(0, "engines")]
    assert t.heard("engines-announced") == [{"seat": 1, "strength": 1}], "public before the next decides"
    assert not t.heard("combat-lowest")
    t.answer(0, Engines(1))
    assert t.seats_told("combat-lowest") == [1]
    assert (t.batteries(0), t.batteries(1)) == (1, 2)


@rule("CRD-COMBAT-02")
def test_cannons_are_decided_in_order_as_well() -> None:
    gun = yard("III", "6,6 double_cannon:front ....", "6,7 battery .3.. batteries=2")
    t = Table(gun, gun).play(CombatZone(rows=(cannon_line(LoseDays(1)),)))
    t.answer(0, Cannons(1, 0))
    assert t.asked == [(1, "cannons")]
    t.answer(1, Cannons(0, 0))
    assert t.seats_told("combat-lowest") == [1]


@rule("CRD-COMBAT-03", "RUL-63")
@BOTH
def test_of_tied_players_the_one_furthest_ahead_suffers(edition: str) -> None:
    t = Table(*[bare(edition)] * 3, at=[5, 9, 7]).play(CombatZone(rows=(crew_line(LoseDays(1)),)))
    assert t.seats_told("combat-lowest") == [1]
    assert t.seats_told("days-lost") == [1]


@rule("CRD-COMBAT-03", "EX-16")
def test_the_engines_of_the_rulebook() -> None:
    yellow = yard("III", *(f"{x},8 engine:rear ...." for x in (5, 6, 7)), "6,7 cabin 1211")
    green = yard("III", ENGINE, *DOUBLE, "8,8 double_engine:rear ....", "8,7 cabin 2122")
    t = Table(yellow, green).play(CombatZone(rows=(engine_line(LoseCrew(2)),)))
    assert t.question(1).about["strengths"] == [1, 3, 5]
    t.answer(1, Engines(1))
    assert t.seats_told("combat-lowest") == [0]
    t.defaults()
    assert (t.crew(0), t.crew(1), t.batteries(1)) == (2, 4, 1)


@rule("CRD-COMBAT-04")
@BOTH
def test_penalties_are_days_crew_goods_or_fire(edition: str) -> None:
    loaded = yard("III", "6,7 cargo .... goods=blue", "7,7 start humans=2", edition=edition)
    rows = tuple(crew_line(penalty) for penalty in (LoseDays(2), LoseCrew(1), LoseGoods(1)))
    t = Table(loaded, yard("III", *CABINS, edition=edition)).play(
        CombatZone(rows=(*rows, crew_line(UnderFire(large("front")))))
    )
    assert (t.flight.positions[0], t.crew(0), t.cubes(0)) == (18, 1, [])
    t.dice(COLUMN_7)
    assert (7, 7) not in t.tiles(0)


@rule("CRD-COMBAT-05", "RUL-65", "RUL-06", "EX-50")
@BOTH
def test_days_lost_in_one_line_change_the_order_of_the_next(edition: str) -> None:
    a = yard("III", ENGINE, edition=edition)
    b = yard("III", ENGINE, "6,7 cabin 1211", edition=edition)
    rows = (crew_line(LoseDays(3)), engine_line(LoseCrew(1)))
    t = Table(a, b, at=[10, 8]).play(CombatZone(rows=rows)).defaults()
    assert t.flight.positions == [6, 8]
    assert t.seats_told("combat-lowest") == [0, 1], "the tie hits B, who is ahead now"
    assert t.seats_told("engines-announced") == [1, 0], "and announces first"


@rule("CRD-COMBAT-06", "RUL-64")
@BOTH
def test_under_fire_each_shot_is_rolled_and_the_shield_decided_after_it(edition: str) -> None:
    lines = ("6,7 shield:front .2..", "8,7 battery ...3 batteries=2", "7,6 battery 0.3. batteries=0")
    t = Table(yard("III", *lines, edition=edition), yard("III", *CABINS, edition=edition))
    t.play(CombatZone(rows=(crew_line(UnderFire((*small("front"), *large("front")))),)))
    assert t.rolls()
    t.dice(COLUMN_7)
    assert t.asked == [(0, "defend")]
    t.answer(0, Defend(t.cell(8, 7)))
    assert t.rolls()
    t.dice(COLUMN_7)
    assert not t.asked, "nothing stops the large one"
    assert (7, 6) not in t.tiles(0)
    assert [told["what"] for told in t.heard("threat-rolled")] == ["shot", "shot"]
    assert len(t.tiles(1)) == 4, "nobody else is hit"


@rule("CRD-COMBAT-07", "RUL-39")
@BOTH
def test_ignored_if_only_one_player_is_flying(edition: str) -> None:
    t = Table(bare(edition), bare(edition)).gone(1).play(CombatZone(rows=(crew_line(LoseDays(3)),)))
    assert t.flight.positions[0] == 20
    assert t.heard("card-ignored") == [{}]


@rule("RUL-39")
@BOTH
def test_ignoring_is_never_worse_because_no_line_offers_anything(edition: str) -> None:
    """What a lone player, the lowest in every line, would get from the existing cards: losses and shots."""
    zones = [card for card in rule_data.cards(edition).cards if isinstance(card, CombatZone)]
    penalties = [row.penalty for zone in zones for row in zone.rows]
    assert penalties
    assert all(isinstance(one, LoseDays | LoseCrew | LoseGoods | UnderFire) for one in penalties)
    assert all(one.amount > 0 for one in penalties if not isinstance(one, UnderFire))


@rule("RUL-39")
def test_a_card_being_resolved_goes_on_although_one_has_no_crew_left() -> None:
    rows = (crew_line(LoseCrew(2)), crew_line(LoseDays(1)))
    t = Table(bare(), yard("III", *CABINS)).play(CombatZone(rows=rows))
    assert t.seats_told("combat-lowest") == [0, 0]
    assert t.gave_up == ["no_humans", ""]


@rule("CRD-COMBAT-08", "RUL-63")
@about("GIV-07")
@BOTH
def test_a_player_who_loses_the_last_human_takes_part_until_the_end_of_the_card(edition: str) -> None:
    rows = (crew_line(LoseCrew(2)), engine_line(LoseDays(2)), cannon_line(LoseDays(1)))
    strong = yard("III", "6,7 cabin 1211", "8,6 cannon:front ....", edition=edition)
    t = Table(yard("III", ENGINE, edition=edition), strong, at=[20, 10]).play(CombatZone(rows=rows))
    assert t.crew(0) == 0
    assert t.seats_told("combat-lowest") == [0, 1, 0], "also as the better one"
    assert t.flight.positions == [19, 8]
    assert t.gave_up == ["no_humans", ""]


@rule("RUL-63")
def test_the_same_player_may_suffer_in_several_lines() -> None:
    rows = (crew_line(LoseDays(1)), engine_line(LoseDays(1)), cannon_line(LoseDays(1)))
    strong = yard("III", *CABINS, ENGINE, "8,6 cannon:front ....")
    t = Table(bare(), strong, at=[10, 20]).play(CombatZone(rows=rows))
    assert t.flight.positions == [7, 20]


@rule("EX-17")
@about("LRN-11")
def test_the_combat_zone_of_the_learning_flight() -> None:
    weak = yard("I", "6,7 cabin 1211", "7,8 battery 3...")
    strong = yard("I", "6,7 cabin 1211", "8,7 cabin 2122", "6,8 engine:rear ....", "8,6 cannon:front ....")
    t = Table(weak, strong, class_="learning", at=[20, 10]).play("I-16")
    assert t.flight.positions == [17, 10], "fewest crew: three days"
    t.answer(0, Crew(t.cell(6, 7))).answer(0, Crew(t.cell(6, 7)))
    assert t.crew(0) == 2, "lowest engine strength: two crew"
    t.dice(COLUMN_7, COLUMN_7)
    fire = [(told["size"], told["from"]) for told in t.heard("threat-rolled")]
    assert fire == [("small", "rear"), ("large", "rear")], "lowest cannon strength: fire"
    assert t.seats_told("threat-rolled") == [0, 0]


@rule("RUL-63")
def test_aliens_count_and_help_in_the_lines() -> None:
    aliens = yard("III", *ALIENS, "7,6 cannon:front ....")
    three = yard("III", *(f"{x},6 cannon:front ...." for x in (6, 7)))
    t = Table(aliens, three).play(CombatZone(rows=(cannon_line(LoseDays(1)),)))
    assert [told["strength"] for told in t.heard("cannons-announced")] == [6, 4]
    assert t.seats_told("combat-lowest") == [1]
