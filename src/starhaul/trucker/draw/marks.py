"""Small signs with a number beside them, used in the panels of the table."""

from collections.abc import Mapping

from starhaul.svg import Element, circle, element, group, link, text

Words = Mapping[str, str]
"""Words in the reader's language, by the keys that the drawing uses."""


def mark(name: str, x: float = 0, y: float = 0, scale: float = 1) -> Element:
    """A reference to a definition that is centred on the origin."""
    steps = [f"translate({x:g} {y:g})"] if x or y else []
    steps += [f"scale({scale:g})"] if scale != 1 else []
    return element("use", href=link(name), transform=" ".join(steps) or None)


def at(drawn: Element, x: float, y: float) -> Element:
    return group(drawn, transform=f"translate({x:g} {y:g})")


def value(x: float, y: float, number: str) -> Element:
    """A number beside a sign; `y` is the vertical centre of both."""
    return text(x, y + 6, number, "word name")


def labelled(drawn: Element, words: Words, label: str) -> Element:
    """Add a tooltip, if there is a word for it."""
    return group(element("title", words[label]), drawn) if label in words else drawn


def plaque(number: str) -> Element:
    return group(circle(0, 0, 14, "plaque"), text(0, 6, number, "num on-plaque"))
