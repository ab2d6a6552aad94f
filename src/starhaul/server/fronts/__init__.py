"""What a browser needs to show a game, besides its own files: tables of facts, art, and texts.

Clients have no rules and no drawings of their own: where a cell lies, which way a threat takes and what a
tile looks like is told here, from the same code that draws on paper.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, source
from starhaul.server.fronts import race, trucker
from starhaul.svg import NAMESPACE, Element, element, named, write
from starhaul.svg.themes import Theme

THEMES: tuple[Theme, ...] = ("space", "paper")
_AREAS = ("front", "waiting", "building", "prompts", "flight", "cards", "results", "race")
TEXTS = (
    "client",
    *(f"client-{area}" for area in _AREAS),
    "trucker",
    "events",
    "race",
    "errors",
    "server",
    "server-store",
)
"""The files with texts that browsers show."""


class Everything:
    """A set that holds whatever is asked for."""

    def __contains__(self, item: object) -> bool:
        return True


class Front(NamedTuple):
    """`data` may depend on the configuration: a track may be one's own."""

    data: Callable[[Any], Mapping[str, Any]]
    definitions: Callable[[], Mapping[str, Element]]
    style: Callable[..., str]
    depends: bool
    """Whether `data` depends on the configuration."""


FRONTS: Mapping[str, Front] = {
    "trucker": Front(trucker.data, trucker.definitions, trucker.style_sheet, depends=False),
    "race": Front(race.data, race.definitions, race.style_sheet, depends=True),
}


@cache
def art(game: str) -> bytes:
    """All definitions of a game, to be put into a page once and used by name."""
    drawn = [
        Element(node.tag, (("id", named(name)), *node.attributes), node.children)
        for name, node in FRONTS[game].definitions().items()
    ]
    return write(element("svg", element("defs", *drawn), xmlns=NAMESPACE)).encode()


@cache
def style(game: str, theme: Theme) -> bytes:
    return FRONTS[game].style(theme, Everything()).encode()


def data(game: str, config: Any) -> bytes:
    return msgspec.json.encode(FRONTS[game].data(config))


@cache
def texts(language: str) -> bytes:
    """All that the client says in a language, as one Fluent file."""
    if language not in LANGUAGES:
        raise BadInput("language-unknown", language=language, known=", ".join(LANGUAGES))
    return "\n".join(source(language, f"{name}.ftl") for name in TEXTS).encode()
