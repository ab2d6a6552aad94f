"""One bold pictogram per kind of tile, each with a distinctive outline, on the tile's 100 by 100 grid.

Only pictograms with a direction rotate with the tile (`TURNING`); the others stay upright, as do letters,
crew and battery cells.
"""

from collections.abc import Callable

from starhaul.svg import Element, circle, element, group, named, path, rect
from starhaul.trucker.draw.style import SEAT_COLOURS
from starhaul.trucker.draw.token_art import gear, spiky
from starhaul.trucker.parts.records import TileRecord
from starhaul.trucker.parts.terms import CANNONS, ENGINES, Kind

TURNING = (*ENGINES, *CANNONS, Kind.SHIELD)
TAKES_ENERGY = (Kind.DOUBLE_CANNON, Kind.DOUBLE_ENGINE, Kind.SHIELD)


def _at(x: float, y: float, shape: Element) -> Element:
    return element("g", shape, transform=f"translate({x:g} {y:g})")


# --- cabins ------------------------------------------------------------------------------------------------


def _seat(x: float) -> Element:
    back = f"M{x - 6} 53V42a6 6 0 0 1 12 0V53Z"
    cushion = f"M{x - 9} 50a2.5 2.5 0 0 1 5 0V55h8V50a2.5 2.5 0 0 1 5 0V62h-18Z"
    return path(back + cushion, "seat")


def _cabin() -> Element:
    rivets = [circle(x, y, 1.7, "ink") for x, y in ((50, 23.5), (50, 76.5), (23.5, 50), (76.5, 50))]
    return group(
        circle(50, 50, 30, "metal"),
        circle(50, 50, 23.5, "glass"),
        *rivets,
        _seat(38),
        _seat(62),
        path("M35 37A20 20 0 0 1 47 31", "glint"),
    )


# Players' seats are distinguished by colour and by shape.
_EMBLEMS = {
    "blue": circle(50, 24, 6, "bare"),
    "green": rect(44.5, 18, 11, 11, "bare"),
    "yellow": path("M50 17L57 29H43Z", "bare"),
    "red": path("M50 16.5L57.5 24L50 31.5L42.5 24Z", "bare"),
}


def _starting_cabin(colour: str) -> Element:
    return group(
        path("M35 13H65L87 35V65L65 87H35L13 65V35Z", f"seat-{colour}"),
        circle(50, 53, 27, "glass"),
        _seat(38),
        _seat(62),
        path("M29 46A23 23 0 0 1 37 35", "glint"),
        _EMBLEMS[colour],
    )


# --- engines and cannons -----------------------------------------------------------------------------------


def _nozzle(x: float, half: float) -> Element:
    """Bell and flame; the flame extends beyond the tile, where nothing may be placed."""
    flame = f"M{x - half + 2} 95Q{x - half} 104 {x} 116Q{x + half} 104 {x + half - 2} 95Z"
    heat = f"M{x - half / 2:g} 95Q{x - half / 2:g} 101 {x} 107Q{x + half / 2:g} 101 {x + half / 2:g} 95Z"
    bell = (
        f"M{x - half * 0.5:g} 54Q{x - half} 68 {x - half} 95H{x + half}Q{x + half} 68 {x + half * 0.5:g} 54Z"
    )
    ribs = f"M{x - half * 0.86:g} 72H{x + half * 0.86:g}M{x - half} 84H{x + half}"
    return group(path(flame, "flame"), path(heat, "heat"), path(bell, "dark"), path(ribs, "shine"))


def _engine() -> Element:
    block = [rect(34, 27, 32, 28, "metal", 5), path("M34 36H66M34 45H66", "line")]
    return group(_nozzle(50, 18), *block)


def _double_engine() -> Element:
    block = [rect(23, 27, 54, 28, "metal", 5), path("M50 27V55M23 36H77M23 45H77", "line")]
    return group(_nozzle(34, 13), _nozzle(66, 13), *block)


def _barrel(x: float, half: float) -> Element:
    """The muzzle extends beyond the tile, where nothing may be placed."""
    tube = f"M{x - half} 56V-2H{x + half}V56Z"
    brake = f"M{x - half - 3.5} -12H{x + half + 3.5}V-1H{x - half - 3.5}Z"
    rings = f"M{x - half} 12H{x + half}M{x - half} 20H{x + half}"
    bore = rect(x - half + 1.5, -12, 2 * half - 3, 4.5, "ink")
    return group(path(tube, "dark"), path(rings, "shine"), path(brake, "metal"), bore)


def _cannon() -> Element:
    return group(
        _barrel(50, 7),
        path("M32 78V60A18 18 0 0 1 68 60V78Z", "metal"),
        circle(50, 60, 8.5, "dark"),
        circle(50, 60, 2.5, "white"),
    )


def _double_cannon() -> Element:
    return group(
        _barrel(36, 6),
        _barrel(64, 6),
        path("M22 78V61A14 14 0 0 1 36 47H64A14 14 0 0 1 78 61V78Z", "metal"),
        circle(36, 62, 7, "dark"),
        circle(64, 62, 7, "dark"),
        path("M43 62H57", "line"),
    )


def _shield() -> Element:
    """Arcs along the two covered sides, projected from the opposite corner."""
    outer, inner = "M21 27H50A23 23 0 0 1 73 50V79", "M27 41H45A14 14 0 0 1 59 55V73"
    arcs = []
    for d, width in ((outer, 8), (inner, 5)):
        arcs.append(element("path", d=d, class_=named("edge"), stroke_width=width + 4))
        arcs.append(element("path", d=d, class_=named("beam"), stroke_width=width))
    source = [circle(37, 63, 13, "dark"), circle(37, 63, 7, "glass"), circle(37, 63, 2.5, "ink")]
    return group(*arcs, *source)


# --- holds and batteries (their contents are tokens), structure --------------------------------------------


def _battery() -> Element:
    """The tray; battery cells are drawn separately."""
    return group(path("M21 64H26V72H74V64H79V79H21Z", "dark"))


def _cargo() -> Element:
    return group(path("M22 34V22H34M66 22H78V34M78 66V78H66M34 78H22V66", "line"))


def _special_cargo() -> Element:
    bars = []
    for top in (20, 71):
        bars.append(rect(20, top, 60, 9, "hazard"))
        stripes = "".join(
            f"M{x} {top + 9}L{x + 6} {top}H{x + 11}L{x + 5} {top + 9}Z" for x in range(21, 70, 11)
        )
        bars.append(path(stripes, "ink"))
    return group(*bars)


def _structural() -> Element:
    """Crossed girders from corner to corner: no other kind fills the corners of its plate."""
    beam = "M14 24L24 14L86 76L76 86Z"
    web = "".join(f"M{x} {x + 10}L{x + 10} {x}" for x in (24, 36, 54, 66))
    arm = group(path(beam, "metal"), path(web, "line"))
    return group(
        arm,
        element("g", arm, transform="rotate(90 50 50)"),
        circle(50, 50, 10, "dark"),
        circle(50, 50, 4, "white"),
    )


# --- life support ------------------------------------------------------------------------------------------


def _dome() -> list[Element]:
    return [
        path("M29 66V47A21 21 0 0 1 71 47V66Z", "glass"),
        path("M35 43A15 15 0 0 1 43 34", "glint"),
    ]


def _purple_dome() -> Element:
    spikes = "M50 12L56 32H44ZM24 22L42 32L33 42ZM76 22L58 32L67 42ZM15 50L32 45V56ZM85 50L68 45V56Z"
    return group(
        path(spikes, "purple"),
        *_dome(),
        _at(50, 50, path(spiky(8, 15, 8), "purple")),
        rect(24, 66, 52, 11, "purple", 3),
    )


def _brown_dome() -> Element:
    return group(
        *_dome(),
        _at(50, 48, path(gear(8, 16, 11), "brown")),
        circle(50, 48, 4.5, "bare"),
        path("M20 66H80V72H76V80H68V73H60V80H52V73H48V80H40V73H32V80H24V72H20Z", "brown"),
    )


_PLAIN: dict[Kind, Callable[[], Element]] = {
    Kind.BATTERY: _battery,
    Kind.CABIN: _cabin,
    Kind.CANNON: _cannon,
    Kind.CARGO: _cargo,
    Kind.DOUBLE_CANNON: _double_cannon,
    Kind.DOUBLE_ENGINE: _double_engine,
    Kind.ENGINE: _engine,
    Kind.LIFE_SUPPORT_BROWN: _brown_dome,
    Kind.LIFE_SUPPORT_PURPLE: _purple_dome,
    Kind.SHIELD: _shield,
    Kind.SPECIAL_CARGO: _special_cargo,
    Kind.STRUCTURAL: _structural,
}


def pictogram_name(record: TileRecord) -> str:
    """The name of the pictogram of a tile; there is a starting cabin per seat colour."""
    return f"kind-{record.kind}-{record.colour}" if record.colour else f"kind-{record.kind}"


def pictograms() -> dict[str, Element]:
    """All definitions that `pictogram_name` can return."""
    cabins = {f"kind-{Kind.STARTING_CABIN}-{colour}": _starting_cabin(colour) for colour in SEAT_COLOURS}
    return {f"kind-{kind}": draw() for kind, draw in _PLAIN.items()} | cabins
