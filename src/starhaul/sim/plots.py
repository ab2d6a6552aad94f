"""Plots of a tournament, as PNG and SVG."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.sim.extras import needed
from starhaul.sim.match_figures import Study
from starhaul.sim.tournament_report import TournamentReport

FORMATS = ("png", "svg")
_WIDTH, _HEIGHT, _ROW = 8.0, 2.0, 0.45
"""In inches; the height grows with the number of bots."""
_STYLE = {
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.axisbelow": True,
    "grid.alpha": 0.3,
    "svg.fonttype": "none",
    # Makes the output reproducible.
    "svg.hashsalt": "starhaul",
}
_BLUE, _ORANGE = "#3274a1", "#e1812c"
_DARK = 0.25
"""The distance from the middle of the colour scale beyond which text on it must be white."""


def plots(report: TournamentReport, study: Study, folder: str, texts: Texts) -> list[Path]:
    """Draw all plots for which there are data; returns the files written."""
    pyplot = plotter()
    written = []
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        with pyplot.rc_context(_STYLE):
            for name, drawn in _PICTURES.items():
                if (figure := drawn(pyplot, report, study, texts)) is not None:
                    written += _write(figure, Path(folder) / name)
                    pyplot.close(figure)
    except OSError as error:
        raise BadInput("plots-unwritable", source=folder, reason=error) from None
    return written


def plotter() -> Any:
    """Select the backend that works without a display."""
    needed("matplotlib", "sim").use("agg")
    return needed("matplotlib.pyplot", "sim")


def _write(figure: Any, stem: Path) -> list[Path]:
    paths = [stem.with_suffix(f".{format_}") for format_ in FORMATS]
    for path in paths:
        metadata = {"Date": None} if path.suffix == ".svg" else {}
        figure.savefig(path, dpi=150, bbox_inches="tight", metadata=metadata)
    return paths


def _axes(pyplot: ModuleType, rows: int, title: str, label: str) -> tuple[Any, Any]:
    figure, axes = pyplot.subplots(figsize=(_WIDTH, _HEIGHT + _ROW * rows))
    axes.set_title(title, loc="left", fontweight="bold")
    axes.set_xlabel(label)
    return figure, axes


def _names(report: TournamentReport, axes: Any) -> None:
    """The bots from top to bottom, best first."""
    axes.set_yticks(range(len(report.bots)), [line.bot for line in report.bots])
    axes.set_ylim(len(report.bots) - 0.5, -0.5)


# --- plots -------------------------------------------------------------------------------------------------


def _ratings(pyplot: ModuleType, report: TournamentReport, study: Study, texts: Texts) -> Any:
    figure, axes = _axes(
        pyplot, len(report.bots), texts("tournament-plot-ratings"), texts("tournament-rating")
    )
    values = [line.rating.mu for line in report.bots]
    reach = [line.rating.high - line.rating.mu for line in report.bots]
    axes.errorbar(values, range(len(values)), xerr=reach, fmt="o", color=_BLUE, capsize=4)
    _names(report, axes)
    return figure


def _wins(pyplot: ModuleType, report: TournamentReport, study: Study, texts: Texts) -> Any:
    figure, axes = _axes(pyplot, len(report.bots), texts("tournament-plot-wins"), texts("tournament-percent"))
    shares = [100 * line.wins.value for line in report.bots]
    reach = [100 * line.wins.margin for line in report.bots]
    axes.barh(range(len(shares)), shares, xerr=reach, color=_BLUE, capsize=4, height=0.6)
    fair = [100 * line.fair for line in report.bots]
    axes.plot(fair, range(len(fair)), "|", color=_ORANGE, markersize=18, label=texts("tournament-fair"))
    axes.legend(loc="lower right", frameon=False)
    axes.set_xlim(left=0)
    _names(report, axes)
    return figure


def _scores(pyplot: ModuleType, report: TournamentReport, study: Study, texts: Texts) -> Any:
    if {score for line in report.bots for score in line.scores} <= {0, 1}:
        return None  # scores are only won or lost, which the win shares already show
    score = study.label("score", texts)
    figure, axes = _axes(pyplot, len(report.bots), texts("tournament-plot-scores"), score)
    axes.boxplot(
        [line.scores for line in report.bots],
        positions=range(len(report.bots)),
        orientation="horizontal",
        widths=0.6,
        showmeans=True,
        medianprops={"color": _ORANGE},
        flierprops={"markersize": 3, "alpha": 0.4},
    )
    _names(report, axes)
    return figure


def _duels(pyplot: ModuleType, report: TournamentReport, study: Study, texts: Texts) -> Any:
    names = [line.bot for line in report.bots]
    if len(names) < 2:
        return None
    rows = [[_percent(report, one, other) for other in names] for one in names]
    size = _HEIGHT + 0.9 * len(names)
    figure, axes = pyplot.subplots(figsize=(size + 1, size))
    axes.imshow(rows, cmap="RdBu", vmin=0, vmax=100)
    axes.grid(False)
    axes.set_title(texts("tournament-plot-duels"), loc="left", fontweight="bold")
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    for row, shares in enumerate(rows):
        for column, share in enumerate(shares):
            if share == share:  # not a number where two bots never met
                colour = "white" if abs(share - 50) > 100 * _DARK else "black"
                axes.text(column, row, f"{share:.0f}", ha="center", va="center", color=colour)
    return figure


def _percent(report: TournamentReport, one: str, other: str) -> float:
    duel = report.duels[one].get(other)
    return float("nan") if duel is None else 100 * duel.share.value


def _chart(pyplot: ModuleType, report: TournamentReport, study: Study, texts: Texts) -> Any:
    """Stacked bars of the figures that the study selects."""
    found = {key for line in report.bots for key in line.figures if key.startswith(study.CHART)}
    keys = sorted(found, key=study.order)
    if not keys:
        return None
    unit = study.label(report.unit, texts)
    figure, axes = _axes(pyplot, len(report.bots) + len(keys) // 3, texts("tournament-plot-figures"), unit)
    left = [0.0] * len(report.bots)
    colours = pyplot.get_cmap("tab20")
    for number, key in enumerate(keys):
        widths = [line.figures.get(key, 0.0) for line in report.bots]
        label = study.label(key, texts)
        axes.barh(range(len(widths)), widths, left=left, color=colours(number % 20), height=0.6, label=label)
        left = [a + b for a, b in zip(left, widths, strict=True)]
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.22), ncols=2, frameon=False)
    _names(report, axes)
    return figure


_PICTURES: dict[str, Callable[[Any, TournamentReport, Study, Texts], Any]] = {
    "ratings": _ratings,
    "wins": _wins,
    "scores": _scores,
    "duels": _duels,
    "figures": _chart,
}
