"""How forms present the fields of a configuration: declared with each field, described for clients and tests.

A field says `Annotated[type, Offer(group)]`; kind, bounds, values and default follow from its type and its
default. The description goes to browsers (`GET /api/games`), and test matrices take values from it. Texts
follow from names: `front-option-NAME` and its `-hint`, `front-option-NAME-VALUE` for each value of a choice,
`front-group-GROUP`.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.inspect import BoolType, IntType, StrType, StructType, Type, VarTupleType, type_info

Value = bool | int | str | None
LAST = 100
"""The default position in a group: after fields with a lower one, in the order of declaration."""
KINDS = ("switch", "choice", "number", "presets", "numbers", "seat", "seats")
"""The kinds of fields that every form has."""
UNITS = ("seconds", "ms")
OPTIONS = "options"
"""The field of a configuration that holds its options."""


class Condition(Struct, frozen=True, omit_defaults=True):
    """A condition on another field under which a field has an effect."""

    field: str
    """The other field."""
    values: tuple[Value, ...] = ()
    """Its value is one of these; empty: any."""
    entries: int = 0
    """It is a list with at least this many entries; 0: any value."""


class Offer(NamedTuple):
    """How a form presents a field. Omitted properties follow from the type."""

    group: StrEnum
    """Groups appear in the order of their enumeration; the first is open, the others are collapsed."""
    order: int = LAST
    """The position in its group."""
    kind: str = ""
    """How it is shown: a kind of the generic form, or one that the game's browser plug-in defines."""
    usual: Any = UNSET
    """The initial value in the form, if it is not the default; None leaves the value to the server."""
    values: tuple[Value, ...] = ()
    """The choices; a number may also have other values."""
    step: int = 1
    """The step of the buttons beside a number."""
    unit: str = ""
    """The unit of a number, `seconds` or `ms`; not needed for names that end in one of them."""
    zero: str = ""
    """The key of the text that says what 0 means."""
    needs: Condition | None = None
    """When it has an effect; None: always."""


class NotOffered(NamedTuple):
    """A field that forms do not show."""

    why: str


class FormField(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A field of a configuration, as presented in forms."""

    name: str
    """Its name in the configuration; its texts are `front-option-NAME` and `front-option-NAME-hint`."""
    is_option: bool
    """Whether it is one of the `options`."""
    kind: str
    """`switch`, `choice`, `number`, `presets` (of a number), `numbers` (one for each seat), `seat`, `seats`,
    or a kind that only this game has."""
    group: str
    """Its group; the text is `front-group-GROUP`."""
    default: Any
    """The value in a configuration that omits it."""
    usual: Any
    """The initial value in the form; null leaves the value to the server."""
    values: tuple[Value, ...] = ()
    """The choices; their texts are `front-option-NAME-VALUE`, with `usual` for null."""
    least: int = 0
    """The smallest number."""
    most: int | None = None
    """The largest number."""
    step: int = 1
    """The step of the buttons beside a number."""
    unit: str = ""
    """The unit of a number: `seconds`, `ms` (milliseconds) or none."""
    zero: str = ""
    """The key of the text that says what 0 means."""
    needs: Condition | None = None
    """When it has an effect; null: always."""


class Declared(NamedTuple):
    """A field of a configuration with its declaration."""

    name: str
    is_option: bool
    type: Type
    default: Any
    offer: Offer | NotOffered | None


def declared(config_type: type[Struct]) -> Iterator[Declared]:
    """The fields of a configuration and of its options, in their order.

    A nested record, such as a track, is a single field: a form treats it as a whole.
    """
    for field, info in _fields(config_type):
        if field.name == OPTIONS and isinstance(info, StructType):
            yield from (_declared(*inner, is_option=True) for inner in _fields(info.cls))
        else:
            yield _declared(field, info, is_option=False)


def _fields(kind: type[Struct]) -> Iterator[tuple[msgspec.structs.FieldInfo, Type]]:
    info = type_info(kind)
    assert isinstance(info, StructType)
    yield from zip(msgspec.structs.fields(kind), (field.type for field in info.fields), strict=True)


def _declared(field: msgspec.structs.FieldInfo, info: Type, *, is_option: bool) -> Declared:
    default = None if field.default is msgspec.NODEFAULT else field.default
    return Declared(field.encode_name, is_option, info, default, _offer_in(field.type))


def _offer_in(annotation: Any) -> Offer | NotOffered | None:
    found = (note for note in getattr(annotation, "__metadata__", ()) if isinstance(note, Offer | NotOffered))
    return next(found, None)


def form_fields(config_type: type[Struct]) -> list[FormField]:
    """The fields of a form, in order; those that `undescribed` reports are left out."""
    offered = [(field, field.offer) for field in declared(config_type) if isinstance(field.offer, Offer)]
    offered.sort(key=lambda entry: (_number_of(entry[1].group), entry[1].order))
    return [_described(field, offer) for field, offer in offered]


def _number_of(group: StrEnum) -> int:
    return [*type(group)].index(group)


def form_groups(config_type: type[Struct]) -> list[str]:
    """The groups of a form, in order."""
    return list(dict.fromkeys(field.group for field in form_fields(config_type)))


def undescribed(config_type: type[Struct]) -> list[str]:
    """Fields that declare neither an `Offer` nor that they are hidden, and those whose kind is unclear."""
    missing = []
    for field in declared(config_type):
        if field.offer is None:
            missing.append(f"{field.name}: no Offer and no NotOffered")
        elif isinstance(field.offer, Offer) and not (field.offer.kind or _kind_of(field.type)):
            missing.append(f"{field.name}: its Offer names no kind, and its type has none")
    return missing


def text_keys(config_type: type[Struct]) -> Iterator[str]:
    """The text keys of the generic form; kinds that only one game has need others as well."""
    yield from (f"front-group-{group}" for group in form_groups(config_type)[1:])
    for field in form_fields(config_type):
        name = f"front-option-{field.name}"
        yield name
        if field.kind in KINDS:
            yield f"{name}-hint"
        if field.kind in ("choice", "presets"):
            yield from (f"{name}-{_word(value)}" for value in field.values)
        if field.kind == "presets":
            yield f"{name}-free"
        if field.kind == "seat":
            yield f"{name}-{_word(None)}"
        if field.zero:
            yield field.zero


def _word(value: Value) -> str:
    """A value as it is written in a key."""
    return "usual" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _described(field: Declared, offer: Offer) -> FormField:
    kind = offer.kind or _kind_of(field.type)
    least, most = _bounds(field.type)
    return FormField(
        name=field.name,
        is_option=field.is_option,
        kind=kind,
        group=offer.group.value,
        default=field.default,
        usual=field.default if isinstance(offer.usual, UnsetType) else offer.usual,
        values=offer.values or (_values_of(field.type) if kind == "choice" else ()),
        least=least or 0,
        most=most,
        step=offer.step,
        unit=offer.unit or _unit_of(field.name),
        zero=offer.zero,
        needs=offer.needs,
    )


def _unit_of(name: str) -> str:
    return next((unit for unit in UNITS if name.endswith(f"_{unit}")), "")


def _kind_of(info: Type) -> str:
    match info:
        case BoolType():
            return "switch"
        case StrType() if _values_of(info):
            return "choice"
        case IntType():
            return "number"
        case VarTupleType(item_type=IntType()):
            return "numbers"
    return ""


def _values_of(info: Type) -> tuple[Value, ...]:
    """The possible values, if they can be enumerated."""
    match info:
        case BoolType():
            return (True, False)
        case StrType(pattern=str(pattern)):
            found = re.fullmatch(r"\^\(([\w|-]+)\)\$", pattern)
            return tuple(found[1].split("|")) if found else ()
        case IntType(ge=int(least), le=int(most)):
            return tuple(range(least, most + 1))
    return ()


def _bounds(info: Type) -> tuple[int | None, int | None]:
    match info:
        case IntType(ge=least, le=most) | VarTupleType(item_type=IntType(ge=least, le=most)):
            return least, most
    return None, None


def other_values(field: Declared) -> list[Any]:
    """Values of a field other than its default, for tests: every choice, or one other number."""
    offer = field.offer
    kind = offer.kind if isinstance(offer, Offer) and offer.kind else _kind_of(field.type)
    if kind in ("switch", "choice"):
        return [value for value in _values_of(field.type) if value != field.default]
    if kind in ("number", "presets") and isinstance(offer, Offer):
        steps = [value for value in offer.values if value] or [4 * offer.step]
        return [0] if field.default else steps[:1]
    return []
