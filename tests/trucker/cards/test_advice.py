"""What questions about cards say besides their answers, so that clients need no rules of their own."""

from starhaul.trucker.match.actions import Accept, Land
from starhaul.trucker.match.modifiers import road_number
from starhaul.trucker.parts.records import AbandonedShip, AbandonedStation, Planets
from starhaul.trucker.parts.terms import Road
from tests.trucker.cards.fleet import ALIENS, BLUE, GREEN, RED, YELLOW, bare
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

WHITE = "7,6 cargo 0003"
"""Two containers, not for red cubes."""
SPECIAL = "8,6 special_cargo 0303"
"""One container for cubes of any colour."""


def gains(*lines: str, goods: tuple, poor: bool = False) -> list[int]:
    t = Table(yard("III", *lines), bare())
    if poor:
        t.state.roads = (road_number(Road.POOR_MARKET),)
    return t.play(Planets(planets=(goods, (BLUE,)), days=1)).question(0).about["gains"]


def test_a_gain_counts_only_what_fits() -> None:
    assert gains(WHITE, goods=(RED, RED)) == [0, 0, 1]
    assert gains(WHITE, SPECIAL, goods=(RED, RED, GREEN)) == [0, 6, 1]
    assert gains(WHITE, goods=(YELLOW, YELLOW, YELLOW)) == [0, 6, 1]


def test_a_gain_is_less_by_what_has_to_make_room() -> None:
    full = f"{WHITE} goods=blue,blue"
    assert gains(full, goods=(YELLOW,)) == [0, 2, 0]


def test_a_gain_is_what_the_market_pays() -> None:
    assert gains(WHITE, goods=(YELLOW,), poor=True) == [0, 2, 1]


def test_gains_stand_in_the_order_of_the_answers() -> None:
    t = Table(yard("III", WHITE), yard("III", WHITE)).play(Planets(planets=((YELLOW,), (BLUE,)), days=1))
    t.answer(0, Land(0))
    assert (t.options(1), t.question(1).about["gains"]) == ([Land(), Land(1)], [0, 1])


def test_a_derelict_tells_whether_the_ship_flies_on() -> None:
    def flies_on(crew_lost: int, *lines: str) -> bool:
        t = Table(yard("III", *lines, edition="2e"), bare("2e")).gone(1)
        return t.play(AbandonedShip(crew_lost=crew_lost, credits=4, days=1)).question(0).about["keeps_flying"]

    assert flies_on(1)
    assert not flies_on(2), "nobody would be left"
    assert flies_on(3, *ALIENS), "a human may stay"


def test_a_station_tells_what_its_goods_would_add() -> None:
    t = Table(yard("III", WHITE), bare())
    about = t.play(AbandonedStation(crew_required=1, goods=(YELLOW, BLUE), days=1)).question(0).about
    assert about == {"gains": [0, 4], "keeps_flying": True}
    assert t.options(0) == [Accept(False), Accept(True)]


def test_holds_tell_what_may_lie_there() -> None:
    t = Table(yard("III", WHITE, SPECIAL), bare()).play(Planets(planets=((BLUE,),), days=1))
    holds = t.answer(0, Land(0)).question(0).about["holds"]
    assert [(hold["cell"], hold["room"]) for hold in holds] == [(t.cell(7, 6), 2), (t.cell(8, 6), 1)]
    assert [hold["takes"] for hold in holds] == [[YELLOW, GREEN, BLUE], [RED, YELLOW, GREEN, BLUE]]
