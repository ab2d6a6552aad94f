"""Locks that allow only one server per database. They are released when the process ends, however it ends.

There are two. The lock file beside the database names the process that holds it. The other lock is on the
database file itself, so that a second name for it (a hard link, a bind mount) does not allow a second server.
"""

import errno
import fcntl
import os
import struct
from contextlib import suppress

from starhaul.kernel.errors import BadInput

_PLACE = 1 << 62
"""The locked byte of the database file: far behind those that SQLite uses for its own locks."""
_held: set[tuple[int, int]] = set()
"""Device and inode of the files that stores of this process have locked."""


def holder_of(database: str) -> str:
    """The process that uses a database now, as it has written itself; empty if none does. Changes nothing."""
    try:
        file = os.open(f"{os.path.realpath(database)}.lock", os.O_RDONLY)
    except OSError:
        return ""
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return ""
    except OSError:
        return os.pread(file, 20, 0).decode("ascii", "replace").strip()
    finally:
        os.close(file)


class Lock:
    """Held until `release`. The lock file is not removed: that would allow two servers to hold two locks."""

    def __init__(self, database: str) -> None:
        self._file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            # Not `lockf`: it is per process, and two stores in one process must exclude each other as well.
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            os.close(self._file)
            if not isinstance(error, BlockingIOError):
                raise
            raise BadInput("store-taken", process=holder) from None
        try:
            self._inode = _Inode(database)
        except BaseException:
            os.close(self._file)
            raise
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Only after all connections are closed: see `_Inode`."""
        self._inode.release()
        os.close(self._file)


class _Inode:
    """A lock on the database file itself, whatever its name.

    It belongs to the open file and not to the process, unlike the locks of SQLite. Closing the file would
    release those, so it stays open as long as there are connections, and is not even opened for a second
    store.
    """

    def __init__(self, database: str) -> None:
        # Created here and not by SQLite: it contains the secret of all links. Files beside it get the same
        # permissions.
        with suppress(FileExistsError):
            os.close(os.open(database, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        found = os.stat(database)
        self._key = found.st_dev, found.st_ino
        if self._key in _held:
            raise BadInput("store-taken-elsewhere")
        self._file = _opened(database)
        if self._file is None:
            return
        try:
            _lock_byte(self._file)
        except OSError as error:
            os.close(self._file)
            if error.errno in (errno.EACCES, errno.EAGAIN):
                raise BadInput("store-taken-elsewhere") from None
            raise
        _held.add(self._key)

    def release(self) -> None:
        if self._file is not None:
            _held.discard(self._key)
            os.close(self._file)


def _opened(database: str) -> int | None:
    try:
        return os.open(database, os.O_RDWR)
    except OSError:
        # SQLite will fail as well, with a better error message.
        return None


def _lock_byte(file: int) -> None:
    # On systems without such locks the lock file is enough.
    if hasattr(fcntl, "F_OFD_SETLK"):
        wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _PLACE, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)
