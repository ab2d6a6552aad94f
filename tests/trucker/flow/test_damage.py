"""What a hit does: lost tiles, parts, aliens, destroyed ships (HIT-17 … HIT-22, RUL-51 … RUL-55)."""

from starhaul.trucker.flow.rounds import DoRound
from starhaul.trucker.match.actions import Keep
from starhaul.trucker.parts.records import CombatRow, CombatZone, LoseCrew, MeteorSwarm, OpenSpace, UnderFire
from tests.rules import about, rule
from tests.trucker.cards.fleet import ALIENS, BOTH, CABINS, bare, large, slavers, under_fire
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

COLUMN_7 = ROW_7 = (3, 4)
ARM = ("8,7 structural .3.3", "9,7 battery ...3")
"""To the right of the starting cabin, one after the other."""


@rule("HIT-17", "HIT-20")
@BOTH
def test_a_hit_tile_goes_to_the_lost_pile_and_its_contents_to_the_bank(edition: str) -> None:
    ship = yard("III", "7,6 cargo ..3. goods=blue,yellow", edition=edition)
    tile = ship.ship.hull.tiles[Table(ship, ship).cell(7, 6)]
    t = under_fire(ship, *large("front"))
    before = list(t.flight.bank)
    t.dice(COLUMN_7)
    assert t.state.lost[0] == (tile,)
    assert t.heard("tile-hit") == [{"seat": 0, "cell": t.cell(7, 6), "tile": tile}]
    assert t.cubes(0) == []
    assert t.flight.bank == [before[0], before[1] + 1, before[2], before[3] + 1]


@rule("HIT-20")
def test_crew_and_batteries_of_lost_tiles_are_gone() -> None:
    t = under_fire(yard("III", "8,7 battery ...3", "6,7 cabin 1211"), *large("right", "left"))
    t.dice(ROW_7, ROW_7)
    assert (t.crew(0), t.batteries(0), len(t.state.lost[0])) == (2, 0, 2)


@rule("HIT-18", "RUL-51")
@BOTH
def test_tiles_no_longer_joined_fall_off(edition: str) -> None:
    """Behind the struck tile is one that touches the rest with smooth sides only."""
    t = under_fire(yard("III", *ARM, edition=edition), *large("front")).dice((4, 4))
    assert t.asked == [(0, "part")], "which of the parts is the ship, the owner says"
    t.answer(0, Keep(t.cell(7, 7)))
    assert t.tiles(0) == [(7, 7)]
    assert len(t.state.lost[0]) == 2


@rule("HIT-18")
def test_what_still_hangs_together_stays() -> None:
    t = under_fire(yard("III", *ARM), *large("right")).dice(ROW_7)
    assert not t.asked
    assert t.tiles(0) == [(7, 7), (8, 7)]


@rule("HIT-19", "RUL-51", "RUL-52")
@BOTH
def test_the_owner_chooses_any_part_small_or_large(edition: str) -> None:
    """The starting cabin between a battery and a row of two breaks away."""
    lines = ("6,7 battery .3..", "8,7 structural .3.3", "9,7 battery ...3")
    for kept in ([(6, 7)], [(8, 7), (9, 7)]):
        t = under_fire(yard("III", *lines, edition=edition), *large("front")).dice(COLUMN_7)
        assert t.options(0) == [Keep(t.cell(6, 7)), Keep(t.cell(8, 7))]
        t.answer(0, Keep(t.cell(*kept[0])))
        assert t.tiles(0) == kept
        assert len(t.state.lost[0]) == 4 - len(kept)


@rule("RUL-51")
def test_a_part_without_crew_may_be_kept() -> None:
    t = under_fire(yard("III", *ARM), *large("front")).dice((4, 4))
    t.answer(0, Keep(t.cell(9, 7)))
    assert (t.tiles(0), t.crew(0)) == ([(9, 7)], 0)
    assert t.gave_up[0] == "no_humans"


@rule("RUL-08")
def test_by_default_the_part_with_most_humans_then_most_tiles_is_kept() -> None:
    arm = ("8,7 structural .3.3", "9,7 battery 0303", "10,7 battery ...3")
    t = under_fire(yard("III", *arm), *large("front")).dice((4, 4))
    t.later(60_000)
    assert t.tiles(0) == [(7, 7)], "humans count first"
    t = under_fire(yard("III", "6,7 battery .3..", *arm), *large("front"))
    t.dice(COLUMN_7).later(60_000)
    assert t.tiles(0) == [(8, 7), (9, 7), (10, 7)], "no humans left: most tiles"
    t = under_fire(yard("III", "6,7 battery .3..", "8,7 battery ...3"), *large("front"))
    t.dice(COLUMN_7).later(60_000)
    assert t.tiles(0) == [(6, 7)], "of equals the first in reading order"


@rule("RUL-52")
def test_goods_are_not_saved_from_a_part_that_is_lost() -> None:
    ship = yard("III", "8,7 structural .3.3", "9,7 cargo ...3 goods=blue", "6,7 cargo .3..")
    t = under_fire(ship, *large("front")).dice((4, 4))
    t.answer(0, Keep(t.cell(6, 7)))
    assert t.cubes(0) == []
    assert not t.asked


@rule("RUL-52", "RUL-07")
def test_the_next_threat_waits_until_every_part_is_chosen() -> None:
    ship = yard("III", *ARM)
    t = Table(ship, ship).play(MeteorSwarm(meteors=large("front", "front"))).dice((4, 4))
    assert t.asked == [(0, "part"), (1, "part")], "both at once"
    t.answer(1, Keep(t.cell(7, 7)))
    assert not t.rolls()
    t.answer(0, Keep(t.cell(7, 7)))
    assert t.rolls()


@rule("HIT-21", "RUL-53", "EX-52")
@BOTH
def test_an_alien_stays_with_one_of_two_life_supports_and_leaves_with_the_last(edition: str) -> None:
    lines = (*ALIENS[:3], "6,6 life_support_purple ..3.")
    t = under_fire(yard("III", *lines, edition=edition), *large("left", "front"))
    t.dice(ROW_7)
    assert (5, 7) not in t.tiles(0)
    assert t.crew(0) == 3
    t.dice((2, 4))
    assert t.crew(0) == 2
    assert (6, 7) in t.tiles(0), "the cabin stays"
    assert len(t.state.lost[0]) == 2, "the alien is no lost tile"


@rule("RUL-52", "RUL-53")
def test_the_alien_leaves_when_the_part_is_chosen() -> None:
    """The life support that is hit also held a battery tile."""
    lines = (*ALIENS[:2], "5,7 life_support_purple .3.1", "4,7 battery .3..")
    t = under_fire(yard("III", *lines), *large("front")).dice((2, 3))
    assert t.asked == [(0, "part")]
    assert t.crew(0) == 3
    t.answer(0, Keep(t.cell(6, 7)))
    assert t.crew(0) == 2
    assert t.heard("alien-left") == [{"seat": 0, "alien": "purple"}]


@about("RUL-53")
def test_an_alien_that_leaves_is_told_with_its_colour() -> None:
    t = under_fire(yard("III", *ALIENS), *large("right", "left")).dice(ROW_7, ROW_7)
    assert t.heard("alien-left") == [{"seat": 0, "alien": "brown"}, {"seat": 0, "alien": "purple"}]


@rule("RUL-53")
def test_a_lost_cabin_takes_its_alien_along() -> None:
    t = under_fire(yard("III", *ALIENS[:3], "6,6 life_support_purple ..3."), *large("rear")).dice((2, 4))
    t.answer(0, Keep(t.cell(7, 7)))
    assert (t.crew(0), t.state.ships[0].aliens()) == (2, [])


@rule("HIT-21", "RUL-53")
def test_an_alien_that_left_is_missing_in_the_next_line_of_the_card() -> None:
    """Three against three: the tie hits the leader; with the alien gone it is two against three."""
    three = yard("III", "7,7 start humans=2", "6,7 cabin 1211 humans=1")
    rows = (CombatRow("crew", UnderFire(large("left"))), CombatRow("crew", LoseCrew(1)))
    t = Table(yard("III", *ALIENS[:3]), three).play(CombatZone(rows=rows)).dice(ROW_7)
    assert t.seats_told("alien-left") == [0]
    assert t.seats_told("combat-lowest") == [0, 0]
    t = Table(three, yard("III", *ALIENS[:3]), at=[5, 9]).play(CombatZone(rows=rows)).dice(ROW_7)
    assert t.seats_told("alien-left") == [1]
    assert t.seats_told("combat-lowest") == [1, 1]


@rule("RUL-53")
def test_an_alien_that_left_is_missing_in_the_strength_on_the_same_card() -> None:
    lines = (*ALIENS[:3], "7,6 cannon:front ..3.")
    rows = (CombatRow("crew", UnderFire(large("left"))), CombatRow("cannon_strength", LoseCrew(1)))
    t = Table(yard("III", *lines), yard("III", *CABINS)).play(CombatZone(rows=rows)).dice(ROW_7)
    assert t.heard("cannons-announced")[0] == {"seat": 0, "strength": 2}, "doubled, without the bonus"


@rule("RUL-54")
@BOTH
def test_a_destroyed_ship_takes_part_with_nothing_and_gives_up_afterwards(edition: str) -> None:
    fire = UnderFire(large("front", "front"))
    rows = (
        CombatRow("crew", fire),
        *(CombatRow(c, LoseCrew(1)) for c in ("engine_strength", "cannon_strength")),
    )
    t = Table(bare(edition), yard("III", *CABINS, edition=edition)).play(CombatZone(rows=rows))
    t.dice(COLUMN_7)
    assert t.tiles(0) == []
    t.dice(COLUMN_7)
    assert t.seats_told("threat-missed") == [0]
    assert t.heard("engines-announced")[0] == {"seat": 0, "strength": 0}
    assert t.seats_told("combat-lowest") == [0, 0, 0]
    assert t.gave_up == ["no_humans", ""]
    t.play(OpenSpace())
    assert len(t.heard("engines-announced")) == 3, "no card affects it any more"


@rule("RUL-54")
def test_destroyed_ships_are_gone_before_the_next_card() -> None:
    t = Table(bare(), bare()).play(MeteorSwarm(meteors=large("front")), slavers(1, 1)).dice(COLUMN_7)
    assert t.gave_up == ["no_humans", "no_humans"], "gone before the next card"


@rule("RUL-55")
def test_the_starting_cabin_can_be_hit_and_costs_one_lost_tile() -> None:
    t = under_fire(yard("III", "7,6 battery ..3."), *large("rear")).dice(COLUMN_7)
    assert t.tiles(0) == [(7, 6)]
    assert len(t.state.lost[0]) == 1


@rule("RUL-55")
def test_the_starting_cabin_is_there_again_in_the_next_round() -> None:
    t = under_fire(yard("III"), *large("rear")).dice(COLUMN_7)
    assert t.tiles(0) == []
    t.state.frames.append(DoRound())
    t.state.flight = None
    t.settle()
    assert t.tiles(0) == [(7, 7)]
    assert t.state.lost[0] == ()


@rule("HIT-22")
@about("END-07")
@BOTH
def test_each_lost_tile_costs_a_credit_after_the_flight(edition: str) -> None:
    ship = yard("III", "7,6 cannon:front ..3.", "7,8 engine:rear 3...", edition=edition)
    t = Table(ship, yard("III", *CABINS, edition=edition), credits=[50, 50], settles=True)
    t.play(CombatZone(rows=(CombatRow("crew", UnderFire(large("front", "rear"))),))).dice(COLUMN_7, COLUMN_7)
    lines = {line["item"]: line["credits"] for line in t.heard("settled")[0]["bookings"]}
    assert lines["lost"] == -2
