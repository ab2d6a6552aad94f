"""HTTP request handlers for replays: films and stories of matches that are over, and of log files.

Used by `app` and `describing`. Films are made in worker processes (`film.studio`) and cached here.
"""

from hashlib import blake2b

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul.games import game_named
from starhaul.kernel.typed import from_json
from starhaul.server.film.film import LONGEST_LOG, eyes_of
from starhaul.server.film.film_error import FilmError
from starhaul.server.film.film_records import STORY
from starhaul.server.film.studio import shoot
from starhaul.server.http.match_logs import colours_of, log_of, names_of
from starhaul.server.http.packed import Shelf, reply
from starhaul.server.http.single_page import single_page
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.gate import Gate
from starhaul.server.net.refusals import JSON
from starhaul.server.store.store_contract import MatchRow
from starhaul.server.table_error import TableError

MOST_CACHED = 16 << 20
"""Cache size in bytes; a film with its compressed forms has less than one MiB."""
MAKING = 100
"""Cost of a film that is not cached, in plain requests."""


class FilmPages:
    """The request handlers."""

    def __init__(self, lobby: Lobby, gate: Gate) -> None:
        self._lobby = lobby
        self._gate = gate
        self._shelf = Shelf(MOST_CACHED)

    def routes(self) -> list[Route]:
        return [
            Route("/api/matches/{match}/film/{eye}", self.film, methods=["GET"]),
            Route("/api/matches/{match}/story", self.story, methods=["GET"]),
            Route("/api/matches/{match}/page", self.page, methods=["GET"]),
            Route("/api/films/{eye}", self.film_of_file, methods=["POST"]),
            Route("/api/stories", self.story_of_file, methods=["POST"]),
        ]

    async def film(self, request: Request) -> Response:
        """The film of a match that is over (docs/formats.md §8), from one point of view: the number of a
        seat, `watch` for what spectators saw, `open` for everything. Not available during the match."""
        row, eye = self._over(request), request.path_params["eye"]
        if eye not in eyes_of(_seats(row)):
            raise FilmError("eye", eye=eye[:20])
        return await self._made(request, row, eye)

    async def story(self, request: Request) -> Response:
        """The story of a match that is over (docs/formats.md §9): rounds, pictures of ships, decisive
        moments, losses by cause, settlements and ranks. Not available during the match."""
        return await self._made(request, self._over(request), STORY)

    async def _made(self, request: Request, row: MatchRow, eye: str) -> Response:
        key, store = (row.id, eye), self._lobby.services.store
        if key not in self._shelf:
            self._gate.ask(request, MAKING)
        return reply(
            request, await self._shelf.get(key, JSON, lambda: shoot(log_of(store, row), eye, row.id))
        )

    async def page(self, request: Request) -> Response:
        """The replay of a match that is over as a single HTML file that works offline. Not available during
        the match."""
        row, store = self._over(request), self._lobby.services.store
        names, colours = names_of(self._lobby, row), colours_of(self._lobby, row)
        key = row.id, tuple(names), tuple(colours)
        if key not in self._shelf:
            self._gate.ask(request, MAKING)

        def make() -> bytes:
            log = log_of(store, row)
            return single_page(log, names, lambda eye: shoot(log, eye, row.id), colours)

        packed = await self._shelf.get(key, "text/html; charset=utf-8", make)
        return reply(request, packed, {"Content-Disposition": f'attachment; filename="{row.id}.html"'})

    async def film_of_file(self, request: Request) -> Response:
        """The film of the log in the body, at most 4 MiB. The engine checks every entry; nothing is
        stored."""
        eye = request.path_params["eye"]
        if eye == STORY:
            raise FilmError("eye", eye=eye)
        return await self._made_of_file(request, eye)

    async def story_of_file(self, request: Request) -> Response:
        """The story of the log in the body, at most 4 MiB. The engine checks every entry; nothing is
        stored."""
        return await self._made_of_file(request, STORY)

    async def _made_of_file(self, request: Request, eye: str) -> Response:
        self._gate.check_origin(request)
        self._gate.arrive(request)
        raw = await _log_in(request)
        key = blake2b(raw, digest_size=16).digest(), eye
        if key not in self._shelf:
            self._gate.ask(request, MAKING)
        return reply(request, await self._shelf.get(key, JSON, lambda: shoot(raw, eye)))

    def _over(self, request: Request) -> MatchRow:
        found = self._lobby.services.store.match(request.path_params["match"])
        if found is None:
            raise TableError("unknown")
        if found.key is None or self._lobby.is_withheld(found):
            # Nothing hidden may be shown before the end, and nothing that tells how long the log is.
            if self._lobby.delay_of(found):
                raise FilmError("still-delayed")
            raise FilmError("still-playing")
        return found


def _seats(row: MatchRow) -> int:
    game = game_named(row.game)
    return game.seats(from_json(row.config, game.config_type))


async def _log_in(request: Request) -> bytes:
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LONGEST_LOG:
                raise FilmError("too-big", longest=LONGEST_LOG)
    except ClientDisconnect:
        raise TableError("bad-body", reason="cut off") from None
    return bytes(raw)
