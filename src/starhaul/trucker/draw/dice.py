"""The marks of the class IVC yard: faces of dice, and two dice for a double."""

from starhaul.svg import Element, circle, group, rect

_FAR = 6.2
_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
DOUBLE = "D"


def _face(mark: str) -> Element:
    pips = [circle(x * _FAR, y * _FAR, 2.6, "ink") for x, y in _PIPS[mark]]
    return group(rect(-12, -12, 24, 24, "die", 5), *pips)


def _double() -> Element:
    """Two equal dice, one behind the other, without a particular number."""
    equals = [rect(-8, -4.5, 10, 3.2, "ink"), rect(-8, 1.8, 10, 3.2, "ink")]
    return group(rect(-3, -13, 17, 17, "die", 4), rect(-12, -9, 18, 18, "die", 4), *equals)


def die_name(mark: str) -> str:
    return "die-double" if mark == DOUBLE else f"die-{mark}"


def dice() -> dict[str, Element]:
    """All definitions of this module by name."""
    return {die_name(mark): _face(mark) for mark in _PIPS} | {die_name(DOUBLE): _double()}
