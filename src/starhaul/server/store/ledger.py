"""Writes batches, each with a hash over itself and the hash of the previous batch of its match.

So a batch cannot be changed, replaced or removed without breaking the chain. The total number of batches and
the hash of the last one are also in the head file (`head.py`).
"""

import sqlite3
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from starhaul.server.store.head import DatabaseHead
from starhaul.server.store.rows import Row

ROWS_AT_ONCE = 64
"""Rows per statement; each number of rows is a separate prepared statement, and the connection caches them
all."""
_REMEMBERED = 10_000
"""Matches whose last hash is cached."""
_INSERT = (
    "INSERT INTO batches (match_no, number, entries, service_ms, revs, seat, client, seq, chain) VALUES "
)
_VALUES = "((SELECT no FROM matches WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?)"
_LAST = (
    "SELECT chain FROM batches WHERE match_no = (SELECT no FROM matches WHERE id = ?)"
    " ORDER BY number DESC LIMIT 1"
)

_encode = msgspec.msgpack.Encoder().encode


def hash_of(before: bytes, row: Row) -> bytes:
    """The hash of a batch, given as a row of `rows.from_batch`."""
    return blake2b(before + _encode(row), digest_size=16, person=b"starhaul-batch").digest()


class Ledger:
    """Used by the writer thread only."""

    def __init__(self, head: DatabaseHead) -> None:
        self.head = head
        """As of the last commit."""
        self._links: OrderedDict[str, bytes] = OrderedDict()
        self._new_links: dict[str, bytes] = {}
        """Of the current transaction."""
        self._new_batches = 0

    def insert(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
        for start in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[start : start + ROWS_AT_ONCE]
            linked = [(*row, self._link(connection, row)) for row in some]
            values = ", ".join([_VALUES] * len(some))
            connection.execute(_INSERT + values, [value for row in linked for value in row])

    def _link(self, connection: sqlite3.Connection, row: Row) -> bytes:
        match = str(row[0])
        made = hash_of(self._before(connection, match, row[1]), row)
        # Moved to the end: the last one is the head.
        self._new_links.pop(match, None)
        self._new_links[match] = made
        self._new_batches += 1
        return made

    def _before(self, connection: sqlite3.Connection, match: str, number: object) -> bytes:
        if number == 0:
            return b""
        known = self._new_links.get(match) or self._links.get(match)
        if known is None:
            found = connection.execute(_LAST, (match,)).fetchone()
            # Batches written by older versions of the schema have no hash.
            known = (found[0] if found else None) or b""
        return known

    def commit(self) -> None:
        """The inserted batches are on disk."""
        if not self._new_batches:
            return
        for match, last in self._new_links.items():
            self._links[match] = last
            self._links.move_to_end(match)
        while len(self._links) > _REMEMBERED:
            self._links.popitem(last=False)
        self.head = DatabaseHead(self.head.database, self.head.batches + self._new_batches, last.hex())
        self.roll_back()

    def roll_back(self) -> None:
        """Discard what was inserted since the last commit."""
        self._new_links = {}
        self._new_batches = 0
