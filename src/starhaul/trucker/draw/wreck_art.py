"""Ships without their boards, for postcards: a ship as it was, and what is left of it among its debris.

Used by the part `postcard` of the plug-in. The layout of such a picture is not decided here.
"""

from collections.abc import Sequence
from typing import NamedTuple

from starhaul.svg import Element, group, path
from starhaul.svg.drawing_frame import FramedDrawing
from starhaul.trucker.draw import tile_art
from starhaul.trucker.draw.fault_marks import seams
from starhaul.trucker.draw.sheet import SIDE, Sheet, outline, sheet_of
from starhaul.trucker.draw.ship_svg import ship_body
from starhaul.trucker.draw.token_art import spiky
from starhaul.trucker.parts.terms import DIRECTIONS
from starhaul.trucker.ship.board import Mask, cells_of
from starhaul.trucker.ship.ship import Ship

_AIR = 34
"""Space around a ship for muzzles and flames."""
_STRIP = 230
"""The width of the debris on either side."""
_DEBRIS = 0.78
_MOST_DEBRIS = 14
_MOST_BURSTS = 9
_TILT = 6
"""By how many degrees a damaged ship is off course."""
_TURNS = (17, -32, 58, -71, 24, -12, 83, -49, 38, -63)
_SHIFTS = (0.1, 0.62, 0.3, 0.85, 0.45, 0.0, 0.72, 0.22, 0.95, 0.52)
"""Uneven, so that debris looks scattered, and fixed, so that a drawing is reproducible."""

LOOKS = {
    "gone": "fill:$ink;fill-opacity:.45;stroke:$danger;stroke-width:3;stroke-dasharray:9 8",
    "burst": "fill:#ffb347;stroke:#e4562a;stroke-width:3;stroke-linejoin:round",
    "flash": "fill:#fff3c4",
    "debris": "opacity:.92",
}
"""Styles of what only these pictures show."""


class _Box(NamedTuple):
    left: float
    top: float
    width: float
    height: float


def _box(sheet: Sheet, cells: Mask) -> _Box:
    start = sheet.board.start
    corners = [sheet.corner(cell) for cell in cells_of(cells)]
    if not corners:
        corners = [sheet.corner(start if start is not None else 0)]
    left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
    right, low = (max(corner[axis] for corner in corners) + SIDE for axis in (0, 1))
    return _Box(left - _AIR, top - _AIR, right - left + 2 * _AIR, low - top + 2 * _AIR)


def whole_ship(ship: Ship, mark: str = "") -> FramedDrawing:
    """A ship as it is."""
    sheet = sheet_of(ship.hull.board)
    box = _box(sheet, ship.hull.occupied)
    drawn = group(*ship_body(sheet, ship), transform=f"translate({-box.left:g} {-box.top:g})")
    return FramedDrawing([drawn], box.width, box.height)


def before_and_after(before: Ship, after: Ship) -> tuple[FramedDrawing, FramedDrawing]:
    """The same ship twice, to the same scale; around the second one floats what it has lost."""
    sheet = sheet_of(before.hull.board)
    box = _box(sheet, before.hull.occupied | after.hull.occupied)
    moved = f"translate({-box.left:g} {-box.top:g})"
    first = FramedDrawing([group(*ship_body(sheet, before), transform=moved)], box.width, box.height)
    gone = before.hull.occupied & ~after.hull.occupied
    rest = [*_holes(sheet, gone), *ship_body(sheet, after), *_bursts(sheet, gone, after.hull.occupied)]
    lost = [(before.hull.tiles[cell], before.hull.rotations[cell]) for cell in cells_of(gone)]
    side = _STRIP if lost else 0
    tilt = f" rotate({_TILT} {box.left + box.width / 2:g} {box.top + box.height / 2:g})" if lost else ""
    ship = group(*rest, transform=f"translate({side - box.left:g} {-box.top:g}){tilt}")
    debris = _debris(before.hull.board.edition, lost, box)
    return first, FramedDrawing([ship, *debris], box.width + 2 * side, box.height)


def _holes(sheet: Sheet, gone: Mask) -> list[Element]:
    return [path(outline(sheet, gone), "gone")] if gone else []


def _bursts(sheet: Sheet, gone: Mask, left: Mask) -> list[Element]:
    """Sparks where something was torn off."""
    torn = [
        seams(sheet, cell, direction)[0]
        for cell in cells_of(gone)
        for direction in DIRECTIONS
        if (other := sheet.board.neighbour(cell, direction)) is not None and left >> other & 1
    ]
    every = max(1, len(torn) // _MOST_BURSTS)
    return [
        group(
            path(spiky(9, 27, 12), "burst"),
            path(spiky(7, 13, 6), "flash"),
            transform=f"translate({seam.x:g} {seam.y:g}) rotate({_TURNS[number % len(_TURNS)]})",
        )
        for number, seam in enumerate(torn[::every][:_MOST_BURSTS])
    ]


def _debris(edition: str, lost: Sequence[tuple[int, int]], box: _Box) -> list[Element]:
    """Tiles on both sides of the ship."""
    shown = lost[:_MOST_DEBRIS]
    rows = max(1, (len(shown) + 1) // 2)
    step = min((box.height - 60) / rows, 130)
    found = []
    for number, (tile, rotation) in enumerate(shown):
        side, row = number % 2, number // 2
        shift = _SHIFTS[number % len(_SHIFTS)] * (_STRIP - 110)
        x = shift if side == 0 else _STRIP + box.width + (_STRIP - 110 - shift) + 20
        y = (box.height - rows * step) / 2 + row * step + (step - SIDE * _DEBRIS) / 2
        turn = _TURNS[number % len(_TURNS)]
        place = f"translate({x:.1f} {y:.1f}) scale({_DEBRIS}) rotate({turn} 50 50)"
        found.append(group(*tile_art.tile(edition, tile, rotation), look="debris", transform=place))
    return found
