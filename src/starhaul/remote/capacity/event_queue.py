"""The clock of a simulation: events at points of time, carried out in order."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

Event = Callable[[], None]


class EventQueue:
    """
    >>> queue, happened = EventQueue(), []
    >>> queue.after(2.0, lambda: happened.append(("second", queue.now)))
    >>> queue.after(1.0, lambda: queue.after(0.5, lambda: happened.append(("first", queue.now))))
    >>> queue.run()
    >>> happened
    [('first', 1.5), ('second', 2.0)]
    """

    def __init__(self) -> None:
        self.now = 0.0
        """Seconds."""
        self._events: list[tuple[float, int, Event]] = []
        # Events of the same moment happen in the order in which they were planned.
        self._numbers = count()

    def after(self, seconds: float, event: Event) -> None:
        heappush(self._events, (self.now + seconds, next(self._numbers), event))

    def run(self) -> None:
        """Until nothing is planned any more."""
        while self._events:
            self.now, _, event = heappop(self._events)
            event()
