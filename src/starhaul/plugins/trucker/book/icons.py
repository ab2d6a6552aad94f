"""The glossary of icons: every tile, connector, threat, figure, cube and sign, with its name and rule."""

from collections.abc import Iterator

from starhaul.plugins.trucker.book.canvas import Drawing, finished
from starhaul.plugins.trucker.book.threat_art import threat
from starhaul.rulebook.book_part import Icon
from starhaul.svg import Element, element, group, use
from starhaul.svg.themes import Theme
from starhaul.trucker.draw import tile_art
from starhaul.trucker.draw.marks import mark
from starhaul.trucker.draw.signs import sign_name
from starhaul.trucker.parts.terms import RULE_OF_KIND, Alien, Connector, Goods, Kind
from starhaul.trucker.ship.layers import tile_set

_SIDE = 140
_COLUMNS = 8
_FAULTS = {
    "single_against_double": "CHK-02",
    "connector_against_smooth": "CHK-03",
    "engine_direction": "CHK-04",
    "exhaust_blocked": "CHK-05",
    "muzzle_blocked": "CHK-06",
    "outside_zone": "CHK-07",
    "loose_part": "CHK-08",
    "crack_mismatch": "LM-024",
}
_CONNECTOR_RULES = {
    Connector.SINGLE: "BLD-12",
    Connector.DOUBLE: "BLD-12",
    Connector.UNIVERSAL: "BLD-12",
    Connector.SMOOTH: "BLD-13",
}
_THREAT_RULES = {
    "meteor-small": "HIT-04",
    "meteor-large": "HIT-07",
    "shot-small": "HIT-13",
    "shot-large": "HIT-14",
}
_SIGN_RULES = {
    "human": "PRE-02",
    "cell-full": "PAR-04",
    "energy": "BLD-20",
    "coin": "FLT-22",
    "hourglass": "BLD-39",
    "card-back": "BLD-36",
    "rocket-blue": "FLT-04",
    "lost": "END-07",
}


def _icons() -> Iterator[Icon]:
    for kind in Kind:
        yield Icon(
            f"kind-{kind}", "tiles", f"kind-{kind}", f"inspect-does-{kind}", RULE_OF_KIND.get(kind, "")
        )
    for connector, rule in _CONNECTOR_RULES.items():
        number = int(connector)
        yield Icon(
            f"side-{number}", "connectors", f"inspect-connector-{number}", f"inspect-fits-{number}", rule
        )
    for name, rule in _THREAT_RULES.items():
        yield Icon(name, "threats", f"threat-{name}", f"rules-icon-{name}", rule)
    for alien in Alien:
        yield Icon(f"alien-{alien}", "crew", f"alien-{alien}", f"rules-icon-alien-{alien}", "PAR-05")
    for colour in Goods:
        rule = "FLT-11" if colour is Goods.RED else "END-05"
        yield Icon(f"cube-{colour}", "goods", f"rules-icon-word-{colour}", f"rules-icon-cube-{colour}", rule)
    for name, rule in _SIGN_RULES.items():
        yield Icon(name, "signs", f"rules-icon-word-{name}", f"rules-icon-{name}", rule)
    for name, rule in _FAULTS.items():
        yield Icon(sign_name(name), "faults", f"fault-{name}", f"rules-icon-fault-{name}", rule)


ICONS: tuple[Icon, ...] = tuple(_icons())


def icon_sheet(theme: Theme) -> str:
    """All icons in a grid, each with a view of its name."""
    drawn, views = list[Element](), list[Element]()
    for number, icon in enumerate(ICONS):
        row, column = divmod(number, _COLUMNS)
        x, y = column * _SIDE, row * _SIDE
        drawn.append(group(*_drawn(icon.name), transform=f"translate({x} {y})"))
        views.append(element("view", id=icon.name, viewBox=f"{x} {y} {_SIDE} {_SIDE}"))
    rows = -(-len(ICONS) // _COLUMNS)
    return finished(Drawing([*views, *drawn], _COLUMNS * _SIDE, rows * _SIDE), theme, is_bare=True)


def _drawn(name: str) -> list[Element]:
    """An icon in a square of `_SIDE`."""
    what, _, rest = name.partition("-")
    if what == "kind":
        return [group(*_tile(Kind(rest)), transform="translate(20 20)")]
    if what == "side":
        sides = [use(f"side-{rest}", rotation=0)]
        return [group(use("body"), *sides, use("plate"), transform="translate(20 20)")]
    if what in ("meteor", "shot"):
        return [group(threat(name), transform="translate(70 88) scale(1.4)")]
    scale = {"fault": 4, "energy": 5, "cell": 2, "human": 2.6, "alien": 2.2, "rocket": 2.2}.get(what, 2.6)
    return [mark(name, _SIDE / 2, _SIDE / 2, scale)]


def _tile(kind: Kind) -> list[Element]:
    number, record = next(
        (number, record)
        for number, record in enumerate(tile_set("2e").records)
        if number and record.kind is kind
    )
    drawn = tile_art.tile("2e", number, 0)
    return drawn + tile_art.cells(record, record.capacity) if kind is Kind.BATTERY else drawn
