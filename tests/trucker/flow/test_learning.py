"""The learning flight: flight and settlement (LRN-08 … LRN-12, RUL-83)."""

import pytest

from starhaul.locale import Texts
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.records import (
    CombatZone,
    LoseCrew,
    LoseDays,
    MeteorSwarm,
    OpenSpace,
    Reward,
    Slavers,
    Smugglers,
    Threat,
    UnderFire,
)
from starhaul.trucker.parts.terms import Goods, Kind, Size
from starhaul.trucker.ship.layers import tile_set
from tests.rules import about, rule
from tests.trucker.flow.pad import Pad
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])


def learning(*lines: str, other: tuple[str, ...] = ("8,7 engine:rear 0003",), edition: str = "1e") -> Pad:
    """A learning flight, launched; seat 0 has this ship."""
    ships: list[ShipPlan] = [yard("I", *given, edition=edition) for given in (lines, other)]
    return Pad(*ships, rounds=("learning",)).launch()


@rule("LRN-08")
@EDITIONS
def test_losing_more_crew_than_there_is_loses_all_without_further_consequence(edition: str) -> None:
    pad = learning(edition=edition)
    pad.play(Slavers(strength=9, penalty=LoseCrew(5), reward=Reward(credits=1), days=1))
    assert [ship.crew_count() for ship in pad.state.ships] == [0, 0]
    assert pad.gave_up == ["", ""]


@rule("LRN-09")
@EDITIONS
def test_a_ship_without_engines_just_does_not_move_on_open_space(edition: str) -> None:
    pad = learning(edition=edition)
    before = list(pad.flight.positions)
    pad.play(OpenSpace())
    assert pad.flight.positions[0] == before[0]
    assert pad.flight.positions[1] > before[1]
    assert pad.gave_up == ["", ""]


@rule("LRN-09")
@EDITIONS
def test_a_question_about_engines_does_not_say_that_standing_still_ends_the_flight(edition: str) -> None:
    double, battery = "8,7 double_engine:rear ...3", "7,6 battery ..3."
    about = {}
    for rounds in ("learning", "I"):
        ship = yard("I", double, battery, edition=edition)
        pad = Pad(ship, yard("I", "8,7 engine:rear 0003", edition=edition), rounds=(rounds,)).launch()
        pad.play(OpenSpace())
        assert pad.asked == [(0, "engines")]
        question = pad.question(0)
        assert question.about["strengths"] == [0, 2]
        about[rounds] = question.about["needed"]
    assert about == {"learning": False, "I": True}


@rule("LRN-09")
@EDITIONS
def test_nobody_has_to_give_up_when_lapped_and_nobody_may(edition: str) -> None:
    pad = learning(edition=edition)
    pad.flight.positions = [100, 1]
    pad.play(OpenSpace())
    assert pad.gave_up == ["", ""]
    assert "reveal" not in [kind for _, kind in pad.asked]
    outcomes = GAME.outcomes(pad.state)
    assert outcomes is not None, "the next card comes without a window"
    assert outcomes.stream == "cards"


@rule("LRN-10", "RUL-62")
@EDITIONS
def test_beating_an_enemy_brings_the_reward_and_costs_the_days_without_a_choice(edition: str) -> None:
    pad = learning("7,6 cannon:front 0.3.", "8,7 cargo ...3", edition=edition)
    before = pad.flight.positions[0]
    pad.play(Slavers(strength=0, penalty=LoseCrew(1), reward=Reward(credits=4), days=1))
    assert "reward" not in [kind for _, kind in pad.asked]
    assert pad.state.credits[0] == 4
    assert pad.flight.positions[0] < before
    enemy = Smugglers(strength=0, penalty=LoseCrew(1), reward=Reward(goods=(Goods.BLUE,)), days=1)
    pad.play(enemy)
    assert pad.asked == [(0, "load")]


@rule("LRN-11", "EX-17")
@EDITIONS
def test_the_combat_zone_of_the_learning_deck(edition: str) -> None:
    (zone,) = [c for c in rule_data.cards(edition).cards if c.learning and isinstance(c, CombatZone)]
    assert [(row.criterion, row.penalty) for row in zone.rows] == [
        ("crew", LoseDays(3)),
        ("engine_strength", LoseCrew(2)),
        ("cannon_strength", UnderFire((Threat(Size.SMALL, "rear"), Threat(Size.LARGE, "rear")))),
    ]


@rule("LRN-12")
@pytest.mark.parametrize(("edition", "paid"), [("1e", 5), ("2e", 9)])
def test_settlement_rewards_4_3_beauty_2_and_cap_5_in_the_first_edition(edition: str, paid: int) -> None:
    pad = learning("8,7 engine:rear 0003", edition=edition)
    pad.state.lost[0] = (1,) * 9
    pad.state.frames[2:] = []
    pad.settle()
    settled = {told["seat"]: told["bookings"] for told in pad.heard("settled")}
    assert settled[0] == [
        {"item": "order", "credits": 4},
        {"item": "beauty", "credits": 2},
        {"item": "lost", "credits": -paid},
    ]
    assert settled[1] == [{"item": "order", "credits": 3}, {"item": "beauty", "credits": 2}]


@rule("RUL-95", "LRN-12")
def test_a_ship_without_tiles_finishes_but_is_not_beautiful() -> None:
    pad = learning()
    pad.state.ships[0] = yard("I", start=False).ship
    pad.state.frames[2:] = []
    pad.settle()
    settled = {told["seat"]: told["bookings"] for told in pad.heard("settled")}
    assert settled[0] == [{"item": "order", "credits": 4}]
    assert {"item": "beauty", "credits": 2} in settled[1]


@rule("RUL-83", "LRN-04")
@EDITIONS
def test_eight_marked_cards_in_any_order(edition: str) -> None:
    pad = learning(edition=edition)
    cards = rule_data.cards(edition).cards
    assert len(pad.flight.deck) == 8
    assert all(cards[card].learning for card in pad.flight.deck)
    outcomes = GAME.outcomes(pad.state)
    assert outcomes is not None
    assert list(outcomes.options) == pad.flight.deck


@about("LRN-04")
@EDITIONS
@pytest.mark.parametrize(("language", "eight"), [("en", "eight"), ("cs", "osmi"), ("pl", "ośmioma")])
def test_the_front_door_says_what_the_deck_is(edition: str, language: str, eight: str) -> None:
    deck = learning(edition=edition).flight.deck
    threats = [
        card for card in deck if isinstance(rule_data.cards(edition).cards[card], MeteorSwarm | CombatZone)
    ]
    assert len(deck) == 8
    assert len(threats) == 2
    words = Texts(language)("front-class-learning")
    assert eight in words
    assert "meteor" in words, "nobody is told that nothing bad happens"


@rule("RUL-83")
def test_second_edition_board_track_and_start_spaces_and_no_life_supports_in_the_pool() -> None:
    ship = yard("I", edition="2e")
    pad = Pad(ship, ship, ship, ship, rounds=("learning",))
    kinds = {tile_set("2e").records[tile].kind for tile in pad.state.in_yard.pool}
    assert Kind.CABIN in kinds
    assert not kinds & {Kind.LIFE_SUPPORT_PURPLE, Kind.LIFE_SUPPORT_BROWN}
    pad.launch()
    assert pad.flight.positions == [4, 2, 1, 0]
    assert pad.state.profile.flight.spaces == 18
    assert pad.state.profile.flight.order_rewards == (4, 3, 2, 1)


@rule("LRN-03", "LRN-02")
def test_no_aliens_every_cabin_receives_two_humans() -> None:
    pad = learning("7,6 life_support_purple 0222", "8,6 cabin ...2")
    assert pad.state.ships[0].humans() == 4
    assert pad.state.ships[0].aliens() == []
    assert pad.heard("by-default") == []


@about("RUL-82")
def test_what_the_server_removes_from_an_absent_builders_ship_costs_nothing() -> None:
    wrong = yard("I", "8,7 engine:right 1..3")
    pad = Pad(wrong, yard("I"), rounds=("learning",))
    pad.begin()
    assert pad.asked == [(0, "repair")]
    before, aside = GAME.conserved(pad.state)["tiles"], len(pad.state.in_yard.open)
    pad.later(60_000)
    assert GAME.conserved(pad.state)["tiles"] == before
    assert aside == 0
    assert pad.state.lost == [(), ()]
    assert pad.state.ships[0].hull.occupied.bit_count() == 1


@about("LRN-01")
def test_predictable_does_not_touch_the_learning_flight() -> None:
    ship = yard("I")
    pad = Pad(ship, ship, rounds=("learning",), predictable=True).launch()
    outcomes = GAME.outcomes(pad.state)
    assert outcomes is not None
    assert len(outcomes.options) == 8
