"""Messages between the server and a worker: length-prefixed MessagePack frames.

The server never sends the state of a match: a worker gets a *world*, in which everything hidden from the seat
is drawn at random.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from starhaul.bots.coaching import Counsel
from starhaul.kernel.contract import C, Event, Game, S
from starhaul.kernel.event_records import record_of

LENGTH = 4
"""Bytes of the length prefix."""
LONGEST_ANSWER = 64 * 1024
LONGEST_DETAIL = 300
"""Longer error details of a bot are cut."""

HUNG, DIED, BARRED, STOPPED = "hung", "died", "barred", "stopped"
"""Why there is no answer: none came in time, the worker died, the seat has lost too many workers, or the
server is stopping."""


class HeardEvent(Struct, frozen=True, omit_defaults=True):
    """An event for the seat, without its outcome; the worker makes a record of the game of it."""

    key: str
    args: Mapping[str, Any] = {}
    audience: tuple[int, ...] | None = None

    @classmethod
    def of(cls, event: Event) -> "HeardEvent":
        return cls(event.key, event.args, event.audience)

    def in_game(self, game: Game[C, S]) -> Event:
        return Event(record_of(game.event_base, self.key, self.args), self.audience)


class BotCall(Struct, frozen=True, kw_only=True, tag="ask"):
    """A question to one bot."""

    match: str
    seat: int
    sitting: str
    """Changes each time a bot takes the seat: a new bot remembers nothing of the one before."""
    bot: str
    game: str
    config: bytes
    """JSON, as in logs."""
    luck: str
    """Seed of the bot's random stream; the seed of the match cannot be derived from it."""
    at_ms: int
    kind: str
    """The kind of question; everything else about it is in the world."""
    world: bytes
    """A state that looks the same to the seat."""
    first: int = 0
    """The number of the first event in this call; the bot may have some of the events already."""
    events: tuple[HeardEvent, ...] = ()

    @property
    def chair(self) -> tuple[str, int]:
        return self.match, self.seat


class AdviceCall(Struct, frozen=True, kw_only=True, tag="advise"):
    """A person asks for advice on a question to their seat. Nothing is remembered between two calls: a person
    need not follow advice."""

    match: str
    seat: int
    bot: str
    """The bot whose answer is advised."""
    game: str
    config: bytes
    """JSON, as in logs."""
    luck: str
    """Seed of the bot's random stream; the seed of the match cannot be derived from it."""
    budget_ms: int
    """CPU time for thinking."""
    at_ms: int
    kind: str
    """The kind of question; everything else about it is in the world."""
    world: bytes
    """A state that looks the same to the seat."""
    events: tuple[HeardEvent, ...] = ()
    """The events of the seat that the bot needs to know about."""

    @property
    def chair(self) -> tuple[str, int]:
        return self.match, self.seat


class LookBackCall(Struct, frozen=True, kw_only=True, tag="look_back"):
    """A request to look back at a round of a match."""

    match: str
    seat: int
    """The player."""
    game: str
    config: bytes
    """JSON, as in logs."""
    start: bytes
    """The state at the beginning of the match. The seed is not needed: all outcomes are in the log."""
    entries: bytes
    """The log so far, as JSON."""
    round: int
    """From 0."""

    @property
    def chair(self) -> tuple[str, int]:
        return self.match, self.seat


class Forget(Struct, frozen=True, tag="forget"):
    """No more questions about this match."""

    match: str


class Answer(Struct, frozen=True, kw_only=True, tag="answer", omit_defaults=True):
    """The result of a question: an action that is legal in the world, a wait, or a failure (`why`)."""

    action: Any = None
    """As plain JSON values, as a client would send it."""
    is_wait: bool = False
    later_ms: int = 0
    """The bot acted this many milliseconds too early."""
    pace_ms: int = 0
    took_ms: float = 0.0
    """CPU time in the worker."""
    why: str = ""
    detail: str = ""
    deaf: str = ""
    """The error that the bot raised while receiving events."""
    received: int = 0
    """Number of events the bot has received."""


class Advised(Struct, frozen=True, kw_only=True, tag="advised", omit_defaults=True):
    """The result of a call for advice: a counsel, or why there is none."""

    counsel: Counsel | None = None
    took_ms: float = 0.0
    """CPU time in the worker."""
    why: str = ""
    detail: str = ""


class WorkerReady(Struct, frozen=True, tag="ready"):
    """The first message of a worker: it has loaded everything it needs."""


encode: Callable[[Any], bytes] = msgspec.msgpack.Encoder().encode
ToWorker = BotCall | AdviceCall | LookBackCall | Forget
ToServer = Answer | Advised | WorkerReady
to_worker: msgspec.msgpack.Decoder[ToWorker] = msgspec.msgpack.Decoder(ToWorker)
to_server: msgspec.msgpack.Decoder[ToServer] = msgspec.msgpack.Decoder(ToServer)


def framed(message: object) -> bytes:
    """
    >>> framed(WorkerReady())[:4]
    b'\\x00\\x00\\x00\\x0c'
    """
    encoded = encode(message)
    return len(encoded).to_bytes(LENGTH, "big") + encoded
