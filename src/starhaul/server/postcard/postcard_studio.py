"""Has postcards made in a worker process, one after the other, so that the server's loop never waits.

Used by `http.link_pages`, in the threads of a shelf. What happens in the process is in `postcard_worker`.
"""

import os
import subprocess
import sys
import threading

from starhaul.server.postcard.postcard_records import (
    Postcard,
    PostcardAnswer,
    PostcardOrder,
    framed,
    unframed,
)
from starhaul.server.table_error import TableError

WAIT_S = 20.0
"""Maximum time for a postcard by the wall clock; it takes less than 0.2 s of processor time."""
TRIES = 2
"""A worker may have ended by itself just when the order was sent."""


class PostcardError(TableError):
    """A postcard that is not made, and why."""

    prefix = "postcard"


class PostcardStudio:
    """The worker starts with the first order: a server whose links nobody shares does not pay for it."""

    def __init__(self) -> None:
        self._worker: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._is_stopped = False

    def make(self, order: PostcardOrder) -> Postcard:
        """Blocks until it is made; raises `PostcardError` with the reason if it cannot be."""
        with self._lock:
            for _ in range(0 if self._is_stopped else TRIES):
                answer = self._ask(order)
                if answer is not None:
                    return _card_in(answer)
        raise PostcardError("failed")

    def stop(self) -> None:
        self._is_stopped = True
        self._end()

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.communicate()

    def _ask(self, order: PostcardOrder) -> PostcardAnswer | None:
        """None if the worker died or took too long."""
        worker = self._worker = self._started()
        assert worker.stdin is not None, "opened with pipes"
        assert worker.stdout is not None, "opened with pipes"
        alarm = threading.Timer(WAIT_S, worker.kill)
        alarm.start()
        try:
            worker.stdin.write(framed(order))
            worker.stdin.flush()
            return unframed(worker.stdout, PostcardAnswer)
        except OSError:
            return None
        finally:
            alarm.cancel()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._worker is not None and self._worker.poll() is None:
            return self._worker
        self._end()
        # Without -P, files in the current directory could replace our modules.
        command = [sys.executable, "-P", "-m", "starhaul.server.postcard.postcard_worker"]
        path = os.pathsep.join(path or os.curdir for path in sys.path)
        try:
            return subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
            )
        except OSError:
            raise PostcardError("failed") from None


def _card_in(answer: PostcardAnswer) -> Postcard:
    if answer.card is None:
        # A log of our own is never refused, so there is nothing that a person could do about it.
        raise PostcardError("failed")
    return answer.card
