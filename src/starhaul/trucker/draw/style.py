"""Colours and line weights: one style sheet for both themes, filled in from a palette.

Concrete colours, not custom properties, because vector editors and printers' tools read only those.
"""

from string import Template
from typing import Literal

from starhaul.trucker.draw.svg import PREFIX

Theme = Literal["paper", "space"]

_PAPER = {
    "ground": "#f4f1e8",
    "faint": "#e6e2d5",
    "text": "#1f2c47",
    "ink": "#1f2c47",
    "zone": "#e3ebf0",
    "line": "#7f98b3",
    "shut": "#ece8dc",
    "body": "#cfd6de",
    "plate": "#eef1f4",
    "bumper": "#aab4c2",
    "pipe": "#52658b",
    "shine": "#b9c6dd",
    "metal": "#93a0b4",
    "dark": "#33405c",
    "glass": "#c4e4ee",
    "glint": "#ffffff",
    "bare": "#ffffff",
    "cyan": "#1593b4",
    "danger": "#d0252f",
    "flame": "#e4562a",
    "purple": "#8656cf",
    "brown": "#9b6636",
    "cell": "#43ad69",
    "crack": "#7a3fd1",
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
    "body": "#46536f",
    "plate": "#303b55",
    "bumper": "#6a7894",
    "pipe": "#9db0d6",
    "shine": "#e3ebfb",
    "metal": "#97a6c4",
    "dark": "#5a6a92",
    "glass": "#79bfd8",
    "cyan": "#5bd1e8",
    "danger": "#ff5d5d",
    "purple": "#a67cf0",
    "brown": "#b57d49",
    "cell": "#64d98a",
    "crack": "#b58bff",
    "rim": "#c3cff2",
}
_PALETTES: dict[Theme, dict[str, str]] = {"paper": _PAPER, "space": _SPACE}

SEAT_COLOURS = {"blue": "#4aa3ff", "green": "#5fd07a", "yellow": "#f7d34a", "red": "#ff6b6b"}
GOODS_COLOURS = {"red": "#cf2f36", "yellow": "#f5d24b", "green": "#2f9e58", "blue": "#2c55c4"}

_OUTLINED = "stroke:$ink;stroke-width:2;stroke-linejoin:round"
_RULES = {
    "ground": "fill:$ground",
    "faint": "fill:none;stroke:$faint",
    "star": "fill:$text",
    "frame": "fill:none;stroke:$text;stroke-width:1.5",
    "tick": "fill:none;stroke:$text",
    "num": "fill:$text;font-size:18px",
    "zone": "fill:$zone;stroke:$line;stroke-width:1.5",
    "shut": "fill:$shut;stroke:$line;stroke-dasharray:5 5",
    "hatch": "fill:none;stroke:$line;stroke-width:1.2",
    "blue": "fill:none;stroke:$line;stroke-width:1.5",
    "begin": "fill:none;stroke:$text;stroke-width:3",
    "crack": "fill:none;stroke:$crack;stroke-width:5;stroke-linejoin:miter",
    "rift": "fill:none;stroke:$ink;stroke-width:9;stroke-linejoin:miter",
    "core": "fill:none;stroke:$bare;stroke-width:1.5;stroke-linejoin:miter",
    "tab": "fill:$ground;stroke:$text;stroke-width:1.5",
    "ghost": "opacity:.4",
    "die": "fill:$bare;stroke:$ink;stroke-width:2",
    "dim": "opacity:.45",
    "body": f"fill:$body;{_OUTLINED};stroke-width:2.5",
    "plate": "fill:$plate;stroke:$ink;stroke-opacity:.35",
    "bump": f"fill:$bumper;{_OUTLINED};stroke-width:1.5",
    "pipe": f"fill:$pipe;{_OUTLINED};stroke-width:1.5",
    "shine": "fill:none;stroke:$shine;stroke-width:2",
    "mouth": "fill:$ground;stroke:$rim;stroke-width:2",
    "metal": f"fill:$metal;{_OUTLINED}",
    "dark": f"fill:$dark;{_OUTLINED}",
    "glass": f"fill:$glass;{_OUTLINED}",
    "bare": f"fill:$bare;{_OUTLINED}",
    "ink": "fill:$ink",
    "white": "fill:$bare",
    "line": "fill:none;stroke:$ink;stroke-width:2;stroke-linejoin:round",
    "thin": "fill:none;stroke:$ink;stroke-width:1.2",
    "dots": "fill:none;stroke:$ink;stroke-width:2.6;stroke-linecap:round",
    "glint": "fill:none;stroke:$glint;stroke-width:2.5;stroke-linecap:round",
    "flame": f"fill:$flame;{_OUTLINED};stroke-width:1.5",
    "heat": "fill:#ffe2a8",
    "beam": "fill:none;stroke:$cyan;stroke-linecap:butt",
    "edge": "fill:none;stroke:$ink;stroke-linecap:butt",
    "full": f"fill:$cell;{_OUTLINED}",
    "spent": "fill:$plate;stroke:$rim;stroke-width:1.8;stroke-dasharray:4 3",
    "seat": "fill:$dark;fill-opacity:.55",
    "rim": "fill:$bare;stroke:$danger;stroke-width:4",
    "hazard": "fill:#f6dd6b;stroke:$ink;stroke-width:1.5",
    "purple": f"fill:$purple;{_OUTLINED}",
    "brown": f"fill:$brown;{_OUTLINED}",
    "bad": "fill:none;stroke:$danger;stroke-width:2.6;stroke-linejoin:miter",
    "halo": "fill:none;stroke:$ground;stroke-width:6;stroke-linejoin:round",
    "loose": "fill:none;stroke:$danger;stroke-width:3;stroke-dasharray:9 6",
    "astray": "fill:none;stroke:$danger;stroke-width:3;stroke-dasharray:.1 6;stroke-linecap:round",
    "badge": "fill:$ground;stroke:$danger;stroke-width:2.2",
    "sign": "fill:none;stroke:$danger;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round",
    "letter": "font-size:17px;stroke-width:4px;stroke-linejoin:round;paint-order:stroke",
}


def _coloured() -> dict[str, str]:
    seats = {f"seat-{name}": f"fill:{value};{_OUTLINED}" for name, value in SEAT_COLOURS.items()}
    goods = {
        f"goods-{name}": f"fill:{value};{_OUTLINED};stroke-width:1.6" for name, value in GOODS_COLOURS.items()
    }
    # The letter carries a rim in the colour of its cube, so that the texture never runs into it.
    rims = {
        f"on-{name}": f"fill:{'#1f2c47' if name == 'yellow' else '#fff'};stroke:{value}"
        for name, value in GOODS_COLOURS.items()
    }
    return seats | goods | rims


def style_sheet(theme: Theme, looks: set[str]) -> str:
    """The rules for these looks only.

    Selectors of one class each, without ancestors: browsers match what `use` copies as if it stood alone.
    """
    rules = [
        f".{PREFIX}{name}{{{Template(rule).substitute(_PALETTES[theme])}}}"
        for name, rule in (_RULES | _coloured()).items()
        if name in looks
    ]
    font = "font:700 16px system-ui,sans-serif;text-anchor:middle;font-variant-numeric:tabular-nums"
    return "\n".join([f".{PREFIX}num,.{PREFIX}letter{{{font}}}", *rules])
