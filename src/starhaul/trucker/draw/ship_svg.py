"""A whole ship as an SVG document: board, tiles, piping, contents and faults."""

from collections.abc import Mapping

from starhaul.svg import Element, element, group, link, named, placed, use
from starhaul.trucker.draw import sheet as sheets
from starhaul.trucker.draw import tile_art
from starhaul.trucker.draw.fault_marks import fault_marks, seams
from starhaul.trucker.draw.pipes import common
from starhaul.trucker.draw.sheet import Sheet
from starhaul.trucker.draw.style import Theme
from starhaul.trucker.draw.truck_document import document
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.terms import DIRECTIONS, REAR, RIGHT
from starhaul.trucker.ship.board import Cell, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults

_NO_WORDS: Mapping[str, str] = {}
_SHIP, _RING = "ship", "ring"


def ship_svg(
    yard: ShipPlan, *, title: str = "", labels: Mapping[str, str] = _NO_WORDS, theme: Theme = "paper"
) -> str:
    """Draw a ship.

    `title` is the accessible name of the picture. `labels` may contain words in the reader's language: `desc`
    for its description, and names of tiles and faults (`"cannon"`, `"loose_part"`) for tooltips.
    """
    sheet = sheets.sheet_of(yard.ship.hull.board)
    content = ship_content(yard, labels, theme)
    return document(content, (0, 0, sheet.width, sheet.height), theme, title, labels.get("desc", ""))


def ship_content(
    yard: ShipPlan, labels: Mapping[str, str] = _NO_WORDS, theme: Theme = "paper", mark: str = ""
) -> list[Element]:
    """A ship on its sheet, for its own or a larger document; `mark` makes the ids of several ships unique."""
    ship, zone = yard
    hull, sheet = ship.hull, sheets.sheet_of(ship.hull.board)
    aboard = group(*_tiles(sheet, ship, labels), *_piping(sheet, hull), id=named(_SHIP + mark))
    clips, ghosts = sheets.ghost_ring(sheet, _SHIP + mark, _RING + mark)
    return [
        *clips,
        sheets.ground(sheet, theme),
        sheets.build_zone(sheet, zone, hull.occupied),
        sheets.frame(sheet),
        *sheets.berths(sheet, zone),
        *sheets.crack(sheet),
        *sheets.beyond(sheet),
        *ghosts,
        aboard,
        *sheets.small_marks(sheet, hull.occupied),
        *sheets.tabs(sheet),
        *sheets.ship_numbers(sheet, zone),
        *fault_marks(sheet, hull, faults(hull, zone), labels),
    ]


def ship_body(sheet: Sheet, ship: Ship) -> list[Element]:
    """Tiles, contents and piping, without the board."""
    return [*_tiles(sheet, ship, _NO_WORDS), *_piping(sheet, ship.hull)]


def _tiles(sheet: Sheet, ship: Ship, words: Mapping[str, str]) -> list[Element]:
    return [_tile(sheet, ship, cell, words) for cell in cells_of(ship.hull.occupied)]


def _tile(sheet: Sheet, ship: Ship, cell: Cell, words: Mapping[str, str]) -> Element:
    hull = ship.hull
    record = tile_set(hull.board.edition).records[hull.tiles[cell]]
    name = words.get(record.kind)
    return group(
        *([element("title", name)] if name else []),
        *tile_art.tile(hull.board.edition, hull.tiles[cell], hull.rotations[cell]),
        *tile_art.contents(ship, cell),
        look="tile",
        transform=placed(*sheet.corner(cell)),
        data_cell=str(cell),
    )


def _piping(sheet: Sheet, hull: Hull) -> list[Element]:
    """Sleeves on joints, hollow ends elsewhere. Drawn last, because they bridge two tiles."""
    drawn = []
    for direction in DIRECTIONS:
        for cell in cells_of(hull.open_connectors[direction]):
            x, y = sheet.corner(cell)
            drawn.append(use(f"open-{hull.lying(cell).connectors[direction]}", x, y, rotation=direction))
    for direction in (RIGHT, REAR):
        for cell in cells_of(hull.joints[direction]):
            drawn += _joint(sheet, hull, cell, direction)
    return drawn


def _joint(sheet: Sheet, hull: Hull, cell: Cell, direction: int) -> list[Element]:
    other = hull.board.neighbour(cell, direction)
    assert other is not None  # joints always have a neighbour
    pipes = common(hull.lying(cell).connectors[direction], hull.lying(other).connectors[direction ^ 2])
    over_crack = hull.board.strict[direction] >> cell & 1
    name = f"hose-{pipes}" if over_crack else f"joint-{pipes}"
    found = []
    for seam in seams(sheet, cell, direction):
        rotation = " rotate(90)" if seam.upright else ""
        found.append(element("use", href=link(name), transform=f"translate({seam.x:g} {seam.y:g}){rotation}"))
    return found
