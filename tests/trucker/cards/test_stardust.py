"""Stardust (CRD-DUST, RUL-68)."""

from starhaul.trucker.parts.records import MeteorSwarm, Stardust
from tests.rules import rule
from tests.trucker.cards.fleet import BOTH, bare, large
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

CAPPED = ("7,6 battery 0030", "8,7 battery 0003", "6,7 battery 0.00", "7,8 engine:rear .000")
"""All four sides of the starting cabin are covered, and nothing else is open."""


@rule("CRD-DUST-01", "RUL-68", "EX-45")
@BOTH
def test_in_reverse_order_each_loses_a_day_for_each_open_connector(edition: str) -> None:
    left = ("6,7 battery 0303", "6,8 engine:rear 0300", "7,8 engine:rear 3001")
    a = yard("III", "7,6 battery 0030", "8,7 battery 0003", *left, edition=edition)
    b = yard("III", "7,6 battery 0030", "8,7 battery 0003", edition=edition)
    t = Table(a, b, at=[6, 5]).play(Stardust())
    assert [told["connectors"] for told in t.heard("stardust")] == [2, 1]
    assert t.seats_told("stardust") == [1, 0]
    assert t.flight.positions == [5, 3], "B has left the space when A moves"


@rule("CRD-DUST-01", "RUL-07")
@BOTH
def test_nobody_is_asked_and_a_ship_without_open_connectors_stays(edition: str) -> None:
    t = Table(bare(edition), yard("III", *CAPPED, edition=edition)).play(Stardust())
    assert not t.asked
    assert t.flight.positions == [15, 17], "seat 0 loses four days over the space of seat 1"


@rule("RUL-68")
def test_a_player_who_was_overtaken_by_the_dust_is_not_counted_again() -> None:
    """Seat 1 has no open connectors; seat 0 falls behind it. Both are counted once, the last one first."""
    t = Table(bare(), yard("III", *CAPPED), at=[9, 8]).play(Stardust())
    assert t.seats_told("stardust") == [1, 0]
    assert t.flight.positions == [4, 8]


@rule("RUL-68")
def test_open_connectors_are_counted_on_the_ship_as_it_is_now() -> None:
    t = Table(yard("III", *CAPPED), bare()).gone(1).play(MeteorSwarm(meteors=large("right")), Stardust())
    t.dice((3, 4))
    assert t.heard("stardust") == [{"seat": 0, "connectors": 1}]


@rule("RUL-68")
def test_the_order_is_that_of_the_reveal() -> None:
    t = Table(bare(), bare(), bare(), at=[5, 9, 7]).play(Stardust())
    assert t.seats_told("stardust") == [0, 2, 1]
    assert t.flight.positions == [1, 5, 3]
