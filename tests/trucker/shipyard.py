"""Ships for tests in one line per tile.

    yard("II", "7,6 cabin 3010", "8,7 cannon:right ...1", "6,7 battery .3.. batteries=1")

A line names the cell, the kind, for directed kinds where it points (`engine:rear`; a shield names the
first of its two directions, clockwise), and the connectors front, right, rear, left as they lie
(0 smooth, 1 single, 2 double, 3 universal, a dot for any). The yard finds a tile of the table that can
lie like that.
"""

from typing import Any

import msgspec

from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.parts.terms import CANNONS, DIRECTION_BY_WORD, ENGINES, Kind
from starhaul.trucker.ship.board import Cell, Mask, cells_of
from starhaul.trucker.ship.layers import tile_set


def yard(class_: str, *lines: str, edition: str = "1e", **top: Any) -> ShipPlan:
    return parse(msgspec.json.encode(ship_file(class_, *lines, edition=edition, **top)))


def ship_file(class_: str, *lines: str, edition: str = "1e", **top: Any) -> dict[str, Any]:
    used: set[int] = set()
    return {
        "edition": edition,
        "class": class_,
        "tiles": [_entry(line, edition, used) for line in lines],
        **top,
    }


def at(yard: ShipPlan, column: int, row: int) -> Cell:
    cell = yard.ship.hull.board.cell_at(column, row)
    assert cell is not None
    return cell


def mask(yard: ShipPlan, *places: tuple[int, int]) -> Mask:
    return sum(1 << at(yard, *place) for place in places)


def places(yard: ShipPlan, cells: Mask) -> list[tuple[int, int]]:
    return [yard.ship.hull.board.coordinates_of(cell) for cell in cells_of(cells)]


def _entry(line: str, edition: str, used: set[int]) -> dict[str, Any]:
    place, kind, *rest = line.split()
    column, row = place.split(",")
    entry: dict[str, Any] = {"tile": "start", "at": [int(column), int(row)]}
    if kind != "start":
        pattern = rest.pop(0)
        entry["tile"], entry["turn"] = find(kind, pattern, edition, used)
    for word in rest:
        name, value = word.split("=")
        entry[name] = value.split(",") if name == "goods" else value if name == "alien" else int(value)
    return entry


def find(kind: str, pattern: str, edition: str, used: set[int]) -> tuple[int | str, int]:
    """A tile of the table, not used before, that can be placed with these connectors; and its turn."""
    name, _, pointing = kind.partition(":")
    tiles = tile_set(edition)
    for number in range(1, len(tiles.records)):
        record = tiles.records[number]
        if number in used or record.kind != name:
            continue
        for turn in range(4):
            if _points(record.kind, turn, pointing) and _matches(
                tiles.placed[number][turn].connectors, pattern
            ):
                used.add(number)
                return record.id, turn
    raise LookupError(f"no tile lies like {kind} {pattern}")


def _points(kind: Kind, turn: int, word: str) -> bool:
    if not word:
        return True
    printed = {**dict.fromkeys(CANNONS, 0), **dict.fromkeys(ENGINES, 2), Kind.SHIELD: 0}[kind]
    return (printed + turn) % 4 == DIRECTION_BY_WORD[word]


def _matches(connectors: tuple[int, ...], pattern: str) -> bool:
    return all(wanted in (".", str(has)) for wanted, has in zip(pattern, connectors, strict=True))
