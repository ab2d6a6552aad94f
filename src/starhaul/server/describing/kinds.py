"""Types described in words.

Used by `page` and `typescript` for columns and comments; TypeScript's own notation is in `typescript`.
"""

import re
from collections.abc import Sequence

from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    EnumType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    TypedDictType,
    UnionType,
    VarTupleType,
)


def words_for(info: Type) -> str:
    """
    >>> words_for(IntType(ge=0, le=3)), words_for(StrType(max_length=64))
    ('whole number, 0 to 3', 'text, at most 64 characters')
    >>> words_for(UnionType((StrType(pattern="^(yes|no)$"), NoneType())))
    '`yes` or `no`, or null'
    """
    if isinstance(info, UnionType):
        return ", or ".join(map(words_for, info.types))
    return ", ".join(filter(None, (_name(info), limits_of(info))))


def _name(info: Type) -> str:
    choices = choices_of(info)
    if choices:
        return _or([f"`{choice}`" for choice in choices])
    match info:
        case ListType(item_type=item) | VarTupleType(item_type=item):
            return f"list of {_many(words_for(item))}"
        case TupleType(item_types=items):
            return f"list of {len(items)}: {', '.join(map(words_for, items))}"
        case StructType(cls=kind) | TypedDictType(cls=kind):
            return f"`{kind.__name__}`"
    return _PLAIN[type(info)]


_PLAIN: dict[type[Type], str] = {
    AnyType: "anything",
    BoolType: "true or false",
    DictType: "object",
    FloatType: "number",
    IntType: "whole number",
    NoneType: "null",
    RawType: "anything",
    StrType: "text",
}


def _or(parts: Sequence[str]) -> str:
    """
    >>> _or(["one"]), _or(["one", "two", "three"])
    ('one', 'one, two or three')
    """
    return " or ".join(filter(None, (", ".join(parts[:-1]), parts[-1])))


def _many(words: str) -> str:
    """
    >>> _many("whole number, 0 to 3"), _many("`Told`")
    ('whole numbers, 0 to 3', '`Told`')
    """
    return re.sub(r"^(whole number|number|text|list)\b", r"\1s", words)


# --- limits ------------------------------------------------------------------------------------------------


def choices_of(info: Type) -> list[str]:
    """The allowed texts, if they can be enumerated."""
    match info:
        case EnumType(cls=kind):
            return [str(member.value) for member in kind]
        case LiteralType(values=values):
            return [str(value) for value in values]
        case StrType(pattern=str(pattern)):
            if found := re.fullmatch(r"\^\(([\w|-]+)\)\$", pattern):
                return found[1].split("|")
    return []


def limits_of(info: Type) -> str:
    """Further constraints on a value, in words."""
    if choices_of(info):
        return ""
    match info:
        case IntType(ge=int(least), le=int(most)):
            return f"{least} to {most}"
        case IntType(ge=int(least)):
            return f"at least {least}"
        case StrType(max_length=int(most)):
            return f"at most {most} characters"
        case StrType(pattern=str(pattern)):
            return f"pattern `{pattern}`"
        case VarTupleType(min_length=int(least), max_length=int(most)):
            return f"{least} to {most} of them"
        case VarTupleType(max_length=int(most)):
            return f"at most {most} of them"
        case UnionType(types=types):
            return "; ".join(filter(None, map(limits_of, types)))
    return ""
