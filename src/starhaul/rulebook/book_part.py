"""What a game contributes to the rule book: part `book` of its plug-in.

Loaded by `book` for the index and by the server for pictures. The rules themselves are the chapters in
`locale`.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple, Protocol, cast

from starhaul.games import BUILT_IN
from starhaul.svg.themes import Theme

_SIZE = re.compile(r'viewBox="[^"]*" width="([\d.]+)" height="([\d.]+)"')


class ChapterScope(NamedTuple):
    """The chapters of a game whose names begin alike, and what they are about."""

    start: str
    editions: tuple[str, ...] = ()
    """Empty: all."""
    classes: tuple[str, ...] = ()
    """The ship classes that have these rules; empty: all."""


class Icon(NamedTuple):
    """An entry of the glossary of icons."""

    name: str
    """The name of its view in the sheet of icons."""
    group: str
    """The heading below which it stands: the text is `rules-icons-GROUP`."""
    word: str
    """The key of the text with its name."""
    sentence: str
    """The key of the text that says what it does."""
    rule: str


class BookPart(Protocol):
    """Part `book` of a game plug-in."""

    SCOPES: tuple[ChapterScope, ...]
    """In the order of the contents."""
    EDITIONS: tuple[str, ...]
    """The editions among which readers choose; empty if there is only one."""
    CLASSES: tuple[str, ...]
    """The ship classes among which readers choose."""
    PICTURES: Mapping[str, str]
    """The name of the picture that explains a rule. Its caption is the text `rules-picture-NAME`."""
    LINKS: Mapping[str, Mapping[str, str]]
    """Rules by kind and name, for things that only this game has, such as tiles and cards."""
    ICONS: tuple[Icon, ...]
    """The glossary of icons, in its order."""

    def picture(self, name: str, theme: Theme) -> str:
        """A picture as an SVG document."""

    def icon_sheet(self, theme: Theme) -> str:
        """All icons as one SVG document, with a view for each."""


@cache
def book_parts() -> Mapping[str, BookPart]:
    """The games that are in the rule book. A new game may do without."""
    return {
        name: cast(BookPart, plugin.part("book"))
        for name, plugin in BUILT_IN.items()
        if plugin.has_part("book")
    }


def book_part(game: str) -> BookPart:
    return book_parts()[game]


class ChapterPlace(NamedTuple):
    """A chapter and where it belongs."""

    games: tuple[str, ...]
    group: str
    """The beginning of its name, below which the contents list it."""
    editions: tuple[str, ...]
    classes: tuple[str, ...]


def placed(names: Iterable[str]) -> Iterator[tuple[str, ChapterPlace]]:
    """The chapters in the order of the contents. Those that no game claims belong to all of them."""
    found = {name: _placed(name) for name in sorted(names)}
    for group in _groups(found.values()):
        yield from ((name, place) for name, place in found.items() if place.group == group)


def _groups(places: Collection[ChapterPlace]) -> list[str]:
    """In the order in which the games name them; those that concern all games come last."""
    order = dict.fromkeys(_group(scope.start) for _, scope in _scopes())
    shared = sorted({place.group for place in places if len(place.games) > 1})
    return [*(group for group in order if group not in shared), *shared]


def _scopes() -> Iterator[tuple[str, ChapterScope]]:
    for game, part in book_parts().items():
        yield from ((game, scope) for scope in part.SCOPES)


def _placed(name: str) -> ChapterPlace:
    for game, scope in _scopes():
        if name.startswith(scope.start):
            return ChapterPlace((game,), _group(name), scope.editions, scope.classes)
    return ChapterPlace(tuple(BUILT_IN), _group(name), (), ())


def _group(name: str) -> str:
    return name.partition("-")[0]


@cache
def picture_size(game: str, name: str) -> tuple[int, int]:
    """The width and height of a picture, which are the same in both themes."""
    found = _SIZE.search(book_part(game).picture(name, "paper"))
    assert found is not None, "every document states its size"
    return round(float(found[1])), round(float(found[2]))


@cache
def pictures() -> Mapping[str, tuple[str, str]]:
    """For each rule with a picture: its game and the name of the picture."""
    return {rule: (game, name) for game, part in book_parts().items() for rule, name in part.PICTURES.items()}
