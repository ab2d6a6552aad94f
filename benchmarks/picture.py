"""The picture of the figures: bars for us and the peers, one panel for each unit that can be compared."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.report import short
from benchmarks.results import Results
from benchmarks.rounds import Figure
from benchmarks.row import OURS
from starhaul.svg import Element, group, rect, words
from starhaul.svg.standalone import standalone
from starhaul.svg.themes import COMMON, PALETTES, backdrop, style_sheet

PANELS = (
    ("random play", "decisions/s", "Random play: decisions per second"),
    ("random play", "actions/s", "Random play: actions per second, with outcomes of chance"),
    ("clones", "clones/s", "Clones per second"),
    ("server", "µs/command", "One command through the server: microseconds (less is better)"),
)
WIDTH, MARGIN, LABELS, BAR, GAP, HEAD = 900, 25, 300, 18, 7, 40
LONGEST = WIDTH - 2 * MARGIN - LABELS - 90
RULES = {
    **COMMON,
    "ours": "fill:$cyan",
    "peers": "fill:$metal",
    "median": "fill:$ink",
    "head": "fill:$text;font:700 17px system-ui,sans-serif",
    "label": "fill:$text;font:500 14px system-ui,sans-serif",
}


def picture(results: Results) -> str:
    y, content = float(MARGIN), list[Element]()
    for topic, unit, title in PANELS:
        found = [figure for figure in results.figures if (figure.topic, figure.unit) == (topic, unit)]
        if found:
            content += _panel(found, title, y)
            y += HEAD + len(found) * (BAR + GAP) + MARGIN / 2
    height = y + MARGIN / 2
    return standalone(
        [backdrop(WIDTH, height, "paper"), *content],
        (0, 0, WIDTH, height),
        look="paper",
        known={},
        style=lambda looks: style_sheet(RULES, PALETTES["paper"], looks),
        title="Starhaul beside other engines",
        description="Best round of each row; the thin line is the median. The same figures are in the table.",
    )


def _panel(figures: Sequence[Figure], title: str, y: float) -> list[Element]:
    longest = max(max(figure.best, figure.median) for figure in figures)
    ordered = sorted(figures, key=lambda figure: figure.best, reverse=not figures[0].lower_is_better)
    scale, step = LONGEST / longest, BAR + GAP
    bars = [_bar(figure, scale, y + HEAD + place * step) for place, figure in enumerate(ordered)]
    return [words(MARGIN, y + 20, title, "head", WIDTH - 2 * MARGIN), *bars]


def _bar(figure: Figure, scale: float, y: float) -> Element:
    x, length = MARGIN + LABELS, figure.best * scale
    is_ours = figure.program == OURS
    return group(
        words(MARGIN, y + 14, f"{figure.program}: {figure.what}", "label", LABELS - 10, size=13),
        rect(x, y, max(length, 1), BAR, "ours" if is_ours else "peers", 2),
        rect(x + figure.median * scale - 1, y, 2, BAR, "median"),
        words(x + max(length, figure.median * scale) + 8, y + 14, short(figure.best), "label", 90, size=13),
    )
