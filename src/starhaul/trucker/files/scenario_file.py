"""The schema and decoding of scenario files (docs/formats.md §3). Playing them is in `scenario`."""

import re
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from starhaul.kernel import documents
from starhaul.kernel.documents import shaped
from starhaul.kernel.errors import BadInput
from starhaul.trucker.files.shipfile import Die, TileEntry
from starhaul.trucker.match.config import Options
from starhaul.trucker.parts.records import Card

MOST_CARDS = 200
MOST = 1000
"""The largest number and the longest list in an inline card; far more than any printed card has."""
FARTHEST = 1_000_000


# --- the document ------------------------------------------------------------------------------------------


class ShipEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship file; edition and class default to those of the scenario."""

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
    game: Annotated[str, Meta(pattern="^(trucker)$")] = "trucker"
    options: dict[str, Any] = {}


class Extras(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that only scenarios have; all others are those of a match."""

    solo: bool = False
    any_class: bool = False
    premium: bool = True
    yard_dice: Annotated[tuple[Die, ...], Meta(max_length=2)] | UnsetType = UNSET
    insurance: tuple[int, ...] | UnsetType = UNSET
    rough_roads: int | tuple[str, ...] = 0


# --- decoding ----------------------------------------------------------------------------------------------


def decode(raw: bytes) -> ScenarioFile:
    """Decode a file; raises `BadInput` with the location in it."""
    try:
        return documents.decode(raw, ScenarioFile)
    except BadInput as error:
        reason = str(error.detail.get("reason", ""))
        if error.place.endswith("].kind") and re.fullmatch(r"Invalid value .*|Expected `str`", reason):
            raise BadInput("card-kind", place=error.place) from None
        raise


def options_of(file: ScenarioFile) -> tuple[Extras, Options]:
    own = {name: value for name, value in file.options.items() if name in Extras.__struct_fields__}
    of_match = {name: value for name, value in file.options.items() if name not in own}
    return shaped([own], Extras, "options"), shaped([of_match], Options, "options")
