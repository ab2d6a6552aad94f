"""The store of a server: a single SQLite file.

Implements `store_contract.Store` for the tables of a server; writing is done by `writer` in its own thread.
Tools that only read use `reading`.
"""

import logging
import os
import sqlite3
import time
from collections.abc import Sequence

from starhaul.server.store import head
from starhaul.server.store.checkpoints import LONGEST_LOG, Checkpoints
from starhaul.server.store.damage_search import Inspection
from starhaul.server.store.head import HeadFile, Missing
from starhaul.server.store.ledger import Ledger
from starhaul.server.store.lock import Lock
from starhaul.server.store.opening import connect, in_words
from starhaul.server.store.reading import Reading
from starhaul.server.store.rows import encode, from_batch
from starhaul.server.store.schema import STEPS, bring_up
from starhaul.server.store.store_contract import Batch, MatchRow, Snapshot, StoreTrouble, TableRow
from starhaul.server.store.trouble import trouble
from starhaul.server.store.writer import Work, Writer

# A match whose table is closed cannot continue, whether it ended or not.
_OLD = (
    "SELECT no FROM matches JOIN tables ON tables.id = table_id"
    " WHERE began_at < ? AND (key IS NOT NULL OR is_open = 0) LIMIT 1"
)
_IDLE = "is_open = 0 AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id)"


_PROBE_BYTES = 64 * 1024
"""More than one action writes, with all the pages it touches."""

log = logging.getLogger("starhaul.store")


class SqliteStore(Reading):
    """Implements `store_contract.Store`. Opened at server start, closed at shutdown."""

    def __init__(self, path: str | os.PathLike[str], *, steps: Sequence[str] = STEPS) -> None:
        real = os.path.realpath(path)
        with in_words(os.fspath(path)):
            self._lock = Lock(real)
            opened: list[sqlite3.Connection] = []
            try:
                opened = _open(real, steps)
                writer, reader, mover, inspector = opened
                super().__init__(reader, real)
                stored = self.head()
                self.missing = _note_missing(writer, head.missing(head.read(real), stored))
                """What is known to be missing from the database."""
                self._head = HeadFile(real)
            except BaseException:
                for connection in opened:
                    connection.close()
                self._lock.release()
                raise
        self._ledger = Ledger(stored)
        self._head.write(stored)
        self._written = stored.batches
        self._checkpoints = Checkpoints(mover, self._head.sync)
        self._writer = Writer(writer, real, self._ledger, self._wrote)
        self._inspection = Inspection(inspector, self._note_damage)

    @property
    def trouble(self) -> StoreTrouble | None:
        """The current disk error: set by a failed write, cleared when a write of realistic size succeeds."""
        return self._writer.trouble

    def _note_damage(self, error: Exception) -> None:
        self._writer.note(trouble(error, self._path))

    def _wrote(self) -> None:
        """Runs in the writer thread, after each group."""
        stored = self._ledger.head
        if stored.batches != self._written:
            self._written = stored.batches
            self._head.write(stored)
        self._checkpoints.note()

    async def close(self) -> None:
        """Write what is queued, then close."""
        if not self._is_closed:
            self._inspection.close()
            await self._writer.close()
            self._checkpoints.close()
            self._stop_reading()
            self._head.close()
            self._lock.release()

    # --- tables and time -----------------------------------------------------------------------------------

    async def put_table(self, row: TableRow) -> None:
        """Add or replace a table."""
        await self._writer.do(_put(row))

    async def touch(self, table: str) -> None:
        """Record that somebody is, or just was, at this table."""
        await self._writer.do(
            _statement("UPDATE tables SET touched_at = ? WHERE id = ?", (int(time.time()), table))
        )

    async def close_idle(self, table: str, before: int) -> bool:
        """Close a table unless it was visited after this Unix time; delete it if nothing was played there."""
        idle = "id = ? AND is_open = 1 AND touched_at < ?"

        def work(connection: sqlite3.Connection) -> bool:
            closed = connection.execute(f"UPDATE tables SET is_open = 0 WHERE {idle}", (table, before))
            connection.execute(f"DELETE FROM tables WHERE id = ? AND {_IDLE}", (table,))
            return closed.rowcount == 1

        return bool(await self._writer.do(work))

    async def beat(self, service_ms: int) -> None:
        """The service clock may run up to here; it never runs back."""
        await self._large_enough(lambda connection: _beat(connection, service_ms))

    async def stop_clock(self, service_ms: int) -> None:
        """The server is stopping, and the service clock stops here."""
        await self._writer.do(
            lambda connection: connection.execute("UPDATE house SET service_ms = ?", (service_ms,))
        )

    async def probe(self) -> None:
        """Write as much as one action may need, and discard it."""
        await self._writer.do(_probe)

    async def _large_enough(self, work: Work) -> None:
        """After a disk error, small writes may succeed where actions would not, so more data is written
        with them."""
        if self.trouble is None:
            await self._writer.do(work)
            return

        def both(connection: sqlite3.Connection) -> None:
            work(connection)
            _probe(connection)

        await self._writer.do(both)
        self._writer.recover()

    # --- matches -------------------------------------------------------------------------------------------

    async def begin_match(self, row: MatchRow, first: Batch) -> None:
        """A new match with its first outcomes of chance."""
        head = (
            *(row.id, row.table, row.game, row.config, row.seed, row.rules, row.chance),
            None if row.origin is None else encode(row.origin),
            *(row.offset_ms, row.began_at, row.key, row.result),
        )
        batch = from_batch(first)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO matches (id, table_id, game, config, seed, rules, chance,"
                " origin, offset_ms, began_at, key, result) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                head,
            )
            self._ledger.insert(connection, [batch])

        await self._writer.do(work)

    async def append(self, batch: Batch) -> None:
        """The next batch of an unfinished match."""
        await self._writer.do(from_batch(batch))

    async def end_match(self, batch: Batch, key: str, result: bytes) -> None:
        """The last batch of a match and its result, together. Deletes the snapshot."""
        last = from_batch(batch)

        def work(connection: sqlite3.Connection) -> None:
            self._ledger.insert(connection, [last])
            connection.execute(
                "UPDATE matches SET key = ?, result = ? WHERE id = ?", (key, result, batch.match)
            )
            _drop_snapshot(connection, batch.match)

        await self._writer.do(work)

    async def abort_match(self, table: TableRow, match: str, key: str) -> None:
        """A table is closed during a match: in one transaction, so that a crash cannot separate the two."""
        put = _put(table)

        def work(connection: sqlite3.Connection) -> None:
            put(connection)
            _one(
                connection.execute(
                    "UPDATE matches SET key = ?, is_aborted = 1 WHERE id = ? AND key IS NULL", (key, match)
                )
            )
            _drop_snapshot(connection, match)

        await self._writer.do(work)

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """Replaces the previous snapshot."""
        await self._writer.do(
            _statement(
                "INSERT OR REPLACE INTO snapshots (match_no, batches, saved, key, revs)"
                " SELECT no, ?, ?, ?, ? FROM matches WHERE id = ? AND key IS NULL",
                (snapshot.batches, snapshot.saved, snapshot.key, encode(snapshot.revs), snapshot.match),
            )
        )

    async def put_offset(self, match: str, offset_ms: int, service_ms: int) -> None:
        """A new offset from the service clock."""

        def work(connection: sqlite3.Connection) -> None:
            _beat(connection, service_ms)
            _one(connection.execute("UPDATE matches SET offset_ms = ? WHERE id = ?", (offset_ms, match)))

        await self._writer.do(work)

    # --- retention -----------------------------------------------------------------------------------------

    async def forget(self, before: int) -> int:
        """Delete finished or abandoned matches that began before this Unix time, and closed tables without
        matches."""
        forgotten = 0
        # One match at a time, with all its batches, so that other writes get their turn.
        while await self._writer.do(_statement(f"DELETE FROM matches WHERE no = ({_OLD})", (before,))):
            forgotten += 1
        await self._writer.do(_statement(f"DELETE FROM tables WHERE {_IDLE}", ()))
        return forgotten


def _open(path: str, steps: Sequence[str]) -> list[sqlite3.Connection]:
    """The writer's connection, with the file upgraded to the newest version, and those for reading, for
    checkpoints and for the damage check."""
    opened = [connect(path, "mode=rw")]
    try:
        # First of all, because later steps change the file: is it ours?
        bring_up(opened[0], steps)
        opened += [connect(path, "mode=rw") for _ in range(3)]
        writer, reader, mover, inspector = opened
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
        for connection in (writer, mover):
            connection.execute("PRAGMA synchronous = FULL")
        writer.execute("PRAGMA foreign_keys = ON")
        for connection in (reader, inspector):
            connection.execute("PRAGMA query_only = ON")
    except BaseException:
        for connection in opened:
            connection.close()
        raise
    return opened


def _statement(statement: str, facts: tuple[object, ...]) -> Work:
    """A job that returns the number of changed rows."""
    return lambda connection: connection.execute(statement, facts).rowcount


def _put(row: TableRow) -> Work:
    return _statement(
        "INSERT INTO tables (id, record, is_open, touched_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET record = excluded.record, is_open = excluded.is_open, touched_at = excluded.touched_at",
        (row.id, row.record, row.is_open, int(time.time())),
    )


def _drop_snapshot(connection: sqlite3.Connection, match: str) -> None:
    connection.execute(
        "DELETE FROM snapshots WHERE match_no = (SELECT no FROM matches WHERE id = ?)", (match,)
    )


def _one(cursor: sqlite3.Cursor) -> None:
    """Raises if the row to change does not exist."""
    if cursor.rowcount != 1:
        raise StoreTrouble("conflict")


def _beat(connection: sqlite3.Connection, service_ms: int) -> None:
    connection.execute(
        "UPDATE house SET service_ms = max(service_ms, ?), beat_at = ?", (service_ms, int(time.time()))
    )


def _probe(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR REPLACE INTO probe VALUES (1, randomblob(?))", (_PROBE_BYTES,))


def _note_missing(connection: sqlite3.Connection, missing: Missing | None) -> Missing | None:
    """Recorded in the database, because the head file will soon be overwritten."""
    if missing is not None:
        connection.execute("INSERT INTO losses VALUES (?, ?)", (int(time.time()), missing.batches))
        log.error(
            "the database has lost %s: run `starhaul verify` "
            "and compare it with the latest backup (`starhaul backup`)",
            f"{missing.batches} batches" if missing.batches else "batches",
        )
    return missing
