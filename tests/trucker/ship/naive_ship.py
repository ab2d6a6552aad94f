"""Boards, tiles and ships in the naive implementation of the rules.

Written from the rule catalogue alone and without any optimisation, so that the fast engine can be compared
with it. Everything is a dictionary keyed by ``(column, row)`` in the coordinates of ship files: the printed
numbers on classes I to IIIA, physical cells counted from 1 on class C.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Tile = dict[str, Any]
ShipFile = dict[str, Any]

DATA = Path(__file__).parents[3] / "src/starhaul/trucker/data"

DIRECTIONS = ("front", "right", "rear", "left")  # clockwise, the order of connectors in the tile table
OPPOSITE = {"front": "rear", "rear": "front", "left": "right", "right": "left"}
# Steps in (columns to the right, rows to the rear); the front row comes first in the board table.
STEP = {"front": (0, -1), "right": (1, 0), "rear": (0, 1), "left": (-1, 0)}

SMOOTH, SINGLE, DOUBLE, UNIVERSAL = 0, 1, 2, 3

CABINS = ("cabin", "starting_cabin")
ENGINES = ("engine", "double_engine")
CANNONS = ("cannon", "double_cannon")
HOLDS = ("cargo", "special_cargo")


class Board:
    """One record of the board table with its cells named as ship files name them."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.name: str = record["class"]
        self.column_labels: list[int] = record["columns"]
        self.row_labels: list[int] = record["rows"]
        self.aim: dict[str, Any] = record["aim"]
        self.torus: bool = record.get("torus", False)
        self.crack_after: int | None = record.get("crack_after")
        self.is_class_c = self.name in ("IC", "IIC", "IIIC", "IVC")
        self.width, self.height = len(self.column_labels), len(self.row_labels)
        self.mark: dict[Cell, str] = {}
        self.index: dict[Cell, tuple[int, int]] = {}  # cell -> (columns to its left, rows before it)
        self.cell_at: dict[tuple[int, int], Cell] = {}
        self.start: Cell | None = None
        for y, line in enumerate(record["map"]):
            for x, mark in enumerate(line):
                cell = (x + 1, y + 1) if self.is_class_c else (self.column_labels[x], self.row_labels[y])
                self.mark[cell] = mark
                self.index[cell] = (x, y)
                self.cell_at[x, y] = cell
                if mark == "S":
                    self.start = cell
        self.grid: list[Cell] = list(self.mark)  # front to rear, then left to right
        self.neighbours = {(cell, way): self._next(cell, way) for cell in self.grid for way in DIRECTIONS}

    def _next(self, cell: Cell, direction: str) -> Cell | None:
        """BLD-10 adjacency; LM-051: on the torus opposite edges adjoin."""
        x, y = self.index[cell]
        x, y = x + STEP[direction][0], y + STEP[direction][1]
        if self.torus:
            x, y = x % self.width, y % self.height
        return self.cell_at.get((x, y))

    def reading(self, cell: Cell) -> tuple[int, int]:
        """Sort key: front to rear, then left to right (on IIIA row 11 comes first)."""
        x, y = self.index[cell]
        return y, x

    def over_crack(self, one: Cell, other: Cell) -> bool:
        """LM-023: the crack runs between two neighbouring columns along the whole ship."""
        if self.crack_after is None or one[1] != other[1]:
            return False
        return sorted((one[0], other[0])) == [self.crack_after, self.crack_after + 1]


@cache
def board_of(edition: str, class_: str) -> Board:
    """The board of a class in an edition."""
    table = json.loads((DATA / edition / "boards.json").read_text(encoding="utf-8"))
    return Board(next(record for record in table["boards"] if record["class"] == class_))


@cache
def tiles_of(edition: str) -> dict[int | str, Tile]:
    """The tile table by id; all starting cabins are equal but for their colour and are called "start"."""
    table = json.loads((DATA / edition / "tiles.json").read_text(encoding="utf-8"))["tiles"]
    tiles: dict[int | str, Tile] = {t["id"]: t for t in table if t["kind"] != "starting_cabin"}
    tiles["start"] = next(t for t in table if t["kind"] == "starting_cabin")
    return tiles


def connector(tile: Tile, turn: int, side: str) -> int:
    """BLD-17: what shows on a side after clockwise turns (one turn brings the left side to the front)."""
    printed: int = tile["connectors"][(DIRECTIONS.index(side) - turn) % 4]
    return printed


def muzzle(turn: int) -> str:
    """Side a barrel points to; as printed it is the front."""
    return DIRECTIONS[turn % 4]


def exhaust(turn: int) -> str:
    """Side an exhaust points to; as printed it is the rear."""
    return DIRECTIONS[(2 + turn) % 4]


def shielded(turn: int) -> list[str]:
    """BLD-24: the two directions a shield covers; as printed front and right."""
    return [DIRECTIONS[turn % 4], DIRECTIONS[(1 + turn) % 4]]


class NaiveShip:
    """A ship file as dictionaries: placed tiles with their turns, and their contents."""

    def __init__(self, file: ShipFile) -> None:
        self.edition: str = file["edition"]
        self.board = board_of(self.edition, file["class"])
        self.yard_dice: list[int] | None = file.get("yard_dice")
        self.tiles: dict[Cell, tuple[Tile, int]] = {}
        self.humans: dict[Cell, int] = {}
        self.aliens: dict[Cell, str] = {}
        self.batteries: dict[Cell, int] = {}
        self.goods: dict[Cell, list[str]] = {}
        table = tiles_of(self.edition)
        if self.board.start is not None and file.get("start", True):
            # Unnamed on classes I to IIIA; an entry of its own only states its crew.
            self.tiles[self.board.start] = (table["start"], 0)
        for entry in file["tiles"]:
            cell = (entry["at"][0], entry["at"][1])
            self.tiles[cell] = (table[entry["tile"]], entry.get("turn", 0))
        self._load(file["tiles"])

    def _load(self, entries: list[dict[str, Any]]) -> None:
        """Contents as stated; nothing stated at all means the contents of launch (PRE-01 to PRE-03)."""
        crew_stated = any("humans" in e or "alien" in e for e in entries)
        batteries_stated = any("batteries" in e for e in entries)
        by_cell = {(e["at"][0], e["at"][1]): e for e in entries}
        for cell, (tile, _) in self.tiles.items():
            entry = by_cell.get(cell, {})
            if tile["kind"] in CABINS:
                self.humans[cell] = entry.get("humans", 0) if crew_stated else 2
                if "alien" in entry:
                    self.aliens[cell] = entry["alien"]
            if tile["kind"] == "battery":
                self.batteries[cell] = entry.get("batteries", 0) if batteries_stated else tile["capacity"]
            if tile["kind"] in HOLDS:
                self.goods[cell] = list(entry.get("goods", []))

    def cells(self) -> list[Cell]:
        """Cells with a tile, front to rear, then left to right."""
        return self.in_order(list(self.tiles))

    def in_order(self, cells: list[Cell]) -> list[Cell]:
        """The same cells front to rear, then left to right."""
        return sorted(cells, key=self.board.reading)

    def kind(self, cell: Cell) -> str:
        """Kind of the tile on a cell."""
        kind: str = self.tiles[cell][0]["kind"]
        return kind

    def neighbour(self, cell: Cell, direction: str) -> Cell | None:
        """The next cell of the printed grid in that direction, if there is one."""
        return self.board.neighbours[cell, direction]

    def tile_next_to(self, cell: Cell, direction: str) -> Cell | None:
        """That cell if it holds a tile."""
        other = self.neighbour(cell, direction)
        return other if other in self.tiles else None

    def side(self, cell: Cell, direction: str) -> int:
        """Connector of the tile on a cell towards a direction."""
        tile, turn = self.tiles[cell]
        return connector(tile, turn, direction)


def open_marks(ship: NaiveShip) -> list[str]:
    """LM-079, LM-080: a second die equal to the first opens the double cells instead."""
    marks: list[str] = []
    for die in ship.yard_dice or []:
        marks.append("D" if str(die) in marks else str(die))
    return marks


def usable_cells(ship: NaiveShip) -> list[Cell]:
    """CHK-07, LM-020, LM-078: the build zone. Without dice, marked cells that carry a tile count as open."""
    opened = open_marks(ship)
    found: list[Cell] = []
    for cell, mark in ship.board.mark.items():
        is_open = cell in ship.tiles if ship.yard_dice is None else mark in opened
        if mark in "#So" or (mark in "123456D" and is_open):
            found.append(cell)
    return found


def regions(ship: NaiveShip) -> list[list[Cell]]:
    """LM-078, LM-090: orthogonally connected usable cells of IVC; any other board is one region."""
    if ship.board.name != "IVC":
        return [ship.board.grid]
    left = usable_cells(ship)
    found: list[list[Cell]] = []
    while left:
        region = [left.pop(0)]
        for cell in region:  # grows while it is walked through
            for direction in DIRECTIONS:
                other = ship.neighbour(cell, direction)
                if other in left:
                    left.remove(other)
                    region.append(other)
        found.append(region)
    return found
