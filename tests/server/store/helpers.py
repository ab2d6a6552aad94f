"""What the tests of the store share: rows to keep, and whole matches that were really played."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.driver import next_action
from starhaul.kernel.match import Entry, Match
from starhaul.server.store.contract import Batch, MatchRow, Origin, Snapshot, TableRow
from starhaul.server.store.sqlite import SqliteStore

TABLE = TableRow("table", b'{"seats":[]}', True)
SMALL: dict[str, dict[str, Any]] = {
    "trucker": {"edition": "1e", "seats": 2, "rounds": ["learning"]},
    "race": {"seats": 2},
}


def row(id: str = "match", table: str = "table", began_at: int = 1000) -> MatchRow:
    return MatchRow(
        id=id,
        table=table,
        game="race",
        config=b'{"seats":2}',
        seed="seed",
        rules="rules",
        offset_ms=5,
        began_at=began_at,
    )


def batch(number: int, match: str = "match", **more: Any) -> Batch:
    """Two entries; what is in them is of no interest to the store."""
    entries = (Entry(2 * number, 10 * number, 0, {"cell": number}), Entry(2 * number + 1, 10 * number, -1, 7))
    facts: dict[str, Any] = {"entries": entries, "service_ms": 100 * number, "revs": (number, 0, number)}
    return Batch(match=match, number=number, **{**facts, **more})


def with_store(path: Path, use: Callable[[SqliteStore], Awaitable[Any]]) -> Any:
    """Open, use, close."""

    async def run() -> Any:
        store = SqliteStore(path)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def begin(store: SqliteStore, *matches: str, table: TableRow = TABLE) -> None:
    await store.put_table(table)
    for match in matches:
        await store.begin_match(row(match, table.id), batch(0, match))


def change(path: Path, *statements: str) -> None:
    """Behind the store's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount != 0, statement


def numbers(store: SqliteStore, match: str = "match") -> list[int]:
    found = store.log(match)
    assert found is not None
    return [batch.number for batch in found[1]]


# --- matches that were played ------------------------------------------------------------------------------


async def play(
    store: SqliteStore, name: str, id: str, *, steps: int = -1, snapshot_at: int | None = None
) -> Match[Any, Any]:
    """A random match, kept as a room does it: to its end, or so many steps of it."""
    game = game_named(name)
    match = Match(game, config_of(game, SMALL[name]), f"seed of {id}")
    draw = Stream(id, "players")
    head = msgspec.structs.replace(
        row(id),
        game=name,
        config=msgspec.json.encode(match.config),
        seed=str(match.seed),
        rules=game.rules_hash(),
    )
    match.advance()
    await store.begin_match(head, _taken(match, id, 0))
    number = 1
    while not match.is_over and number != steps:
        seat, action, at_ms = next_action(match, draw)
        match.act(seat, action, at_ms)
        match.advance()
        origin = Origin(seat, "client", number) if seat >= 0 else None
        taken = _taken(match, id, number, origin)
        if match.is_over:
            await store.end_match(taken, match.key, msgspec.json.encode(game.scores(match.state)))
        else:
            await store.append(taken)
        number += 1
        if number == snapshot_at:
            saved = Snapshot(match=id, batches=number, saved=match.save(), key=match.key, revs=taken.revs)
            await store.put_snapshot(saved)
    return match


def _taken(match: Match[Any, Any], id: str, number: int, origin: Origin | None = None) -> Batch:
    entries = tuple(match.entries)
    match.entries.clear()
    return Batch(
        match=id, number=number, entries=entries, service_ms=match.now_ms, revs=(number, 0, 0), origin=origin
    )
