"""The two themes shared by the drawings of all games: palettes, backgrounds and style sheets.

Style sheets use concrete colours instead of custom properties, because vector editors do not support the
latter.
"""

from collections.abc import Container, Mapping
from string import Template
from typing import Literal

from starhaul.svg import PREFIX, Element, circle, group, path, rect

Theme = Literal["paper", "space"]

_PAPER = {
    "ground": "#f4f1e8",
    "faint": "#e6e2d5",
    "text": "#1f2c47",
    "ink": "#1f2c47",
    "zone": "#e3ebf0",
    "line": "#7f98b3",
    "shut": "#ece8dc",
    "metal": "#93a0b4",
    "dark": "#33405c",
    "glass": "#c4e4ee",
    "glint": "#ffffff",
    "bare": "#ffffff",
    "panel": "#fffdf7",
    "amber": "#ffb347",
    "cyan": "#1593b4",
    "danger": "#d0252f",
    "gain": "#2c8f50",
    "rim": "#1f2c47",
}
_SPACE = _PAPER | {
    "ground": "#0b1020",
    "faint": "#121930",
    "text": "#c3cff2",
    "ink": "#080c18",
    "zone": "#141b33",
    "line": "#3b4b80",
    "shut": "#0e1428",
    "metal": "#97a6c4",
    "dark": "#5a6a92",
    "glass": "#79bfd8",
    "panel": "#141b33",
    "cyan": "#5bd1e8",
    "danger": "#ff5d5d",
    "gain": "#64d98a",
    "rim": "#c3cff2",
}
PALETTES: Mapping[Theme, Mapping[str, str]] = {"paper": _PAPER, "space": _SPACE}

OUTLINED = "stroke:$ink;stroke-width:2;stroke-linejoin:round"
"""The outline of solid shapes."""
COMMON: Mapping[str, str] = {
    "ground": "fill:$ground",
    "faint": "fill:none;stroke:$faint",
    "star": "fill:$text",
}
"""Rules for the backgrounds drawn in this module."""
_FONT = "font:700 16px system-ui,sans-serif;text-anchor:{};font-variant-numeric:tabular-nums"


def style_sheet(rules: Mapping[str, str], palette: Mapping[str, str], looks: Container[str]) -> str:
    """The CSS rules for the given class names only.

    Each selector is a single class without ancestors, because elements copied by `use` have none to match.
    """
    filled = [
        f".{PREFIX}{name}{{{Template(rule).substitute(palette)}}}"
        for name, rule in rules.items()
        if name in looks
    ]
    fonts = [f".{PREFIX}num,.{PREFIX}letter{{{_FONT.format('middle')}}}"]
    if "word" in looks:
        fonts.append(f".{PREFIX}word{{{_FONT.format('start')}}}")
    return "\n".join([*fonts, *filled])


# --- backgrounds -------------------------------------------------------------------------------------------


def backdrop(width: float, height: float, theme: Theme, inset: float = 0, first: float = 0) -> Element:
    """Graph paper, or space with a few stars; both leave a margin of `inset`.

    `first` is the distance of the first line of the graph paper from the margin.
    """
    whole = rect(0, 0, width, height, "ground")
    drawn = _stars if theme == "space" else _squares
    return group(whole, *drawn(width, height, inset, first))


def _squares(width: float, height: float, inset: float, first: float) -> list[Element]:
    x, y, right, bottom = inset, inset, width - inset, height - inset
    down = "".join(
        f"M{x + first + i * 25:g} {y:g}V{bottom:g}" for i in range(int((right - x - first) // 25) + 1)
    )
    over = "".join(
        f"M{x:g} {y + first + i * 25:g}H{right:g}" for i in range(int((bottom - y - first) // 25) + 1)
    )
    return [path(down + over, "faint")]


def _stars(width: float, height: float, inset: float, first: float) -> list[Element]:
    """Scattered by multiples of the golden ratio: even, not regular, and deterministic."""
    across, down = width - 2 * inset, height - 2 * inset
    return [
        circle(
            inset + across * (i * 0.6180339 % 1),
            inset + down * (i * 0.7548777 % 1),
            0.7 + i % 3 * 0.5,
            "star",
        )
        for i in range(1, 60)
    ]
