"""Goods received at level IV: one cube becomes the next dearer one, or a blue one is added (LM-132)."""

from typing import Any

from starhaul.trucker.match.actions import Accept, Improve, Land, Load
from starhaul.trucker.parts.records import AbandonedStation, Planets
from starhaul.trucker.parts.terms import Goods
from tests.rules import rule
from tests.trucker.cards.fleet import BLUE, GREEN, RED, YELLOW, offer, smugglers
from tests.trucker.latest.fleets import Fleets, fleet

CREW = ("4,4 start", "6,4 cabin ....")
SPECIAL = "3,4 special_cargo ...."
"""One red cube, or any other."""
PLAIN = "7,4 cargo ...."
"""Two cubes, none of them red."""
NEITHER, EXTRA = Improve(), Improve(extra=True)


def landing(*goods: Goods, holds: tuple[str, ...] = (SPECIAL, PLAIN), bank: Any = (9, 9, 9, 9)) -> Fleets:
    """Seat 0 has landed on a planet with these goods; these cubes are in the bank."""
    f = Fleets(fleet(*CREW, *holds), fleet(*CREW), level=4).gone(1).bank(*bank)
    return f.play(offer(*goods)).answer(0, Land(0))


def offered(f: Fleets) -> list[str]:
    return [str(colour) for colour in f.question(0).about["offered"]]


# --- what may be chosen ------------------------------------------------------------------------------------


@rule("LM-132")
def test_any_colour_but_red_may_be_upgraded_or_a_blue_cube_added_or_neither() -> None:
    f = landing(RED, YELLOW, GREEN, BLUE)
    assert f.asked == [(0, "improve")], "before loading"
    assert offered(f) == ["red", "yellow", "green", "blue"]
    assert set(f.options(0)) == {NEITHER, EXTRA, Improve(YELLOW), Improve(GREEN), Improve(BLUE)}
    assert f.refused(0, Improve(RED)) == "not-an-option"
    assert f.refused(0, Improve(GREEN, extra=True)) == "not-an-option", "the one or the other"


@rule("LM-132")
def test_one_step_for_one_cube() -> None:
    after = {BLUE: ["green", "green", "blue"], GREEN: ["yellow", "blue", "blue"]}
    for upgraded, goods in after.items():
        f = landing(GREEN, BLUE, BLUE).answer(0, Improve(upgraded))
        assert f.asked == [(0, "load")]
        assert offered(f) == goods
        assert f.heard("goods-upgraded") == [{"seat": 0, "cube": upgraded}]
    f = landing(YELLOW).answer(0, Improve(YELLOW))
    assert offered(f) == ["red"]


@rule("LM-132")
def test_one_extra_blue_cube_or_the_goods_as_they_are() -> None:
    f = landing(YELLOW).answer(0, EXTRA)
    assert offered(f) == ["yellow", "blue"]
    assert f.heard("goods-added") == [{"seat": 0}]
    f.defaults()
    assert f.cubes(0) == ["yellow", "blue"]
    assert f.flight.bank == [9, 8, 9, 8]
    assert offered(landing(YELLOW).answer(0, NEITHER)) == ["yellow"]


@rule("LM-132")
def test_an_upgraded_cube_comes_from_the_bank_and_the_printed_one_stays_there() -> None:
    f = landing(BLUE).answer(0, Improve(BLUE)).defaults()
    assert f.cubes(0) == ["green"]
    assert f.flight.bank == [9, 9, 8, 9]


# --- a bank that is nearly empty ---------------------------------------------------------------------------


@rule("LM-132")
def test_the_dearer_cube_must_be_in_the_bank_beside_those_received() -> None:
    assert set(landing(RED, YELLOW, bank=(1, 9, 9, 9)).options(0)) == {NEITHER, EXTRA}, (
        "the red one is offered"
    )
    assert set(landing(RED, YELLOW, bank=(2, 9, 9, 9)).options(0)) == {NEITHER, EXTRA, Improve(YELLOW)}
    assert set(landing(BLUE, bank=(9, 9, 0, 9)).options(0)) == {NEITHER, EXTRA}


@rule("LM-132")
def test_the_extra_blue_cube_must_be_in_the_bank_beside_those_received() -> None:
    assert set(landing(BLUE, bank=(9, 9, 9, 1)).options(0)) == {NEITHER, Improve(BLUE)}
    assert set(landing(BLUE, bank=(9, 9, 9, 2)).options(0)) == {NEITHER, EXTRA, Improve(BLUE)}


@rule("LM-132")
def test_a_cube_that_the_bank_lacks_is_not_received_and_not_upgraded() -> None:
    f = landing(YELLOW, BLUE, bank=(9, 9, 9, 0))
    assert offered(f) == ["yellow"]
    assert set(f.options(0)) == {NEITHER, Improve(YELLOW)}
    f = landing(BLUE, bank=(9, 9, 9, 0))
    assert f.asked == [], "nothing is received, so nothing is improved"


@rule("LM-132")
def test_where_nothing_can_be_improved_nobody_is_asked() -> None:
    f = landing(RED, bank=(1, 9, 9, 0))
    assert f.asked == [(0, "load")]


# --- special holds -----------------------------------------------------------------------------------------


@rule("LM-132")
def test_an_upgraded_red_cube_needs_a_special_hold() -> None:
    f = landing(YELLOW).answer(0, Improve(YELLOW))
    assert f.refused(0, Load(((f.cell(7, 4), (RED,)),))) == "red-needs-special"
    f.answer(0, Load(((f.cell(3, 4), (RED,)),)))
    assert f.cubes(0) == ["red"]
    f = landing(YELLOW, holds=(PLAIN,)).answer(0, Improve(YELLOW)).defaults()
    assert f.cubes(0) == [], "without one it is lost"


# --- once per player and card ------------------------------------------------------------------------------


@rule("LM-132")
def test_every_player_who_receives_goods_chooses_once_per_card() -> None:
    ship = fleet(*CREW, SPECIAL, PLAIN)
    f = Fleets(ship, ship, level=4, at=[20, 10]).play(Planets(planets=((GREEN, BLUE), (BLUE,)), days=1))
    f.answer(0, Land(0)).answer(1, Land(1))
    f.answer(0, Improve(BLUE)).defaults()
    assert f.cubes(0) == ["green", "green"]
    assert f.seats_told("goods-upgraded") == [0, 1]
    assert f.cubes(1) == ["green"]


@rule("LM-132")
def test_goods_of_a_station_and_of_beaten_smugglers_too() -> None:
    armed = fleet(*CREW, SPECIAL, PLAIN, "6,3 cannon:front ....", "4,3 cannon:front ....")
    f = Fleets(armed, fleet(*CREW), level=4).play(AbandonedStation(crew_required=3, goods=(GREEN,), days=1))
    f.answer(0, Accept(True))
    assert f.asked == [(0, "improve")]
    f = Fleets(armed, fleet(*CREW), level=4).play(smugglers(0, 1, GREEN))
    f.answer(0, Accept(True)).answer(0, Improve(GREEN)).defaults()
    assert f.cubes(0) == ["yellow"]


@rule("LM-132")
def test_a_refused_reward_is_not_improved_nor_goods_without_a_hold() -> None:
    armed = fleet(*CREW, SPECIAL, "6,3 cannon:front ....", "4,3 cannon:front ....")
    f = Fleets(armed, fleet(*CREW), level=4).play(smugglers(0, 1, GREEN)).answer(0, Accept(False))
    assert f.asked == []
    assert f.cubes(0) == []
    assert landing(GREEN, holds=()).asked == []


@rule("LM-132")
def test_at_other_levels_goods_are_as_printed() -> None:
    f = Fleets(fleet(*CREW, PLAIN), fleet(*CREW), level=3).gone(1).play(offer(BLUE)).answer(0, Land(0))
    assert f.asked == [(0, "load")]


# --- time-outs (LM-144) ------------------------------------------------------------------------------------


def default(*goods: Goods, holds: tuple[str, ...], bank: Any = (9, 9, 9, 9)) -> Any:
    return landing(*goods, holds=holds, bank=bank).question(0).default


@rule("LM-144")
def test_on_time_out_the_choice_that_gives_the_most_valuable_load_that_fits() -> None:
    assert default(YELLOW, holds=(PLAIN,)) == EXTRA, "without a special hold a red cube would be lost"
    assert default(YELLOW, GREEN, holds=(PLAIN,)) == Improve(GREEN), "there is no room for a third cube"
    assert default(RED, holds=(SPECIAL, PLAIN)) == EXTRA


@rule("LM-144")
def test_goods_aboard_count_for_what_fits() -> None:
    full = "7,4 cargo .... goods=green,green"
    assert default(YELLOW, holds=(full,)) == EXTRA, "a red cube does not fit, a blue one does no harm"
    assert default(GREEN, holds=(full,)) == Improve(GREEN), "a yellow cube is worth throwing a green one away"


@rule("LM-144")
def test_if_equal_the_upgrade() -> None:
    assert default(BLUE, holds=(PLAIN,)) == Improve(BLUE), "one green cube or two blue ones"
    assert default(BLUE, holds=("7,4 cargo .... goods=green,green",)) == Improve(BLUE), "no difference at all"
    assert default(BLUE, holds=(PLAIN,), bank=(9, 9, 0, 9)) == EXTRA


@rule("LM-144")
def test_the_clock_chooses_and_then_loads() -> None:
    f = landing(YELLOW, GREEN, holds=(PLAIN,)).later(60_000)
    assert f.asked == [(0, "load")]
    f.later(60_000)
    assert f.cubes(0) == ["yellow", "yellow"]
