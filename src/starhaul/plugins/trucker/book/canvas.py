"""How pictures of the rule book are drawn: ships on their boards or cut out of them, and marks over them.

Used by the picture modules of this package; what they show is decided there.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, degrees
from typing import NamedTuple

from starhaul.svg import Element, circle, element, group, named, path, text
from starhaul.svg.standalone import standalone
from starhaul.svg.themes import OUTLINED, Theme, backdrop
from starhaul.trucker.draw import sheet as sheets
from starhaul.trucker.draw import tile_art
from starhaul.trucker.draw.marks import at
from starhaul.trucker.draw.sheet import SIDE, Sheet
from starhaul.trucker.draw.ship_svg import ship_content
from starhaul.trucker.draw.style import style_sheet
from starhaul.trucker.draw.truck_document import definitions
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.terms import FRONT, LEFT, REAR, RIGHT, Kind
from starhaul.trucker.ship.board import Cell
from starhaul.trucker.ship.layers import tile_set

_GAP = 40
LOOKS: Mapping[str, str] = {
    "verdict": "fill:$ground;stroke:$line;stroke-width:2",
    "cross": "fill:none;stroke:$danger;stroke-width:5;stroke-linecap:round",
    "aim": "fill:none;stroke:$amber;stroke-width:7;stroke-linecap:round;stroke-dasharray:14 11",
    "aim-head": f"fill:$amber;{OUTLINED}",
    "way": "fill:none;stroke:$text;stroke-width:4;stroke-linecap:round;stroke-linejoin:round",
    "way-head": "fill:$text",
    "struck": "fill:none;stroke:$danger;stroke-width:7",
    "saved": "fill:none;stroke:$gain;stroke-width:7",
    "cover": "fill:none;stroke:$cyan;stroke-width:12;stroke-linecap:round",
    "choice": "fill:$amber;fill-opacity:.25;stroke:$amber;stroke-width:4;stroke-dasharray:10 7",
    "rock": f"fill:#a98a6d;{OUTLINED}",
    "crater": "fill:$ink;fill-opacity:.35",
    "trail": "fill:none;stroke:$amber;stroke-width:5;stroke-linecap:round",
    "fire": f"fill:#ff8a5c;{OUTLINED}",
    "big": "fill:$text;font-size:34px",
}
"""Styles of marks that only the rule book has."""


class Drawing(NamedTuple):
    """Elements and the space they take, from the origin."""

    content: list[Element]
    width: float
    height: float


def finished(drawing: Drawing, theme: Theme, *, is_bare: bool = False) -> str:
    """The document; `is_bare` if the drawing has its own ground."""
    ground = [] if is_bare else [backdrop(drawing.width, drawing.height, theme)]
    return standalone(
        [*ground, *drawing.content],
        (0, 0, drawing.width, drawing.height),
        look=theme,
        known=definitions(),
        style=lambda looks: style_sheet(theme, looks, LOOKS),
        title="",
        description="",
    )


# --- ships -------------------------------------------------------------------------------------------------


def whole(plan: ShipPlan, theme: Theme, over: Iterable[Element] = (), name: str = "") -> Drawing:
    """A ship on its whole board, with the printed numbers."""
    sheet = sheet_of(plan)
    return Drawing([*ship_content(plan, {}, theme, name), *over], sheet.width, sheet.height)


def cut_out(
    plan: ShipPlan,
    theme: Theme,
    over: Iterable[Element] = (),
    cells: Iterable[Cell] = (),
    name: str = "",
) -> Drawing:
    """The part of a board around these cells, by default around all tiles."""
    sheet = sheet_of(plan)
    shown = list(cells) or [cell for cell, tile in enumerate(plan.ship.hull.tiles) if tile]
    corners = [sheet.corner(cell) for cell in shown]
    left, top = (min(corner[axis] for corner in corners) - _GAP for axis in (0, 1))
    right, low = (max(corner[axis] for corner in corners) + SIDE + _GAP for axis in (0, 1))
    clip = element(
        "clipPath",
        element("rect", x=left, y=top, width=right - left, height=low - top, rx=10),
        id=named(f"cut{name}"),
    )
    ship = element("g", *ship_content(plan, {}, theme, name), *over, clip_path=f"url(#{named(f'cut{name}')})")
    return Drawing([clip, group(ship, transform=f"translate({-left:g} {-top:g})")], right - left, low - top)


def side_by_side(drawings: Sequence[Drawing], gap: float = 24, columns: int = 0) -> Drawing:
    """Drawings in a row, or in rows of a number of columns, centred."""
    columns = columns or len(drawings)
    rows = [drawings[start : start + columns] for start in range(0, len(drawings), columns)]
    width = max(sum(one.width for one in row) + gap * (len(row) - 1) for row in rows)
    content, y = list[Element](), 0.0
    for row in rows:
        x, high = (
            (width - sum(one.width for one in row) - gap * (len(row) - 1)) / 2,
            max(o.height for o in row),
        )
        for one in row:
            place = f"translate({x:g} {y + (high - one.height) / 2:g})"
            content.append(group(*one.content, transform=place))
            x += one.width + gap
        y += high + gap
    return Drawing(content, width, y - gap)


def framed(drawing: Drawing, room: float = 24) -> Drawing:
    """With space around it."""
    inner = group(*drawing.content, transform=f"translate({room:g} {room:g})")
    return Drawing([inner], drawing.width + 2 * room, drawing.height + 2 * room)


def scaled(drawing: Drawing, scale: float) -> Drawing:
    return Drawing(
        [group(*drawing.content, transform=f"scale({scale:g})")],
        drawing.width * scale,
        drawing.height * scale,
    )


def sheet_of(plan: ShipPlan) -> Sheet:
    return sheets.sheet_of(plan.ship.hull.board)


def tile_drawing(number: int, rotation: int = 0, edition: str = "2e") -> Drawing:
    """A tile outside a ship, with full batteries and room for muzzles and flames."""
    record = tile_set(edition).records[number]
    drawn = tile_art.tile(edition, number, rotation)
    if record.kind is Kind.BATTERY:
        drawn += tile_art.cells(record, record.capacity)
    return Drawing([group(*drawn, transform="translate(20 20)")], 140, 140)


# --- marks -------------------------------------------------------------------------------------------------


def yes(x: float, y: float) -> Element:
    return at(group(circle(0, 0, 20, "verdict"), path("M-11 1L-3 9L12 -9", "tick-off")), x, y)


def no(x: float, y: float) -> Element:
    return at(group(circle(0, 0, 20, "verdict"), path("M-9 -9L9 9M9 -9L-9 9", "cross")), x, y)


def around(sheet: Sheet, cells: Iterable[Cell], look: str) -> list[Element]:
    """A frame inside each of these cells."""
    found = []
    for cell in cells:
        x, y = sheet.corner(cell)
        found.append(element("rect", x=x + 5, y=y + 5, width=90, height=90, rx=12, class_=named(look)))
    return found


def count_at(sheet: Sheet, cell: Cell, direction: int, number: int) -> Element:
    """A number at a side of a cell."""
    x, y = middle(sheet, cell)
    dx, dy = {FRONT: (0, -58), RIGHT: (58, 0), REAR: (0, 58), LEFT: (-58, 0)}[direction]
    return at(group(circle(0, 0, 13, "plaque"), text(0, 6, str(number), "num on-plaque")), x + dx, y + dy)


def middle(sheet: Sheet, cell: Cell) -> tuple[float, float]:
    x, y = sheet.corner(cell)
    return x + SIDE / 2, y + SIDE / 2


def arrow(points: Sequence[tuple[float, float]], look: str = "aim") -> list[Element]:
    """A line through these points with a head at its end."""
    (x, y), (u, v) = points[-2:]
    line = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
    head = element(
        "path",
        d="M-16 -13L4 0L-16 13Z",
        class_=named(f"{look}-head"),
        transform=f"translate({u:.1f} {v:.1f}) rotate({degrees(atan2(v - y, u - x)):.0f})",
    )
    return [path(line, look), head]


_INTO = {FRONT: (0, 1), RIGHT: (-1, 0), REAR: (0, -1), LEFT: (1, 0)}


def lane_arrow(sheet: Sheet, cells: Sequence[Cell], direction: int, struck: Cell | None) -> list[Element]:
    """The way of a threat from the edge of the board to the tile that it strikes, or across the board."""
    dx, dy = _INTO[direction]
    x, y = middle(sheet, cells[0])
    start = (x - dx * (SIDE / 2 + 40), y - dy * (SIDE / 2 + 40))
    u, v = middle(sheet, cells[-1] if struck is None else struck)
    reach = SIDE / 2 + 20 if struck is None else -(SIDE / 2 + 2)
    return arrow([start, (u + dx * reach, v + dy * reach)])
