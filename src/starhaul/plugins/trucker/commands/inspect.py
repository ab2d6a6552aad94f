"""`starhaul inspect`: applies the rules to ships in files (docs/formats.md §1 and §2)."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO, NamedTuple

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from starhaul.cli import (
    BAD_INPUT,
    LONGEST_NAME,
    STANDARD_INPUT,
    TEXTS,
    check_drawing,
    complain,
    console,
    texts_in,
    would_overwrite,
    write_drawing,
)
from starhaul.cli.files import named_troubles, read_document
from starhaul.cli.halves import half
from starhaul.kernel.documents import MAX_BYTES
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts, quoted
from starhaul.plugins.trucker.terminal.ship_text import legend, terminal_ship
from starhaul.trucker.files.ship_report import FaultReport, ShipReport, Strength, inspect
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.parts.records import WeakSpot
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.insurance import premium, weak_spot


class InspectedShip(NamedTuple):
    """A ship that was read: its line of JSON if requested, the ship itself if it will be drawn."""

    source: str
    line: bytes | None
    yard: ShipPlan | None


def inspect_ships(
    files: Annotated[
        list[str],
        typer.Argument(metavar="SHIP.json", help=TEXTS("help-inspect-files"), show_default=False),
    ],
    json: Annotated[bool, typer.Option("--json", help=TEXTS("help-inspect-json"))] = False,
    svg: Annotated[str | None, typer.Option(metavar="FILE", help=TEXTS("help-inspect-svg"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    texts = TEXTS
    try:
        texts = texts_in(lang)
        check_arguments(files, svg)
        # Reports and lines are not mixed: lines in, lines out.
        as_lines = json or STANDARD_INPUT in files
        sheets, problems = read_all(files, as_lines=as_lines, draws=svg is not None)
        if svg is not None and not problems:
            write_svg(svg, sheets, texts)
    except BadInput as error:
        problems = [error]
    if problems:
        complain(problems, texts)
        raise typer.Exit(BAD_INPUT)
    print_sheets(sheets, texts)


def check_arguments(files: list[str], svg: str | None) -> None:
    """Check what can be checked before reading anything."""
    if files.count(STANDARD_INPUT) > 1:
        raise BadInput("stdin-twice", source=STANDARD_INPUT)
    if svg is not None:
        check_drawing(svg)
        if any(would_overwrite(svg, name) for name in files):
            raise BadInput("svg-over-ship", source=svg)


# --- reading -----------------------------------------------------------------------------------------------


def read_all(files: list[str], *, as_lines: bool, draws: bool) -> tuple[list[InspectedShip], list[BadInput]]:
    """All ships in order, and the first error of each file; nothing is printed before all files are read."""
    sheets: list[InspectedShip] = []
    problems: list[BadInput] = []
    for name in files:
        try:
            for source, raw in _sources(name):
                yard = _ship(raw, source)
                line = msgspec.json.encode(inspect(yard)) if as_lines else None
                sheets.append(InspectedShip(source, line, yard if draws or not as_lines else None))
        except BadInput as error:
            problems.append(error)
    return sheets, problems


def _sources(name: str) -> Iterator[tuple[str, bytes]]:
    """The documents of an argument, each with the name to use in errors."""
    if name == STANDARD_INPUT:
        with named_troubles("<stdin>"):
            yield from _lines(sys.stdin.buffer)
    else:
        yield name, read_document(name)


def _lines(stream: BinaryIO) -> Iterator[tuple[str, bytes]]:
    number = 0
    # Room for one extra byte and the line end: enough to detect a line that is too long.
    while line := stream.readline(MAX_BYTES + 2):
        number += 1
        if line.strip():
            yield f"<stdin>:{number}", line.rstrip(b"\r\n")


def _ship(raw: bytes, source: str) -> ShipPlan:
    try:
        if not raw.strip():
            raise BadInput("empty")
        return parse(raw)
    except BadInput as error:
        error.source = source
        raise


# --- writing -----------------------------------------------------------------------------------------------


def write_svg(path: str, sheets: list[InspectedShip], texts: Texts) -> None:
    # Imported on demand: drawing is rare, and a plain report should start fast.
    from starhaul.trucker.draw.ship_svg import ship_svg

    drawn = [(sheet.source, sheet.yard) for sheet in sheets if sheet.yard is not None]
    if len(drawn) != 1:
        raise BadInput("svg-one-ship", source="--svg", count=len(drawn))
    ((source, yard),) = drawn
    texts = texts.of_edition(yard.ship.hull.board.edition)
    words = {str(kind): texts(f"kind-{kind}") for kind in Kind}
    words |= {fault.kind: texts(f"fault-{fault.kind}") for fault in inspect(yard).faults}
    drawing = ship_svg(
        yard, title=quoted(Path(source).name), labels={**words, "desc": _heading(source, yard, texts)}
    )
    write_drawing(path, drawing)


def print_sheets(sheets: list[InspectedShip], texts: Texts) -> None:
    for number, sheet in enumerate(sheets):
        if sheet.line is not None:
            sys.stdout.write(sheet.line.decode() + "\n")
        elif sheet.yard is not None:
            sys.stdout.write("\n" * bool(number) + report_text(sheet.source, sheet.yard, texts))


# --- the report for people ---------------------------------------------------------------------------------


def report_text(source: str, yard: ShipPlan, texts: Texts) -> str:
    """The report for the terminal, with colours if it supports them."""
    texts = texts.of_edition(yard.ship.hull.board.edition)
    screen = console()
    with screen.capture() as capture:
        screen.print(_heading(source, yard, texts), style="bold", soft_wrap=True)
        screen.print(terminal_ship(yard, texts), soft_wrap=True)
        for line in legend(yard, texts):
            screen.print(line, style="bright_black", soft_wrap=True)
        screen.print()
        screen.print(_table(yard, texts))
    # Tables pad their last column; trailing blanks are inconvenient when comparing or copying reports.
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())


def _heading(source: str, yard: ShipPlan, texts: Texts) -> str:
    board = yard.ship.hull.board
    return texts(
        "report-heading",
        file=quoted(source, longest=LONGEST_NAME),
        edition=texts(f"edition-{board.edition}"),
        ship_class=board.record.class_,
    )


def _table(yard: ShipPlan, texts: Texts) -> Table:
    report, hull = inspect(yard), yard.ship.hull
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    faults = _faults(report.faults, texts) if report.faults else Text(texts("value-no-faults"), style="green")
    sides = ", ".join(f"{texts(f'direction-{side}')} {number}" for side, number in report.exposed.items())
    table.add_row(texts("label-faults"), faults)
    table.add_row(texts("label-parts"), _parts(report, texts))
    table.add_row(texts("label-open"), texts("value-open", count=report.open_connectors, sides=sides))
    table.add_row(texts("label-engines"), _strength(report.engine_strength, texts))
    table.add_row(texts("label-cannons"), _strength(report.cannon_strength, texts))
    table.add_row(texts("label-batteries"), str(report.batteries))
    table.add_row(texts("label-crew"), _crew(report, texts))
    table.add_row(texts("label-cabins"), texts("value-cabins", count=report.cabins))
    plain, special = report.containers.plain, report.containers.special
    table.add_row(texts("label-containers"), texts("value-containers", plain=plain, special=special))
    shields = ", ".join(texts(f"direction-{side}") for side in report.shields)
    table.add_row(texts("label-shields"), shields or texts("value-none"))
    insurance = hull.board.record.insurance
    if isinstance(insurance, WeakSpot):
        size = weak_spot(hull)
        value = texts("value-weak-spot", size=size, credits=premium(insurance, size))
        table.add_row(texts("label-weak-spot"), value)
    return table


def _faults(faults: list[FaultReport], texts: Texts) -> Table:
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="bold red", no_wrap=True)
    rows.add_column()
    for fault in faults:
        cells = " ".join(f"[{column},{row}]" for column, row in fault.cells)
        rows.add_row(fault.rule, f"{texts(f'fault-{fault.kind}')}: {cells}")
    return rows


def _parts(report: ShipReport, texts: Texts) -> str:
    parts = texts("value-parts", count=len(report.parts))
    if len(report.parts) < 2:
        return parts
    return texts("value-part-sizes", parts=parts, sizes=" + ".join(str(len(part)) for part in report.parts))


def _strength(strength: Strength, texts: Texts) -> str:
    if strength.base == strength.max:
        return texts("value-strength", base=half(strength.base))
    return texts("value-strength-range", base=half(strength.base), max=half(strength.max))


def _crew(report: ShipReport, texts: Texts) -> str:
    aliens = [texts(f"alien-{alien}") for alien in report.aliens]
    return ", ".join([texts("value-humans", count=report.humans), *aliens])
