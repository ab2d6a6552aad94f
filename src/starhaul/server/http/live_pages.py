"""HTTP request handler for thumbnails of running matches: what spectators see, small.

Used by `app` and `describing`. A thumbnail is made of the view that spectators have at that
moment, delay included, so it cannot show more; the part `thumbnails` of a plug-in says what is in it.
"""

import time
from collections.abc import Callable, Sequence
from typing import Protocol, cast

import msgspec
from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul.games import PLUGINS
from starhaul.kernel.typed import from_json
from starhaul.server.http.packed import pack, reply
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.gate import Gate
from starhaul.server.net.refusals import JSON
from starhaul.server.settings.values import whole
from starhaul.server.table.room import Room

EVERY_S = 3.0
"""A thumbnail is made at most once in this time, for everybody who looks."""
MOST_AT_ONCE, FURTHEST = 10, 1_000_000
"""Maximum number of tables in a response, and maximum offset."""
LARGEST = 8_000
"""Larger thumbnails (in bytes) are left out."""
PACKING = 4
"""Brotli quality: the response is out of date after a few seconds."""


class ThumbnailsPart(Protocol):
    """Part `thumbnails` of a game plug-in."""

    def thumbnail(self, config: object, view: object) -> Struct:
        """What a thumbnail shows, from the configuration and the view of a spectator."""


class LiveSeat(Struct, frozen=True, omit_defaults=True):
    """A seat in a thumbnail."""

    name: str = ""
    """The name of the person; may be empty."""
    bot: str = ""
    """The bot that plays here; empty for people."""
    colour: int = 0
    """The colour of the seat."""


class LiveTable(Struct, frozen=True, kw_only=True):
    """The thumbnail of a listed table where a match is in progress, as spectators see it."""

    table: str
    """The table ID."""
    game: str
    """The game."""
    seats: Sequence[LiveSeat]
    """In seat order."""
    picture: Raw
    """What is seen, as documented for the game; null while nothing can be seen."""


class LivePages:
    """The request handler, and the thumbnails made lately."""

    def __init__(self, lobby: Lobby, gate: Gate, clock: Callable[[], float] = time.monotonic) -> None:
        self._lobby = lobby
        self._gate = gate
        self._clock = clock
        self._made: dict[str, tuple[float, LiveTable | None]] = {}
        """By table, with the time at which they were made."""
        self.number = 0
        """How many were made, for tests."""

    def routes(self) -> list[Route]:
        return [Route("/api/thumbnails", self.thumbnails, methods=["GET"])]

    async def thumbnails(self, request: Request) -> Response:
        """Thumbnails of the running matches among the listed tables, in the order of the list. The query
        parameters `start` and `count` select the same part as in the list of tables, at most 10. A thumbnail
        is at most 3 s old."""
        self._gate.check_invited(request)
        start = whole(0, FURTHEST)(request.query_params.get("start", "0"))
        count = whole(1, MOST_AT_ONCE)(request.query_params.get("count", str(MOST_AT_ONCE)))
        rooms = self._lobby.house_list()[start : start + count]
        # Those at other nodes have none.
        found = [
            live for room in rooms if isinstance(room, Room) and (live := self._lately(room)) is not None
        ]
        return reply(request, pack(msgspec.json.encode(found), JSON, PACKING))

    def _lately(self, room: Room) -> LiveTable | None:
        if not room.record.is_playing and not room.is_behind:
            return None
        now, id = self._clock(), room.record.id
        made = self._made.get(id)
        if made is not None and now - made[0] < EVERY_S:
            return made[1]
        self._forget(now)
        live = live_table(room)
        self._made[id] = now, live
        self.number += 1
        return live

    def _forget(self, now: float) -> None:
        """Thumbnails that are out of date are of no use."""
        for id in [id for id, (at, _) in self._made.items() if now - at >= EVERY_S]:
            del self._made[id]


def live_table(room: Room) -> LiveTable | None:
    """None if spectators see no match there."""
    table = room.table_for(None)
    if not table.is_playing or not PLUGINS[table.game].has_part("thumbnails"):
        return None
    return LiveTable(
        table=table.id,
        game=table.game,
        seats=[LiveSeat(seat.name, seat.bot, seat.colour) for seat in table.seats],
        picture=_picture(room, table.game),
    )


def _picture(room: Room, game: str) -> Raw:
    seen, plugin = room.spectator_view(), PLUGINS[game]
    if seen is None or not plugin.has_part("thumbnails"):
        return Raw(b"null")
    config, view = seen
    if isinstance(view, Raw):
        if bytes(view) == b"null":
            return Raw(b"null")
        view = from_json(bytes(view), plugin.view_type)
    part = cast(ThumbnailsPart, plugin.part("thumbnails"))
    made = msgspec.json.encode(part.thumbnail(config, view))
    return Raw(made if len(made) <= LARGEST else b"null")
