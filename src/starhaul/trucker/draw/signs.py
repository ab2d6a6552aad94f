"""The signs of faults, independent of their position.

Each kind of fault has its own line style and a badge with its own sign; red is only an additional hint.
"""

from starhaul.svg import Element, circle, group, path

_TOOTH = 8
_HEIGHT = 4.5


def zigzag(length: float) -> str:
    """A jagged line along the x axis, centred on the origin."""
    teeth = round(length / _TOOTH)
    points = [f"{-length / 2 + i * length / teeth:.1f} {_HEIGHT * (-1) ** i:.1f}" for i in range(teeth + 1)]
    return "M" + "L".join(points)


def _badge(*sign: Element) -> Element:
    return group(circle(0, 0, 9.5, "badge"), *sign)


_SIGNS = {
    "single_against_double": "M-4.5 -2.2H4.5M-4.5 2.2H4.5M-3 5.5L3 -5.5",
    "connector_against_smooth": "M-5 0H1M3.5 -5V5",
    "crack_mismatch": "M-1 -6L2.5 -2L-2.5 2L1 6",
    "engine_direction": "M4.5 3.5A5 5 0 1 1 4 -3.5M4.5 -6.5V-3H1",
    "exhaust_blocked": "M-5 0H5",
    "muzzle_blocked": "M-4 -4L4 4M4 -4L-4 4",
    "outside_zone": "M-1.5 -5H-5V5H5V1.5M0 0L5 -5M1.5 -5H5V-1.5",
    "loose_part": "M-2 -3.5H-3A3.5 3.5 0 0 0 -3 3.5H-2M2 -3.5H3A3.5 3.5 0 0 1 3 3.5H2",
}


def sign_name(kind: str) -> str:
    return f"fault-{kind}"


def signs() -> dict[str, Element]:
    """All definitions of this module by name."""
    badges = {sign_name(kind): _badge(path(d, "sign")) for kind, d in _SIGNS.items()}
    line = zigzag(88)
    bars = "".join(f"M{x} 4L{x + 6} -4" for x in range(-42, 40, 7))
    return badges | {
        "contact": group(path(line, "halo"), path(line, "bad")),
        "blocked": group(path(bars, "halo"), path(bars, "bad")),
    }
