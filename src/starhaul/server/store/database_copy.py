"""Copies a database while a server is writing to it. The copy is complete, or is not created at all."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

from starhaul.kernel.errors import BadInput
from starhaul.server.store.opening import connect, connect_to_read, in_words
from starhaul.server.store.schema import version_of
from starhaul.server.store.trouble import trouble


def copy(database: str, path: str) -> None:
    """Copies a database of any version; never replaces an existing file."""
    if os.path.lexists(path):
        raise BadInput("backup-exists", source=path)
    with in_words(database), closing(connect_to_read(os.path.realpath(database))) as source:
        version_of(source)
        with new_file(path) as unfinished:
            _copy_pages(source, unfinished)


@contextmanager
def new_file(path: str) -> Iterator[str]:
    """A database under a temporary name, empty at first, which gets its own name when it is complete."""
    path = os.path.abspath(path)
    unfinished = f"{path}.{secrets.token_hex(4)}.part"
    try:
        # Created here and not by SQLite: it contains the secret of all links, so nobody else may read it.
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield unfinished
        _give_name(unfinished, path)
    except FileExistsError:
        raise BadInput("backup-exists", source=path) from None
    except OSError as error:
        raise BadInput("backup-unwritable", source=path, why=error) from None
    except sqlite3.Error as error:
        raise BadInput("backup-unwritable", source=path, why=trouble(error, path)) from error
    finally:
        for rest in (unfinished, f"{unfinished}-journal"):
            with suppress(OSError):
                os.unlink(rest)


def _copy_pages(source: sqlite3.Connection, target: str) -> None:
    with closing(connect(target, "mode=rw")) as copied:
        # All pages in one step: a consistent copy, however much is written meanwhile.
        source.backup(copied, pages=-1)
        # A single file without WAL, which can be read from read-only media.
        copied.execute("PRAGMA journal_mode = DELETE")


def _give_name(unfinished: str, path: str) -> None:
    try:
        # Unlike a rename, a link never replaces a file that has appeared meanwhile.
        os.link(unfinished, path)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems have no links.
        os.rename(unfinished, path)
    folder = os.open(os.path.dirname(path), os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
