"""What a browser needs to show a game besides the client's own files: static data, art and texts.

Clients have no rules and no drawings of their own: where a cell is, which path a threat takes and what a tile
looks like comes from here, from the same code that draws for print.
"""

from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Protocol, cast

import msgspec
from msgspec import Struct

from starhaul.games import INSTALLED, PLUGINS
from starhaul.kernel.errors import BadInput
from starhaul.kernel.form_fields import FormField, form_fields, form_groups, text_keys
from starhaul.locale import LANGUAGES, source
from starhaul.locale.typography import unbroken
from starhaul.svg import NAMESPACE, Element, element, named, write
from starhaul.svg.themes import Theme

THEMES: tuple[Theme, ...] = ("space", "paper")
TEXTS = (
    "client",
    "client-front",
    "client-house",
    "client-start",
    "client-names",
    "client-rules",
    "client-replay",
    "errors",
    "server",
    "server-store",
    "server-film",
    "server-house",
)
"""The Fluent files with texts for browsers, besides those of the games."""


FURTHER_TEXTS: Mapping[str, tuple[str, ...]] = {
    "match": ("client-match",),
    "waiting": ("client-waiting", "client-plugins"),
    "coach": ("client-coach",),
    "results": ("client-results", "client-story", "client-wreck", "client-delay", "client-plugins"),
    "lesson": ("client-lesson",),
    "story": ("story", "client-story"),
    "next": ("client-handover",),
    "watching": ("client-watching", "client-delay"),
    "matches": ("client-mymatches", "client-results", "client-plugins"),
    "plain": ("client-plugins",),
    "admin": ("admin", "client-admin"),
}
"""The Fluent files that clients fetch only when they need them, by subject, besides those of the games."""


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
    FURTHER_TEXTS: Mapping[str, tuple[str, ...]]
    """Those that clients fetch only when they need them, by subject."""

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
    """All Fluent files with texts for browsers."""
    return (*first_text_files(), *(name for names in further_text_files().values() for name in names))


@cache
def further_text_files() -> Mapping[str, tuple[str, ...]]:
    """The Fluent files that clients fetch only when they need them, by subject."""
    of_games = (browser_part(game).FURTHER_TEXTS for game in PLUGINS)
    return {subject: names for texts in (FURTHER_TEXTS, *of_games) for subject, names in texts.items()}


def first_text_files() -> tuple[str, ...]:
    """Those that every page needs."""
    return (*TEXTS, *(name for game in PLUGINS for name in browser_part(game).TEXTS))


@cache
def texts(language: str) -> bytes:
    """The texts of the client in a language that every page needs, as one Fluent file."""
    if language not in LANGUAGES:
        raise BadInput("language-unknown", language=language, known=", ".join(LANGUAGES))
    return b"\n".join([_joined(language, first_text_files()), *map(str.encode, installed_texts(language))])


def installed_texts(language: str) -> Iterator[str]:
    """The texts of installed games, in English where a language is missing, and the names themselves where
    there are no words. Clients take the first text with a key, so none of these replaces one of ours."""
    for name, plugin in INSTALLED.items():
        yield unbroken(plugin.texts.get(language) or plugin.texts.get(LANGUAGES[0], ""), language)
        yield "".join(f"{key} = {words}\n" for key, words in _plain_words(name).items())


def _plain_words(game: str) -> dict[str, str]:
    form_keys = text_keys(INSTALLED[game].game.config_type)
    return {
        f"front-game-{game}": _spaced(game),
        f"front-game-{game}-hint": f"{INSTALLED.entry(game).package} {INSTALLED.entry(game).version}",
        **{key: _spaced(key.removeprefix("front-option-").removesuffix("-hint")) for key in form_keys},
    }


def _spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()


@cache
def further_texts(language: str, subject: str) -> bytes:
    return _joined(language, further_text_files()[subject])


def _joined(language: str, names: Iterable[str]) -> bytes:
    return "\n".join(source(language, f"{name}.ftl") for name in names).encode()
