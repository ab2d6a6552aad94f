"""How much was written to a database, in a second place: a small file beside it.

A database whose log (`-wal`) was lost is consistent, only older. The head file is written after each commit
and is no part of that log, so it knows of batches that are gone: their number, and the hash of the last one.

What it proves: if it counts more batches than the database, that many acknowledged batches are missing. What
it does not: it lags behind after a loss of power, and a copy of both files from the same moment agrees with
itself.
"""

import logging
import os
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from starhaul.kernel.typed import from_json

_SIZE = 256
"""Bytes, always the same: it is written in place, also on a full disk."""

log = logging.getLogger("starhaul.store")


class DatabaseHead(msgspec.Struct, frozen=True):
    """`database` tells databases apart; copies of one have the same."""

    database: str
    batches: int
    chain: str


class Missing(NamedTuple):
    """What a database lacks. `batches` is 0 if it has as many as were written, but others."""

    batches: int


def name_of(secret: bytes) -> str:
    return blake2b(secret, digest_size=8, person=b"starhaul-head").hexdigest()


def file_of(database: str) -> str:
    return f"{database}.head"


def read(database: str) -> DatabaseHead | None:
    """None if there is none, or if it cannot be understood."""
    try:
        with open(file_of(database), "rb") as file:
            return from_json(file.read(_SIZE), DatabaseHead)
    except (OSError, msgspec.DecodeError):
        return None


def missing(written: DatabaseHead | None, kept: DatabaseHead) -> Missing | None:
    """Compare what was written with what the database has.

    >>> kept = DatabaseHead("one", 7, "ab")
    >>> missing(DatabaseHead("one", 9, "cd"), kept)
    Missing(batches=2)
    >>> earlier, other = DatabaseHead("one", 6, "cd"), DatabaseHead("other", 9, "cd")
    >>> missing(earlier, kept), missing(other, kept), missing(None, kept)
    (None, None, None)
    """
    if written is None or written.database != kept.database or written.batches < kept.batches:
        return None
    if written.batches > kept.batches:
        return Missing(written.batches - kept.batches)
    return None if written.chain == kept.chain else Missing(0)


class HeadFile:
    """The file, open for writing. Trouble with it is not trouble with the store."""

    def __init__(self, database: str) -> None:
        try:
            self._file: int | None = os.open(file_of(database), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            log.warning("without a head file a missing end of the database cannot be noticed: %s", error)
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
