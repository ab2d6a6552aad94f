"""The row of a node: one run of a server at a house, its lease and its claim to write.

A node renews its lease with every group of writes and at least every half second, by the clock of the
database. Who finds the lease of another node over may end that node: its claim becomes void, so the database
refuses everything that it still sends. A node whose claim was taken in this way goes on as a new node,
without tables.
"""

import secrets
from typing import NamedTuple

import asyncpg

from starhaul.server.store.head import DatabaseHead, name_of

LEASE_S = 4.0
"""How long others wait for a node that is silent."""
MARGIN_S = 1.0
"""So much earlier a node itself takes its lease for over, by its own clock."""

_END_FORMER = "UPDATE nodes SET is_over = 1, writer = writer + 1 WHERE name = $1 AND is_over = 0"
_FOLD = (
    "WITH gone AS (DELETE FROM nodes WHERE is_over = 1 AND lease_until < clock_timestamp() - interval '1 day'"
    " AND NOT EXISTS (SELECT 1 FROM owners WHERE node = nodes.id) RETURNING batches,"
    " service_ms, beat_at, chain)"
    " UPDATE house_facts SET batches = house_facts.batches + added.batches,"
    " service_ms = greatest(house_facts.service_ms, added.service_ms),"
    " beat_at = greatest(house_facts.beat_at, added.beat_at), chain = coalesce(added.chain,"
    " house_facts.chain)"
    " FROM (SELECT sum(batches)::bigint AS batches, max(service_ms) AS service_ms, max(beat_at) AS beat_at,"
    # `max` of bytes came with PostgreSQL 18.
    " (array_agg(chain) FILTER (WHERE chain IS NOT NULL))[1] AS chain, count(*) AS number FROM gone)"
    " AS added WHERE added.number > 0"
)
_ADD = (
    # A node that registers again keeps its own clock, which may be far behind that of the house.
    "INSERT INTO nodes (id, name, address, url, lease_until, service_ms)"
    " SELECT $1, $2, $3, $4, clock_timestamp() + $5 * interval '1 second',"
    " coalesce((SELECT service_ms FROM nodes WHERE id = $6), service_ms) FROM house"
)
_CLAIM = (
    "UPDATE nodes SET writer = writer + 1 WHERE id = $1 AND is_over = 0"
    " RETURNING writer, commits, batches, chain, (SELECT secret FROM house_facts)"
)


class NodeFacts(NamedTuple):
    """What a node says about itself."""

    name: str
    """A later process with the same name replaces the node: it has bound the same port, so the earlier one
    has ended."""
    address: str = ""
    """Where other nodes reach it, as host and port; empty: nowhere, so tables at it cannot be relayed."""
    url: str = ""
    """Where visitors reach it, if they do."""


class WriterClaim(NamedTuple):
    """What the row of the node said when it was claimed."""

    writer: int
    commits: int
    head: DatabaseHead


def new_node_id() -> str:
    return secrets.token_hex(6)


async def register(connection: asyncpg.Connection, node: str, facts: NodeFacts, former: str = "") -> None:
    """Add a node: the one that this process was before it was ended, under a new ID, or that of a new
    process, which replaces nodes of the same name."""
    async with connection.transaction():
        if not former:
            await connection.execute(_END_FORMER, facts.name)
        await connection.execute(_ADD, node, facts.name, facts.address, facts.url, LEASE_S, former)
        await connection.execute(_FOLD)


async def claim(connection: asyncpg.Connection, node: str) -> WriterClaim | None:
    """None if another node has ended it."""
    found = await connection.fetchrow(_CLAIM, node)
    if found is None:
        return None
    writer, commits, batches, chain, secret = found
    return WriterClaim(writer, commits, DatabaseHead(name_of(secret), batches, (chain or b"").hex()))
