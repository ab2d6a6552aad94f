"""The statements of a group of writes: batches with their hashes, other steps in between, and the house row
that counts them."""

from collections.abc import Sequence
from itertools import groupby

import asyncpg

from starhaul.server.store.batch_chain import BatchChain
from starhaul.server.store.postgres.postgres_connecting import numbered
from starhaul.server.store.rows import Row
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.stored_writing import Statement, Step

_FOLLOW = (
    "UPDATE house SET commits = commits + 1, batches = $2, chain = $3, service_ms = greatest(service_ms, $4)"
    " WHERE writer = $1"
)
_COLUMNS = "match_no, number, entries, service_ms, revs, seat, client, seq, chain"
_TYPES = ("text", "integer", "bytea", "bigint", "bytea", "smallint", "bytea", "bigint", "bytea")


def _insert(first: int, source: str = "") -> str:
    """Adds batches, given as one array for each column, from this parameter on."""
    arrays = ", ".join(f"${first + number}::{kind}[]" for number, kind in enumerate(_TYPES))
    return (
        f"INSERT INTO batches ({_COLUMNS}) SELECT (SELECT no FROM matches WHERE matches.id = match_id),"
        " number, entries, service_ms, revs, seat, client, seq, chain"
        f" FROM {source}unnest({arrays}) AS added (match_id, number, entries, service_ms, revs, seat,"
        " client, seq, chain)"
    )


_INSERT = _insert(1)
_APPEND = f"WITH house_row AS ({_FOLLOW} RETURNING 1) {_insert(5, 'house_row, ')}"
_LAST = (
    "SELECT id, (SELECT chain FROM batches WHERE match_no = no ORDER BY number DESC LIMIT 1)"
    " FROM matches WHERE id = ANY($1::text[])"
)


async def append(
    connection: asyncpg.Connection, chain: BatchChain, rows: Sequence[Row], claimed: int
) -> None:
    """A group of batches alone: one statement, which is a transaction by itself."""
    arrays = await _linked(connection, chain, rows)
    done = await connection.execute(_APPEND, *_house(chain, claimed, rows), *arrays)
    # Without the claim, the house row is not found, and nothing is added.
    if _count(done) != len(rows):
        raise fenced()


async def write_steps(connection: asyncpg.Connection, chain: BatchChain, steps: Sequence[Step]) -> int:
    """In a transaction; returns how many rows the first statement changed."""
    changed: list[int] = []
    for is_statement, some in groupby(steps, key=lambda step: isinstance(step, Statement)):
        if is_statement:
            for step in some:
                assert isinstance(step, Statement)
                done = await connection.execute(numbered(step.text), *step.facts)
                changed.append(step.checked(_count(done)))
        else:
            await connection.execute(_INSERT, *await _linked(connection, chain, list(some)))
    return changed[0] if changed else 0


async def follow(connection: asyncpg.Connection, chain: BatchChain, claimed: int) -> None:
    """The last statement of a transaction."""
    if _count(await connection.execute(_FOLLOW, *_house(chain, claimed, ()))) != 1:
        raise fenced()


def fenced() -> StoreTrouble:
    """Another connection has claimed the house since."""
    return StoreTrouble("damaged", reason="another server writes to this database")


async def _linked(
    connection: asyncpg.Connection, chain: BatchChain, rows: Sequence[Row]
) -> list[list[object]]:
    """One list for each column, with the hash as the last one."""
    if unknown := chain.unknown(rows):
        for match, last in await connection.fetch(_LAST, unknown):
            chain.learn(match, last)
    linked = [(*row[:6], _as_bytes(row[6]), row[7], chain.link(row)) for row in rows]
    return [list(column) for column in zip(*linked, strict=True)]


def _as_bytes(client: object) -> bytes | None:
    return client.encode() if isinstance(client, str) else None


def _house(chain: BatchChain, claimed: int, rows: Sequence[Row]) -> tuple[object, ...]:
    head = chain.next_head
    service_ms = max((row[3] for row in rows if isinstance(row[3], int)), default=0)
    return claimed, head.batches, bytes.fromhex(head.chain) or None, service_ms


def _count(status: str) -> int:
    """The number of rows in what PostgreSQL answers, such as `INSERT 0 3`."""
    return int(status.rpartition(" ")[2])
