"""Structs and typed dictionaries, reduced to what the page and the declarations need.

It knows neither Markdown (`page`) nor TypeScript (`typescript`).
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.inspect import (
    DictType,
    EnumType,
    Field,
    ListType,
    StructType,
    TupleType,
    Type,
    TypedDictType,
    UnionType,
    VarTupleType,
    type_info,
)

from starhaul.server.describing.contents import CONTENTS, Content
from starhaul.server.describing.meanings import field_meanings, meaning_of


class FieldShape(NamedTuple):
    """A field of a record."""

    name: str
    type: Type
    may_lack: bool
    """Whether the field may be omitted."""
    default: str
    """Its value in that case, as JSON; empty if it cannot be written as JSON."""
    meaning: str
    content: Content | None


class RecordShape(NamedTuple):
    """An object on the wire."""

    name: str
    tag_field: str
    """The key that names the type of the object; empty if there is none."""
    tag: str
    meaning: str
    entries: list[FieldShape]


def record_of(kind: type, *, is_sent: bool = False) -> RecordShape:
    """`is_sent`: only the server writes this record, so only fields that it omits by default may be
    missing."""
    info: Any = type_info(kind)
    may_lack = not is_sent or bool(kind.__struct_config__.omit_defaults)  # type: ignore[attr-defined]
    return RecordShape(
        name=kind.__name__,
        tag_field=getattr(info, "tag_field", None) or "",
        tag=str(getattr(info, "tag", None) or ""),
        meaning=meaning_of(kind),
        entries=[_entry(kind, field, may_lack) for field in info.fields],
    )


def _entry(kind: type, field: Field, may_lack: bool) -> FieldShape:
    return FieldShape(
        name=field.encode_name,
        type=field.type,
        may_lack=may_lack and not field.required,
        default=_default(field),
        meaning=field_meanings(kind).get(field.name, ""),
        content=CONTENTS.get(f"{kind.__name__}.{field.name}"),
    )


def _default(field: Field) -> str:
    if field.default is not msgspec.NODEFAULT:
        return msgspec.json.encode(field.default).decode()
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.json.encode(field.default_factory()).decode()
    return ""


# --- nested records ----------------------------------------------------------------------------------------


def classes_in(*types: object) -> list[type]:
    """The records and enumerations in types and their fields, each once, in order of first mention."""
    found: dict[type, None] = {}
    for kind in types:
        for part in _parts(type_info(kind)):
            if isinstance(part, StructType | TypedDictType | EnumType):
                found.setdefault(part.cls)
    return list(found)


def _parts(info: Type) -> Iterator[Type]:
    """A type and all types in it."""
    yield info
    for part in inner(info):
        yield from _parts(part)


def inner(info: Type) -> Iterable[Type]:
    match info:
        case UnionType(types=types) | TupleType(item_types=types):
            return types
        case ListType(item_type=item) | VarTupleType(item_type=item):
            return (item,)
        case DictType(key_type=key, value_type=value):
            return (key, value)
        case StructType(fields=fields) | TypedDictType(fields=fields):
            return [field.type for field in fields]
    return ()
