"""Whether the server still has some matches, and how they ended: for the list that a browser keeps.

Used by `rest`, which adds the route. A browser names the matches; the server keeps no such list.
"""

from asyncio import to_thread
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul.server.http.request_body import body_of
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.gate import Gate
from starhaul.server.net.refusals import answer
from starhaul.server.store.store_contract import MatchRow, Store
from starhaul.server.table.table_record import scores_of
from starhaul.server.wire import Id

MOST_ASKED = 50
"""Maximum number of matches in a request."""
PER_REQUEST = 10
"""So many matches cost as much as a plain request."""


class AskedMatches(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/matches`."""

    matches: Annotated[list[Id], Meta(max_length=MOST_ASKED)]
    """The IDs of matches, at most 50."""


class MatchStanding(Struct, frozen=True, kw_only=True):
    """A match that the server has, as far as anybody may know it."""

    match: str
    """The match ID."""
    is_over: bool
    """Whether the match has ended."""
    is_aborted: bool
    """Whether the match was aborted because its table was closed; then there are no scores."""
    scores: list[int] | None = None
    """By seat; None during the match, and for an aborted match."""


class StandingPages:
    """The request handler."""

    def __init__(self, lobby: Lobby, gate: Gate) -> None:
        self._lobby = lobby
        self._gate = gate

    def routes(self) -> list[Route]:
        return [Route("/api/matches", self.standings, methods=["POST"])]

    async def standings(self, request: Request) -> Response:
        """Which of some matches the server has, and how they ended; those that it does not have are left
        out. Knowing the ID of a match is enough."""
        self._gate.check_origin(request)
        asked = await body_of(request, AskedMatches)
        self._gate.ask(request, 1 + len(asked.matches) / PER_REQUEST)
        rows = await to_thread(rows_of, self._lobby.services.store, asked.matches)
        return answer([self._standing(row) for row in rows])

    def _standing(self, row: MatchRow) -> MatchStanding:
        """A match that is over, but not yet for spectators, looks as if it went on."""
        if row.key is None or self._lobby.is_withheld(row):
            return MatchStanding(match=row.id, is_over=False, is_aborted=False)
        scores = None if row.result is None else scores_of(row.result)
        return MatchStanding(match=row.id, is_over=True, is_aborted=row.is_aborted, scores=scores)


def rows_of(store: Store, matches: list[str]) -> list[MatchRow]:
    """Those that exist, in the order of the question, each once."""
    found = (store.match(match) for match in dict.fromkeys(matches))
    return [row for row in found if row is not None]
