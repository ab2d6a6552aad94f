"""Reading a database: by the server beside its writer, and by tools, whether or not a server is running.

Every call is one short read transaction: a long one would block checkpoints.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from typing import Any

from starhaul.kernel.errors import BadInput
from starhaul.server.store.database_copy import copy
from starhaul.server.store.head import DatabaseHead, missing, name_of
from starhaul.server.store.head import read as read_head
from starhaul.server.store.ledger import hash_of
from starhaul.server.store.opening import connect_to_read, in_words
from starhaul.server.store.rows import to_batch, to_match, to_snapshot, to_table
from starhaul.server.store.schema import STEPS, version_of
from starhaul.server.store.store_contract import (
    Batch,
    MatchRow,
    Origin,
    Snapshot,
    StoredMatch,
    StoreTrouble,
    TableRow,
)
from starhaul.server.store.trouble import is_damaged, trouble

_PAGE = 500
"""Rows read at once where there may be any number."""
_MOST_ORIGINS = 200
"""Number of command origins that a stored match contains."""

_MATCHES = (
    "SELECT no, id, table_id, game, config, seed, rules, chance, origin, offset_ms, began_at, key, result,"
    " is_aborted FROM matches"
)
_BATCHES = (
    "SELECT number, entries, service_ms, revs, seat, client, seq FROM batches"
    " WHERE match_no = ? AND number >= ? ORDER BY number"
)
_ORIGINS = (
    "SELECT seat, client, seq FROM batches WHERE match_no = ? AND seat IS NOT NULL"
    f" ORDER BY number DESC LIMIT {_MOST_ORIGINS}"
)
_SNAPSHOT = "SELECT batches, saved, key, revs FROM snapshots WHERE match_no = ?"
_TABLES = "SELECT id, record, is_open FROM tables"

# Uses the index of unfinished matches, so the number of tables does not matter.
_AT_PLAY = (
    "SELECT no, tables.id, record, is_open FROM matches CROSS JOIN tables ON tables.id = table_id"
    " WHERE no > ? AND key IS NULL AND is_open = 1 ORDER BY no"
)
_CHAINED = (
    "SELECT id, number, entries, service_ms, revs, seat, client, seq, chain"
    " FROM matches JOIN batches ON match_no = no WHERE id = ? ORDER BY number"
)
_IDLE_TABLES = (
    f"{_TABLES} WHERE is_open = 1 AND has_played = ? AND touched_at < ? ORDER BY touched_at LIMIT 5000"
)

Ask = Callable[..., list[Any]]
"""Runs a query with parameters; returns the rows."""


class Reading:
    """The reading half of a store, with its own connection. Thread-safe."""

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        self._reader = connection
        self._path = path
        self._reading = Lock()
        self._is_closed = False

    def _stop_reading(self) -> None:
        with self._reading:
            self._is_closed = True
            self._reader.close()

    @contextmanager
    def _moment(self) -> Iterator[Ask]:
        """A read transaction: all queries in it see the same state."""
        with self._reading:
            if self._is_closed:
                raise StoreTrouble("closed")
            try:
                self._reader.execute("BEGIN")
                yield lambda question, *facts: self._reader.execute(question, facts).fetchall()
            except sqlite3.Error as error:
                if is_damaged(error):
                    self._note_damage(error)
                raise trouble(error, self._path) from error
            finally:
                with suppress(sqlite3.Error):
                    self._reader.execute("ROLLBACK")

    def _note_damage(self, error: Exception) -> None:
        """Overridden by the store that also writes."""

    def _pages(self, question: str, after: object) -> Iterator[Any]:
        """Rows in pages; their first column is the key of the next page."""
        rows = None
        while rows is None or len(rows) == _PAGE:
            with self._moment() as ask:
                rows = ask(f"{question} LIMIT {_PAGE}", after)
            yield from rows
            after = rows[-1][0] if rows else None

    # --- server-wide data ----------------------------------------------------------------------------------

    def service_ms(self) -> int:
        """The last value of the service clock."""
        with self._moment() as ask:
            return int(ask("SELECT service_ms FROM house")[0][0])

    def away_s(self, now: int) -> int:
        """How many seconds before this Unix time a server last wrote here, at least 1; 0 if none ever did."""
        with self._moment() as ask:
            beat_at = ask("SELECT beat_at FROM house")[0][0]
        return max(1, now - beat_at) if beat_at else 0

    def head(self) -> DatabaseHead:
        """The total number of batches ever written, and the hash of the last one."""
        with self._moment() as ask:
            secret, batches, chain = ask("SELECT secret, batches, chain FROM house")[0]
        return DatabaseHead(name_of(secret), batches, (chain or b"").hex())

    def losses(self) -> list[int]:
        """The numbers of missing batches found at each server start, and now."""
        # In this order, because a server may be writing: the head file is never ahead of it.
        written = read_head(self._path)
        now = missing(written, self.head())
        with self._moment() as ask:
            before = [count for (count,) in ask("SELECT batches FROM losses ORDER BY rowid")]
        return before if now is None else [*before, now.batches]

    def broken_link(self, match: str) -> int | None:
        """The number of the first batch of a match whose hash does not fit the one before it."""
        before: bytes | None = None
        with self._moment() as ask:
            rows = ask(_CHAINED, match)
        for *row, chain in rows:
            # Batches written by older versions of the schema have no hash, and come first.
            if chain is None and before is None:
                continue
            if chain != hash_of(before or b"", tuple(row)):
                return int(row[1])
            before = chain
        return None

    def secret(self) -> bytes:
        """The secret from which links are derived."""
        with self._moment() as ask:
            return bytes(ask("SELECT secret FROM house")[0][0])

    def tables(self) -> Iterator[TableRow]:
        """All open tables."""
        return map(to_table, self._pages(f"{_TABLES} WHERE is_open = 1 AND id > ? ORDER BY id", ""))

    def tables_at_play(self) -> Iterator[TableRow]:
        """Open tables with an unfinished match."""
        return (to_table(row[1:]) for row in self._pages(_AT_PLAY, -1))

    def idle_tables(self, before: int, *, has_played: bool) -> list[TableRow]:
        """Open tables not visited since this Unix time; the oldest of them if there are many."""
        with self._moment() as ask:
            rows = ask(_IDLE_TABLES, has_played, before)
        return [to_table(row) for row in rows]

    def table(self, id: str) -> TableRow | None:
        with self._moment() as ask:
            rows = ask(f"{_TABLES} WHERE id = ?", id)
        return to_table(rows[0]) if rows else None

    # --- matches -------------------------------------------------------------------------------------------

    def matches(self, *, ended: bool | None = None) -> Iterator[MatchRow]:
        """In the order in which they began."""
        which = {None: "", True: "AND key IS NOT NULL", False: "AND key IS NULL"}[ended]
        return map(to_match, self._pages(f"{_MATCHES} WHERE no > ? {which} ORDER BY no", -1))

    def match(self, id: str) -> MatchRow | None:
        with self._moment() as ask:
            rows = ask(f"{_MATCHES} WHERE id = ?", id)
        return to_match(rows[0]) if rows else None

    def course(self, match: str) -> StoredMatch | None:
        """What is needed to continue the match; for a finished match all its batches."""
        with self._moment() as ask:
            for row in ask(f"{_MATCHES} WHERE id = ?", match):
                snapshot = to_snapshot(match, ask(_SNAPSHOT, row[0]))
                first = 0 if snapshot is None else snapshot.batches
                batches = [to_batch(match, found) for found in ask(_BATCHES, row[0], first)]
                origins = [Origin(*found) for found in reversed(ask(_ORIGINS, row[0]))]
                return StoredMatch(to_match(row), snapshot, batches, origins)
        return None

    def log(self, match: str) -> tuple[MatchRow, list[Batch]] | None:
        """A match from its beginning."""
        with self._moment() as ask:
            for row in ask(f"{_MATCHES} WHERE id = ?", match):
                return to_match(row), [to_batch(match, found) for found in ask(_BATCHES, row[0], 0)]
        return None

    def snapshot(self, match: str) -> Snapshot | None:
        with self._moment() as ask:
            for (no,) in ask("SELECT no FROM matches WHERE id = ?", match):
                return to_snapshot(match, ask(_SNAPSHOT, no))
        return None

    # --- maintenance ---------------------------------------------------------------------------------------

    def backup(self, path: str) -> None:
        """A complete copy, even while others write."""
        copy(self._path, path)

    def damage(self) -> list[str]:
        """The problems that SQLite itself finds in the file, in its own words."""
        with self._moment() as ask:
            found = [str(row[0]) for row in ask("PRAGMA integrity_check(20)")]
            found += [f"{row[0]} {row[1]} -> {row[2]}" for row in ask("PRAGMA foreign_key_check")]
        return [line for line in found if line != "ok"]


class SqliteReader(Reading):
    """For tools: needs only read permission, and does not disturb a server."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        real = os.path.realpath(path)
        with in_words(os.fspath(path)):
            connection = connect_to_read(real)
            try:
                version = version_of(connection)
                if version < len(STEPS):
                    raise BadInput("store-older", found=version, known=len(STEPS))
            except BaseException:
                connection.close()
                raise
        super().__init__(connection, real)

    def close(self) -> None:
        self._stop_reading()
