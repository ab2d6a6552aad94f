"""HTTP request handlers: lobby, finished matches, static game data, health. Everything else is on the
WebSocket."""

from collections.abc import Callable, Container, Hashable
from typing import Any

import msgspec
from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul import __version__
from starhaul.bots.installed_bots import bots_for
from starhaul.bots.skill_names import TEMPERAMENTS
from starhaul.games import BUILT_IN, GAMES, PLUGINS, config_of, lesson_named
from starhaul.kernel.question_kinds import USUAL_LIMIT
from starhaul.kernel.typed import from_json
from starhaul.locale import LANGUAGES
from starhaul.server.http import game_assets
from starhaul.server.http.bodies import (
    About,
    Code,
    GameInfo,
    InvitationPass,
    InvitationWord,
    LessonSteps,
    Listed,
    ListedTables,
    MatchInfo,
    NewGuest,
    NewTable,
    Own,
    Reach,
    SeatLink,
)
from starhaul.server.http.clinic_pages import ClinicPages
from starhaul.server.http.match_logs import colours_of, log_of, names_of
from starhaul.server.http.packed import Shelf, reply
from starhaul.server.http.request_body import body_of
from starhaul.server.http.standing_pages import StandingPages
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.addresses import address
from starhaul.server.net.gate import Gate, address_of
from starhaul.server.net.refusals import JSON, answer, refused_in_words
from starhaul.server.settings.settings import HouseCard
from starhaul.server.settings.values import whole
from starhaul.server.store.store_contract import MatchRow
from starhaul.server.table import seat_tokens
from starhaul.server.table.room import Room
from starhaul.server.table.table_record import agreed
from starhaul.server.table_error import TableError
from starhaul.server.wire import VERSION as PROTOCOL
from starhaul.server.wire import TableMessage

MOST_CACHED = 32 << 20
"""Cache size in bytes; everything that browsers need for both games takes less than one MiB."""

MOST_AT_ONCE, FURTHEST = 100, 1_000_000
"""Maximum number of tables in a response, and maximum offset."""
LONGEST_CONFIG = 2000
"""Longer configurations (in bytes) are left out of the list of tables."""
MAKING = 50
"""Cost of generating table data that is not cached, in plain requests."""


class Pages:
    """The request handlers."""

    def __init__(
        self,
        lobby: Lobby,
        gate: Gate,
        made: Callable[[], None] = lambda: None,
        card: HouseCard = HouseCard(),  # noqa: B008 a constant
    ) -> None:
        """`made` is called when a response had to be generated because it was not cached."""
        self._card = card
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
            Route("/api/invitation", self.invite, methods=["POST"]),
            Route("/api/reach", self.reach, methods=["GET"]),
            Route("/api/about", self.about, methods=["GET"]),
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/games/{game}/data", self.data, methods=["GET"]),
            Route("/api/games/{game}/lessons/{lesson}", self.lesson, methods=["GET"]),
            Route("/api/tables/{table}/data", self.data_of_table, methods=["GET"]),
            Route("/art/{game}.svg", self.art, methods=["GET"]),
            Route("/art/{game}-{theme}.css", self.style, methods=["GET"]),
            Route("/texts/{language}.ftl", self.texts, methods=["GET"]),
            Route("/texts/{language}/{subject}.ftl", self.further_texts, methods=["GET"]),
            Route("/api/matches/{match}", self.match, methods=["GET"]),
            Route("/api/matches/{match}/log", self.log, methods=["GET"]),
            *StandingPages(self._lobby, self._gate).routes(),
            *ClinicPages(self._gate, self._shelf).routes(),
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
        self._gate.check_invited(request)
        start = whole(0, FURTHEST)(request.query_params.get("start", "0"))
        count = whole(1, MOST_AT_ONCE)(request.query_params.get("count", "20"))
        found = self._lobby.house_list()
        shown = [
            listed(one) if isinstance(one, Room) else from_json(bytes(one.shown), Listed)
            for one in found[start : start + count]
        ]
        number = len(self._lobby.listed()) + self._lobby.elsewhere.number
        return answer(ListedTables(tables=shown, number=number))

    async def create(self, request: Request) -> Response:
        """Creates a table; returns the seat of its host."""
        self._come_in(request)
        self._gate.check_invited(request)
        wish = await body_of(request, NewTable)
        visitor = address_of(request)
        if wish.lesson:
            if wish.config or wish.is_listed:
                raise TableError("lesson")
            room, token = await self._lobby.create_lesson(wish.game, wish.lesson, wish.name, visitor=visitor)
        else:
            room, token = await self._lobby.create(
                wish.game, wish.config, wish.name, is_listed=wish.is_listed, visitor=visitor
            )
        return answer(SeatLink(room.record.id, token), 201)

    async def join(self, request: Request) -> Response:
        """Reserves a free seat at a listed table, or at any table with its token. The reservation ends
        unless the client sends `hello` within a minute."""
        self._come_in(request)
        guest = await body_of(request, NewGuest)
        if not guest.token:
            self._gate.check_invited(request)
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
        self._gate.check_invited(request)
        wish = await body_of(request, Code)
        self._gate.look_up(request)
        return answer(SeatLink(*self._lobby.find(wish.code)))

    async def invite(self, request: Request) -> Response:
        """Checks the invitation word of a private server; returns a pass, which a client keeps and sends from
        then on in the header `Starhaul-Invitation`. Attempts are limited like codes of tables."""
        self._come_in(request)
        wish = await body_of(request, InvitationWord)
        self._gate.check_invited(request, wish.word)
        return answer(InvitationPass(self._gate.invitation.passport if self._gate.invitation else ""))

    async def person(self, request: Request) -> Response:
        """All personal data stored about the person in a seat; needs the token of the seat."""
        self._come_in(request)
        own = await body_of(request, Own)
        return answer(self._lobby.kept_about(request.path_params["table"], own.token))

    async def forget(self, request: Request) -> Response:
        """Leaves the seat and deletes the stored data about its person, including the name in the results
        of the table. Actions in logs remain: they name only seats and are part of other people's matches."""
        self._come_in(request)
        own = await body_of(request, Own)
        await self._lobby.forget_person(request.path_params["table"], own.token, address_of(request))
        return answer("ok")

    async def reach(self, request: Request) -> Response:
        """The addresses of this server in the local network. Answered only to clients on the server's own
        machine."""
        found = address(request.client.host if request.client else "")
        is_near = found is not None and found.is_loopback
        return answer(Reach(self._lobby.reach() if is_near else []))

    async def about(self, request: Request) -> Response:
        """The server: its software, who runs it, and what the operator announces. Texts of the operator are
        plain text, never markup."""
        card, notice = self._card, self._lobby.services.house.notice()
        return answer(
            About(
                version=__version__,
                protocol=PROTOCOL,
                name=card.name,
                welcome=card.welcome,
                contact=card.contact,
                needs_invitation=self._gate.invitation is not None,
                notice=notice.text,
                closes_at=notice.closes_at,
            )
        )

    async def games(self, request: Request) -> Response:
        """The available games, with what can be agreed before a match of each."""
        return await self._lasting(request, "games", JSON, described_games)

    # --- data for showing games ----------------------------------------------------------------------------

    async def data(self, request: Request) -> Response:
        """Static data of a game."""
        game = _known(request, "game", GAMES)
        return await self._lasting(request, ("data", game, None), JSON, lambda: game_assets.data(game, None))

    async def lesson(self, request: Request) -> Response:
        """The steps of a lesson. What it prepares – tiles, cards, dice – stays here."""
        game = _known(request, "game", GAMES)
        lesson = _known(request, "lesson", PLUGINS[game].lessons)

        def make() -> bytes:
            return msgspec.json.encode(LessonSteps(lesson, lesson_named(game, lesson).steps))

        return await self._lasting(request, ("lesson", game, lesson), JSON, make)

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

    async def further_texts(self, request: Request) -> Response:
        """The texts of a language about one subject that few visitors need, such as `lesson`."""
        language = _known(request, "language", LANGUAGES)
        subject = _known(request, "subject", game_assets.further_text_files())
        return await self._lasting(
            request,
            ("texts", language, subject),
            "text/plain; charset=utf-8",
            lambda: game_assets.further_texts(language, subject),
        )

    async def texts(self, request: Request) -> Response:
        """The texts of a language, except those about a subject of their own."""
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
                names=names_of(self._lobby, row) if is_over else [],
                colours=colours_of(self._lobby, row) if is_over else [],
                delay_ms=0 if is_over else self._lobby.delay_of(row),
            )
        )

    async def log(self, request: Request) -> Response:
        """The log of a finished match (docs/formats.md §5); not available during the match."""
        row = self._found(request)
        if row.key is None:
            if self._lobby.delay_of(row):
                raise TableError("still-delayed")
            raise TableError("still-playing")
        store = self._lobby.services.store
        packed = await self._shelf.get(("log", row.id), "application/jsonl", lambda: log_of(store, row))
        return reply(request, packed, {"Content-Disposition": f'attachment; filename="{row.id}.jsonl"'})

    def _found(self, request: Request) -> MatchRow:
        found = self._lobby.services.store.match(request.path_params["match"])
        if found is None:
            raise TableError("unknown")
        if found.key is not None and self._lobby.is_withheld(found):
            return structs.replace(found, key=None, result=None, is_aborted=False)
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
                lessons=plugin.lessons,
                bots=bots_for(name),
                has_screen=name in BUILT_IN,
            )
            for name, plugin in PLUGINS.items()
        ]
    )


def listed(room: Room) -> Listed:
    record = room.record
    if room.is_behind:
        return _listed_late(room, room.table_for(None))
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
        delay_ms=room.delay_ms,
    )


def _listed_late(room: Room, table: TableMessage) -> Listed:
    """A table that spectators see later is listed as they see it."""
    return Listed(
        table=table.id,
        game=table.game,
        config=dict(table.chosen) if len(msgspec.json.encode(table.chosen)) <= LONGEST_CONFIG else {},
        host=table.seats[table.host].name if table.host >= 0 else "",
        seats=len(table.seats),
        free=sum(not seat.is_taken and not seat.bot for seat in table.seats),
        spectators=sum(viewer.seat is None for viewer in room.viewers),
        is_playing=table.is_playing,
        is_rated=table.is_rated,
        delay_ms=table.delay_ms,
    )
