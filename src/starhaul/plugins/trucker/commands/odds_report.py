"""The report of `starhaul odds` for people."""

from collections.abc import Mapping

from rich.table import Table

from starhaul.cli import console
from starhaul.locale import Texts
from starhaul.odds.flight_study import ShipStudy
from starhaul.odds.ship_changes import Improvement
from starhaul.odds.ship_odds import Expectation, Place, ShipOdds
from starhaul.plugins.trucker.commands.inspect_report import heading
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.ship.layers import tile_set

_MOST_TILES = 3


def odds_text(source: str, plan: ShipPlan, study: ShipStudy, texts: Texts) -> str:
    texts = texts.of_edition(study.edition)
    screen = console()
    with screen.capture() as capture:
        screen.print(heading(source, plan, texts), style="bold", soft_wrap=True)
        screen.print(_table(plan, study, texts))
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())


def _table(plan: ShipPlan, study: ShipStudy, texts: Texts) -> Table:
    odds, table = study.odds, Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row(texts("odds-credits"), texts("odds-credits-of", **_spread(odds), flights=odds.flights))
    if study.rivals:
        table.add_row("", texts("odds-among", rivals=study.rivals))
    table.add_row(texts("odds-sources"), _sources(odds, texts))
    table.add_row(texts("odds-home"), within(odds.home, texts, percent=True))
    for reason, share in _largest(odds.leaving):
        table.add_row("", f"{percent(share)} {texts(f'gave-up-reason-{reason}')}")
    table.add_row(texts("odds-tiles"), within(odds.tiles_lost, texts))
    for kind, mean in _largest(odds.lost_to):
        table.add_row("", f"{mean:.2f} {texts(f'card-{kind}')}")
    weak = [f"{tile_name(plan, risk.at, texts)} {percent(risk.share)}" for risk in odds.tiles[:_MOST_TILES]]
    table.add_row(texts("odds-weakest"), ", ".join(weak))
    if study.improvement is not None:
        table.add_row(texts("odds-improvement"), improvement(plan, study.improvement, texts))
    if study.behind is not None:
        table.add_row(texts("odds-behind"), within(study.behind, texts))
    return table


def _spread(odds: ShipOdds) -> Mapping[str, str]:
    low, middle, high = odds.spread
    mean, margin = f"{odds.credits.mean:.1f}", f"{odds.credits.margin:.1f}"
    return {"mean": mean, "margin": margin, "low": str(low), "middle": str(middle), "high": str(high)}


def _sources(odds: ShipOdds, texts: Texts) -> str:
    return ", ".join(f"{texts(f'odds-source-{name}')} {value:+.1f}" for name, value in odds.sources.items())


def _largest(shares: Mapping[str, float]) -> list[tuple[str, float]]:
    return sorted(shares.items(), key=lambda item: -item[1])


def percent(share: float) -> str:
    """
    >>> percent(0.256)
    '26 %'
    """
    return f"{100 * share:.0f} %"


def within(found: Expectation, texts: Texts, *, percent: bool = False) -> str:
    scale, digits = (100, 0) if percent else (1, 1)
    mean, margin = (f"{scale * value:.{digits}f}" for value in (found.mean, found.margin))
    return texts("odds-percent" if percent else "odds-within", mean=mean, margin=margin)


def tile_name(plan: ShipPlan, at: Place, texts: Texts) -> str:
    hull = plan.ship.hull
    cell = hull.board.cell_at(*at)
    assert cell is not None, "tiles are on the board"
    return f"{texts(f'kind-{tile_set(hull.board.edition).records[hull.tiles[cell]].kind}')} [{at[0]},{at[1]}]"


def improvement(plan: ShipPlan, found: Improvement, texts: Texts) -> str:
    change = found.change
    names = {record.id: texts(f"kind-{record.kind}") for record in tile_set(_edition(plan)).records}
    facts = {"place": f"[{change.at[0]},{change.at[1]}]", "gain": within(found.gain, texts)}
    if change.instead is not None and change.tile != change.instead:
        facts["old"] = names[change.instead]
    if change.tile is None:
        return texts("odds-take-off", **facts)
    facts |= {"tile": names[change.tile], "turns": str(change.rotation)}
    if change.tile == change.instead:
        return texts("odds-turn", **facts)
    facts["number"] = str(change.tile)
    return texts("odds-add" if change.instead is None else "odds-swap", **facts)


def _edition(plan: ShipPlan) -> str:
    return plan.ship.hull.board.edition
