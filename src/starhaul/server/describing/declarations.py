"""The client's types: declarations of everything that travels, for the JSDoc of plain ES modules."""

import json
from collections.abc import Iterable, Iterator
from enum import Enum
from textwrap import indent, wrap
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

from starhaul.server import wire
from starhaul.server.describing import catalogue
from starhaul.server.describing.catalogue import GameTypes
from starhaul.server.describing.kinds import choices_of, limits_of
from starhaul.server.describing.meanings import meaning_of
from starhaul.server.describing.records import Entry, Record, classes_in, record_of

HEAD = "// Made by `starhaul protocol --write` from the records of the server. Do not edit: edit those.\n"
WIDTH = 110
QUESTION = "AskedOf"
"""A question of any kind; those of each kind follow from it."""


def declarations() -> str:
    return "\n".join([HEAD, *_messages(), *_requests(), *_unions(), *map(_game, catalogue.games())])


def _messages() -> Iterator[str]:
    yield from map(_declared, catalogue.COMMANDS)
    yield alias("Command", [kind.__name__ for kind in catalogue.COMMANDS], "What viewers say.")
    for kind in [*catalogue.parts_of_facts(), *catalogue.FACTS]:
        yield _question() if kind is wire.Asked else _declared(kind, is_told=True)
    yield alias("Fact", [kind.__name__ for kind in catalogue.FACTS], "What viewers hear.")


def _question() -> str:
    """Of any kind; the games say which kinds there are."""
    record = record_of(wire.Asked, is_told=True)
    return interface(record._replace(name=f"{QUESTION}<Kind extends string, Answer>"))


def _requests() -> Iterator[str]:
    yield from map(_declared, catalogue.bodies())
    yield from (_declared(kind, is_told=True) for kind in catalogue.replies())


# --- games -------------------------------------------------------------------------------------------------


def _unions() -> Iterator[str]:
    """What a field holds whose type depends on the game."""
    for name, meaning in (
        ("Answer", "What a seat can say to a match."),
        ("Asked", meaning_of(wire.Asked)),
        ("View", "What a viewer may know of a match."),
        ("Config", "What was agreed before a match."),
    ):
        yield alias(name, [f"{game.name}.{name}" for game in catalogue.games()], meaning)


def _game(game: GameTypes) -> str:
    kinds = classes_in(game.action, game.view, game.config, *game.about.values())
    names = [kind.__name__ for kind in kinds]
    assert len(set(names)) == len(names), "each name means one thing"
    answers = dict.fromkeys(part for answer in game.answers.values() for part in _parts(answer))
    inside = [
        *map(_declared, kinds),
        alias("Action", _parts(game.action), "What logs hold, outcomes of chance included."),
        alias("Answer", answers, "What a seat can say."),
        alias("Asked", [_question_of(game, kind) for kind in game.answers], "The questions by kind."),
    ]
    body = indent("\n".join(inside), "  ")
    return f"export namespace {game.name} {{\n{body}}}\n"


def _question_of(game: GameTypes, kind: str) -> str:
    asked = f"{QUESTION}<{json.dumps(kind)}, {' | '.join(_parts(game.answers[kind]))}>"
    return f"({asked} & {{ about: {game.about[kind].__name__} }})" if kind in game.about else asked


def _parts(union: Any) -> list[str]:
    info = type_info(union)
    return [declared(part) for part in (info.types if isinstance(info, UnionType) else (info,))]


# --- forms -------------------------------------------------------------------------------------------------


def _declared(kind: type, *, is_told: bool = False) -> str:
    if issubclass(kind, Enum):
        return alias(kind.__name__, map(json.dumps, choices_of(type_info(kind))), meaning_of(kind))
    return interface(record_of(kind, is_told=is_told))


def interface(record: Record) -> str:
    lines = []
    if record.tag_field:
        lines.append(f"{record.tag_field}: {json.dumps(record.tag)};\n")
    lines += map(_property, record.entries)
    return f"{comment(record.meaning)}export interface {record.name} {{\n{indent(''.join(lines), '  ')}}}\n"


def _property(entry: Entry) -> str:
    said = " ".join(filter(None, (entry.meaning, _limits(entry), _default(entry))))
    content = entry.content.declared if entry.content else ""
    optional = "?" if entry.may_lack else ""
    return f"{comment(said)}{entry.name}{optional}: {declared(entry.type, content)};\n"


def _limits(entry: Entry) -> str:
    limits = limits_of(entry.type)
    return f"{limits[0].upper()}{limits[1:]}." if limits else ""


def _default(entry: Entry) -> str:
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


_PLAIN: dict[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    DictType: "Record<string, unknown>",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    RawType: "unknown",
    StrType: "string",
}
_LEFT_TO_GAMES = AnyType | DictType | RawType | StrType


def declared(info: Type, content: str = "") -> str:
    """A type as the declarations write it; `content` is what stands where the wire does not say.

    >>> from msgspec.inspect import multi_type_info
    >>> [declared(info) for info in multi_type_info([tuple[int, str], list[int | None], dict[str, object]])]
    ['[number, string]', '(number | null)[]', 'Record<string, unknown>']
    """
    if content and isinstance(info, _LEFT_TO_GAMES):
        return content
    match info:
        case UnionType(types=types):
            return " | ".join(declared(part, content) for part in types)
        case ListType(item_type=item) | VarTupleType(item_type=item):
            return _list_of(declared(item, content))
        case TupleType(item_types=items):
            return f"[{', '.join(declared(item) for item in items)}]"
        case StructType(cls=kind) | TypedDictType(cls=kind) | EnumType(cls=kind):
            return str(kind.__name__)
    return " | ".join(map(json.dumps, choices_of(info))) or _PLAIN[type(info)]


def _list_of(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"
