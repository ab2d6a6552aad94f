"""A standalone SVG document: the drawing, the definitions it uses and the style rules these need."""

from functools import cache

from starhaul.trucker.draw.dice import dice
from starhaul.trucker.draw.pictograms import pictograms
from starhaul.trucker.draw.pipes import pipework
from starhaul.trucker.draw.signs import signs
from starhaul.trucker.draw.style import Theme, style_sheet
from starhaul.trucker.draw.svg import NAMESPACE, PREFIX, Element, element, link, named, number, walk, write
from starhaul.trucker.draw.tokens import tokens

View = tuple[float, float, float, float]


@cache
def definitions() -> dict[str, Element]:
    """Everything that is drawn more than once, by name."""
    return pipework() | pictograms() | tokens() | dice() | signs()


def _names(nodes: list[Element]) -> set[str]:
    """The definitions these elements use, directly or through other definitions."""
    known, found = definitions(), set[str]()
    waiting = list(nodes)
    while waiting:
        for node in walk(waiting.pop()):
            name = dict(node.attributes).get("href", "").removeprefix(link(""))
            if node.tag == "use" and name in known and name not in found:
                found.add(name)
                waiting.append(known[name])
    return found


def _looks(nodes: list[Element]) -> set[str]:
    classes = (dict(part.attributes).get("class", "") for node in nodes for part in walk(node))
    return {look.removeprefix(PREFIX) for names in classes for look in names.split()}


def document(content: list[Element], view: View, theme: Theme, title: str, description: str) -> str:
    """Title and description are for people who hear the picture; they are the caller's, in their language."""
    used = _names(content)
    shared = [
        Element(node.tag, (("id", named(name)), *node.attributes), node.children)
        for name, node in definitions().items()
        if name in used
    ]
    spoken = [element(tag, words) for tag, words in (("title", title), ("desc", description)) if words]
    root = element(
        "svg",
        *spoken,
        element("style", style_sheet(theme, _looks(shared + content))),
        element("defs", *shared),
        *content,
        xmlns=NAMESPACE,
        class_=named(theme),
        role="img",
        viewBox=" ".join(number(value) for value in view),
        width=view[2],
        height=view[3],
    )
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + write(root) + "\n"
