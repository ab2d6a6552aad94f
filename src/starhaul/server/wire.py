"""The language of the WebSocket: one JSON text for each message (docs/protocol.md is made from this file).

A viewer says `hello` first and then gives commands. Every command carries a number that its client counts up,
and gets one answer with the same number, `done` or `refused`; a command that is sent again gets the answer it
got before. What happens at the table comes by itself. Texts for people are made where they are read: messages
carry keys and facts, never sentences.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

VERSION = 1
LONGEST_FRAME = 16 * 1024
LONGEST_NAME, LONGEST_CHAT = 24, 280
EMOTES = ("hello", "well-done", "thanks", "oops", "hurry", "wow", "good-game", "sorry")

Seq = Annotated[int, Meta(ge=1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Id = Annotated[str, Meta(max_length=64)]
Circle = Annotated[str, Meta(pattern="^(all|team)$")]
"""The recipients of a chat message."""
Text = Annotated[str, Meta(max_length=1000)]
"""What people write; how much of it counts is decided after cleaning (`words.py`)."""


# --- from viewers ------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What every command has."""

    seq: Seq
    """The number of the command, counted up by its client from 1."""


class HelloCommand(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="hello", forbid_unknown_fields=True
):
    """The first message. With the token of the table, or without any where it is listed, one watches."""

    v: int
    """The version of this protocol."""
    table: Id
    """Which table."""
    token: Id = ""
    """Of a seat, of the table, or of the spectators' link."""
    name: Text = ""
    """For who sits down."""
    client: Id = ""
    """A random name that a browser tab or program gives itself and keeps when it reconnects."""
    device: Id = ""
    """A random name that a browser keeps: somebody whom the host has sent away is known again by it."""
    last_rev: Annotated[int, Meta(ge=0)] | None = None
    """The last revision it has seen of the match `match`."""
    match: Id = ""
    """The match that `last_rev` counts in."""
    hints: bool = False
    """Whether updates are to carry hints, for programs that do not know the rules."""


class ActCommand(Command, tag="act", frozen=True):
    """An action of the game that is being played."""

    action: Raw
    """As docs/trucker-protocol.md and docs/race-protocol.md describe it."""


class WorldCommand(Command, tag="world", frozen=True):
    """Asks for a state of the game that looks the same to the seat: what the seat cannot see is drawn anew.
    For programs that look ahead; it tells nothing about what is hidden. Where it may be a secret who is being
    asked, only who is asked may ask for it."""


class PingCommand(Command, tag="ping", frozen=True):
    """Nothing, to keep the line open and to compare clocks."""


class SitCommand(Command, tag="sit", frozen=True):
    """The own name and colour."""

    name: Text
    """Cleaned before anybody sees it; see the limits."""
    colour: Annotated[int, Meta(ge=0, le=3)] | None = None
    """Another colour, between matches: one that no person has."""


class ReadyCommand(Command, tag="ready", frozen=True):
    """Ready for the next match, or no longer. When all seats are taken and everybody who is connected is
    ready, a countdown begins."""

    ready: bool = True
    """False takes it back."""


class ContributeCommand(Command, tag="contribute", frozen=True):
    """A random number of the client's own for the seed of the next match (HSE-O4), given once the commitment
    of the server is known. Programs do so by themselves; nobody waits for it."""

    match: Id
    """The match that the table shows."""
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
    """128 random bits."""


class BotCommand(Command, tag="bot", frozen=True):
    """The host seats a bot on a seat without person, replaces it, or removes it (empty name)."""

    seat: SeatNumber
    """Where it sits."""
    bot: Id = ""
    """`random`, `easy`, `medium` or `hard`, or with a temperament, such as `hard:bold`."""


class OptionsCommand(Command, tag="options", frozen=True):
    """The host changes what is played, before a match or between two."""

    game: Id | UnsetType = UNSET
    """Another game."""
    config: dict[str, Any] | UnsetType = UNSET
    """Another configuration, in place of the whole one before."""
    is_listed: bool | UnsetType = UNSET
    """Whether strangers may join and watch."""
    is_rated: bool | UnsetType = UNSET
    """Whether spectators see everything later (HSE-O1)."""
    stand_in: Annotated[str, Meta(pattern="^(defaults|easy|medium|hard)$")] | UnsetType = UNSET
    """Who plays for people who are away."""


class KickCommand(Command, tag="kick", frozen=True):
    """The host frees a seat; its link no longer works, there is a new one. Whoever sat there cannot come back
    by themselves, only with the new link of a seat."""

    seat: SeatNumber
    """Whose seat."""


class RenewCommand(Command, tag="renew", frozen=True):
    """The host makes a new link in place of an old one. Whoever watches by the old one is sent away."""

    which: Annotated[str, Meta(pattern="^(table|watch)$")]
    """The link of the table, with its code, or the one of the spectators."""


class MuteCommand(Command, tag="mute", frozen=True):
    """Nothing more is heard from a seat: by everybody if the host says so, else by oneself."""

    seat: SeatNumber
    """Whose words."""
    muted: bool = True
    """False lets them be heard again."""


class MoveCommand(Command, tag="move", frozen=True):
    """Take another seat that is free."""

    seat: SeatNumber
    """The new one."""


class SayCommand(Command, tag="say", frozen=True):
    """A line of chat."""

    text: Text
    """Cleaned before anybody hears it; see the limits."""
    to: Circle = "all"
    """`all`: everybody at the table and all spectators; `team`: one's partner alone (HSE-O11), refused where
    there is none."""


class EmoteCommand(Command, tag="emote", frozen=True):
    """A quick word that needs no writing."""

    emote: Annotated[str, Meta(pattern=f"^({'|'.join(EMOTES)})$")]
    """Which one."""
    to: Circle = "all"
    """As in `say`."""


class PauseCommand(Command, tag="pause", frozen=True):
    """Wishes a pause, or not any more; if everybody does, the match stands still. Any of them ends it."""

    wanted: bool = True
    """False takes the wish back, or ends the pause."""


class HurryCommand(Command, tag="hurry", frozen=True):
    """Wishes that bots keep nobody waiting: when everybody who is connected does, the time that only bots
    need is skipped (HSE-O9), until a person is asked something. Refused where no bot is waited for."""


class LeaveCommand(Command, tag="leave", frozen=True):
    """Leave the seat for good. In a match that is giving up; a bot or the defaults go on."""


class CloseCommand(Command, tag="close", frozen=True):
    """The host closes the table."""


Commands = (
    ActCommand
    | WorldCommand
    | PingCommand
    | SitCommand
    | ReadyCommand
    | ContributeCommand
    | BotCommand
    | OptionsCommand
    | KickCommand
    | RenewCommand
    | MuteCommand
    | MoveCommand
    | SayCommand
    | EmoteCommand
    | PauseCommand
    | HurryCommand
    | LeaveCommand
    | CloseCommand
)


# --- to viewers --------------------------------------------------------------------------------------------


class ServerMessage(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """What every message to viewers has."""


class DoneMessage(ServerMessage, tag="done", frozen=True):
    """A command was carried out; what it did to the match is on disk."""

    seq: int
    """The number of the command that this answers."""


class RefusedMessage(ServerMessage, tag="refused", frozen=True):
    """A command changed nothing; the texts for codes are in `locale` (`refused-…`, `input-…`, `table-…`)."""

    seq: int
    """The number of the command; 0 if it could not be read."""
    code: str
    """What is wrong."""
    rule: str = ""
    """The rule of the catalogue behind it."""
    facts: dict[str, Any] = {}
    """What the text for the code needs."""
    of: str = "refused"
    """Which family of texts the code belongs to."""


class PongMessage(ServerMessage, tag="pong", frozen=True):
    """The answer to `ping`."""

    seq: int
    """The number of the command that this answers."""
    at_ms: int
    """The time of the match."""


class ImaginedMessage(ServerMessage, tag="world", frozen=True):
    """The answer to the command `world`."""

    seq: int
    """The number of the command that this answers."""
    state: Raw
    """The dumped state, as the rules load it."""


class ToldEvent(Struct, frozen=True):
    """An event of the game."""

    key: str
    """What happened."""
    args: Mapping[str, Any] = {}
    """The facts of the case, by name."""


class MissedRevision(Struct, frozen=True):
    """An earlier revision: what was told then."""

    rev: int
    """Which one."""
    at_ms: int
    """When it was, in the time of the match."""
    events: Sequence[ToldEvent]
    """What was told."""


class AskedQuestion(Struct, frozen=True, omit_defaults=True):
    """A question to the viewer's seat."""

    kind: str
    """What is asked, as the page of the game names it."""
    options: Sequence[Any] | None = None
    """All legal answers; None where the rules judge each answer by itself."""
    default: Any = None
    """What the clock answers in the end; None where it would not."""
    waits: bool = True
    """Whether the match stands still until there is an answer."""
    about: Mapping[str, Any] = {}
    """What else one needs to know for an answer."""


class UpdateMessage(ServerMessage, tag="update", frozen=True):
    """The match as the viewer may see it now, and what was told since the revision before."""

    match: str
    """Which match."""
    rev: int
    """Counts up by one, for each seat and for spectators by itself."""
    at_ms: int
    """When this was so, in the time of the match."""
    view: Raw
    """What the viewer may see, as the game describes it; null while a pause hides the boards (RUL-99)."""
    events: Sequence[ToldEvent] = ()
    """What was told to this viewer."""
    asked: Sequence[AskedQuestion] = ()
    """The open questions to this viewer."""
    hints: Raw | None = None
    """What else helps to show what may be done; for who wished it with `hello`."""
    deadline_ms: int | None = None
    """When the clock decides what is being asked, in the time of the match; None: not before an answer."""
    missed: Sequence[MissedRevision] | None = None
    """In a welcome: the revisions after `last_rev` up to this one; None if they are too many or not known."""
    is_paused: bool = False
    """Whether time stands still; then nothing is asked."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat of the table."""

    name: str = ""
    """As its person wants to be called; may be empty."""
    bot: str = ""
    """The bot that plays here; empty for people and empty seats."""
    colour: int = 0
    """One of four, each at one seat only."""
    team: int | None = None
    """The number of the team; partners have the same one. None where everybody plays alone."""
    is_taken: bool = False
    """By a person, connected or not."""
    is_connected: bool = False
    """Whether its person is there."""
    is_reserved: bool = False
    """Somebody has asked for the seat and is on the way; after a while it is free again."""
    is_ready: bool = False
    """For the next match."""
    stand_in: str = ""
    """Who plays while the person is away: `defaults` or a bot."""
    takeover_ms: int | None = None
    """In a match, while the person is away and nobody plays for them yet: in how many milliseconds somebody
    does."""
    wants_pause: bool = False
    """Whether its person wishes a pause."""
    is_muted: bool = False
    """By the host."""
    nonce: str = ""
    """What its person has given to the seed of the match (`contribute`); empty if nothing."""
    link: str = ""
    """The token of this seat: for who sits there, and for the host as long as nobody does."""


class PlayedMatch(Struct, frozen=True):
    """A finished match of the table."""

    match: str
    """Which one: its log is at `/api/matches/…/log`."""
    scores: Sequence[int]
    """Of each seat; more is better."""
    names: Sequence[str]
    """Of each seat, people and bots."""


class TableMessage(ServerMessage, tag="table", frozen=True):
    """The table: who sits there and what is played. Sent whenever it changes."""

    id: str
    """Its name in links."""
    game: str
    """Which game is played."""
    config: Raw
    """The whole configuration."""
    seats: Sequence[SeatInfo]
    """In the order of the table."""
    host: int
    """The seat that decides what is played; −1 if nobody does."""
    chosen: dict[str, Any] = {}
    """Of the configuration what the host has chosen; the rest is usual, or follows from who sits there."""
    is_listed: bool = False
    """Whether strangers may join and watch."""
    is_rated: bool = False
    """Whether spectators see everything later (HSE-O1)."""
    stand_in: str = "defaults"
    """Who plays for people who are away: `defaults`, or a bot."""
    match: str = ""
    """The match that is being played or will be next."""
    commitment: str = ""
    """Hash of the secret from which, with the nonces of the seats, its seed is made (HSE-O4)."""
    is_playing: bool = False
    """Whether a match is going on."""
    is_paused: bool = False
    """Whether it stands still."""
    starts_in_ms: int | None = None
    """While the countdown runs."""
    played: Sequence[PlayedMatch] = ()
    """The results so far, the latest last."""
    spectators: int = 0
    """How many are watching."""
    watch_link: str = ""
    """The token for spectators: for people at the table."""
    table_link: str = ""
    """The token of the table, with which one can watch and sit down: for people at the table."""
    code: str = ""
    """Six letters that stand for it (`POST /api/codes`): for people at the table."""
    host_passes_in_ms: int | None = None
    """While the host is away and somebody else is there: when that person becomes host."""


class WelcomeMessage(ServerMessage, tag="welcome", frozen=True):
    """The answer to `hello`."""

    v: int
    """The version of the protocol that is spoken."""
    seat: int | None
    """The own seat; None for spectators."""
    table: TableMessage
    """The table as it is now."""
    update: UpdateMessage | None = None
    """The match as it is now; None if there is none, or it is shown later."""
    emotes: Sequence[str] = EMOTES
    """What can be said with the command `emote`."""
    away_s: int = 0
    """For how many seconds the server could not act, or did not run, if this client was not told yet. Match
    time stood still meanwhile."""
    lost_revs: int = 0
    """So many revisions that this client has seen are missing at the server: its database lost data."""


class StalledMessage(ServerMessage, tag="stalled", frozen=True):
    """The server could not receive, decide or write for a while. Match time stood still meanwhile."""

    away_s: int
    """For how many seconds."""
    at_ms: int | None = None
    """The time of the match now; sent to people at the table only."""


class HeardMessage(ServerMessage, tag="heard", frozen=True):
    """Somebody said something."""

    seat: int
    """Who."""
    text: str = ""
    """A line of chat, cleaned; plain text, never markup."""
    emote: str = ""
    """Or a quick word."""
    to: str = "all"
    """`team`: nobody else has heard it but the two partners."""


class ByeMessage(ServerMessage, tag="bye", frozen=True):
    """Why the line is about to be closed."""

    code: str
    """What is the matter."""
    facts: dict[str, Any] = {}
    """What the text for the code needs."""
    reconnect_ms: int | None = None
    """After how many milliseconds to come again; None: not by oneself."""


Facts = (
    DoneMessage
    | RefusedMessage
    | PongMessage
    | ImaginedMessage
    | UpdateMessage
    | TableMessage
    | WelcomeMessage
    | StalledMessage
    | HeardMessage
    | ByeMessage
)

HIDDEN = Raw(b"null")
encode = msgspec.json.Encoder().encode
hello_decoder = msgspec.json.Decoder(HelloCommand)
command_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Commands)
