"""What goes through the line between the server and a worker: frames of MessagePack, each with its length.

The server never sends a state of a match: a worker gets a *world*, drawn anew wherever the seat cannot see.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from starhaul.kernel.contract import Event

LENGTH = 4
"""Bytes that say how long a frame is."""
LONGEST_ANSWER = 64 * 1024
LONGEST_DETAIL = 300
"""Longer words of a bot about its troubles are cut."""

HUNG, DIED, BARRED, STOPPED = "hung", "died", "barred", "stopped"
"""Why there is no answer: none came in time, the worker ended, the chair has lost too many of them, the
server is about to end."""


class BotCall(Struct, frozen=True, kw_only=True, tag="ask"):
    """A question to the bot on one chair."""

    match: str
    seat: int
    sitting: str
    """Another one each time a bot sits down: it remembers nothing of who sat there before."""
    bot: str
    game: str
    config: bytes
    """JSON, as logs write it."""
    luck: str
    """Where the luck of the bot comes from; the seed of the match cannot be found out from it."""
    at_ms: int
    kind: str
    """Of the question; the world knows the rest."""
    world: bytes
    """A state that looks the same to the seat."""
    first: int = 0
    """The number of the first event here; the bot may have heard some of them already."""
    events: tuple[Event, ...] = ()

    @property
    def chair(self) -> tuple[str, int]:
        return self.match, self.seat


class Forget(Struct, frozen=True, tag="forget"):
    """Nobody will ask about this match any more."""

    match: str


class Answer(Struct, frozen=True, kw_only=True, tag="answer", omit_defaults=True):
    """What comes of a question: an action that is legal in the world, a wait, or a failure (`why`)."""

    action: Any = None
    """Plain, as it would come from outside."""
    is_wait: bool = False
    later_ms: int = 0
    """The bot was too soon by so much."""
    pace_ms: int = 0
    took_ms: float = 0.0
    """In time of the worker's processor."""
    why: str = ""
    detail: str = ""
    deaf: str = ""
    """How the bot failed while it listened."""
    heard: int = 0
    """So many events the bot knows of."""


class WorkerReady(Struct, frozen=True, tag="ready"):
    """The first word of a worker: it has loaded what it needs."""


encode: Callable[[Any], bytes] = msgspec.msgpack.Encoder().encode
to_worker: msgspec.msgpack.Decoder[BotCall | Forget] = msgspec.msgpack.Decoder(BotCall | Forget)
to_server: msgspec.msgpack.Decoder[Answer | WorkerReady] = msgspec.msgpack.Decoder(Answer | WorkerReady)


def framed(message: Any) -> bytes:
    """
    >>> framed(WorkerReady())[:4]
    b'\\x00\\x00\\x00\\x0c'
    """
    encoded = encode(message)
    return len(encoded).to_bytes(LENGTH, "big") + encoded
