"""What pilots and builders of the trucker game judge correctly, one thing at a time."""

from functools import partial

import pytest

from starhaul.bots.bot_contract import Briefing, Chair
from starhaul.bots.trucker.builder import Builder
from starhaul.bots.trucker.fitting import NOTHING, tile_index
from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_values import BALANCED, day_price, standing
from starhaul.kernel.chance import Stream
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import DIRECTIONS, REAR, Connector
from starhaul.trucker.ship.layers import tile_set
from tests.bots.opinions.asking import Position, positions
from tests.bots.trucker.test_trucker_pilots import prepared


@pytest.fixture
def flight() -> State:
    """Two ships, far from the end of the flight and from each other."""
    state: State = prepared("2e", "II", 0, seats=2).state
    state.in_flight.positions = [10, 0]
    return state


def test_a_rival_ahead_lowers_the_reward_to_be_expected(flight: State):
    leading = standing(flight, 0, 10)
    flight.in_flight.positions = [10, 18]
    assert standing(flight, 0, 10) < leading - 1


def test_a_day_costs_more_when_somebody_is_close_behind(flight: State):
    flight.in_flight.positions = [10, 9]
    close = day_price(flight, 0, 2)
    flight.in_flight.positions = [10, -10]
    assert close > 2 * day_price(flight, 0, 2) >= 0


def test_at_the_end_of_a_flight_a_battery_is_nearly_free(flight: State):
    """It only breaks ties: a bot that can win something with it uses it."""
    flight.in_flight.deck = []
    price = Rules(BALANCED)._batteries(flight, 0, 1)
    assert 0 < price < 0.1
    assert price < Rules(BALANCED)._batteries(flight, 0, 2) < 0.2


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("way", DIRECTIONS)
def test_beside_a_smooth_side_fit_tiles_that_are_smooth_there_and_neither_fire_nor_burn(edition, way):
    pattern = tuple(int(Connector.SMOOTH) if side == way else NOTHING for side in DIRECTIONS)
    fits = tile_index(edition).fits(pattern)  # type: ignore[arg-type]
    expected = 0
    for tile, turns in enumerate(tile_set(edition).placed):
        for lying in turns if tile else ():
            smooth = lying.connectors[way] == Connector.SMOOTH and way not in (lying.muzzle, lying.exhaust)
            if smooth and lying.exhaust in (None, REAR):
                expected |= 1 << tile
    assert fits.sound == expected != 0
    assert fits.joined == 0, "a smooth side joins nothing"


def asked(place: Position) -> Briefing:
    look = partial(place.game.view, place.state, place.question.seat)
    return Briefing(look, place.question, place.at_ms, lambda draw: place.state)


def test_new_room_from_a_die_of_the_yard_is_planned_for_again():
    """A builder that was only filling gaps plans ahead again when a die opens cells."""
    place = next(
        place
        for place in positions("1e-IVC").values()
        if place.question.kind == "build" and len(place.state.yard_dice) == 1
    )
    builder = Builder(
        Chair(place.game, place.config, place.question.seat, Stream(1, "x")), "hard", "balanced"
    )
    briefing = asked(place)
    builder._round = briefing.view.round
    builder._closing, builder._drawn, builder._missed = True, 99, 99
    builder.answer(briefing)
    assert builder._dice == briefing.view.yard_dice
    assert not builder._closing
    assert builder._drawn <= 1
