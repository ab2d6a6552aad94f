"""Looks for damage in the database file while the server starts, beside everything else.

SQLite notices a damaged page when it has to read it, which may be long after it was damaged. A server that
finds out at its start has not written anything to it yet.
"""

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from threading import Thread, Timer

LIMIT_S = 30.0
"""A large file is looked at for so long only; what is left is found by `starhaul verify`."""
END_S = 2.0
"""The end of a server does not wait longer for it."""

log = logging.getLogger("starhaul.store")


class Inspection:
    """Owns its connection. `found` is called with what SQLite says, from another thread."""

    def __init__(self, connection: sqlite3.Connection, found: Callable[[Exception], None]) -> None:
        self._connection = connection
        self._found = found
        self._timer = Timer(LIMIT_S, self._interrupt)
        self._timer.daemon = True
        self._thread = Thread(target=self._look, name="store-inspection", daemon=True)
        self._timer.start()
        self._thread.start()

    def _look(self) -> None:
        try:
            lines = [str(row[0]) for row in self._connection.execute("PRAGMA quick_check(3)")]
            if lines != ["ok"]:
                self._found(_corrupt(lines[0]))
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
                log.warning("the database is too large to be checked at the start; use `starhaul verify`")
            else:
                self._found(error)
        finally:
            self._timer.cancel()
            with suppress(sqlite3.Error):
                self._connection.close()

    def _interrupt(self) -> None:
        with suppress(sqlite3.Error):
            self._connection.interrupt()

    def wait(self, seconds: float | None = None) -> None:
        """Until it is done."""
        self._thread.join(seconds)

    def close(self) -> None:
        self._timer.cancel()
        self._interrupt()
        self._thread.join(END_S)


def _corrupt(words: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(words)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
