"""Opening database connections, with errors that name the file and the reason.

Used by the server's store, by the reader for `verify` and for backups. What goes wrong later is mapped by
`trouble`.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import quote

from starhaul.kernel.errors import BadInput
from starhaul.server.store.ownership import ownership_problem
from starhaul.server.store.trouble import is_no_database, is_shut_out, trouble

BUSY_S = 2.0
"""How long another process, such as a tool of SQLite, may hold the database before we give up."""


def connect(path: str, options: str) -> sqlite3.Connection:
    """A connection whose transactions are controlled explicitly."""
    return sqlite3.connect(
        f"file:{quote(os.fsencode(path))}?{options}",
        uri=True,
        timeout=BUSY_S,
        isolation_level=None,
        check_same_thread=False,
    )


def connect_to_read(path: str) -> sqlite3.Connection:
    """A read-only connection, which needs no write permission."""
    _check_readable(path)
    connection = connect(path, "mode=ro")
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        connection.close()
        if os.path.exists(f"{path}-wal") or not is_shut_out(error):
            raise
        # Readers also need a file beside the database, unless it is opened as immutable.
        return connect(path, "mode=ro&immutable=1")
    return connection


def _check_readable(path: str) -> None:
    """Checked beforehand, because SQLite would only report that it cannot open the file.

    The file itself is not opened: closing it would release all locks of this process on it, including those
    of SQLite, and another process might then take the database for unused.
    """
    if not os.path.exists(path):
        raise BadInput("no-file")
    if os.path.isdir(path):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not os.access(path, os.R_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@contextmanager
def in_words(path: str) -> Iterator[None]:
    """Converts errors of opening to `BadInput` that names the file."""
    try:
        yield
    except BadInput as refusal:
        refusal.source = refusal.source or path
        raise
    except OSError as error:
        raise ownership_problem(path) or BadInput("store-unusable", source=path, why=error) from None
    except sqlite3.Error as error:
        if os.path.isdir(path):
            raise BadInput("is-directory", source=path) from None
        if is_no_database(error):
            raise BadInput("store-foreign", source=path) from None
        if is_shut_out(error) and (problem := ownership_problem(path)) is not None:
            raise problem from None
        raise BadInput("store-unusable", source=path, why=trouble(error, path)) from error
