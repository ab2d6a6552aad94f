"""Planets (CRD-PLANETS, RUL-56)."""

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import Land
from starhaul.trucker.parts.records import Planets
from tests.rules import rule
from tests.trucker.cards.fleet import BLUE, BOTH, GREEN, RED, YELLOW, bare
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

HOLD = "7,6 cargo 0003"
TWO = Planets(planets=((YELLOW,), (BLUE, BLUE)), days=2)


def freighters(number: int, edition: str = "1e", at: list[int] | None = None) -> Table:
    return Table(*[yard("III", HOLD, edition=edition)] * number, at=at)


@rule("CRD-PLANETS-01")
@BOTH
def test_every_planet_has_goods_and_the_card_a_number_of_days(edition: str) -> None:
    cards = [card for card in rule_data.cards(edition).cards if isinstance(card, Planets)]
    assert len(cards) == 12
    for card in cards:
        assert 2 <= len(card.planets) <= 4
        assert all(card.planets)
        assert card.days


@rule("CRD-PLANETS-02")
@BOTH
def test_in_ranking_order_each_may_land_on_a_free_planet_or_pass(edition: str) -> None:
    t = freighters(3, edition, at=[5, 9, 7]).play(TWO)
    assert t.asked == [(1, "land")]
    assert t.options(1) == [Land(), Land(0), Land(1)]
    t.answer(1, Land(1))
    assert t.asked == [(2, "land")]
    assert t.options(2) == [Land(), Land(0)]
    t.answer(2, Land())
    assert t.asked == [(0, "land")]


@rule("CRD-PLANETS-03")
@BOTH
def test_one_player_for_each_planet_and_none_for_those_behind(edition: str) -> None:
    t = freighters(3, edition).play(TWO).answer(0, Land(0))
    assert t.refused(1, Land(0)) == "not-an-option"
    t.answer(1, Land(1))
    assert t.asked == [(0, "load")], "the third cannot land any more"
    t.defaults()
    assert [t.cubes(seat) for seat in (0, 1, 2)] == [["yellow"], ["blue", "blue"], []]


@rule("CRD-PLANETS-04", "RUL-56", "RUL-07")
@BOTH
def test_all_decide_then_all_load_in_ranking_order(edition: str) -> None:
    t = freighters(3, edition, at=[5, 9, 7]).play(Planets(planets=((YELLOW,), (BLUE,), (GREEN,)), days=1))
    t.answer(1, Land(2)).answer(2, Land())
    assert not t.heard("goods-loaded"), "nobody loads before all have decided"
    t.answer(0, Land(0))
    assert t.asked == [(1, "load")]
    t.answer(1, t.question(1).default)
    assert t.asked == [(0, "load")]
    assert not t.heard("days-lost"), "nobody moves before all have loaded"
    t.defaults()
    assert [t.cubes(seat) for seat in (0, 1, 2)] == [["yellow"], ["green"], []]


@rule("CRD-PLANETS-05")
@BOTH
def test_landing_only_to_block_costs_the_days_all_the_same(edition: str) -> None:
    t = Table(bare(edition), yard("III", HOLD, edition=edition)).play(Planets(planets=((RED,),), days=3))
    t.answer(0, Land(0))
    assert not t.asked, "no hold, and the planet is blocked"
    assert t.flight.positions == [16, 17]
    assert t.seats_told("days-lost") == [0]


@rule("CRD-PLANETS-06", "RUL-56")
def test_those_who_landed_move_by_their_positions_the_last_one_first() -> None:
    t = freighters(4, at=[10, 9, 8, 7]).play(Planets(planets=((BLUE,),) * 4, days=2))
    for seat, planet in ((0, 0), (1, None), (2, 1), (3, None)):
        t.answer(seat, Land(planet))
    t.defaults()
    assert t.flight.positions == [6, 9, 5, 7], "seat 2 over 7 to 6 and 5; seat 0 over 9 to 8, over 7 to 6"


@rule("CRD-PLANETS-06")
def test_a_player_who_passes_does_not_move() -> None:
    t = freighters(2).play(TWO).answer(0, Land()).answer(1, Land())
    assert t.flight.positions == [20, 17]
    assert not t.heard("days-lost")


@rule("RUL-08")
def test_on_time_out_nobody_lands() -> None:
    t = freighters(2).play(TWO)
    t.later(59_999)
    assert t.asked == [(0, "land")]
    t.later(1)
    assert t.asked == [(1, "land")], "and the next one has the full time"
    t.later(59_999)
    assert t.asked == [(1, "land")]
    t.later(1)
    assert t.seats_told("passed") == [0, 1]
