"""Reads JSON documents from outside: decodes them into a record, or says what is wrong and where.

Used for ship files, scenarios and option files. It knows no game: records and their checks belong to the
caller.
"""

import json
import re
from codecs import BOM_UTF8
from typing import Any, TypeVar

import msgspec

from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_builtins, from_json

MAX_BYTES = 1_000_000
LONE_SURROGATE = "JSON is malformed: invalid utf-16 surrogate pair"
T = TypeVar("T")


def decode(raw: bytes, kind: type[T]) -> T:
    """Decode a document; raises `BadInput`."""
    if len(raw) > MAX_BYTES:
        raise BadInput("too-large", limit=MAX_BYTES)
    if raw.startswith(BOM_UTF8):
        raise BadInput("byte-order-mark")
    try:
        raw.decode("utf-8")
        document = from_json(raw, kind)
        # The only purpose is to find repeated keys: parsing integers as text avoids Python's limit on their
        # length.
        json.loads(raw, object_pairs_hook=refuse_repeated, parse_int=str)
    except UnicodeDecodeError as error:
        raise BadInput("not-utf8", byte=error.start) from None
    except msgspec.ValidationError:
        # Inside a list, the decoder always names the position at the end of its message.
        document = shaped(b"[%b]" % raw, kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("not-json", reason=why_not_json(raw, str(error))) from None
    return document


def shaped(value: object, kind: type[T], place: str = "") -> T:
    """Convert the only item of a list (or of its JSON text) to a type, or say what is wrong and where."""
    listed: Any = tuple[kind]  # type: ignore[valid-type]
    try:
        if isinstance(value, bytes):
            (found,) = from_json(value, listed)
        else:
            (found,) = from_builtins(value, listed)
    except msgspec.ValidationError as error:
        reason, _, inner = str(error).rpartition(" - at `$[0]")
        raise _wrong(reason, (place + inner.rstrip("`")).strip(".")) from None
    shaped_: T = found
    return shaped_


def _wrong(reason: str, place: str) -> BadInput:
    if choices := re.fullmatch(r"Expected `str` matching regex '\^\((.*)\)\$'", reason):
        return BadInput("not-among", place=place, known=choices[1].replace("|", ", "))
    return BadInput("wrong-shape", place=place, reason=reason)


def refuse_repeated(pairs: list[tuple[str, object]]) -> None:
    """msgspec keeps the last of repeated keys, but a repeated key is a mistake of the author."""
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise BadInput("key-twice", name=next(key for key in keys if keys.count(key) > 1))


def why_not_json(raw: bytes, reason: str) -> str:
    """The decoder's reason, corrected: it reports a lone surrogate near the end as truncated text."""
    try:
        json.loads(raw, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return reason
    return LONE_SURROGATE


def _refuse(constant: str) -> None:
    """Reject NaN and infinities, which Python's parser accepts although they are not JSON."""
    raise ValueError(constant)
