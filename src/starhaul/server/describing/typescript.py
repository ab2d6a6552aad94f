"""Records and types as TypeScript."""

import json
from collections.abc import Iterable
from enum import Enum
from textwrap import indent, wrap

from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    EnumType,
    FloatType,
    IntType,
    ListType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    TypedDictType,
    UnionType,
    VarTupleType,
    type_info,
)

from starhaul.server.describing.kinds import choices_of, limits_of
from starhaul.server.describing.meanings import meaning_of
from starhaul.server.describing.record_shapes import FieldShape, RecordShape, record_of

WIDTH = 110


def declaration(kind: type, *, is_sent: bool = False) -> str:
    if issubclass(kind, Enum):
        return alias(kind.__name__, map(json.dumps, choices_of(type_info(kind))), meaning_of(kind))
    return interface(record_of(kind, is_sent=is_sent))


def interface(record: RecordShape) -> str:
    lines = []
    if record.tag_field:
        lines.append(f"{record.tag_field}: {json.dumps(record.tag)};\n")
    lines += map(_property, record.entries)
    return f"{comment(record.meaning)}export interface {record.name} {{\n{indent(''.join(lines), '  ')}}}\n"


def _property(entry: FieldShape) -> str:
    text = " ".join(filter(None, (entry.meaning, _limits(entry), _default(entry))))
    content = entry.content.declared if entry.content else ""
    optional = "?" if entry.may_lack else ""
    return f"{comment(text)}{entry.name}{optional}: {declared(entry.type, content)};\n"


def _limits(entry: FieldShape) -> str:
    limits = limits_of(entry.type)
    return f"{limits[0].upper()}{limits[1:]}." if limits else ""


def _default(entry: FieldShape) -> str:
    return f"Left out: `{entry.default}`." if entry.may_lack and entry.default else ""


def alias(name: str, parts: Iterable[str], meaning: str) -> str:
    listed = list(parts)
    value = f" {' | '.join(listed)}"
    if len(value) > WIDTH:
        value = "".join(f"\n  | {part}" for part in listed)
    return f"{comment(meaning)}export type {name} ={value};\n"


def comment(text: str) -> str:
    if not text:
        return ""
    lines = wrap(text, WIDTH)
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "".join(["/**\n", *(f" * {line}\n" for line in lines), " */\n"])


# --- types ------------------------------------------------------------------------------------------------

_PLAIN: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    RawType: "unknown",
    StrType: "string",
}
_LEFT_TO_GAMES = AnyType | DictType | RawType | StrType


def declared(info: Type, content: str = "") -> str:
    """A type as TypeScript; `content` is the type of values that `wire` leaves to the game.


    >>> from typing import Any
    >>> from msgspec.inspect import multi_type_info
    >>> [declared(info) for info in multi_type_info([tuple[int, str], list[int | None], dict[str, Any]])]
    ['[number, string]', '(number | null)[]', 'Record<string, unknown>']
    """
    if content and isinstance(info, _LEFT_TO_GAMES):
        return content
    match info:
        case UnionType(types=types):
            return " | ".join(declared(part, content) for part in types)
        case ListType(item_type=item) | VarTupleType(item_type=item):
            return _list_of(declared(item, content))
        case DictType(value_type=value):
            return f"Record<string, {declared(value)}>"
        case TupleType(item_types=items):
            return f"[{', '.join(declared(item) for item in items)}]"
        case StructType(cls=kind) | TypedDictType(cls=kind) | EnumType(cls=kind):
            return str(kind.__name__)
    return " | ".join(map(json.dumps, choices_of(info))) or _PLAIN[type(info)]


def _list_of(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"
