"""Reading an SQLite database: by the server beside its writer, and by tools, whether or not a server is
running.

Every call is one short read transaction: a long one would block checkpoints.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock

from starhaul.kernel.errors import BadInput
from starhaul.server.store.database_copy import copy
from starhaul.server.store.head import missing
from starhaul.server.store.head import read as read_head
from starhaul.server.store.opening import connect_to_read, in_words
from starhaul.server.store.schema import STEPS, version_of
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.stored_reading import Ask, StoredReading
from starhaul.server.store.trouble import is_damaged, trouble


class Reading(StoredReading):
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
    def moment(self) -> Iterator[Ask]:
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

    # --- maintenance ---------------------------------------------------------------------------------------

    def losses(self) -> list[int]:
        """The numbers of missing batches found at each server start, and now."""
        # In this order, because a server may be writing: the head file is never ahead of it.
        written = read_head(self._path)
        now = missing(written, self.head())
        with self.moment() as ask:
            before = [count for (count,) in ask("SELECT batches FROM losses ORDER BY rowid")]
        return before if now is None else [*before, now.batches]

    def backup(self, path: str) -> None:
        """A complete copy, even while others write."""
        copy(self._path, path)

    def damage(self) -> list[str]:
        """The problems that SQLite itself finds in the file, in its own words."""
        with self.moment() as ask:
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
