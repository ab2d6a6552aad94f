"""Everything that a database of a house contains, row by row, in a form that does not depend on the kind of
database.

Used to copy a house (`house_copy.py`) and to compare two.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from starhaul.server.store.rows import Row, to_link
from starhaul.server.store.stored_reading import Ask

_PAGE = 200
"""Rows read at once; a snapshot may have a hundred kilobytes."""
_encode = msgspec.msgpack.Encoder().encode


class HousePart(NamedTuple):
    """A table of the database. `key` orders its rows; `before` is smaller than any key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...] = ()
    before: Row = ()


_MATCH = (
    "no",
    "id",
    "table_id",
    "game",
    "config",
    "seed",
    "rules",
    "chance",
    "origin",
    "offset_ms",
    "began_at",
)
_BATCH = ("match_no", "number", "entries", "service_ms", "revs", "seat", "client", "seq", "chain")
PARTS = (
    HousePart("house", ("secret", "link_secret", "service_ms", "beat_at", "batches", "chain")),
    HousePart("tables", ("id", "record", "is_open", "touched_at", "has_played"), ("id",), ("",)),
    HousePart("matches", (*_MATCH, "key", "result", "is_aborted"), ("no",), (-1,)),
    HousePart("batches", _BATCH, ("match_no", "number"), (-1, -1)),
    HousePart("snapshots", ("match_no", "batches", "saved", "key", "revs"), ("match_no",), (-1,)),
    HousePart("bans", ("network", "made_at", "until", "reason"), ("network",), ("",)),
    HousePart("losses", ("found_at", "batches")),
)
"""In an order in which rows refer to earlier parts only. What is left out is not part of the house: the
probe, and what a kind of database needs for itself."""


class PartDigest(NamedTuple):
    """Two databases with the same digests contain the same house."""

    rows: int
    digest: str


def pages(ask: Ask, part: HousePart) -> Iterator[list[Row]]:
    """All rows of a part, in order."""
    question = f"SELECT {', '.join(part.columns)} FROM {part.name}"
    if not part.key:
        # These are few.
        yield sorted((_logical(part, row) for row in ask(question)), key=repr)
        return
    key = ", ".join(part.key)
    marks = ", ".join("?" * len(part.key))
    question += f" WHERE ({key}) > ({marks}) ORDER BY {key} LIMIT {_PAGE}"
    after = part.before
    while rows := [_logical(part, row) for row in ask(question, *after)]:
        yield rows
        after = rows[-1][: len(part.key)]


class Digesting:
    """Adds up the rows of a part."""

    def __init__(self) -> None:
        self._count = 0
        self._hash = blake2b(digest_size=16)

    def add(self, rows: list[Row]) -> None:
        self._count += len(rows)
        for row in rows:
            self._hash.update(_encode(row))

    @property
    def result(self) -> PartDigest:
        return PartDigest(self._count, self._hash.hexdigest())


def digest_of(ask: Ask, part: HousePart) -> PartDigest:
    found = Digesting()
    for rows in pages(ask, part):
        found.add(rows)
    return found.result


def _logical(part: HousePart, row: Sequence[object]) -> Row:
    """Some databases keep names of clients as bytes."""
    if part.name != "batches":
        return tuple(row)
    facts, chain = to_link(row)
    return (*facts, chain)
