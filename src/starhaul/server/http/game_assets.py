"""What a browser needs to show a game, besides its own files: tables of facts, art, and texts.

Clients have no rules and no drawings of their own: where a cell lies, which way a threat takes and what a
tile looks like is told here, from the same code that draws on paper.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol, cast

import msgspec

from starhaul.games import PLUGINS
from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, source
from starhaul.svg import NAMESPACE, Element, element, named, write
from starhaul.svg.themes import Theme

THEMES: tuple[Theme, ...] = ("space", "paper")
TEXTS = ("client", "client-front", "client-waiting", "errors", "server", "server-store")
"""The files with texts that browsers show, besides those of the games."""


class Everything:
    """A set that holds whatever is asked for."""

    def __contains__(self, item: object) -> bool:
        return True


class BrowserPart(Protocol):
    """The part `browser` of a plug-in."""

    DEPENDS_ON_CONFIG: bool
    """Whether `data` depends on the configuration: players may bring a track of their own."""
    TEXTS: tuple[str, ...]
    """The Fluent files with the texts of the game, without their ending."""

    def data(self, config: Any) -> Mapping[str, Any]:
        """Static data of the game: boards, tiles, cards."""

    def definitions(self) -> Mapping[str, Element]:
        """Drawings, by the name under which a page uses them."""

    def style_sheet(self, theme: Theme, used: Any) -> str:
        """The rules for the classes in `used`."""


def browser_part(game: str) -> BrowserPart:
    return cast(BrowserPart, PLUGINS[game].part("browser"))


@cache
def art(game: str) -> bytes:
    """All definitions of a game, to be put into a page once and used by name."""
    drawn = [
        Element(node.tag, (("id", named(name)), *node.attributes), node.children)
        for name, node in browser_part(game).definitions().items()
    ]
    return write(element("svg", element("defs", *drawn), xmlns=NAMESPACE)).encode()


@cache
def style(game: str, theme: Theme) -> bytes:
    return browser_part(game).style_sheet(theme, Everything()).encode()


def data(game: str, config: Any) -> bytes:
    return msgspec.json.encode(browser_part(game).data(config))


def text_files() -> tuple[str, ...]:
    return (*TEXTS, *(name for game in PLUGINS for name in browser_part(game).TEXTS))


@cache
def texts(language: str) -> bytes:
    """All that the client says in a language, as one Fluent file."""
    if language not in LANGUAGES:
        raise BadInput("language-unknown", language=language, known=", ".join(LANGUAGES))
    return "\n".join(source(language, f"{name}.ftl") for name in text_files()).encode()
