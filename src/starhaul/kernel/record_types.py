"""Records of the engine, whether they are msgspec Structs or native classes.

Frames, states, questions and events are declared as Structs. The compiled build turns those of its modules
into native classes (`tools/compiled`), which msgspec does not know; each of them has a Struct with the same
fields, defaults and tag, and is encoded, decoded, compared and printed by means of it. In pure Python every
record is its own Struct. Used by the kernel and by whatever handles records without knowing their kind.
Decoding of records that are always Structs belongs to `typed`.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, Union, get_args

import msgspec
from msgspec import Struct, defstruct, structs

from starhaul.kernel.typed import decoder, from_json

T = TypeVar("T")
Hook = Callable[[type, Any], Any]

_structs: dict[Any, type[Struct]] = {}
"""The Struct of every native class."""
_natives: dict[type[Struct], Any] = {}
"""The inverse."""


# --- declaring native records ------------------------------------------------------------------------------


def declare_record(
    kind: Any, fields: Mapping[str, Any], defaults: Mapping[str, Any], options: Mapping[str, Any]
) -> type[Struct]:
    """Make the Struct of a native class from its own fields, which are types or names of types. Those of its
    bases are inherited."""
    bases = tuple(_structs[base] for base in kind.__bases__ if base in _structs)
    declared = [
        (name, hint, defaults[name]) if name in defaults else (name, hint) for name, hint in fields.items()
    ]
    struct = defstruct(kind.__name__, declared, bases=bases or None, module=kind.__module__, **options)
    _structs[kind], _natives[struct] = struct, kind
    return struct


def complete_subclass(kind: Any, options: Mapping[str, Any]) -> None:
    """Make a record of a class that interpreted code derives from a native record, as msgspec would."""
    fields = {name: hint for name, hint in _annotations(kind).items() if "ClassVar" not in str(hint)}
    defaults = {name: vars(kind)[name] for name in fields if name in vars(kind)}
    struct = declare_record(kind, fields, defaults, options)
    for name in defaults:
        # Otherwise the default would hide the native field of that name.
        delattr(kind, name)

    def __init__(self: Any, *values: Any, **named: Any) -> None:
        given = struct(*values, **named)
        for name in struct.__struct_fields__:
            setattr(self, name, getattr(given, name))

    kind.__init__ = __init__


def _annotations(kind: Any) -> Mapping[str, Any]:
    found: Mapping[str, Any] = vars(kind).get("__annotations__", {})
    return found


# --- the same for both -------------------------------------------------------------------------------------


def struct_of(kind: Any) -> type[Struct]:
    """The Struct that describes a kind of record.

    >>> class Point(Struct, tag="point"):
    ...     x: int
    >>> struct_of(Point) is Point
    True
    """
    struct: type[Struct] = _structs.get(kind, kind)
    return struct


def tag_of(kind: Any) -> str | None:
    """The name of a kind of record in JSON; None if it has none."""
    tag = struct_of(kind).__struct_config__.tag
    return None if tag is None else str(tag)


def as_struct(record: Any) -> Any:
    """The Struct with the values of a record: itself, unless it is native."""
    struct = _structs.get(type(record))
    if struct is None:
        return record
    return struct(**{name: getattr(record, name) for name in struct.__struct_fields__})


def from_struct(record: Any) -> Any:
    """The inverse of `as_struct`."""
    kind = _natives.get(type(record))
    if kind is None:
        return record
    return kind(**{name: getattr(record, name) for name in record.__struct_fields__})


def replace(record: T, **changes: Any) -> T:
    """A copy of a record with other values in some fields: `msgspec.structs.replace` for every record."""
    if isinstance(record, Struct):
        return structs.replace(record, **changes)
    changed: T = from_struct(structs.replace(as_struct(record), **changes))
    return changed


# --- JSON --------------------------------------------------------------------------------------------------


def dump_record(record: Any, hook: Callable[[Any], Any]) -> bytes:
    """The canonical JSON of a record. `hook` encodes values that msgspec does not support."""

    def encode(value: Any) -> Any:
        return as_struct(value) if type(value) in _structs else hook(value)

    return msgspec.json.encode(record, enc_hook=encode, order="deterministic")


def load_record(raw: bytes, kind: Any, hook: Hook) -> Any:
    """The inverse of `dump_record`."""

    def decode(inner: type, value: Any) -> Any:
        return _decoded(inner, value, decode) if inner in _structs else hook(inner, value)

    return from_struct(from_json(raw, struct_of(kind), decode))


def load_tagged(values: list[Any], kinds: Any) -> list[Any]:
    """Records of a union of tagged kinds, from decoded JSON."""
    encoded = msgspec.json.encode(values)
    union: Any = Union[tuple(map(struct_of, get_args(kinds) or (kinds,)))]  # noqa: UP007, made at run time
    return [from_struct(record) for record in decoder(list[union], _decode_native).decode(encoded)]


def _decode_native(kind: type, value: Any) -> Any:
    if kind in _structs:
        return _decoded(kind, value, _decode_native)
    raise NotImplementedError(f"cannot load {kind.__name__}")


def _decoded(kind: type, value: Any, hook: Hook) -> Any:
    # By way of JSON, which alone has the rules for keys and bytes.
    return from_struct(from_json(msgspec.json.encode(value), struct_of(kind), hook))
