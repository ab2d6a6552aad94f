"""The picture of `starhaul odds`: how often each tile is lost, on the ship itself, with bars of credits,
causes and reasons beside it."""

from collections.abc import Iterator, Mapping, Sequence

from starhaul.locale import Texts
from starhaul.odds.ship_odds import ShipOdds, TileRisk
from starhaul.plugins.trucker.commands.odds_report import percent
from starhaul.svg import Element, element, group, named, rect, text, words
from starhaul.svg.standalone import standalone
from starhaul.svg.themes import backdrop
from starhaul.trucker.draw import sheet as sheets
from starhaul.trucker.draw.ship_svg import ship_content
from starhaul.trucker.draw.style import style_sheet
from starhaul.trucker.draw.truck_document import definitions
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.terms import Kind

_LOOKS = {
    "risk": "fill:#c8102e",
    "bar": "fill:#2f6f9f",
    "share": "fill:#1f2c47;font-size:22px;font-weight:700",
}
_PANEL, _LINE, _LABEL = 460, 24, 190
_BINS = 12
Bar = tuple[str, float, str]
"""The label, the length, and the number in words."""


def odds_picture(name: str, plan: ShipPlan, odds: ShipOdds, texts: Texts) -> str:
    texts = texts.of_edition(plan.ship.hull.board.edition)
    sheet = sheets.sheet_of(plan.ship.hull.board)
    labels = {str(kind): texts(f"kind-{kind}") for kind in Kind}
    bars, high = _panel(odds, texts)
    width, height = sheet.width + _PANEL, max(sheet.height, high)
    content = [
        backdrop(width, height, "paper", 0, 0),
        *ship_content(plan, labels),
        *(_risk(sheet, plan, risk) for risk in odds.tiles),
        group(*bars, transform=f"translate({sheet.width:g} 0)"),
    ]
    mean, margin = f"{odds.credits.mean:.1f}", f"{odds.credits.margin:.1f}"
    return standalone(
        content,
        (0, 0, width, height),
        look="paper",
        known=definitions(),
        style=lambda looks: style_sheet("paper", looks, _LOOKS),
        title=texts("odds-picture", ship=name),
        description=texts("odds-picture-says", mean=mean, margin=margin, flights=odds.flights),
    )


def _risk(sheet: sheets.Sheet, plan: ShipPlan, risk: TileRisk) -> Element:
    """A tile that is never lost stays clear, one that is always lost is nearly covered."""
    cell = plan.ship.hull.board.cell_at(*risk.at)
    assert cell is not None, "tiles are on the board"
    x, y = sheet.corner(cell)
    side = sheets.SIDE
    cover = element(
        "rect", x=x, y=y, width=side, height=side, class_=named("risk"), fill_opacity=0.75 * risk.share
    )
    number = text(x + side / 2, y + side - 8, percent(risk.share), "num share")
    return group(cover, number, data_cell=str(cell))


# --- bars --------------------------------------------------------------------------------------------------


def _panel(odds: ShipOdds, texts: Texts) -> tuple[list[Element], float]:
    """The bars, and how high they are together."""
    lost = [(texts(f"card-{kind}"), mean, f"{mean:.2f}") for kind, mean in _sorted(odds.lost_to)]
    parts: list[tuple[str, Sequence[Bar]]] = [
        (texts("odds-credits"), list(_credits(odds.counts, odds.flights))),
        (texts("odds-tiles"), lost),
        (texts("odds-home"), list(_ends(odds, texts))),
    ]
    drawn: list[Element] = []
    y = 20.0
    for title, bars in parts:
        y += _LINE
        drawn.append(words(10, y, title, "caption", _PANEL - 20))
        longest = max((length for _, length, _ in bars), default=0) or 1
        for label, length, number in bars:
            y += _LINE
            drawn += _bar(y, label, length / longest, number)
        y += _LINE / 2
    return drawn, y + 20


def _bar(y: float, label: str, share: float, number: str) -> Iterator[Element]:
    long = (_PANEL - _LABEL - 70) * share
    yield words(10, y, label, "name small", _LABEL - 20, 13)
    yield rect(_LABEL, y - 13, long, 16, "bar")
    yield words(_LABEL + long + 6, y, number, "name small", 60, 13)


def _sorted(shares: Mapping[str, float]) -> list[tuple[str, float]]:
    return sorted(shares.items(), key=lambda item: -item[1])


def _credits(counts: Mapping[int, int], flights: int) -> Iterator[Bar]:
    """A histogram with steps that are easy to read."""
    low, high = min(counts), max(counts)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) // step < _BINS)
    for first in range(low // step * step, high + 1, step):
        share = sum(number for value, number in counts.items() if first <= value < first + step) / flights
        name = str(first) if step == 1 else f"{first} … {first + step - 1}"
        yield name, share, percent(share)


def _ends(odds: ShipOdds, texts: Texts) -> Iterator[Bar]:
    yield texts("odds-arrives"), odds.home.mean, percent(odds.home.mean)
    for reason, share in _sorted(odds.leaving):
        yield texts(f"gave-up-reason-{reason}"), share, percent(share)
