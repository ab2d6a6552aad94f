"""Marks faults where they are: lines in the gaps between tiles and badges at corners, so that no tile is
covered.

Used by `ship_svg`. Faults are found by `ship.ship_check`.
"""

from collections.abc import Mapping
from typing import NamedTuple

from starhaul.svg import Element, element, group, link, path, use
from starhaul.trucker.draw.sheet import SIDE, Sheet, outline
from starhaul.trucker.draw.signs import sign_name
from starhaul.trucker.parts.terms import DIRECTIONS, REAR, RIGHT
from starhaul.trucker.ship.board import Cell
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.ship_check import Fault

_CONTACTS = ("single_against_double", "connector_against_smooth", "crack_mismatch")
_BLOCKED = ("exhaust_blocked", "muzzle_blocked")
# Each badge of a tile has its own corner, each badge of a seam its own end, so that none overlap.
_CORNERS = {"engine_direction": (11, 11), "outside_zone": (89, 11), "loose_part": (11, 89)}
_LINES = {"outside_zone": "astray", "loose_part": "loose"}
_SEAM_END = 38


class Seam(NamedTuple):
    """The centre of the line between two tiles; `upright` if it runs front to rear."""

    x: float
    y: float
    upright: bool


def seams(sheet: Sheet, cell: Cell, direction: int) -> list[Seam]:
    """The seams at a side of a cell: one, or two at opposite edges of the board if the torus wraps there."""
    other = sheet.board.neighbour(cell, direction)
    here = _seam(sheet, cell, direction)
    if other is None:
        return [here]
    there = _seam(sheet, other, direction ^ 2)
    middle = Seam((here.x + there.x) / 2, (here.y + there.y) / 2, here.upright)
    near = abs(here.x - there.x) < SIDE and abs(here.y - there.y) < SIDE
    return [middle] if near else [here, there]


def _seam(sheet: Sheet, cell: Cell, direction: int) -> Seam:
    x, y = sheet.corner(cell)
    half = SIDE / 2
    dx, dy = ((half, 0), (SIDE, half), (half, SIDE), (0, half))[direction]
    return Seam(x + dx, y + dy, direction in (RIGHT, RIGHT ^ 2))


def fault_marks(sheet: Sheet, hull: Hull, found: list[Fault], words: Mapping[str, str]) -> list[Element]:
    return [_mark(sheet, hull, fault, words.get(fault.kind)) for fault in found]


def _mark(sheet: Sheet, hull: Hull, fault: Fault, words: str | None) -> Element:
    drawn: list[Element] = [element("title", words)] if words else []
    if fault.kind in _CONTACTS + _BLOCKED:
        drawn += _at_seam(sheet, hull, fault)
    else:
        drawn += _at_cells(sheet, fault)
    return group(*drawn, look="fault", data_rule=fault.rule, data_kind=fault.kind)


def _at_seam(sheet: Sheet, hull: Hull, fault: Fault) -> list[Element]:
    is_contact = fault.kind in _CONTACTS
    drawn = []
    for cell, direction in _sides_between(hull, fault):
        for seam in seams(sheet, cell, direction):
            rotation = "rotate(90)" if seam.upright else None
            line = element("use", href=link("contact" if is_contact else "blocked"), transform=rotation)
            end = -_SEAM_END if is_contact else _SEAM_END
            x, y = (0, end) if seam.upright else (end, 0)
            badge = use(sign_name(fault.kind), x, y)
            drawn.append(group(line, badge, transform=f"translate({seam.x:g} {seam.y:g})"))
    return drawn


def _sides_between(hull: Hull, fault: Fault) -> list[tuple[Cell, int]]:
    """The sides that a two-cell fault concerns."""
    cells = set(fault.cells)
    found = []
    for cell in fault.cells:
        for direction in DIRECTIONS:
            if hull.board.neighbour(cell, direction) not in cells - {cell}:
                continue
            if fault.kind in _BLOCKED:
                lying = hull.lying(cell)
                if direction == (lying.exhaust if fault.kind == "exhaust_blocked" else lying.muzzle):
                    found.append((cell, int(direction)))
            elif direction in (RIGHT, REAR):
                found.append((cell, int(direction)))
    return found


def _at_cells(sheet: Sheet, fault: Fault) -> list[Element]:
    line = _LINES.get(fault.kind)
    cells = sum(1 << cell for cell in fault.cells)
    drawn = [path(outline(sheet, cells), line)] if line else []
    x, y = sheet.corner(fault.cells[0])
    dx, dy = _CORNERS[fault.kind]
    return [*drawn, use(sign_name(fault.kind), x + dx, y + dy)]
