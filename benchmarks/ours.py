"""What we measure of ourselves: ships and kernel, on one core, nothing prepared that play would not have."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from benchmarks.timing import Measurement, each, rate
from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.trucker.board import cells_of
from starhaul.trucker.hull import Hull
from starhaul.trucker.placement import placements
from starhaul.trucker.report import inspect
from starhaul.trucker.shakedown import Config, Shakedown, State
from starhaul.trucker.ship import Ship
from starhaul.trucker.shipfile import Yard, parse

SHIP = Path(__file__).resolve().parent.parent / "docs" / "examples" / "ship-class-III.json"
REPEATS = 100


def measurements(seconds: float) -> list[Measurement]:
    return [
        rate(_random_play(), seconds=seconds, name="random play", unit="decisions/s"),
        rate(each([_clone()] * REPEATS), seconds=seconds, name="clone", unit="clones/s"),
        rate(each([_inspection()] * REPEATS), seconds=seconds, name="inspect class III ship", unit="ships/s"),
        rate(each(_hits()), seconds=seconds, name="fall-off after a hit", unit="hits/s"),
        rate(each(_placing()), seconds=seconds, name="legal placements", unit="tiles/s"),
        rate(each([_reading()] * REPEATS), seconds=seconds, name="read ship file", unit="files/s"),
    ]


def _full_ship() -> Yard:
    return parse(SHIP.read_bytes())


def _fresh(hull: Hull) -> Hull:
    """The same hull without anything worked out before."""
    return Hull(hull.board, hull.tiles, hull.turns, hull.layers, hull.occupied)


def _inspection() -> Callable[[], object]:
    ship, zone = _full_ship()

    def look() -> object:
        return inspect(Yard(Ship(_fresh(ship.hull), ship.crew, ship.batteries, ship.goods), zone))

    return look


def _hits() -> list[Callable[[], object]]:
    """Each tile of a full ship hit once: find the parts, keep the largest, drop everything else."""
    ship, _ = _full_ship()

    def hit(cell: int) -> object:
        hull = _fresh(ship.hull)
        kept = max(hull.parts_without(1 << cell), key=int.bit_count)
        return hull.remove(hull.occupied & ~kept)

    return [partial(hit, cell) for cell in cells_of(ship.hull.occupied)]


def _placing() -> list[Callable[[], object]]:
    """Where tiles may go on half a ship, all four turns, strict."""
    ship, zone = _full_ship()
    half = ship.hull.parts[0] & sum(1 << cell for cell in range(27, 54))
    hull = ship.hull.remove(ship.hull.occupied & ~half)

    def places(tile: int) -> object:
        return placements(_fresh(hull), zone, tile, strict=True)

    return [partial(places, tile) for tile in range(1, 31)]


def _reading() -> Callable[[], object]:
    raw = SHIP.read_bytes()
    return lambda: parse(raw)


GAME = Shakedown()
CONFIG = Config()


def _random_play() -> Callable[[], int]:
    """Matches of four random seats, one after the other; the decisions of seats count, chance does not."""
    seeds = count(1)
    return lambda: play(next(seeds))[1]


def play(seed: int, decisions: int = 1_000_000) -> tuple[Match[Config, State], int]:
    match, draw, made = Match(GAME, CONFIG, seed), Stream(seed, "players"), 0
    match.advance()
    while not match.is_over and made < decisions:
        prompt = draw.pick(GAME.prompts(match.state))
        match.act(prompt.seat, GAME.sample(match.state, prompt, draw))
        match.advance()
        made += 1
    return match, made


def _clone() -> Callable[[], object]:
    """A state with four ships in flight."""
    match, _ = play(1, decisions=CONFIG.draws * CONFIG.seats + 2)
    state = match.state
    return lambda: GAME.clone(state)
