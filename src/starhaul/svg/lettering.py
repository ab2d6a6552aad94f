"""Writes text as outlines, so that a picture looks the same everywhere, whatever fonts a system has.

Used for postcards and the previews of links. The outlines are in `letters/rubik.json`, made by
`tools/letters.py`. A character that is not among them is left to the fonts of the system.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from starhaul.data_folder import data_folder
from starhaul.svg import Element, element, group, link, named, number

Weight = Literal["bold", "text"]
_EM = 1000
"""Units of the outlines for the size of the font."""
_UNKNOWN = 700
"""The estimated width of a character without an outline."""
_ELLIPSIS = "…"


class LetterOutline(Struct, frozen=True, array_like=True):
    """A character: how far it moves the pen, and its outline."""

    advance: int
    outline: str


Alphabet = dict[str, LetterOutline]
_decoder = msgspec.json.Decoder(dict[str, Alphabet])


@cache
def _alphabets() -> dict[str, Alphabet]:
    return _decoder.decode(data_folder("svg/letters").read("rubik.json"))


@cache
def letters() -> dict[str, Element]:
    """All outlines as definitions, by name."""
    return {
        _name(weight, character): element("path", d=letter.outline)
        for weight, alphabet in _alphabets().items()
        for character, letter in alphabet.items()
        if letter.outline
    }


def _name(weight: str, character: str) -> str:
    return f"{weight}-{ord(character):x}"


def width(text: str, size: float, weight: Weight = "text") -> float:
    alphabet = _alphabets()[weight]
    return sum(alphabet[one].advance if one in alphabet else _UNKNOWN for one in text) * size / _EM


def fitted(text: str, size: float, room: float, weight: Weight = "text") -> str:
    """The text, or as much of it as fits, with an ellipsis.

    >>> fitted("Mirabelle", 20, 60)
    'Mira…'
    """
    if width(text, size, weight) <= room:
        return text
    while text and width(text.rstrip() + _ELLIPSIS, size, weight) > room:
        text = text[:-1]
    return text.rstrip() + _ELLIPSIS


def wrapped(text: str, size: float, room: float, weight: Weight = "text") -> list[str]:
    """The lines of a text; a word that is longer than a line is shortened. Non-breaking spaces hold.

    >>> wrapped("a ship in two pieces", 20, 110)
    ['a ship in', 'two pieces']
    """
    lines: list[str] = []
    line = ""
    for word in filter(None, text.split(" ")):
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, weight) > room:
            lines.append(line)
            longer = word
        line = longer if width(longer, size, weight) <= room else fitted(longer, size, room, weight)
    return [*lines, line] if line else lines


Anchor = Literal["start", "middle", "end"]
_SHARES: dict[str, float] = {"start": 0, "middle": 0.5, "end": 1}


def lettered(
    x: float, y: float, text: str, size: float, look: str, weight: Weight = "text", anchor: Anchor = "start"
) -> Element:
    """A line of text; `y` is its baseline."""
    return group(
        *_line(text, size, weight, anchor), look=look, transform=f"translate({number(x)} {number(y)})"
    )


def _line(text: str, size: float, weight: Weight, anchor: Anchor) -> list[Element]:
    back = _SHARES[anchor] * width(text, _EM, weight)
    return [group(*_placed(text, weight, -back), transform=f"scale({size / _EM:g})")]


def _placed(text: str, weight: Weight, at: float) -> Iterator[Element]:
    alphabet = _alphabets()[weight]
    for character in text:
        letter = alphabet.get(character)
        if letter is None:
            # The fonts of the system may know it.
            yield element("text", character, x=at, y=0, class_=named("foreign"))
            at += _UNKNOWN
            continue
        if letter.outline:
            yield element("use", href=link(_name(weight, character)), x=at)
        at += letter.advance


FOREIGN = {"foreign": f"font:600 {_EM * 0.9:g}px system-ui,sans-serif"}
"""The style of characters that are left to the fonts of the system."""


# --- drawings that contain text ----------------------------------------------------------------------------

_RULE = re.compile(r"((?:\.[\w-]+,?)+)\{([^}]*)\}")
_SIZE = re.compile(r"font(?:-size)?:[^;}]*?([\d.]+)px")
_ANCHOR = re.compile(r"text-anchor:(start|middle|end)")


class Spelling:
    """Replaces texts in drawings by outlines. `style` is their style sheet, which has the sizes."""

    def __init__(self, style: str) -> None:
        self._sizes: dict[str, float] = {}
        self._anchors: dict[str, Anchor] = {}
        for selectors, rule in _RULE.findall(style):
            for name in re.findall(r"\.([\w-]+)", selectors):
                if size := _SIZE.search(rule):
                    self._sizes[name] = float(size[1])
                if anchor := _ANCHOR.search(rule):
                    self._anchors[name] = anchor[1]  # type: ignore[assignment]

    def outlined(self, node: Element) -> Element:
        """The element with all texts in it as outlines; tooltips stay as they are."""
        if node.tag == "text":
            return self._outline_of(node)
        children = [child if isinstance(child, str) else self.outlined(child) for child in node.children]
        return Element(node.tag, node.attributes, tuple(children))

    def _outline_of(self, node: Element) -> Element:
        about = dict(node.attributes)
        looks = about.get("class", "").split()
        size = next((self._sizes[one] for one in reversed(looks) if one in self._sizes), 16.0)
        anchors = (self._anchors[one] for one in reversed(looks) if one in self._anchors)
        anchor: Anchor = next(anchors, "start")
        line = _line("".join(map(str, node.children)), size, "bold", anchor)
        moved = f"translate({about.get('x', '0')} {about.get('y', '0')})"
        place = f"{about['transform']} {moved}" if "transform" in about else moved
        return element("g", *line, class_=about.get("class"), transform=place)
