"""Reading JSON documents from outside: decoded into a record, or refused with what is wrong and where."""

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
    """The document as it is written."""
    if len(raw) > MAX_BYTES:
        raise BadInput("too-large", limit=MAX_BYTES)
    if raw.startswith(BOM_UTF8):
        raise BadInput("byte-order-mark")
    try:
        raw.decode("utf-8")
        document = from_json(raw, kind)
        # Numbers of any length are as good as others to a search for repeated keys.
        json.loads(raw, object_pairs_hook=refuse_repeated, parse_int=str)
    except UnicodeDecodeError as error:
        raise BadInput("not-utf8", byte=error.start) from None
    except msgspec.ValidationError:
        # Inside a list the decoder always names the place last.
        document = shaped(b"[%b]" % raw, kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("not-json", reason=why_not_json(raw, str(error))) from None
    return document


def shaped(value: Any, kind: type[T], place: str = "") -> T:
    """A value in a list (or its text), of this shape, or what is wrong about it and where."""
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
    """The decoder takes the last of equal keys; who wrote two of them meant something else."""
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise BadInput("key-twice", name=next(key for key in keys if keys.count(key) > 1))


def why_not_json(raw: bytes, reason: str) -> str:
    """The decoder's reason, but it takes half a surrogate pair near the end of the text for that end."""
    try:
        json.loads(raw, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return reason
    return LONE_SURROGATE


def _refuse(constant: str) -> None:
    """NaN and infinities are not JSON, whatever Python thinks."""
    raise ValueError(constant)
