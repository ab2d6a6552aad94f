"""Meteor Swarm (CRD-METEOR)."""

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import Defend
from starhaul.trucker.parts.records import MeteorSwarm
from starhaul.trucker.parts.terms import Size
from tests.rules import rule
from tests.trucker.cards.fleet import BOTH, alone, bare, large, small
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table


@rule("CRD-METEOR-01")
@BOTH
def test_meteors_come_one_by_one_in_printed_order_against_all_ships(edition: str) -> None:
    ship = yard("III", "7,6 battery 0.3.", edition=edition)
    t = Table(ship, ship).play(MeteorSwarm(meteors=(*large("front"), *small("left"), *large("right"))))
    t.dice((3, 4))
    assert [t.tiles(seat) for seat in (0, 1)] == [[(7, 7)], [(7, 7)]], "both ships by the same roll"
    t.dice((1, 1), (1, 1))
    assert not t.rolls()
    rolled = [(told["size"], told["from"]) for told in t.heard("threat-rolled")]
    assert rolled == [(Size.LARGE, "front"), (Size.SMALL, "left"), (Size.LARGE, "right")]
    assert {told["what"] for told in t.heard("threat-rolled")} == {"meteor"}


@rule("CRD-METEOR-02")
@BOTH
def test_every_ship_is_checked_for_the_same_roll(edition: str) -> None:
    """Hit, bounced, shot, defended: one roll, four ships."""
    ships = [
        ("8,6 structural ....", "8,7 structural ..13"),
        ("8,7 cannon:front ...3",),
        ("8,7 battery 0..3",),
        ("8,7 double_cannon:front ....", "6,7 battery .... batteries=1"),
    ]
    t = Table(*(yard("III", *lines, edition=edition) for lines in ships))
    t.play(MeteorSwarm(meteors=large("front"))).dice((4, 4))
    assert t.asked == [(3, "defend")]
    t.answer(3, Defend(t.cell(6, 7)))
    assert t.seats_told("meteor-shot") == [1]
    assert sorted(set(t.seats_told("tile-hit"))) == [0, 2]
    assert t.seats_told("defended") == [3]


@rule("CRD-METEOR-02")
def test_two_dice_for_each_meteor() -> None:
    t = alone(bare()).play(MeteorSwarm(meteors=small("front", "front")))
    assert t.refused(-1, (3,)) == "not-an-outcome"
    assert t.refused(-1, (0, 7)) == "not-an-outcome"
    t.dice((1, 1))
    assert t.rolls()


@rule("CRD-METEOR-03")
def test_higher_rounds_send_large_meteors_from_the_sides() -> None:
    def sides(level: int) -> bool:
        swarms = [c for c in rule_data.cards("1e").cards if isinstance(c, MeteorSwarm) and c.level == level]
        threats = [meteor for swarm in swarms for meteor in swarm.meteors if meteor.size is Size.LARGE]
        return any(meteor.from_ in ("left", "right") for meteor in threats)

    assert not sides(1)
    assert sides(2) or sides(3)


@rule("CRD-METEOR-03")
def test_such_a_meteor_strikes_from_the_side() -> None:
    t = alone(yard("III", "6,7 battery .3..")).play(MeteorSwarm(meteors=large("left"))).dice((3, 4))
    assert t.tiles(0) == [(7, 7)]
