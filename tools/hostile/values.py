"""Random values: those that fit a type, and unexpected ones."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from random import Random
from typing import Any

from msgspec import inspect

Made = Any
"""A JSON value, `Object` or `Verbatim`."""


class Verbatim(str):
    """Inserted into the text as it is, JSON or not."""


class Object:
    """A JSON object whose keys may occur several times."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.pairs: list[tuple[str, Any]] = list(fields.items())


WEIRD: tuple[Made, ...] = (
    None, True, False, 0, 1, -1, 3, 4, 64, 255, 256, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**100,
    0.5, -0.0, 1.0, 1e308, 5e-324,
    "", " ", "0", "x", "null", "x" * 5000, "\0", "\n", "\u202e", "é" * 100, "💥" * 100,
    "<script>alert(1)</script>", "'; DROP TABLE matches; --", "../../etc", "%s%n", "{0.__class__}",
    [], [[]], [None], [0] * 1000, Object({}), Object({"a": 1}), Object({"do": "act"}),
    Verbatim("NaN"), Verbatim("Infinity"), Verbatim("-Infinity"), Verbatim("1e999"), Verbatim("9" * 5000),
    Verbatim('"\\ud800"'), Verbatim('"\\udc00\\ud800"'), Verbatim("00"), Verbatim("0x10"), Verbatim("'x'"),
    Verbatim(""),
)  # fmt: skip


def spoilable(value: Any) -> Made:
    """The same value with objects that can be modified."""
    if isinstance(value, dict):
        return Object({key: spoilable(one) for key, one in value.items()})
    return [spoilable(one) for one in value] if isinstance(value, list | tuple) else value


def rendered(value: Made) -> str:
    if isinstance(value, Verbatim):
        return str(value)
    if isinstance(value, Object):
        return "{" + ",".join(f"{json.dumps(key)}:{rendered(one)}" for key, one in value.pairs) + "}"
    if isinstance(value, dict):
        return rendered(Object(value))
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(rendered, value)) + "]"
    return json.dumps(value)


def weird(luck: Random) -> Made:
    """A fresh unexpected value, because callers modify it."""
    return deepcopy(luck.choice(WEIRD))


def made(kind: inspect.Type, luck: Random) -> Made:
    """A value of a type; sometimes one that only nearly fits."""
    if luck.random() < 0.04:
        return weird(luck)
    maker = _MAKERS.get(type(kind))
    return weird(luck) if maker is None else maker(kind, luck)


def _union(kind: Any, luck: Random) -> Made:
    return made(luck.choice(kind.types), luck)


def record(kind: Any, luck: Random) -> Object:
    found = Object({kind.tag_field: kind.tag} if kind.tag_field else {})
    for field in kind.fields:
        if field.required or luck.random() < 0.7:
            found.pairs.append((field.encode_name, made(field.type, luck)))
    luck.shuffle(found.pairs)
    return found


def _int(kind: Any, luck: Random) -> Made:
    low = -2 if kind.ge is None else kind.ge
    high = luck.choice((3, 10, 150)) if kind.le is None else kind.le
    return luck.randint(low, max(low, high))


def _str(kind: Any, luck: Random) -> Made:
    if kind.pattern and (found := re.fullmatch(r"\^\((.*)\)\$", kind.pattern)):
        return luck.choice(found[1].split("|"))
    return luck.choice(_WORDS)


_WORDS = (
    "Ann", "hi there", "red-1", "red-2-a", "light_speed", "n", "b", "easy", "hard:bold", "random",
    "easy:nobody", "race", "trucker", "chess", "", "blue", "away", "gone",
)  # fmt: skip


def _items(kind: Any, luck: Random) -> Made:
    return [made(kind.item_type, luck) for _ in range(luck.choice((0, 1, 1, 2, 5)))]


_MAKERS: dict[type, Any] = {
    inspect.UnionType: _union,
    inspect.StructType: record,
    inspect.IntType: _int,
    inspect.StrType: _str,
    inspect.BoolType: lambda kind, luck: luck.random() < 0.5,
    inspect.NoneType: lambda kind, luck: None,
    inspect.LiteralType: lambda kind, luck: luck.choice(kind.values),
    inspect.EnumType: lambda kind, luck: luck.choice([member.value for member in kind.cls]),
    inspect.TupleType: lambda kind, luck: [made(item, luck) for item in kind.item_types],
    inspect.VarTupleType: _items,
    inspect.ListType: _items,
    inspect.DictType: lambda kind, luck: Object({"seats": luck.choice((2, 3, 4))}),
}
