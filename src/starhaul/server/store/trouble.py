"""Maps SQLite errors to `StoreTrouble`.

Used by all modules that talk to SQLite, so that rooms see `StoreTrouble` alone.
"""

import os
import sqlite3

from starhaul.server.store.store_contract import StoreTrouble


def is_of_the_disk(error: Exception) -> bool:
    """Whether the error affects all writes, and not only the one that failed."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def is_no_database(error: sqlite3.Error) -> bool:
    return _kind(error) == sqlite3.SQLITE_NOTADB


def is_damaged(error: Exception) -> bool:
    """Whether the database file is corrupted."""
    return _kind(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_shut_out(error: sqlite3.Error) -> bool:
    """Whether a file could not be opened or created."""
    return _kind(error) in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)


def trouble(error: Exception, path: str) -> StoreTrouble:
    """The `StoreTrouble` for an error."""
    if isinstance(error, StoreTrouble):
        return error
    if isinstance(error, sqlite3.IntegrityError):
        return StoreTrouble("conflict")
    if is_damaged(error):
        return StoreTrouble("damaged", reason=str(error) or type(error).__name__)
    return _trouble_of_the_disk(error, path)


def _trouble_of_the_disk(error: Exception, path: str) -> StoreTrouble:
    kind = _kind(error)
    if kind == sqlite3.SQLITE_FULL:
        return StoreTrouble("full")
    if kind == sqlite3.SQLITE_READONLY or (kind == sqlite3.SQLITE_IOERR and _is_read_only(path)):
        return StoreTrouble("read-only")
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreTrouble("busy")
    return StoreTrouble("failed", reason=str(error) or type(error).__name__)


def _kind(error: Exception) -> int:
    """The lower byte of an extended error code."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _is_read_only(path: str) -> bool:
    """The system often remounts a failing disk read-only under a running server."""
    try:
        return bool(os.statvfs(os.path.dirname(path)).f_flag & os.ST_RDONLY)
    except OSError:
        return False
