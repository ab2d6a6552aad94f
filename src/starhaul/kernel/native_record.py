"""The base of native records: what `tools/compiled` makes of the Structs in compiled modules.

They compare, print, hash and pickle as the Structs do from which they are made (`record_types`). Interpreted
code may derive further records from them, declared as if the base were a Struct. Not used in pure Python.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from starhaul.kernel.record_types import as_struct, complete_subclass, mypyc_attr, struct_of

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class NativeRecord:
    def __init_subclass__(cls, **options: object) -> None:
        # The classes that `tools/compiled` writes have a constructor and are declared below it.
        if "__init__" not in vars(cls):
            complete_subclass(cls, options)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return bool(as_struct(self) == as_struct(other))

    def __hash__(self) -> int:
        return hash(as_struct(self))

    def __repr__(self) -> str:
        return repr(as_struct(self))

    def __reduce__(self) -> tuple[Any, ...]:
        kind = type(self)
        return make_record, (kind, {name: getattr(self, name) for name in struct_of(kind).__struct_fields__})


def make_record(kind: type[T], values: Mapping[str, object]) -> T:
    """For copying and pickling."""
    return kind(**values)
