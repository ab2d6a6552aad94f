"""`make fuzz`: random matches of all configurations, as many as you have time for.

python -m tools.fuzz [--games 10000] [--seed SEED] [--jobs 2]

Every match is played, its log replayed and verified; every fiftieth goes through the whole conformance kit.
The log of a failure is written to tests/regressions, where a test replays it from then on.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any
from zlib import crc32

from rich.console import Console
from rich.progress import Progress

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.conformance import check_game
from starhaul.kernel.driver import Stumble, play_random
from starhaul.kernel.log import read_log, verify, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.properties import Violation

REGRESSIONS = Path(__file__).resolve().parent.parent / "tests" / "regressions"
GAME = "trucker"
WHOLE_KIT_EVERY = 50
PATIENCES = (5, 25, 100, 1000)
"""How often the clock breaks in; a patient one lets ships grow."""

ROUNDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "1e": (
        ("learning",), ("I",), ("II",), ("III",), ("IIIA",), ("I", "II", "III"), ("learning", "II"),
        ("IC",), ("IIC",), ("IIIC",), ("IVC",), ("IIC", "III", "IVC"), ("IIIC", "IC"),
    ),
    "2e": (("learning",), ("I",), ("II",), ("III",)),
}  # fmt: skip
TREK = ("I", "II", "III")
CLASS_C = ("IC", "IIC", "IIIC", "IVC")

OPTIONS: tuple[dict[str, Any], ...] = (
    {"strictBuild": True},
    {"takeBack1e": True},
    {"sharedPiles": True},
    {"autoFlip": True},
    {"openCredits": True},
    {"manualCheck": True},
    {"keepAutopilot": True},
    {"safety_net": False},
    {"predictable": True},
    {"teams": "team"},
    {"teams": "advanced"},
    {"build": "relaxed"},
    {"build": "turns"},
    {"rough_roads": 1},
    {"rough_roads": 2},
    {"rough_roads": 3},
    {"gold_handicaps": False},
    {"handicaps": [0, 5, 30, 0]},
    {"draw_pause_ms": 400},
    {"run_seconds": 20},
    {"decision_seconds": 0},
    {"repair_seconds": 0},
    {"reveal_seconds": 0},
    {"claim_seconds": 0},
)


def most_seats(rounds: Sequence[str]) -> int:
    """Fleets need so many tiles that there are not enough for four (LM-128)."""
    return 3 if "IVC" in rounds else 4


@cache
def plain() -> tuple[dict[str, Any], ...]:
    """Each edition, list of rounds and number of seats, without options."""
    found = [
        {"edition": edition, "seats": seats, "rounds": list(rounds)}
        for edition, lists in ROUNDS.items()
        for rounds in lists
        for seats in (2, 3, 4)
        if seats <= most_seats(rounds)
    ]
    trek = [{"edition": "2e", "seats": seats, "rounds": list(TREK), "trek": True} for seats in (2, 3, 4)]
    return (*found, *trek)


@cache
def with_options() -> tuple[dict[str, Any], ...]:
    """Each option in some mode of each edition and in the Trek."""
    modes = [{"edition": "1e", "rounds": ["II"]}, {"edition": "2e", "rounds": ["III"]}]
    modes.append({"edition": "2e", "rounds": list(TREK), "trek": True})
    found = [_fitting({**mode}, option, n) for n, option in enumerate(OPTIONS) for mode in modes]
    # Class C shares the options out among its classes; gold titles are not of its edition.
    of_edition = [option for option in OPTIONS if "gold_handicaps" not in option]
    for n, option in enumerate(of_edition):
        rounds = [CLASS_C[n % len(CLASS_C)]]
        rounds = ["IIIC"] if "teams" in option else rounds
        found.append(_fitting({"edition": "1e", "rounds": rounds}, option, n))
    return tuple(found)


def _fitting(config: dict[str, Any], option: dict[str, Any], number: int) -> dict[str, Any]:
    """With as many seats as the option needs; else all numbers in turn."""
    config["seats"] = 4 if "teams" in option else min(2 + number % 3, most_seats(config.get("rounds", ())))
    if "handicaps" in option:
        option = {"handicaps": option["handicaps"][: config["seats"]]}
    return {**config, "options": option}


def drawn(draw: Stream) -> dict[str, Any]:
    """A configuration with several options at once."""
    config = dict(draw.pick(plain()))
    options: dict[str, Any] = {}
    for _ in range(draw(4)):
        options |= _fitting({}, draw.pick(OPTIONS), 0)["options"]
    if most_seats(config["rounds"]) < 4:
        options.pop("teams", None)
    if "teams" in options:
        config["seats"] = 4
        if options["teams"] == "advanced" and options.get("build") == "relaxed":
            del options["build"]
    if "learning" in config["rounds"]:
        options.pop("rough_roads", None)
    if "handicaps" in options:
        options["handicaps"] = [0, 5, 30, 0][: config["seats"]]
    return {**config, "options": options}


def fuzz(seed: str, number: int) -> tuple[int, str, bytes]:
    """One match: the decisions made, and if it failed why, and its log."""
    draw = Stream(seed, f"fuzz/{number}")
    game = game_named(GAME)
    config = config_of(game, drawn(draw))
    if number % WHOLE_KIT_EVERY == WHOLE_KIT_EVERY - 1:
        return _checked(game, config, f"{seed}/{number}")
    match = Match(game, config, f"{seed}/{number}")
    try:
        made = play_random(match, draw, patience=draw.pick(PATIENCES))
    except Stumble as failure:
        return 0, repr(failure.__cause__), failure.log
    log = write_log(match)
    return made, _untrue(game, log), log


def _untrue(game: Any, log: bytes) -> str:
    """What is wrong with a log; empty if it tells the match."""
    try:
        verdict = verify(game, read_log(log))
    except Exception as error:
        return f"the log does not replay: {error!r}"
    return "" if verdict.same_key and verdict.fair else f"the log tells another match: {verdict}"


def _checked(game: Any, config: Any, seed: str) -> tuple[int, str, bytes]:
    try:
        return check_game(game, config, games=1, seed=seed).decisions, "", b""
    except Violation as violation:
        # A single short match may hide too little from somebody to judge; that is no failure.
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
