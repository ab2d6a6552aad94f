"""`starhaul simulate`: plays many matches with random seats and adds up the results."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, BinaryIO

import typer
from msgspec import Struct
from rich.table import Table

from starhaul.cli import TEXTS, console, named, speaking
from starhaul.cli.matches import (
    Edition,
    GameName,
    Games,
    Language,
    Options,
    Rounds,
    Seats,
    Seed,
    Trek,
    config_for,
    given_config,
    progress_bar,
)
from starhaul.cli.terminal_game import MatchTally, terminal_of
from starhaul.games import DEFAULT_GAME, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import Stumble, play_random
from starhaul.locale import Texts

ONE_FILE = ".jsonl"
"""A log path with this suffix is one file for all logs, any other a directory."""


class Totals(Struct):
    """The totals of a simulation."""

    tally: MatchTally
    """Figures that the game itself counts."""
    matches: int = 0
    decisions: int = 0
    actions: int = 0
    seconds: float = 0.0

    def add(self, match: Match[C, S], decisions: int) -> None:
        self.tally.add(match)
        self.matches += 1
        self.decisions += decisions
        self.actions += len(match.entries)


def simulate(
    game: GameName = DEFAULT_GAME,
    games: Games = 100,
    seed: Seed = "0",
    edition: Edition = None,
    seats: Seats = None,
    rounds: Rounds = None,
    trek: Trek = False,
    option: Options = None,
    logs: Annotated[
        str | None, typer.Option(metavar="FOLDER|FILE", help=TEXTS("help-simulate-logs"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        played = game_named(game)
        config = config_for(played, given_config(edition, seats, rounds, trek, option or []), texts)
        totals = run(played, config, games, seed, logs, texts)
    sys.stdout.write(summary(totals, texts))


# --- playing -----------------------------------------------------------------------------------------------


def run(game: Game[C, S], config: C, games: int, seed: str, logs: str | None, texts: Texts) -> Totals:
    totals = Totals(terminal_of(game.name).tally())
    started = perf_counter()
    with _opened(logs) as file, progress_bar() as progress:
        task = progress.add_task(texts("simulate-progress"), total=games)
        for number in range(games):
            match = Match(game, config, f"{seed}/{number}")
            try:
                decisions = play_random(match, Stream(match.seed, "players"), hear=totals.tally.hear)
            except Stumble as failure:
                raise _failed(failure, match, number, logs) from failure
            totals.add(match, decisions)
            _keep(match, number, logs, file)
            progress.advance(task)
    totals.seconds = perf_counter() - started
    return totals


def _failed(failure: Stumble, match: Match[C, S], number: int, logs: str | None) -> BadInput:
    """The error for a broken match; its log is written even if no logs were requested."""
    folder = Path(".") if logs is None else Path(logs).parent if logs.endswith(ONE_FILE) else Path(logs)
    path = folder / f"failed-{number}{ONE_FILE}"
    _write(path, failure.log)
    reason = f"{type(failure.__cause__).__name__}: {failure.__cause__}"
    return BadInput("match-failed", source=str(path), seed=match.seed, reason=reason)


# --- logs --------------------------------------------------------------------------------------------------


@contextmanager
def _opened(logs: str | None) -> Iterator[BinaryIO | None]:
    """The file for all logs, if there is one; creates the directory otherwise."""
    try:
        if logs is None:
            yield None
        elif logs.endswith(ONE_FILE):
            with open(logs, "wb") as file:
                yield file
        else:
            Path(logs).mkdir(parents=True, exist_ok=True)
            yield None
    except OSError as error:
        raise BadInput("log-unwritable", source=named(logs or ""), reason=error) from None


def _keep(match: Match[C, S], number: int, logs: str | None, file: BinaryIO | None) -> None:
    if file is not None:
        file.write(_log(match, str(logs)))
    elif logs is not None:
        path = Path(logs) / f"{number:06}{ONE_FILE}"
        _write(path, _log(match, str(path)))


def _log(match: Match[C, S], source: str) -> bytes:
    try:
        return write_log(match)
    except UnicodeEncodeError as error:  # a seed that is not valid text
        raise BadInput("log-unwritable", source=source, reason=error) from None


def _write(path: Path, log: bytes) -> None:
    try:
        path.write_bytes(log)
    except OSError as error:
        raise BadInput("log-unwritable", source=str(path), reason=error) from None


# --- reporting ---------------------------------------------------------------------------------------------


def summary(totals: Totals, texts: Texts) -> str:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(justify="right")
    table.add_row(texts("simulate-matches"), str(totals.matches))
    table.add_row(texts("simulate-decisions"), str(totals.decisions))
    table.add_row(texts("simulate-length"), f"{totals.actions / totals.matches:.1f}")
    for label, figure in totals.tally.figures(texts):
        table.add_row(label, figure)
    table.add_row(texts("simulate-speed"), f"{totals.decisions / totals.seconds:.0f}")
    screen = console()
    with screen.capture() as capture:
        screen.print(table)
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())
