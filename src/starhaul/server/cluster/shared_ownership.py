"""Ownership of tables where several nodes use one house: rows in the database, with leases and epochs.

A node that is silent for longer than its lease may be ended by any other; the database then refuses whatever
it still writes. The node itself stops earlier, by its own monotonic clock: its holds are not valid any more.
"""

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from starhaul.server.clock.service_clock import RESERVE_MS, Clock
from starhaul.server.cluster.fenced_store import FencedStore, FencingStore
from starhaul.server.cluster.table_hold import ShiftedClock, TableHold
from starhaul.server.cluster.table_owners import NodePlace
from starhaul.server.store.fence import Fence


class OwnedTable(Protocol):
    """A table that belongs to this node now."""

    @property
    def table(self) -> str: ...

    @property
    def node(self) -> str: ...

    @property
    def epoch(self) -> int: ...

    @property
    def shift_ms(self) -> int: ...


class OwnersStore(FencingStore, Protocol):
    """What is needed of the store; see `postgres_store`."""

    @property
    def node(self) -> str: ...

    @property
    def valid_until(self) -> float: ...

    async def take(
        self, tables: Collection[str], now_ms: int, *, ends_silent: bool
    ) -> Sequence[OwnedTable]: ...

    async def found(self, table: str) -> OwnedTable: ...

    async def release(self, fence: Fence, stood_ms: int, *, rests: bool) -> bool: ...

    async def owner(self, table: str) -> tuple[str, str, str] | None: ...

    async def living(self) -> Sequence[tuple[str, str, str]]: ...

    async def free_at_play(self) -> list[str]: ...

    def table_time(self, table: str) -> int | None: ...


class SharedOwnership:
    """`settles_s`: how long this node must have held its lease before it ends nodes whose lease has expired.
    After an outage of the database all leases have."""

    is_shared = True

    def __init__(self, store: OwnersStore, clock: Clock, settles_s: float = 4.0) -> None:
        self._store = store
        self._clock = clock
        self._settles_s = settles_s
        self._settled_at = time.monotonic()

    @property
    def is_certain(self) -> bool:
        now = time.monotonic()
        is_certain = now < self._store.valid_until
        if not is_certain:
            self._settled_at = now + self._settles_s
        return is_certain

    async def take(self, tables: Collection[str]) -> Mapping[str, TableHold]:
        found = await self._store.take(tables, self._clock.now_ms(), ends_silent=self._is_settled)
        return {one.table: self._hold(one) for one in found}

    async def found(self, table: str) -> TableHold:
        return self._hold(await self._store.found(table))

    async def elsewhere(self, table: str) -> NodePlace | None:
        found = await self._store.owner(table)
        # After an outage of the database, tables of this node may be unloaded.
        return None if found is None or found[0] == self._store.node else NodePlace(*found)

    @property
    def _is_settled(self) -> bool:
        return self.is_certain and time.monotonic() >= self._settled_at

    async def free_at_play(self) -> list[str]:
        return await self._store.free_at_play() if self._is_settled else []

    async def others(self) -> list[NodePlace]:
        found = [NodePlace(*one) for one in await self._store.living()]
        return [place for place in found if place.id != self._store.node]

    def table_ms(self, table: str) -> int:
        # The time of another node is known up to what it has reserved, which is ahead.
        found = self._store.table_time(table)
        return self._clock.now_ms() if found is None else found - RESERVE_MS

    def _hold(self, found: OwnedTable) -> TableHold:
        held = HeldTable(self._store, self._clock, found)
        store = FencedStore(self._store, held.fence)
        return TableHold(store, held.clock, held.is_valid, held.release, held.rest)


class HeldTable:
    """A table of this node in one epoch."""

    def __init__(self, store: OwnersStore, clock: Clock, found: OwnedTable) -> None:
        self.fence = Fence(found.table, found.node, found.epoch)
        self.clock = ShiftedClock(clock, found.shift_ms)
        self._store = store
        self._is_released = False

    def is_valid(self) -> bool:
        store = self._store
        return (
            not self._is_released and self.fence.node == store.node and time.monotonic() < store.valid_until
        )

    async def release(self) -> None:
        """Another node is to continue its match at once."""
        await self._release(rests=False)

    async def rest(self) -> None:
        """It stays unloaded until it is requested."""
        await self._release(rests=True)

    async def _release(self, *, rests: bool) -> None:
        if self._is_released or self.fence.node != self._store.node:
            return
        await self._store.release(self.fence, self.clock.now_ms(), rests=rests)
        self._is_released = True
