"""One server for each database: who comes second is told so. A lock ends with its process in any case."""

import fcntl
import os

from starhaul.kernel.errors import BadInput


class Lock:
    """Held until `release`. Its file stays: removing it would let two servers hold two locks."""

    def __init__(self, database: str) -> None:
        self._file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            # Not `lockf`: that one knows processes only, and two stores in one process are two as well.
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            os.close(self._file)
            if not isinstance(error, BlockingIOError):
                raise
            raise BadInput("store-taken", process=holder) from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        os.close(self._file)
