"""Checks the database file for damage in the background while the server starts.

SQLite notices a damaged page only when it reads it, which may be long after the damage. A server that finds
out at startup has not written anything to the file yet.
"""

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from threading import Thread, Timer

LIMIT_S = 30.0
"""Time limit for large files; `starhaul verify` finds the rest."""
END_S = 2.0
"""How long a shutdown waits for it."""

log = logging.getLogger("starhaul.store")


class Inspection:
    """Owns its connection. `found` is called with the messages of SQLite, from another thread."""

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
                log.warning(
                    "the database is too large for a complete check at startup; run `starhaul verify`"
                )
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
        """Wait until the check is done."""
        self._thread.join(seconds)

    def close(self) -> None:
        self._timer.cancel()
        self._interrupt()
        self._thread.join(END_S)


def _corrupt(words: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(words)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
