"""The store of one machine: a single file, SQLite. Needs nothing else to be installed or to run."""

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

# Nobody can go on with a match whose table is closed, whether it ended or not.
_OLD = (
    "SELECT no FROM matches JOIN tables ON tables.id = table_id"
    " WHERE began_at < ? AND (key IS NOT NULL OR is_open = 0) LIMIT 1"
)
_IDLE = "is_open = 0 AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id)"


_PROBE_BYTES = 64 * 1024
"""More than a move takes, with all the pages that it touches."""

log = logging.getLogger("starhaul.store")


class SqliteStore(Reading):
    """Implements `contract.Store`. Made by a server at its start, closed at its end."""

    def __init__(self, path: str | os.PathLike[str], *, steps: Sequence[str] = STEPS) -> None:
        real = os.path.realpath(path)
        with in_words(os.fspath(path)):
            self._lock = Lock(real)
            opened: list[sqlite3.Connection] = []
            try:
                opened = _open(real, steps)
                writer, reader, mover, inspector = opened
                super().__init__(reader, real)
                kept = self.head()
                self.missing = _note_missing(writer, head.missing(head.read(real), kept))
                """What the database had once and has no more, as far as is known."""
                self._head = HeadFile(real)
            except BaseException:
                for connection in opened:
                    connection.close()
                self._lock.release()
                raise
        self._ledger = Ledger(kept)
        self._head.write(kept)
        self._written = kept.batches
        self._checkpoints = Checkpoints(mover, self._head.sync)
        self._writer = Writer(writer, real, self._ledger, self._wrote)
        self._inspection = Inspection(inspector, self._note_damage)

    @property
    def trouble(self) -> StoreTrouble | None:
        """Of the disk, from the write that failed until one of some size succeeds."""
        return self._writer.trouble

    def _note_damage(self, error: Exception) -> None:
        self._writer.note(trouble(error, self._path))

    def _wrote(self) -> None:
        """In the thread of the writer, after a group."""
        kept = self._ledger.head
        if kept.batches != self._written:
            self._written = kept.batches
            self._head.write(kept)
        self._checkpoints.note()

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if not self._is_closed:
            self._inspection.close()
            await self._writer.close()
            self._checkpoints.close()
            self._stop_reading()
            self._head.close()
            self._lock.release()

    # --- tables and time -----------------------------------------------------------------------------------

    async def put_table(self, row: TableRow) -> None:
        """Add a table, or replace what is kept of it."""
        await self._writer.do(_put(row))

    async def touch(self, table: str) -> None:
        """Somebody is at this table, or was until now."""
        await self._writer.do(
            _statement("UPDATE tables SET touched_at = ? WHERE id = ?", (int(time.time()), table))
        )

    async def close_idle(self, table: str, before: int) -> bool:
        """Close a table unless it was touched after this Unix time; drop it if nothing was played there."""
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
        """The server ends and the service clock stands here."""
        await self._writer.do(
            lambda connection: connection.execute("UPDATE house SET service_ms = ?", (service_ms,))
        )

    async def probe(self) -> None:
        """Write as much as a move of a match may take, and throw it away."""
        await self._writer.do(_probe)

    async def _large_enough(self, work: Work) -> None:
        """After trouble, small writes may succeed where moves would not; so more is written with them."""
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
        """A new match with what chance did first."""
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
        """The next batch of a match that is going on."""
        await self._writer.do(from_batch(batch))

    async def end_match(self, batch: Batch, key: str, result: bytes) -> None:
        """The last batch of a match and its end, together. A snapshot is of no more use."""
        last = from_batch(batch)

        def work(connection: sqlite3.Connection) -> None:
            self._ledger.insert(connection, [last])
            connection.execute(
                "UPDATE matches SET key = ?, result = ? WHERE id = ?", (key, result, batch.match)
            )
            _drop_snapshot(connection, batch.match)

        await self._writer.do(work)

    async def abort_match(self, table: TableRow, match: str, key: str) -> None:
        """A table is closed in the middle of a match: in one transaction, so that neither is without the
        other after a crash."""
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
        """Replaces the one before."""
        await self._writer.do(
            _statement(
                "INSERT OR REPLACE INTO snapshots (match_no, batches, saved, key, revs)"
                " SELECT no, ?, ?, ?, ? FROM matches WHERE id = ? AND key IS NULL",
                (snapshot.batches, snapshot.saved, snapshot.key, encode(snapshot.revs), snapshot.match),
            )
        )

    async def put_offset(self, match: str, offset_ms: int, service_ms: int) -> None:
        """Another relation to the service clock."""

        def work(connection: sqlite3.Connection) -> None:
            _beat(connection, service_ms)
            _one(connection.execute("UPDATE matches SET offset_ms = ? WHERE id = ?", (offset_ms, match)))

        await self._writer.do(work)

    # --- retention -----------------------------------------------------------------------------------------

    async def forget(self, before: int) -> int:
        """Drop what can no longer go on and began before this Unix time, and closed tables without match."""
        forgotten = 0
        # One at a time, with all its batches: others want to write in between.
        while await self._writer.do(_statement(f"DELETE FROM matches WHERE no = ({_OLD})", (before,))):
            forgotten += 1
        await self._writer.do(_statement(f"DELETE FROM tables WHERE {_IDLE}", ()))
        return forgotten


def _open(path: str, steps: Sequence[str]) -> list[sqlite3.Connection]:
    """The connection of the writer, the file being of the newest version, and those for reading, for moving
    and for looking for damage."""
    opened = [connect(path, "mode=rw")]
    try:
        # First of all, because it changes the file: is it ours?
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
    """Work that says how many rows it changed."""
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
    """What was to be changed must be there."""
    if cursor.rowcount != 1:
        raise StoreTrouble("conflict")


def _beat(connection: sqlite3.Connection, service_ms: int) -> None:
    connection.execute(
        "UPDATE house SET service_ms = max(service_ms, ?), beat_at = ?", (service_ms, int(time.time()))
    )


def _probe(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR REPLACE INTO probe VALUES (1, randomblob(?))", (_PROBE_BYTES,))


def _note_missing(connection: sqlite3.Connection, missing: Missing | None) -> Missing | None:
    """Remembered in the database, because the head file will soon say otherwise."""
    if missing is not None:
        connection.execute("INSERT INTO losses VALUES (?, ?)", (int(time.time()), missing.batches))
        log.error(
            "the database lacks %s that were written to it before: see `starhaul verify`, "
            "and compare it with the latest copy made by `starhaul backup`",
            f"{missing.batches} batches" if missing.batches else "batches",
        )
    return missing
