"""A single tile as an SVG document."""

from starhaul.svg import group
from starhaul.trucker.draw import tile_art
from starhaul.trucker.draw.style import Theme
from starhaul.trucker.draw.truck_document import document
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.layers import tile_set

MARGIN = 18
"""Space around the tile for muzzles and flames."""


def tile_svg(edition: str, number: int, rotation: int = 0, *, title: str = "", theme: Theme = "paper") -> str:
    """A tile as in the pool: full batteries, no crew. The tile is the square 0 … 100."""
    drawn = tile_art.tile(edition, number, rotation)
    record = tile_set(edition).records[number]
    if record.kind is Kind.BATTERY:
        drawn += tile_art.cells(record, record.capacity)
    size = 100 + 2 * MARGIN
    return document([group(*drawn, look="tile")], (-MARGIN, -MARGIN, size, size), theme, title, "")
