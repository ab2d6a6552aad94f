"""Server messages, decoded only as far as the load test needs them; the rest stays raw JSON."""

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

NOTHING = Raw(b"null")


class LeanTold(Struct, frozen=True):
    key: str
    args: Raw = Raw(b"{}")


class LeanQuestion(Struct, frozen=True):
    kind: str
    options: list[Raw] | None = None
    default: Raw = NOTHING
    waits: bool = True


class LeanMissed(Struct, frozen=True):
    rev: int
    events: list[LeanTold]


class LeanBase(Struct, frozen=True, kw_only=True, tag_field="is"):
    """Fields of every message."""


class LeanUpdate(LeanBase, tag="update", frozen=True):
    match: str
    rev: int
    view: Raw
    events: list[LeanTold] = []
    asked: list[LeanQuestion] = []
    missed: list[LeanMissed] | None = None
    is_paused: bool = False


class LeanChange(LeanBase, tag="change", frozen=True):
    rev: int
    view: list[Raw] = []
    events: list[LeanTold] = []
    asked: Raw | UnsetType = UNSET


class LeanSeatInfo(Struct, frozen=True):
    link: str = ""
    is_ready: bool = False


class LeanPlayed(Struct, frozen=True):
    match: str


class LeanTable(LeanBase, tag="table", frozen=True):
    seats: list[LeanSeatInfo]
    match: str = ""
    is_playing: bool = False
    played: list[LeanPlayed] = []


class LeanWelcome(LeanBase, tag="welcome", frozen=True):
    table: LeanTable
    update: Raw = NOTHING


class LeanDone(LeanBase, tag="done", frozen=True):
    seq: int


class LeanPong(LeanBase, tag="pong", frozen=True):
    seq: int


class LeanRefused(LeanBase, tag="refused", frozen=True):
    seq: int
    code: str
    of: str = "refused"


class LeanHeard(LeanBase, tag="heard", frozen=True):
    """Chat is ignored."""


class LeanReactions(LeanBase, tag="reactions", frozen=True):
    """Ignored, like chat."""


class LeanMurmured(LeanBase, tag="murmured", frozen=True):
    """Ignored, like chat."""


class LeanStalled(LeanBase, tag="stalled", frozen=True):
    """A server that is too busy says so; how long everything took is measured anyway."""


class LeanNotice(LeanBase, tag="notice", frozen=True):
    """An announcement of the operator."""


class LeanBye(LeanBase, tag="bye", frozen=True):
    code: str
    reconnect_ms: int | None = None


class Shown(Struct, frozen=True):
    """The view and questions of an update, for comparison with the log."""

    view: Raw
    asked: Raw = Raw(b"[]")


LeanAnswer = LeanDone | LeanPong | LeanRefused
"""What answers a command."""
LeanMessage = (
    LeanUpdate
    | LeanChange
    | LeanTable
    | LeanWelcome
    | LeanAnswer
    | LeanHeard
    | LeanReactions
    | LeanMurmured
    | LeanStalled
    | LeanNotice
    | LeanBye
)
decoder: msgspec.json.Decoder[LeanMessage] = msgspec.json.Decoder(LeanMessage)
update_decoder = msgspec.json.Decoder(LeanUpdate)
asked_decoder = msgspec.json.Decoder(list[LeanQuestion])
shown_decoder = msgspec.json.Decoder(Shown)
