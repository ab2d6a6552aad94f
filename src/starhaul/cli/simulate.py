"""`starhaul simulate`: plays many matches, at random or between bots, and adds up the results."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, BinaryIO

import typer
from msgspec import Struct, to_builtins
from rich.table import Table

from starhaul.cli import TEXTS, console, named, speaking
from starhaul.cli.common_options import (
    DEFAULT_SEED,
    BotNames,
    GameName,
    Jobs,
    Json,
    Language,
    Output,
    Seed,
)
from starhaul.cli.files import json_line, write_report
from starhaul.cli.matches import (
    Edition,
    Games,
    Options,
    Rounds,
    Seats,
    Trek,
    bots_from_here,
    config_for,
    given_config,
)
from starhaul.cli.random_matches import RandomMatch, RandomOrder, play
from starhaul.cli.runs import EarlyEnd, follow, tell_early_end
from starhaul.cli.terminal_game import MatchTally, terminal_of
from starhaul.games import DEFAULT_GAME, game_named
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts

ONE_FILE = ".jsonl"
"""A log path with this suffix is one file for all logs, any other a directory."""
WORTH_A_WORKER = 40
"""With fewer matches than this, another process takes longer to start than it saves."""


class Totals(Struct):
    """The totals of a simulation."""

    tally: MatchTally
    """Figures that the game itself counts."""
    matches: int = 0
    decisions: int = 0
    actions: int = 0
    seconds: float = 0.0

    def add(self, match: RandomMatch) -> None:
        self.tally.merge(match.tally)
        self.matches += 1
        self.decisions += match.decisions
        self.actions += match.actions


class SimulationReport(Struct, frozen=True):
    """What `--json` prints and `--output` keeps."""

    game: str
    config: Any
    """In the form of logs."""
    seed: str
    bots: tuple[str, ...]
    """Their names; empty if the seats played at random."""
    matches: int
    decisions: int
    actions: int
    seconds: float
    figures: dict[str, object]
    """What the game itself counts, added up over all matches."""


def simulate(
    game: GameName = DEFAULT_GAME,
    games: Games = 100,
    bots: BotNames = None,
    seed: Seed = DEFAULT_SEED,
    edition: Edition = None,
    seats: Seats = None,
    rounds: Rounds = None,
    trek: Trek = False,
    option: Options = None,
    jobs: Jobs = 0,
    logs: Annotated[
        str | None, typer.Option(metavar="FOLDER|FILE", help=TEXTS("help-simulate-logs"), show_default=False)
    ] = None,
    as_json: Json = False,
    output: Output = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        played = game_named(game)
        config = config_for(played, given_config(edition, seats, rounds, trek, option or []), texts)
        totals = Totals(terminal_of(game).tally())
        with bots_from_here():
            names = seated(bots, played, config, seed)
            end = run(totals, orders(played, config, games, seed, names, logs), jobs, logs, texts)
        found = report_of(game, config, seed, names, totals)
        write_report(output, found)
    if as_json:
        sys.stdout.write(json_line(found))
    elif totals.matches:
        sys.stdout.write(summary(totals, texts))
    tell_early_end(end, "simulate-partial", texts, total=games)


def report_of(
    game: str, config: object, seed: str, bots: tuple[str, ...], totals: Totals
) -> SimulationReport:
    return SimulationReport(
        game=game,
        config=to_builtins(config),
        seed=seed,
        bots=bots,
        matches=totals.matches,
        decisions=totals.decisions,
        actions=totals.actions,
        seconds=round(totals.seconds, 3),
        figures=totals.tally.totals(),
    )


# --- playing -----------------------------------------------------------------------------------------------


def seated(bots: str | None, game: Game[C, S], config: C, seed: str) -> tuple[str, ...]:
    """The names of the bots; unknown ones are refused before anything is played."""
    if bots is None:
        return ()
    # Imported late: random matches need no bots.
    from starhaul.bots.registry import seat_bots

    names = tuple(bots.split(","))
    for name in names:
        seat_bots([name], game, config, seed)
    return names


def orders(
    game: Game[C, S], config: C, games: int, seed: str, bots: tuple[str, ...], logs: str | None
) -> list[RandomOrder]:
    plain = to_builtins(config)
    return [
        RandomOrder(number, game.name, plain, f"{seed}/{number}", keeps_log=logs is not None, bots=bots)
        for number in range(games)
    ]


def run(
    totals: Totals, wanted: list[RandomOrder], jobs: int, logs: str | None, texts: Texts
) -> EarlyEnd | None:
    # Imported late: worker processes need much that the help does not.
    from starhaul.sim import runners

    workers = runners.workers_for(jobs, worth=len(wanted) // WORTH_A_WORKER)
    started = perf_counter()
    with _opened(logs) as file:

        def take(match: RandomMatch) -> None:
            _keep(match, logs, file)
            totals.add(match)

        size = runners.portion_size(len(wanted), workers)
        end = follow(runners.run(play, wanted, workers, size=size), take, texts, len(wanted))
    totals.seconds = perf_counter() - started
    return end


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


def _keep(match: RandomMatch, logs: str | None, file: BinaryIO | None) -> None:
    """Write the log, if one was requested. A failed match ends the run, and its log is always written."""
    if match.failure:
        path = _folder(logs) / f"failed-{match.number}{ONE_FILE}"
        _write(path, match.log)
        raise BadInput("match-failed", source=str(path), seed=match.seed, reason=match.failure)
    if logs is None:
        return
    path = Path(logs) if file is not None else Path(logs) / f"{match.number:06}{ONE_FILE}"
    if match.unwritable:
        raise BadInput("log-unwritable", source=str(path), reason=match.unwritable)
    if file is not None:
        file.write(match.log)
    else:
        _write(path, match.log)


def _folder(logs: str | None) -> Path:
    """Where logs go, requested or not."""
    if logs is None:
        return Path(".")
    return Path(logs).parent if logs.endswith(ONE_FILE) else Path(logs)


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
    table.add_row(texts("simulate-matches"), texts.number(totals.matches))
    table.add_row(texts("simulate-decisions"), texts.number(totals.decisions))
    table.add_row(texts("simulate-length"), texts.number(totals.actions / totals.matches, 1))
    for label, figure in totals.tally.figures(texts):
        table.add_row(label, figure)
    table.add_row(texts("simulate-speed"), texts.number(totals.decisions / totals.seconds))
    screen = console()
    with screen.capture() as capture:
        screen.print(table)
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())
