"""Colours and line weights of the trucker game: one style sheet for both themes, filled from a palette."""

from collections.abc import Container, Mapping

from starhaul.svg import themes
from starhaul.svg.themes import COMMON, OUTLINED
from starhaul.svg.themes import Theme as Theme

_PAPER = {
    "body": "#cfd6de",
    "plate": "#eef1f4",
    "bumper": "#aab4c2",
    "pipe": "#52658b",
    "shine": "#b9c6dd",
    "flame": "#e4562a",
    "purple": "#8656cf",
    "brown": "#9b6636",
    "cell": "#43ad69",
    "crack": "#7a3fd1",
}
_SPACE = _PAPER | {
    "body": "#46536f",
    "plate": "#303b55",
    "bumper": "#6a7894",
    "pipe": "#9db0d6",
    "shine": "#e3ebfb",
    "purple": "#a67cf0",
    "brown": "#b57d49",
    "cell": "#64d98a",
    "crack": "#b58bff",
}
_PALETTES: dict[Theme, dict[str, str]] = {
    "paper": {**themes.PALETTES["paper"], **_PAPER},
    "space": {**themes.PALETTES["space"], **_SPACE},
}

SEAT_COLOURS = {"blue": "#4aa3ff", "green": "#5fd07a", "yellow": "#f7d34a", "red": "#ff6b6b"}
GOODS_COLOURS = {"red": "#cf2f36", "yellow": "#f5d24b", "green": "#2f9e58", "blue": "#2c55c4"}

_RULES = {
    **COMMON,
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
    "berth": "fill:none;stroke:$text;stroke-width:4;stroke-linecap:square",
    "plaque": "fill:$text;stroke:$ground;stroke-width:2",
    "on-plaque": "fill:$ground",
    "beyond": "fill:$zone;fill-opacity:.6;stroke:$line;stroke-width:1.5;stroke-dasharray:3 4",
    "wrap": "fill:none;stroke:$cyan;stroke-width:4;stroke-dasharray:18 10;stroke-dashoffset:9",
    "tab": "fill:$ground;stroke:$text;stroke-width:1.5",
    "ghost": "opacity:.4",
    "die": "fill:$bare;stroke:$ink;stroke-width:2",
    "dim": "opacity:.45",
    "body": f"fill:$body;{OUTLINED};stroke-width:2.5",
    "plate": "fill:$plate;stroke:$ink;stroke-opacity:.35",
    "bump": f"fill:$bumper;{OUTLINED};stroke-width:1.5",
    "pipe": f"fill:$pipe;{OUTLINED};stroke-width:1.5",
    "shine": "fill:none;stroke:$shine;stroke-width:2",
    "mouth": "fill:$ground;stroke:$rim;stroke-width:2",
    "metal": f"fill:$metal;{OUTLINED}",
    "dark": f"fill:$dark;{OUTLINED}",
    "glass": f"fill:$glass;{OUTLINED}",
    "bare": f"fill:$bare;{OUTLINED}",
    "ink": "fill:$ink",
    "white": "fill:$bare",
    "line": "fill:none;stroke:$ink;stroke-width:2;stroke-linejoin:round",
    "thin": "fill:none;stroke:$ink;stroke-width:1.2",
    "dots": "fill:none;stroke:$ink;stroke-width:2.6;stroke-linecap:round",
    "glint": "fill:none;stroke:$glint;stroke-width:2.5;stroke-linecap:round",
    "flame": f"fill:$flame;{OUTLINED};stroke-width:1.5",
    "heat": "fill:#ffe2a8",
    "beam": "fill:none;stroke:$cyan;stroke-linecap:butt",
    "edge": "fill:none;stroke:$ink;stroke-linecap:butt",
    "full": f"fill:$cell;{OUTLINED}",
    "spent": "fill:$plate;stroke:$rim;stroke-width:1.8;stroke-dasharray:4 3",
    "seat": "fill:$dark;fill-opacity:.55",
    "rim": "fill:$bare;stroke:$danger;stroke-width:4",
    "hazard": "fill:#f6dd6b;stroke:$ink;stroke-width:1.5",
    "purple": f"fill:$purple;{OUTLINED}",
    "brown": f"fill:$brown;{OUTLINED}",
    "bad": "fill:none;stroke:$danger;stroke-width:2.6;stroke-linejoin:miter",
    "halo": "fill:none;stroke:$ground;stroke-width:6;stroke-linejoin:round",
    "loose": "fill:none;stroke:$danger;stroke-width:3;stroke-dasharray:9 6",
    "astray": "fill:none;stroke:$danger;stroke-width:3;stroke-dasharray:.1 6;stroke-linecap:round",
    "badge": "fill:$ground;stroke:$danger;stroke-width:2.2",
    "sign": "fill:none;stroke:$danger;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round",
    "panel": "fill:$panel;stroke:$line;stroke-width:1.5",
    "turn": "fill:$amber;stroke:$ink;stroke-width:1.5;stroke-linejoin:round",
    "name": "fill:$text",
    "right": "text-anchor:end",
    "note": "fill:$danger;font-size:13px",
    "small": "font-size:13px",
    "caption": "fill:$text;font-size:13px;font-weight:600",
    "slot": "fill:none;stroke:$line;stroke-width:1.5;stroke-dasharray:5 4",
    "card": "fill:$cyan;fill-opacity:.22;stroke:$cyan;stroke-width:2",
    "on-card": "fill:$text",
    "weave": "fill:none;stroke:$glint;stroke-width:1.4;stroke-opacity:.6",
    "on-dark": "fill:#fff",
    "coin": f"fill:#f0cf6a;{OUTLINED}",
    "won": f"fill:$gain;{OUTLINED}",
    "pin": "fill:$text",
    "tick-off": "fill:none;stroke:$gain;stroke-width:4;stroke-linecap:round;stroke-linejoin:round",
    "wrap-way": "fill:none;stroke:$text;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round",
    "out": "opacity:.55",
    "crate-sign": "stroke-width:3px;stroke-linejoin:round;paint-order:stroke;fill-rule:evenodd",
}


def _coloured() -> dict[str, str]:
    seats = {f"seat-{name}": f"fill:{value};{OUTLINED}" for name, value in SEAT_COLOURS.items()}
    goods = {
        f"goods-{name}": f"fill:{value};{OUTLINED};stroke-width:1.6" for name, value in GOODS_COLOURS.items()
    }
    # The sign has an outline in the colour of its cube, to separate it from the texture.
    rims = {
        f"on-{name}": f"fill:{'#1f2c47' if name == 'yellow' else '#fff'};stroke:{value}"
        for name, value in GOODS_COLOURS.items()
    }
    return seats | goods | rims


_NO_RULES: Mapping[str, str] = {}


def style_sheet(theme: Theme, looks: Container[str], more: Mapping[str, str] = _NO_RULES) -> str:
    """The CSS rules for the given classes only; `more` are rules of a document of its own."""
    return themes.style_sheet({**_RULES, **_coloured(), **more}, _PALETTES[theme], looks)
