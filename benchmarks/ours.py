"""Our measurements on one core: the trucker game and its ships, the team race."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import partial
from itertools import count
from pathlib import Path

import msgspec

from benchmarks.timing import Measurement, each, rate
from starhaul.kernel.chance import Stream, generator_of
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.plugins.trucker.commands.demo import launch
from starhaul.race.config import Config as RaceConfig
from starhaul.race.game import Race
from starhaul.race.state import State as RaceState
from starhaul.trucker.files.ship_report import inspect
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Attach, Return, Take
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.ship import Ship

SHIP = Path(__file__).resolve().parent.parent / "docs" / "examples" / "ship-class-III.json"
REPEATS = 100


def measurements(seconds: float) -> list[Measurement]:
    return [
        rate(_flying(), seconds=seconds, name="random play", unit="decisions/s"),
        rate(_whole_matches(), seconds=seconds, name="whole matches", unit="decisions/s"),
        rate(_building(), seconds=seconds, name="building", unit="placements/s"),
        rate(each([_clone()] * REPEATS), seconds=seconds, name="clone", unit="clones/s"),
        rate(each([_view()] * REPEATS), seconds=seconds, name="view of a seat", unit="views/s"),
        _view_bytes(),
        rate(each([_inspection()] * REPEATS), seconds=seconds, name="inspect class III ship", unit="ships/s"),
        rate(each(_hits()), seconds=seconds, name="fall-off after a hit", unit="hits/s"),
        rate(each(_placing()), seconds=seconds, name="legal placements", unit="tiles/s"),
        rate(each([_reading()] * REPEATS), seconds=seconds, name="read ship file", unit="files/s"),
        rate(_races(), seconds=seconds, name="race: random play", unit="decisions/s"),
        rate(each([_race_clone()] * REPEATS), seconds=seconds, name="race: clone", unit="clones/s"),
        rate(each([_race_view()] * REPEATS), seconds=seconds, name="race: view of a seat", unit="views/s"),
    ]


def _full_ship() -> ShipPlan:
    return parse(SHIP.read_bytes())


def _fresh(hull: Hull) -> Hull:
    """The same hull without cached results."""
    return Hull(hull.board, hull.tiles, hull.rotations, hull.layers, hull.occupied)


def _inspection() -> Callable[[], object]:
    ship, zone = _full_ship()

    def look() -> object:
        return inspect(ShipPlan(Ship(_fresh(ship.hull), ship.crew, ship.batteries, ship.goods), zone))

    return look


def _hits() -> list[Callable[[], object]]:
    """Hit each tile of a full ship once: find the parts, keep the largest, drop the others."""
    ship, _ = _full_ship()

    def hit(cell: int) -> object:
        hull = _fresh(ship.hull)
        largest = max(hull.parts_without(1 << cell), key=int.bit_count)
        return hull.remove(hull.occupied & ~largest)

    return [partial(hit, cell) for cell in cells_of(ship.hull.occupied)]


def _placing() -> list[Callable[[], object]]:
    """The legal placements of tiles on half a ship, in all four rotations, strict."""
    ship, zone = _full_ship()
    half = ship.hull.parts[0] & sum(1 << cell for cell in range(27, 54))
    hull = ship.hull.remove(ship.hull.occupied & ~half)

    def places(tile: int) -> object:
        return placements(_fresh(hull), zone, tile, strict=True)

    return [partial(places, tile) for tile in range(1, 31)]


def _reading() -> Callable[[], object]:
    raw = SHIP.read_bytes()
    return lambda: parse(raw)


GAME = Trucker()
CONFIG = Config(edition="2e", seats=4, rounds=("II",))
BUILD_CONFIG = Config(edition="2e", seats=4, rounds=("III",))
BUILD_DRAWS = 60
LAUNCH_SEED = "bench"
CARDS_FLOWN = 4
"""After this many cards a flight is about half over."""


def _launched(seed: str = LAUNCH_SEED) -> Match[Config, State]:
    """Four ships with crews before the first card, built by the players of the demo."""
    match = Match(GAME, CONFIG, seed)
    launch(match, Stream(seed, "players"))
    return match


def _flying() -> Callable[[], int]:
    """Random play from launch to settlement with a new seed each time; counts the decisions of seats."""
    launched, seeds = _launched(), count(1)

    def fly() -> int:
        # Copied by hand, because restoring a snapshot would take a seventh of the time of a flight.
        match = copy(launched)
        match.seed, match.state, match.entries = next(seeds), GAME.clone(launched.state), []
        match._positions, match._streams = {}, {}
        match.generator = generator_of(match.seed)
        return play_random(match, Stream(match.seed, "players"))

    return fly


def _building() -> Callable[[], int]:
    """Four seats in turn draw a tile and attach it at a random legal place, or else return it, until most
    tiles no longer fit; counts the tiles attached."""
    seeds = count(1)

    def build() -> int:
        match, draw = Match(GAME, BUILD_CONFIG, next(seeds)), Stream(0, "players")
        match.advance()
        attached = 0
        for number in range(BUILD_DRAWS):
            seat = number % BUILD_CONFIG.seats
            match.act(seat, Take())
            match.advance()
            state = match.state
            hull = state.ships[seat].hull
            allowed = placements(hull, hull.board.zone(), state.in_yard.hands[seat], strict=True)
            options = [(cell, turn) for turn, cells in enumerate(allowed) for cell in cells_of(cells)]
            match.act(seat, Attach(*draw.pick(options)) if options else Return())
            attached += bool(options)
        return attached

    return build


def _whole_matches() -> Callable[[], int]:
    seeds = count(1)

    def play() -> int:
        seed = next(seeds)
        return play_random(Match(GAME, CONFIG, seed), Stream(seed, "players"))

    return play


def _mid_flight() -> State:
    """A state with all four seats in the middle of a flight, from the first seed that gives one."""
    for seed in count(1):
        match, draw = _launched(str(seed)), Stream(seed, "players")
        while not match.is_over:
            flight = match.state.in_flight
            if flight.flown == CARDS_FLOWN and not any(flight.reasons):
                return match.state
            play_random(match, draw, decisions=1)
    raise AssertionError("there is always another seed")


def _clone() -> Callable[[], object]:
    state = _mid_flight()
    return lambda: GAME.clone(state)


def _view() -> Callable[[], object]:
    state = _mid_flight()
    return lambda: GAME.view(state, 0)


def _view_bytes() -> Measurement:
    """Not a rate but a size, shown in the same table."""
    return Measurement("view as JSON", "bytes", (float(len(msgspec.json.encode(_view()()))),))


# --- the race ----------------------------------------------------------------------------------------------

RACE = Race()
RACE_CONFIG = RaceConfig(seats=4)
HALF_A_RACE = 70


def _races() -> Callable[[], int]:
    """Whole races of four random seats; counts the decisions of seats."""
    seeds = count(1)

    def play() -> int:
        seed = next(seeds)
        return play_random(Match(RACE, RACE_CONFIG, seed), Stream(seed, "players"))

    return play


def _half_a_race() -> Match[RaceConfig, RaceState]:
    match = Match(RACE, RACE_CONFIG, 1)
    play_random(match, Stream(1, "players"), decisions=HALF_A_RACE)
    return match


def _race_clone() -> Callable[[], object]:
    state = _half_a_race().state
    return lambda: RACE.clone(state)


def _race_view() -> Callable[[], object]:
    state = _half_a_race().state
    return lambda: RACE.view(state, 0)
