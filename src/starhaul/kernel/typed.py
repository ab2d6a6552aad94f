"""Decode JSON into records of a type, safely from any thread.

msgspec looks through a record type when it is first used, and attaches what it finds to the type before it is
complete. A second thread that uses the type meanwhile crashes the whole process. So types are looked through
under a lock here, and no other module passes a type to msgspec after it has been imported.
"""

from collections.abc import Callable
from threading import RLock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}
_looking_through = RLock()


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder for a type, made once.

    >>> decoder(list[int]).decode(b"[1, 2]")
    [1, 2]
    """
    found = _decoders.get(kind)
    if found is None:
        with _looking_through:
            found = _decoders[kind] = msgspec.json.Decoder(kind)
    return found


def from_json(
    raw: bytes | bytearray | str, kind: type[T], hook: Callable[[type, Any], Any] | None = None
) -> T:
    """The value of a JSON text; raises `msgspec.DecodeError`. `hook` makes what msgspec does not know."""
    if hook is None:
        plain: T = decoder(kind).decode(raw)
        return plain
    decoder(kind)
    return msgspec.json.decode(raw, type=kind, dec_hook=hook)


def from_builtins(value: Any, kind: type[T]) -> T:
    """The same from decoded JSON; raises `msgspec.ValidationError`.

    >>> from_builtins([1, 2], tuple[int, int])
    (1, 2)
    """
    decoder(kind)
    return msgspec.convert(value, type=kind)
