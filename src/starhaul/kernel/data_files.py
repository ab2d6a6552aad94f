"""Reads files of rule data: decodes them into records and reports file, entry and reason of an error.

Used for the files that belong to the package. Documents that people write are read by `documents`.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_json

Data = TypeVar("Data", bound=msgspec.Struct)
Problem = tuple[str, str]
"""Entry and reason."""


def read_data(raw: bytes, name: str, kind: type[Data], problems: Callable[[Data], Iterator[Problem]]) -> Data:
    """Decode and validate one file; `name` is used in the error.

    >>> read_data(b"[]", "track.json", msgspec.Struct, lambda table: iter(()))
    Traceback (most recent call last):
    ...
    starhaul.kernel.errors.BadInput: track.json $: table-broken (reason=Expected `object`, got `array`)
    """
    try:
        table: Data = from_json(raw, kind)
    except msgspec.DecodeError as error:
        reason, *place = str(error).rsplit(" - at `$", 1)
        raise BadInput(
            "table-broken", source=name, place="$" + "".join(place).rstrip("`"), reason=reason
        ) from None
    for entry, reason in problems(table):
        raise BadInput("table-broken", source=name, place=entry, reason=reason)
    return table
