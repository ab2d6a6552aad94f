"""Results as tables in Markdown, for the terminal and for docs/benchmarks.md."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks import goals
from benchmarks.results import Results
from benchmarks.rounds import Figure, Ratio, ratios
from benchmarks.row import OURS

HEADS = ("", "best", "median", "spread", "unit", "must", "")
RATIO_HEADS = ("Starhaul", "peer", "unit", "ratio", "rounds", "must", "")


def short(value: float) -> str:
    """
    >>> [short(v) for v in (0.123, 7.5, 812, 17_634, 1_234_567)]
    ['0.123', '7.5', '812', '17.6 k', '1.23 M']
    """
    if value >= 999_500:
        return f"{value / 1e6:.3g} M"
    if value >= 9_995:
        return f"{value / 1e3:.3g} k"
    return f"{value:.0f}" if value >= 99.5 else f"{value:.3g}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> str:
    """A Markdown table with aligned columns, the first ones to the left and the others to the right."""
    widths = [max(3, *(len(row[column]) for row in [heads, *rows])) for column in range(len(heads))]
    bars = ["-" * width if column < left else "-" * (width - 1) + ":" for column, width in enumerate(widths)]

    def line(cells: Sequence[str]) -> str:
        padded = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        return "| " + " | ".join(padded) + " |"

    return "\n".join(line(cells) for cells in [heads, bars, *rows])


def figures_table(results: Results) -> str:
    """All figures; a goal that is missed says so."""
    return table(HEADS, [_figure_row(figure, results.build) for figure in results.figures])


def name_of(figure: Figure) -> str:
    program = "" if figure.program == OURS else f"{figure.program}: "
    return f"{figure.topic}, {program}{figure.what}"


def _figure_row(figure: Figure, build: str) -> list[str]:
    goal = goals.goal_of(figure, build)
    sign = "≤" if figure.lower_is_better else "≥"
    must = "" if goal is None else f"{sign} {short(goal)}"
    missed = "" if goal is None or goals.is_met(figure, goal) else "missed"
    values = [short(figure.best), short(figure.median), f"{figure.spread:.0%}"]
    return [name_of(figure), *values, figure.unit, must, missed]


def ratios_table(results: Results) -> str:
    """How many times as fast we are, by the median of the ratios of all rounds; empty without peers."""
    found = [ratio for ratio in ratios(results.figures, OURS) if _is_time(ratio)]
    return table(RATIO_HEADS, [_ratio_row(ratio, results.build) for ratio in found], left=2) if found else ""


def _is_time(ratio: Ratio) -> bool:
    return not ratio.ours.unit.startswith("bytes")


def _ratio_row(ratio: Ratio, build: str) -> list[str]:
    goal = goals.ratio_goal(ratio, build)
    must = "" if goal is None else f"≥ {goal:g}"
    missed = "" if goal is None or ratio.median >= goal else "missed"
    peer = f"{ratio.peer.program}: {ratio.peer.what}"
    span = f"{min(ratio.values):.2f}–{max(ratio.values):.2f}"
    ours = f"{ratio.ours.topic}, {ratio.ours.what}"
    return [ours, peer, ratio.ours.unit, f"{ratio.median:.2f}", span, must, missed]


def circumstances(results: Results) -> str:
    """One line: when, where and with which versions."""
    place, build = results.machine, results.build
    kind = "compiled kernel and games" if build == "compiled" else "pure Python"
    versions = ", ".join(f"{name} {value}" for name, value in results.versions.items())
    where = f"{place['cpu']}, {place['cpus']} cores, {place['system']} {place['architecture']}"
    rounds = len(results.figures[0].values)
    return f"{results.date}, {kind}, {rounds} rounds. {where}. {versions}."
