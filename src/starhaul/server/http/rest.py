"""HTTP request handlers: lobby, finished matches, static game data, health. Everything else is on the
WebSocket."""

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul import __version__
from starhaul.bots.registry import TEMPERAMENTS
from starhaul.games import DEFAULT_GAME, GAMES, PLUGINS, config_of
from starhaul.kernel.log import End
from starhaul.kernel.question_kinds import USUAL_LIMIT
from starhaul.kernel.typed import T, from_json
from starhaul.locale import LANGUAGES
from starhaul.server.http import game_assets
from starhaul.server.http.packed import Shelf, reply
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.addresses import address
from starhaul.server.net.gate import Gate, address_of
from starhaul.server.net.refusals import JSON, answer, refused_in_words
from starhaul.server.settings.values import whole
from starhaul.server.store.store_contract import Batch, MatchRow
from starhaul.server.store.verification import head_of
from starhaul.server.table import seat_tokens
from starhaul.server.table.room import Room
from starhaul.server.table.table_record import agreed
from starhaul.server.table_error import TableError
from starhaul.server.wire import LONGEST_FRAME, Id, SeatNumber, Text
from starhaul.server.wire import VERSION as PROTOCOL

MOST_CACHED = 32 << 20
"""Cache size in bytes; everything that browsers need for both games takes less than one MiB."""

MOST_AT_ONCE, FURTHEST = 100, 1_000_000
"""Maximum number of tables in a response, and maximum offset."""
LONGEST_CONFIG = 2000
"""Longer configurations (in bytes) are left out of the list of tables."""
MAKING = 50
"""Cost of generating table data that is not cached, in plain requests."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables`."""

    game: Id = DEFAULT_GAME
    """The game."""
    config: dict[str, Any] = {}
    """Options that differ from the default configuration of the game."""
    name: Text = ""
    """The host's name; may be set later."""
    is_listed: bool = False
    """Whether anyone may join and watch."""


class SeatLink(Struct, frozen=True):
    """A seat at a table (or, for a code, the table): its ID and the token."""

    table: str
    """The table ID, for `hello`."""
    token: str
    """The secret of the seat or of the table, for `hello`; keep it out of URLs that are logged."""


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{table}/join`."""

    name: Text = ""
    """May be set later; if the name is already taken at the table, a number is appended."""
    token: Id = ""
    """The token of the table; not needed for listed tables."""
    seat: SeatNumber | None = None
    """The seat; None: the first free one."""
    device: Id = ""
    """As in `hello`."""


class Code(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/codes`."""

    code: Id
    """Six letters; case, spaces and hyphens are ignored."""


class Own(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of requests about personal data."""

    token: Id
    """The token of the seat."""


class Reach(Struct, frozen=True):
    """The addresses of this server for other machines; sent only to clients on the server's own machine."""

    addresses: list[str]
    """In the local network, the preferred one first; empty if the server accepts local connections only."""


class Listed(Struct, frozen=True, kw_only=True):
    """A listed table."""

    table: str
    """The table ID, for `hello` or for joining."""
    game: str
    """The game."""
    config: dict[str, Any]
    """Options that differ from the default configuration of the game; empty if they are long, such as a
    custom track."""
    host: str
    """The name of the host; may be empty."""
    seats: int
    """Number of seats."""
    free: int
    """Number of free seats."""
    spectators: int
    """Number of spectators."""
    is_playing: bool
    """Whether a match is in progress."""
    is_rated: bool
    """Whether spectators see everything with a delay (HSE-O1)."""


class ListedTables(Struct, frozen=True, kw_only=True):
    """A page of the list of tables."""

    tables: list[Listed]
    """The requested tables."""
    number: int
    """Total number of listed tables."""


class GameInfo(Struct, frozen=True):
    """A game: what can be agreed before a match of it, as a JSON schema and as a form."""

    game: str
    """The name of the game."""
    config: dict[str, Any]
    """The JSON schema of its configuration."""
    form: game_assets.GameForm
    """The same as a form for people."""
    temperaments: Sequence[str]
    """The temperaments of its bots, the default first; empty if they differ only in skill."""
    limits: Mapping[str, str]
    """For each kind of question the option that limits the time for an answer."""
    usual_limit: str
    """The option that limits it where the kind of question is not known."""


class About(Struct, frozen=True):
    """The server software."""

    version: str
    """The version of Starhaul."""
    protocol: int
    """The protocol version."""


class MatchInfo(Struct, frozen=True, kw_only=True):
    """A match. Secret and seed are published when it has ended (HSE-O4)."""

    match: str
    """The match ID."""
    game: str
    """The game."""
    config: msgspec.Raw
    """The complete configuration."""
    commitment: str
    """Published before the match: hash of the secret, or of the seed if there is no secret."""
    is_over: bool
    """Whether the match has ended."""
    is_aborted: bool
    """Whether the match was aborted because its table was closed; then there are no scores."""
    began_at: int
    """Unix time in seconds."""
    seed: str | None = None
    """Published after the match; None until then."""
    chance: str = ""
    """The random generator (docs/formats.md §5)."""
    secret: str | None = None
    """The server's part of the seed, published after the match; None until then, and in matches without
    one."""
    nonces: Sequence[str] = ()
    """The nonce that each seat contributed to the seed; empty for seats that contributed none."""
    key: str | None = None
    """The key of the final state; None during the match."""
    scores: msgspec.Raw | None = None
    """By seat; None during the match, and for an aborted match."""
    names: list[str] = []
    """By seat, as long as the table exists."""


class Pages:
    """The request handlers."""

    def __init__(self, lobby: Lobby, gate: Gate, made: Callable[[], None] = lambda: None) -> None:
        """`made` is called when a response had to be generated because it was not cached."""
        self._lobby = lobby
        self._gate = gate
        self._shelf = Shelf(MOST_CACHED, made)

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table}/join", self.join, methods=["POST"]),
            Route("/api/tables/{table}/person", self.person, methods=["POST"]),
            Route("/api/tables/{table}/person/forget", self.forget, methods=["POST"]),
            Route("/api/codes", self.find, methods=["POST"]),
            Route("/api/reach", self.reach, methods=["GET"]),
            Route("/api/about", self.about, methods=["GET"]),
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/games/{game}/data", self.data, methods=["GET"]),
            Route("/api/tables/{table}/data", self.data_of_table, methods=["GET"]),
            Route("/art/{game}.svg", self.art, methods=["GET"]),
            Route("/art/{game}-{theme}.css", self.style, methods=["GET"]),
            Route("/texts/{language}.ftl", self.texts, methods=["GET"]),
            Route("/api/matches/{match}", self.match, methods=["GET"]),
            Route("/api/matches/{match}/log", self.log, methods=["GET"]),
            Route("/healthz", self.alive, methods=["GET"]),
            Route("/readyz", self.ready, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    def _come_in(self, request: Request) -> None:
        """For requests that change something: pages of other sites must not send them on behalf of their
        visitors."""
        self._gate.check_origin(request)
        self._gate.arrive(request)

    # --- the lobby -----------------------------------------------------------------------------------------

    async def list_tables(self, request: Request) -> Response:
        """The listed tables, active ones first. The query parameters `start` and `count` select a part; by
        default the first 20, never more than 100."""
        start = whole(0, FURTHEST)(request.query_params.get("start", "0"))
        count = whole(1, MOST_AT_ONCE)(request.query_params.get("count", "20"))
        rooms = self._lobby.listed()
        shown = rooms[start : start + count]
        return answer(ListedTables(tables=[listed(room) for room in shown], number=len(rooms)))

    async def create(self, request: Request) -> Response:
        """Creates a table; returns the seat of its host."""
        self._come_in(request)
        wish = await _body(request, NewTable)
        room, token = await self._lobby.create(
            wish.game, wish.config, wish.name, is_listed=wish.is_listed, visitor=address_of(request)
        )
        return answer(SeatLink(room.record.id, token), 201)

    async def join(self, request: Request) -> Response:
        """Reserves a free seat at a listed table, or at any table with its token. The reservation ends
        unless the client sends `hello` within a minute."""
        self._come_in(request)
        guest = await _body(request, NewGuest)
        table = request.path_params["table"]
        visitor = address_of(request)
        marks = self._lobby.marks(table, visitor, guest.device)
        token = await self._lobby.join(
            table, guest.name, token=guest.token, seat=guest.seat, marks=marks, visitor=visitor
        )
        return answer(SeatLink(table, token), 201)

    async def find(self, request: Request) -> Response:
        """The table of a code, while somebody is connected there. Attempts are limited: see the limits."""
        self._come_in(request)
        wish = await _body(request, Code)
        self._gate.look_up(request)
        return answer(SeatLink(*self._lobby.find(wish.code)))

    async def person(self, request: Request) -> Response:
        """All personal data stored about the person in a seat; needs the token of the seat."""
        self._come_in(request)
        own = await _body(request, Own)
        return answer(self._lobby.kept_about(request.path_params["table"], own.token))

    async def forget(self, request: Request) -> Response:
        """Leaves the seat and deletes the stored data about its person, including the name in the results
        of the table. Actions in logs remain: they name only seats and are part of other people's matches."""
        self._come_in(request)
        own = await _body(request, Own)
        await self._lobby.forget_person(request.path_params["table"], own.token, address_of(request))
        return answer("ok")

    async def reach(self, request: Request) -> Response:
        """The addresses of this server in the local network. Answered only to clients on the server's own
        machine."""
        found = address(request.client.host if request.client else "")
        is_near = found is not None and found.is_loopback
        return answer(Reach(self._lobby.reach() if is_near else []))

    async def about(self, request: Request) -> Response:
        """The version of the server, for bug reports."""
        return answer(About(__version__, PROTOCOL))

    async def games(self, request: Request) -> Response:
        """The available games, with what can be agreed before a match of each."""
        return await self._lasting(request, "games", JSON, described_games)

    # --- data for showing games ----------------------------------------------------------------------------

    async def data(self, request: Request) -> Response:
        """Static data of a game."""
        game = _known(request, "game", GAMES)
        return await self._lasting(request, ("data", game, None), JSON, lambda: game_assets.data(game, None))

    async def data_of_table(self, request: Request) -> Response:
        """The same for the game of a table, which may have a custom track."""
        record = self._lobby.record(request.path_params["table"])
        game = record.game
        given = agreed(record) if game_assets.browser_part(game).DEPENDS_ON_CONFIG else None
        key = ("data", game, None if given is None else msgspec.json.encode(given))
        if key not in self._shelf:
            self._gate.ask(request, MAKING)

        def make() -> bytes:
            return game_assets.data(game, None if given is None else config_of(GAMES[game], given))

        return await self._lasting(request, key, JSON, make)

    async def art(self, request: Request) -> Response:
        """The drawings of a game, to be used by name."""
        game = _known(request, "game", GAMES)
        return await self._lasting(request, ("art", game), "image/svg+xml", lambda: game_assets.art(game))

    async def style(self, request: Request) -> Response:
        """The style sheet of the drawings, for one theme."""
        game, theme = _known(request, "game", GAMES), _known(request, "theme", game_assets.THEMES)
        return await self._lasting(
            request, ("style", game, theme), "text/css", lambda: game_assets.style(game, theme)
        )

    async def texts(self, request: Request) -> Response:
        """All texts of a language."""
        language = _known(request, "language", LANGUAGES)
        return await self._lasting(
            request, ("texts", language), "text/plain; charset=utf-8", lambda: game_assets.texts(language)
        )

    async def _lasting(
        self, request: Request, key: Hashable, media_type: str, make: Callable[[], bytes]
    ) -> Response:
        return reply(request, await self._shelf.get(key, media_type, make))

    # --- matches -------------------------------------------------------------------------------------------

    async def match(self, request: Request) -> Response:
        """A match by its ID; knowing the ID is enough."""
        row = self._found(request)
        is_over = row.key is not None
        return answer(
            MatchInfo(
                match=row.id,
                game=row.game,
                config=msgspec.Raw(row.config),
                commitment=seat_tokens.commitment(row.seed) if row.origin is None else row.origin.commitment,
                is_over=is_over,
                is_aborted=row.is_aborted,
                began_at=row.began_at,
                seed=row.seed if is_over else None,
                chance=row.chance,
                secret=row.origin.secret if row.origin is not None and is_over else None,
                nonces=[] if row.origin is None else row.origin.nonces,
                key=row.key,
                scores=msgspec.Raw(row.result) if row.result is not None else None,
                names=self._names(row),
            )
        )

    async def log(self, request: Request) -> Response:
        """The log of a finished match (docs/formats.md §5); not available during the match."""
        row = self._found(request)
        if row.key is None:
            raise TableError("still-playing")
        log = self._lobby.services.store.log
        packed = await self._shelf.get(
            ("log", row.id), "application/jsonl", lambda: b"".join(lines_of(row, _batches(log(row.id))))
        )
        return reply(request, packed, {"Content-Disposition": f'attachment; filename="{row.id}.jsonl"'})

    def _names(self, row: MatchRow) -> list[str]:
        try:
            played = self._lobby.record(row.table).played
        except TableError:
            return []
        return next((list(match.names) for match in played if match.match == row.id), [])

    def _found(self, request: Request) -> MatchRow:
        found = self._lobby.services.store.match(request.path_params["match"])
        if found is None:
            raise TableError("unknown")
        return found

    # --- health --------------------------------------------------------------------------------------------

    async def alive(self, request: Request) -> Response:
        """Whether the server is running."""
        return answer("ok")

    async def ready(self, request: Request) -> Response:
        """Whether the server accepts new tables: status 503 during shutdown, or while nothing can be
        stored."""
        if self._lobby.is_draining:
            return answer("draining", 503)
        trouble = await self._lobby.time.probe()
        if trouble is None:
            return answer("ok")
        return await refused_in_words(trouble)

    async def metrics(self, request: Request) -> Response:
        """Metrics in the Prometheus text format."""
        text = self._lobby.services.metrics.text()
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def _known(request: Request, name: str, known: Container[str]) -> Any:
    value = request.path_params[name]
    if value not in known:
        raise TableError("unknown")
    return value


def described_games() -> bytes:
    """The answer to `GET /api/games`."""
    return msgspec.json.encode(
        [
            GameInfo(
                game=name,
                config=msgspec.json.schema(plugin.game.config_type),
                form=game_assets.form(name),
                temperaments=TEMPERAMENTS if plugin.has_temperaments else (),
                limits={name: kind.limit for name, kind in plugin.questions.items()},
                usual_limit=USUAL_LIMIT,
            )
            for name, plugin in PLUGINS.items()
        ]
    )


def _batches(found: tuple[MatchRow, Iterable[Batch]] | None) -> Iterable[Batch]:
    """None if the match was deleted at this very moment."""
    if found is None:
        raise TableError("unknown")
    return found[1]


def listed(room: Room) -> Listed:
    record = room.record
    return Listed(
        table=record.id,
        game=record.game,
        config=record.config if len(msgspec.json.encode(record.config)) <= LONGEST_CONFIG else {},
        host=record.seats[record.host].name if record.host >= 0 else "",
        seats=len(record.seats),
        free=sum(seat.is_free for seat in record.seats),
        spectators=sum(viewer.seat is None for viewer in room.viewers),
        is_playing=record.is_playing,
        is_rated=record.is_rated,
    )


def lines_of(row: MatchRow, batches: Iterable[Batch]) -> Iterator[bytes]:
    yield msgspec.json.encode(head_of(row)) + b"\n"
    for batch in batches:
        for entry in batch.entries:
            yield msgspec.json.encode(entry) + b"\n"
    if row.key is not None:
        yield msgspec.json.encode(End(row.key, row.is_aborted)) + b"\n"


async def _body(request: Request, kind: type[T]) -> T:
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LONGEST_FRAME:
                raise TableError("too-big", longest=LONGEST_FRAME)
    except ClientDisconnect:
        raise TableError("bad-body", reason="cut off") from None
    try:
        return from_json(raw or b"{}", kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise TableError("bad-body", reason=str(error)[:200]) from None
