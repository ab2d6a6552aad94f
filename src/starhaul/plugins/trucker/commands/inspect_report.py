"""The report of `starhaul inspect` for people: the ship as a drawing of characters, and a table."""

from rich.table import Table
from rich.text import Text

from starhaul.cli import LONGEST_NAME, console
from starhaul.cli.halves import half
from starhaul.locale import Texts, quoted
from starhaul.plugins.trucker.commands.ship_text import legend, terminal_ship
from starhaul.trucker.files.ship_report import FaultReport, ShipReport, Strength, inspect
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.records import WeakSpot
from starhaul.trucker.ship.insurance import premium, weak_spot


def report_text(source: str, yard: ShipPlan, texts: Texts) -> str:
    """The report for the terminal, with colours if it supports them."""
    texts = texts.of_edition(yard.ship.hull.board.edition)
    screen = console()
    with screen.capture() as capture:
        screen.print(heading(source, yard, texts), style="bold", soft_wrap=True)
        screen.print(terminal_ship(yard, texts), soft_wrap=True)
        for line in legend(yard, texts):
            screen.print(line, style="bright_black", soft_wrap=True)
        screen.print()
        screen.print(_table(yard, texts))
    # Tables pad their last column; trailing blanks are inconvenient when comparing or copying reports.
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())


def heading(source: str, yard: ShipPlan, texts: Texts) -> str:
    """One line that names the file, the edition and the class of a ship."""
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
