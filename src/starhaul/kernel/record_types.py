"""Records of the engine, whether they are msgspec Structs or native classes.

Frames, states, questions and events are declared as Structs. The compiled build turns those of its modules
into native classes (`tools/compiled`), which msgspec does not know; each of them has a Struct with the same
fields, defaults and tag, and is encoded, decoded, compared and printed by means of it. In pure Python every
record is its own Struct. Used by the kernel and by whatever handles records without knowing their kind.
Decoding of records that are always Structs belongs to `typed`.
"""

from collections.abc import Callable, Mapping, Sequence
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct, defstruct, structs

from starhaul.kernel.typed import INSPECTING, decoder, from_json

T = TypeVar("T")
Hook = Callable[[type, Any], Any]

_structs: dict[type, type[Struct]] = {}
"""The Struct of every native class."""
_natives: dict[type[Struct], type] = {}
"""The inverse."""
_loadables: dict[type, type[Struct]] = {}
"""How each kind of record is decoded."""
_loaded: dict[type[Struct], tuple[type, frozenset[str]]] = {}
"""The inverse, with the fields in which there may be native records."""


# --- declaring native records ------------------------------------------------------------------------------

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**flags: bool) -> Callable[[T], T]:
        """Flags that only the compiler reads; its library is not needed to run."""
        return lambda kind: kind


def declare_record(
    kind: type, fields: Mapping[str, object], defaults: Mapping[str, object], options: Mapping[str, object]
) -> type[Struct]:
    """Make the Struct of a native class from its own fields, which are types or names of types. Those of its
    bases are inherited."""
    bases = tuple(_structs[base] for base in kind.__bases__ if base in _structs)
    declared: list[Any] = [
        (name, hint, defaults[name]) if name in defaults else (name, hint) for name, hint in fields.items()
    ]
    given: dict[str, Any] = {"bases": bases or None, "module": kind.__module__, **options}
    struct = defstruct(kind.__name__, declared, **given)
    _structs[kind], _natives[struct] = struct, kind
    return struct


def complete_subclass(kind: type, options: Mapping[str, object]) -> None:
    """Make a record of a class that interpreted code derives from a native record, as msgspec would."""
    fields = {name: hint for name, hint in _annotations(kind).items() if "ClassVar" not in str(hint)}
    defaults = {name: vars(kind)[name] for name in fields if name in vars(kind)}
    struct = declare_record(kind, fields, defaults, options)
    for name in defaults:
        # Otherwise the default would hide the native field of that name.
        delattr(kind, name)

    def __init__(self: object, *values: object, **named: object) -> None:
        given = struct(*values, **named)
        for name in struct.__struct_fields__:
            setattr(self, name, getattr(given, name))

    type.__setattr__(kind, "__init__", __init__)


def _annotations(kind: type) -> Mapping[str, object]:
    # Its own only; in the class dictionary they are no longer found from Python 3.14 on.
    found: Mapping[str, object] = getattr(kind, "__annotations__", {})
    return found


# --- the same for both -------------------------------------------------------------------------------------


def struct_of(kind: type) -> type[Struct]:
    """The Struct that describes a kind of record.

    >>> class Point(Struct, tag="point"):
    ...     x: int
    >>> struct_of(Point) is Point
    True
    """
    return _structs.get(kind, kind)


def tag_of(kind: type) -> str | None:
    """The name of a kind of record in JSON; None if it has none."""
    tag = struct_of(kind).__struct_config__.tag
    return None if tag is None else str(tag)


def as_struct(record: object) -> Any:
    """The Struct with the values of a record: itself, unless it is native."""
    struct = _structs.get(type(record))
    if struct is None:
        return record
    return struct(**{name: getattr(record, name) for name in struct.__struct_fields__})


def from_struct(record: Struct) -> Any:
    """The inverse of `as_struct`."""
    kind = _natives.get(type(record))
    if kind is None:
        return record
    return kind(**{name: getattr(record, name) for name in record.__struct_fields__})


def replace(record: T, **changes: object) -> T:
    """A copy of a record with other values in some fields: `msgspec.structs.replace` for every record."""
    if isinstance(record, Struct):
        return structs.replace(record, **changes)
    changed: T = from_struct(structs.replace(as_struct(record), **changes))
    return changed


# --- JSON --------------------------------------------------------------------------------------------------


def dump_record(record: object, hook: Callable[[object], object] | None = None) -> bytes:
    """The canonical JSON of a record, or of any value with records in it. `hook` encodes values that msgspec
    does not support."""

    def encode(value: object) -> Any:
        if type(value) in _structs:
            return as_struct(value)
        if hook is None:
            raise TypeError(f"cannot encode {type(value).__name__}")
        return hook(value)

    return msgspec.json.encode(record, enc_hook=encode, order="deterministic")


def load_record(raw: bytes, kind: type, hook: Hook) -> Any:
    """The inverse of `dump_record`."""
    return _native(from_json(raw, _loadable(kind), hook))


def load_tagged(values: Sequence[object], kinds: Any) -> list[Any]:
    """Records of a union of tagged kinds, from decoded JSON."""
    loadable: Any = _loadable_type(list[kinds])
    loaded: list[Any] = _native(decoder(loadable).decode(msgspec.json.encode(values)))
    return loaded


def _loadable_type(hint: Any) -> Any:
    """A type with a Struct in place of every native record in it, so that msgspec can decode it."""
    if isinstance(hint, type) and (hint in _structs or issubclass(hint, Struct)):
        return _loadable(hint)
    parts = get_args(hint)
    loadable = tuple(map(_loadable_type, parts))
    if loadable == parts:
        return hint
    origin = get_origin(hint)
    return (Union if origin is UnionType else origin)[loadable]


def _loadable(kind: type) -> type[Struct]:
    """The Struct to decode a record with: its own, or one derived from it that has loadable fields."""
    if not _structs:
        return struct_of(kind)
    with INSPECTING:
        if kind not in _loadables:
            # A record that contains itself is loadable as it is.
            struct = _loadables[kind] = struct_of(kind)
            changed = [field for field in structs.fields(struct) if _loadable_type(field.type) != field.type]
            if changed:
                declared: list[Any] = [_with_default(field, _loadable_type(field.type)) for field in changed]
                _loadables[kind] = defstruct(
                    struct.__name__, declared, bases=(struct,), module=struct.__module__, kw_only=True
                )
            _loaded[_loadables[kind]] = kind, frozenset(field.name for field in changed)
    return _loadables[kind]


def _with_default(field: structs.FieldInfo, hint: object) -> tuple[Any, ...]:
    if field.default is not NODEFAULT:
        return field.name, hint, field.default
    if field.default_factory is not NODEFAULT:
        return field.name, hint, msgspec.field(default_factory=field.default_factory)
    return field.name, hint


def _native(value: object) -> Any:
    """A decoded value with native records in it again."""
    if isinstance(value, Struct):
        return _native_record(value)
    if isinstance(value, list):
        return [_native(part) for part in value]
    if isinstance(value, tuple):
        return tuple(map(_native, value))
    if isinstance(value, dict):
        return {key: _native(part) for key, part in value.items()}
    return value


def _native_record(record: Struct) -> Any:
    kind, changed = _loaded.get(type(record), (type(record), frozenset()))
    if kind is type(record):
        return record
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return kind(**{name: _native(value) if name in changed else value for name, value in fields.items()})
