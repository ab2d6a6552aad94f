"""The store of a server in several PostgreSQL databases.

Implements `store_contract.Store` by passing each call to the store of one database, which has a writer and
connections of its own. A table and its matches are in one database, so whatever is written together is one
transaction there. Nothing is written in two databases together except the service clock, which may differ
between them: the latest one counts.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeVar

from starhaul.server.store.head import Missing
from starhaul.server.store.postgres.node_row import NodeFacts
from starhaul.server.store.postgres.postgres_store import PostgresStore
from starhaul.server.store.shards.shard_address import ShardAddress
from starhaul.server.store.shards.shard_placement import ShardPlacement
from starhaul.server.store.shards.shard_roll import check_shard_roll, read_one, write_roll
from starhaul.server.store.shards.sharded_reading import ShardedReading
from starhaul.server.store.store_contract import (
    BanRow,
    Batch,
    MatchRow,
    Snapshot,
    StoreFigures,
    StoreTrouble,
    TableRow,
)

T = TypeVar("T")


def open_shards(
    addresses: Sequence[ShardAddress], facts: NodeFacts | None = None
) -> "PostgresStore | ShardedStore":
    """The store of a house in one database or in several, for a node that says this about itself; raises
    `BadInput` if they are not one house."""
    opened: list[PostgresStore] = []
    try:
        for one in addresses:
            opened.append(PostgresStore(one.address, facts))
        found = [read_one(store, *one) for store, one in zip(opened, addresses, strict=True)]
        check_shard_roll(found)
        write_roll(opened, found)
    except BaseException:
        for store in opened:
            store.close_now()
        raise
    if len(opened) == 1:
        return opened[0]
    return ShardedStore(opened, ShardPlacement([one.name for one in found], [one.weight for one in found]))


class ShardedStore(ShardedReading):
    """Opened at server start, closed at shutdown. The first database is the home."""

    missing: Missing | None = None

    def __init__(self, stores: Sequence[PostgresStore], placement: ShardPlacement) -> None:
        super().__init__(stores, placement)
        self.stores = stores
        """In the order of the list: the home first."""

    @property
    def trouble(self) -> StoreTrouble | None:
        """Of any database: the clock of the whole house stands still until all can be written again."""
        return next((one.trouble for one in self.stores if one.trouble is not None), None)

    def number_of(self, table: str) -> int:
        """Of the database that has the table, or gets it."""
        found = self._search.place_of_table(table)
        return self._placement.place(table) if found is None else found

    # --- tables and time -----------------------------------------------------------------------------------

    async def put_table(self, row: TableRow) -> None:
        number = self.number_of(row.id)
        # Before it is written: the next call about it may not wait for this one.
        self._search.keep_table(row.id, number)
        await self.stores[number].put_table(row)

    async def touch(self, table: str) -> None:
        number = self._search.place_of_table(table)
        if number is not None:
            await self.stores[number].touch(table)

    async def close_idle(self, table: str, before: int) -> bool:
        number = self._search.place_of_table(table)
        return number is not None and await self.stores[number].close_idle(table, before)

    async def beat(self, service_ms: int) -> None:
        await self._all(lambda store: store.beat(service_ms))

    async def stop_clock(self, service_ms: int) -> None:
        await self._all(lambda store: store.stop_clock(service_ms))

    async def probe(self) -> None:
        await self._all(PostgresStore.probe)

    async def _all(self, call: Callable[[PostgresStore], Coroutine[object, object, T]]) -> list[T]:
        """Each database gets its chance, whatever has become of the others; raises the first error."""
        calls = (call(store) for store in self.stores)
        results = await asyncio.gather(*calls, return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException):
                raise result
        return [result for result in results if not isinstance(result, BaseException)]

    # --- what the operator decides -------------------------------------------------------------------------

    async def put_ban(self, row: BanRow) -> None:
        await self.stores[0].put_ban(row)

    async def drop_ban(self, network: str) -> bool:
        return await self.stores[0].drop_ban(network)

    async def put_link_secret(self, secret: bytes) -> None:
        await self.stores[0].put_link_secret(secret)

    # --- matches -------------------------------------------------------------------------------------------

    async def begin_match(self, row: MatchRow, first: Batch) -> None:
        number = self._search.place_of_table(row.table)
        if number is None:
            raise StoreTrouble("conflict")
        self._search.keep_match(row.id, number)
        await self.stores[number].begin_match(row, first)

    def _store_of(self, match: str) -> PostgresStore:
        number = self._search.place_of_match(match)
        if number is None:
            raise StoreTrouble("conflict")
        return self.stores[number]

    async def append(self, batch: Batch) -> None:
        await self._store_of(batch.match).append(batch)

    async def end_match(self, batch: Batch, key: str, result: bytes) -> None:
        await self._store_of(batch.match).end_match(batch, key, result)

    async def abort_match(self, table: TableRow, match: str, key: str) -> None:
        await self._store_of(match).abort_match(table, match, key)

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        number = self._search.place_of_match(snapshot.match)
        if number is not None:
            await self.stores[number].put_snapshot(snapshot)

    async def put_offset(self, match: str, offset_ms: int, service_ms: int) -> None:
        await self._store_of(match).put_offset(match, offset_ms, service_ms)

    async def forget(self, before: int) -> int:
        return sum(await self._all(lambda store: store.forget(before)))

    # --- maintenance ---------------------------------------------------------------------------------------

    def figures(self) -> StoreFigures:
        found = [store.figures() for store in self.stores]
        size, log_size = sum(one.size for one in found), sum(one.log_size for one in found)
        return StoreFigures(size, log_size, sum(one.queue for one in found))

    def observe_writes(self, took: Callable[[float], None]) -> None:
        for store in self.stores:
            store.observe_writes(took)

    async def close(self) -> None:
        await self._all(PostgresStore.close)
