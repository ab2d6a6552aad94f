"""The symbols of a seat: its emblem beside the ship, its rocket on the flight track; and small signs."""

from starhaul.svg import Element, circle, group, path, rect
from starhaul.trucker.draw.style import SEAT_COLOURS

# Seats are distinguished by colour and by shape; these are centred on the origin.
_SHAPES = {
    "blue": "M-12 0A12 12 0 1 1 12 0A12 12 0 1 1 -12 0Z",
    "green": "M-11 -11H11V11H-11Z",
    "yellow": "M0 -13L14 11H-14Z",
    "red": "M0 -14.5L14.5 0L0 14.5L-14.5 0Z",
}
_SMALL = {
    "blue": "M-5.5 0A5.5 5.5 0 1 1 5.5 0A5.5 5.5 0 1 1 -5.5 0Z",
    "green": "M-5 -5H5V5H-5Z",
    "yellow": "M0 -6L6.5 5H-6.5Z",
    "red": "M0 -7L7 0L0 7L-7 0Z",
}


def _rocket(colour: str) -> Element:
    """Flying right, with its emblem upright."""
    return group(
        path("M-17 -6Q-27 0 -17 6Z", "flame"),
        path("M-18 -13H-6L2 -9V9L-6 13H-18L-13 7V-7Z", "metal"),
        path("M-15 -8.5H6Q17 -7.5 22 0Q17 7.5 6 8.5H-15Z", f"seat-{colour}"),
        path(_SMALL[colour], "bare"),
    )


def _lost() -> Element:
    """A tile in two pieces."""
    return group(
        path("M-13 -13H1L-4 -5L2 0L-5 13H-13Z", "body"),
        path("M6 -12L13 -10L12 14L1 13L7 1L1 -4Z", "body"),
    )


def _coin() -> Element:
    return group(circle(0, 0, 12, "coin"), circle(0, 0, 8, "thin"), path("M0 -4.5V4.5", "line"))


def _card_back() -> Element:
    return group(rect(-13, -18, 26, 36, "dark", 4), path("M-8 -13H8V13H-8Z", "weave"))


def _hourglass() -> Element:
    return group(path("M-10 -16H10V-12Q10 -5 2 0Q10 5 10 12V16H-10V12Q-10 5 -2 0Q-10 -5 -10 -12Z", "glass"))


def rockets() -> dict[str, Element]:
    """All definitions of this module by name."""
    emblems = {f"emblem-{colour}": group(path(d, f"seat-{colour}")) for colour, d in _SHAPES.items()}
    flying = {f"rocket-{colour}": _rocket(colour) for colour in SEAT_COLOURS}
    signs = {"lost": _lost(), "coin": _coin(), "card-back": _card_back(), "hourglass": _hourglass()}
    return emblems | flying | signs
