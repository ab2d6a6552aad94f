"""Ownership where a house is in several databases: a node has a row, a lease and epochs in each of them, and
what is asked about a table is asked where that table is."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from starhaul.server.cluster.table_hold import TableHold
from starhaul.server.cluster.table_owners import NodePlace, Ownership


class TablePlaces(Protocol):
    """What is needed of the store; see `store.shards.sharded_store`."""

    def number_of(self, table: str) -> int:
        """Of the database that has the table, or gets it."""


class ShardedOwnership:
    """`parts` are in the order of the databases. A node has a lease in each; one that expires concerns the
    tables in that database only."""

    is_shared = True

    def __init__(self, parts: Sequence[Ownership], places: TablePlaces) -> None:
        self._parts = parts
        self._places = places

    @property
    def is_certain(self) -> bool:
        return all(part.is_certain for part in self._parts)

    async def take(self, tables: Collection[str]) -> Mapping[str, TableHold]:
        wanted: dict[int, list[str]] = {}
        for table in tables:
            wanted.setdefault(self._places.number_of(table), []).append(table)
        holds: dict[str, TableHold] = {}
        for number, some in wanted.items():
            holds |= await self._parts[number].take(some)
        return holds

    def _part(self, table: str) -> Ownership:
        return self._parts[self._places.number_of(table)]

    async def found(self, table: str) -> TableHold:
        return await self._part(table).found(table)

    async def elsewhere(self, table: str) -> NodePlace | None:
        return await self._part(table).elsewhere(table)

    async def free_at_play(self) -> list[str]:
        found = await asyncio.gather(*(part.free_at_play() for part in self._parts))
        return [table for some in found for table in some]

    async def others(self) -> list[NodePlace]:
        """From the home; a node has a different ID in each database."""
        return await self._parts[0].others()

    def table_ms(self, table: str) -> int:
        return self._part(table).table_ms(table)
