"""`make fuzz`: random matches of all games and configurations.

python -m tools.fuzz [--games 10000] [--seed SEED] [--jobs 2]

Every match is played, its log replayed and verified; every fiftieth goes through the whole conformance kit.
The log of a failure is written to tests/regressions, where a test replays it from then on.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

from rich.console import Console
from rich.progress import Progress

from starhaul.games import GAMES, config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.conformance import check_game
from starhaul.kernel.log import read_log, verify, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.properties import ContractViolation
from starhaul.kernel.random_play import Stumble, play_random
from tools.configs import configs_of

REGRESSIONS = Path(__file__).resolve().parent.parent / "tests" / "regressions"
WHOLE_KIT_EVERY = 50
CLOCK_ODDS = (5, 25, 100, 1000)
"""How often the clock ticks early; higher values let ships grow larger."""


def fuzz(seed: str, number: int) -> tuple[int, str, bytes]:
    """Play one match; returns the number of decisions and, if it failed, the reason and the log."""
    draw = Stream(seed, f"fuzz/{number}")
    game = game_named(draw.pick(tuple(GAMES)))
    config = config_of(game, configs_of(game.name).drawn(draw))
    if number % WHOLE_KIT_EVERY == WHOLE_KIT_EVERY - 1:
        return _checked(game, config, f"{seed}/{number}")
    match = Match(game, config, f"{seed}/{number}")
    try:
        made = play_random(match, draw, clock_odds=draw.pick(CLOCK_ODDS), checked=True)
    except Stumble as failure:
        return 0, repr(failure.__cause__), failure.log
    log = write_log(match)
    return made, _log_error(game, log), log


def _log_error(game: Any, log: bytes) -> str:
    """What is wrong with a log; empty if it replays to the same match."""
    try:
        verdict = verify(game, read_log(log))
    except Exception as error:
        return f"the log does not replay: {error!r}"
    return "" if verdict.same_key and verdict.fair else f"the log replays to another match: {verdict}"


def _checked(game: Any, config: Any, seed: str) -> tuple[int, str, bytes]:
    try:
        return check_game(game, config, games=1, seed=seed).decisions, "", b""
    except ContractViolation as violation:
        # A single short match may not have enough hidden information to judge; that is not a failure.
        return 0, str(violation) if violation.log else "", violation.log


def results(games: int, seed: str, jobs: int) -> Iterator[tuple[int, str, bytes]]:
    if jobs == 1:
        yield from map(partial(fuzz, seed), range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(partial(fuzz, seed), range(games), chunksize=20)
        finally:
            pool.shutdown(cancel_futures=True)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random matches of all configurations.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default=time.strftime("%Y-%m-%d %H:%M:%S"), help="default: the time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=REGRESSIONS, help="where logs of failures go")
    options = parser.parse_args(argv)
    failures = decisions = 0
    screen = Console(stderr=True)
    with Progress(console=screen, disable=not screen.is_terminal) as progress:
        task = progress.add_task("matches", total=options.games)
        for made, why, log in results(options.games, options.seed, options.jobs):
            decisions += made
            progress.advance(task)
            if why:
                failures += 1
                path = options.folder / f"fuzz-{crc32(log):08x}.jsonl"
                path.write_bytes(log)
                print(f"{path}: {why}")
    print(f"{options.games} matches, {decisions} decisions, {failures} failures, seed {options.seed!r}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
