"""Requests of the operator and their answers, as JSON: over the local socket, one line each, and by the
operator page.

Every answer that lists something says which process it is about, so that one answer can cover many
processes. Nothing here contains names, addresses of players or tokens; bans contain the networks that the
operator wrote.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from starhaul.server.lobby.lobby_figures import TableFigures
from starhaul.server.message_bases import Id
from starhaul.server.store.store_contract import BanRow

LONGEST_REQUEST = 16_384
LONGEST_REASON = 200
Seconds = Annotated[int, Meta(ge=1, le=366 * 86_400)]


class AdminRequest(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """The base of all requests."""


class TablesRequest(AdminRequest, tag="tables", frozen=True):
    """Lists the tables in memory."""


class CloseTableRequest(AdminRequest, tag="close", frozen=True):
    """Closes a table; a match that is being played there is aborted and published as such."""

    table: Id
    """The table ID."""


class BanRequest(AdminRequest, tag="ban", frozen=True):
    """Bans an address or a network, and ends its connections."""

    network: Id
    """An address, or a network such as `203.0.113.0/24`."""
    seconds: Seconds | None = None
    """For how long; None: until it is lifted."""
    reason: Annotated[str, Meta(max_length=LONGEST_REASON)] = ""
    """For operators."""


class UnbanRequest(AdminRequest, tag="unban", frozen=True):
    """Lifts a ban."""

    network: Id
    """As written in the list of bans, or an address."""


class BansRequest(AdminRequest, tag="bans", frozen=True):
    """Lists the bans that hold now."""


class AnnounceRequest(AdminRequest, tag="say", frozen=True):
    """Announces something on all pages, in place of the announcement before; an empty text removes it."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    """The announcement."""
    seconds: Seconds | None = None
    """For how long; None: until it is replaced."""


class DrainRequest(AdminRequest, tag="drain", frozen=True):
    """No new tables and matches begin; the server stops when all matches are over, or at the time limit."""

    seconds: Seconds = 600
    """The time limit."""


class ResumeRequest(AdminRequest, tag="resume", frozen=True):
    """Ends draining: the server goes on."""


class StatsRequest(AdminRequest, tag="stats", frozen=True):
    """Asks for figures about the server."""


class RotateRequest(AdminRequest, tag="rotate-secret", frozen=True):
    """Replaces the secret of all links. Connected people get their new links at once; all others have to be
    invited again. Refused while somebody who is playing is away, unless `force` is set."""

    force: bool = False
    """Whether people who are away from a match may lose their seat."""


AdminRequests = (
    TablesRequest
    | CloseTableRequest
    | BanRequest
    | UnbanRequest
    | BansRequest
    | AnnounceRequest
    | DrainRequest
    | ResumeRequest
    | StatsRequest
    | RotateRequest
)


class TablesAnswer(Struct, frozen=True, kw_only=True, tag_field="is", tag="tables"):
    """The tables in memory."""

    node: str
    """The server process."""
    tables: Sequence[TableFigures]
    """Those with the latest activity first."""


class BansAnswer(Struct, frozen=True, kw_only=True, tag_field="is", tag="bans"):
    """The bans that hold now."""

    bans: Sequence[BanRow]
    """The oldest first."""


class StatsAnswer(Struct, frozen=True, kw_only=True, tag_field="is", tag="stats"):
    """Figures about a server process."""

    node: str
    """The server process."""
    version: str
    """The version of Starhaul."""
    up_s: int
    """Seconds since it started."""
    tables: int
    """Tables in memory."""
    matches: Mapping[str, int]
    """Matches being played, by game."""
    people: int
    """People connected to a seat."""
    spectators: int
    """Connected spectators."""
    bots: int
    """Bots at tables in memory."""
    bans: int
    """Bans that hold now."""
    database_bytes: int
    """Size of the database, with its log."""
    queue: int
    """Writes that are waiting."""
    trouble: str = ""
    """The code of a disk error, if there is one."""
    notice: str = ""
    """What is announced now."""
    closes_at: int | None = None
    """While the server is being drained: when it stops at the latest, in Unix time."""


class DoneAnswer(Struct, frozen=True, kw_only=True, tag_field="is", tag="done"):
    """The request was carried out."""

    code: str
    """What was done; the texts are `admin-done-…`."""
    facts: Mapping[str, Any] = {}
    """The arguments of the text."""


class RefusedAnswer(Struct, frozen=True, kw_only=True, tag_field="is", tag="refused"):
    """The request was refused and changed nothing."""

    code: str
    """The reason."""
    of: str = "table"
    """The group of texts that the code belongs to."""
    facts: Mapping[str, Any] = {}
    """The arguments of the text."""


AdminAnswer = TablesAnswer | BansAnswer | StatsAnswer | DoneAnswer | RefusedAnswer

request_decoder: msgspec.json.Decoder[AdminRequests] = msgspec.json.Decoder(AdminRequests)
answer_decoder: msgspec.json.Decoder[AdminAnswer] = msgspec.json.Decoder(AdminAnswer)
