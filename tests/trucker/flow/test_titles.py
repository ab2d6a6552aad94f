"""Titles of the Trek: how a ship scores for each, and the handicap of each gold title (HSE-T, RUL-87)."""

from typing import Any

import pytest

from starhaul.kernel.errors import Refusal
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.building_actions import check_build
from starhaul.trucker.flow.launch import crewed
from starhaul.trucker.flow.trek import AskTitle
from starhaul.trucker.match.actions import Accept, Land, Load, Look, Reserve
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.modifiers import handicap, reserve_slots
from starhaul.trucker.match.state import State, Trek
from starhaul.trucker.match.titles import score
from starhaul.trucker.parts.records import (
    AbandonedShip,
    AbandonedStation,
    CombatRow,
    CombatZone,
    Epidemic,
    LoseCrew,
    Planets,
    Reward,
    Slavers,
    Smugglers,
)
from starhaul.trucker.parts.terms import Goods
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.views.viewing import views_of
from tests.rules import about, rule
from tests.trucker.flow.pad import Pad, Trekking, built
from tests.trucker.shipyard import at, yard

TITLES = [title.id for title in rule_data.titles().titles]


def points(title: str, *lines: str, class_: str = "III") -> int:
    return score(yard(class_, *lines, edition="2e").ship, TITLES.index(title))


# --- scores ------------------------------------------------------------------------------------------------


@rule("TRK-09")
def test_all_six_titles_score_and_have_a_handicap() -> None:
    assert TITLES == ["hauler", "battery", "xeno", "cruise", "engineer", "corridor"]
    assert [title.handicap for title in rule_data.titles().titles] == [f"HSE-T{n}" for n in range(1, 7)]
    assert [points(title) for title in TITLES] == [0, 0, 0, 0, 1, 0]


@about("TRK-09")
def test_hauler_tiles_with_goods_not_cubes() -> None:
    lines = "8,7 cargo ...3 goods=blue,green", "6,7 cargo .3.. goods=blue", "7,8 special_cargo 3..."
    assert points("hauler", *lines) == 2


@about("TRK-09")
def test_battery_double_cannons_double_engines_and_shields() -> None:
    lines = (
        "7,6 double_cannon:front 0.3.",
        "7,8 double_engine:rear 2...",
        "8,7 shield ...3",
        "6,7 cannon:front .3..",
    )
    assert points("battery", *lines) == 3


@rule("HSE-T7")
def test_xeno_distance_in_rows_plus_columns_to_the_nearest_other_cabin_occupied_or_not() -> None:
    near = ("7,6 life_support_purple 0222", "8,6 cabin ...2 alien=purple", "7,7 start humans=2")
    assert points("xeno", *near) == 2
    assert points("xeno", *near, "9,6 cabin ....") == 1
    far = (
        "8,7 structural ...3",
        "9,7 life_support_purple 01.3",
        "10,7 cabin ...3 alien=purple",
        "7,7 start humans=2",
    )
    assert points("xeno", *far) == 3
    assert points("xeno", *near[:1]) == 0


@rule("HSE-T7")
def test_xeno_sums_over_both_aliens() -> None:
    lines = (
        "7,6 life_support_purple 0222",
        "6,6 cabin .2.. alien=purple",
        "8,6 cabin ..12 alien=brown",
        "8,7 life_support_brown 1..1",
        "7,7 start humans=2",
    )
    assert points("xeno", *lines) == 2 + 2


@rule("HSE-T8")
def test_cruise_occupied_cabins_with_a_smooth_side_towards_empty_space_or_the_edge() -> None:
    outside = ("8,7 cabin 01.3 humans=2",)
    assert points("cruise", "7,7 start humans=2", *outside) == 1
    assert points("cruise", "7,7 start humans=2", "8,7 cabin 01.3 humans=0") == 0
    walled = ("8,7 cabin 0103 humans=2", "8,6 battery ..0.", "8,8 battery 0...", "7,7 start humans=2")
    assert points("cruise", *walled) == 0
    edge = ("7,4 cabin 0... humans=1", "7,7 start humans=2")
    assert points("cruise", *edge) == 1


@rule("HSE-T8")
def test_cruise_an_open_connector_is_no_view() -> None:
    assert points("cruise", "7,7 start humans=2", "8,7 cabin 2121 humans=2") == 0


@rule("HSE-T8")
@pytest.mark.parametrize(
    ("cabin", "neighbour"), [("0322", "9,7"), ("2032", "10,8"), ("2203", "9,9"), ("3220", "8,8")]
)
def test_cruise_any_side_will_do_unless_a_tile_lies_there(cabin: str, neighbour: str) -> None:
    alone = f"9,8 cabin {cabin} humans=2"
    assert points("cruise", alone) == 1
    assert points("cruise", alone, f"{neighbour} battery ....") == 0


@rule("HSE-T10")
def test_engineer_counts_all_tiles_and_the_starting_cabin() -> None:
    assert points("engineer", "8,7 cargo ...3", "6,7 cargo .3..") == 3


@rule("HSE-T9")
def test_corridor_the_longest_path_of_joined_tiles_with_connectors_on_one_or_two_sides() -> None:
    row = ("8,7 special_cargo 0303", "9,7 battery 0303", "10,7 cargo 0003")
    assert points("corridor", *row) == 3
    assert points("corridor", *row, "6,7 battery .300") == 3
    assert points("corridor", "8,7 structural .3.3", "9,7 battery 0303", "10,7 cargo 0003") == 2


@rule("HSE-T9")
def test_corridor_tiles_that_only_touch_are_not_joined() -> None:
    lines = ("8,7 special_cargo 0303", "8,6 cargo ..0.", "9,7 battery 0003")
    assert points("corridor", *lines) == 2


@rule("HSE-T9")
def test_corridor_a_ring_counts_each_tile_once() -> None:
    ring = ("8,7 cargo 3003", "8,6 special_cargo 0033", "7,6 battery 0330")
    assert points("corridor", *ring) == 3


# --- handicaps ---------------------------------------------------------------------------------------------


def under(title: str, *lines: str, other: tuple[str, ...] = (), **more: Any) -> Trekking:
    """The third flight; seat 0 holds this title in gold."""
    second = next(name for name in TITLES if name != title)
    ships = [yard("III", *given, edition="2e") for given in (lines, other)]
    options: dict[str, Any] = {"holders": [0, 1], "gold": [True, False], "at": [20, 15], **more}
    return Trekking(*ships, flight=2, titles=[title, second], **options)


def weighing(table: Trekking) -> list[bool]:
    """What views say about the titles."""
    (view,) = views_of(table.state, [None], [], is_over=False)
    return [title.weighs for title in view.titles]


@rule("TRK-07", "HSE-O6")
def test_only_holders_of_a_gold_title_fly_the_third_flight_under_its_handicap() -> None:
    for number, title in enumerate(TITLES, start=1):
        table = under(title)
        assert [handicap(table.state, seat) for seat in (0, 1)] == [f"HSE-T{number}", ""]
        assert weighing(table) == [True, False]
        for flight in (0, 1):
            table.state.round = flight
            assert handicap(table.state, 0) == ""
            assert weighing(table) == [False, False]
        assert handicap(under(title, gold=[False, True]).state, 0) == ""
    assert handicap(under("hauler", gold_handicaps=False).state, 0) == ""


@rule("RUL-87")
def test_a_gold_title_without_handicap_data_is_flown_without_handicap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = rule_data.titles()
    bare = type(table.titles[0])("hauler", "tiles_with_goods", "", "house", "missing")  # type: ignore[arg-type]
    patched = type(table)("2e", table.credits, table.credits_confidence, (bare, *table.titles[1:]))
    monkeypatch.setattr(rule_data, "titles", lambda: patched)
    assert handicap(under("hauler").state, 0) == ""


@rule("RUL-87")
def test_a_title_without_scoring_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rule_data.titles()
    strange = type(table.titles[0])("bard", "songs_sung", "", "house", "missing")  # type: ignore[arg-type]
    patched = type(table)("2e", table.credits, table.credits_confidence, (strange, *table.titles[1:]))
    state = under("hauler").state
    monkeypatch.setattr(rule_data, "titles", lambda: patched)
    state.trek = None
    assert tuple(AskTitle().outcomes(state).options) == (1, 2, 3, 4, 5)


HOLDS = ("8,7 cargo ...3", "6,7 cargo .3..", "7,7 start humans=2")


@rule("HSE-T1")
def test_hauler_who_loads_at_least_one_cube_loses_a_day_more() -> None:
    card = Planets(planets=((Goods.BLUE,), (Goods.BLUE,)), days=2)
    for load, expected in ((((at(yard("III", edition="2e"), 8, 7), (Goods.BLUE,)),), 17), ((), 18)):
        table = under("hauler", *HOLDS, other=HOLDS, at=[20, 5]).play(card)
        table.answer(0, Land(0)).answer(1, Land(1)).answer(0, Load(load)).defaults()
        assert table.flight.positions == [expected, 3]


@rule("HSE-T1")
def test_hauler_also_at_stations_and_from_beaten_smugglers() -> None:
    station = AbandonedStation(crew_required=1, goods=(Goods.BLUE,), days=1)
    table = under("hauler", *HOLDS, at=[20, 5]).play(station).answer(0, Accept(True)).defaults()
    assert table.flight.positions[0] == 18
    enemy = Smugglers(strength=0, penalty=LoseCrew(0), reward=Reward(goods=(Goods.BLUE,)), days=1)
    table = under("hauler", *HOLDS, "7,6 cannon:front ..3.", at=[20, 5]).play(enemy)
    table.answer(0, Accept(True)).defaults()
    assert table.flight.positions[0] == 18


@rule("HSE-T1")
def test_hauler_credits_are_no_cubes() -> None:
    table = under("hauler", *HOLDS, at=[20, 5]).play(AbandonedShip(crew_lost=1, credits=2, days=1))
    table.answer(0, Accept(True)).defaults()
    assert table.flight.positions[0] == 19


BATTERIES = ("8,7 battery ...3", "6,7 battery .3..")


@rule("HSE-T2")
def test_battery_each_battery_tile_starts_with_one_fewer_than_printed() -> None:
    table = under("battery", *BATTERIES, other=BATTERIES)
    mine, theirs = crewed(table.state, 0), crewed(table.state, 1)
    assert mine.battery_count() == theirs.battery_count() - 2
    assert all(b == a - 1 for a, b in zip(theirs.batteries, mine.batteries, strict=True) if a)


@rule("HSE-T3")
def test_xeno_cabins_with_humans_hold_one_the_starting_cabin_excepted() -> None:
    lines = ("8,7 cabin ...3", "6,7 cabin .3..")
    table = under("xeno", *lines, other=lines)
    assert crewed(table.state, 0).humans() == 2 + 1 + 1
    assert crewed(table.state, 1).humans() == 6


CABINS = ("8,7 cabin ...3", "6,7 cabin .3..", "8,8 engine:rear ....")


@rule("HSE-T4")
def test_cruise_a_penalty_of_crew_takes_one_more() -> None:
    table = under("cruise", *CABINS, other=CABINS)
    table.play(Slavers(strength=9, penalty=LoseCrew(2), reward=Reward(credits=1), days=1)).defaults()
    assert [ship.crew_count() for ship in table.state.ships] == [3, 4]
    table = under("cruise", *CABINS, other=CABINS, at=[20, 5])
    table.play(CombatZone(rows=(CombatRow("crew", LoseCrew(2)),))).defaults()
    assert [ship.crew_count() for ship in table.state.ships] == [3, 6]


@rule("HSE-T4")
def test_cruise_as_far_as_there_are_any_and_not_for_abandoned_ships_or_epidemics() -> None:
    table = under("cruise", "7,7 start humans=2")
    table.play(Slavers(strength=9, penalty=LoseCrew(2), reward=Reward(credits=1), days=1)).defaults()
    assert table.state.ships[0].crew_count() == 0
    table = under("cruise", *CABINS)
    table.play(AbandonedShip(crew_lost=2, credits=2, days=1))
    table.answer(0, Accept(True)).defaults()
    assert table.state.ships[0].crew_count() == 4
    table = under("cruise", *CABINS)
    table.play(Epidemic())
    assert table.state.ships[0].crew_count() == 3


def building(title: str) -> State:
    """Seat 0 builds for the third flight with this title in gold."""
    state = built(Config(edition="2e", seats=2, rounds=("III",), options=Options())).state
    other: State = built(Config(edition="2e", seats=2, rounds=("I", "II", "III"), trek=True)).state
    other.round, other.yard, other.ships = 2, state.yard, state.ships
    second = next(name for name in TITLES if name != title)
    other.trek = Trek([TITLES.index(title), TITLES.index(second)], [0, 1], [True, False])
    return other


@rule("HSE-T5")
def test_engineer_has_no_reserve() -> None:
    state = building("engineer")
    assert [reserve_slots(state, seat) for seat in (0, 1)] == [0, 2]
    state.in_yard.hands = [20, 21]
    with pytest.raises(Refusal, match="reserve-full"):
        check_build(state, 0, Reserve(), 0)
    check_build(state, 1, Reserve(), 0)


@rule("HSE-T6")
def test_corridor_may_not_look_at_the_piles() -> None:
    state = building("corridor")
    state.in_yard.began = [True, True]
    with pytest.raises(Refusal, match="pile-closed"):
        check_build(state, 0, Look(0), 0)
    check_build(state, 1, Look(0), 0)


@about("HSE-T1")
def test_without_gold_titles_nothing_changes() -> None:
    ship: ShipPlan = yard("III", *BATTERIES, edition="2e")
    pad = Pad(ship, ship).launch()
    assert pad.state.ships[0] == Ship.launched(ship.ship.hull)
