"""Tokens on tiles: crew, battery cells, goods, and the places for them.

Tokens are centred on the origin and do not rotate with the tile.
"""

from math import cos, pi, sin

from starhaul.svg import Element, circle, group, path, rect
from starhaul.trucker.parts.terms import Alien, Goods, Kind

Spot = tuple[float, float, float]
"""Position and size of a token on its tile: x, y, scale."""

# Staggered, because two visors side by side look like the eyes of one face.
SEATS: tuple[Spot, ...] = ((40, 45, 0.95), (60, 55, 0.95))
ALIEN_SPOT: Spot = (50, 50, 1)
PLACES: dict[tuple[Kind, int], tuple[Spot, ...]] = {
    (Kind.CARGO, 2): ((36, 50, 1), (64, 50, 1)),
    (Kind.CARGO, 3): ((50, 35, 1), (36, 65, 1), (64, 65, 1)),
    (Kind.SPECIAL_CARGO, 1): ((50, 50, 1.35),),
    (Kind.SPECIAL_CARGO, 2): ((36, 50, 1), (64, 50, 1)),
    (Kind.BATTERY, 2): ((38, 50, 1), (62, 50, 1)),
    (Kind.BATTERY, 3): ((32, 50, 1), (50, 50, 1), (68, 50, 1)),
}


def spots(kind: Kind, capacity: int) -> tuple[Spot, ...]:
    """The positions of goods or battery cells on a tile."""
    return PLACES[kind, capacity]


# --- shapes ------------------------------------------------------------------------------------------------


def polar(points: list[tuple[float, float]]) -> str:
    """A closed path through points given as (fraction of a full turn, clockwise from the top; radius)."""
    steps = [f"{r * sin(2 * pi * a):.1f} {-r * cos(2 * pi * a):.1f}" for a, r in points]
    return "M" + "L".join(steps) + "Z"


def spiky(spikes: int, outer: float, inner: float) -> str:
    """
    >>> spiky(2, 10, 5)
    'M0.0 -10.0L5.0 -0.0L0.0 10.0L-5.0 0.0Z'
    """
    return polar([(i / (2 * spikes), inner if i % 2 else outer) for i in range(2 * spikes)])


def gear(teeth: int, outer: float, inner: float) -> str:
    step = 1 / teeth
    return polar(
        [
            (i * step + share * step, radius)
            for i in range(teeth)
            for share, radius in ((-0.18, outer), (0.18, outer), (0.3, inner), (0.7, inner))
        ]
    )


# --- crew --------------------------------------------------------------------------------------------------


def human() -> Element:
    """A white helmet above white shoulders."""
    return group(
        path("M-11 17V13Q-11 5 -3 5H3Q11 5 11 13V17Z", "bare"),
        path("M-4 11H4", "thin"),
        rect(-10.5, -15, 21, 21, "bare", 9.5),
        path("M-6.5 -7.5Q0 -11 6.5 -7.5V-1.5Q0 3 -6.5 -1.5Z", "dark"),
        path("M-3.5 -6L-2 -3", "glint"),
    )


def purple_alien() -> Element:
    """Spikes, one eye and many teeth."""
    return group(
        path(spiky(11, 23, 14), "purple"),
        circle(0, -3, 7.5, "bare"),
        circle(1.5, -2, 3.4, "ink"),
        path("M-8 8L-4 12L0 8L4 12L8 8Q0 17 -8 8Z", "bare"),
    )


def brown_alien() -> Element:
    """A gear for a hat, goggles and a wrench."""
    return group(
        path(gear(9, 21, 16.5), "brown"),
        circle(-6.5, -4, 6, "bare"),
        circle(6.5, -4, 6, "bare"),
        circle(-5.5, -4, 2.6, "ink"),
        circle(5.5, -4, 2.6, "ink"),
        path("M-15 14L5 7A6.5 6.5 0 1 1 13 15L10 11L7 12L-13 19.5A3 3 0 0 1 -15 14Z", "metal"),
    )


# --- energy ------------------------------------------------------------------------------------------------


def full_cell() -> Element:
    return group(
        rect(-3.5, -25, 7, 6, "dark", 1.5),
        rect(-7.5, -20, 15, 42, "full", 3.5),
        path("M2 -13L-4 3H0L-2 14L4.5 -3H0.5Z", "bare"),
    )


def spent_cell() -> Element:
    return group(rect(-3.5, -25, 7, 6, "spent", 1.5), rect(-7.5, -20, 15, 42, "spent", 3.5))


def energy_mark() -> Element:
    """A small sign on tiles that need a battery."""
    return group(
        rect(-2.2, -9.2, 4.4, 3, "ink"),
        rect(-5, -7, 10, 15, "full", 2),
        path("M1.2 -4.5L-2.4 1.2H0L-1 5L2.4 -.8H.2Z", "white"),
    )


# --- goods -------------------------------------------------------------------------------------------------

_TEXTURES: dict[Goods, str] = {
    Goods.RED: "M-11 -2L-7 -6M-11 4L-1 -6M-11 10L5 -6M-6 11L7 -2M0 11L7 4",
    Goods.YELLOW: "M-8 -3h.1M4 -3h.1M-8 8h.1M4 8h.1M-2 -4.4h.1M-2 9.4h.1M-9 2.5h.1M5 2.5h.1",
    Goods.GREEN: "M-5 -7V11M1 -7V11M-11 -1H7M-11 5H7",
    Goods.BLUE: "",
}


_SIGNS: dict[Goods, str] = {
    # Danger, a star, a leaf, a nut: initials would be those of one language.
    Goods.RED: "M-2 -4.6L5.2 8.4H-9.2ZM-3.1 .6H-.9L-1.3 4.4H-2.7ZM-3 5.4H-1V7.1H-3Z",
    Goods.YELLOW: "M-2.0 -4.6L-0.2 0.2L4.8 0.4L0.9 3.5L2.2 8.4L-2.0 5.6L-6.2 8.4L-4.9 3.5L-8.8 0.4L-3.8 0.2Z",
    Goods.GREEN: "M-8.2 8.2C-9.6 -.6 -4 -4.6 4.4 -4.2C5 4 .4 9.4 -6 7.8L-1.4 1.6Z",
    Goods.BLUE: "M-2 -4.2A6.2 6.2 0 1 1 -2.1 -4.2ZM-2 -.5A2.5 2.5 0 1 0 -1.9 -.5Z",
}


def cube(colour: Goods) -> Element:
    """A cube with a sign and a texture, recognisable without colours and in every language."""
    look = f"goods-{colour}"
    dots = colour is Goods.YELLOW
    shapes = [
        path("M-11 -7L-7 -11H11V7L7 11H-11Z", look),
        path(_TEXTURES[colour], "dots" if dots else "thin"),
        path("M-11 -7H7V11M7 -7L11 -11", "line"),
        path(_SIGNS[colour], f"crate-sign on-{colour}"),
    ]
    return group(*(shape for shape in shapes if ("d", "") not in shape.attributes))


def place() -> Element:
    """An empty place for goods."""
    return group(rect(-12, -12, 24, 24, "bare", 2), path("M-8 -3V-8H-3M3 8H8V3", "thin"))


def special_place() -> Element:
    """A place for dangerous goods: a double outline distinguishes it without colours."""
    return group(rect(-13.5, -13.5, 27, 27, "ink", 4), rect(-11, -11, 22, 22, "rim", 2))


def tokens() -> dict[str, Element]:
    """All definitions of this module by name."""
    return {
        "human": human(),
        f"alien-{Alien.PURPLE}": purple_alien(),
        f"alien-{Alien.BROWN}": brown_alien(),
        "cell-full": full_cell(),
        "cell-spent": spent_cell(),
        "energy": energy_mark(),
        "place": place(),
        "place-special": special_place(),
        **{f"cube-{colour}": cube(colour) for colour in Goods},
    }
