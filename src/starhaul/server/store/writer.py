"""The writer thread: writes everything queued in one transaction and then completes all waiting calls.

It competes with the event loop for the interpreter lock, which SQLite releases at every call and gets back
late when the loop is busy. So the number of calls is what costs: all batches of a group go into one
statement, which is a transaction by itself if there is nothing else in the group.
"""

import asyncio
import sqlite3
import sys
import time
from asyncio import Future
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from starhaul.server.store.ledger import ROWS_AT_ONCE, Ledger
from starhaul.server.store.outcomes import Outcome, tell
from starhaul.server.store.rows import Row
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.trouble import is_of_the_disk, trouble

MOST_AT_ONCE = 512
"""Maximum number of jobs in a group."""
_SWITCH_S = 0.001
"""Interpreter switch interval: with the default of 5 ms a group takes three times as long when the loop is
busy."""
Work = Callable[[sqlite3.Connection], Any]
"""Any other write. It may run twice, but is committed once."""


class Job(NamedTuple):
    future: Future[Any]
    what: Row | Work


class Writer:
    """Owns its connection until it is closed."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: str,
        ledger: Ledger,
        wrote: Callable[[], None] = lambda: None,
    ) -> None:
        # For the whole process; there is no finer setting.
        if sys.getswitchinterval() > _SWITCH_S:
            sys.setswitchinterval(_SWITCH_S)
        self._connection = connection
        self._path = path
        self._ledger = ledger
        self._wrote = wrote
        """Called in the thread after each group, before its jobs are completed."""
        self.took: Callable[[float], None] = lambda seconds: None
        """Called in the thread after each group with the time that it took."""
        self.trouble: StoreTrouble | None = None
        """The current disk error; cleared by `recover`."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ended: Future[None] | None = None
        self._thread = Thread(target=self._serve, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, what: Row | Work) -> Any:
        """Returns when the data is on disk."""
        if self._ended is not None:
            raise StoreTrouble("closed")
        future: Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(future, what))
        return await future

    @property
    def queue(self) -> int:
        """The number of waiting jobs."""
        return self._jobs.qsize()

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if self._ended is None:
            self._ended = asyncio.get_running_loop().create_future()
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    # --- in the thread -------------------------------------------------------------------------------------

    def _serve(self) -> None:
        is_last = False
        while not is_last:
            jobs, is_last = self._take()
            began = time.monotonic()
            outcomes = self._write(jobs)
            self._wrote()
            if jobs:
                self.took(time.monotonic() - began)
            tell(outcomes)
        with suppress(sqlite3.Error):
            self._connection.close()
        if self._ended is not None:
            tell([Outcome(self._ended, None)])

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for a job and take all others that are queued; also returns whether the writer is to stop."""
        jobs: list[Job] = []
        try:
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE:
                    return jobs, False
                job = self._jobs.get_nowait()
        except Empty:
            return jobs, False
        return jobs, True

    def note(self, trouble: StoreTrouble) -> None:
        """Record an error, from any thread. Damage is permanent."""
        if not self.is_damaged:
            self.trouble = trouble

    @property
    def is_damaged(self) -> bool:
        return self.trouble is not None and self.trouble.code == "damaged"

    def recover(self) -> None:
        """A write of realistic size has succeeded."""
        if not self.is_damaged:
            self.trouble = None

    def _write(self, jobs: list[Job]) -> list[Outcome]:
        if self.is_damaged:
            # Writing to a damaged file could overwrite anything.
            return [Outcome(job.future, None, self.trouble) for job in jobs]
        try:
            return self._together(jobs)
        except Exception as error:
            self._roll_back()
            if len(jobs) == 1 or is_of_the_disk(error):
                failure = trouble(error, self._path)
                if is_of_the_disk(error):
                    self.note(failure)
                return [Outcome(job.future, None, failure) for job in jobs]
        # One job of the group is invalid, so each job is written separately.
        return [outcome for job in jobs for outcome in self._write([job])]

    def _together(self, jobs: list[Job]) -> list[Outcome]:
        rows = [job.what for job in jobs if isinstance(job.what, tuple)]
        if len(rows) == len(jobs) <= ROWS_AT_ONCE:
            self._ledger.insert(self._connection, rows)
            outcomes = [Outcome(job.future, None) for job in jobs]
        else:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = self._in_order(jobs)
            self._connection.execute("COMMIT")
        self._ledger.commit()
        return outcomes

    def _in_order(self, jobs: list[Job]) -> list[Outcome]:
        """Consecutive batches are written together; the order is preserved."""
        outcomes: list[Outcome] = []
        rows: list[Row] = []
        for job in jobs:
            result = None
            if isinstance(job.what, tuple):
                rows.append(job.what)
            else:
                self._ledger.insert(self._connection, rows)
                rows.clear()
                result = job.what(self._connection)
            outcomes.append(Outcome(job.future, result))
        self._ledger.insert(self._connection, rows)
        return outcomes

    def _roll_back(self) -> None:
        self._ledger.roll_back()
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
