"""What a server says, read only as far as a guest of the load needs it; the rest stays as it came."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

NOTHING = Raw(b"null")


class Told(Struct, frozen=True):
    key: str
    args: Raw = Raw(b"{}")


class Question(Struct, frozen=True):
    kind: str
    options: list[Raw] | None = None
    default: Raw = NOTHING
    waits: bool = True


class Missed(Struct, frozen=True):
    rev: int
    events: list[Told]


class Fact(Struct, frozen=True, kw_only=True, tag_field="is"):
    """What every message has."""


class Update(Fact, tag="update", frozen=True):
    match: str
    rev: int
    view: Raw
    events: list[Told] = []
    asked: list[Question] = []
    missed: list[Missed] | None = None
    is_paused: bool = False


class SeatInfo(Struct, frozen=True):
    link: str = ""
    is_ready: bool = False


class Played(Struct, frozen=True):
    match: str


class Table(Fact, tag="table", frozen=True):
    seats: list[SeatInfo]
    match: str = ""
    is_playing: bool = False
    played: list[Played] = []


class Welcome(Fact, tag="welcome", frozen=True):
    table: Table
    update: Raw = NOTHING


class Done(Fact, tag="done", frozen=True):
    seq: int


class Pong(Fact, tag="pong", frozen=True):
    seq: int


class Refused(Fact, tag="refused", frozen=True):
    seq: int
    code: str
    of: str = "refused"


class Heard(Fact, tag="heard", frozen=True):
    """Chat is of no interest."""


class Bye(Fact, tag="bye", frozen=True):
    code: str
    reconnect_ms: int | None = None


class Shown(Struct, frozen=True):
    """An update again, for who compares it with what should have been shown."""

    view: Raw
    asked: Raw = Raw(b"[]")


decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    Update | Table | Welcome | Done | Pong | Refused | Heard | Bye
)
shown_decoder = msgspec.json.Decoder(Shown)
