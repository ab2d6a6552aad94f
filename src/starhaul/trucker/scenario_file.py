"""The shape of scenario files (docs/formats.md §3): decoding one, or saying what is wrong and where."""

import json
import re
from codecs import BOM_UTF8
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from starhaul.kernel.errors import BadInput
from starhaul.trucker.config import Options
from starhaul.trucker.records import Card
from starhaul.trucker.shipfile import MAX_BYTES, Die, TileEntry, refuse_repeated, why_not_json

MOST_CARDS = 200
MOST = 1000
"""The largest number and the longest list in an inline card: far beyond anything printed."""
FARTHEST = 1_000_000
T = TypeVar("T")


# --- the document ------------------------------------------------------------------------------------------


class ShipEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship file; edition and class are those of the scenario and may be left out."""

    tiles: tuple[TileEntry, ...]
    edition: str | UnsetType = UNSET
    class_: str | UnsetType = field(default=UNSET, name="class")
    start: bool | UnsetType = UNSET
    yard_dice: Annotated[tuple[Die, ...], Meta(max_length=2)] | UnsetType = UNSET


class SeatEntry(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
    ship: ShipEntry
    credits: Annotated[int, Meta(ge=0, le=FARTHEST)] = 0
    lost: Annotated[int, Meta(ge=0, le=MOST)] = 0


class AnswerEntry(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    answer: Any


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    edition: str
    level: Annotated[int, Meta(ge=1, le=4)]
    class_: str = field(name="class")
    seats: tuple[SeatEntry, ...]
    cards: Annotated[tuple[str | Card, ...], Meta(max_length=MOST_CARDS)]
    dice: tuple[tuple[Die, ...], ...] = ()
    answers: tuple[AnswerEntry, ...] = ()
    options: dict[str, Any] = {}


class Extras(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that only a scenario has; the others are those of a match."""

    solo: bool = False
    any_class: bool = False
    premium: bool = True
    yard_dice: Annotated[tuple[Die, ...], Meta(max_length=2)] | UnsetType = UNSET
    insurance: tuple[int, ...] | UnsetType = UNSET
    rough_roads: int | tuple[str, ...] = 0


# --- decoding ----------------------------------------------------------------------------------------------


def decode(raw: bytes) -> ScenarioFile:
    """The file as it is written; raises `BadInput` with the place in it."""
    if len(raw) > MAX_BYTES:
        raise BadInput("too-large", limit=MAX_BYTES)
    if not raw.strip():
        raise BadInput("scenario-empty")
    if raw.startswith(BOM_UTF8):
        raise BadInput("byte-order-mark")
    try:
        raw.decode("utf-8")
        file = msgspec.json.decode(raw, type=ScenarioFile)
        # Numbers of any length are as good as others to a search for repeated keys.
        json.loads(raw, object_pairs_hook=refuse_repeated, parse_int=str)
    except UnicodeDecodeError as error:
        raise BadInput("not-utf8", byte=error.start) from None
    except msgspec.ValidationError:
        # Inside a list the decoder always names the place last.
        file = _shaped(b"[%b]" % raw, ScenarioFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("not-json", reason=why_not_json(raw, str(error))) from None
    return file


def _shaped(value: Any, kind: type[T], place: str = "") -> T:
    """A value in a list (or its text), of this shape, or what is wrong about it and where."""
    listed: Any = tuple[kind]  # type: ignore[valid-type]
    try:
        if isinstance(value, bytes):
            (found,) = msgspec.json.decode(value, type=listed)
        else:
            (found,) = msgspec.convert(value, type=listed)
    except msgspec.ValidationError as error:
        reason, _, inner = str(error).rpartition(" - at `$[0]")
        raise _wrong(reason, (place + inner.rstrip("`")).strip(".")) from None
    shaped: T = found
    return shaped


def _wrong(reason: str, place: str) -> BadInput:
    if choices := re.fullmatch(r"Expected `str` matching regex '\^\((.*)\)\$'", reason):
        return BadInput("not-among", place=place, known=choices[1].replace("|", ", "))
    if place.endswith("].kind") and re.fullmatch(r"Invalid value .*|Expected `str`", reason):
        return BadInput("card-kind", place=place)
    return BadInput("wrong-shape", place=place, reason=reason)


def options_of(file: ScenarioFile) -> tuple[Extras, Options]:
    own = {name: value for name, value in file.options.items() if name in Extras.__struct_fields__}
    of_match = {name: value for name, value in file.options.items() if name not in own}
    return _shaped([own], Extras, "options"), _shaped([of_match], Options, "options")
