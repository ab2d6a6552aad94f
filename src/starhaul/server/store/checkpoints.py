"""Moves written data from the write-ahead log (WAL) into the database file, in the background.

SQLite would let the writer do that, and players would wait for it. So it is done here, on a separate
connection and thread. Only the last part, which needs all other writers to pause, is left to the writer; it
is short.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

PAUSE_S = 2.0
"""Delay between a write and its checkpoint: by then most pages have changed more than once."""
LONGEST_LOG = 16_000
"""In pages, 64 MB: then the writer completes the checkpoint and restarts the log."""


class Checkpoints:
    """Owns its connection until it is closed."""

    def __init__(self, connection: sqlite3.Connection, sync: Callable[[], None] = lambda: None) -> None:
        self._connection = connection
        self._sync = sync
        """Flushes the head file to disk."""
        self._news = Event()
        self._end = Event()
        self._thread = Thread(target=self._serve, name="store-checkpoints", daemon=True)
        self._thread.start()

    def note(self) -> None:
        """Called after a write."""
        self._news.set()

    def close(self) -> None:
        self._end.set()
        self._news.set()
        self._thread.join()

    def _serve(self) -> None:
        while not self._end.is_set():
            self._news.wait()
            if not self._end.wait(PAUSE_S):
                self._news.clear()
                # The writer runs into the same disk error, and reports it.
                with suppress(sqlite3.Error):
                    self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._sync()
        with suppress(sqlite3.Error):
            self._connection.close()
