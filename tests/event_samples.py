"""Events in tests: what clients receive of them, and a sample of every event that a game declares."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.inspect import (
    BoolType,
    DictType,
    EnumType,
    IntType,
    StrType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from starhaul.kernel.contract import Event
from starhaul.kernel.event_records import EventField, EventRecord, declared_events, fields_of, record_of

FORMS: Mapping[str, Any] = {
    "accounts": (3, 12, 0, 12),
    "axis": "row",
    "bookings": ({"item": "goods", "credits": 7}, {"item": "lost", "credits": -2}),
    "cell": 12,
    "class": "II",
    "colour": "green",
    "criterion": "crew",
    "dice": (3, 4),
    "doubled": 9,
    "face": "hyperspace",
    "faults": ("CHK-03", "CHK-03"),
    "field": "START",
    "joker": "black",
    "kind": "pirates",
    "person": 3,
    "presence": "away",
    "reason": "lapped",
    "road": "bad_air",
    "seats": (2, 0),
    "ship": "yellow-2",
    "side": "rear",
    "threat": "shot",
    "tile": 37,
    "title": "xeno",
}
"""What a field with this form may contain, where its type does not say so."""
KEYS: Mapping[str, Mapping[str, Any]] = {
    "card-played": {"card": "red-3-a"},
    "bonus-played": {"card": "tow_hook"},
    "bonus-seen": {"card": "light_speed"},
    "hand-dealt": {"cards": ("red-1-a", "black-6-b")},
    "card-revealed": {"card": "I-06"},
    "pile-seen": {"cards": ("I-06", "I-07")},
    "crew-gone": {"who": "crew"},
}


def heard(told: Iterable[Event], key: str) -> list[dict[str, Any]]:
    """The arguments of all events with this key as clients get them."""
    return [msgspec.json.decode(msgspec.json.encode(event.args)) for event in told if event.key == key]


def samples(base: type[EventRecord]) -> Iterator[Event]:
    for kind in declared_events(base):
        key = str(kind.__struct_config__.tag)
        types = {field.name: field.type for field in msgspec.structs.fields(kind)}
        args = {
            field.name: KEYS.get(key, {}).get(field.name, _value(field, type_info(types[field.attribute])))
            for field in fields_of(kind)
        }
        yield Event(record_of(base, key, args))


def _value(field: EventField, info: Type) -> Any:
    return FORMS[field.form.name] if field.form.name in FORMS else _plain(info)


def _plain(info: Type) -> Any:
    match info:
        case UnionType(types=types):
            return _plain(types[0])
        case VarTupleType(item_type=item):
            return (_plain(item),)
        case EnumType(cls=kind):
            return next(iter(kind)).value
        case BoolType():
            return True
        case IntType():
            return 1
        case DictType():
            return {"strength": 9}
        case StrType():
            return "I-06"
    raise NotImplementedError(info)
