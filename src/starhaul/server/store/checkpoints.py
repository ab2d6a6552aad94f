"""Moves what was written from the log of the database (WAL) to its place, while others go on writing.

SQLite would let the writer do that, and whoever has moved just then would wait for it. So it is done here, on
a connection and a thread of their own. Only the end of the log, which nobody but a writer can reach while
there are others, is left to the writer, for whom it is little.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

PAUSE_S = 2.0
"""From the first word of something new to moving it: by then most pages have changed more than once."""
LONGEST_LOG = 16_000
"""Pages, 64 MB: then the writer does what is left and begins the log anew."""


class Checkpoints:
    """Owns its connection until it has closed it."""

    def __init__(self, connection: sqlite3.Connection, sync: Callable[[], None] = lambda: None) -> None:
        self._connection = connection
        self._sync = sync
        """Brings the head file to disk."""
        self._news = Event()
        self._end = Event()
        self._thread = Thread(target=self._serve, name="store-checkpoints", daemon=True)
        self._thread.start()

    def note(self) -> None:
        """Something was written."""
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
                # Whatever is wrong with the disk, the writer meets it, too, and has somebody to tell.
                with suppress(sqlite3.Error):
                    self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self._sync()
        with suppress(sqlite3.Error):
            self._connection.close()
