"""Meteors and shots as signs, flying to the rear, centred on the origin.

Used by the pictures and icons of the rule book; the browser client animates its own.
"""

from starhaul.svg import Element, circle, group, path

_SMALL = "M-2 -13L8 -10L13 -1L9 9L-1 13L-11 8L-13 -3L-9 -10Z"
_LARGE = "M-4 -25L14 -21L25 -6L23 11L10 24L-9 25L-22 15L-26 -3L-18 -18Z"
_CRATERS = ((-8, -7, 6), (10, -3, 4), (-2, 11, 5))


def meteor(*, is_large: bool) -> Element:
    tail = "M-15 -28L-11 -52M0 -32V-62M15 -28L11 -52" if is_large else "M-8 -17L-6 -34M0 -18V-42M8 -17L6 -34"
    craters = [circle(x, y, radius, "crater") for x, y, radius in _CRATERS] if is_large else []
    return group(path(tail, "trail"), path(_LARGE if is_large else _SMALL, "rock"), *craters)


def shot(*, is_large: bool) -> Element:
    if is_large:
        return group(path("M-9 -44H9V4H-9Z", "fire"), path("M-16 2L0 30L16 2Z", "fire"))
    return group(path("M-4 -34H4V4H-4Z", "fire"), path("M-9 2L0 20L9 2Z", "fire"))


def threat(name: str) -> Element:
    """A threat by its name, such as `meteor-large`."""
    what, _, size = name.partition("-")
    return (meteor if what == "meteor" else shot)(is_large=size == "large")
