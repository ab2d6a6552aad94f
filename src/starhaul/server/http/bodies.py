"""The bodies of HTTP requests and responses.

Used by `rest`, which handles the requests, and by `server.describing`. Messages of the WebSocket are in
`server.wire`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from starhaul.games import DEFAULT_GAME
from starhaul.plugins.lesson_contract import LessonStep
from starhaul.server.http import game_assets
from starhaul.server.wire import Id, SeatNumber, Text


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
    lesson: Id = ""
    """A lesson of the game (`GET /api/games`), which brings its own options: the match begins as soon as the
    person is connected."""


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
    """Whether the match is rated."""
    delay_ms: int
    """By how many milliseconds spectators see everything later (HSE-O1, HSE-O12)."""


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
    lessons: Sequence[str]
    """The names of its lessons, the one to be offered first first."""
    bots: Sequence[str]
    """The names of bots that the operator has installed for it, besides the usual ones."""
    has_screen: bool
    """Whether the client has a screen for it; other games are shown on the plain screen."""


class LessonSteps(Struct, frozen=True):
    """A lesson, as far as clients need it."""

    lesson: str
    """The name of the lesson."""
    steps: Sequence[LessonStep]
    """In order (docs/formats.md §6)."""


class InvitationWord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/invitation`."""

    word: Text
    """The invitation word; case and extra spaces do not matter."""


class InvitationPass(Struct, frozen=True):
    """What a client keeps instead of the invitation word."""

    passport: str
    """For the header `Starhaul-Invitation`, and for `hello`; empty if this server is open to everybody."""


class About(Struct, frozen=True, kw_only=True):
    """The server: its software and the house that it is."""

    version: str
    """The version of Starhaul."""
    protocol: int
    """The protocol version."""
    name: str = ""
    """The name of this server; may be empty, like the two below."""
    welcome: str = ""
    """A few words to visitors."""
    contact: str = ""
    """How to reach the operator."""
    needs_invitation: bool = False
    """Whether new tables, codes and lists need the invitation word (`POST /api/invitation`)."""
    notice: str = ""
    """What the operator announces now; empty if there is nothing."""
    closes_at: int | None = None
    """Unix time in seconds at which the server stops at the latest; None: it goes on."""


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
    colours: list[int] = []
    """The colour of each seat, as long as the table exists; empty if they are not known."""
    delay_ms: int = 0
    """By how much spectators see the match later; 0 when they have seen its end (HSE-O12)."""
