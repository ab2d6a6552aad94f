"""What is ordered from the worker that makes pictures to share, and what it returns. Plain data."""

from typing import IO, Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from starhaul.kernel.typed import from_json

SIZE = 1200, 630
"""Width and height in pixels: what messengers ask for."""


class PostcardOrder(Struct, frozen=True, kw_only=True):
    """An order for words or a picture."""

    wants: Literal["words", "svg", "png"] = "words"
    language: str
    game: str
    log: bytes = b""
    """The log of a match that is over; empty for a poster, which depends on no match."""
    config: Any = None
    """The configuration, for a poster."""
    subject: Literal["match", "running", "table"] = "match"
    names: list[str] = []
    """The players by seat, as far as they are known; bots by their skill."""
    colours: list[int] = []
    """The numbers of the colours by seat; empty: as seats have them at first."""
    person: int | None = None
    """Whose ship; by default the one that suffered most."""
    moment: int | None = None
    """After how many entries of the log everything is shown."""


class Postcard(Struct, frozen=True, kw_only=True):
    """A picture to share and its words."""

    title: str
    description: str
    svg: str = ""
    png: bytes = b""
    """Empty if it was not ordered, or if no renderer is installed."""


class PostcardRefused(Struct, frozen=True):
    """Why there is no picture."""

    code: str


class PostcardAnswer(Struct, frozen=True, kw_only=True):
    """The answer to an order."""

    card: Postcard | None = None
    refused: PostcardRefused | None = None
    took_ms: float = 0.0
    """CPU time in the worker."""


_LENGTH = 4
"""Bytes of the length before a message."""
T = TypeVar("T", bound=Struct)


def framed(message: Struct) -> bytes:
    body = msgspec.json.encode(message)
    return len(body).to_bytes(_LENGTH, "big") + body


def unframed(source: IO[bytes], kind: type[T]) -> T | None:
    """The next message of a stream; None at its end."""
    head = source.read(_LENGTH)
    length = int.from_bytes(head, "big")
    body = source.read(length)
    if len(head) < _LENGTH or len(body) < length:
        return None
    return from_json(body, kind)
