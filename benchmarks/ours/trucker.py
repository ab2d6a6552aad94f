"""The trucker game: four seats, second edition; flights and matches of class II, building of class III."""

from __future__ import annotations

from functools import partial
from itertools import count

from benchmarks.row import Work, each, repeated
from starhaul.kernel import batch
from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.plugins.trucker.commands.demo import launch
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Attach, Return, Take
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.placement import placements

GAME = Trucker()
CONFIG = Config(edition="2e", seats=4, rounds=("II",))
BUILD_CONFIG = Config(edition="2e", seats=4, rounds=("III",))
BUILD_DRAWS = 60
"""After these draws most tiles no longer fit."""
CARDS_FLOWN = 4
"""After this many cards a flight is about half over."""


def launched(seed: str) -> Match[Config, State]:
    """Four ships with crews before the first card, built by the players of the demo."""
    match = Match(GAME, CONFIG, seed)
    launch(match, Stream(seed, "players"))
    return match


def flights(launches: int = 16, each_times: int = 3) -> Work:
    """Random play from launch to settlement. Many ships, because the cost of a decision depends on them: with
    ships of one launch it may be half as much as with those of another."""
    starts = [launched(str(seed)) for seed in range(1, launches + 1)]

    def work() -> tuple[float, ...]:
        decisions = actions = 0
        for start in starts:
            for seed in range(1, each_times + 1):
                match = start.fork(seed)
                decisions += play_random(match, Stream(seed, "players"))
                actions += len(match.entries)
        return decisions, actions

    return work


def flights_at_once(launches: int = 16, each_times: int = 3) -> Work:
    """The same flights through the batch driver: all of them in one call, while time stands still."""
    starts = [launched(str(seed)) for seed in range(1, launches + 1)]

    def work() -> tuple[float, ...]:
        matches = [start.fork(seed) for start in starts for seed in range(1, each_times + 1)]
        decisions = batch.play_random(matches, Stream("batch", "players"))
        return decisions, sum(len(match.entries) for match in matches)

    return work


def whole_matches(number: int = 12) -> Work:
    def work() -> tuple[float, ...]:
        decisions = actions = 0
        for seed in range(1, number + 1):
            match = Match(GAME, CONFIG, seed)
            decisions += play_random(match, Stream(seed, "players"))
            actions += len(match.entries)
        return decisions, actions

    return work


def building(matches: int = 30) -> Work:
    """Four seats in turn draw a tile and attach it at a random legal place, or else return it; counts the
    tiles attached."""
    return lambda: (sum(_built(seed) for seed in range(1, matches + 1)),)


def _built(seed: int) -> int:
    match, draw = Match(GAME, BUILD_CONFIG, seed), Stream(seed, "players")
    match.advance()
    attached = 0
    for number in range(BUILD_DRAWS):
        seat = number % BUILD_CONFIG.seats
        match.act(seat, Take())
        match.advance()
        hull = match.state.ships[seat].hull
        allowed = placements(hull, hull.board.zone(), match.state.in_yard.hands[seat], strict=True)
        options = [(cell, turn) for turn, cells in enumerate(allowed) for cell in cells_of(cells)]
        match.act(seat, Attach(*draw.pick(options)) if options else Return())
        attached += bool(options)
    return attached


def mid_flight() -> State:
    """A state with all four seats in the middle of a flight, from the first seed that gives one."""
    for seed in count(1):
        match, draw = launched(str(seed)), Stream(seed, "players")
        while not match.is_over:
            flight = match.state.in_flight
            if flight.flown == CARDS_FLOWN and not any(flight.reasons):
                return match.state
            play_random(match, draw, decisions=1)
    raise AssertionError("there is always another seed")


def clones(number: int = 60_000) -> Work:
    state = mid_flight()
    return repeated(lambda: GAME.clone(state), number)


def views(times: int = 20, most: int | None = None) -> Work:
    """Each seat's view of every position of one flight, or of the first ones."""
    match, draw, states = launched("1"), Stream(1, "players"), list[State]()
    while not match.is_over:
        states.append(GAME.clone(match.state))
        play_random(match, draw, decisions=1)
    return each([partial(GAME.view, state, seat) for state in states[:most] for seat in range(4)], times)
