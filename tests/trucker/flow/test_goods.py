"""Loading and losing goods (FLT-10 … FLT-17, RUL-40, RUL-41)."""

import pytest

from starhaul.trucker.match.actions import Cube, Land, Load
from starhaul.trucker.parts.records import CombatZone, LoseGoods, Planets
from starhaul.trucker.parts.terms import Goods
from tests.rules import about, rule
from tests.trucker.cards.fleet import BLUE, BOTH, GREEN, RED, YELLOW, bare, crew_line, offer, smugglers
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

HOLDS = ("7,6 cargo 0003", "8,6 special_cargo 0303")
"""Two ordinary containers at 7,6 and one red container at 8,6."""


def landed(*goods: Goods, ship: tuple[str, ...] = HOLDS, edition: str = "1e") -> Table:
    """Seat 0 has landed where these goods are offered."""
    t = Table(yard("III", *ship, edition=edition), bare(edition))
    return t.play(offer(*goods)).answer(0, Land(0))


def load(t: Table, **holds: tuple[Goods, ...]) -> Load:
    """`white` is the ordinary hold at 7,6, `red` the special one at 8,6."""
    cells = {"white": t.cell(7, 6), "red": t.cell(8, 6)}
    return Load(tuple((cells[name], goods) for name, goods in holds.items()))


def loser(*lines: str, goods: int, edition: str = "1e") -> Table:
    """Seat 0 is alone and is beaten by smugglers."""
    t = Table(yard("III", *lines, edition=edition), bare(edition)).gone(1)
    return t.play(smugglers(9, goods))


# --- loading -----------------------------------------------------------------------------------------------


@rule("FLT-10")
@about("RUL-90")
@BOTH
def test_cubes_go_from_the_bank_into_containers(edition: str) -> None:
    t = landed(RED, YELLOW, BLUE, edition=edition)
    before = list(t.flight.bank)
    assert sum(before) == 56
    t.answer(0, load(t, white=(YELLOW, BLUE), red=(RED,)))
    assert t.cubes(0) == ["red", "yellow", "blue"]
    assert t.flight.bank == [before[0] - 1, before[1] - 1, before[2], before[3] - 1]


@rule("FLT-10")
def test_one_cube_for_each_container() -> None:
    t = landed(YELLOW, GREEN, BLUE)
    assert t.refused(0, load(t, white=(YELLOW, GREEN, BLUE))) == "hold-full"
    assert t.refused(0, load(t, red=(YELLOW, GREEN))) == "hold-full"
    t.answer(0, load(t, white=(YELLOW, GREEN), red=(BLUE,)))


@rule("FLT-11")
@BOTH
def test_red_goods_only_into_red_containers(edition: str) -> None:
    t = landed(RED, edition=edition)
    assert t.refused(0, load(t, white=(RED,))) == "red-needs-special"
    t.answer(0, load(t, red=(RED,)))
    assert t.cubes(0) == ["red"]


@rule("FLT-11")
def test_other_goods_into_any_container() -> None:
    t = landed(YELLOW, BLUE)
    t.answer(0, load(t, red=(BLUE,), white=(YELLOW,)))
    assert t.cubes(0) == ["yellow", "blue"]


@rule("FLT-12")
def test_what_is_not_stowed_goes_back_to_the_bank() -> None:
    t = landed(RED, RED, YELLOW)
    t.defaults()
    assert t.cubes(0) == ["red", "yellow"], "no second red container"
    assert t.heard("goods-loaded") == [{"seat": 0, "number": 2, "goods": ["red", "yellow"]}]


@rule("FLT-12", "RUL-40")
def test_offered_cubes_may_be_refused() -> None:
    t = landed(RED, YELLOW)
    t.answer(0, load(t))
    assert t.cubes(0) == []
    assert t.heard("goods-loaded") == [{"seat": 0, "number": 0, "goods": []}]


@rule("FLT-13", "RUL-40")
@BOTH
def test_while_loading_everything_may_be_rearranged_and_thrown_away(edition: str) -> None:
    full = ("7,6 cargo 0003 goods=green,blue", "8,6 special_cargo 0303 goods=yellow")
    t = landed(RED, ship=full, edition=edition)
    t.answer(0, load(t, red=(RED,), white=(YELLOW, GREEN)))
    assert t.cubes(0) == ["red", "yellow", "green"]


@rule("FLT-13")
def test_at_no_other_time_goods_may_be_moved() -> None:
    full = yard("III", "7,6 cargo 0003 goods=green", "8,6 special_cargo 0303")
    t = Table(full, bare()).play(offer(RED))
    assert t.refused(0, load(t, red=(GREEN,))) == "not-an-option"
    t.answer(0, Land())
    assert t.refused(0, load(t, red=(GREEN,))) == "not-asked"
    t = Table(full, bare()).play(smugglers(9, 0))
    assert t.refused(0, load(t)) == "not-asked"


@rule("FLT-13")
def test_nothing_is_rearranged_where_nothing_can_be_loaded() -> None:
    full = yard("III", "7,6 cargo 0003 goods=green")
    t = Table(full, bare()).play(offer()).answer(0, Land(0))
    assert not t.asked


@rule("FLT-14")
def test_crew_and_batteries_are_never_rearranged() -> None:
    t = landed(BLUE, ship=(*HOLDS, "6,7 battery .3.. batteries=1", "5,7 battery .... batteries=0"))
    for place in ((6, 7), (5, 7), (7, 7)):
        assert t.refused(0, Load(((t.cell(*place), (BLUE,)),))) == "no-such-hold"
    before = t.state.ships[0]
    t.answer(0, load(t, white=(BLUE,)))
    assert (t.state.ships[0].crew, t.state.ships[0].batteries) == (before.crew, before.batteries)


@rule("RUL-40")
def test_wrong_arrangements_are_refused() -> None:
    t = landed(YELLOW)
    assert t.refused(0, load(t, white=(YELLOW, YELLOW))) == "no-such-cubes"
    assert t.refused(0, load(t, white=(GREEN,))) == "no-such-cubes"
    twice = ((t.cell(7, 6), (YELLOW,)), (t.cell(7, 6), ()))
    assert t.refused(0, Load(twice)) == "no-such-hold"
    assert t.refused(0, Load(((-1, (YELLOW,)),))) == "no-such-hold"
    assert t.refused(0, Land()) == "not-an-option"
    assert t.refused(1, load(t, white=(YELLOW,))) == "not-asked"


@rule("FLT-15", "RUL-40")
@BOTH
def test_what_the_bank_lacks_cannot_be_loaded_nor_replaced(edition: str) -> None:
    t = Table(yard("III", *HOLDS, edition=edition), bare(edition)).bank(0, 17, 1, 14)
    t.play(offer(RED, GREEN, GREEN)).answer(0, Land(0))
    assert t.question(0).about["offered"] == [GREEN]
    assert t.refused(0, load(t, white=(GREEN, GREEN))) == "no-such-cubes"
    assert t.refused(0, load(t, white=(YELLOW,))) == "no-such-cubes"
    t.answer(0, load(t, white=(GREEN,)))
    assert t.flight.bank == [0, 17, 0, 14]


@rule("FLT-15", "RUL-40", "CRD-PLANETS-04")
@BOTH
def test_in_a_shortage_the_one_ahead_is_served_first(edition: str) -> None:
    ship = yard("III", *HOLDS, edition=edition)
    t = Table(ship, ship, at=[5, 9]).bank(1, 0, 0, 3)
    t.play(Planets(planets=((RED, BLUE), (RED, BLUE)), days=1))
    t.answer(1, Land(0)).answer(0, Land(1))
    assert t.asked == [(1, "load")]
    t.defaults()
    assert (t.cubes(0), t.cubes(1)) == (["blue"], ["red", "blue"])


@rule("FLT-15", "RUL-40")
def test_one_returns_cubes_before_the_next_is_served() -> None:
    rich = yard("III", "7,6 cargo 0003", "8,6 special_cargo 0303 goods=red")
    t = Table(rich, yard("III", *HOLDS)).bank(0, 1, 0, 0)
    t.play(Planets(planets=((YELLOW,), (RED,)), days=1)).answer(0, Land(0)).answer(1, Land(1))
    t.answer(0, load(t, white=(YELLOW,)))
    assert t.question(1).about["offered"] == [RED]
    t.defaults()
    assert (t.cubes(0), t.cubes(1)) == (["yellow"], ["red"])


@rule("FLT-15")
def test_if_the_bank_has_nothing_of_it_nobody_is_asked() -> None:
    t = Table(yard("III", *HOLDS), bare()).bank(0, 5, 5, 5)
    t.play(offer(RED, days=1)).answer(0, Land(0))
    assert not t.asked
    assert t.flight.positions == [19, 17]


@rule("RUL-08")
def test_by_default_the_most_valuable_set_that_fits_is_loaded() -> None:
    old = ("7,6 cargo 0003 goods=blue,blue", "8,6 special_cargo 0303 goods=green")
    t = landed(RED, RED, YELLOW, ship=old).later(60_000)
    assert t.cubes(0) == ["red", "yellow", "green"]
    t = landed(YELLOW, BLUE, ship=("8,6 special_cargo 0303 goods=red",)).later(60_000)
    assert t.cubes(0) == ["red"]


# --- losing ------------------------------------------------------------------------------------------------


@rule("FLT-16", "FLT-17", "EX-37")
@BOTH
def test_the_dearest_go_first_then_batteries(edition: str) -> None:
    hold, red = "7,6 cargo 0003 goods=blue", "8,6 special_cargo 0303 goods=red"
    t = loser(hold, red, "6,7 battery .3.. batteries=2", goods=3, edition=edition)
    assert t.cubes(0) == []
    assert t.batteries(0) == 1
    assert [gone["cube"] for gone in t.heard("cube-gone")] == [RED, BLUE]


@rule("FLT-17", "EX-38")
@BOTH
def test_if_batteries_do_not_suffice_nothing_more_is_lost(edition: str) -> None:
    t = loser("6,7 battery .3.. batteries=1", goods=3, edition=edition)
    assert (t.batteries(0), t.crew(0), t.asked) == (0, 2, [])
    t = loser("6,7 battery .3.. batteries=0", goods=3, edition=edition)
    assert (t.batteries(0), t.crew(0)) == (0, 2)


@rule("FLT-16", "RUL-41")
@pytest.mark.parametrize(("goods", "left"), [(1, "yellow green blue"), (2, "green blue"), (3, "blue")])
def test_red_then_yellow_then_green_then_blue(goods: int, left: str) -> None:
    lines = ("7,6 cargo 0003 goods=blue,green", "8,6 special_cargo 0303 goods=red")
    t = loser(*lines, "6,6 cargo .... goods=yellow", goods=goods)
    assert t.cubes(0) == left.split()
    assert not t.asked


@rule("FLT-16", "RUL-41")
def test_among_cubes_of_one_colour_the_owner_chooses() -> None:
    lines = ("7,6 cargo 0003 goods=blue,yellow", "6,6 cargo .... goods=yellow", "8,6 cargo .... goods=blue")
    t = loser(*lines, goods=1)
    assert t.asked == [(0, "cube")]
    assert t.options(0) == [Cube(t.cell(6, 6)), Cube(t.cell(7, 6))], "blue cubes are not in question"
    t.answer(0, Cube(t.cell(7, 6)))
    assert t.cubes(0) == ["yellow", "blue", "blue"]
    assert t.state.ships[0].goods[t.cell(6, 6)], "that one stayed"


@rule("RUL-41")
def test_no_choice_if_all_cubes_of_the_colour_are_lost() -> None:
    t = loser("7,6 cargo 0003 goods=yellow", "6,6 cargo .... goods=yellow,blue", goods=2)
    assert not t.asked
    assert t.cubes(0) == ["blue"]


@rule("RUL-41")
def test_the_choice_goes_on_cube_by_cube() -> None:
    three = ("6,6 cargo .... goods=blue,blue", "7,6 cargo .... goods=blue", "8,6 cargo .... goods=blue")
    t = loser(*three, goods=3)
    t.answer(0, Cube(t.cell(7, 6)))
    assert t.refused(0, Cube(t.cell(7, 6))) == "not-an-option"
    t.answer(0, Cube(t.cell(6, 6))).answer(0, Cube(t.cell(6, 6)))
    assert [bool(t.state.ships[0].goods[t.cell(x, 6)]) for x in (6, 7, 8)] == [False, False, True]


@rule("RUL-08")
def test_by_default_the_first_hold_gives_a_cube() -> None:
    t = loser("8,6 cargo .... goods=blue", "7,6 cargo .... goods=blue", goods=1).later(60_000)
    assert t.state.ships[0].goods[t.cell(7, 6)] == 0
    assert t.cubes(0) == ["blue"]


@rule("FLT-17", "FLT-21", "RUL-42")
def test_the_owner_chooses_the_battery_that_makes_up_for_a_cube() -> None:
    t = loser("6,7 battery .3.. batteries=2", "6,6 battery .... batteries=1", goods=1)
    assert t.asked == [(0, "battery")]


@rule("FLT-16", "FLT-17")
def test_the_combat_zone_takes_goods_by_the_same_rules() -> None:
    poor = yard("III", "8,6 special_cargo 0303 goods=red", "6,7 battery .3.. batteries=2")
    t = Table(poor, bare()).play(CombatZone(rows=(crew_line(LoseGoods(2)),)))
    assert (t.cubes(0), t.batteries(0)) == ([], 1)
