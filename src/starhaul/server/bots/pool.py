"""The worker processes of a server. Every question gets an answer, whatever happens to a worker.

A seat always uses the same worker, which has its bot in memory. A worker handles one question at a time, so
it is known which bot keeps it busy: when a bot hangs, the question is answered with a failure, the worker is
replaced, and questions queued for it go to the new one.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple
from zlib import crc32

from starhaul.bots.thinking import HANG_MS, LIMIT_MS
from starhaul.server.bots.calls import (
    BARRED,
    DIED,
    HUNG,
    STOPPED,
    AdviceCall,
    Advised,
    Answer,
    BotCall,
    Forget,
    LookBackCall,
    framed,
)
from starhaul.server.bots.worker_connection import LineBroken, WorkerConnection

GRACE_MS = 1000
"""Grace period after `hang_ms`, after which a worker that still has not answered is killed."""
TRIES = 2
"""A worker may have been killed from outside, so its question is asked once more."""
MOST_STRIKES = 3
"""A seat whose bot has cost this many workers is not asked again."""
REST_S = 1.0
"""Pause after a failed start of a worker."""

log = logging.getLogger(__name__)


class BotPool:
    """Workers start on first use: a server without bots does not pay for them."""

    def __init__(self, workers: int = 1, *, hang_ms: float = HANG_MS) -> None:
        self.hang_ms = hang_ms
        self.asks = 0
        self.restarts = 0
        self.slow = 0
        """Answers that took longer than the limit of tournaments."""
        self.lapses: Counter[str] = Counter()
        """Failures by reason."""
        self.on_answer: Callable[[Answer], object] | None = None
        """Called with every answer, for statistics."""
        self.strikes: Counter[tuple[str, int]] = Counter()
        """How many workers each seat has cost."""
        self._desks = [Desk(self) for _ in range(max(1, workers))]
        self._is_stopped = False

    @property
    def waiting(self) -> int:
        """Number of unanswered questions."""
        return sum(desk.waiting for desk in self._desks)

    @property
    def pids(self) -> list[int]:
        """Process IDs of the running workers."""
        return [desk.line.pid for desk in self._desks if desk.line is not None and desk.line.is_open]

    async def start(self) -> None:
        """Start all workers before they are needed."""
        await asyncio.gather(*(desk.opened() for desk in self._desks))

    async def ask(self, ask: BotCall | LookBackCall) -> Answer:
        """Never raises because of a bot or a worker; `why` says what went wrong."""
        self.asks += 1
        answer = await self._answer(ask)
        assert isinstance(answer, Answer), "bots give answers"
        self.slow += answer.took_ms > LIMIT_MS
        if answer.why:
            self.lapses[answer.why] += 1
        if self.on_answer is not None:
            self.on_answer(answer)
        return answer

    async def advise(self, call: AdviceCall) -> Advised:
        """Advice for a person, who waits for it: it is given before the questions to bots that are queued.
        Never raises because of a bot or a worker."""
        answer = await self._answer(call)
        if isinstance(answer, Answer):
            return Advised(why=answer.why, detail=answer.detail)
        return answer

    async def _answer(self, ask: BotCall | AdviceCall | LookBackCall) -> Answer | Advised:
        if self._is_stopped:
            return Answer(why=STOPPED)
        if self.strikes[ask.chair] >= MOST_STRIKES:
            return Answer(why=BARRED)
        # Neighbouring seats use different workers, so they can think at the same time.
        return await self._desks[(crc32(ask.match.encode()) + ask.seat) % len(self._desks)].ask(ask)

    def forget(self, match: str) -> None:
        """The match is over, or is no longer played here."""
        for chair in [chair for chair in self.strikes if chair[0] == match]:
            del self.strikes[chair]
        for desk in self._desks:
            desk.forget(match)

    async def stop(self) -> None:
        """Stop all workers; pending questions are answered with `STOPPED`."""
        self._is_stopped = True
        await asyncio.gather(*(desk.stop() for desk in self._desks))


class Call(NamedTuple):
    """A pending question."""

    chair: tuple[str, int]
    frame: bytes
    is_urgent: bool = False


class Desk:
    """One worker at a time, and the queue of questions for it."""

    def __init__(self, pool: BotPool) -> None:
        self.line: WorkerConnection | None = None
        self._pool = pool
        self._calls: dict[asyncio.Future[Answer | Advised], Call] = {}
        """In order of arrival; cancelled questions are removed."""
        self._task: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()
        self._has_been_open = False

    @property
    def waiting(self) -> int:
        return len(self._calls)

    async def ask(self, ask: BotCall | AdviceCall | LookBackCall) -> Answer | Advised:
        answer: asyncio.Future[Answer | Advised] = asyncio.get_running_loop().create_future()
        self._calls[answer] = Call(ask.chair, framed(ask), isinstance(ask, AdviceCall))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        try:
            return await answer
        finally:
            self._calls.pop(answer, None)

    async def _work(self) -> None:
        """Handle questions until the queue is empty."""
        while self._calls:
            waiting, call = self._next()
            try:
                answer = await self._answer(call)
            except Exception:
                # A bug of ours; the questions behind it must not hang.
                log.exception("a question to a bot was lost")
                answer = Answer(why=DIED)
            self._calls.pop(waiting, None)
            if not waiting.done():
                waiting.set_result(answer)
        self._task = None

    def _next(self) -> tuple[asyncio.Future[Answer | Advised], Call]:
        """The first urgent question, or else the first."""
        calls = list(self._calls.items())
        return next((entry for entry in calls if entry[1].is_urgent), calls[0])

    async def _answer(self, call: Call) -> Answer | Advised:
        for _ in range(TRIES):
            try:
                line = await self.opened()
            except LineBroken:
                await asyncio.sleep(REST_S)
                return Answer(why=DIED, detail="no worker")
            try:
                return await self._exchange(line, call)
            except TimeoutError:
                await self._lose(call, line, HUNG)
                return self._lapse(call, HUNG)
            except LineBroken:
                await self._lose(call, line, DIED)
        return self._lapse(call, DIED)

    async def _exchange(self, line: WorkerConnection, call: Call) -> Answer | Advised:
        answer = asyncio.create_task(line.exchange(call.frame))
        try:
            # In two parts: if the server itself was blocked during the first, an answer that has arrived
            # meanwhile is read during the second.
            for timeout_ms in (self._pool.hang_ms, GRACE_MS):
                if (await asyncio.wait((answer,), timeout=timeout_ms / 1000))[0]:
                    return answer.result()
            raise TimeoutError
        finally:
            answer.cancel()

    async def _lose(self, call: Call, line: WorkerConnection, why: str) -> None:
        log.warning("bot worker %d %s; match %s, seat %d", line.pid, why, *call.chair)
        self.line = None
        await line.cut()

    def _lapse(self, call: Call, why: str) -> Answer:
        self._pool.strikes[call.chair] += 1
        return Answer(why=why)

    async def opened(self) -> WorkerConnection:
        """A connection to a running worker."""
        async with self._opening:
            if self.line is not None and not self.line.is_open:
                await self.line.cut()
                self.line = None
            if self.line is None:
                self._pool.restarts += self._has_been_open
                self._has_been_open = True
                self.line = await WorkerConnection.open(self._pool.hang_ms)
            return self.line

    def forget(self, match: str) -> None:
        if self.line is not None and self.line.is_open:
            self.line.tell(framed(Forget(match)))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for waiting in self._calls:
            if not waiting.done():
                waiting.set_result(Answer(why=STOPPED))
        line, self.line = self.line, None
        if line is not None:
            await line.close()
