"""`starhaul inspect`: applies the rules to ships in files (docs/formats.md §1 and §2)."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO, NamedTuple

import msgspec
import typer

from starhaul.cli import (
    BAD_INPUT,
    STANDARD_INPUT,
    TEXTS,
    check_drawing,
    complain,
    texts_in,
    would_overwrite,
    write_drawing,
)
from starhaul.cli.common_options import JsonLines, Language
from starhaul.cli.files import named_troubles, read_document
from starhaul.kernel.documents import MAX_BYTES
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts, quoted
from starhaul.trucker.files.ship_report import inspect
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.parts.terms import Kind


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
    json: JsonLines = False,
    svg: Annotated[str | None, typer.Option(metavar="FILE", help=TEXTS("help-inspect-svg"))] = None,
    lang: Language = None,
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
    from starhaul.plugins.trucker.commands.inspect_report import heading
    from starhaul.trucker.draw.ship_svg import ship_svg

    drawn = [(sheet.source, sheet.yard) for sheet in sheets if sheet.yard is not None]
    if len(drawn) != 1:
        raise BadInput("svg-one-ship", source="--svg", count=len(drawn))
    ((source, yard),) = drawn
    texts = texts.of_edition(yard.ship.hull.board.edition)
    words = {str(kind): texts(f"kind-{kind}") for kind in Kind}
    words |= {fault.kind: texts(f"fault-{fault.kind}") for fault in inspect(yard).faults}
    drawing = ship_svg(
        yard, title=quoted(Path(source).name), labels={**words, "desc": heading(source, yard, texts)}
    )
    write_drawing(path, drawing)


def print_sheets(sheets: list[InspectedShip], texts: Texts) -> None:
    for number, sheet in enumerate(sheets):
        if sheet.line is not None:
            sys.stdout.write(sheet.line.decode() + "\n")
        elif sheet.yard is not None:
            # Imported on demand: lines of JSON need neither tables nor colours.
            from starhaul.plugins.trucker.commands.inspect_report import report_text

            sys.stdout.write("\n" * bool(number) + report_text(sheet.source, sheet.yard, texts))
