"""What a browser needs to show a game besides the client's own files: static data, art and texts.

Clients have no rules and no drawings of their own: where a cell is, which path a threat takes and what a tile
looks like comes from here, from the same code that draws for print.
"""

from collections.abc import Container, Mapping
from functools import cache
from typing import Any, Protocol, cast

import msgspec
from msgspec import Struct

from starhaul.games import PLUGINS
from starhaul.kernel.errors import BadInput
from starhaul.kernel.form_fields import FormField, form_fields, form_groups
from starhaul.locale import LANGUAGES, source
from starhaul.svg import NAMESPACE, Element, element, named, write
from starhaul.svg.themes import Theme

THEMES: tuple[Theme, ...] = ("space", "paper")
TEXTS = ("client", "client-front", "client-waiting", "errors", "server", "server-store")
"""The Fluent files with texts for browsers, besides those of the games."""


class Everything:
    """A set that contains everything."""

    def __contains__(self, item: object) -> bool:
        return True


class BrowserPart(Protocol):
    """Part `browser` of a game plug-in."""

    DEPENDS_ON_CONFIG: bool
    """Whether `data` depends on the configuration, for example on a custom track."""
    TEXTS: tuple[str, ...]
    """The Fluent files with the texts of the game, without suffix."""

    def data(self, config: Any) -> Mapping[str, Any]:
        """Static data of the game: boards, tiles, cards."""

    def form_data(self) -> Mapping[str, Any]:
        """Data for the form fields that only this game has."""

    def definitions(self) -> Mapping[str, Element]:
        """Drawings by name."""

    def style_sheet(self, theme: Theme, used: Container[str]) -> str:
        """The CSS rules for the classes in `used`."""


class GameForm(Struct, frozen=True):
    """The options of a game, as the form shows them."""

    usual: dict[str, Any]
    """The default configuration."""
    groups: list[str]
    """Groups of fields; the first is open, the others are collapsed."""
    fields: list[FormField]
    """In the order of the form."""
    data: dict[str, Any]
    """Data for the fields that only this game has."""


def browser_part(game: str) -> BrowserPart:
    return cast(BrowserPart, PLUGINS[game].part("browser"))


@cache
def art(game: str) -> bytes:
    """All drawings of a game, to be embedded in a page once and used by name."""
    drawn = [
        Element(node.tag, (("id", named(name)), *node.attributes), node.children)
        for name, node in browser_part(game).definitions().items()
    ]
    return write(element("svg", element("defs", *drawn), xmlns=NAMESPACE)).encode()


@cache
def style(game: str, theme: Theme) -> bytes:
    return browser_part(game).style_sheet(theme, Everything()).encode()


def data(game: str, config: object) -> bytes:
    return msgspec.json.encode(browser_part(game).data(config))


def form(game: str) -> GameForm:
    plugin = PLUGINS[game]
    kind = plugin.game.config_type
    return GameForm(
        usual=dict(plugin.usual),
        groups=form_groups(kind),
        fields=form_fields(kind),
        data=dict(browser_part(game).form_data()),
    )


def text_files() -> tuple[str, ...]:
    return (*TEXTS, *(name for game in PLUGINS for name in browser_part(game).TEXTS))


@cache
def texts(language: str) -> bytes:
    """All texts of the client in a language, as one Fluent file."""
    if language not in LANGUAGES:
        raise BadInput("language-unknown", language=language, known=", ".join(LANGUAGES))
    return "\n".join(source(language, f"{name}.ftl") for name in text_files()).encode()
