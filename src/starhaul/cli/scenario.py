"""`starhaul scenario`: a prepared flight played to its end (docs/formats.md §3)."""

import sys
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from starhaul.cli import BAD_INPUT, LONGEST_NAME, TEXTS, complain, console, named, texts_in
from starhaul.cli.story import Story
from starhaul.kernel.contract import Event
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts, quoted
from starhaul.trucker.config import Config
from starhaul.trucker.scenario import Result, Scenario, SeatResult, parse, play, result_of
from starhaul.trucker.shipfile import MAX_BYTES


def scenario(
    file: Annotated[
        str, typer.Argument(metavar="FILE.json", help=TEXTS("help-scenario-file"), show_default=False)
    ],
    json: Annotated[bool, typer.Option("--json", help=TEXTS("help-scenario-json"))] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    texts = TEXTS
    try:
        texts = texts_in(lang)
        played, told = _played(file)
    except BadInput as error:
        complain([error], texts)
        raise typer.Exit(BAD_INPUT) from None
    result = result_of(played, told)
    if json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        sys.stdout.write(_report(file, played.config, result, told, texts))


def _played(path: str) -> tuple[Scenario, list[Event]]:
    raw = _read(path)
    try:
        ready = parse(raw)
        return ready, play(ready)
    except BadInput as error:
        error.source = named(path)
        raise


def _read(path: str) -> bytes:
    """The file, or enough of it to see that it is too large."""
    try:
        with open(path, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise BadInput("no-file", source=named(path)) from None
    except IsADirectoryError:
        raise BadInput("is-directory", source=named(path)) from None
    except PermissionError:
        raise BadInput("no-permission", source=named(path)) from None
    except OSError as error:
        raise BadInput("unreadable", source=named(path), reason=error) from None


# --- the report for people ---------------------------------------------------------------------------------


def _report(source: str, config: Config, result: Result, told: list[Event], texts: Texts) -> str:
    """What happened, line by line, and what became of everybody."""
    screen = console()
    with screen.capture() as capture:
        heading = texts(
            "scenario-heading",
            file=quoted(source, longest=LONGEST_NAME),
            edition=texts(f"edition-{config.edition}"),
            ship_class=config.rounds[0],
            level=config.level or 0,
        )
        screen.print(heading, style="bold", soft_wrap=True)
        screen.print()
        story = Story(texts, config)
        for event in told:
            if sentence := story.sentence(event):
                screen.print(sentence, soft_wrap=True)
        screen.print()
        screen.print(_table(result, texts))
        screen.print()
        screen.print(_settlements(result, texts))
    # Tables pad their last column; such blanks only disturb who compares or copies reports.
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())


def _table(result: Result, texts: Texts) -> Table:
    labels = ("label-seat", "scenario-position", "scenario-credits", "label-lost", "label-batteries")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for label in labels:
        table.add_column(texts(label), no_wrap=True)
    table.add_column(texts("label-crew"))
    table.add_column(texts("scenario-goods"))
    for seat, of in enumerate(result.seats):
        crew = [texts("value-humans", count=of.humans), *(texts(f"alien-{colour}") for colour in of.aliens)]
        goods = [texts(f"goods-{colour}") for colour in of.goods]
        table.add_row(
            *map(str, (seat, of.position, of.credits, of.lost, of.batteries)),
            ", ".join(crew),
            ", ".join(goods) or texts("value-none"),
        )
    return table


def _settlements(result: Result, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts("label-seat"), no_wrap=True)
    table.add_column(texts("scenario-settlement"))
    for seat, of in enumerate(result.seats):
        table.add_row(str(seat), _settlement(of, texts))
    return table


def _settlement(of: SeatResult, texts: Texts) -> str:
    lines = [f"{texts(f'booking-{line.what}')} {line.credits:+}" for line in of.settlement]
    if of.gave_up is not None:
        lines.insert(0, texts(f"leaving-{of.gave_up}"))
    return ", ".join(lines) or texts("value-none")
