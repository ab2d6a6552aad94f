"""Ships for the pictures of the rule book: real hulls, whose tiles are chosen by the ship rules.

Used by the picture modules of this package. A plan says which kind stands where; the tiles that fit there are
found here, so that a picture cannot contradict the rules.
"""

from collections.abc import Mapping

from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.terms import DIRECTIONS, Kind
from starhaul.trucker.ship.board import Board, Cell, board_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults

Place = tuple[int, int]
"""Column and row as printed on the board."""
Plan = Mapping[Place, str]
"""A kind for each place, with a rotation where it matters: `cannon:1`. A plus sign asks for a tile with many
open connectors instead of few."""

_TRIES = 4
"""How many tiles are tried for a place; plans that need more are better changed."""


def built(plan: Plan, class_: str = "I", edition: str = "2e", start: Place | None = None) -> ShipPlan:
    """A ship without faults, ready for launch."""
    board = board_of(edition, class_)
    cells = [(cell_at(board, place), wanted) for place, wanted in plan.items()]
    hull = _completed(_begun(board, start), cells)
    assert hull is not None, "the tiles of this edition allow the plan"
    return ShipPlan(Ship.launched(hull), board.zone())


def laid(tiles: Mapping[Place, tuple[int, int]], class_: str = "I", edition: str = "2e") -> ShipPlan:
    """A ship with these tiles and rotations, faults included."""
    board = board_of(edition, class_)
    hull = _begun(board, None)
    for place, (number, rotation) in tiles.items():
        hull = hull.place(cell_at(board, place), number, rotation)
    return ShipPlan(Ship.bare(hull), board.zone())


def cell_at(board: Board, place: Place) -> Cell:
    cell = board.cell_at(*place)
    assert cell is not None, f"{place} is on the board"
    return cell


def _begun(board: Board, start: Place | None) -> Hull:
    """A board with its starting cabin, where it has a place or is given one."""
    hull, cabin = Hull.empty(board), tile_set(board.edition).starting_cabins[0]
    if start is not None:
        return hull.place(cell_at(board, start), cabin)
    return hull if board.start is None else hull.place(board.start, cabin)


def _completed(hull: Hull, cells: list[tuple[Cell, str]]) -> Hull | None:
    """The hull with all these tiles; the last ones are changed first where something does not fit."""
    if not cells:
        return hull
    (cell, wanted), *others = cells
    for trial in _fitting(hull, cell, wanted, {cell for cell, _ in others})[:_TRIES]:
        if (found := _completed(trial, others)) is not None:
            return found
    return None


def _fitting(hull: Hull, cell: Cell, wanted: str, later: set[Cell]) -> list[Hull]:
    """The hull with each tile of a kind that fits: first those with most joints, also to cells that are built
    later, and then with fewest (or most) open connectors."""
    name, _, turn = wanted.rstrip("+").partition(":")
    wish = -1 if wanted.endswith("+") else 1
    tiles, used = tile_set(hull.board.edition), set(hull.tiles)
    found = dict[tuple[int, ...], Hull]()
    for number, record in enumerate(tiles.records):
        if not number or number in used or record.kind is not Kind(name):
            continue
        for rotation in (int(turn),) if turn else DIRECTIONS:
            trial = hull.place(cell, number, rotation)
            key = (*tiles.placed[number][rotation].connectors, rotation)
            if key not in found and not faults(trial, hull.board.zone()):
                found[key] = trial
    return sorted(
        found.values(),
        key=lambda trial: (
            -_joints(trial) - 2 * _prospects(trial, cell, later),
            wish * (open_count(trial) - _prospects(trial, cell, later)),
        ),
    )


def _prospects(hull: Hull, cell: Cell, later: set[Cell]) -> int:
    """How many connectors of a tile point to cells that are built later."""
    return sum(
        hull.open_connectors[direction] >> cell & 1
        for direction in DIRECTIONS
        if hull.board.neighbour(cell, direction) in later
    )


def _joints(hull: Hull) -> int:
    return sum(mask.bit_count() for mask in hull.joints)


def open_count(hull: Hull) -> int:
    return sum(mask.bit_count() for mask in hull.open_connectors)
