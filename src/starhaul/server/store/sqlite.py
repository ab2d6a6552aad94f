"""The store of a server: a single SQLite file.

Implements `store_contract.Store` for the tables of a server; writing is done by `writer` in its own thread.
Tools that only read use `reading`.
"""

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Sequence

from starhaul.server.store import head
from starhaul.server.store.checkpoints import LONGEST_LOG, Checkpoints
from starhaul.server.store.damage_search import Inspection
from starhaul.server.store.head import HeadFile, Missing
from starhaul.server.store.ledger import Ledger
from starhaul.server.store.lock import Lock
from starhaul.server.store.opening import connect, in_words
from starhaul.server.store.reading import Reading
from starhaul.server.store.rows import Row
from starhaul.server.store.schema import STEPS, bring_up
from starhaul.server.store.store_contract import StoreFigures, StoreTrouble
from starhaul.server.store.stored_writing import Statement, Step, StoredWriting
from starhaul.server.store.trouble import trouble
from starhaul.server.store.writer import Work, Writer

log = logging.getLogger("starhaul.store")


class SqliteStore(StoredWriting, Reading):
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

    # --- writing -------------------------------------------------------------------------------------------

    async def _write(self, *steps: Step) -> int:
        return await self._writer.do(self._work_of(steps)) or 0

    def _work_of(self, steps: Sequence[Step]) -> Row | Work:
        if len(steps) == 1 and not isinstance(steps[0], Statement):
            return steps[0]

        def work(connection: sqlite3.Connection) -> int:
            changed: list[int] = []
            for step in steps:
                if isinstance(step, Statement):
                    changed.append(step.checked(connection.execute(step.text, step.facts).rowcount))
                else:
                    self._ledger.insert(connection, [step])
            return changed[0]

        return work

    def _recover(self) -> None:
        self._writer.recover()

    def figures(self) -> StoreFigures:
        """Sizes of the files, and the number of waiting writes."""
        return StoreFigures(_size(self._path), _size(f"{self._path}-wal"), self._writer.queue)

    def observe_writes(self, took: Callable[[float], None]) -> None:
        """From now on `took` is called in the writer thread with the seconds that a group took."""
        self._writer.took = took


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


def _size(path: str) -> int:
    try:
        return os.path.getsize(path)
    except OSError:
        return 0


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
