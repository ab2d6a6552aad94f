"""The messages of the WebSocket: one JSON text for each (docs/protocol.md is generated from this file).

A viewer sends `hello` first and then commands. Every command has a sequence number, counted by its client,
and gets one answer with the same number, `done` or `refused`; a command that is sent again gets the same
answer. Events at the table are pushed by the server. Sentences are made by the client: messages carry keys
and arguments, never sentences.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from starhaul.bots.skill_names import OPPONENTS
from starhaul.server.house_messages import LONGEST_NOTICE as LONGEST_NOTICE
from starhaul.server.house_messages import NoticeMessage as NoticeMessage
from starhaul.server.message_bases import Command as Command
from starhaul.server.message_bases import Id as Id
from starhaul.server.message_bases import SeatNumber as SeatNumber
from starhaul.server.message_bases import Seq as Seq
from starhaul.server.message_bases import ServerMessage as ServerMessage
from starhaul.server.message_bases import Text as Text
from starhaul.server.study_messages import AdviceMessage as AdviceMessage
from starhaul.server.study_messages import AdviseCommand as AdviseCommand
from starhaul.server.study_messages import CoachCommand as CoachCommand
from starhaul.server.study_messages import FiguresMessage as FiguresMessage
from starhaul.server.study_messages import LookBackCommand as LookBackCommand
from starhaul.server.study_messages import LookBackMessage as LookBackMessage
from starhaul.server.table_parts import PlayedMatch as PlayedMatch
from starhaul.server.table_parts import SeatInfo as SeatInfo
from starhaul.server.update_parts import NO_EVENTS
from starhaul.server.update_parts import AskedQuestion as AskedQuestion
from starhaul.server.update_parts import MissedRevision as MissedRevision
from starhaul.server.update_parts import ToldEvent as ToldEvent
from starhaul.server.watching_messages import LONGEST_DELAY_MIN as LONGEST_DELAY_MIN
from starhaul.server.watching_messages import REACTIONS as REACTIONS
from starhaul.server.watching_messages import ListenCommand as ListenCommand
from starhaul.server.watching_messages import MurmurCommand as MurmurCommand
from starhaul.server.watching_messages import MurmuredMessage as MurmuredMessage
from starhaul.server.watching_messages import ReactCommand as ReactCommand
from starhaul.server.watching_messages import ReactionsMessage as ReactionsMessage

VERSION = 2
LONGEST_FRAME = 16 * 1024
LONGEST_NAME, LONGEST_CHAT = 24, 280
EMOTES = ("hello", "well-done", "thanks", "oops", "hurry", "wow", "good-game", "sorry")
STAND_INS = ("defaults", *OPPONENTS)
"""What may answer for people who are away: the defaults of the questions, or a bot."""

Circle = Annotated[str, Meta(pattern="^(all|team)$")]
"""The recipients of a chat message."""


# --- from viewers ------------------------------------------------------------------------------------------


class HelloCommand(
    Struct, frozen=True, kw_only=True, tag_field="do", tag="hello", forbid_unknown_fields=True
):
    """The first message. With the token of the table or of the spectators' link, or without any at a listed
    table, the viewer is a spectator."""

    v: int
    """The protocol version."""
    table: Id
    """The table ID."""
    token: Id = ""
    """The token of a seat, of the table, or of the spectators' link."""
    name: Text = ""
    """The name, for a person taking the seat, and for the chat of spectators."""
    client: Id = ""
    """A random ID that a browser tab or program chooses and keeps when it reconnects."""
    device: Id = ""
    """A random ID that a browser keeps; a person kicked by the host is recognised by it."""
    last_rev: Annotated[int, Meta(ge=0)] | None = None
    """The last revision of the match `match` that the client has received."""
    match: Id = ""
    """The match that `last_rev` belongs to."""
    hints: bool = False
    """Whether updates should contain hints, for clients that do not know the rules."""
    invitation: Text = ""
    """The invitation word of a private server, or the pass for it; needed to watch a listed table without a
    token."""
    changes: bool = False
    """Whether the server may send `change` instead of `update`, for clients that keep the latest update."""


class ActCommand(Command, tag="act", frozen=True):
    """An action in the current match."""

    action: Raw
    """As described in docs/trucker-protocol.md and docs/race-protocol.md."""


class WorldCommand(Command, tag="world", frozen=True):
    """Requests a state of the game that looks the same to the seat: everything hidden from the seat is
    drawn at random. For programs that look ahead; it reveals nothing hidden. Where it may be secret who is
    being asked, only a seat that is asked may request it."""


class PingCommand(Command, tag="ping", frozen=True):
    """No effect; keeps the connection alive and lets the client compare clocks."""


class SitCommand(Command, tag="sit", frozen=True):
    """Sets one's name and colour."""

    name: Text
    """Cleaned before others see it; see the limits."""
    colour: Annotated[int, Meta(ge=0, le=3)] | None = None
    """Another colour, between matches: one that no other person has."""


class ReadyCommand(Command, tag="ready", frozen=True):
    """Ready for the next match, or no longer. When all seats are taken and everybody connected is ready, a
    countdown begins; for one person alone with bots the match begins at once."""

    ready: bool = True
    """False withdraws it."""


class ContributeCommand(Command, tag="contribute", frozen=True):
    """A random number from the client for the seed of the next match (HSE-O4), sent after the server has
    published its commitment. Clients send it automatically; the match does not wait for it."""

    match: Id
    """The match ID in the table message."""
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
    """128 random bits."""


class BotCommand(Command, tag="bot", frozen=True):
    """The host puts a bot in a seat without a person, replaces it, or removes it (empty name)."""

    seat: SeatNumber
    """The seat."""
    bot: Id = ""
    """`random`, `easy`, `medium` or `hard`, or with a temperament, such as `hard:bold`."""


class OptionsCommand(Command, tag="options", frozen=True):
    """The host changes the game or its options, before a match or between matches."""

    game: Id | UnsetType = UNSET
    """The game."""
    config: dict[str, Any] | UnsetType = UNSET
    """The configuration; replaces the previous one completely."""
    is_listed: bool | UnsetType = UNSET
    """Whether anyone may join and watch."""
    is_rated: bool | UnsetType = UNSET
    """Whether the match is rated: then spectators see everything with a delay (HSE-O1)."""
    delay_minutes: Annotated[int, Meta(ge=0, le=LONGEST_DELAY_MIN)] | UnsetType = UNSET
    """By how many minutes spectators see everything later (HSE-O12)."""
    has_stands: bool | UnsetType = UNSET
    """Whether spectators may chat with each other."""
    stand_in: Annotated[str, Meta(pattern=f"^({'|'.join(STAND_INS)})$")] | UnsetType = UNSET
    """The stand-in for people who are away."""


class KickCommand(Command, tag="kick", frozen=True):
    """The host frees a seat; its link stops working and is replaced. The person cannot come back without
    the new link of a seat."""

    seat: SeatNumber
    """The seat."""


class RenewCommand(Command, tag="renew", frozen=True):
    """The host replaces a link. Spectators who used the old one are disconnected."""

    which: Annotated[str, Meta(pattern="^(table|watch)$")]
    """The link of the table, with its code, or the spectators' link."""


class MuteCommand(Command, tag="mute", frozen=True):
    """Mutes the chat of a seat: for everybody if sent by the host, else for oneself."""

    seat: SeatNumber
    """The seat."""
    muted: bool = True
    """False unmutes it."""


class MoveCommand(Command, tag="move", frozen=True):
    """Moves to another free seat."""

    seat: SeatNumber
    """The new seat."""


class SayCommand(Command, tag="say", frozen=True):
    """A chat message."""

    text: Text
    """Cleaned before others see it; see the limits."""
    to: Circle = "all"
    """`all`: everybody at the table and all spectators; `team`: only one's partner (HSE-O11), refused if
    there is none."""


class EmoteCommand(Command, tag="emote", frozen=True):
    """A predefined short message."""

    emote: Annotated[str, Meta(pattern=f"^({'|'.join(EMOTES)})$")]
    """Its name."""
    to: Circle = "all"
    """As in `say`."""


class PauseCommand(Command, tag="pause", frozen=True):
    """Asks for a pause, or withdraws that; when everybody asks, the match is paused. Anyone can end the
    pause."""

    wanted: bool = True
    """False withdraws the request, or ends the pause."""


class HurryCommand(Command, tag="hurry", frozen=True):
    """Asks to skip waiting for bots: when everybody connected asks, the time that only bots need is
    skipped (HSE-O9), until a person is asked something. Refused if no bot is being waited for."""


class LeaveCommand(Command, tag="leave", frozen=True):
    """Leaves the seat for good. During a match this means giving up; a bot or the defaults continue."""


class CloseCommand(Command, tag="close", frozen=True):
    """The host closes the table."""


Commands = (
    ActCommand
    | WorldCommand
    | LookBackCommand
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
    | ReactCommand
    | MurmurCommand
    | ListenCommand
    | PauseCommand
    | HurryCommand
    | CoachCommand
    | AdviseCommand
    | LeaveCommand
    | CloseCommand
)


# --- to viewers --------------------------------------------------------------------------------------------


class DoneMessage(ServerMessage, tag="done", frozen=True):
    """The command was executed; its effect on the match is on disk."""

    seq: int
    """The sequence number of the command."""


class RefusedMessage(ServerMessage, tag="refused", frozen=True):
    """The command was refused and changed nothing; the texts for codes are in `locale` (`refused-…`,
    `input-…`, `table-…`)."""

    seq: int
    """The sequence number of the command; 0 if it could not be read."""
    code: str
    """The reason."""
    rule: str = ""
    """The rule behind the refusal, as in docs/rules."""
    facts: Mapping[str, Any] = {}
    """The arguments of the text for the code."""
    of: str = "refused"
    """The group of texts that the code belongs to."""


class PongMessage(ServerMessage, tag="pong", frozen=True):
    """The answer to `ping`."""

    seq: int
    """The sequence number of the command."""
    at_ms: int
    """The match time."""


class ImaginedMessage(ServerMessage, tag="world", frozen=True):
    """The answer to the command `world`."""

    seq: int
    """The sequence number of the command."""
    state: Raw
    """The state, as dumped by the game."""


class UpdateMessage(ServerMessage, tag="update", frozen=True):
    """The current view of the match for this viewer, and the events since the previous revision."""

    match: str
    """The match ID."""
    rev: int
    """Increases by one, separately for each seat and for spectators."""
    at_ms: int
    """The match time of this update."""
    view: Raw
    """The view of this viewer, as documented for the game; null while a pause hides the boards (RUL-99)."""
    events: Sequence[ToldEvent] = ()
    """The events for this viewer."""
    asked: Sequence[AskedQuestion] = ()
    """The open questions to this viewer."""
    hints: Raw | None = None
    """Further help for showing what may be done; only if requested in `hello`."""
    deadline_ms: int | None = None
    """The match time at which the clock decides the open questions; None: not before an answer."""
    missed: Sequence[MissedRevision] | None = None
    """In a welcome: the revisions after `last_rev` up to this one; None if they are too many or not known."""
    is_paused: bool = False
    """Whether the match is paused; then there are no questions."""


class ChangeMessage(ServerMessage, tag="change", frozen=True):
    """The next update, as its difference from the latest one on this connection. Only for clients that set
    `changes` in `hello`. Whatever is not mentioned is as before, except `events` and `deadline_ms`, which are
    complete."""

    rev: int
    """The revision: one more than that of the latest update."""
    at_ms: int
    """The match time of this update."""
    view: Sequence[Raw] = ()
    """Patches for the view, to be applied one after the other."""
    events: Raw = NO_EVENTS
    """The events for this viewer."""
    asked: Raw | UnsetType = UNSET
    """The open questions to this viewer, if they are not the same as before."""
    hints: Raw | UnsetType = UNSET
    """The patch for the hints."""
    deadline_ms: int | None = None
    """The match time at which the clock decides the open questions; None: not before an answer."""


class TableMessage(ServerMessage, tag="table", frozen=True):
    """The table: who sits there and what is played. Sent whenever it changes."""

    id: str
    """The table ID."""
    game: str
    """The game."""
    config: Raw
    """The complete configuration."""
    seats: Sequence[SeatInfo]
    """In seat order."""
    host: int
    """The seat of the host; −1 if there is none."""
    chosen: Mapping[str, Any] = {}
    """The options that the host has chosen; the rest are defaults, or depend on who sits there."""
    is_listed: bool = False
    """Whether anyone may join and watch."""
    is_rated: bool = False
    """Whether the match is rated: then spectators see everything with a delay (HSE-O1)."""
    delay_minutes: int = 0
    """By how many minutes the host wants spectators to see everything later."""
    delay_ms: int = 0
    """By how many milliseconds they really see everything later; in rated matches that is never 0."""
    has_stands: bool = True
    """Whether spectators may chat with each other."""
    lesson: str = ""
    """The lesson that is played here; empty at all other tables."""
    stand_in: str = "defaults"
    """The stand-in for people who are away: `defaults`, or a bot."""
    match: str = ""
    """The ID of the current or next match."""
    commitment: str = ""
    """Hash of the secret from which, with the nonces of the seats, the seed is made (HSE-O4)."""
    is_playing: bool = False
    """Whether a match is in progress."""
    is_paused: bool = False
    """Whether the match is paused."""
    starts_in_ms: int | None = None
    """During the countdown: the time until the match starts."""
    played: Sequence[PlayedMatch] = ()
    """The results so far, the latest last."""
    spectators: int = 0
    """Number of spectators."""
    watch_link: str = ""
    """The token for spectators; sent to people at the table."""
    table_link: str = ""
    """The token of the table, for watching and for taking a seat; sent to people at the table."""
    code: str = ""
    """Six letters that stand for that token (`POST /api/codes`); sent to people at the table."""
    no_coach: str = ""
    """Why the viewer cannot have a coach here: the code of a refusal; empty if that is possible."""
    host_passes_in_ms: int | None = None
    """While the host is away and somebody else is connected: when that person becomes host."""


class WelcomeMessage(ServerMessage, tag="welcome", frozen=True):
    """The answer to `hello`."""

    v: int
    """The protocol version."""
    seat: int | None
    """The viewer's seat; None for spectators."""
    table: TableMessage
    """The current table."""
    update: UpdateMessage | None = None
    """The current match; None if there is none, or it is shown with a delay."""
    watcher: int = 0
    """The number of a spectator, by which others recognise their messages; 0 for players."""
    emotes: Sequence[str] = EMOTES
    """The emotes that can be sent with `emote`."""
    away_s: int = 0
    """For how many seconds the server could not act, or did not run, if this client has not been notified
    yet. Match time stood still meanwhile."""
    lost_revs: int = 0
    """Number of revisions this client has seen that are missing on the server: its database lost data."""


class StalledMessage(ServerMessage, tag="stalled", frozen=True):
    """The server could not receive, decide or write for a while. Match time stood still meanwhile."""

    away_s: int
    """For how many seconds."""
    at_ms: int | None = None
    """The current match time; sent only to people at the table."""


class HeardMessage(ServerMessage, tag="heard", frozen=True):
    """A chat message or emote."""

    seat: int
    """The seat of the sender."""
    text: str = ""
    """A chat message, cleaned; plain text, never markup."""
    emote: str = ""
    """Or the name of an emote."""
    to: str = "all"
    """`team`: sent to the two partners only."""


class ByeMessage(ServerMessage, tag="bye", frozen=True):
    """The server is about to close the connection."""

    code: str
    """The reason."""
    facts: Mapping[str, Any] = {}
    """The arguments of the text for the code."""
    reconnect_ms: int | None = None
    """After how many milliseconds to reconnect; None: do not reconnect automatically."""


AnyServerMessage = (
    DoneMessage
    | RefusedMessage
    | PongMessage
    | ImaginedMessage
    | LookBackMessage
    | UpdateMessage
    | ChangeMessage
    | TableMessage
    | WelcomeMessage
    | FiguresMessage
    | AdviceMessage
    | StalledMessage
    | HeardMessage
    | ReactionsMessage
    | MurmuredMessage
    | NoticeMessage
    | ByeMessage
)

encode = msgspec.json.Encoder().encode
hello_decoder = msgspec.json.Decoder(HelloCommand)
command_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Commands)
