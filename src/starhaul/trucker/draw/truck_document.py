"""Makes a standalone SVG document of the trucker game, with its definitions and styles.

Used by `ship_svg`, `table_svg` and `tile_svg`, and by the browser's plug-in for its definitions.
"""

from functools import cache

from starhaul.svg import Element
from starhaul.svg.standalone import View, standalone
from starhaul.trucker.draw.dice import dice
from starhaul.trucker.draw.pictograms import pictograms
from starhaul.trucker.draw.pipes import pipework
from starhaul.trucker.draw.rockets import rockets
from starhaul.trucker.draw.signs import signs
from starhaul.trucker.draw.style import Theme, style_sheet
from starhaul.trucker.draw.token_art import tokens


@cache
def definitions() -> dict[str, Element]:
    """All symbols that are drawn more than once, by name."""
    return pipework() | pictograms() | tokens() | dice() | signs() | rockets()


def document(content: list[Element], view: View, theme: Theme, title: str, description: str) -> str:
    return standalone(
        content,
        view,
        look=theme,
        known=definitions(),
        style=lambda looks: style_sheet(theme, looks),
        title=title,
        description=description,
    )
