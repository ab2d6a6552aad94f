"""A drawing with the space it takes, so that others can place and scale it.

Used by the pictures to share and by the games that draw them.
"""

from typing import NamedTuple

from starhaul.svg import Element, group


class FramedDrawing(NamedTuple):
    """Elements and the space they take, from the origin."""

    content: list[Element]
    width: float
    height: float

    def fitted_into(self, x: float, y: float, width: float, height: float, most: float = 2.0) -> Element:
        """As large as possible in the middle of a rectangle; not enlarged more than `most` times."""
        scale = min(width / self.width, height / self.height, most)
        left, top = x + (width - self.width * scale) / 2, y + (height - self.height * scale) / 2
        return group(*self.content, transform=f"translate({left:.1f} {top:.1f}) scale({scale:.4f})")
