"""Symbols that are drawn more than once: an emblem per face, a hull per colour, backs of cards.

Each is centred on the origin. Symbols with a direction point right, the direction of travel.
"""

from functools import cache
from math import cos, pi, sin

from starhaul.race.terms import Face
from starhaul.svg import Element, circle, element, group, named, path, rect

LETTERS: dict[str, str] = {
    Face.START: "S",
    Face.NORMAL: "N",
    Face.BONUS: "B",
    Face.HYPERSPACE: "H",
    Face.ASTEROID: "A",
    Face.BLACK_HOLE: "O",
    Face.FINISH: "F",
}
"""The letters on the plates of the spaces."""

HULLS = {
    "red": "M17 0L2 -12.5L-14 0L2 12.5Z",
    "green": "M-13 -11H9L14 -5V5L9 11H-13Z",
    "black": "M14 0A13 13 0 0 1 -8 10.3L-14 12V-12L-8 -10.3A13 13 0 0 1 14 0Z",
    "yellow": "M18 0L-13 -14L-8 0L-13 14Z",
}
"""Each colour has its own shape: diamond, box, saucer, arrowhead."""
DIGIT_AT = {"red": 1.5, "green": -0.5, "black": 0.5, "yellow": -0.5}
"""The offset of the number from the centre of a hull, towards the nose."""


def star(points: int, outer: float, inner: float) -> str:
    """
    >>> star(2, 10, 5)
    'M0.0 -10.0L5.0 -0.0L0.0 10.0L-5.0 0.0Z'
    """
    turns = [pi * i / points for i in range(2 * points)]
    radii = [inner if i % 2 else outer for i in range(2 * points)]
    steps = [f"{r * sin(a):.1f} {-r * cos(a):.1f}" for a, r in zip(turns, radii, strict=True)]
    return "M" + "L".join(steps) + "Z"


def _normal() -> Element:
    return group(circle(0, 0, 13, "sketch"), path("M-19 0H-8M8 0H19M0 -19V-8M0 8V19", "sketch"))


def _bonus() -> Element:
    return group(rect(-14, -19, 28, 38, "gift", 4), path(star(5, 11, 4.8), "prize"))


def _hyperspace() -> Element:
    arrows = "".join(f"M{x} -15L{x + 12} 0L{x} 15H{x + 6}L{x + 18} 0L{x + 6} -15Z" for x in (-24, -9, 6))
    return group(path(arrows, "rush"))


def _asteroid() -> Element:
    return group(
        path("M-20 -4L-15 -15L-4 -17L4 -8L1 3L-11 7L-18 4Z", "rock"),
        path("M5 4L14 1L20 8L17 17L7 18L1 11Z", "rock"),
        path("M9 -17L16 -18L20 -12L15 -7L8 -10Z", "rock"),
        path("M-14 -8L-9 -10M-8 0L-4 -3M9 9L13 8", "sketch"),
    )


def _black_hole() -> Element:
    arms = "M9 0A9 9 0 0 1 -9 3M-9 0A9 9 0 0 1 9 -3"
    wide = "M17 4A17 17 0 0 1 -16 9M-17 -4A17 17 0 0 1 16 -9"
    far = "M22 10A24 24 0 0 1 -6 23M-22 -10A24 24 0 0 1 6 -23"
    return group(circle(0, 0, 6.5, "pit"), *(path(line, "swirl") for line in (arms, wide, far)))


def _start() -> Element:
    return group(circle(0, 0, 64, "globe"), circle(0, 0, 54, "pad"))


def _finish() -> Element:
    """Two chequered rings around the rim."""
    inner = element("circle", cx=0, cy=0, r=51, class_=named("flags"), stroke_dashoffset=8.6)
    return group(circle(0, 0, 64, "globe"), circle(0, 0, 59.5, "flags"), inner)


def _back(mark: Element) -> Element:
    return group(
        rect(-17, -24, 34, 48, "back", 5),
        path("M-12 -19H12V19H-12Z", "weave"),
        mark,
    )


@cache
def definitions() -> dict[str, Element]:
    """All symbols that are drawn more than once, by name."""
    faces = {
        Face.START: _start(),
        Face.NORMAL: _normal(),
        Face.BONUS: _bonus(),
        Face.HYPERSPACE: _hyperspace(),
        Face.ASTEROID: _asteroid(),
        Face.BLACK_HOLE: _black_hole(),
        Face.FINISH: _finish(),
    }
    hulls = {
        f"hull-{colour}": group(path(d, "halo"), path(d, f"ship-{colour}")) for colour, d in HULLS.items()
    }
    backs = {
        "back-movement": _back(path("M-8 -8L0 0L-8 8M0 -8L8 0L0 8", "weave")),
        "back-bonus": _back(path(star(5, 10, 4.4), "prize")),
    }
    return {f"face-{face}": drawn for face, drawn in faces.items()} | hulls | backs
