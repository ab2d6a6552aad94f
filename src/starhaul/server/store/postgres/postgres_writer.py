"""The writer: one task that writes everything queued in one transaction, and then completes all waiting
calls.

Every group is written in the name of the node and renews its lease (`node_row.py`). What belongs to a table
that somebody else has taken is refused by itself; the others are written.

While a group is on its way the next one gathers, so the number of round trips does not grow with the load. A
group of batches alone is one statement. What has been told is on disk: an answer is given after the commit,
and if the connection is lost on the way, not before it is known what has become of it (`writer_line.py`).
"""

import asyncio
import logging
import time
from asyncio import Future
from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from starhaul.kernel.errors import BadInput
from starhaul.server.store.batch_chain import BatchChain
from starhaul.server.store.fence import LOST, Fence, not_ours
from starhaul.server.store.outcomes import Outcome, tell
from starhaul.server.store.postgres.group_statements import (
    ClaimedNode,
    FencedBatch,
    NodeEnded,
    NodeStep,
    Query,
    append,
    follow,
    write_steps,
)
from starhaul.server.store.postgres.loop_thread import LoopThread
from starhaul.server.store.postgres.node_row import LEASE_S, MARGIN_S, WriterClaim
from starhaul.server.store.postgres.postgres_trouble import (
    in_short,
    is_lost,
    is_of_the_server,
    is_unknown_match,
    trouble,
)
from starhaul.server.store.postgres.writer_line import WriterLine
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.stored_writing import Statement

MOST_AT_ONCE = 512
"""Maximum number of jobs in a group."""
SLOW_S = 2.0
"""A group that takes longer stops the service clock: nobody loses time because the database does not
answer."""
RETRY_S = 0.25
"""Pause between attempts to find out what has become of a group."""

log = logging.getLogger("starhaul.store")


class WriteJob(NamedTuple):
    future: Future[Any]
    steps: Sequence[NodeStep]
    fence: Fence | None = None


class PostgresWriter:
    """Lives in the loop of a thread; `do` and `close` are awaited in any other."""

    def __init__(self, line: WriterLine, found: WriterClaim, thread: LoopThread) -> None:
        self._line = line
        self._claim = found
        self._thread = thread
        self._chain = BatchChain(found.head)
        self._commits = found.commits
        self.took: Callable[[float], None] = lambda seconds: None
        """Called in the thread after each group with the time that it took."""
        self.trouble: StoreTrouble | None = None
        """The current failure; cleared by `recover`."""
        self._jobs: deque[WriteJob] = deque()
        self._news = asyncio.Event()
        self._is_idle = True
        self._is_closing = False
        self._results: list[Any] = []
        """Of the group that is being written: known before it is committed."""
        self.valid_until = time.monotonic() + LEASE_S - MARGIN_S
        """Until then nobody else may have ended this node, by our own clock."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._serve(), name="store-writer")

    @property
    def node(self) -> str:
        """The ID of the node. It changes when another node has ended this one."""
        return self._line.node

    async def do(self, steps: Sequence[NodeStep], fence: Fence | None = None) -> Any:
        """Returns when the data is on disk."""
        if self._is_closing:
            raise StoreTrouble("closed")
        future: Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.append(WriteJob(future, steps, fence))
        # Waking another thread is a system call: only if it waits.
        if self._is_idle:
            self._is_idle = False
            self._thread.loop.call_soon_threadsafe(self._news.set)
        return await future

    @property
    def queue(self) -> int:
        """The number of waiting jobs."""
        return len(self._jobs)

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._is_closing = True
        await self._thread.join(self._end())

    def note(self, found: StoreTrouble) -> None:
        """Record a failure. Damage is permanent."""
        if not self.is_damaged:
            self.trouble = found

    @property
    def is_damaged(self) -> bool:
        return self.trouble is not None and self.trouble.code == "damaged"

    async def forget(self, matches: Collection[str]) -> None:
        """Others have written these matches meanwhile."""

        async def drop() -> None:
            self._chain.drop(matches)

        await self._thread.join(drop())

    def recover(self) -> None:
        """A write of realistic size has succeeded."""
        if not self.is_damaged:
            self.trouble = None

    # --- in the thread -------------------------------------------------------------------------------------

    async def _end(self) -> None:
        self._news.set()
        if self._task is not None:
            await self._task
        await self._line.close()

    async def _serve(self) -> None:
        while self._jobs or not self._is_closing:
            if not self._jobs:
                await self._wait()
                continue
            jobs = [self._jobs.popleft() for _ in range(min(len(self._jobs), MOST_AT_ONCE))]
            began = time.monotonic()
            slow = self._thread.loop.call_later(SLOW_S, self._note_slow)
            try:
                outcomes = await self._write(jobs)
            finally:
                slow.cancel()
            self.took(time.monotonic() - began)
            tell(outcomes)

    async def _wait(self) -> None:
        self._news.clear()
        self._is_idle = True
        # In this order: who has added a job before that may not have seen that nobody looks.
        if not self._jobs and not self._is_closing:
            await self._news.wait()
        self._is_idle = False

    def _note_slow(self) -> None:
        if self.trouble is None:
            self.note(StoreTrouble("busy"))

    async def _write(self, jobs: list[WriteJob]) -> list[Outcome]:
        try:
            if self.is_damaged:
                return _failed(jobs, self.trouble)
            await self._connect()
        except Exception as error:
            return self._refuse(jobs, error)
        mine = [job for job in jobs if _is_of(self.node, job)]
        lost = _failed([job for job in jobs if not _is_of(self.node, job)], not_ours())
        return [*lost, *(await self._write_connected(mine) if mine else ())]

    async def _write_connected(self, jobs: list[WriteJob]) -> list[Outcome]:
        self._results = []
        began, node = time.monotonic(), self.node
        try:
            await self._together(jobs)
        except NodeEnded:
            return await self._ended(jobs)
        except Exception as error:
            return await self._after(jobs, error, node)
        self.valid_until = began + LEASE_S - MARGIN_S
        return self._done(jobs)

    async def _together(self, jobs: list[WriteJob]) -> None:
        connection, chain, writer = self._line.connection, self._chain, self._writer
        if all(_is_batch(job) for job in jobs):
            self._results = [0] * len(jobs)
            batches = [FencedBatch(job.steps[0], job.fence.epoch if job.fence else 0) for job in jobs]
            await append(connection, chain, batches, writer)
            return
        await connection.execute("BEGIN")
        results = [await write_steps(connection, chain, job.steps, job.fence, writer) for job in jobs]
        await follow(connection, chain, writer)
        # From here on, a lost connection leaves open what has happened.
        self._results = results
        await connection.execute("COMMIT")

    @property
    def _writer(self) -> ClaimedNode:
        return ClaimedNode(self.node, self._claim.writer)

    def _done(self, jobs: list[WriteJob]) -> list[Outcome]:
        self._commits += 1
        self._chain.commit()
        return self._told(jobs)

    def _told(self, jobs: list[WriteJob]) -> list[Outcome]:
        return [Outcome(job.future, result) for job, result in zip(jobs, self._results, strict=True)]

    # --- failures ------------------------------------------------------------------------------------------

    async def _ended(self, jobs: list[WriteJob]) -> list[Outcome]:
        """Another node has ended this one, and nothing of the group was written. We go on as a new node, to
        which no table belongs."""
        self.valid_until = 0.0
        self._line.drop()
        log.warning("another node has taken over from this one, which was silent for too long")
        fenced = [job for job in jobs if job.fence is not None]
        rest = [job for job in jobs if job.fence is None]
        return [*_failed(fenced, not_ours()), *(await self._write(rest) if rest else ())]

    async def _after(self, jobs: list[WriteJob], error: Exception, node: str) -> list[Outcome]:
        """A group has failed; returns when it is certain that it was, or was not, written."""
        if is_lost(error) or not self._line.is_open:
            self._line.drop()
            self.note(trouble(error))
            if self._results and await self._was_committed(node):
                return self._done(jobs) if self.node == node else self._told(jobs)
            self._chain.roll_back()
            return self._refuse(jobs, error)
        self._chain.roll_back()
        await self._roll_back()
        if len(jobs) == 1 or is_of_the_server(error):
            return self._refuse(jobs, error)
        # One job of the group is invalid, so each job is written separately.
        return [outcome for job in jobs for outcome in await self._write([job])]

    async def _roll_back(self) -> None:
        try:
            if self._line.connection.is_in_transaction():
                await self._line.connection.execute("ROLLBACK")
        except Exception:
            # The next group opens a new one, which waits for the end of this one.
            self._line.drop()

    async def _was_committed(self, node: str) -> bool:
        """Ask until there is an answer. Only a server that is stopping gives up: its clients will ask the
        next one, which knows."""
        before = self._commits
        while not self._is_closing:
            try:
                self._claim = await self._line.open()
                found = self._claim.commits if self.node == node else await self._line.commits_of(node)
            except Exception as error:
                self.note(trouble(error))
                await asyncio.sleep(RETRY_S)
                continue
            if self.node != node:
                self._begin_anew()
            elif found != before + 1:
                self._check_history()
            return found == before + 1
        return False

    async def _connect(self) -> None:
        if not self._line.is_open:
            node = self.node
            try:
                self._claim = await self._line.open()
            except BadInput as taken:
                raise StoreTrouble("failed", reason=in_short(taken)) from taken
            if self.node == node:
                self._check_history()
            else:
                self._begin_anew()

    def _begin_anew(self) -> None:
        """As another node, after this one was ended."""
        self.valid_until = 0.0
        self._commits = self._claim.commits
        self._chain = BatchChain(self._claim.head)

    def _check_history(self) -> None:
        """The database has to be where we left it. If it is not, then either acknowledged data is gone (a
        standby that lagged behind was promoted, a backup was restored), or somebody else has written: in both
        cases what we know of the matches is wrong, and only a new start helps."""
        if self._claim.commits == self._commits:
            return
        lost = self._chain.head.batches - self._claim.head.batches
        log.critical(
            "the database is not where this server left it: %d groups of writes expected, %d found, %d"
            " batches missing. Nothing is written any more; restart the server",
            *(self._commits, self._claim.commits, max(0, lost)),
        )
        found = StoreTrouble("damaged", reason="the database is not where this server left it")
        self.note(found)
        raise found

    def _refuse(self, jobs: list[WriteJob], error: Exception) -> list[Outcome]:
        failure = trouble(error)
        if failure.code == "conflict" and jobs[0].fence is not None and is_unknown_match(error):
            failure = not_ours()
        if failure.code not in ("conflict", LOST):
            self.note(failure)
        return _failed(jobs, self.trouble if self.is_damaged else failure)


def _is_of(node: str, job: WriteJob) -> bool:
    return job.fence is None or job.fence.node == node


def _is_batch(job: WriteJob) -> bool:
    return len(job.steps) == 1 and not isinstance(job.steps[0], Statement | Query)


def _failed(jobs: list[WriteJob], failure: StoreTrouble | None) -> list[Outcome]:
    return [Outcome(job.future, None, failure) for job in jobs]
