"""Requests for the rule book: its index, its chapters, the texts to search, and its pictures.

Everything is the same for everybody and never changes while the server runs, so responses are generated and
compressed once. Used by `app`; the book itself is in `rulebook`.
"""

from collections.abc import Callable, Container, Hashable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul.locale import LANGUAGES
from starhaul.rulebook import book
from starhaul.rulebook.book_part import book_part, book_parts
from starhaul.rulebook.chapters import RuleText
from starhaul.server.http.game_assets import THEMES
from starhaul.server.http.packed import Shelf, reply
from starhaul.server.net.refusals import JSON
from starhaul.server.table_error import TableError

MOST_CACHED = 16 << 20
"""In bytes; the whole book with all pictures in all languages and themes takes less."""
SVG = "image/svg+xml"
# Drawings contain their styles, which the policy of pages would forbid.
_POLICY = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}


class BookTexts(msgspec.Struct, frozen=True):
    """What the whole book says, for searching."""

    chapters: dict[str, list[RuleText]]
    """By chapter: ID, edition and text of each rule."""


class RulePages:
    """The request handlers."""

    def __init__(self, made: Callable[[], None] = lambda: None) -> None:
        self._shelf = Shelf(MOST_CACHED, made)

    def routes(self) -> list[Route]:
        return [
            Route("/api/rules/{language}", self.index, methods=["GET"]),
            Route("/api/rules/{language}/texts", self.book_texts, methods=["GET"]),
            Route("/api/rules/{language}/{chapter}", self.chapter, methods=["GET"]),
            Route("/rules/{game}/icons-{theme}.svg", self.icons, methods=["GET"]),
            Route("/rules/{game}/{picture}-{theme}.svg", self.picture, methods=["GET"]),
        ]

    async def index(self, request: Request) -> Response:
        """The index of the rule book in a language: chapters with their rules, pictures, icons."""
        language = _known(request, "language", LANGUAGES)
        return await self._lasting(
            request, ("index", language), JSON, lambda: msgspec.json.encode(book.index(language))
        )

    async def book_texts(self, request: Request) -> Response:
        """What the whole rule book says in a language, for searching."""
        language = _known(request, "language", LANGUAGES)

        def make() -> bytes:
            texts = {chapter: list(entries) for chapter, entries in book.rule_texts(language)}
            return msgspec.json.encode(BookTexts(texts))

        return await self._lasting(request, ("texts", language), JSON, make)

    async def chapter(self, request: Request) -> Response:
        """A chapter of the rule book in a language."""
        language = _known(request, "language", LANGUAGES)
        name = _known(request, "chapter", book.chapter_names())
        return await self._lasting(
            request,
            ("chapter", language, name),
            JSON,
            lambda: msgspec.json.encode(book.chapter(language, name)),
        )

    async def icons(self, request: Request) -> Response:
        """The icons of a game as one picture with a view for each."""
        game, theme = _known(request, "game", book_parts()), _known(request, "theme", THEMES)
        return await self._drawn(request, ("icons", game, theme), lambda: book_part(game).icon_sheet(theme))

    async def picture(self, request: Request) -> Response:
        """A picture of the rule book."""
        game, theme = _known(request, "game", book_parts()), _known(request, "theme", THEMES)
        part = book_part(game)
        name = _known(request, "picture", part.PICTURES.values())
        return await self._drawn(request, ("picture", game, name, theme), lambda: part.picture(name, theme))

    async def _drawn(self, request: Request, key: Hashable, make: Callable[[], str]) -> Response:
        return reply(request, await self._shelf.get(key, SVG, lambda: make().encode()), _POLICY)

    async def _lasting(
        self, request: Request, key: Hashable, media_type: str, make: Callable[[], bytes]
    ) -> Response:
        return reply(request, await self._shelf.get(key, media_type, make))


def _known(request: Request, name: str, known: Container[str]) -> Any:
    value = request.path_params[name]
    if value not in known:
        raise TableError("unknown")
    return value
