"""The whole table as an SVG document: every ship, and above them the flight track or the yard."""

from collections.abc import Mapping, Sequence
from math import ceil

from starhaul.svg import Element, group
from starhaul.svg.themes import backdrop
from starhaul.trucker.draw import seat_panel, sheet, table_head
from starhaul.trucker.draw.ship_svg import ship_content
from starhaul.trucker.draw.style import Theme
from starhaul.trucker.draw.truck_document import document
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.terms import Goods
from starhaul.trucker.ship.board import Board, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.views.view import ShipView, View

_NO_WORDS: Mapping[str, str] = {}
_MARGIN, _GAP = 24, 20
_SCALE, _NARROWEST = 0.74, 520
"""The scale of ships, at which the smallest numbers are readable, and the minimum width of their panels."""
_GOODS = {colour[0].upper(): colour for colour in Goods}


def table_svg(view: View, board: Board, words: Mapping[str, str] = _NO_WORDS, theme: Theme = "paper") -> str:
    """Draw a view; nothing outside the view is drawn.

    `words` are in the reader's language: `title` and `desc` for screen readers, `seat-0` … for the seats,
    names of tiles and faults as for `ship_svg`, and the labels listed in `table_head` and `seat_panel`.
    """
    lying = sheet.sheet_of(board)
    # Two by two; but tall boards, and three of any kind, side by side.
    columns = 2 if len(view.seats) != 3 and lying.height < lying.width * 1.4 else len(view.seats)
    wide = round(max(_NARROWEST, lying.width * _SCALE))
    width = 2 * _MARGIN + columns * wide + (columns - 1) * _GAP
    head, head_high = table_head.head(view, board, width - 2 * _MARGIN, words)
    top = _MARGIN + head_high + _GAP
    seat_high = seat_panel.HIGH + lying.height * wide / lying.width
    seats = []
    for number, yard in enumerate(yards_of(view, board)):
        row, column = divmod(number, columns)
        x, y = _MARGIN + column * (wide + _GAP), top + row * (seat_high + _GAP)
        drawn = _seat(view, number, yard, wide, words, theme)
        seats.append(group(*drawn, transform=f"translate({x:g} {y:.1f})"))
    height = top + ceil(len(view.seats) / columns) * (seat_high + _GAP) - _GAP + _MARGIN
    content = [
        backdrop(width, height, theme),
        group(*head, transform=f"translate({_MARGIN} {_MARGIN})"),
        *seats,
    ]
    return document(content, (0, 0, width, height), theme, words.get("title", ""), words.get("desc", ""))


def _seat(
    view: View, number: int, yard: ShipPlan, wide: float, words: Mapping[str, str], theme: Theme
) -> list[Element]:
    scale = wide / sheet.sheet_of(yard.ship.hull.board).width
    drawn = group(
        *ship_content(yard, words, theme, f"-{number}"),
        look="out" if view.seats[number].gave_up else "flying",
        transform=f"translate(0 {seat_panel.HIGH}) scale({scale:.4f})",
        data_ship=str(number),
    )
    return [*seat_panel.panel(view, number, yard, wide, words), drawn]


# --- ships of a view ---------------------------------------------------------------------------------------


def yards_of(view: View, board: Board) -> list[ShipPlan]:
    """The ships of a view."""
    zone = board.zone(view.yard_dice)
    return [ShipPlan(ship_seen(seat.ship, board), zone) for seat in view.seats]


def ship_seen(shown: ShipView, board: Board) -> Ship:
    hull = Hull.of(board, {cell: (tile, rotation) for cell, tile, rotation in shown.tiles})
    loads = [(cell, cubes.pack(_GOODS[letter] for letter in letters)) for cell, letters in shown.goods]
    return Ship(hull, *(_by_cell(board, pairs) for pairs in (shown.crew, shown.batteries, loads)))


def painted(ship: Ship, colour: str) -> Ship:
    """The ship with the starting cabin of a colour, whatever its seat: people choose their colours."""
    hull = ship.hull
    tiles_of_edition = tile_set(hull.board.edition)
    cabins = tiles_of_edition.starting_cabins
    own = next(cabin for cabin in cabins if tiles_of_edition.records[cabin].colour == colour)
    tiles = {cell: (hull.tiles[cell], hull.rotations[cell]) for cell in cells_of(hull.occupied)}
    repainted = {cell: (own if tile in cabins else tile, turn) for cell, (tile, turn) in tiles.items()}
    return Ship(Hull.of(hull.board, repainted), ship.crew, ship.batteries, ship.goods)


def _by_cell(board: Board, pairs: Sequence[tuple[int, int]]) -> bytes:
    given = dict(pairs)
    return bytes(given.get(cell, 0) for cell in range(board.size))
