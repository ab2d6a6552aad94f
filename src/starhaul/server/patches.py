"""How a view differs from the one before, and how a client applies that.

A patch mirrors the value that it changes. An object leads further in: to the entries of an object by their
names, to those of a list by their numbers. Everything else is the change itself:

- `[]`: the entry is gone;
- `[from, count, values]`: in a list, `count` entries from number `from` on are replaced by `values`;
- `[value]`: the entry is new, or replaced; for numbers, texts, true and false just the value.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, NamedTuple

import msgspec
from msgspec import NODEFAULT, UNSET, Struct

from starhaul.kernel.parted_views import OwnPart, Place

JsonValue = Any
"""Any value that JSON knows."""
Patch = Any
"""A patch as JSON has it; while it is being made, tuples stand for lists."""


# --- applying ----------------------------------------------------------------------------------------------


def patched(value: JsonValue, patch: Patch) -> Any:
    """The value after the change; the original stays as it is, and unchanged parts are shared.

    >>> view = {"seats": [{"hand": 3}, {}], "deck": [1, 2]}
    >>> patched(view, {"seats": {"0": {"hand": []}, "1": {"hand": 5}}, "deck": [2, 0, [7]]})
    {'seats': [{}, {'hand': 5}], 'deck': [1, 2, 7]}
    """
    if isinstance(patch, dict):
        return _patched_items(value, patch) if isinstance(value, list) else _patched_entries(value, patch)
    if not isinstance(patch, list):
        return patch
    if len(patch) == 1:
        return patch[0]
    start, count, values = patch
    return [*value[:start], *values, *value[start + count :]]


def _patched_items(value: list[object], patch: dict[str, Patch]) -> list[object]:
    items = value[:]
    for number, change in patch.items():
        items[int(number)] = patched(items[int(number)], change)
    return items


def _patched_entries(value: dict[str, object], patch: dict[str, Patch]) -> dict[str, object]:
    entries = dict(value)
    for name, change in patch.items():
        if change == []:
            del entries[name]
        else:
            entries[name] = patched(entries.get(name), change)
    return entries


# --- finding -----------------------------------------------------------------------------------------------


def patch_of(old: object, new: object) -> Patch | None:
    """The patch that leads from one value to the other; None if there is no difference.

    The values are such as msgspec encodes. Those that Python regards as equal, like 1 and True, are the same.
    """
    return None if old == new else _difference(old, new)


def _difference(old: JsonValue, new: JsonValue) -> Patch:
    """The patch between two values that are not equal."""
    kind = type(new)
    if kind in _PLAIN:
        return new
    if kind is type(old):
        if kind is list or kind is tuple:
            return _between_items(old, new)
        if kind is dict:
            return _between_entries(old, new)
        if (fields := _fields_of(kind)) is not None:
            return _between_fields(old, new, fields)
    return (new,)


_PLAIN = frozenset((int, str, bool, float))


def _replaced(value: object) -> Patch:
    return value if type(value) in _PLAIN else (value,)


def _between_fields(old: object, new: object, fields: "_Fields") -> Patch:
    found: dict[str, Patch] = {}
    was, now = fields.values(old), fields.values(new)
    for number in compress(count(), map(ne, was, now)):
        (name, default, factory), before, after = fields.entries[number], was[number], now[number]
        if after is default or (not after and type(after) is factory):
            found[name] = ()
        elif type(after) in _PLAIN:
            found[name] = after
        elif before is default or (not before and type(before) is factory):
            found[name] = (after,)
        else:
            found[name] = _difference(before, after)
    return found


def _between_entries(old: Mapping[str, object], new: Mapping[str, object]) -> Patch:
    found: dict[str, Patch] = {name: () for name in old if name not in new}
    for name, after in new.items():
        if name not in old:
            found[name] = _replaced(after)
        elif old[name] != after:
            found[name] = _difference(old[name], after)
    return found


def _between_items(old: Sequence[object], new: Sequence[object]) -> Patch:
    size = len(new)
    if size == len(old):
        changed = list(compress(count(), map(ne, old, new)))
        if 1 == len(changed) < size or _has_names(new[changed[0]]):
            return {str(number): _difference(old[number], new[number]) for number in changed}
        start, end = changed[0], changed[-1] + 1
    else:
        start, end = _unlike(old, new)
    if start or end < size:
        return start, len(old) - size + end - start, new[start:end]
    return (new,)


def _unlike(old: Sequence[object], new: Sequence[object]) -> tuple[int, int]:
    """The part of the new list that is not at the beginning or at the end of the old one."""
    shorter = min(len(old), len(new))
    if old[:shorter] == new[:shorter]:
        # Something was appended or removed at the end, as in most cases.
        return shorter, len(new)
    start = next(compress(count(), map(ne, old, new)), shorter)
    behind = next(compress(count(), map(ne, reversed(old), reversed(new))), shorter)
    return start, len(new) - min(behind, shorter - start)


def _has_names(value: object) -> bool:
    kind = type(value)
    return kind is dict or _fields_of(kind) is not None


# --- parts -------------------------------------------------------------------------------------------------


def patch_of_own(old: OwnPart, new: OwnPart) -> Patch:
    """The patch for what only one viewer sees. Both have the same places."""
    found: Patch = {}
    for place, before, after in zip(new.places.ways, old.values, new.values, strict=True):
        if before is after or before == after:
            continue
        if after is UNSET:
            patch: Patch = ()
        else:
            patch = _replaced(after) if before is UNSET else _difference(before, after)
        if not place:
            return patch
        into = found
        for name in place[:-1]:
            into = into.setdefault(name, {})
        into[place[-1]] = patch
    return found


def replaces(patch: Patch, containers: Iterable[Place]) -> bool:
    """Whether a patch replaces or removes one of these, or something around it.

    >>> replaces({"yard": {"face_down": 7}}, [("yard",)]), replaces({"yard": ()}, [("yard",)])
    (False, True)
    """
    for place in containers:
        found = patch
        for name in place:
            found = found.get(name)
            if found is None:
                break
            if type(found) is not dict:
                return True
    return False


# --- records -----------------------------------------------------------------------------------------------


class _Entry(NamedTuple):
    """A field of a record as msgspec encodes it."""

    name: str
    default: Any
    """The value that is left out; `UNSET` if none is."""
    factory: Any
    """The type whose empty values are left out."""


class _Fields(NamedTuple):
    entries: tuple[_Entry, ...]
    values: Callable[[Any], Any]
    """All values of a record."""


_known: dict[type, _Fields | None] = {}


def _fields_of(kind: type) -> _Fields | None:
    """None for everything but records that are encoded as plain objects with at least two fields."""
    try:
        return _known[kind]
    except KeyError:
        found = _known[kind] = _found_out(kind)
        return found


def _found_out(kind: type) -> _Fields | None:
    if not issubclass(kind, Struct):
        return None
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    if config.array_like or config.tag is not None or len(fields) < 2:
        return None
    entries = [_entry(field, omits=config.omit_defaults) for field in fields]
    return _Fields(tuple(entries), attrgetter(*(field.name for field in fields)))


def _entry(field: msgspec.structs.FieldInfo, *, omits: bool) -> _Entry:
    if not omits:
        return _Entry(field.encode_name, UNSET, None)
    default = UNSET if field.default is NODEFAULT else field.default
    return _Entry(field.encode_name, default, field.default_factory)
