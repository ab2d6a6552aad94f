"""A ship board as lookup tables: neighbours, lanes of threats, zones.

A *cell* is an index into the printed grid, front to rear and left to right; a *mask* is an integer with one
bit per cell. The flat boards, the crack of IC and IIC, the torus of IIIC and the yards of IVC differ only in
the tables built here: code that uses a board does not depend on its class.
"""

from collections.abc import Callable, Iterator
from functools import cache

from msgspec import Struct

from starhaul.kernel.errors import BadInput
from starhaul.trucker.data import rule_data
from starhaul.trucker.parts.records import BoardRecord
from starhaul.trucker.parts.terms import DIRECTION_BY_WORD, FRONT, LEFT, REAR, RIGHT

Mask = int
Cell = int
Move = Callable[[Mask], Mask]
YARD_DICE = 2
"""LM-085."""


def cells_of(mask: Mask) -> list[Cell]:
    """The cells of a mask, front to rear and left to right.

    >>> cells_of(0b101001)
    [0, 3, 5]
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def first_cell(mask: Mask) -> Cell:
    """The first cell of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


class Lane(Struct, frozen=True):
    """The path of a threat over the board, and the cells from which cannons can shoot along or beside it."""

    cells: tuple[Cell, ...]
    own: Mask
    near: Mask


class Aim(Struct, frozen=True):
    """The path of a threat once its dice are known. Without lanes it misses every ship."""

    direction: int
    lanes: tuple[Lane, ...]


class Zone(Struct, frozen=True):
    """The cells that may be built on, and the regions of the board that must each stay connected."""

    cells: Mask
    regions: tuple[Mask, ...]


class Board:
    """One ship class of one edition.

    >>> board = board_of("1e", "II")
    >>> board.name, board.cell_at(7, 4), board.coordinates_of(4)
    ('1e/II', 4, (7, 4))
    >>> board.coordinates_of(board.neighbour(board.cell_at(7, 7), LEFT))
    (6, 7)
    """

    def __init__(self, edition: str, record: BoardRecord) -> None:
        self.edition = edition
        self.record = record
        self.name = f"{edition}/{record.class_}"
        self.columns, self.rows = len(record.columns), len(record.rows)
        self.size = self.columns * self.rows
        self.full: Mask = (1 << self.size) - 1
        letters = "".join(record.map)
        self._marked = {mark: _mask_where(letters, mark) for mark in "123456D" if mark in letters}
        self.ordinary: Mask = _mask_where(letters, "#So")
        self.start: Cell | None = letters.index("S") if "S" in letters else None
        self.is_fleet = record.yard is not None
        self._column_masks = [self._line(range(i, self.size, self.columns)) for i in range(self.columns)]
        self._row_masks = [self._line(range(i, i + self.columns)) for i in range(0, self.size, self.columns)]
        self.places = tuple(self._place(cell) for cell in range(self.size))
        self._cells = {place: cell for cell, place in enumerate(self.places)}
        self.moves = self._moves()
        self.strict = self._crack_sides()
        self.aims = dict(self._all_aims())
        self._zones: dict[tuple[int, ...], Zone] = {}

    # --- cells and coordinates -----------------------------------------------------------------------------

    @property
    def counts_physically(self) -> bool:
        """Class C boards repeat printed numbers, so files count their cells instead (docs/formats.md)."""
        return self.start is None

    def coordinates_of(self, cell: Cell) -> tuple[int, int]:
        """(column, row) of a cell as used in ship files."""
        return self.places[cell]

    def _place(self, cell: Cell) -> tuple[int, int]:
        row, column = divmod(cell, self.columns)
        if self.counts_physically:
            return column + 1, row + 1
        return self.record.columns[column], self.record.rows[row]

    def cell_at(self, column: int, row: int) -> Cell | None:
        """The cell with these coordinates in ship files; None if it is off the printed grid."""
        return self._cells.get((column, row))

    # --- neighbours ----------------------------------------------------------------------------------------

    def step(self, mask: Mask, direction: int) -> Mask:
        """All cells of the mask moved by one; cells that leave the board are dropped."""
        return self.moves[direction](mask)

    def neighbour(self, cell: Cell, direction: int) -> Cell | None:
        moved = self.step(1 << cell, direction)
        return moved.bit_length() - 1 if moved else None

    def touching(self, mask: Mask, *, diagonally: bool = False) -> Mask:
        """The cells next to a mask (and the mask itself where its cells touch each other)."""
        sideways = self.step(mask, LEFT) | self.step(mask, RIGHT)
        core = mask | sideways if diagonally else mask
        return sideways | self.step(core, FRONT) | self.step(core, REAR)

    def components(self, mask: Mask, *, diagonally: bool = False) -> list[Mask]:
        """The mask split into groups of touching cells, in the order of their first cells."""
        found = []
        while mask:
            group, grown = 0, mask & -mask
            while grown != group:
                group = grown
                grown |= self.touching(group, diagonally=diagonally) & mask
            found.append(group)
            mask &= ~group
        return found

    def _moves(self) -> tuple[Move, Move, Move, Move]:
        """For each direction, a function that moves a whole mask by one cell; on a torus cells wrap
        around."""
        long, full = self.columns, self.full
        first_column, last_column = self._column_masks[0], self._column_masks[-1]
        not_first, not_last = full & ~first_column, full & ~last_column
        if not self.record.torus:
            return (
                lambda mask: mask >> long,
                lambda mask: (mask & not_last) << 1,
                lambda mask: mask << long & full,
                lambda mask: (mask & not_first) >> 1,
            )
        high, wide = self.size - long, long - 1
        return (
            lambda mask: mask >> long | mask << high & full,
            lambda mask: (mask & not_last) << 1 | (mask & last_column) >> wide,
            lambda mask: mask << long & full | mask >> high,
            lambda mask: (mask & not_first) >> 1 | (mask & first_column) << wide,
        )

    def _crack_sides(self) -> tuple[Mask, Mask, Mask, Mask]:
        """For each direction, the cells whose side in that direction is at the crack (LM-024)."""
        after = self.record.crack_after
        if after is None:
            return 0, 0, 0, 0
        return 0, self._column_masks[after - 1], 0, self._column_masks[after]

    # --- zones ---------------------------------------------------------------------------------------------

    def zone(self, dice: tuple[int, ...] = ()) -> Zone:
        """The build zone; on a fleet board the yard dice open marked cells (LM-079, LM-080)."""
        if dice not in self._zones:
            marks = {("D" if die in dice[:number] else str(die)) for number, die in enumerate(dice)}
            opened = sum(self._marked[mark] for mark in sorted(marks)) if self.is_fleet else 0
            self._zones[dice] = self.zone_with(opened)
        return self._zones[dice]

    def zone_with(self, opened: Mask) -> Zone:
        """The zone with these marked cells open."""
        cells = self.ordinary | (opened & self.marked)
        return Zone(cells, tuple(self.components(cells)) if self.is_fleet else (self.full,))

    @property
    def dice_in_yard(self) -> int:
        """The number of dice rolled while a fleet is built (LM-085)."""
        return YARD_DICE if self.is_fleet else 0

    def ship_at(self, dice: tuple[int, ...], cell: Cell) -> int:
        """The number of the ship (the region of the zone) that a cell belongs to."""
        return next(n for n, region in enumerate(self.zone(dice).regions) if region >> cell & 1)

    @property
    def marked(self) -> Mask:
        return sum(self._marked.values())

    def mark_of(self, cell: Cell) -> str | None:
        return next((mark for mark, mask in self._marked.items() if mask >> cell & 1), None)

    # --- threats -------------------------------------------------------------------------------------------

    def aim(self, direction: int, dice: tuple[int, ...]) -> Aim:
        """The path of a threat from a direction with these dice.

        Most boards use two dice (their sum is the number of the line; on IIIC they name the first cell). IC
        and IIC use one, and a second one after a roll that deflects the threat to a side
        (`needs_another_die`).
        """
        return self.aims.get(
            (direction, self._number(direction, dice)), Aim(self._final(direction, dice), ())
        )

    def needs_another_die(self, direction: int, dice: tuple[int, ...]) -> bool:
        return len(dice) == 1 and self._deflected(direction, dice[0]) is not None

    @property
    def dice_per_threat(self) -> int:
        return 1 if self.record.aim.dice == "one" else 2

    @property
    def dice_per_line(self) -> int:
        """The dice for one line when column and row are rolled separately (Sabotage; LM-050, LM-076)."""
        return 2 if self.record.aim.dice == "sum" else 1

    def cells_named(self, column: int, row: int) -> list[Cell]:
        """The cells with these printed numbers, front to rear; several if rows share a number."""
        return [
            y * self.columns + x
            for y, printed_row in enumerate(self.record.rows)
            for x, printed_column in enumerate(self.record.columns)
            if (printed_column, printed_row) == (column, row)
        ]

    def deflected(self, direction: int, die: int) -> str | None:
        """The side to which this die deflects a threat from front or rear, as a word (LM-032)."""
        return self.record.aim.deflected.get(str(die)) if direction in (FRONT, REAR) else None

    def _deflected(self, direction: int, die: int) -> int | None:
        word = self.deflected(direction, die)
        return None if word is None else DIRECTION_BY_WORD[word]

    def _final(self, direction: int, dice: tuple[int, ...]) -> int:
        deflected = self._deflected(direction, dice[0]) if len(dice) == self.dice_per_threat + 1 else None
        return direction if deflected is None else deflected

    def _number(self, direction: int, dice: tuple[int, ...]) -> tuple[int, ...]:
        return (sum(dice),) if self.record.aim.dice == "sum" else dice

    def _all_aims(self) -> Iterator[tuple[tuple[int, tuple[int, ...]], Aim]]:
        for direction in range(4):
            if self.record.aim.dice == "column_row":
                yield from self._aims_from_cells(direction)
            else:
                yield from self._aims_along_lines(direction)

    def _aims_along_lines(self, direction: int) -> Iterator[tuple[tuple[int, tuple[int, ...]], Aim]]:
        """A printed number names one line, on IC and IIC sometimes two (LM-036)."""
        labels = self.record.columns if direction in (FRONT, REAR) else self.record.rows
        for label in sorted(set(labels)):
            lanes = [self._lane(direction, i, i) for i, printed in enumerate(labels) if printed == label]
            aim = Aim(direction, tuple(lanes))
            yield (direction, (label,)), aim
            for die, word in self.record.aim.deflected.items():
                if DIRECTION_BY_WORD[word] == direction:
                    yield (FRONT, (int(die), label)), aim
                    yield (REAR, (int(die), label)), aim

    def _aims_from_cells(self, direction: int) -> Iterator[tuple[tuple[int, tuple[int, ...]], Aim]]:
        """The dice name the first cell; the threat continues from there and wraps around (LM-068, LM-069)."""
        for cell in range(self.size):
            row, column = divmod(cell, self.columns)
            line = column if direction in (FRONT, REAR) else row
            numbers = (self.record.columns[column], self.record.rows[row])
            yield (direction, numbers), Aim(direction, (self._lane(direction, line, cell),))

    def _lane(self, direction: int, line: int, start: Cell) -> Lane:
        """The cells of a line in the order in which a threat from that direction meets them."""
        lines = self._column_masks if direction in (FRONT, REAR) else self._row_masks
        cells = list(cells_of(lines[line]))
        if direction in (RIGHT, REAR):
            cells.reverse()
        if self.record.torus:
            rotation = cells.index(start)
            cells = cells[rotation:] + cells[:rotation]
        own = lines[line]
        sideways = (LEFT, RIGHT) if direction in (FRONT, REAR) else (FRONT, REAR)
        near = own | self.step(own, sideways[0]) | self.step(own, sideways[1])
        return Lane(tuple(cells), own, near)

    def _line(self, cells: range) -> Mask:
        return sum(1 << cell for cell in cells)

    def __repr__(self) -> str:
        return f"<Board {self.name}>"


def _mask_where(letters: str, wanted: str) -> Mask:
    return sum(1 << cell for cell, letter in enumerate(letters) if letter in wanted)


@cache
def board_of(edition: str, class_: str) -> Board:
    """The board of a class, cached."""
    for record in rule_data.boards(edition).boards:
        if record.class_ == class_:
            return Board(edition, record)
    raise BadInput("class-unknown", edition=edition, ship_class=class_)
