"""Giving up: who must, who may, when, and what follows (chapter GIV, RUL-35 … RUL-38)."""

from typing import Any

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.kernel.errors import Refusal
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.match.actions import Accept, Crew, Engines, Fly, GiveUp
from starhaul.trucker.match.track import lapped
from starhaul.trucker.parts.records import (
    AbandonedShip,
    CombatRow,
    CombatZone,
    Epidemic,
    LoseCrew,
    LoseDays,
    MeteorSwarm,
    OpenSpace,
    Reward,
    Sabotage,
    Slavers,
    Stardust,
    Threat,
    UnderFire,
)
from starhaul.trucker.parts.terms import Size
from tests.rules import about, rule
from tests.trucker.shipyard import at, yard
from tests.trucker.story_table import GAME, Table

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])
SLAVERS = Slavers(strength=9, penalty=LoseCrew(4), reward=Reward(credits=5), days=1)
CREW_ZONE = CombatZone(
    rows=(
        CombatRow("crew", LoseCrew(2)),
        CombatRow("engine_strength", LoseDays(3)),
        CombatRow("cannon_strength", LoseDays(1)),
    )
)


def ship(*lines: str, edition: str = "1e", class_: str = "II") -> ShipPlan:
    """A valid ship with an engine and two humans at the start."""
    return yard(class_, "8,7 engine:rear 0003", *lines, edition=edition)


def alien_ship(edition: str = "1e") -> ShipPlan:
    """Two humans in the starting cabin and a purple alien."""
    lines = "7,6 life_support_purple 0222", "8,6 cabin ...2 alien=purple", "7,7 start humans=2"
    return ship(*lines, edition=edition)


def between(*ships: ShipPlan, cards: int = 5, flown: int = 1, **options: Any) -> Table:
    """Between two cards, with this many left."""
    table = Table(*ships, settles=True, **options)
    table.flight.deck, table.flight.flown = list(range(5, 5 + cards)), flown
    table.state.frames.append(DoNextCard())
    table.settle()
    return table


# --- forced ------------------------------------------------------------------------------------------------


@rule("GIV-05")
@EDITIONS
def test_without_a_human_after_a_card_a_player_must_give_up_aliens_alone_cannot_fly(edition: str) -> None:
    table = Table(alien_ship(edition), ship(edition=edition))
    start = at(alien_ship(edition), 7, 7)
    table.play(AbandonedShip(crew_lost=2, credits=3, days=1))
    table.answer(0, Accept(True)).answer(0, Crew(start)).answer(0, Crew(start))
    assert table.state.ships[0].crew_count() == 1
    assert table.gave_up == ["no_humans", ""]


@rule("GIV-06")
def test_humans_lost_to_slavers() -> None:
    table = Table(ship(), ship(), at=[9, 5]).play(SLAVERS)
    assert table.gave_up == ["no_humans", "no_humans"]


@rule("GIV-06")
def test_humans_given_for_an_abandoned_ship() -> None:
    table = Table(ship(), ship()).play(AbandonedShip(crew_lost=2, credits=6, days=1))
    table.answer(0, Accept(True))
    assert table.state.credits == [6, 0]
    assert table.gave_up == ["no_humans", ""]


@rule("GIV-06")
def test_humans_lost_to_an_epidemic() -> None:
    sick = ship("7,6 cabin ..2. humans=1", "7,7 start humans=1")
    table = Table(sick, ship()).play(Epidemic())
    assert table.gave_up == ["no_humans", ""]


@rule("GIV-06")
def test_humans_lost_with_the_last_cabin_that_is_hit() -> None:
    table = Table(yard("II"), ship(), at=[9, 5])
    table.play(MeteorSwarm(meteors=(Threat(Size.LARGE, "front"),))).dice((3, 4))
    table.defaults()
    assert table.gave_up[0] == "no_humans"


@rule("GIV-06", "GIV-07", "GIV-11")
@EDITIONS
def test_the_last_human_lost_in_the_middle_of_a_combat_zone_the_rest_is_resolved_first(edition: str) -> None:
    bare = yard("II", edition=edition)
    table = Table(bare, ship("7,6 cabin ..2.", edition=edition), at=[15, 10]).play(CREW_ZONE)
    # The first has the smallest crew and loses both, then has the weakest engines and cannons and loses days.
    assert table.state.ships[0].crew_count() == 0
    assert [told["seat"] for told in table.heard("combat-lowest")][:2] == [0, 0]
    assert table.flight.positions[0] < 15
    assert table.gave_up == ["no_humans", ""]


@rule("GIV-08", "RUL-36")
@EDITIONS
def test_engine_strength_0_on_open_space_means_giving_up(edition: str) -> None:
    table = Table(yard("II", edition=edition), ship(edition=edition), at=[9, 5]).play(OpenSpace())
    assert table.gave_up == ["no_engines", ""]
    assert table.flight.positions == [9, 6]


@rule("GIV-08")
def test_only_doubles_and_no_battery_paid_and_a_brown_alien_does_not_help() -> None:
    lines = (
        "7,8 double_engine:rear 2...",
        "7,6 life_support_brown .111",
        "8,6 cabin ...1 alien=brown",
        "6,7 battery .3.. batteries=2",
        "7,7 start humans=2",
    )
    for doubles, reason in ((0, "no_engines"), (1, "")):
        table = Table(yard("II", *lines), ship(), at=[9, 5]).play(OpenSpace())
        table.answer(0, Engines(doubles)).defaults()
        assert table.gave_up == [reason, ""]


@rule("GIV-09")
def test_no_engines_has_no_consequence_on_other_cards() -> None:
    table = Table(yard("II"), ship(), at=[9, 5]).play(Stardust(), Epidemic())
    table.play(MeteorSwarm(meteors=(Threat(Size.SMALL, "front"),))).dice((1, 1))
    assert table.gave_up == ["", ""]


@rule("GIV-10", "EX-49")
def test_a_full_lap_behind_the_leader_means_giving_up() -> None:
    table = Table(ship(edition="2e"), ship(edition="2e"), at=[40, 15]).play(Epidemic())
    assert table.state.profile.flight.spaces == 24
    assert table.gave_up == ["", "lapped"]
    assert lapped([40, 16], [0, 1], 24) == []
    assert lapped([40, 15], [0, 1], 24) == [1]


@rule("RUL-35")
def test_a_rocket_less_than_a_lap_behind_flies_on() -> None:
    table = Table(ship(edition="2e"), ship(edition="2e"), at=[39, 16]).play(Epidemic())
    assert table.gave_up == ["", ""]


@rule("RUL-36", "GIV-11")
@EDITIONS
def test_the_leader_of_the_lap_test_is_the_foremost_rocket_before_anyone_is_removed(edition: str) -> None:
    leader = yard("II", "7,7 start humans=0", edition=edition)
    spaces = 40 if edition == "1e" else 24
    table = Table(leader, ship(edition=edition), at=[50, 49 - spaces]).play(Epidemic())
    assert table.gave_up == ["no_humans", "lapped"]


@rule("RUL-36")
def test_of_several_reasons_no_humans_comes_before_no_engines_before_lapped() -> None:
    empty = yard("II", "7,7 start humans=0")
    drifting = yard("II")
    table = Table(ship(), empty, drifting, at=[60, 10, 9]).play(OpenSpace())
    assert table.gave_up == ["", "no_humans", "no_engines"]


@rule("RUL-36")
@EDITIONS
def test_forced_give_ups_follow_the_last_card_too_and_such_a_player_is_no_finisher(edition: str) -> None:
    table = Table(yard("II", edition=edition), ship(edition=edition), at=[9, 5], settles=True, credits=[0, 0])
    table.flight.deck = []
    table.play(OpenSpace())
    assert table.is_over
    assert table.gave_up == ["no_engines", ""]
    lines = {told["seat"]: told["bookings"] for told in table.heard("settled")}
    assert lines[0] == []
    assert lines[1][0] == {"item": "order", "credits": 8}


@rule("RUL-36")
def test_until_the_card_is_over_the_rocket_stays_and_blocks_its_space() -> None:
    """The leader does not move; the second has to jump over it."""
    table = Table(yard("II"), ship(), at=[6, 5]).play(OpenSpace())
    assert table.flight.positions == [6, 7]
    assert table.gave_up == ["no_engines", ""]


# --- consequences ------------------------------------------------------------------------------------------


@rule("GIV-01")
def test_a_player_who_gave_up_is_off_the_track_and_not_affected_by_cards() -> None:
    table = between(ship("7,6 cabin ..2."), ship(), at=[6, 5])
    table.answer(0, GiveUp()).answer(1, Fly())
    table.state.frames.clear()
    before = table.state.ships[0]
    table.play(OpenSpace(), Epidemic(), Stardust())
    assert table.state.ships[0] is before
    assert {told["seat"] for told in table.heard("days-gained")} == {1}
    assert table.heard("days-gained")[0]["days"] == 1
    assert table.flight.positions[0] == 6


@rule("GIV-01")
def test_the_space_of_a_player_who_gave_up_is_free() -> None:
    table = Table(ship(), ship(), at=[6, 5]).gone(0).play(OpenSpace())
    assert table.flight.positions[1] == 6


@rule("GIV-13", "RUL-39")
@EDITIONS
def test_the_last_player_flies_on_alone_and_combat_zone_and_sabotage_are_ignored(edition: str) -> None:
    table = Table(ship(edition=edition), ship(edition=edition), at=[6, 5]).gone(0)
    table.play(CREW_ZONE, Sabotage())
    assert len(table.heard("card-ignored")) == 2
    assert table.state.ships[1].humans() == 2
    table.play(OpenSpace())
    assert table.flight.positions[1] == 6
    assert table.gave_up == ["voluntary", ""]


# --- voluntary ---------------------------------------------------------------------------------------------


@rule("GIV-12a", "RUL-37")
def test_first_edition_before_every_card_the_first_included() -> None:
    for flown in (0, 1, 7):
        table = between(ship(), ship(), flown=flown)
        assert table.asked == [(0, "reveal"), (1, "reveal")]


@rule("GIV-12b", "RUL-37")
def test_second_edition_after_a_resolved_card_hence_not_before_the_first() -> None:
    first = between(ship(edition="2e"), ship(edition="2e"), flown=0)
    assert first.asked == []
    assert GAME.outcomes(first.state) is not None
    assert between(ship(edition="2e"), ship(edition="2e")).asked == [(0, "reveal"), (1, "reveal")]


@rule("RUL-37")
@EDITIONS
def test_after_the_last_card_giving_up_is_not_offered(edition: str) -> None:
    table = between(ship(edition=edition), ship(edition=edition), cards=0)
    assert table.is_over
    assert table.gave_up == ["", ""]


@rule("GIV-12a", "GIV-12b")
@EDITIONS
def test_once_the_card_is_revealed_nobody_can_give_up(edition: str) -> None:
    table = between(ship(edition=edition), ship(edition=edition)).answer(0, Fly()).answer(1, Fly())
    for seat in (0, 1):
        with pytest.raises(Refusal):
            table.answer(seat, GiveUp())
    table.told += GAME.apply(table.state, CHANCE, table.flight.deck[0])
    assert table.heard("card-revealed")


@rule("RUL-37", "RUL-89")
def test_an_announcement_can_be_withdrawn_until_the_reveal() -> None:
    table = between(ship(), ship(), ship())
    table.answer(0, GiveUp()).answer(1, GiveUp())
    assert table.gave_up == ["", "", ""]
    table.answer(0, Fly())
    table.answer(2, Fly())
    assert table.gave_up == ["", "voluntary", ""]


@rule("RUL-37")
def test_the_server_waits_twelve_seconds_and_players_without_an_answer_fly_on() -> None:
    table = between(ship(), ship(), ship()).answer(1, GiveUp())
    table.later(11_999)
    assert table.asked
    table.later(1)
    assert table.gave_up == ["", "voluntary", ""]
    assert GAME.outcomes(table.state) is not None


@about("RUL-08")
@rule("RUL-37")
def test_by_default_nobody_gives_up_and_zero_seconds_wait_for_all() -> None:
    table = between(ship(), ship(), reveal_seconds=0).later(10**9)
    assert table.asked == [(0, "reveal"), (1, "reveal")]
    assert table.question(0).default == Fly()


@rule("RUL-38", "RUL-71")
@EDITIONS
def test_when_everybody_gave_up_the_flight_ends_at_once_without_rewards(edition: str) -> None:
    lines = "7,6 cargo ..3. goods=blue", "7,7 start humans=2"
    table = between(ship(*lines, edition=edition), ship(edition=edition), lost=[0, 2], credits=[0, 9])
    table.answer(0, GiveUp()).answer(1, GiveUp())
    assert table.is_over
    assert table.heard("card-revealed") == []
    assert table.flight.deck == [5, 6, 7, 8, 9]
    settled = {told["seat"]: told["bookings"] for told in table.heard("settled")}
    assert settled == {
        0: [{"item": "goods", "credits": 1}],
        1: [{"item": "lost", "credits": -2}],
    }
    assert table.state.credits == [1, 7]


@rule("RUL-38")
def test_everybody_forced_out_ends_the_flight_too() -> None:
    table = Table(yard("II"), yard("II"), settles=True)
    table.state.frames.append(DoNextCard())
    table.flight.deck = [1, 2]
    table.play(OpenSpace())
    assert table.is_over
    assert table.gave_up == ["no_engines", "no_engines"]


@about("RUL-36")
def test_fire_does_not_end_the_flight_of_a_ship_with_humans() -> None:
    row = CombatRow("cannon_strength", UnderFire((Threat(Size.SMALL, "rear"),)))
    table = Table(ship(), ship()).play(CombatZone(rows=(row,)))
    table.dice((1, 1))
    assert table.gave_up == ["", ""]
