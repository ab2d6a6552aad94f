"""Draws a ship with characters, seven by three per cell, readable without colours.

Every tile has a frame, which is interrupted by what its sides carry: one line for a single connector, two for
a double, three for a universal one; a triangle for a muzzle or an exhaust; a heavy line for a shield.
"""

from collections.abc import Iterator
from itertools import groupby

from rich.text import Text

from starhaul.locale import Texts
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.terms import (
    CABINS,
    DIRECTIONS,
    FRONT,
    HOLDS,
    LEFT,
    REAR,
    RIGHT,
    Alien,
    Goods,
    Kind,
)
from starhaul.trucker.ship.board import Board, Cell, cells_of, first_cell
from starhaul.trucker.ship.layers import Layer, tile_set
from starhaul.trucker.ship.ship import ALIEN_OF_CODE, Ship
from starhaul.trucker.ship.ship_check import faults

WIDTH, HEIGHT = 7, 3
MARGIN = 3
"""Space for the row numbers on the left."""
LEGEND_WIDTH = 79

# By connector: smooth, single, double, universal.
LEVEL = ("─────", "──│──", "──║──", "─│││─")
UPRIGHT = ("│", "─", "═", "≡")
MUZZLES, EXHAUSTS = "▲►▼◄", "△▷▽◁"
HEAVY = str.maketrans("─┌┐└┘", "━┏┓┗┛")
CRACK, FREE, FAULT, CLOSED = "╎", "·", "!", "░"
WRAPS_OVER, WRAPS_DOWN = "↔", "↕"
DOUBLE = "D"
HUMAN, ALIENS = "☻", {Alien.PURPLE: "ψ", Alien.BROWN: "ω"}
CHARGED, SPENT, NO_CUBE = "●", "○", "□"

FRAME, CONNECTOR, QUIET, ALARM = "bright_black", "bold", "bright_black", "bold red"
STYLES = {
    Kind.BATTERY: "green",
    Kind.CABIN: "cyan",
    Kind.CANNON: "magenta",
    Kind.CARGO: "white",
    Kind.DOUBLE_CANNON: "magenta",
    Kind.DOUBLE_ENGINE: "yellow",
    Kind.ENGINE: "yellow",
    Kind.LIFE_SUPPORT_BROWN: "dark_orange3",
    Kind.LIFE_SUPPORT_PURPLE: "medium_purple1",
    Kind.SHIELD: "blue",
    Kind.SPECIAL_CARGO: "red",
    Kind.STARTING_CABIN: "bold cyan",
    Kind.STRUCTURAL: "bright_black",
}
ALIEN_STYLES = {Alien.PURPLE: "bold medium_purple1", Alien.BROWN: "bold dark_orange3"}

Span = tuple[str, str]
"""Characters and their style."""


class _Canvas:
    """Styled characters on a grid."""

    def __init__(self, width: int, height: int) -> None:
        self._rows: list[list[Span]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, characters: str, style: str = "") -> None:
        for offset, character in enumerate(characters):
            self._rows[y][x + offset] = (character, style)

    def text(self) -> Text:
        lines = [Text.assemble(*_joined(row)) for row in self._rows]
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)


def _joined(row: list[Span]) -> Iterator[Span]:
    """Merge neighbouring characters of the same style, to emit fewer escape sequences."""
    for style, spans in groupby(row, key=lambda span: span[1]):
        yield "".join(text for text, _ in spans), style


class _Layout:
    """The positions of the cells of a board on the canvas."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.crack = board.record.crack_after
        # On a torus every end of a line has a sign.
        signs = 1 if board.record.torus else 0
        right = (5 if self.repeats_numbers else 0) + signs
        self.first = 1 + signs
        self.width = MARGIN + WIDTH * board.columns + (1 if self.crack else 0) + right
        self.height = self.first + HEIGHT * board.rows + signs + (1 if self.repeats_numbers else 0)

    @property
    def repeats_numbers(self) -> bool:
        """Whether the printed numbers differ from those that identify cells in files (class C)."""
        first, last = self.board.coordinates_of(0), self.board.coordinates_of(self.board.size - 1)
        record = self.board.record
        printed = (record.columns[0], record.rows[0]), (record.columns[-1], record.rows[-1])
        return (first, last) != printed

    def left(self, column: int) -> int:
        return MARGIN + WIDTH * column + (1 if self.crack and column >= self.crack else 0)

    def corner(self, cell: Cell) -> tuple[int, int]:
        row, column = divmod(cell, self.board.columns)
        return self.left(column), self.first + HEIGHT * row


def terminal_ship(yard: ShipPlan, texts: Texts) -> Text:
    """The drawing: at most 75 characters wide on every board."""
    ship, board = yard.ship, yard.ship.hull.board
    layout = _Layout(board)
    canvas = _Canvas(layout.width, layout.height)
    _numbers(canvas, layout)
    _oddities(canvas, layout)
    faulty = {cell for fault in faults(ship.hull, yard.zone) for cell in fault.cells}
    for cell in range(board.size):
        x, y = layout.corner(cell)
        if ship.hull.tiles[cell]:
            _tile(canvas, x, y, ship, cell, texts)
            if cell in faulty:
                canvas.put(x, y, FAULT, ALARM)
            if mark := board.mark_of(cell):
                canvas.put(x + WIDTH - 1, y + 2, mark, "bold")
        else:
            _empty(canvas, x, y, board.mark_of(cell), is_open=bool(yard.zone.cells >> cell & 1))
    if len(yard.zone.regions) > 1:
        for number, region in enumerate(yard.zone.regions, start=1):
            x, y = layout.corner(first_cell(region))
            canvas.put(x, y - 1, _ship_sign(number), "bold")
    return canvas.text()


def _empty(canvas: _Canvas, x: int, y: int, mark: str | None, *, is_open: bool) -> None:
    """A dot where a tile may be placed, nothing outside; marked cells show their mark, closed ones are
    hatched."""
    if is_open:
        sign = _open_sign(mark) if mark else FREE
        canvas.put(x, y + 1, sign.center(WIDTH), "bold" if mark else QUIET)
    elif mark:
        for line, sign in enumerate((CLOSED, _closed_sign(mark), CLOSED)):
            canvas.put(x + 1, y + line, sign.center(WIDTH - 2, CLOSED), QUIET)


def _open_sign(mark: str) -> str:
    return f"{FREE}{mark}{FREE}"


def _closed_sign(mark: str) -> str:
    return f"{CLOSED}{mark}{CLOSED}"


def _ship_sign(number: int) -> str:
    return f"#{number}"


def _numbers(canvas: _Canvas, layout: _Layout) -> None:
    """The numbers used in the report on the left and above; different printed numbers in brackets
    opposite."""
    board = layout.board
    for column in range(board.columns):
        x = layout.left(column)
        canvas.put(x, 0, str(board.coordinates_of(column)[0]).center(WIDTH), QUIET)
        if layout.repeats_numbers:
            printed = f"({board.record.columns[column]})"
            canvas.put(x, layout.height - 1, printed.center(WIDTH), QUIET)
    for row in range(board.rows):
        y = layout.first + 1 + HEIGHT * row
        canvas.put(0, y, f"{board.coordinates_of(row * board.columns)[1]:>2}", QUIET)
        if layout.repeats_numbers:
            canvas.put(layout.width - 5, y, f" ({board.record.rows[row]})", QUIET)


def _oddities(canvas: _Canvas, layout: _Layout) -> None:
    """The crack, and the joined edges."""
    board, first, last = layout.board, layout.first, layout.first + HEIGHT * layout.board.rows
    if layout.crack:
        for y in range(first, last):
            canvas.put(layout.left(layout.crack) - 1, y, CRACK, "bold")
    if board.record.torus:
        for column in range(board.columns):
            for y in (first - 1, last):
                canvas.put(layout.left(column) + WIDTH // 2, y, WRAPS_DOWN, "bold")
        for row in range(board.rows):
            for x in (MARGIN - 1, layout.left(board.columns)):
                canvas.put(x, first + HEIGHT * row + 1, WRAPS_OVER, "bold")


# --- one tile ----------------------------------------------------------------------------------------------


def _tile(canvas: _Canvas, x: int, y: int, ship: Ship, cell: Cell, texts: Texts) -> None:
    kind = _kind(ship, cell)
    _frame(canvas, x, y, ship, cell, STYLES[kind])
    spans = [(texts(f"code-{kind}"), STYLES[kind]), *_contents(ship, cell, kind)]
    x += 1 + (WIDTH - 2 - sum(len(text) for text, _ in spans)) // 2
    for text, style in spans:
        canvas.put(x, y + 1, text, style)
        x += len(text)


def _frame(canvas: _Canvas, x: int, y: int, ship: Ship, cell: Cell, style: str) -> None:
    covered = [bool(ship.hull.layers[Layer.SHIELD + d] >> cell & 1) for d in DIRECTIONS]
    for direction, y_side in ((FRONT, y), (REAR, y + 2)):
        side = _level(ship, cell, direction)
        _line(canvas, x + 1, y_side, side.translate(HEAVY) if covered[direction] else side, style)
    for direction, x_side in ((LEFT, x), (RIGHT, x + WIDTH - 1)):
        side = _upright(ship, cell, direction)
        _line(canvas, x_side, y + 1, "┃" if covered[direction] and side == "│" else side, style)
    corners = (
        (x, y, "┌", (FRONT, LEFT)),
        (x + WIDTH - 1, y, "┐", (FRONT, RIGHT)),
        (x, y + 2, "└", (REAR, LEFT)),
        (x + WIDTH - 1, y + 2, "┘", (REAR, RIGHT)),
    )
    for x_corner, y_corner, corner, (one, other) in corners:
        heavy = covered[one] and covered[other]
        _line(canvas, x_corner, y_corner, corner.translate(HEAVY) if heavy else corner, style)


def _line(canvas: _Canvas, x: int, y: int, characters: str, style: str) -> None:
    """Frames are dim, connectors stand out; triangles and shields have the colour of their tile."""
    for offset, character in enumerate(characters):
        if character in MUZZLES + EXHAUSTS + "━┃┏┓┗┛":
            canvas.put(x + offset, y, character, style)
        else:
            upright = len(characters) == 1
            plain = "│┌┐└┘" if upright else "─"
            canvas.put(x + offset, y, character, FRAME if character in plain else CONNECTOR)


def _level(ship: Ship, cell: Cell, direction: int) -> str:
    """The front or rear side of a tile."""
    sign = _triangle(ship, cell, direction)
    if sign is None:
        return LEVEL[ship.hull.lying(cell).connectors[direction]]
    is_double = _kind(ship, cell) in (Kind.DOUBLE_CANNON, Kind.DOUBLE_ENGINE)
    return f"─{sign}─{sign}─" if is_double else f"──{sign}──"


def _upright(ship: Ship, cell: Cell, direction: int) -> str:
    """The left or right side of a tile."""
    sign = _triangle(ship, cell, direction)
    return UPRIGHT[ship.hull.lying(cell).connectors[direction]] if sign is None else sign


def _triangle(ship: Ship, cell: Cell, direction: int) -> str | None:
    lying = ship.hull.lying(cell)
    if lying.muzzle == direction:
        return MUZZLES[direction]
    return EXHAUSTS[direction] if lying.exhaust == direction else None


def _kind(ship: Ship, cell: Cell) -> Kind:
    return tile_set(ship.hull.board.edition).records[ship.hull.tiles[cell]].kind


def _contents(ship: Ship, cell: Cell, kind: Kind) -> Iterator[Span]:
    if kind in CABINS:
        alien = ALIEN_OF_CODE.get(ship.crew[cell])
        yield (ALIENS[alien], ALIEN_STYLES[alien]) if alien else (HUMAN * ship.crew[cell], "bold")
    elif kind is Kind.BATTERY:
        charged = ship.batteries[cell]
        yield CHARGED * charged, "bold green"
        yield SPENT * (ship.hull.capacity(cell) - charged), QUIET
    elif kind in HOLDS:
        aboard = cubes.unpack(ship.goods[cell])
        yield from ((cube[0].upper(), f"bold {cube}") for cube in aboard)
        yield NO_CUBE * (ship.hull.capacity(cell) - len(aboard)), QUIET


# --- legend ------------------------------------------------------------------------------------------------


def legend(yard: ShipPlan, texts: Texts) -> list[str]:
    """One line for the common signs, then the codes and contents that occur in this ship."""
    signs = texts(
        "legend-signs",
        single="│─",
        double="║═",
        universal="│││≡",
        muzzle=MUZZLES[FRONT],
        exhaust=EXHAUSTS[REAR],
        shield="━",
        fault=FAULT,
    )
    lines = [signs, ""]
    for item in _explained(yard, texts):
        # Wrapped here, because a code must not be separated from its name.
        if len(lines[-1]) + 2 + len(item) > LEGEND_WIDTH:
            lines.append("")
        lines[-1] += f"  {item}" if lines[-1] else item
    return [line for line in lines if line]


def _explained(yard: ShipPlan, texts: Texts) -> Iterator[str]:
    yield from _explained_ship(yard.ship, texts)
    yield from _explained_board(yard.ship.hull.board, texts)
    if len(yard.zone.regions) > 1:
        yield texts("legend-fleet", sign=_ship_sign(1))
    if _Layout(yard.ship.hull.board).repeats_numbers:
        yield texts("legend-printed")


def _explained_ship(ship: Ship, texts: Texts) -> Iterator[str]:
    kinds = {_kind(ship, cell) for cell in cells_of(ship.hull.occupied)}
    for kind in Kind:
        if kind in kinds:
            yield texts("legend-code", code=texts(f"code-{kind}"), name=texts(f"kind-{kind}"))
    for alien in ship.aliens():
        yield texts("legend-code", code=ALIENS[alien], name=texts(f"alien-{alien}"))
    cargo = ship.cargo()
    for colour in Goods:
        if cargo[colour]:
            yield texts("legend-code", code=colour[0].upper(), name=texts(f"goods-{colour}"))


def _explained_board(board: Board, texts: Texts) -> Iterator[str]:
    if board.record.crack_after:
        yield texts("legend-crack", sign=CRACK)
    if board.record.torus:
        yield texts("legend-torus", signs=f"{WRAPS_OVER} {WRAPS_DOWN}")
    if board.marked:
        yield texts("legend-opened", sign=_open_sign("n"))
        yield texts("legend-closed", sign=_closed_sign("n"))
        yield texts("legend-double", sign=DOUBLE)
