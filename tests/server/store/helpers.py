"""Helpers for the tests of the store: sample rows and ways to write them."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from starhaul.kernel.match_records import LogEntry
from starhaul.server.store.any_store import open_store
from starhaul.server.store.store_contract import Batch, MatchRow, Store, TableRow

TABLE = TableRow("table", b'{"seats":[]}', True)


def row(id: str = "match", table: str = "table", began_at: int = 1000) -> MatchRow:
    return MatchRow(
        id=id,
        table=table,
        game="race",
        config=b'{"seats":2}',
        seed="seed",
        rules="rules",
        chance="blake2b-ctr-1",
        offset_ms=5,
        began_at=began_at,
    )


def batch(number: int, match: str = "match", **more: Any) -> Batch:
    """Two entries; the store does not look into them."""
    entries = (
        LogEntry(2 * number, 10 * number, 0, {"cell": number}),
        LogEntry(2 * number + 1, 10 * number, -1, 7),
    )
    facts: dict[str, Any] = {"entries": entries, "service_ms": 100 * number, "revs": (number, 0, number)}
    return Batch(match=match, number=number, **{**facts, **more})


def with_store(path: Path | str, use: Callable[[Any], Awaitable[Any]]) -> Any:
    """Open, use and close a store of either kind."""

    async def run() -> Any:
        store = open_store(str(path))
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def begin(store: Store, *matches: str, table: TableRow = TABLE) -> None:
    await store.put_table(table)
    for match in matches:
        await store.begin_match(row(match, table.id), batch(0, match))


def change(path: Path, *statements: str) -> None:
    """Change the database without the store."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount != 0, statement


def numbers(store: Store, match: str = "match") -> list[int]:
    found = store.log(match)
    assert found is not None
    return [batch.number for batch in found[1]]
