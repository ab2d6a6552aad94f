"""Plain requests: the lobby, finished matches, health. Everything else goes over the WebSocket."""

from collections.abc import Container, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from starhaul.games import GAMES, config_of
from starhaul.kernel.errors import StarhaulError
from starhaul.kernel.log import End
from starhaul.locale import LANGUAGES
from starhaul.server import fronts, tokens
from starhaul.server.facts import facts_of
from starhaul.server.gate import Gate
from starhaul.server.lobby import Lobby
from starhaul.server.room import Room
from starhaul.server.store.contract import Batch, MatchRow, StoreTrouble
from starhaul.server.store.verify import head_of
from starhaul.server.tables import TableError, agreed
from starhaul.server.wire import LONGEST_FRAME, Id, Text

JSON = "application/json"
STATUS = {
    "unknown": 404,
    "by-link-only": 403,
    "too-fast": 429,
    "foreign-origin": 403,
    "too-big": 413,
    "failed": 500,
}
UNAVAILABLE = frozenset({"restarting", "too-many-tables"})


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables`."""

    game: Id = "trucker"
    """Which game."""
    config: dict[str, Any] = {}
    """What differs from the usual configuration of the game."""
    name: Text = ""
    """Of the host; may be given later."""
    is_listed: bool = False
    """Whether strangers may join and watch."""


class Made(Struct, frozen=True):
    """A seat at a table: where and with which token."""

    table: str
    """For `hello`."""
    token: str
    """The secret of the seat, for `hello`; keep it out of addresses that are logged."""


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{table}/join`."""

    name: Text = ""
    """May be given later."""


class Listed(Struct, frozen=True, kw_only=True):
    """A table that is open to strangers."""

    table: str
    """For `hello`, or for joining."""
    game: str
    """Which game."""
    config: dict[str, Any]
    """What differs from the usual configuration of the game."""
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


class GameInfo(Struct, frozen=True):
    """A game and the JSON schema of its configuration."""

    game: str
    """Its name."""
    config: dict[str, Any]
    """The schema."""


class MatchInfo(Struct, frozen=True, kw_only=True):
    """A match by its link. The seed is told when it has ended (HSE-O4)."""

    match: str
    """Its name in links."""
    game: str
    """Which game."""
    config: msgspec.Raw
    """The whole configuration."""
    commitment: str
    """Hash of the seed, shown before the match."""
    is_over: bool
    """Whether it has ended."""
    is_aborted: bool
    """Whether it was stopped before its end because its table was closed; then there are no scores."""
    began_at: int
    """Seconds since 1970."""
    seed: str | None = None
    """Told after the match; None until then."""
    key: str | None = None
    """Of the final state; None while it is being played."""
    scores: msgspec.Raw | None = None
    """Of each seat; None while it is being played, and of an aborted match."""
    names: list[str] = []
    """Of each seat, as long as the table is there."""


class Problem(Struct, frozen=True):
    """Why a request was refused: a code and facts, as on the WebSocket."""

    code: str
    """What is wrong."""
    of: str
    """Which family of texts the code belongs to."""
    facts: dict[str, Any] = {}
    """What the text for the code needs."""


def answer(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def refused(why: StarhaulError) -> Response:
    is_down = isinstance(why, StoreTrouble) or why.code in UNAVAILABLE
    status = 503 if is_down else STATUS.get(why.code, 400)
    return answer(Problem(why.code, why.prefix, facts_of(why)), status)


class Pages:
    """The handlers of the requests."""

    def __init__(self, lobby: Lobby, gate: Gate) -> None:
        self._lobby = lobby
        self._gate = gate

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table}/join", self.join, methods=["POST"]),
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
        """The tables that strangers may join or watch."""
        return answer([listed(room) for room in self._lobby.listed()])

    async def create(self, request: Request) -> Response:
        """A new table, and the seat of its host."""
        self._come_in(request)
        wish = await _body(request, NewTable)
        room, token = await self._lobby.create(wish.game, wish.config, wish.name, is_listed=wish.is_listed)
        return answer(Made(room.record.id, token), 201)

    async def join(self, request: Request) -> Response:
        """A free seat at a listed table."""
        self._come_in(request)
        guest = await _body(request, NewGuest)
        table = request.path_params["table"]
        return answer(Made(table, await self._lobby.join(table, guest.name)), 201)

    async def games(self, request: Request) -> Response:
        """The games that can be played here."""
        return answer([GameInfo(name, msgspec.json.schema(game.config_type)) for name, game in GAMES.items()])

    # --- what browsers show games with ---------------------------------------------------------------------

    async def data(self, request: Request) -> Response:
        """Facts about a game for who shows it."""
        return _lasting(fronts.data(_known(request, "game", fronts.FRONTS), None), JSON)

    async def data_of_table(self, request: Request) -> Response:
        """The same for the game of a table, which may have a track of its own."""
        room = self._lobby.room(request.path_params["table"])
        config = config_of(GAMES[room.record.game], agreed(room.record))
        return _lasting(fronts.data(room.record.game, config), JSON)

    async def art(self, request: Request) -> Response:
        """The drawings of a game, to be used by name."""
        return _lasting(fronts.art(_known(request, "game", fronts.FRONTS)), "image/svg+xml")

    async def style(self, request: Request) -> Response:
        """Their colours, for one theme."""
        theme = _known(request, "theme", fronts.THEMES)
        return _lasting(fronts.style(_known(request, "game", fronts.FRONTS), theme), "text/css")

    async def texts(self, request: Request) -> Response:
        """All texts of a language."""
        return _lasting(fronts.texts(_known(request, "language", LANGUAGES)), "text/plain; charset=utf-8")

    # --- matches -------------------------------------------------------------------------------------------

    async def match(self, request: Request) -> Response:
        """A match by its name; whoever knows the name may ask."""
        row, _ = self._found(request)
        is_over = row.key is not None
        return answer(
            MatchInfo(
                match=row.id,
                game=row.game,
                config=msgspec.Raw(row.config),
                commitment=tokens.commitment(row.seed),
                is_over=is_over,
                is_aborted=row.is_aborted,
                began_at=row.began_at,
                seed=row.seed if is_over else None,
                key=row.key,
                scores=msgspec.Raw(row.result) if row.result is not None else None,
                names=self._names(row),
            )
        )

    async def log(self, request: Request) -> Response:
        """The log of a match that is over, as docs/formats.md §5 has it; while it runs it is nobody's."""
        row, batches = self._found(request)
        if row.key is None:
            raise TableError("still-playing")
        name = f'attachment; filename="{row.id}.jsonl"'
        return StreamingResponse(
            lines_of(row, batches), media_type="application/jsonl", headers={"Content-Disposition": name}
        )

    def _names(self, row: MatchRow) -> list[str]:
        room = self._lobby.rooms.get(row.table)
        played = () if room is None else room.record.played
        return next((list(match.names) for match in played if match.match == row.id), [])

    def _found(self, request: Request) -> tuple[MatchRow, Any]:
        found = self._lobby.house.store.log(request.path_params["match"])
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
        trouble = self._lobby.trouble
        return answer("ok") if trouble is None else refused(trouble)

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, as text."""
        text = self._lobby.house.metrics.text()
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def _known(request: Request, name: str, known: Container[str]) -> Any:
    value = request.path_params[name]
    if value not in known:
        raise TableError("unknown")
    return value


def _lasting(body: bytes, media_type: str) -> Response:
    """Asked for again only to hear that it has not changed."""
    return Response(body, media_type=media_type, headers={"Cache-Control": "no-cache"})


def listed(room: Room) -> Listed:
    record = room.record
    return Listed(
        table=record.id,
        game=record.game,
        config=record.config,
        host=record.seats[record.host].name if record.host >= 0 else "",
        seats=len(record.seats),
        free=sum(seat.is_free for seat in record.seats),
        spectators=sum(viewer.seat is None for viewer in room.viewers),
        is_playing=record.is_playing,
        is_rated=record.is_rated,
    )


def lines_of(row: MatchRow, batches: Any) -> Iterator[bytes]:
    yield msgspec.json.encode(head_of(row)) + b"\n"
    batch: Batch
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
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise TableError("bad-body", reason=str(error)[:200]) from None
