"""`starhaul bench`: how much load a server can take, and whether it stays correct under that load."""

import asyncio
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from typing import Annotated
from urllib.parse import urlsplit

import typer
from rich.table import Table

from starhaul.cli import FAILED, TEXTS, console, speaking
from starhaul.cli.bench_simulation import simulated, simulation_summary
from starhaul.cli.common_options import DEFAULT_SEED, Json, Language, Output, Seed
from starhaul.cli.files import json_line, write_report
from starhaul.cli.matches import progress_bar
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts, quoted
from starhaul.remote.load.load_report import GAMES, LoadReport, Plan, ProcessUse
from starhaul.remote.load.match_record import ServerViolation
from starhaul.remote.load.meter import Progress
from starhaul.remote.load.run import run
from starhaul.remote.load.server_process import ServerProcess, serving
from starhaul.server.process.event_loop import loop_factory

MOST_PRINTED = 20
"""Violations that are printed; the JSON file has all of them."""
LONGEST_DETAIL = 300
LONGEST_SIMULATION_S = 20.0
NOTHING = "–"
RENAMED = {"--json": "--output"}
"""Up to version 0.1 `--json` took the name of a file."""
_TIMES = ("actions", "others", "all", "late")


def bench(
    url: Annotated[str, typer.Option(metavar="URL", help=TEXTS("help-bench-url"))] = "http://127.0.0.1:8800",
    serve: Annotated[bool, typer.Option("--serve", help=TEXTS("help-bench-serve"))] = False,
    tables: Annotated[int, typer.Option(min=1, metavar="N", help=TEXTS("help-bench-tables"))] = 10,
    seats: Annotated[int, typer.Option(min=2, max=4, metavar="N", help=TEXTS("help-bench-seats"))] = 4,
    rate: Annotated[float, typer.Option(min=0.01, metavar="R", help=TEXTS("help-bench-rate"))] = 1.0,
    seconds: Annotated[float, typer.Option(min=1, metavar="S", help=TEXTS("help-bench-seconds"))] = 10.0,
    game: Annotated[str, typer.Option(metavar="|".join(GAMES), help=TEXTS("help-bench-game"))] = "mixed",
    views: Annotated[int, typer.Option(min=0, metavar="N", help=TEXTS("help-bench-views"))] = 5,
    db: Annotated[
        str | None, typer.Option(metavar="DB", help=TEXTS("help-bench-db"), show_default=False)
    ] = None,
    simulate: Annotated[bool, typer.Option("--simulate", help=TEXTS("help-bench-simulate"))] = False,
    people: Annotated[
        float | None,
        typer.Option(min=1, max=1e9, metavar="N", help=TEXTS("help-bench-people"), show_default=False),
    ] = None,
    assumptions: Annotated[
        str | None, typer.Option(metavar="FILE", help=TEXTS("help-bench-assumptions"), show_default=False)
    ] = None,
    seed: Seed = DEFAULT_SEED,
    as_json: Json = False,
    output: Output = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        check_company({"--db": db}, "--serve", is_there=serve)
        check_company({"--people": people, "--assumptions": assumptions}, "--simulate", is_there=simulate)
        if simulate:
            report = simulated(assumptions, people, min(seconds, LONGEST_SIMULATION_S), seed)
            write_report(output, report)
            sys.stdout.write(json_line(report) if as_json else simulation_summary(report, texts))
            return
        if game not in GAMES:
            raise BadInput("game-unknown", source="--game", game=game, known=", ".join(GAMES))
        plan = Plan(tables=tables, seats=seats, rate=rate, seconds=seconds, game=game, views=views, seed=seed)
        with ended_in_good_order():
            found = measured(plan, None if serve else checked(url), texts, db)
        write_report(output, found)
    sys.stdout.write(json_line(found) if as_json else summary(found, texts))
    if found.violations:
        raise typer.Exit(FAILED)


def check_company(given: Mapping[str, object], needed: str, *, is_there: bool) -> None:
    """Options that mean nothing without another one."""
    for name, value in given.items():
        if value is not None and not is_there:
            raise BadInput("option-alone", source=name, needed=needed)


def checked(url: str) -> str:
    """The base address of a server, without path or query."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadInput("url-wrong", source="--url", url=url)
    return f"{parts.scheme}://{parts.netloc}"


@contextmanager
def ended_in_good_order() -> Iterator[None]:
    """Treat SIGTERM like Ctrl+C, so that our server process is stopped as well."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


# --- measuring ---------------------------------------------------------------------------------------------


def measured(plan: Plan, url: str | None, texts: Texts, database: str | None = None) -> LoadReport:
    with progress_bar() as bar:
        task = bar.add_task(texts("bench-opening"), total=1.0)

        def progress(what: str, share: float) -> None:
            bar.update(task, description=texts(what), completed=share)

        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(_measured(plan, url, database, progress))


async def _measured(plan: Plan, url: str | None, database: str | None, progress: Progress) -> LoadReport:
    ours: AbstractAsyncContextManager[ServerProcess | None] = nullcontext()
    if url is None:
        ours = serving(plan.tables * plan.seats, plan.rate, database)
    async with ours as server:
        return await run(plan, server.url if server is not None else str(url), server, progress)


# --- reporting ---------------------------------------------------------------------------------------------


def summary(found: LoadReport, texts: Texts) -> str:
    screen = console()
    with screen.capture() as capture:
        screen.print(_latencies(found, texts))
        screen.print()
        for label, value in _figures(found, texts):
            screen.print(f"{label}: {value}")
        screen.print()
    lines = [line.rstrip() for line in capture.get().splitlines()]
    return "\n".join([*lines, *_verdict(found.violations, texts), ""])


def _latencies(found: LoadReport, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(texts("bench-latency"), no_wrap=True)
    heads = (texts("bench-count"), "p50", "p95", "p99", texts("tournament-longest"))
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for name in _TIMES:
        times = getattr(found, name)
        shown = (times.p50, times.p95, times.p99, times.longest)
        table.add_row(texts(f"bench-{name}"), str(times.count), *(texts.number(value, 1) for value in shown))
    return table


def _figures(found: LoadReport, texts: Texts) -> Iterator[tuple[str, str]]:
    for name in ("commands", "sent", "received"):
        yield texts(f"bench-{name}"), texts.number(getattr(found, f"{name}_per_second"), 1)
    yield texts("bench-traffic"), texts.number(found.received_kb_per_second)
    refused = (f"{code} ×{count}" for code, count in found.refused.items())
    yield texts("bench-refused"), ", ".join(refused) or NOTHING
    for name in ("repeated", "reconnects", "matches", "logs_checked", "views_checked"):
        yield texts(f"bench-{name.replace('_', '-')}"), str(getattr(found, name))
    for name in ("server", "generator"):
        yield texts(f"bench-{name}"), _use(getattr(found, name), texts)


def _use(use: ProcessUse | None, texts: Texts) -> str:
    if use is None or use.cpu is None or use.memory_mb is None:
        return NOTHING
    return texts("bench-use", cpu=round(100 * use.cpu), memory=round(use.memory_mb))


def _verdict(violations: list[ServerViolation], texts: Texts) -> Iterator[str]:
    for violation in violations[:MOST_PRINTED]:
        seat = "" if violation.seat is None else str(violation.seat)
        place = "/".join(filter(None, (violation.table, violation.match, seat)))
        detail = quoted(violation.detail, longest=LONGEST_DETAIL)
        yield f"{place}: " + texts(f"violation-{violation.check}", detail=detail)
    yield texts("bench-verdict", count=len(violations))
