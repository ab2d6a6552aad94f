"""Plain requests: the lobby, finished matches, health. Everything else goes over the WebSocket."""

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul import __version__
from starhaul.games import DEFAULT_GAME, GAMES, config_of
from starhaul.kernel.log import End
from starhaul.kernel.typed import from_json
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

MOST_KEPT = 32 << 20
"""Bytes of answers that stay the same; all that browsers need for both games is less than one MiB."""

MOST_AT_ONCE, FURTHEST = 100, 1_000_000
"""Of a list of tables, in one answer, and where it may begin."""
LONGEST_CONFIG = 2000
"""Bytes of a configuration that everybody gets who looks at the list of tables."""
MAKING = 50
"""What it costs to make the data of a table whose like is not kept, in plain requests."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables`."""

    game: Id = DEFAULT_GAME
    """Which game."""
    config: dict[str, Any] = {}
    """What differs from the usual configuration of the game."""
    name: Text = ""
    """Of the host; may be given later."""
    is_listed: bool = False
    """Whether strangers may join and watch."""


class SeatLink(Struct, frozen=True):
    """A seat at a table, or for a code the table itself: where and with which token."""

    table: str
    """For `hello`."""
    token: str
    """The secret of the seat or of the table, for `hello`; keep it out of addresses that are logged."""


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{table}/join`."""

    name: Text = ""
    """May be given later; if somebody at the table is called like that, a number is added."""
    token: Id = ""
    """Of the table; not needed where it is listed."""
    seat: SeatNumber | None = None
    """Which one; None: the first that is free."""
    device: Id = ""
    """As in `hello`."""


class Code(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/codes`."""

    code: Id
    """Six letters; case, spaces and hyphens do not matter."""


class Own(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of requests about one's own data."""

    token: Id
    """Of one's seat."""


class Reach(Struct, frozen=True):
    """Where a server that is visited from its own machine is found from others."""

    addresses: list[str]
    """In the local network, the usual one first; none if only this machine can visit it."""


class Listed(Struct, frozen=True, kw_only=True):
    """A table that is open to strangers."""

    table: str
    """For `hello`, or for joining."""
    game: str
    """Which game."""
    config: dict[str, Any]
    """What differs from the usual configuration of the game; empty if that is long, as an own track is."""
    host: str
    """The name of the host; may be empty."""
    seats: int
    """How many there are."""
    free: int
    """How many of them one can take."""
    spectators: int
    """How many are watching."""
    is_playing: bool
    """Whether a match is going on."""
    is_rated: bool
    """Whether spectators see everything later (HSE-O1)."""


class ListedTables(Struct, frozen=True, kw_only=True):
    """Some of the tables that are open to strangers."""

    tables: list[Listed]
    """Those that were asked for."""
    number: int
    """How many there are in all."""


class GameInfo(Struct, frozen=True):
    """A game and the JSON schema of its configuration."""

    game: str
    """Its name."""
    config: dict[str, Any]
    """The schema."""


class About(Struct, frozen=True):
    """Which program answers here."""

    version: str
    """Of Starhaul."""
    protocol: int
    """The version of the protocol that it speaks."""


class MatchInfo(Struct, frozen=True, kw_only=True):
    """A match by its link. Secret and seed are told when it has ended (HSE-O4)."""

    match: str
    """Its name in links."""
    game: str
    """Which game."""
    config: msgspec.Raw
    """The whole configuration."""
    commitment: str
    """Shown before the match: hash of the secret, or of the seed where there is no secret."""
    is_over: bool
    """Whether it has ended."""
    is_aborted: bool
    """Whether it was stopped before its end because its table was closed; then there are no scores."""
    began_at: int
    """Seconds since 1970."""
    seed: str | None = None
    """Told after the match; None until then."""
    chance: str = ""
    """The generator (docs/formats.md §5)."""
    secret: str | None = None
    """What the server gave to the seed: told after the match; None until then, and in matches without."""
    nonces: Sequence[str] = ()
    """What each seat gave to the seed; empty texts for seats that gave nothing."""
    key: str | None = None
    """Of the final state; None while it is being played."""
    scores: msgspec.Raw | None = None
    """Of each seat; None while it is being played, and of an aborted match."""
    names: list[str] = []
    """Of each seat, as long as the table is there."""


class Pages:
    """The handlers of the requests."""

    def __init__(self, lobby: Lobby, gate: Gate, made: Callable[[], None] = lambda: None) -> None:
        """`made` is called when an answer that stays the same had to be made."""
        self._lobby = lobby
        self._gate = gate
        self._shelf = Shelf(MOST_KEPT, made)

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
        """For requests that change something: no page elsewhere may send them for its visitors."""
        self._gate.check_origin(request)
        self._gate.arrive(request)

    # --- the lobby -----------------------------------------------------------------------------------------

    async def list_tables(self, request: Request) -> Response:
        """The tables that strangers may join or watch, those where something is going on first. `start` and
        `count` in the query choose some of them; usually the first 20, and never more than 100."""
        start = whole(0, FURTHEST)(request.query_params.get("start", "0"))
        count = whole(1, MOST_AT_ONCE)(request.query_params.get("count", "20"))
        rooms = self._lobby.listed()
        shown = rooms[start : start + count]
        return answer(ListedTables(tables=[listed(room) for room in shown], number=len(rooms)))

    async def create(self, request: Request) -> Response:
        """A new table, and the seat of its host."""
        self._come_in(request)
        wish = await _body(request, NewTable)
        room, token = await self._lobby.create(
            wish.game, wish.config, wish.name, is_listed=wish.is_listed, visitor=address_of(request)
        )
        return answer(SeatLink(room.record.id, token), 201)

    async def join(self, request: Request) -> Response:
        """A free seat at a table that is listed, or whose token one has. It becomes free again unless its
        person greets within a minute."""
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
        """The table of a code, as long as somebody is there. Few may be tried: see the limits."""
        self._come_in(request)
        wish = await _body(request, Code)
        self._gate.look_up(request)
        return answer(SeatLink(*self._lobby.find(wish.code)))

    async def person(self, request: Request) -> Response:
        """All that is kept about the person of a seat; the request needs the token of the seat."""
        self._come_in(request)
        own = await _body(request, Own)
        return answer(self._lobby.kept_about(request.path_params["table"], own.token))

    async def forget(self, request: Request) -> Response:
        """Leave the seat and delete what is kept about its person, also in the results of the table. Actions
        in logs stay: they name seats only, and are part of other people's matches."""
        self._come_in(request)
        own = await _body(request, Own)
        await self._lobby.forget_person(request.path_params["table"], own.token, address_of(request))
        return answer("ok")

    async def reach(self, request: Request) -> Response:
        """Where others in the network find this server. Only its own machine is told."""
        found = address(request.client.host if request.client else "")
        is_near = found is not None and found.is_loopback
        return answer(Reach(self._lobby.reach() if is_near else []))

    async def about(self, request: Request) -> Response:
        """The version of the program, for reports of faults."""
        return answer(About(__version__, PROTOCOL))

    async def games(self, request: Request) -> Response:
        """The games that can be played here."""
        return await self._lasting(request, "games", JSON, _games)

    # --- what browsers show games with ---------------------------------------------------------------------

    async def data(self, request: Request) -> Response:
        """Facts about a game for who shows it."""
        game = _known(request, "game", GAMES)
        return await self._lasting(request, ("data", game, None), JSON, lambda: game_assets.data(game, None))

    async def data_of_table(self, request: Request) -> Response:
        """The same for the game of a table, which may have a track of its own."""
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
        """Their colours, for one theme."""
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
        """A match by its name; whoever knows the name may ask."""
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
        """The log of a match that is over, as docs/formats.md §5 has it; while it runs it is nobody's."""
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
        """Whether the server runs."""
        return answer("ok")

    async def ready(self, request: Request) -> Response:
        """Whether it takes new tables: status 503 while it is being shut down, or nothing can be kept."""
        if self._lobby.is_draining:
            return answer("draining", 503)
        trouble = await self._lobby.time.probe()
        if trouble is None:
            return answer("ok")
        return await refused_in_words(trouble)

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, as text."""
        text = self._lobby.services.metrics.text()
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def _known(request: Request, name: str, known: Container[str]) -> Any:
    value = request.path_params[name]
    if value not in known:
        raise TableError("unknown")
    return value


def _games() -> bytes:
    return msgspec.json.encode(
        [GameInfo(name, msgspec.json.schema(game.config_type)) for name, game in GAMES.items()]
    )


def _batches(found: tuple[MatchRow, Iterable[Batch]] | None) -> Iterable[Batch]:
    """None if it was forgotten at this very moment."""
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


async def _body(request: Request, kind: Any) -> Any:
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
