"""Static data of the trucker game for the browser client: tiles, cards, flights, and boards with their
geometry.

Loaded by `server.http.game_assets`. What changes during a match is in the view, not here.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from starhaul.plugins.trucker.plugin import USUAL_ROUNDS
from starhaul.svg import Element, group
from starhaul.trucker.data import rule_data
from starhaul.trucker.draw import sheet as sheets
from starhaul.trucker.draw.pictograms import TAKES_ENERGY, TURNING, pictogram_name
from starhaul.trucker.draw.style import style_sheet as style_sheet
from starhaul.trucker.draw.tile_art import ENERGY_CORNERS
from starhaul.trucker.draw.token_art import ALIEN_SPOT, PLACES, SEATS
from starhaul.trucker.draw.truck_document import definitions as drawn
from starhaul.trucker.match.config import LEARNING, TREK_ROUNDS, Config, crowded, discouraged
from starhaul.trucker.match.pace import PACES_MS
from starhaul.trucker.parts.terms import DIRECTIONS, SIDES
from starhaul.trucker.ship.board import Board, board_of, cells_of
from starhaul.trucker.ship.layers import TileSet, tile_set

DEPENDS_ON_CONFIG = False
TEXTS = ("trucker", "events")
FURTHER_TEXTS: Mapping[str, tuple[str, ...]] = {
    "trucker": ("client-trucker", "client-tiles"),
    "building": ("client-building",),
    "questions": ("client-questions",),
    "flight": ("client-flight",),
    "cards": ("client-cards",),
    "inspect": ("client-inspect",),
    "why": ("client-why",),
    "special": ("client-special",),
    "clinic": ("client-clinic",),
}
EDITIONS = ("1e", "2e")
LEVEL_NAMES = ("I", "II", "III", "IV")


def data(config: object) -> Mapping[str, Any]:
    """Does not depend on the configuration, because a match may use any edition."""
    return _everything()


@cache
def _everything() -> Mapping[str, Any]:
    return {
        "editions": {edition: _edition(edition) for edition in EDITIONS},
        "titles": msgspec.to_builtins(rule_data.titles().titles),
        "title_credits": rule_data.titles().credits,
        "roads": msgspec.to_builtins(rule_data.rough_roads().modifiers),
        "spots": {f"{kind}-{capacity}": spots for (kind, capacity), spots in PLACES.items()},
        "seats": SEATS,
        "alien_spot": ALIEN_SPOT,
        "energy_corners": ENERGY_CORNERS,
        "turning": TURNING,
        "takes_energy": TAKES_ENERGY,
        "sides": SIDES,
        "paces": PACES_MS,
    }


@cache
def form_data() -> Mapping[str, Any]:
    """What the fields `edition`, `rounds` and `level` of the form offer, and what they advise against."""
    return {
        "editions": {edition: _choices(edition) for edition in EDITIONS},
        "learning": LEARNING,
        "trek": {"edition": "2e", "rounds": TREK_ROUNDS},
    }


def _choices(edition: str) -> Mapping[str, Any]:
    classes = tuple(_classes(edition))
    everything = Config(edition=edition, seats=4, rounds=classes)
    return {
        "classes": (LEARNING, *classes),
        "usual_rounds": USUAL_ROUNDS[edition],
        "levels": [LEVEL_NAMES[level.level - 1] for level in rule_data.flights(edition).levels],
        "alike": list(discouraged(everything)),
        "crowded": list(crowded(everything)),
    }


def definitions() -> Mapping[str, Element]:
    boards = {
        f"board-{edition}-{name}": _background(board_of(edition, name))
        for edition in EDITIONS
        for name in _classes(edition)
    }
    return {**drawn(), **boards}


def _classes(edition: str) -> list[str]:
    return [record.class_ for record in rule_data.boards(edition).boards]


def _background(board: Board) -> Element:
    """The constant parts of a board: the frame with its numbers, crack and torus."""
    sheet = sheets.close_sheet_of(board)
    return group(sheets.frame(sheet), *sheets.crack(sheet), *sheets.beyond(sheet), *sheets.tabs(sheet))


def _edition(edition: str) -> Mapping[str, Any]:
    table = rule_data.flights(edition)
    return {
        "tiles": _tiles(tile_set(edition)),
        "cards": {card.id: msgspec.to_builtins(card) for card in rule_data.cards(edition).cards},
        "boards": {
            record.class_: _board(board_of(edition, record.class_))
            for record in rule_data.boards(edition).boards
        },
        "levels": {level.level: msgspec.to_builtins(level) for level in table.levels},
        "goods_values": table.goods_values,
        "hourglass_seconds": table.hourglass_seconds,
    }


def _tiles(tiles: TileSet) -> list[Mapping[str, Any] | None]:
    """By number; number 0 means no tile."""
    return [
        None
        if not number
        else {
            "kind": record.kind,
            "art": pictogram_name(record),
            "connectors": record.connectors,
            "capacity": record.capacity,
            "colour": record.colour,
        }
        for number, record in enumerate(tiles.records)
    ]


def _board(board: Board) -> Mapping[str, Any]:
    sheet, record = sheets.close_sheet_of(board), board.record
    columns, rows = sheets.labels(record.columns), sheets.labels(record.rows)
    return {
        "level": record.level,
        "columns": record.columns,
        "rows": record.rows,
        "width": sheet.width,
        "height": sheet.height,
        "pad": sheet.pad,
        "corners": [sheet.corner(cell) for cell in range(board.size)],
        "places": [
            (columns[cell % board.columns], rows[cell // board.columns]) for cell in range(board.size)
        ],
        "neighbours": [
            [board.neighbour(cell, direction) for direction in DIRECTIONS] for cell in range(board.size)
        ],
        "zone": list(cells_of(board.zone().cells)),
        "marks": {cell: board.mark_of(cell) for cell in cells_of(board.marked)},
        "crack": [list(cells_of(mask)) for mask in board.strict],
        "start": board.start,
        "torus": record.torus,
        "is_fleet": board.is_fleet,
        "reserve_slots": record.reserve_slots,
        "insurance": msgspec.to_builtins(record.insurance),
        "dice": record.aim.dice,
        "aims": {
            f"{SIDES[direction]}:{','.join(map(str, numbers))}": {
                "from": SIDES[aim.direction],
                "lanes": [cells for lane in aim.lanes if (cells := list(filter(sheet.has, lane.cells)))],
            }
            for (direction, numbers), aim in board.aims.items()
        },
    }
