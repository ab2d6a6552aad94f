"""`starhaul tournament`: plays many matches between bots, on all cores or a cluster, and rates the bots."""

import sys
from collections.abc import Generator, Sequence
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.console import RenderableType
from rich.table import Table

from starhaul.bots.registry import seat_bots
from starhaul.cli import TEXTS, console, speaking
from starhaul.cli.common_options import DEFAULT_SEED, GameName, Jobs, Json, Language, Output, Seed
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
from starhaul.cli.runs import EarlyEnd, follow, tell_early_end
from starhaul.games import DEFAULT_GAME, game_named
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.sim import ratings
from starhaul.sim.extras import needed
from starhaul.sim.match_figures import Study, study_of
from starhaul.sim.playing import Order, SimulatedMatch, orders, play
from starhaul.sim.schedule import Schedule
from starhaul.sim.tournament_report import Mean, ReportHead, TournamentReport, report

NOTHING = "–"
UNBOUNDED = 10_000
RENAMED = {"--json": "--output"}
"""Up to version 0.1 `--json` took the name of a file."""


def tournament(
    bots: Annotated[str, typer.Option(metavar="BOT,BOT…", help=TEXTS("help-bot-names"))],
    game: GameName = DEFAULT_GAME,
    games: Games = 100,
    seed: Seed = DEFAULT_SEED,
    edition: Edition = None,
    seats: Seats = None,
    rounds: Rounds = None,
    trek: Trek = False,
    option: Options = None,
    jobs: Jobs = 0,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help=TEXTS("help-tournament-ray"), show_default=False),
    ] = None,
    limit: Annotated[
        float | None,
        typer.Option(min=0, metavar="MS", help=TEXTS("help-tournament-limit"), show_default=False),
    ] = None,
    as_json: Json = False,
    output: Output = None,
    plots: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help=TEXTS("help-tournament-plots"), show_default=False),
    ] = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        played = game_named(game)
        config = config_for(played, given_config(edition, seats, rounds, trek, option or []), texts)
        study = study_of(game)
        check_extras(ray, plots)
        with bots_from_here():
            schedule, wanted = planned(played, config, bots.split(","), games, seed, limit)
            matches, end = all_played(wanted, jobs, ray, texts)
        if not matches:
            tell_early_end(end, "simulate-partial", texts, total=games)
        head = ReportHead(game, to_builtins(config), seed, schedule.cycle, study.UNIT, study.parties(config))
        found = report(head, matches)
        keep(found, study, output, plots, texts)
    printed = json_line(found) if as_json else summary(found, study, texts)
    sys.stdout.write(printed)
    tell_early_end(end, "simulate-partial", texts, total=games)


def check_extras(ray: str | None, plots: str | None) -> None:
    """Report missing extras before the first match, not after the last one."""
    ratings.model()
    if plots is not None:
        needed("matplotlib", "sim")
    if ray is not None:
        needed("ray", "cluster")


# --- playing -----------------------------------------------------------------------------------------------


def planned(
    game: Game[C, S], config: C, bots: Sequence[str], games: int, seed: str, limit: float | None
) -> tuple[Schedule, list[Order]]:
    for name in bots:
        # Refuse unknown bot names before anything is played.
        seat_bots([name], game, config, seed)
    schedule = Schedule(bots, study_of(game.name).parties(config))
    return schedule, orders(game, config, list(map(schedule.seating, range(games))), seed, limit)


def all_played(
    wanted: Sequence[Order], jobs: int, ray: str | None, texts: Texts
) -> tuple[list[SimulatedMatch], EarlyEnd | None]:
    """The matches, and why some are missing, if so."""
    matches: list[SimulatedMatch] = []

    def take(match: SimulatedMatch) -> None:
        if match.failure:
            raise BadInput("tournament-failed", seed=match.seed, reason=match.failure)
        matches.append(match)

    end = follow(playing(wanted, jobs, ray), take, texts, len(wanted))
    return matches, end


def playing(wanted: Sequence[Order], jobs: int, ray: str | None) -> Generator[SimulatedMatch, None, None]:
    # Imported late: worker processes need much that the help does not.
    from starhaul.sim import runners

    workers = runners.workers_for(jobs, worth=len(wanted))
    size = runners.portion_size(len(wanted), workers)
    if ray is not None:
        return runners.run_on_ray(play, wanted, ray, jobs, size=size)
    return runners.run(play, wanted, workers, size=size)


def keep(found: TournamentReport, study: Study, output: str | None, plots: str | None, texts: Texts) -> None:
    write_report(output, found)
    if plots is not None:
        # Imported late: plotting takes long to load.
        from starhaul.sim.plots import plots as draw

        draw(found, study, plots, texts)


# --- reporting ---------------------------------------------------------------------------------------------


def summary(found: TournamentReport, study: Study, texts: Texts) -> str:
    tables = (
        standings(found, study, texts),
        against(found, texts),
        figures(found, study, texts),
        thinking(found, texts),
    )
    screen = console()
    # Tables are never cut to the terminal width: a wrapped line is better than a missing figure.
    screen.width = UNBOUNDED
    with screen.capture() as capture:
        for table in tables:
            if table is not None:
                screen.print(table)
                screen.print()
    text = "".join(f"{line.rstrip()}\n" for line in capture.get().rstrip().splitlines())
    foot = texts("tournament-foot", matches=found.matches, cycle=found.cycle)
    return f"{text}\n{foot}\n"


def standings(found: TournamentReport, study: Study, texts: Texts) -> RenderableType:
    heads = ("rating", "interval", "wins", "fair")
    words = [texts(f"tournament-{head}") for head in heads]
    table = _table(texts("tournament-bot"), *words, study.label("score", texts), texts("tournament-lapses"))
    for line in found.bots:
        rating = line.rating
        table.add_row(
            line.bot,
            texts.number(rating.mu, 1),
            f"{texts.number(rating.low, 1)} … {texts.number(rating.high, 1)}",
            _percent(line.wins, texts),
            texts.number(100 * line.fair),
            f"{texts.number(line.score.value, 2)} ± {texts.number(line.score.margin, 2)}",
            str(line.lapses),
        )
    return table


def thinking(found: TournamentReport, texts: Texts) -> RenderableType:
    """How long answers took, and how many were too slow."""
    heads = ("answers", "median", "p99", "longest", "slow")
    table = _table(texts("tournament-times"), *(texts(f"tournament-{head}") for head in heads))
    for line in found.bots:
        if pace := line.times.get("all"):
            times = (texts.number(took, 1) for took in (pace.median, pace.p99, pace.longest))
            table.add_row(line.bot, str(pace.answers), *times, str(pace.slow))
    return table


def against(found: TournamentReport, texts: Texts) -> RenderableType | None:
    """How often the bot of a row finishes ahead of the bot of a column."""
    if not any(found.duels.values()):
        return None
    names = [line.bot for line in found.bots]
    table = _table(texts("tournament-ahead"), *names)
    for one in names:
        met = (found.duels[one].get(other) for other in names)
        table.add_row(one, *(NOTHING if duel is None else _percent(duel.share, texts) for duel in met))
    return table


def figures(found: TournamentReport, study: Study, texts: Texts) -> RenderableType | None:
    keys = sorted({key for line in found.bots for key in line.figures}, key=study.order)
    if not keys:
        return None
    table = _table(study.label(found.unit, texts), *(line.bot for line in found.bots))
    for key in keys:
        means = (line.figures.get(key, 0.0) for line in found.bots)
        table.add_row(study.label(key, texts), *(texts.number(value, 2) for value in means))
    return table


def _percent(share: Mean, texts: Texts) -> str:
    return f"{texts.number(100 * share.value, 1)} ± {texts.number(100 * share.margin, 1)}"


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(first, no_wrap=True)
    for head in others:
        table.add_column(head, justify="right", no_wrap=True)
    return table
