"""Rough roads: each modifier, how they are drawn, how they combine (HSE-R, HSE-O6, VAR-11)."""

from typing import Any

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.building_actions import check_build
from starhaul.trucker.flow.flight import revealed
from starhaul.trucker.flow.hourglass import turns_in_field
from starhaul.trucker.flow.launch import crewed
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Accept, Fly, Land, Look
from starhaul.trucker.match.config import Config, Options, check_config
from starhaul.trucker.match.modifiers import drawable_roads, reserve_slots, run_ms
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import (
    AbandonedShip,
    Card,
    CombatRow,
    CombatZone,
    Epidemic,
    LoseDays,
    MeteorSwarm,
    OpenSpace,
    Planets,
    Reward,
    Slavers,
    Stardust,
    Threat,
    UnderFire,
)
from starhaul.trucker.parts.terms import Goods, Size
from starhaul.trucker.views.view import View
from tests.rules import rule
from tests.trucker.flow.pad import Pad, Trekking, built
from tests.trucker.shipyard import at, yard
from tests.trucker.story_table import GAME, Table

ROADS = [road.id for road in rule_data.rough_roads().modifiers]
EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])


def on(state: State, *roads: str) -> None:
    state.roads = tuple(ROADS.index(road) for road in roads)


def flying(*ships: ShipPlan, roads: tuple[str, ...], **more: Any) -> Table:
    table = Table(*ships, **more)
    on(table.state, *roads)
    return table


def ship(*lines: str, class_: str = "II", edition: str = "1e") -> ShipPlan:
    return yard(class_, *lines, edition=edition)


# --- drawing -----------------------------------------------------------------------------------------------


@rule("VAR-11", "HSE-O6")
@EDITIONS
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_before_building_the_agreed_number_of_modifiers_is_drawn_and_shown(number: int, edition: str) -> None:
    config = Config(edition=edition, seats=2, rounds=("I",), options=Options(rough_roads=number))
    state = Trucker().new(config, 1)
    told = []
    for drawn in range(number):
        outcomes = GAME.outcomes(state)
        assert outcomes is not None
        assert (outcomes.stream, len(outcomes.options)) == ("roads", 12 - drawn)
        told += GAME.apply(state, CHANCE, outcomes.options[0])
    assert len(set(state.roads)) == number
    assert [event.audience for event in told] == [None] * number
    outcomes = GAME.outcomes(state)
    assert outcomes is not None
    assert outcomes.stream != "roads"
    assert GAME.view(state, None).roads == [ROADS[n] for n in state.roads]


@rule("HSE-O6", "VAR-11")
def test_rough_roads_are_off_unless_chosen_and_not_with_the_learning_flight() -> None:
    assert Options().rough_roads == 0
    for rounds in (("learning",), ("learning", "II")):
        config = Config(edition="1e", seats=2, rounds=rounds, options=Options(rough_roads=1))
        with pytest.raises(BadInput, match="no-rough-roads"):
            check_config(config)


@rule("HSE-R2", "HSE-R9")
def test_a_modifier_without_effect_at_the_table_is_not_drawn() -> None:
    def drawable(**options: Any) -> set[str]:
        config = Config(edition="1e", seats=2, rounds=("I",), options=Options(**options))
        return {ROADS[n] for n in drawable_roads(built(config).state)}

    assert drawable() == set(ROADS)
    assert set(ROADS) - drawable(build="relaxed") == {"fine_sand"}
    assert set(ROADS) - drawable(strict_build=True) == {"strict_inspector"}
    assert drawable(build="turns") == set(ROADS)


@rule("HSE-O6")
def test_they_hold_until_the_settlement_of_that_flight() -> None:
    pad = Pad(ship(class_="I"), ship(class_="I"), rounds=("I", "II"), rough_roads=1)
    on(pad.state, "poor_market")
    pad.launch()
    assert pad.state.roads
    pad.state.frames[2:] = []
    pad.settle()
    assert pad.state.roads == ()
    outcomes = GAME.outcomes(pad.state)
    assert outcomes is not None
    assert outcomes.stream == "roads"


# --- building ----------------------------------------------------------------------------------------------


@rule("HSE-R2")
def test_fine_sand_runs_last_two_thirds_of_their_time_or_turns_rounded_up() -> None:
    state = built(Config(edition="1e", seats=2, rounds=("I",))).state
    assert (run_ms(state), turns_in_field(state)) == (90_000, 16)
    on(state, "fine_sand")
    assert (run_ms(state), turns_in_field(state)) == (60_000, 11)
    shown = GAME.view(state, None).yard
    assert (shown.run_ms, shown.fields, shown.field) == (60_000, ("I", "START"), "I")
    state.in_yard.starts = [1, 0]
    assert turns_in_field(state) == 6


@rule("HSE-R7")
def test_closed_archive_only_the_left_pile_may_be_looked_at() -> None:
    state = built(Config(edition="1e", seats=2, rounds=("I",))).state
    state.in_yard.began = [True, True]
    on(state, "closed_archive")
    check_build(state, 0, Look(0), 0)
    for pile in (1, 2):
        with pytest.raises(Refusal, match="pile-closed"):
            check_build(state, 0, Look(pile), 0)


@rule("HSE-R8")
def test_tidy_yard_everybody_has_one_reserve_slot() -> None:
    state = built(Config(edition="1e", seats=2, rounds=("I",))).state
    assert reserve_slots(state, 0) == 2
    on(state, "tidy_yard")
    assert [reserve_slots(state, seat) for seat in (0, 1)] == [1, 1]


@rule("HSE-R8")
def test_tidy_yard_on_class_c_the_starting_cabin_takes_that_one_slot() -> None:
    state = built(Config(edition="1e", seats=2, rounds=("IC",))).state
    on(state, "tidy_yard")
    assert len(state.in_yard.reserves[0]) == reserve_slots(state, 0) == 1


# --- launch ------------------------------------------------------------------------------------------------

BATTERIES = ("8,7 battery ...3", "6,7 battery .3..")


@rule("HSE-R3")
@EDITIONS
def test_tired_batteries_each_tile_starts_with_one_fewer(edition: str) -> None:
    tired = ship(*BATTERIES, edition=edition)
    pad = Pad(tired, tired)
    on(pad.state, "tired_batteries")
    pad.launch()
    fresh = Pad(tired, tired).launch().state.ships[0].batteries
    assert all(b == max(0, a - 1) for a, b in zip(fresh, pad.state.ships[1].batteries, strict=True))


@rule("HSE-R3", "HSE-T2")
def test_tired_batteries_and_the_battery_title_add_up_but_no_tile_starts_below_zero() -> None:
    lines = [yard("III", *BATTERIES, edition="2e")] * 2
    table = Trekking(*lines, flight=2, titles=["battery", "hauler"], holders=[0, 1], gold=[True, False])
    on(table.state, "tired_batteries")
    printed = [s.hull.capacity(at(lines[0], 8, 7)) for s in table.state.ships]
    started = [crewed(table.state, seat).batteries[at(lines[0], 8, 7)] for seat in (0, 1)]
    assert started == [max(0, printed[0] - 2), printed[1] - 1]
    assert min(crewed(table.state, 0).batteries) >= 0


@rule("HSE-R9")
@EDITIONS
def test_strict_inspector_every_entry_of_the_first_error_list_costs_one_credit_outside_the_cap(
    edition: str,
) -> None:
    wrong = ship("8,7 engine:right 1..3", "6,7 engine:left 13..", edition=edition)
    pad = Pad(wrong, ship(edition=edition))
    on(pad.state, "strict_inspector")
    pad.begin().later(60_000).chance()
    assert pad.flight.fines == [2, 0]
    pad.state.lost[0] = (1,) * 9
    pad.state.credits = [40, 0]
    pad.flight.reasons[0] = "voluntary"
    pad.state.frames[2:] = []
    pad.settle()
    (mine,) = [told["bookings"] for told in pad.heard("settled") if told["seat"] == 0]
    assert mine == [
        {"item": "lost", "credits": -8 if edition == "1e" else -9},
        {"item": "fines", "credits": -2},
    ]


@rule("HSE-R12")
@pytest.mark.parametrize(
    ("edition", "class_", "expected"),
    [("1e", "I", [0, -4, -8, -12]), ("1e", "III", [0, -8, -16, -24]), ("2e", "II", [6, 0, -4, -6])],
)
def test_wide_convoy_the_distances_between_start_spaces_are_doubled(
    edition: str, class_: str, expected: list[int]
) -> None:
    pad = Pad(*[ship(class_=class_, edition=edition)] * 4)
    on(pad.state, "wide_convoy")
    assert pad.launch().flight.positions == expected


# --- flight ------------------------------------------------------------------------------------------------


def opens(of: ShipPlan) -> int:
    return sum(mask.bit_count() for mask in of.ship.hull.open_connectors)


@rule("HSE-R1", "HSE-R10")
@pytest.mark.parametrize(
    ("roads", "days"),
    [((), 4), (("leaky_pipes",), 8), (("detours",), 5), (("leaky_pipes", "detours"), 9)],
)
def test_leaky_pipes_double_before_detours_add(roads: tuple[str, ...], days: int) -> None:
    assert opens(ship()) == 4
    table = flying(ship(), ship(), roads=roads, at=[30, 5]).play(Stardust())
    assert table.flight.positions == [30 - days, 5 - days]


@rule("HSE-R4")
def test_meteor_season_the_first_meteor_comes_twice_rolled_separately() -> None:
    swarm = MeteorSwarm(meteors=(Threat(Size.LARGE, "front"), Threat(Size.SMALL, "left")))
    table = flying(ship(), ship(), roads=("meteor_season",)).play(swarm)
    table.dice((1, 1), (1, 2), (1, 1))
    assert GAME.outcomes(table.state) is None
    assert [told["from"] for told in table.heard("threat-rolled")] == ["front", "front", "left"]


@rule("HSE-R5")
def test_bold_outlaws_every_enemy_is_one_stronger() -> None:
    gun = ship("7,6 cannon:front 0.3.")
    card = Slavers(strength=0, penalty=LoseDays(1), reward=Reward(credits=3), days=1)
    assert flying(gun, ship(), roads=()).play(card).seats_told("enemy-beaten") == [0]
    table = flying(gun, ship(), roads=("bold_outlaws",)).play(card)
    assert table.seats_told("enemy-drawn") == [0]
    assert table.seats_told("enemy-won") == [1]


@rule("HSE-R6")
@EDITIONS
def test_poor_market_every_cube_is_worth_one_less_at_least_one(edition: str) -> None:
    lines = (
        "8,7 special_cargo ...3 goods=red",
        "6,7 cargo .3.. goods=yellow,green",
        "7,8 cargo 3... goods=blue",
    )
    for gone, credits in ((False, 3 + 2 + 1 + 1), (True, 4)):
        table = flying(
            ship(*lines, edition=edition), ship(edition=edition), roads=("poor_market",), settles=True
        )
        if gone:
            table.gone(0)
        table.settle()
        lines_of = {told["seat"]: told["bookings"] for told in table.heard("settled")}
        assert {"item": "goods", "credits": credits} in lines_of[0]


@rule("HSE-R10")
def test_detours_every_loss_of_days_as_price_or_penalty_is_one_more() -> None:
    road = ("detours",)
    table = flying(ship(), ship(), roads=road, at=[30, 5])
    table.play(AbandonedShip(crew_lost=1, credits=1, days=2)).answer(0, Accept(True)).defaults()
    assert table.flight.positions[0] == 27
    table = flying(ship(), ship("7,8 engine:rear 3..."), roads=road, at=[30, 5])
    table.play(CombatZone(rows=(CombatRow("engine_strength", LoseDays(3)),)))
    assert table.flight.positions == [26, 5]
    table = flying(ship(), ship(), roads=road, at=[30, 5])
    table.play(Planets(planets=((Goods.BLUE,),), days=1)).answer(0, Land(0))
    assert table.flight.positions == [28, 5]


@rule("HSE-R10")
def test_detours_a_loss_of_0_stays_0_and_gains_are_as_ever() -> None:
    table = flying(ship("7,8 engine:rear 3..."), ship("7,8 engine:rear 3..."), roads=("detours",), at=[30, 5])
    table.play(Planets(planets=((Goods.BLUE,),), days=0)).answer(0, Land(0))
    assert table.flight.positions == [30, 5]
    table.play(OpenSpace())
    assert table.flight.positions == [31, 6]


@rule("HSE-R10", "HSE-T1")
def test_detours_and_the_hauler_title_add_up() -> None:
    holds = yard("III", "8,7 cargo ...3", edition="2e")
    table = Trekking(
        holds, holds, flight=2, titles=["hauler", "xeno"], holders=[0, 1], gold=[True, False], at=[30, 10]
    )
    on(table.state, "detours")
    table.play(Planets(planets=((Goods.BLUE,), (Goods.BLUE,)), days=2))
    table.answer(0, Land(0)).answer(1, Land(1)).defaults()
    assert table.flight.positions == [30 - 4, 10 - 3]


# --- bad air -----------------------------------------------------------------------------------------------

SICK = ("7,6 cabin ..2. humans=2", "7,7 start humans=2", "8,7 engine:rear 0003")


def airless(flown: int, *, cards: int = 3, edition: str = "1e", lines: tuple[str, ...] = SICK) -> Table:
    table = flying(ship(*lines, edition=edition), ship(edition=edition), roads=("bad_air",), at=[9, 3])
    table.flight.flown, table.flight.deck = flown, list(range(cards))
    return table


@rule("HSE-R11")
@EDITIONS
def test_bad_air_after_every_fourth_card_an_epidemic_breaks_out(edition: str) -> None:
    for flown, humans in ((0, 4), (2, 4), (3, 2), (4, 4), (7, 2), (11, 2)):
        table = airless(flown, edition=edition)
        table.play(CombatZone(rows=()))
        assert table.state.ships[0].humans() == humans
        assert len(table.heard("bad-air")) == (humans == 2)


@rule("HSE-R11")
def test_bad_air_not_after_the_last_card() -> None:
    table = airless(3, cards=0).play(CombatZone(rows=()))
    assert table.state.ships[0].humans() == 4


@rule("HSE-R11")
def test_bad_air_comes_after_the_give_ups_of_the_card_and_has_its_own() -> None:
    dying = ("7,6 cabin ..2. humans=1", "7,7 start humans=1", "8,7 engine:rear 0003")
    table = airless(3, lines=dying).play(OpenSpace())
    assert [(told["seat"], told["reason"]) for told in table.heard("gave-up")] == [
        (1, "no_engines"),
        (0, "no_humans"),
    ]
    keys = [event.key for event in table.told]
    assert keys.index("gave-up") < keys.index("bad-air") < len(keys) - 1 - keys[::-1].index("gave-up")


@rule("HSE-R11")
def test_bad_air_before_the_next_card_is_revealed_and_no_card_of_the_count() -> None:
    pad = Pad(ship(*SICK), ship("8,7 engine:rear 0003"))
    on(pad.state, "bad_air")
    pad.launch().deck("II-06", "II-07", "II-08", "I-05", "I-06")
    for card in ("II-06", "II-07", "II-08", "I-05"):
        pad.answer(0, Fly()).answer(1, Fly())
        pad.reveal(card)
    assert pad.flight.flown == 4
    keys = [event.key for event in pad.told]
    assert keys.count("bad-air") == 1
    assert keys.index("bad-air") > len(keys) - 1 - keys[::-1].index("card-revealed")
    assert pad.asked == [(0, "reveal"), (1, "reveal")]


@rule("HSE-R5", "HSE-R4")
def test_other_cards_are_as_printed() -> None:
    zone = CombatZone(rows=(CombatRow("cannon_strength", UnderFire((Threat(Size.SMALL, "rear"),))),))
    table = flying(ship(), ship(), roads=("meteor_season", "bold_outlaws")).play(zone).dice((1, 1))
    assert GAME.outcomes(table.state) is None
    table.play(Epidemic())
    assert table.is_over


# --- in views ----------------------------------------------------------------------------------------------


def shown(card: Card, *roads: str) -> View:
    """The card in the view while a question about it is open."""
    crew = ("8,7 cabin ...3", "6,7 cabin .3..")
    table = flying(ship(*crew), ship(*crew), roads=roads).play(card)
    told = revealed(table.state, card)
    view = GAME.view(table.state, 0)
    assert view.flight is not None
    assert view.flight.counts == told.args.get("counts")
    return view


def test_a_card_is_shown_with_the_numbers_that_count() -> None:
    card = next(card for card in rule_data.cards("1e").cards if isinstance(card, Slavers))
    plain, bent = shown(card).flight, shown(card, "bold_outlaws", "detours").flight
    assert plain is not None
    assert plain.counts is None, "as printed"
    assert bent is not None
    assert bent.counts is not None
    assert (bent.card, bent.counts["kind"]) == (card.id, "slavers")
    assert (bent.counts["strength"], bent.counts["days"]) == (card.strength + 1, card.days + 1)


def test_a_line_of_a_combat_zone_shows_the_days_that_are_lost() -> None:
    zone = CombatZone(rows=(CombatRow("crew", LoseDays(3)), CombatRow("crew", LoseDays(0))))
    told = revealed(flying(ship(), ship(), roads=("detours",)).state, zone)
    assert [row["penalty"]["amount"] for row in told.args["counts"]["rows"]] == [4, 0]


def test_prices_are_shown_where_they_are_not_the_printed_ones() -> None:
    card = next(card for card in rule_data.cards("1e").cards if isinstance(card, Slavers))
    assert shown(card).prices == []
    assert shown(card, "poor_market").prices == [3, 2, 1, 1]
