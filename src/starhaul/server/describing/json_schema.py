"""Records and types as JSON Schema (draft 2020-12).

Used by `message_schema` and `openapi`. The shapes are those of the protocol page and of the client's
declarations: `record_shapes` decides what a record looks like, `contents` what games put into it.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

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

from starhaul.server.describing.kinds import choices_of
from starhaul.server.describing.meanings import meaning_of
from starhaul.server.describing.record_shapes import FieldShape, RecordShape, record_of

Schema = dict[str, Any]
Definitions = dict[str, Schema]

_LEFT_TO_GAMES = AnyType | DictType | RawType | StrType
_PLAIN: Mapping[type[Type], Schema] = {
    AnyType: {},
    BoolType: {"type": "boolean"},
    FloatType: {"type": "number"},
    IntType: {"type": "integer"},
    NoneType: {"type": "null"},
    RawType: {},
    StrType: {"type": "string"},
}
_LIMITS = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "pattern": "pattern",
}
_NUMBERS = {"min_length": "minItems", "max_length": "maxItems"}


class SchemaWriter:
    """Writes schemas that refer to definitions under `root`, such as `#/$defs/`.

    The names of records and enumerations begin with `scope`; names in `contents` do not.
    """

    def __init__(self, root: str, scope: str = "") -> None:
        self._root = root
        self._scope = scope

    def within(self, scope: str) -> "SchemaWriter":
        return SchemaWriter(self._root, scope)

    def _named(self, kind: type) -> str:
        return f"{self._scope}{kind.__name__}"

    def definitions(self, kinds: Iterable[type], *, is_sent: bool = False) -> Definitions:
        """The definitions of records and enumerations, by name."""
        return {self._named(kind): self.definition(kind, is_sent=is_sent) for kind in kinds}

    def definition(self, kind: type, *, is_sent: bool = False) -> Schema:
        """`is_sent`: only the server writes this record (`record_of`)."""
        if issubclass(kind, Enum):
            return _described(meaning_of(kind), {"enum": [member.value for member in kind]})
        closed = getattr(type_info(kind), "forbid_unknown_fields", False)
        schema = self.record(record_of(kind, is_sent=is_sent))
        return schema | ({"additionalProperties": False} if closed else {})

    def record(self, shape: RecordShape) -> Schema:
        tag = {shape.tag_field: {"const": shape.tag}} if shape.tag_field else {}
        required = [*tag, *(entry.name for entry in shape.entries if not entry.may_lack)]
        schema: Schema = {
            "type": "object",
            "properties": tag | {entry.name: self._property(entry) for entry in shape.entries},
        }
        return _described(shape.meaning, schema | ({"required": required} if required else {}))

    def _property(self, entry: FieldShape) -> Schema:
        content = None if entry.content is None else self.content(entry.content.declared)
        return _described(entry.meaning, self.value(entry.type, content))

    def reference(self, name: str) -> Schema:
        return {"$ref": f"{self._root}{name}"}

    def of(self, kind: object) -> Schema:
        return self.value(type_info(kind))

    def value(self, info: Type, content: Schema | None = None) -> Schema:
        """`content` is the schema of values that `wire` leaves to the game.

        >>> writer = SchemaWriter("#/$defs/")
        >>> writer.of(list[int | None])
        {'type': 'array', 'items': {'anyOf': [{'type': 'integer'}, {'type': 'null'}]}}
        >>> writer.of(dict[str, bool])
        {'type': 'object', 'additionalProperties': {'type': 'boolean'}}
        """
        if content is not None and isinstance(info, _LEFT_TO_GAMES):
            return content
        match info:
            case UnionType(types=types):
                return any_of(self.value(part, content) for part in types)
            case TupleType(item_types=items):
                first = [self.value(item) for item in items]
                return {"type": "array", "prefixItems": first, "minItems": len(first), "maxItems": len(first)}
            case DictType(value_type=value):
                return {"type": "object", "additionalProperties": self.value(value)}
        if isinstance(info, ListType | VarTupleType):
            return {"type": "array", "items": self.value(info.item_type, content), **_limits(info, _NUMBERS)}
        if isinstance(info, StructType | TypedDictType | EnumType):
            return self.reference(self._named(info.cls))
        return _single(info)

    def content(self, declared: str) -> Schema:
        """What `contents` declares in the notation of TypeScript: names, unions, lists.

        >>> SchemaWriter("#/$defs/").content("Hints[] | null")
        {'anyOf': [{'type': 'array', 'items': {'$ref': '#/$defs/Hints'}}, {'type': 'null'}]}
        """
        parts = declared.split(" | ")
        return any_of(self._named_content(part) for part in parts)

    def _named_content(self, name: str) -> Schema:
        if name.endswith("[]"):
            return {"type": "array", "items": self._named_content(name.removesuffix("[]"))}
        known: dict[str, Schema] = {
            "null": {"type": "null"},
            "number": {"type": "number"},
            "object": {"type": "object"},
            "Kind": {"type": "string"},
            "Partial<Config>": {"type": "object"},
            "unknown": {},
        }
        return known[name] if name in known else self.reference(name)


def any_of(schemas: Iterable[Schema]) -> Schema:
    """One of several schemas, each listed once; a union of unions is one union.

    >>> any_of([{"type": "null"}, any_of([{"type": "null"}, {"type": "integer"}])])
    {'anyOf': [{'type': 'null'}, {'type': 'integer'}]}
    """
    different: list[Schema] = []
    for schema in schemas:
        parts = schema["anyOf"] if schema.keys() == {"anyOf"} else [schema]
        different += [part for part in parts if part not in different]
    return different[0] if len(different) == 1 else {"anyOf": different}


def _single(info: Type) -> Schema:
    """A value without parts."""
    choices = getattr(info, "values", None) or choices_of(info)
    return {"enum": [*choices]} if choices else {**_PLAIN[type(info)], **_limits(info, _LIMITS)}


def _described(meaning: str, schema: Schema) -> Schema:
    return {"description": meaning, **schema} if meaning else schema


def _limits(info: Type, names: Mapping[str, str]) -> Schema:
    found = {name: getattr(info, attribute, None) for attribute, name in names.items()}
    return {name: limit for name, limit in found.items() if limit is not None}
