"""Makes a standalone SVG document: the drawing, the definitions it uses and their style rules.

Used by the `draw` packages. Pages of the browser client have the definitions once for all drawings and do not
need it.
"""

from collections.abc import Callable, Mapping

from starhaul.svg import NAMESPACE, PREFIX, Element, element, link, named, number, walk, write

View = tuple[float, float, float, float]
Definitions = Mapping[str, Element]
"""Elements that are drawn more than once, by name."""


def _names(nodes: list[Element], known: Definitions) -> set[str]:
    """The definitions these elements use, directly or through other definitions."""
    found = set[str]()
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


def standalone(
    content: list[Element],
    view: View,
    *,
    look: str,
    known: Definitions,
    style: Callable[[set[str]], str],
    title: str,
    description: str,
) -> str:
    """Title and description are for screen readers, in the reader's language.

    `style` returns the CSS rules for a set of class names.
    """
    used = _names(content, known)
    shared = [
        Element(node.tag, (("id", named(name)), *node.attributes), node.children)
        for name, node in known.items()
        if name in used
    ]
    spoken = [element(tag, words) for tag, words in (("title", title), ("desc", description)) if words]
    root = element(
        "svg",
        *spoken,
        element("style", style(_looks(shared + content))),
        element("defs", *shared),
        *content,
        xmlns=NAMESPACE,
        class_=named(look),
        role="img",
        viewBox=" ".join(number(value) for value in view),
        width=view[2],
        height=view[3],
    )
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + write(root) + "\n"
