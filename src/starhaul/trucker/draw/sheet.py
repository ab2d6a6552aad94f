"""The sheet a ship is drawn on: frame with the printed numbers, build zone, and the special features of class
C.

Used for ships in documents and, by the plug-in, for the boards of the browser. Tiles are in `tile_art`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from starhaul.svg import Element, circle, element, group, link, named, path, rect, text, use
from starhaul.svg.themes import Theme, backdrop
from starhaul.trucker.draw.dice import die_name
from starhaul.trucker.draw.pipes import CRACK_GAP
from starhaul.trucker.ship.board import Board, Cell, Mask, Zone, cells_of, first_cell

SIDE = 100
_BAND = 34
"""The width of the frame with the printed numbers."""
_AIR = 22
"""The space between frame and cells, for muzzles and flames at the edge of the board."""
_RING = 34
"""On the torus: the width of the strip of the opposite side that is repeated beyond each edge."""
_TAB = 28


class Sheet(NamedTuple):
    """The geometry of a sheet. Coordinates start at the outer corner of the frame."""

    board: Board
    pad: float
    width: float
    height: float
    columns: range
    rows: range

    def corner(self, cell: Cell) -> tuple[float, float]:
        """The left front corner of a cell."""
        row, column = divmod(cell, self.board.columns)
        return self.left(column), self.top(row)

    def left(self, column: int) -> float:
        after = self.board.record.crack_after
        gap = CRACK_GAP if after is not None and column >= after else 0
        return self.pad + SIDE * (column - self.columns.start) + gap

    def top(self, row: int) -> float:
        return self.pad + SIDE * (row - self.rows.start)

    def has(self, cell: Cell) -> bool:
        row, column = divmod(cell, self.board.columns)
        return row in self.rows and column in self.columns

    @property
    def inner(self) -> tuple[float, float, float, float]:
        """The area of the cells: x, y, width, height."""
        return self.pad, self.pad, self.width - 2 * self.pad, self.height - 2 * self.pad


def sheet_of(board: Board) -> Sheet:
    """The whole printed board."""
    return _sheet(board, range(board.columns), range(board.rows))


def close_sheet_of(board: Board) -> Sheet:
    """Only the rows and columns in which tiles may be placed, so that they are larger in little space."""
    cells = list(cells_of(board.zone().cells | board.marked))
    columns = [cell % board.columns for cell in cells]
    rows = [cell // board.columns for cell in cells]
    return _sheet(board, range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1))


def _sheet(board: Board, columns: range, rows: range) -> Sheet:
    pad = _BAND + (_RING + _TAB + 4 if board.record.torus else _AIR)
    crack = CRACK_GAP if board.record.crack_after is not None else 0
    width, height = SIDE * len(columns) + crack + 2 * pad, SIDE * len(rows) + 2 * pad
    return Sheet(board, pad, width, height, columns, rows)


# --- paper and frame ---------------------------------------------------------------------------------------


def ground(sheet: Sheet, theme: Theme) -> Element:
    """Graph paper whose lines match the grid of the board."""
    return backdrop(sheet.width, sheet.height, theme, _BAND, (sheet.pad - _BAND) % 25)


def labels(printed: Sequence[int]) -> list[str]:
    """The numbers along an edge; of two equal ones, arrows show which is further up.

    >>> labels([3, 4, 3])
    ['3↑', '4', '3↓']
    """
    return [
        str(label) if printed.count(label) == 1 else f"{label}{'↑' if label in printed[at + 1 :] else '↓'}"
        for at, label in enumerate(printed)
    ]


def frame(sheet: Sheet) -> Element:
    """The frame with the printed numbers on all four edges."""
    width, height, half = sheet.width, sheet.height, _BAND / 2
    lines = [
        rect(5, 5, width - 10, height - 10, "frame"),
        rect(_BAND, _BAND, width - 2 * _BAND, height - 2 * _BAND, "frame"),
    ]
    ticks, numbers = [], []
    columns, rows = labels(sheet.board.record.columns), labels(sheet.board.record.rows)
    for column in sheet.columns:
        x, label = sheet.left(column), columns[column]
        for edge, end, y in ((5, _BAND, half + 2.5), (height - _BAND, height - 5, height - half - 2.5)):
            ticks += [f"M{x:g} {edge:g}V{end:g}", f"M{x + SIDE:g} {edge:g}V{end:g}"]
            numbers.append(text(x + SIDE / 2, y + 6, label, "num"))
    for row in sheet.rows:
        y, label = sheet.top(row), rows[row]
        for edge, end, x in ((5, _BAND, half + 2.5), (width - _BAND, width - 5, width - half - 2.5)):
            ticks += [f"M{edge:g} {y:g}H{end:g}", f"M{edge:g} {y + SIDE:g}H{end:g}"]
            numbers.append(text(x, y + SIDE / 2 + 6, label, "num"))
    return group(*lines, path("".join(dict.fromkeys(ticks)), "tick"), *numbers, look="frame-numbers")


# --- cells -------------------------------------------------------------------------------------------------


def build_zone(sheet: Sheet, zone: Zone, occupied: Mask) -> Element:
    """Squares where tiles may be placed; marked cells that are closed are hatched."""
    drawn = [_square(sheet, cell) for cell in cells_of(zone.cells)]
    drawn += [_shut(sheet, cell) for cell in cells_of(sheet.board.marked & ~zone.cells)]
    if sheet.board.start is not None:
        drawn.append(_start(sheet, sheet.board.start))
    for cell in cells_of(sheet.board.marked & ~occupied):
        drawn.append(_large_mark(sheet, cell, is_open=bool(zone.cells >> cell & 1)))
    return group(*drawn)


def _square(sheet: Sheet, cell: Cell) -> Element:
    x, y = sheet.corner(cell)
    return element("rect", x=x, y=y, width=SIDE, height=SIDE, class_=named("zone"), data_cell=str(cell))


def _shut(sheet: Sheet, cell: Cell) -> Element:
    x, y = sheet.corner(cell)
    stripes = "".join(f"M{x + i:g} {y + 2:g}L{x + 2:g} {y + i:g}" for i in (18, 38, 58, 78, 98))
    stripes += "".join(f"M{x + 98:g} {y + i:g}L{x + i:g} {y + 98:g}" for i in (18, 38, 58, 78))
    square = element("rect", x=x + 2, y=y + 2, width=96, height=96, class_=named("shut"), data_cell=str(cell))
    return group(square, path(stripes, "hatch"))


def _start(sheet: Sheet, cell: Cell) -> Element:
    """Brackets at the corners, visible around the tile, and rings, visible while the cell is empty."""
    x, y = sheet.corner(cell)
    far = SIDE + 2
    brackets = "".join(
        f"M{x + u - 2:g} {y + v + dv:g}V{y + v - 2:g}H{x + u + du - 2:g}"
        for u, v, du, dv in (
            (0, 0, 18, 18),
            (far + 2, 0, -18, 18),
            (0, far + 2, 18, -22),
            (far + 2, far + 2, -18, -22),
        )
    )
    rings = [circle(x + 50, y + 50, 30, "blue"), circle(x + 50, y + 50, 22, "blue")]
    return group(*rings, path(brackets, "begin"), look="start")


def _large_mark(sheet: Sheet, cell: Cell, *, is_open: bool) -> Element:
    x, y = sheet.corner(cell)
    mark = use(die_name(sheet.board.mark_of(cell) or ""), x + 50, y + 50, scale=1.7)
    return group(mark, look=None if is_open else "dim")


def small_marks(sheet: Sheet, occupied: Mask) -> list[Element]:
    """The marks of occupied cells, in a corner where there are no pipes."""
    found = []
    for cell in cells_of(sheet.board.marked & occupied):
        x, y = sheet.corner(cell)
        found.append(use(die_name(sheet.board.mark_of(cell) or ""), x + 87, y + 87, scale=0.7))
    return found


def outline(sheet: Sheet, cells: Mask) -> str:
    """The outer edges of the cells."""
    edges = []
    for cell in cells_of(cells):
        x, y = sheet.corner(cell)
        ways = (
            f"M{x:g} {y:g}h{SIDE}",
            f"M{x + SIDE:g} {y:g}v{SIDE}",
            f"M{x + SIDE:g} {y + SIDE:g}h-{SIDE}",
            f"M{x:g} {y + SIDE:g}v-{SIDE}",
        )
        for direction, way in enumerate(ways):
            other = sheet.board.neighbour(cell, direction)
            if other is None or not cells >> other & 1:
                edges.append(way)
    return "".join(edges)


def berths(sheet: Sheet, zone: Zone) -> list[Element]:
    """Fleets: an outline around the cells of each ship."""
    if not sheet.board.is_fleet:
        return []
    return [path(outline(sheet, region), "berth") for region in zone.regions]


def ship_numbers(sheet: Sheet, zone: Zone) -> list[Element]:
    """Fleets of several ships: the number used in stories, at the corner of the first cell of each ship."""
    if len(zone.regions) < 2:
        return []
    found = []
    for number, region in enumerate(zone.regions, start=1):
        x, y = sheet.corner(first_cell(region))
        plate = (circle(0, 0, 14, "plaque"), text(0, 6, str(number), "num on-plaque"))
        found.append(group(*plate, transform=f"translate({x - 6:g} {y - 6:g})"))
    return found


# --- crack and torus ---------------------------------------------------------------------------------------


def crack(sheet: Sheet) -> list[Element]:
    """The space-time crack (IC, IIC): a jagged line from front to rear."""
    after = sheet.board.record.crack_after
    if after is None:
        return []
    middle, y, steps = sheet.left(after) - CRACK_GAP / 2, float(_BAND), sheet.board.rows * 6
    height = sheet.height - 2 * _BAND
    # Uneven teeth look torn; a fixed table makes the drawing reproducible.
    swing = (0, 7, -4, 9, -8, 3, -9, 6, -2, 8, -6)
    points = [f"{middle + swing[i % 11]:g} {y + height * i / steps:.1f}" for i in range(steps + 1)]
    line = "M" + "L".join(points)
    return [group(path(line, "rift"), path(line, "crack"), path(line, "core"), look="space-time-crack")]


def tabs(sheet: Sheet) -> list[Element]:
    """Torus: opposite edges have the same letters."""
    if not sheet.board.record.torus:
        return []
    x, y, width, height = sheet.inner
    found, letters = [], iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    off = _RING + _TAB / 2 + 2
    for column in range(sheet.board.columns):
        letter, middle = next(letters), sheet.left(column) + SIDE / 2
        found += [_tab(middle, y - off, 0, letter), _tab(middle, y + height + off, 180, letter)]
    for row in range(sheet.board.rows):
        letter, middle = next(letters), sheet.top(row) + SIDE / 2
        found += [_tab(x - off, middle, 270, letter), _tab(x + width + off, middle, 90, letter)]
    return [group(*found, look="torus")]


def _tab(x: float, y: float, degrees: int, letter: str) -> Element:
    """A signpost that points off the board, with its letter upright."""
    post = element(
        "path", d="M-16 12V-4L0 -13L16 -4V12Z", class_=named("tab"), transform=f"rotate({degrees})"
    )
    return group(post, text(0, 6.5, letter, "num"), transform=f"translate({x:g} {y:g})")


def beyond(sheet: Sheet) -> list[Element]:
    """Torus: the board continues beyond its edges, which are drawn as dashed lines."""
    if not sheet.board.record.torus:
        return []
    x, y, width, height = sheet.inner
    r, squares = _RING, []
    for column in range(sheet.board.columns):
        left = sheet.left(column)
        squares += [f"M{left:g} {top:g}h{SIDE}v{r}h-{SIDE}Z" for top in (y - r, y + height)]
    for row in range(sheet.board.rows):
        top = sheet.top(row)
        squares += [f"M{left:g} {top:g}h{r}v{SIDE}h-{r}Z" for left in (x - r, x + width)]
    return [path("".join(squares), "beyond"), rect(x, y, width, height, "wrap")]


def ghost_ring(sheet: Sheet, name: str, ring: str) -> tuple[list[Element], list[Element]]:
    """Torus: a strip of the opposite side beyond each edge. Returns the clip paths and the copies to draw.

    `name` is the definition to copy, `ring` the name of the clip.
    """
    if not sheet.board.record.torus:
        return [], []
    x, y, width, height = sheet.inner
    r = _RING
    # Four strips without the corners, which would show tiles that are not adjacent.
    strips = (
        f"M{x:g} {y - r:g}h{width:g}v{r}h{-width:g}ZM{x:g} {y + height:g}h{width:g}v{r}h{-width:g}Z"
        f"M{x - r:g} {y:g}h{r}v{height:g}h{-r}ZM{x + width:g} {y:g}h{r}v{height:g}h{-r}Z"
    )
    clip = element("clipPath", element("path", d=strips), id=named(ring))
    copies = [use(name, dx, dy) for dx, dy in ((width, 0), (-width, 0), (0, height), (0, -height))]
    shown = element("g", *copies, class_=named("ghost"), clip_path=f"url({link(ring)})")
    return [clip], [shown]
