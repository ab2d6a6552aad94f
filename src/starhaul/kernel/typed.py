"""Thread-safe decoding of JSON into typed records.

msgspec inspects a record type at its first use and attaches the result to the type before it is complete. A
second thread that uses the type in the meantime crashes the process. Types are therefore inspected under a
lock here, and no other module passes a type to msgspec after import time.
"""

from collections.abc import Callable
from threading import RLock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}
INSPECTING = RLock()
"""Held while types are inspected."""


def decoder(kind: type[T]) -> msgspec.json.Decoder[T]:
    """The decoder for a type, cached.

    >>> decoder(list[int]).decode(b"[1, 2]")
    [1, 2]
    """
    found = _decoders.get(kind)
    if found is None:
        with INSPECTING:
            found = _decoders[kind] = msgspec.json.Decoder(kind)
    return found


def from_json(
    raw: bytes | bytearray | str, kind: type[T], hook: Callable[[type, Any], Any] | None = None
) -> T:
    """Decode JSON text; raises `msgspec.DecodeError`. `hook` builds values that msgspec does not support."""
    if hook is None:
        return decoder(kind).decode(raw)
    decoder(kind)
    return msgspec.json.decode(raw, type=kind, dec_hook=hook)


def from_builtins(value: object, kind: type[T]) -> T:
    """The same for decoded JSON; raises `msgspec.ValidationError`.

    >>> from_builtins([1, 2], tuple[int, int])
    (1, 2)
    """
    decoder(kind)
    return msgspec.convert(value, type=kind)
