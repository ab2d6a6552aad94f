"""Placements, threats, crew and batteries in the naive implementation of the rules."""

from __future__ import annotations

from tests.trucker.ship.naive_report import (
    Choice,
    cannon_choices_of,
    engine_choices_of,
    faults_around,
    is_joined,
    joined_parts,
)
from tests.trucker.ship.naive_ship import (
    CABINS,
    CANNONS,
    DIRECTIONS,
    OPPOSITE,
    SMOOTH,
    Cell,
    NaiveShip,
    Tile,
    connector,
    muzzle,
    regions,
    tiles_of,
    usable_cells,
)

# A lane: final direction of the threat, index of its column or row (None: not on the board), its way.
Lane = tuple[str, int | None, list[Cell]]


def aliens_allowed(ship: NaiveShip) -> dict[Cell, set[str]]:
    """PRE-02 to PRE-05, RUL-33: colours each cabin could house; joined, not just adjacent."""
    allowed: dict[Cell, set[str]] = {}
    for cell in ship.cells():
        if ship.kind(cell) not in CABINS:
            continue
        allowed[cell] = set()
        if ship.kind(cell) == "starting_cabin":  # PRE-02, LM-017: never an alien
            continue
        for direction in DIRECTIONS:
            other = ship.tile_next_to(cell, direction)
            if other is not None and is_joined(ship, cell, direction):
                if ship.kind(other) == "life_support_purple":
                    allowed[cell].add("purple")
                if ship.kind(other) == "life_support_brown":
                    allowed[cell].add("brown")
    return allowed


def engine_choices(ship: NaiveShip) -> list[Choice] | dict[Cell, list[Choice]]:
    """PAR-01, PAR-04: all (batteries paid, strength); on IVC for each group by its first cell (LM-102)."""
    if ship.board.name == "IVC":
        return {part[0]: engine_choices_of(ship, part) for part in joined_parts(ship, [])}
    return engine_choices_of(ship, ship.cells())


def cannon_choices(ship: NaiveShip) -> list[Choice] | dict[Cell, list[Choice]]:
    """PAR-02 to PAR-04: all (batteries paid, strength); on IVC for each group by its first cell (LM-105)."""
    if ship.board.name == "IVC":
        return {part[0]: cannon_choices_of(ship, part) for part in joined_parts(ship, [])}
    return cannon_choices_of(ship, ship.cells())


def beginnings(ship: NaiveShip) -> list[Cell]:
    """Cells where a tile may lie without touching another one (LM-013; IVC: LM-086, LM-090, LM-091)."""
    if ship.board.name == "IVC":
        empty = [region for region in regions(ship) if not any(cell in ship.tiles for cell in region)]
        return [cell for region in empty for cell in region]
    if ship.board.is_class_c and not ship.tiles:
        return usable_cells(ship)
    return []


def hangs_on(ship: NaiveShip, cell: Cell, tile: Tile, turn: int) -> bool:
    """RUL-15: some adjacent tile has a connector facing a connector of the new tile, fitting or not."""
    for direction in DIRECTIONS:
        other = ship.tile_next_to(cell, direction)
        if other is None or connector(tile, turn, direction) == SMOOTH:
            continue
        if ship.side(other, OPPOSITE[direction]) != SMOOTH:
            return True
    return False


def is_clean(ship: NaiveShip, cell: Cell, tile: Tile, turn: int) -> bool:
    """RUL-15, strictBuild: the new tile causes and suffers no fault. The ship is left as it was."""
    ship.tiles[cell] = (tile, turn)
    try:
        return not faults_around(ship, cell)
    finally:
        del ship.tiles[cell]


def placements(ship: NaiveShip, tile_id: int | str, strict: bool) -> list[tuple[int, int, int]]:
    """RUL-15, BLD-10: every (column, row, turn) where the tile may be attached."""
    tile = tiles_of(ship.edition)[tile_id]
    free = beginnings(ship)
    found: list[tuple[int, int, int]] = []
    for cell in usable_cells(ship):
        if cell in ship.tiles:
            continue
        for turn in range(4):
            if cell not in free and not hangs_on(ship, cell, tile, turn):
                continue
            if strict and not is_clean(ship, cell, tile, turn):
                continue
            found.append((cell[0], cell[1], turn))
    return sorted(found)


def _line(ship: NaiveShip, direction: str, index: int) -> list[Cell]:
    """HIT-03, LM-046: the cells of a column or row in the order in which a threat meets them."""
    board = ship.board
    if direction in ("front", "rear"):
        way = [board.cell_at[index, y] for y in range(board.height)]
    else:
        way = [board.cell_at[x, index] for x in range(board.width)]
    return way[::-1] if direction in ("rear", "right") else way


def lanes(ship: NaiveShip, direction: str, dice: list[int]) -> list[Lane]:
    """Where a threat travels once all dice are rolled."""
    board = ship.board
    along_column = direction in ("front", "rear")
    if board.aim["dice"] == "column_row":  # LM-068, LM-069: from the rolled cell on, round the edge if needed
        index = dice[0] - 1 if along_column else dice[1] - 1
        way = _line(ship, direction, index)
        at = way.index((dice[0], dice[1]))
        return [(direction, index, way[at:] + way[:at])]
    if board.aim["dice"] == "one":
        if along_column and dice[0] in (1, 6):  # LM-032 to LM-035: turned, then rolled again
            return lanes(ship, "left" if dice[0] == 1 else "right", dice[1:])
        named = dice[0]  # LM-031, LM-036
    else:
        named = dice[0] + dice[1]  # HIT-02, LM-113
    labels = board.column_labels if along_column else board.row_labels
    found = [index for index, label in enumerate(labels) if label == named]  # two for a split (LM-036)
    if not found:  # RUL-45: no such line, a miss
        return [(direction, None, [])]
    return [(direction, index, _line(ship, direction, index)) for index in found]


def struck(ship: NaiveShip, direction: str, dice: list[int]) -> list[tuple[str, Cell | None]]:
    """HIT-03, LM-046, LM-070, LM-110: the first tile on each lane, if any."""
    return [
        (final, next((cell for cell in way if cell in ship.tiles), None))
        for final, _, way in lanes(ship, direction, dice)
    ]


def reach(ship: NaiveShip, edition: str, direction: str) -> int:
    """How many lines a cannon may stand beside the lane of a large meteor."""
    if direction in ("left", "right"):
        return 1  # HIT-09a, HIT-09b, LM-034, LM-073
    if direction == "rear" and edition == "2e":
        return 1  # HIT-09b; class C does not exist in this edition
    return 0  # HIT-08, RUL-47, LM-042


def _distance(ship: NaiveShip, one: int, other: int, direction: str) -> int:
    """Lines between two physical columns or rows; LM-041, LM-074: rows 1 and 6 of the torus adjoin."""
    apart = abs(one - other)
    if ship.board.torus:
        size = ship.board.width if direction in ("front", "rear") else ship.board.height
        return min(apart, size - apart)
    return apart


def shooters(
    ship: NaiveShip, edition: str, direction: str, dice: list[int]
) -> list[tuple[str, Cell | None, list[Cell], list[Cell]]]:
    """HIT-07 to HIT-11, RUL-47, LM-041, LM-042, LM-073, LM-074: cannons that can shoot a large meteor."""
    found: list[tuple[str, Cell | None, list[Cell], list[Cell]]] = []
    targets = struck(ship, direction, dice)
    for (final, line, _), (_, target) in zip(lanes(ship, direction, dice), targets, strict=True):
        able: list[Cell] = []
        for cell in ship.cells():
            if ship.kind(cell) not in CANNONS or muzzle(ship.tiles[cell][1]) != final:
                continue
            own = ship.board.index[cell][0 if final in ("front", "rear") else 1]
            if line is not None and _distance(ship, own, line, final) <= reach(ship, edition, final):
                able.append(cell)
        singles = [cell for cell in able if ship.kind(cell) == "cannon"]
        doubles = [cell for cell in able if ship.kind(cell) == "double_cannon"]
        found.append((final, target, singles, doubles))
    return found


def weak_spot(ship: NaiveShip) -> int:
    """LM-062: size of the largest group of empty cells that touch, also diagonally and over edges."""
    board = ship.board
    left = [cell for cell in board.grid if cell not in ship.tiles]
    largest = 0
    while left:
        group = [left.pop(0)]
        for cell in group:  # grows while it is walked through
            x, y = board.index[cell]
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    other = board.cell_at[(x + dx) % board.width, (y + dy) % board.height]
                    if other in left:
                        left.remove(other)
                        group.append(other)
        largest = max(largest, len(group))
    return largest


def epidemic_victims(ship: NaiveShip) -> list[Cell]:
    """RUL-66: occupied cabins joined to another occupied cabin, the starting cabin being one of them."""
    occupied = [cell for cell in ship.cells() if ship.humans.get(cell, 0) > 0 or cell in ship.aliens]
    victims: list[Cell] = []
    for cell in occupied:
        for direction in DIRECTIONS:
            other = ship.tile_next_to(cell, direction)
            if other in occupied and is_joined(ship, cell, direction) and cell not in victims:
                victims.append(cell)
    return victims
