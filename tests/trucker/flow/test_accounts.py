"""Invariants of a match, checked after every action: nothing appears from
nowhere, and events report all credits."""

from collections.abc import Iterator

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import BROWN, PURPLE, Ship
from tests.rules import about, rule

GAME = Trucker()
CONFIGS = [
    Config(edition="1e", seats=3, rounds=("I", "II")),
    Config(edition="1e", seats=4, rounds=("III",), options=Options(teams="team")),
    Config(edition="1e", seats=2, rounds=("II",), options=Options(manual_check=True)),
    Config(edition="2e", seats=4, rounds=("III",), options=Options(rough_roads=3)),
    Config(edition="2e", seats=2, rounds=("I", "II", "III"), trek=True),
    Config(edition="2e", seats=3, rounds=("learning",)),
]


def steps(config: Config, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random match, action by action: the state after each, and its events."""
    match, draw = Match(GAME, config, seed), Stream(seed, "players")
    yield match.state, match.advance()
    while not match.is_over:
        questions, due = GAME.questions(match.state), GAME.wake_at(match.state)
        if due is not None and (not questions or due <= match.now_ms or draw(60) == 0):
            told = match.tick(max(due, match.now_ms))
        else:
            question = draw.pick(questions)
            action = GAME.sample(match.state, question, draw, match.now_ms)
            told = match.act(question.seat, action, match.now_ms)
        yield match.state, told
        while GAME.outcomes(match.state) is not None:
            told = match.act(-1, match.next_outcome())
            yield match.state, told


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.edition}-{'-'.join(config.rounds)}")
class TestEveryAction:
    @rule("FLT-14")
    @about("FLT-22", "RUL-92")
    def test_figures_and_batteries_never_appear_in_flight(self, config: Config, seed: int) -> None:
        """After launch, crew and batteries are only removed, and never move to another cell."""
        before: list[Ship] = []
        for state, told in steps(config, seed):
            flying = state.flight is not None and state.yard is None
            if flying and before and not any(event.key == "launched" for event in told):
                for old, new in zip(before, state.ships, strict=True):
                    assert all(now <= then for now, then in zip(_people(new), _people(old), strict=True))
                    assert all(now <= then for now, then in zip(new.batteries, old.batteries, strict=True))
                    assert not new.hull.occupied & ~old.hull.occupied
            before = list(state.ships) if flying else []

    @rule("RUL-92")
    def test_every_credit_is_told(self, config: Config, seed: int) -> None:
        """Events alone determine the credits: earned or paid at once, lines at settlement, never below 0."""
        credits = [0] * (2 if config.options.teams != "none" else config.seats)
        for state, told in steps(config, seed):
            changes = list(credits)
            settled = False
            for event in told:
                if event.key == "credits-earned":
                    changes[state.account(event.args["seat"])] += event.args["credits"]
                elif event.key == "fined":
                    account = state.account(event.args["seat"])
                    changes[account] -= min(changes[account], event.args["credits"])
                elif event.key == "settled":
                    settled = True
                    lines = event.args["bookings"]
                    changes[state.account(event.args["seat"])] += sum(line.credits for line in lines)
            credits = [max(0, change) for change in changes] if settled else changes
            assert credits == state.credits

    @about("FLT-10", "FLT-11", "PRE-06")
    def test_ships_hold_what_they_can(self, config: Config, seed: int) -> None:
        for state, _ in steps(config, seed):
            for ship in state.ships:
                layers = ship.hull.layers
                cabins = layers[Layer.CABIN] | layers[Layer.STARTING_CABIN]
                holds = layers[Layer.CARGO] | layers[Layer.SPECIAL_CARGO]
                for content, place in (
                    (ship.crew, cabins),
                    (ship.batteries, layers[Layer.BATTERY]),
                    (ship.goods, holds),
                ):
                    assert all(place >> cell & 1 for cell, value in enumerate(content) if value)
                for cell in cells_of(layers[Layer.CARGO]):
                    assert ship.goods[cell] & 3 == 0, "no red goods in a plain hold"
                assert ship.crew.count(PURPLE) <= 1
                assert ship.crew.count(BROWN) <= 1


def _people(ship: Ship) -> list[int]:
    """The crew in each cell."""
    return [1 if code in (PURPLE, BROWN) else code for code in ship.crew]
