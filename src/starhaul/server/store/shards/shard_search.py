"""Finds the database that has a table or a match."""

from collections.abc import Sequence
from typing import Protocol

from starhaul.server.store.shards.shard_placement import ShardPlacement
from starhaul.server.store.store_contract import MatchRow, TableRow

_REMEMBERED = 100_000


class Searched(Protocol):
    def table(self, id: str) -> TableRow | None: ...

    def match(self, id: str) -> MatchRow | None: ...


class ShardSearch:
    """Remembers what it has found, because nothing ever moves. What is not found is not remembered: another
    server may be about to write it. A database that does not answer raises its error: only one that does can
    say that it has no such table."""

    def __init__(self, databases: Sequence[Searched], placement: ShardPlacement) -> None:
        self._databases = databases
        self._placement = placement
        self._tables: dict[str, int] = {}
        self._matches: dict[str, int] = {}

    def place_of_table(self, table: str) -> int | None:
        found = self._tables.get(table)
        if found is None:
            for number in self._placement.ranking(table):
                if self._databases[number].table(table) is not None:
                    self.keep_table(table, number)
                    return number
        return found

    def place_of_match(self, match: str) -> int | None:
        """It is where its table is, but its ID does not say which that is."""
        found = self._matches.get(match)
        if found is None:
            for number, database in enumerate(self._databases):
                if database.match(match) is not None:
                    self.keep_match(match, number)
                    return number
        return found

    def keep_table(self, table: str, number: int) -> None:
        _keep(self._tables, table, number)

    def keep_match(self, match: str, number: int) -> None:
        _keep(self._matches, match, number)


def _keep(known: dict[str, int], id: str, number: int) -> None:
    # Starting afresh costs a few questions; it happens in very large houses only.
    if len(known) >= _REMEMBERED:
        known.clear()
    known[id] = number
