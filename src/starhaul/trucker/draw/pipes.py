"""Sides of tiles: the number of pipes at the edge shows the connector, without relying on colours.

Everything is drawn for the front side and rotated from there. The pipes of a universal connector are at the
positions of those of the single and the double one, so joined pipes always line up.
"""

from starhaul.svg import Element, circle, group, path, rect
from starhaul.trucker.parts.terms import Connector

SPACING = 19
WIDTH = 10
OFFSETS: dict[int, tuple[int, ...]] = {
    Connector.SMOOTH: (),
    Connector.SINGLE: (0,),
    Connector.DOUBLE: (-SPACING, SPACING),
    Connector.UNIVERSAL: (-SPACING, 0, SPACING),
}
CRACK_GAP = 26
"""The distance between the halves of a ship at the space-time crack."""
REACH = 24
"""The length of pipes: they end just under the plate with the pictogram."""


def side(connector: int) -> Element:
    """The front side of a tile."""
    if connector == Connector.SMOOTH:
        return group(rect(22, 5, 56, 7, "bump", 3.5))
    return group(*(_pipe(50 + offset) for offset in OFFSETS[connector]))


def _pipe(x: float) -> Element:
    half = WIDTH / 2
    tube = f"M{x - half:g} {REACH}V0H{x + half:g}V{REACH}Z"
    flange = f"M{x - half - 2:g} 1V7.5H{x + half + 2:g}V1Z"
    return group(path(tube, "pipe"), path(f"M{x - 1.5:g} 9V{REACH}", "shine"), path(flange, "pipe"))


def common(mine: int, theirs: int) -> int:
    """The number of pipes that continue over a joint: a universal connector adapts to the other side."""
    return min(mine, theirs)


def joint(connector: int, gap: float) -> Element:
    """Sleeves centred on a seam; `gap` is the width of the crack if the seam is there."""
    length = gap / 2 + 4
    sleeves = []
    for offset in OFFSETS[connector]:
        half = WIDTH / 2 + 1
        sleeves.append(rect(offset - half, -length, 2 * half, 2 * length, "pipe", 2))
        sleeves.append(path(f"M{offset - 2:g} {-length + 2:g}V{length - 2:g}", "shine"))
    return group(*sleeves)


def open_end(connector: int) -> Element:
    """The hollow pipe ends of a front side to which nothing is joined; they protrude slightly."""
    half = WIDTH / 2 + 2
    mouths = [
        path(f"M{50 + offset - half:g} 1.5V-2.5a{half:g} 3.4 0 0 1 {2 * half:g} 0V1.5Z", "mouth")
        for offset in OFFSETS[connector]
    ]
    return group(*mouths)


def bolt(x: float, y: float) -> Element:
    return circle(x, y, 1.8, "ink")


def body() -> Element:
    """The body of every tile: it ends before the edge, so that pipes visibly bridge the gap."""
    corners = [bolt(x, y) for x in (12.5, 87.5) for y in (12.5, 87.5)]
    return group(rect(4, 4, 92, 92, "body", 11), *corners)


def plate() -> Element:
    """The plate that carries the pictogram; pipes end under it."""
    return rect(19, 19, 62, 62, "plate", 9)


def pipework() -> dict[str, Element]:
    """All definitions of this module by name."""
    connected = [int(connector) for connector in Connector if connector]
    return {
        "body": body(),
        "plate": plate(),
        **{f"side-{int(connector)}": side(connector) for connector in Connector},
        **{f"open-{connector}": open_end(connector) for connector in connected},
        **{f"joint-{connector}": joint(connector, 0) for connector in connected},
        **{f"hose-{connector}": joint(connector, CRACK_GAP) for connector in connected},
    }
