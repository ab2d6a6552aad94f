"""The team race: four seats, otherwise the defaults."""

from __future__ import annotations

from functools import partial

from benchmarks.row import Work, each, repeated
from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.race.config import Config
from starhaul.race.game import Race
from starhaul.race.state import State

GAME = Race()
CONFIG = Config(seats=4)
HALF_A_RACE = 70


def races(number: int = 30) -> Work:
    def work() -> tuple[float, ...]:
        decisions = actions = 0
        for seed in range(1, number + 1):
            match = Match(GAME, CONFIG, seed)
            decisions += play_random(match, Stream(seed, "players"))
            actions += len(match.entries)
        return decisions, actions

    return work


def clones(number: int = 100_000) -> Work:
    match = Match(GAME, CONFIG, 1)
    play_random(match, Stream(1, "players"), decisions=HALF_A_RACE)
    state = match.state
    return repeated(lambda: GAME.clone(state), number)


def views(times: int = 20, most: int | None = None) -> Work:
    """Each seat's view of every position of one race, or of the first ones."""
    match, draw, states = Match(GAME, CONFIG, 1), Stream(1, "players"), list[State]()
    match.advance()
    while not match.is_over:
        states.append(GAME.clone(match.state))
        play_random(match, draw, decisions=1)
    return each([partial(GAME.view, state, seat) for state in states[:most] for seat in range(4)], times)
