"""The head file: how much was written to a database, recorded in a small file beside it.

A database whose log (`-wal`) was lost is consistent, but older. The head file is written after each commit
and is not part of that log, so it knows of batches that are gone: their number, and the hash of the last one.

What it proves: if it counts more batches than the database, that many acknowledged batches are missing. What
it does not: it lags behind after a power loss, and a copy of both files from the same moment is consistent.
"""

import logging
import os
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from starhaul.kernel.typed import from_json

_SIZE = 256
"""Fixed size in bytes: it is written in place, so that it works on a full disk."""

log = logging.getLogger("starhaul.store")


class DatabaseHead(msgspec.Struct, frozen=True):
    """`database` identifies the database; copies share it."""

    database: str
    batches: int
    chain: str


class Missing(NamedTuple):
    """What a database lacks. `batches` is 0 if the number is right but the batches differ."""

    batches: int


def name_of(secret: bytes) -> str:
    return blake2b(secret, digest_size=8, person=b"starhaul-head").hexdigest()


def file_of(database: str) -> str:
    return f"{database}.head"


def read(database: str) -> DatabaseHead | None:
    """None if there is no such file, or it is invalid."""
    try:
        with open(file_of(database), "rb") as file:
            return from_json(file.read(_SIZE), DatabaseHead)
    except (OSError, msgspec.DecodeError):
        return None


def missing(written: DatabaseHead | None, stored: DatabaseHead) -> Missing | None:
    """Compare the head file with the database.


    >>> stored = DatabaseHead("one", 7, "ab")
    >>> missing(DatabaseHead("one", 9, "cd"), stored)
    Missing(batches=2)
    >>> earlier, other = DatabaseHead("one", 6, "cd"), DatabaseHead("other", 9, "cd")
    >>> missing(earlier, stored), missing(other, stored), missing(None, stored)
    (None, None, None)
    """
    if written is None or written.database != stored.database or written.batches < stored.batches:
        return None
    if written.batches > stored.batches:
        return Missing(written.batches - stored.batches)
    return None if written.chain == stored.chain else Missing(0)


class HeadFile:
    """The open head file. Its errors are not errors of the store."""

    def __init__(self, database: str) -> None:
        try:
            self._file: int | None = os.open(file_of(database), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            log.warning("cannot write the head file, so loss of recent data would go unnoticed: %s", error)
            self._file = None

    def write(self, head: DatabaseHead) -> None:
        if self._file is not None:
            with suppress(OSError):
                os.pwrite(self._file, msgspec.json.encode(head).ljust(_SIZE - 1) + b"\n", 0)

    def sync(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                os.fsync(self._file)

    def close(self) -> None:
        self.sync()
        if self._file is not None:
            os.close(self._file)
            self._file = None
