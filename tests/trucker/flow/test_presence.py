"""Persons who are away, absent or gone: the game never waits for them (RUL-08, RUL-09, RUL-96)."""

from typing import Any

import pytest

from starhaul.kernel.errors import Refusal
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.flow.launch import DoCheck, DoPrepare
from starhaul.trucker.match.actions import Fly, GiveUp, Land, Presence
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.parts.records import OpenSpace, Planets, Stardust
from starhaul.trucker.parts.terms import Goods
from tests.rules import about, rule
from tests.trucker.flow.pad import Pad, built, says
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME, Table

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])
CARD = Planets(planets=((Goods.BLUE,), (Goods.BLUE,)), days=1)


def ship(edition: str = "1e", class_: str = "II") -> ShipPlan:
    return yard(class_, "8,7 engine:rear 0003", edition=edition)


def between(*ships: ShipPlan, cards: int = 3, **options: Any) -> Table:
    table = Table(*ships, settles=True, **options)
    table.flight.deck, table.flight.flown = list(range(cards)), 1
    table.state.frames.append(DoNextCard())
    table.settle()
    return table


def due(table: Table) -> bool:
    """Whether the clock has to act at once."""
    return GAME.wake_at(table.state) == 0


@rule("RUL-09")
def test_only_the_clock_says_how_a_person_is_there() -> None:
    table = Table(ship(), ship()).play(CARD)
    with pytest.raises(Refusal):
        table.answer(0, Presence(1, "gone"))
    for wrong in (Presence(2, "away"), Presence(-1, "away"), Presence(0, "asleep")):
        with pytest.raises(Refusal, match="no-such-person"):
            GAME.apply(table.state, -2, wrong)


@rule("RUL-09")
@EDITIONS
def test_away_the_defaults_apply_at_once_and_coming_back_returns_control(edition: str) -> None:
    table = Table(ship(edition), ship(edition)).play(CARD)
    assert not due(table)
    says(table, 0, "away")
    assert due(table)
    table.later(0)
    assert table.seats_told("by-default") == [0]
    assert table.asked == [(1, "land")]
    assert not due(table)
    says(table, 1, "away")
    says(table, 1, "here")
    assert not due(table)
    table.answer(1, Land(0))
    assert table.heard("landed")


@rule("RUL-09")
def test_a_person_who_is_away_can_still_answer() -> None:
    table = Table(ship(), ship()).play(CARD)
    says(table, 0, "away")
    table.answer(0, Land(1))
    assert table.heard("landed")[0]["planet"] == 1


@rule("RUL-09")
@EDITIONS
def test_away_flies_on_in_the_window_but_absent_gives_up(edition: str) -> None:
    for now, reason in (("away", ""), ("absent", "absent"), ("gone", "absent")):
        table = between(ship(edition), ship(edition))
        says(table, 1, now)
        table.later(0)
        table.answer(0, Fly())
        assert table.gave_up == ["", reason]


@rule("RUL-09")
def test_with_keep_autopilot_the_defaults_fly_on_for_the_absent_but_not_for_those_who_left() -> None:
    for now, reason in (("absent", ""), ("gone", "absent")):
        table = between(ship(), ship(), keep_autopilot=True)
        says(table, 1, now)
        table.later(0).answer(0, Fly())
        assert table.gave_up == ["", reason]


@rule("RUL-09")
def test_a_player_who_was_absent_and_is_back_before_the_window_decides_alone() -> None:
    table = between(ship(), ship())
    says(table, 1, "absent")
    says(table, 1, "here")
    assert not due(table)
    table.answer(1, GiveUp()).answer(0, Fly())
    assert table.gave_up == ["", "voluntary"]


@rule("RUL-09")
@EDITIONS
def test_absent_in_the_middle_of_a_card_stays_in_it(edition: str) -> None:
    table = Table(ship(edition), ship(edition), at=[9, 5])
    says(table, 1, "absent")
    table.play(OpenSpace())
    assert table.flight.positions == [10, 6]
    assert table.gave_up == ["", ""]


@rule("RUL-09")
@EDITIONS
def test_a_player_who_left_for_good_has_given_up_the_flight_even_during_its_last_card(edition: str) -> None:
    table = Table(ship(edition), ship(edition), at=[9, 5], settles=True)
    says(table, 0, "gone")
    table.play(OpenSpace())
    assert table.is_over
    assert table.gave_up == ["absent", ""]
    settled = {told["seat"]: told["bookings"] for told in table.heard("settled")}
    assert settled[0] == []


@rule("RUL-09")
@EDITIONS
def test_a_player_who_left_while_building_gives_up_before_the_first_card(edition: str) -> None:
    pad = Pad(ship(edition), ship(edition)).says(1, "gone").launch()
    assert pad.gave_up == ["", "absent"]
    assert pad.asked in ([], [(0, "reveal")])


@rule("RUL-09")
def test_a_player_who_left_for_good_takes_no_part_in_later_rounds_but_keeps_the_credits() -> None:
    pad = Pad(ship(class_="I"), ship(class_="I"), ship(class_="I"), rounds=("I", "II"))
    pad.says(1, "gone")
    pad.state.credits = [0, 9, 0]
    pad.launch()
    pad.state.frames[2:] = []
    pad.settle()
    pad.chance()
    assert pad.state.round == 1
    assert [seat for seat, _ in pad.asked] == [0, 2]
    pad.state.in_yard.starts = [1, 3, 2]
    pad.state.frames = [DoPrepare(), DoCheck()]
    pad.begin()
    assert pad.gave_up == ["", "absent", ""]
    assert pad.state.lost[1] == ()
    assert pad.state.credits[1] == 9


@rule("RUL-09")
def test_a_player_who_left_before_a_class_c_round_does_not_pay_for_the_starting_cabin() -> None:
    state = built(Config(edition="1e", seats=2, rounds=("IC",))).state
    GAME.apply(state, -2, Presence(1, "gone"))
    before = GAME.conserved(state)
    state.in_yard.starts = [1, 2]
    state.frames = [DoCheck()]
    GAME.settle(state, 0, [])
    assert [len(lost) for lost in state.lost] == [1, 0]
    assert GAME.conserved(state) == before


# --- learning flight ---------------------------------------------------------------------------------------


@rule("RUL-96", "LRN-09")
@EDITIONS
@pytest.mark.parametrize("now", ["away", "absent", "gone"])
def test_in_a_learning_flight_the_defaults_fly_on(now: str, edition: str) -> None:
    pad = Pad(ship(edition, "I"), ship(edition, "I"), rounds=("learning",)).launch()
    pad.says(1, now)
    pad.play(Stardust(), OpenSpace(), CARD)
    assert (1, "land") not in pad.asked
    pad.answer(0, Land())
    assert due(pad)
    pad.later(0)
    assert pad.gave_up == ["", ""]


@rule("RUL-96")
@EDITIONS
def test_a_player_who_left_while_a_learning_flight_was_built_flies_it_by_default(edition: str) -> None:
    pad = Pad(ship(edition, "I"), ship(edition, "I"), rounds=("learning",)).says(1, "gone").launch()
    assert pad.gave_up == ["", ""]
    assert pad.heard("launched")[0]["order"] == [0, 1]


@rule("RUL-09")
def test_absent_builders_without_a_clock_are_finished_by_the_server() -> None:
    config = Config(edition="1e", seats=2, rounds=("I",), options=Options(build="relaxed"))
    match = built(config)
    GAME.apply(match.state, -2, Presence(0, "absent"))
    assert GAME.wake_at(match.state) == 0
    GAME.apply(match.state, -2, "tick")
    assert match.state.in_yard.starts == [1, 0]


# --- repair and other questions ----------------------------------------------------------------------------


@rule("RUL-08", "RUL-09")
def test_every_decision_outside_building_has_a_limit_of_sixty_seconds() -> None:
    table = Table(ship(), ship()).play(CARD)
    assert GAME.wake_at(table.state) == 60_000
    table.later(59_999)
    assert table.asked == [(0, "land")]
    table.later(1)
    assert table.asked == [(1, "land")]
    assert GAME.wake_at(table.state) == 120_000


@about("RUL-08")
def test_the_limit_is_an_option() -> None:
    table = Table(ship(), ship(), decision_seconds=5).play(CARD)
    assert GAME.wake_at(table.state) == 5_000
    assert GAME.wake_at(Table(ship(), ship(), decision_seconds=0).play(CARD).state) is None


@rule("RUL-09")
def test_an_away_owner_has_the_ship_repaired_at_once() -> None:
    wrong = yard("II", "8,7 engine:right 1..3", "6,7 engine:left 13..")
    pad = Pad(ship(), wrong).begin().says(1, "away")
    pad.tick()
    while pad.asked == [(1, "repair")]:
        pad.tick()
    assert pad.chance().heard("launched")
    assert pad.now == 0
    assert len(pad.state.lost[1]) == 2
