"""The one thread that writes: whatever waits is written in one transaction, and then all hear of it.

The event loop runs beside it, and both need the interpreter, which SQLite gives away at every call and gets
back late when the loop is busy. So it is calls that cost: all batches of a group go into one statement, which
is a transaction by itself if nothing else is in the group.
"""

import asyncio
import sqlite3
import sys
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from starhaul.server.store.ledger import ROWS_AT_ONCE, Ledger
from starhaul.server.store.rows import Row
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.trouble import is_of_the_disk, trouble

MOST_AT_ONCE = 512
"""Jobs in a group."""
_SWITCH_S = 0.001
"""So soon a busy loop lets the writer go on; with the usual 5 ms a group takes three times as long."""
Work = Callable[[sqlite3.Connection], Any]
"""Anything else there is to write. It may run twice, but only once to the end."""


class Job(NamedTuple):
    future: Future[Any]
    what: Row | Work


class Outcome(NamedTuple):
    future: Future[Any]
    result: Any
    error: StoreTrouble | None = None


class Writer:
    """Owns its connection until it has closed it."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: str,
        ledger: Ledger,
        wrote: Callable[[], None] = lambda: None,
    ) -> None:
        # For the whole process, since there is no other way.
        if sys.getswitchinterval() > _SWITCH_S:
            sys.setswitchinterval(_SWITCH_S)
        self._connection = connection
        self._path = path
        self._ledger = ledger
        self._wrote = wrote
        """Called in the thread after each group, before anybody hears of it."""
        self.trouble: StoreTrouble | None = None
        """Of the disk, until whoever has found out that it is over says so."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ended: Future[None] | None = None
        self._thread = Thread(target=self._serve, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, what: Row | Work) -> Any:
        """Returns when it is on disk."""
        if self._ended is not None:
            raise StoreTrouble("closed")
        future: Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(future, what))
        return await future

    async def close(self) -> None:
        """Write what waits, then end."""
        if self._ended is None:
            self._ended = asyncio.get_running_loop().create_future()
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    # --- in the thread -------------------------------------------------------------------------------------

    def _serve(self) -> None:
        is_last = False
        while not is_last:
            jobs, is_last = self._take()
            outcomes = self._write(jobs)
            self._wrote()
            _tell(outcomes)
        with suppress(sqlite3.Error):
            self._connection.close()
        if self._ended is not None:
            _tell([Outcome(self._ended, None)])

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for a job and take what else is there; and whether that was all there will ever be."""
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
        """From any thread. Damage does not pass by itself."""
        if not self.is_damaged:
            self.trouble = trouble

    @property
    def is_damaged(self) -> bool:
        return self.trouble is not None and self.trouble.code == "damaged"

    def recover(self) -> None:
        """Something of the usual size could be written."""
        if not self.is_damaged:
            self.trouble = None

    def _write(self, jobs: list[Job]) -> list[Outcome]:
        if self.is_damaged:
            # It cannot be known what would be overwritten.
            return [Outcome(job.future, None, self.trouble) for job in jobs]
        try:
            return self._together(jobs)
        except Exception as error:
            self._roll_back()
            if len(jobs) == 1 or is_of_the_disk(error):
                told = trouble(error, self._path)
                if is_of_the_disk(error):
                    self.note(told)
                return [Outcome(job.future, None, told) for job in jobs]
        # Somebody in the group asks for the impossible; the others shall not suffer for it.
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
        """Neighbouring batches are written together, nothing overtakes anything."""
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


def _tell(outcomes: list[Outcome]) -> None:
    """Wake the loop once for all of them."""
    loops: dict[AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, some in loops.items():
        # A loop that was closed meanwhile has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, some)


def _resolve(outcomes: Iterable[Outcome]) -> None:
    for future, result, error in outcomes:
        # Who has stopped waiting is not told.
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
