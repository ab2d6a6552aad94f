"""What a room gets with its table: a store that writes in the name of the table's owner, the clock of the
table, and the answer to whether the table still is its own."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starhaul.server.clock.service_clock import Clock
from starhaul.server.store.store_contract import TableStore


def always() -> bool:
    """A single server owns everything."""
    return True


async def nothing() -> None:
    """A single server releases nothing."""


class TableHold(NamedTuple):
    store: TableStore
    clock: Clock
    is_valid: Callable[[], bool] = always
    """A room whose hold is no longer valid sends nothing."""
    release: Callable[[], Awaitable[None]] = nothing
    """Others may take the table from now on; for a table whose match is to continue at once."""
    rest: Callable[[], Awaitable[None]] = nothing
    """The same, but the table stays unloaded until it is requested."""


class ShiftedClock:
    """The time of a table: the service clock of its owner plus a shift, so that it continues wherever it
    goes.

    >>> class Wall:
    ...     def now_ms(self):
    ...         return 900
    >>> ShiftedClock(Wall(), -300).now_ms()
    600
    """

    def __init__(self, clock: Clock, shift_ms: int) -> None:
        self._clock = clock
        self.shift_ms = shift_ms

    def now_ms(self) -> int:
        return self._clock.now_ms() + self.shift_ms
