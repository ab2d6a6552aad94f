"""A bounded queue for an actor.

Used by `arrival`, which adds the time of arrival.
"""

from asyncio import CancelledError, Future, get_running_loop
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """A queue with many producers and one consumer. Every message to a table goes through one, so it is
    lighter than `asyncio.Queue`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._letters: deque[T] = deque()
        self._reader: Future[None] | None = None
        self._writers: deque[Future[None]] = deque()

    @property
    def is_full(self) -> bool:
        return len(self._letters) >= self._most

    def __len__(self) -> int:
        return len(self._letters)

    @property
    def first(self) -> T | None:
        """The next item, without removing it; None if the queue is empty."""
        return self._letters[0] if self._letters else None

    async def put(self, letter: T) -> None:
        """Waits while the queue is full."""
        while self.is_full:
            turn = get_running_loop().create_future()
            self._writers.append(turn)
            try:
                await turn
            except CancelledError:
                if not turn.cancelled():
                    # Free the slot that was reserved for it.
                    self._wake_writer()
                raise
        self.put_now(letter)

    def put_now(self, letter: T) -> None:
        self._letters.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        while not self._letters:
            self._reader = get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self.get_now()

    def get_now(self) -> T:
        letter = self._letters.popleft()
        self._wake_writer()
        return letter

    def _wake_writer(self) -> None:
        while self._writers:
            turn = self._writers.popleft()
            if not turn.done():
                turn.set_result(None)
                return
