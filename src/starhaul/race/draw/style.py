"""Colours and line weights of the race, for both themes.

Faces and ship colours are never distinguished by colour alone: each also has a letter or a shape.
"""

from collections.abc import Container

from starhaul.race.terms import Face
from starhaul.svg import themes
from starhaul.svg.themes import COMMON, OUTLINED, Theme

SHIP_COLOURS = {"red": "#ff6b6b", "green": "#5fd07a", "black": "#20242e", "yellow": "#f7d34a"}

# Background and plate of each face, for the themes paper and space.
_FACES: dict[str, tuple[tuple[str, str], tuple[str, str]]] = {
    Face.NORMAL: (("#e3ebf0", "#c9d6e0"), ("#18213f", "#263357")),
    Face.BONUS: (("#dcefdc", "#b5d9b8"), ("#15342c", "#215044")),
    Face.HYPERSPACE: (("#d3eef4", "#9fd6e3"), ("#0f3145", "#1a4c68")),
    Face.ASTEROID: (("#ebe0d3", "#d4c0a8"), ("#35291f", "#523f2f")),
    Face.BLACK_HOLE: (("#3a3550", "#272238"), ("#05060d", "#1c1630")),
}
_HOLE_TEXT = "#efe9ff"

_RULES = {
    **COMMON,
    "cell": "stroke:$ground;stroke-width:2",
    "bed": "fill:none;stroke:$text;stroke-width:3;stroke-linejoin:round",
    "split": "fill:none;stroke:$text;stroke-width:2.5;stroke-dasharray:7 4",
    "stretch": "fill:none;stroke:$danger;stroke-width:4;stroke-linejoin:round",
    "retreat": "fill:none;stroke:$danger;stroke-width:3;stroke-dasharray:8 5;stroke-linecap:round",
    "tip": "fill:none;stroke:$danger;stroke-width:3;stroke-linecap:round;stroke-linejoin:round",
    "way": "fill:$text;stroke:$ground;stroke-width:3;paint-order:stroke;stroke-linejoin:round",
    "num": "fill:$text",
    "index": "font-size:15px",
    "plate": "fill:$text;font-size:15px",
    "on-hole": f"fill:{_HOLE_TEXT};font-size:15px",
    "sketch": "fill:none;stroke:$text;stroke-width:2.2;stroke-linejoin:round;stroke-linecap:round",
    "swirl": f"fill:none;stroke:{_HOLE_TEXT};stroke-width:2.2;stroke-linecap:round",
    "pit": "fill:#000",
    "rock": f"fill:$rock;{OUTLINED};stroke-width:1.8",
    "rush": "fill:$cyan;stroke:$ink;stroke-width:1.2;stroke-linejoin:round",
    "gift": f"fill:$bare;{OUTLINED}",
    "prize": f"fill:$gain;{OUTLINED};stroke-width:1.2",
    "globe": "fill:$zone;stroke:$text;stroke-width:3",
    "pad": "fill:none;stroke:$line;stroke-width:5;stroke-dasharray:14 9",
    "flags": "fill:none;stroke:$text;stroke-width:9;stroke-dasharray:10.05 10.05",
    "halo": "fill:none;stroke:$ground;stroke-width:7;stroke-linejoin:round",
    "on-dark": "fill:#fff",
    "on-light": "fill:#1f2c47",
    "digit": "font-size:17px",
    "panel": "fill:$panel;stroke:$line;stroke-width:1.5",
    "turn": "fill:$amber;stroke:$ink;stroke-width:2;stroke-linejoin:round",
    "mark": "fill:$ink",
    "flag": "fill:$text",
    "rule": "fill:none;stroke:$line;stroke-width:1.5",
    "won": f"fill:$gain;fill-rule:evenodd;{OUTLINED}",
    "winning": "stroke:$gain;stroke-width:4",
    "caption": "fill:$text;font-size:14px;font-weight:600",
    "name": "fill:$text",
    "back": f"fill:$dark;{OUTLINED}",
    "weave": "fill:none;stroke:$glint;stroke-width:1.4;stroke-opacity:.55",
    "gap": "fill:none;stroke:$line;stroke-width:2;stroke-dasharray:5 4",
    "front": f"fill:$bare;{OUTLINED}",
    "value": "font-size:24px;fill:#1f2c47",
    "small": "font-size:13px",
    "team": "fill:$text",
    "on-team": "fill:$ground",
}


def _coloured(theme: Theme) -> dict[str, str]:
    found = {}
    for face, pairs in _FACES.items():
        ground, plate = pairs[0 if theme == "paper" else 1]
        found[f"face-{face}"] = f"fill:{ground}"
        found[f"plate-{face}"] = f"fill:{plate}"
    for name, value in SHIP_COLOURS.items():
        # Black would be invisible on the dark theme without a light outline.
        rim = "stroke:#f4f1e8;stroke-width:2.4;stroke-linejoin:round" if name == "black" else OUTLINED
        found[f"ship-{name}"] = f"fill:{value};{rim}"
    return found


def style_sheet(theme: Theme, looks: Container[str]) -> str:
    """The CSS rules for the given classes only."""
    rock = "#b79f86" if theme == "paper" else "#8d7762"
    return themes.style_sheet(_coloured(theme) | _RULES, {**themes.PALETTES[theme], "rock": rock}, looks)
