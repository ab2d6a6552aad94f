"""A small SVG builder: elements as values that are escaped and rounded when written. `standalone` makes
complete documents, `themes` has the colours all games share. Used by the `draw` packages of the games;
imports nothing of Starhaul."""

from collections.abc import Iterator
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

NAMESPACE = "http://www.w3.org/2000/svg"
PREFIX = "sh-"
"""Prefix of all class names and ids, so that they do not clash with those of the surrounding page."""
MIDDLE = 50
"""The centre of rotation: tiles are drawn on a grid of 100 by 100."""


class Element(NamedTuple):
    tag: str
    attributes: tuple[tuple[str, str], ...]
    children: "tuple[Element | str, ...]"


def number(value: float) -> str:
    """Format with two decimals, a hundredth of a pixel at full size, so that output is identical everywhere.

    >>> number(3.0), number(-0.001), number(19.256)
    ('3', '0', '19.26')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, *children: Element | str, **attributes: str | float | None) -> Element:
    """Create an element; underscores in names become hyphens, a trailing one is dropped, None omits the
    attribute."""
    written = [
        (name.rstrip("_").replace("_", "-"), value if isinstance(value, str) else number(value))
        for name, value in attributes.items()
        if value is not None
    ]
    return Element(tag, tuple(written), children)


def named(names: str) -> str:
    """
    >>> named("letter on-red")
    'sh-letter sh-on-red'
    """
    return " ".join(PREFIX + name for name in names.split())


def link(name: str) -> str:
    return f"#{PREFIX}{name}"


def write(node: Element | str) -> str:
    if isinstance(node, str):
        return escape(_printable(node))
    inner = "".join(write(child) for child in node.children)
    head = node.tag + "".join(f" {name}={quoteattr(_printable(value))}" for name, value in node.attributes)
    return f"<{head}>{inner}</{node.tag}>" if inner else f"<{head}/>"


def _printable(text: str) -> str:
    """Remove characters that XML does not allow even when escaped; titles may contain anything."""
    return "".join(char for char in text if char in "\t\n\r" or _is_xml(ord(char)))


def _is_xml(code: int) -> bool:
    return 0x20 <= code < 0xD800 or 0xE000 <= code < 0xFFFE or code >= 0x10000


def walk(node: Element) -> Iterator[Element]:
    """The element and all its descendants."""
    yield node
    for child in node.children:
        if isinstance(child, Element):
            yield from walk(child)


# --- shapes ------------------------------------------------------------------------------------------------


def rect(x: float, y: float, width: float, height: float, look: str, round_: float | None = None) -> Element:
    return element("rect", x=x, y=y, width=width, height=height, rx=round_, class_=named(look))


def circle(x: float, y: float, radius: float, look: str) -> Element:
    return element("circle", cx=x, cy=y, r=radius, class_=named(look))


def path(d: str, look: str) -> Element:
    return element("path", d=d, class_=named(look))


def text(x: float, y: float, content: str, look: str) -> Element:
    """For numbers and letters only: words are passed in by the caller, in the reader's language (`words`)."""
    return element("text", content, x=x, y=y, class_=named(look))


def group(
    *children: Element | str,
    look: str | None = None,
    transform: str | None = None,
    **more: str | float | None,
) -> Element:
    return element("g", *children, class_=named(look) if look else None, transform=transform, **more)


def use(name: str, x: float = 0, y: float = 0, *, rotation: int = 0, scale: float = 1) -> Element:
    """A reference to a definition: moved, and rotated about the centre of its tile."""
    return element("use", href=link(name), transform=placed(x, y, rotation=rotation, scale=scale))


def placed(x: float = 0, y: float = 0, *, rotation: int = 0, scale: float = 1) -> str | None:
    """The transform that moves by (x, y), rotates by quarter turns about the tile's centre and scales."""
    steps = []
    if x or y:
        steps.append(f"translate({number(x)} {number(y)})")
    if rotation:
        steps.append(f"rotate({90 * rotation} {MIDDLE} {MIDDLE})")
    if scale != 1:
        steps.append(f"scale({number(scale)})")
    return " ".join(steps) or None


# --- words -------------------------------------------------------------------------------------------------

_LETTER = 0.6
"""The width of a bold letter relative to its height; slightly overestimated, because fonts differ."""


def words(x: float, y: float, content: str, look: str, room: float, size: float = 16) -> Element:
    """Text in the reader's language, supplied by the caller; compressed if it would not fit."""
    is_long = len(content) * size * _LETTER > room
    squeezed = {"textLength": number(room), "lengthAdjust": "spacingAndGlyphs"} if is_long else {}
    return element("text", content, x=x, y=y, class_=named(look), **squeezed)
