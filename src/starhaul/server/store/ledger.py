"""Writes batches into SQLite, each with its hash (`batch_chain.py`)."""

import sqlite3
from collections.abc import Sequence

from starhaul.server.store.batch_chain import BatchChain
from starhaul.server.store.rows import Row

ROWS_AT_ONCE = 64
"""Rows per statement; each number of rows is a separate prepared statement, and the connection caches them
all."""
_INSERT = (
    "INSERT INTO batches (match_no, number, entries, service_ms, revs, seat, client, seq, chain) VALUES "
)
_VALUES = "((SELECT no FROM matches WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?)"
_LAST = (
    "SELECT chain FROM batches WHERE match_no = (SELECT no FROM matches WHERE id = ?)"
    " ORDER BY number DESC LIMIT 1"
)


class Ledger(BatchChain):
    """Used by the writer thread only."""

    def insert(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
        for start in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[start : start + ROWS_AT_ONCE]
            for match in self.unknown(some):
                found = connection.execute(_LAST, (match,)).fetchone()
                self.learn(match, found[0] if found else None)
            linked = [(*row, self.link(row)) for row in some]
            values = ", ".join([_VALUES] * len(some))
            connection.execute(_INSERT + values, [value for row in linked for value in row])
