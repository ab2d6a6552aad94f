"""The statements of a group of writes: batches with their hashes, other steps in between, and the row of the
node that counts them and holds its lease.

What is written for a table carries its fence (`store.fence`): node and epoch have to be those in `owners`.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

import asyncpg

from starhaul.server.store.batch_chain import BatchChain
from starhaul.server.store.fence import Fence, not_ours
from starhaul.server.store.postgres.node_row import LEASE_S
from starhaul.server.store.postgres.postgres_connecting import numbered
from starhaul.server.store.rows import Row
from starhaul.server.store.stored_writing import Statement, Step

_FOLLOW = (
    "UPDATE nodes SET commits = commits + 1, batches = $3, chain = $4,"
    " service_ms = greatest(service_ms, $5), lease_until = clock_timestamp() + $6 * interval '1 second'"
    " WHERE id = $1 AND writer = $2"
)
_COLUMNS = "match_no, number, entries, service_ms, revs, seat, client, seq, chain"
_TYPES = ("text", "integer", "bytea", "bigint", "bytea", "smallint", "bytea", "bigint", "bytea", "bigint")
_OWNED = "SELECT 1 FROM owners WHERE table_id = $1 AND node = $2 AND epoch = $3"


def _insert(node: str, first: int, source: str = "") -> str:
    """Adds batches, given as one array for each column, from this parameter on. Those of a table that belongs
    to somebody else find no match, which the column does not allow."""
    arrays = ", ".join(f"${first + number}::{kind}[]" for number, kind in enumerate(_TYPES))
    return (
        f"INSERT INTO batches ({_COLUMNS}) SELECT (SELECT no FROM matches WHERE matches.id = match_id"
        " AND (added.epoch = 0 OR EXISTS (SELECT 1 FROM owners WHERE owners.table_id = matches.table_id"
        f" AND owners.node = {node} AND owners.epoch = added.epoch))),"
        " number, entries, service_ms, revs, seat, client, seq, chain"
        f" FROM {source}unnest({arrays}) AS added (match_id, number, entries, service_ms, revs, seat,"
        " client, seq, chain, epoch)"
    )


_INSERT = _insert("$1", 2)
_APPEND = f"WITH node_row AS ({_FOLLOW} RETURNING 1) {_insert('$1', 7, 'node_row, ')}"
_LAST = (
    "SELECT id, (SELECT chain FROM batches WHERE match_no = no ORDER BY number DESC LIMIT 1)"
    " FROM matches WHERE id = ANY($1::text[])"
)


class NodeEnded(Exception):
    """Another node has ended this one: its claim does not stand any more."""


class ClaimedNode(NamedTuple):
    """Who writes."""

    node: str
    writer: int


class Query(NamedTuple):
    """A statement that returns rows."""

    text: str
    facts: tuple[object, ...] = ()


NodeStep = Step | Query


class FencedBatch(NamedTuple):
    row: Row
    epoch: int
    """0: for no table in particular."""


async def append(
    connection: asyncpg.Connection, chain: BatchChain, batches: Sequence[FencedBatch], writer: ClaimedNode
) -> None:
    """A group of batches alone: one statement, which is a transaction by itself."""
    arrays = await _linked(connection, chain, batches)
    done = await connection.execute(_APPEND, *_node_row(chain, writer, batches), *arrays)
    # Without the claim, the row of the node is not found, and nothing is added.
    if _count(done) != len(batches):
        raise NodeEnded


async def write_steps(
    connection: asyncpg.Connection,
    chain: BatchChain,
    steps: Sequence[NodeStep],
    fence: Fence | None,
    writer: ClaimedNode,
) -> Any:
    """In a transaction; returns what the first query found, or how many rows the first statement
    changed."""
    await _check_owner(connection, fence)
    results: list[Any] = []
    for is_row, some in groupby(steps, key=lambda step: not isinstance(step, Statement | Query)):
        if is_row:
            epoch = 0 if fence is None else fence.epoch
            batches = [FencedBatch(row, epoch) for row in some if not isinstance(row, Statement | Query)]
            await connection.execute(_INSERT, writer.node, *await _linked(connection, chain, batches))
        else:
            results += [await _carry_out(connection, step) for step in some]
    # What was found comes before numbers.
    return next(iter(sorted(results, key=lambda result: not isinstance(result, list))), 0)


async def _check_owner(connection: asyncpg.Connection, fence: Fence | None) -> None:
    if fence is not None and not await connection.fetch(_OWNED, fence.table, fence.node, fence.epoch):
        raise not_ours()


async def _carry_out(connection: asyncpg.Connection, step: NodeStep) -> Any:
    """The rows that a query has found, or the number of rows that a statement has changed."""
    if isinstance(step, Query):
        return list(await connection.fetch(numbered(step.text), *step.facts))
    assert isinstance(step, Statement), "batches are added together"
    done = await connection.execute(numbered(step.text), *step.facts)
    return step.checked(_count(done))


async def follow(connection: asyncpg.Connection, chain: BatchChain, writer: ClaimedNode) -> None:
    """The last statement of a transaction."""
    if _count(await connection.execute(_FOLLOW, *_node_row(chain, writer, ()))) != 1:
        raise NodeEnded


async def _linked(
    connection: asyncpg.Connection, chain: BatchChain, batches: Sequence[FencedBatch]
) -> list[list[object]]:
    """One list for each column, with the hash and the epoch as the last ones."""
    if unknown := chain.unknown(batch.row for batch in batches):
        for match, last in await connection.fetch(_LAST, unknown):
            chain.learn(match, last)
    linked = [(*row[:6], _as_bytes(row[6]), row[7], chain.link(row), epoch) for row, epoch in batches]
    return [list(column) for column in zip(*linked, strict=True)]


def _as_bytes(client: object) -> bytes | None:
    return client.encode() if isinstance(client, str) else None


def _node_row(chain: BatchChain, writer: ClaimedNode, batches: Sequence[FencedBatch]) -> tuple[object, ...]:
    head = chain.next_head
    # Tables with an owner have a clock of their own.
    times = [batch.row[3] for batch in batches if not batch.epoch]
    service_ms = max((one for one in times if isinstance(one, int)), default=0)
    chained = bytes.fromhex(head.chain) or None
    return writer.node, writer.writer, head.batches, chained, service_ms, LEASE_S


def _count(status: str) -> int:
    """The number of rows in what PostgreSQL answers, such as `INSERT 0 3`."""
    return int(status.rpartition(" ")[2])
