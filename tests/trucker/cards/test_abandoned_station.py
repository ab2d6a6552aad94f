"""Abandoned Station (CRD-STATION, RUL-59)."""

from starhaul.trucker.match.actions import Accept
from starhaul.trucker.parts.records import AbandonedStation
from tests.rules import rule
from tests.trucker.cards.fleet import BLUE, BOTH, CABINS, YELLOW, bare
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

STATION = AbandonedStation(crew_required=8, goods=(YELLOW, BLUE), days=2)
HOLD = "6,6 cargo 0003"


@rule("CRD-STATION-01", "RUL-07")
@BOTH
def test_those_with_enough_crew_are_asked_in_order_until_one_docks(edition: str) -> None:
    big = yard("III", *CABINS, HOLD, edition=edition)
    t = Table(big, bare(edition), big, big, at=[5, 9, 8, 7]).play(STATION)
    assert t.asked == [(2, "use")]
    t.answer(2, Accept(False)).answer(3, Accept(True))
    assert t.asked == [(3, "load")]
    t.defaults()
    assert [t.cubes(seat) for seat in range(4)] == [[], [], [], ["yellow", "blue"]]


@rule("CRD-STATION-02")
@BOTH
def test_goods_are_loaded_then_the_days_are_lost(edition: str) -> None:
    big = yard("III", *CABINS, HOLD, edition=edition)
    t = Table(big, big, at=[20, 19]).play(STATION).answer(0, Accept(True))
    assert t.flight.positions == [20, 19]
    t.defaults()
    assert t.cubes(0) == ["yellow", "blue"]
    assert t.flight.positions == [17, 19]


@rule("CRD-STATION-03")
def test_no_crew_is_lost() -> None:
    big = yard("III", *CABINS, HOLD)
    t = Table(big, big).play(STATION).answer(0, Accept(True)).defaults()
    assert t.crew(0) == 8


@rule("RUL-59")
def test_docking_without_room_is_allowed_and_costs_the_days() -> None:
    big = yard("III", *CABINS)
    t = Table(big, big).play(STATION).answer(0, Accept(True))
    assert not t.asked
    assert t.flight.positions == [18, 17]


@rule("RUL-08")
def test_on_time_out_nobody_docks() -> None:
    big = yard("III", *CABINS, HOLD)
    t = Table(big, bare()).play(STATION).later(60_000)
    assert (t.asked, t.cubes(0), t.flight.positions) == ([], [], [20, 17])
