"""Copies a house from one database into a new one of any kind: running matches, links and bans included.

The copy is taken at one moment. It is compared row by row with the original before it gets its name or is
committed, so it is complete, or is not made at all.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager, closing
from typing import Any, Protocol

from starhaul.kernel.errors import BadInput
from starhaul.server.store.any_reader import name_for_people, open_reader, without_driver
from starhaul.server.store.file_target import file_target
from starhaul.server.store.house_rows import PARTS, Digesting, HousePart, PartDigest, digest_of, pages
from starhaul.server.store.postgres.postgres_address import is_postgres, is_several
from starhaul.server.store.rows import Row
from starhaul.server.store.stored_reading import Ask


class HouseTarget(Protocol):
    """A new, empty database."""

    def write(self, part: HousePart, rows: list[Row]) -> None: ...

    def ask(self, question: str, *facts: object) -> list[Any]:
        """About what has been written so far."""


def copy_house(source: str, target: str) -> dict[str, int]:
    """Returns the number of rows of each part; raises `BadInput` if the target is not new."""
    with closing(open_reader(source)) as reader, reader.moment() as ask, _new(target) as made:
        shifts = dict(reader.shifts(ask))
        written = {part.name: _copy(ask, made, part, shifts) for part in PARTS}
        for part in PARTS:
            if digest_of(made.ask, part) != written[part.name]:
                raise BadInput("copy-differs", source=name_for_people(target), part=part.name)
    return {name: found.rows for name, found in written.items()}


def _copy(ask: Ask, target: HouseTarget, part: HousePart, shifts: Mapping[str, int]) -> PartDigest:
    found = Digesting()
    for rows in pages(ask, part):
        if part.name == "matches":
            rows = [_by_house_clock(part, row, shifts) for row in rows]
        found.add(rows)
        target.write(part, rows)
    return found.result


def _by_house_clock(part: HousePart, row: Row, shifts: Mapping[str, int]) -> Row:
    """A match that is going on, with its time counted from the clock of the house."""
    facts = dict(zip(part.columns, row, strict=True))
    if facts["key"] is None:
        facts["offset_ms"] = int(str(facts["offset_ms"])) + shifts.get(str(facts["table_id"]), 0)
    return tuple(facts.values())


def _new(name: str) -> AbstractContextManager[HouseTarget]:
    """Nothing of it remains after an error."""
    if is_several(name):
        raise BadInput("shards-no-copy", source=name_for_people(name))
    if not is_postgres(name):
        return file_target(name)
    try:
        from starhaul.server.store.postgres.postgres_target import postgres_target
    except ModuleNotFoundError as error:
        raise without_driver(name, error) from None
    return postgres_target(name)
