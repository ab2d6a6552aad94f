"""The mailbox of a table and its clock: a message counts as of its arrival, however late it is handled.

Used by `room` and, for the time alone, by the live match. The queue itself is `mailbox`.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starhaul.server.clock.service_clock import Clock
from starhaul.server.table.mailbox import Mailbox

MAILBOX = 512
"""Capacity of the mailbox of a table."""

Message = Callable[[], Awaitable[None]]


class Letter(NamedTuple):
    """A message to a table, and its arrival time on the service clock."""

    at_ms: int
    message: Message


class ArrivalClock:
    """While a table handles a message, its time is the arrival time of that message. Between messages it is
    the arrival time of the next one, if one is waiting, so that no deadline passes before it.


    >>> class Wall:
    ...     def now_ms(self):
    ...         return 900
    >>> waiting = [700]
    >>> clock = ArrivalClock(Wall(), lambda: waiting[0] if waiting else None)
    >>> clock.handle(500)
    >>> clock.now_ms()
    500
    >>> clock.handle(None)
    >>> clock.now_ms()
    700
    >>> waiting.clear()
    >>> clock.now_ms()
    900
    """

    def __init__(self, clock: Clock, next_arrival: Callable[[], int | None]) -> None:
        self._clock = clock
        self._next_arrival = next_arrival
        self._handled: int | None = None
        self._latest = 0

    def handle(self, arrived_ms: int | None) -> None:
        """A message that arrived then is being handled; None: no longer."""
        self._handled = arrived_ms

    def now_ms(self) -> int:
        """Never goes back."""
        arrived = self._next_arrival() if self._handled is None else self._handled
        self._latest = max(self._latest, self._clock.now_ms() if arrived is None else arrived)
        return self._latest


class Post:
    """The queue of work for a table, with arrival times."""

    def __init__(self, clock: Clock) -> None:
        self._service = clock
        self._box: Mailbox[Letter] = Mailbox(MAILBOX)
        self.clock = ArrivalClock(clock, self._next_arrival)

    def __len__(self) -> int:
        return len(self._box)

    async def put(self, message: Message) -> None:
        """Waits while the queue is full."""
        await self._box.put(Letter(self._service.now_ms(), message))

    def put_now(self, message: Message) -> None:
        """For timers and bots, which must not wait; dropped if the queue is full, because then the table
        wakes anyway."""
        if not self._box.is_full:
            self._box.put_now(Letter(self._service.now_ms(), message))

    async def handle_next(self) -> None:
        """Wait for a message and handle it."""
        await self._handle(await self._box.get())

    async def handle_waiting(self) -> None:
        """Handle the next message, which is already there."""
        await self._handle(self._box.get_now())

    async def _handle(self, letter: Letter) -> None:
        self.clock.handle(letter.at_ms)
        try:
            await letter.message()
        finally:
            self.clock.handle(None)

    def _next_arrival(self) -> int | None:
        letter = self._box.first
        return None if letter is None else letter.at_ms
