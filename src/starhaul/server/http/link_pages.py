"""HTTP request handlers for links that people send each other: pages with previews, and postcards.

Used by `app` and `describing`. Postcards are made in a worker process (`postcard.postcard_studio`) and cached
here. A running match and a table get a poster, which depends only on what was agreed: nothing of their course
is shown.
"""

from collections.abc import Callable, Hashable
from typing import Literal, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul.data_folder import data_folder
from starhaul.games import BUILT_IN, GAMES, config_of, game_named
from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_json
from starhaul.locale import LANGUAGES
from starhaul.server.film.film import eyes_of
from starhaul.server.http.link_head import LinkPreview, page_with_preview
from starhaul.server.http.match_logs import colours_of, log_of, names_of
from starhaul.server.http.packed import Packed, Shelf, pack, reply
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.gate import Gate
from starhaul.server.net.refusals import language_of
from starhaul.server.postcard.postcard_records import Postcard, PostcardOrder
from starhaul.server.postcard.postcard_studio import PostcardError, PostcardStudio
from starhaul.server.settings.values import whole
from starhaul.server.store.store_contract import MatchRow
from starhaul.server.table_error import TableError

MOST_CACHED = 16 << 20
"""Cache size in bytes; a postcard has about 200 kB as PNG, its words less than 2 kB."""
MAKING = 100
"""Cost of a postcard that is not cached, in plain requests."""
FURTHEST = 1_000_000
STORY = "story"
"""Instead of a moment: the story of the match, whose preview is that of the match."""
PNG, SVG = "image/png", "image/svg+xml"
_FOR_NOW = ("too-fast", "failed")
"""Reasons why there is no preview that say nothing of what the link is about."""
_POLICY = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
_FOR_MESSENGERS = {"Cache-Control": "public, max-age=3600", "Cross-Origin-Resource-Policy": "cross-origin"}

Wants = Literal["words", "svg", "png"]


class _Wanted(NamedTuple):
    """What a postcard is about: the key in the cache, and how to order it."""

    key: Hashable
    game: str
    row: MatchRow | None
    order: PostcardOrder


class LinkPages:
    """The request handlers."""

    def __init__(self, lobby: Lobby, gate: Gate) -> None:
        self._lobby = lobby
        self._gate = gate
        self._shelf = Shelf(MOST_CACHED)
        self._studio = PostcardStudio()

    def routes(self) -> list[Route]:
        return [
            Route("/m/{match}", self.match_page, methods=["GET"]),
            Route("/m/{match}/{moment}", self.match_page, methods=["GET"]),
            Route("/m/{match}/{moment}/{eye}", self.match_page, methods=["GET"]),
            Route("/t/{table}", self.table_page, methods=["GET"]),
            Route("/preview/m/{match}.png", self.match_picture, methods=["GET"]),
            Route("/preview/m/{match}/{moment}.png", self.match_picture, methods=["GET"]),
            Route("/preview/t/{table}.png", self.table_picture, methods=["GET"]),
            Route("/api/matches/{match}/postcard", self.postcard, methods=["GET"]),
        ]

    def stop(self) -> None:
        self._studio.stop()

    # --- pages ---------------------------------------------------------------------------------------------

    async def match_page(self, request: Request) -> Response:
        """The client, with a preview of a match or of a moment in it. The query parameter `lang` chooses the
        language of the preview."""
        moment = request.path_params.get("moment")
        path = f"m/{request.path_params['match']}" + (f"/{moment}" if moment is not None else "")
        return await self._page(request, path, lambda: self._match_wanted(request))

    async def table_page(self, request: Request) -> Response:
        """The client, with a preview of a table. It says what is played there, and nothing else."""
        return await self._page(
            request, f"t/{request.path_params['table']}", lambda: self._table_wanted(request)
        )

    async def _page(self, request: Request, path: str, wanted: Callable[[], _Wanted]) -> Response:
        language = _language(request)
        depth = request.url.path.count("/") - 1
        base = str(request.base_url)
        try:
            card = await self._words(request, wanted())
            status, image = 200, f"{base}preview/{path}.png?lang={language}"
        except (TableError, BadInput) as why:
            # The client says what is wrong, in the language of the person.
            card = Postcard(title="Starhaul", description="")
            status, image = 200 if why.code in _FOR_NOW else 404, f"{base}previews/{next(iter(BUILT_IN))}.png"
        preview = LinkPreview(card.title, card.description, f"{base}{path}", image, language)
        body = page_with_preview(preview, depth)
        headers = {"Vary": "Accept-Encoding, Accept-Language", "Content-Language": language}
        answer = reply(request, pack(body, "text/html; charset=utf-8"), headers)
        if status != 200 and answer.status_code == 200:
            answer.status_code = status
        return answer

    async def _words(self, request: Request, wanted: _Wanted) -> Postcard:
        packed = await self._made(request, wanted, "words")
        return from_json(packed.bodies[""], Postcard)

    # --- pictures ------------------------------------------------------------------------------------------

    async def match_picture(self, request: Request) -> Response:
        """The picture of a preview, 1200×630 pixels: of a match that is over, or of the moment after so many
        entries of its log. While the match is running, a poster of its game."""
        return await self._picture(request, self._match_wanted(request))

    async def table_picture(self, request: Request) -> Response:
        """The picture of a preview of a table: a poster of what is played there."""
        return await self._picture(request, self._table_wanted(request))

    async def _picture(self, request: Request, wanted: _Wanted) -> Response:
        try:
            packed = await self._made(request, wanted, "png")
            if packed.bodies[""]:
                return reply(request, packed, _FOR_MESSENGERS)
        except PostcardError:
            pass
        return reply(request, _poster(wanted.game), _FOR_MESSENGERS)

    async def postcard(self, request: Request) -> Response:
        """The postcard of a match that is over, as SVG: a ship before and after, the story in three
        sentences, and the result. `seat` chooses the ship, `lang` the language. Not available during the
        match."""
        wanted = self._match_wanted(request)
        if wanted.order.subject != "match":
            if wanted.row is not None and self._lobby.delay_of(wanted.row):
                raise TableError("still-delayed")
            raise TableError("still-playing")
        return reply(request, await self._made(request, wanted, "svg"), _POLICY)

    # --- orders --------------------------------------------------------------------------------------------

    def _match_wanted(self, request: Request) -> _Wanted:
        row = self._lobby.services.store.match(request.path_params["match"])
        if row is None:
            raise TableError("unknown")
        language = _language(request)
        if row.key is None or self._lobby.is_withheld(row):
            # Nothing of a running match: what was agreed is the same from its beginning to its end.
            return _poster_wanted(row.game, from_json(row.config, dict), language, "running", row)
        seats = game_named(row.game).seats(from_json(row.config, game_named(row.game).config_type))
        if request.path_params.get("eye", "open") not in eyes_of(seats):
            raise TableError("unknown")
        place = request.path_params.get("moment")
        moment = None if place == STORY else _number(place, FURTHEST)
        person = _number(request.query_params.get("seat"), seats - 1)
        names, colours = names_of(self._lobby, row), colours_of(self._lobby, row)
        order = PostcardOrder(
            language=language, game=row.game, names=names, colours=colours, person=person, moment=moment
        )
        key = row.id, language, person, moment, tuple(names), tuple(colours)
        return _Wanted(key, row.game, row, order)

    def _table_wanted(self, request: Request) -> _Wanted:
        record = self._lobby.record(request.path_params["table"])
        config = msgspec.to_builtins(config_of(GAMES[record.game], record.config))
        return _poster_wanted(record.game, config, _language(request), "table", None)

    async def _made(self, request: Request, wanted: _Wanted, wants: Wants) -> Packed:
        key = (wants, wanted.key)
        if key not in self._shelf:
            self._gate.ask(request, MAKING)

        def make() -> bytes:
            row, order = wanted.row, msgspec.structs.replace(wanted.order, wants=wants)
            if order.subject == "match" and row is not None:
                order = msgspec.structs.replace(order, log=log_of(self._lobby.services.store, row))
            card = self._studio.make(order)
            return {"words": msgspec.json.encode(card), "svg": card.svg.encode(), "png": card.png}[wants]

        return await self._shelf.get(key, {"words": "application/json", "svg": SVG, "png": PNG}[wants], make)


def _poster_wanted(
    game: str, config: object, language: str, subject: Literal["running", "table"], row: MatchRow | None
) -> _Wanted:
    order = PostcardOrder(language=language, game=game, config=config, subject=subject)
    return _Wanted((subject, game, language, msgspec.json.encode(config)), game, row, order)


def _language(request: Request) -> str:
    """The one that the address asks for, else the first one that the browser or the messenger prefers."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else language_of(request.headers.get("accept-language", ""))


def _number(text: str | None, most: int) -> int | None:
    return None if text is None else whole(0, most)(text)


def _poster(game: str) -> Packed:
    """A picture made in advance, for servers that cannot make them; games of installed packages have none of
    their own."""
    game = game if game in BUILT_IN else next(iter(BUILT_IN))
    return Packed({"": data_folder("web").read(f"previews/{game}.png")}, f"poster-{game}", PNG)
