"""The connection of a writer: the claim of its node, and what a lost connection leaves open.

A writer that has lost its connection cannot know whether its last group of writes was committed. So the row
of the node counts the groups (`commits`) and the claims (`writer`): every connection claims the row anew,
which waits for what an earlier one is still doing, and every group is refused unless the claim still stands.
After that the count tells what has become of the last group, for good.
"""

import os
import socket

import asyncpg

from starhaul.kernel.errors import BadInput
from starhaul.server.store.postgres.node_row import (
    NodeFacts,
    WriterClaim,
    claim,
    new_node_id,
    register,
)
from starhaul.server.store.postgres.postgres_connecting import connect
from starhaul.server.store.postgres.postgres_schema import SERVING

_SHARE = "SELECT pg_try_advisory_lock_shared($1, hashtext(current_schema()))"
_LOCK = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))"
_OF_THE_LOCK = """ SELECT pid, application_name FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype
= 'advisory' AND classid = $1 AND objid::bigint = (hashtext(current_schema())::bigint & 4294967295)
    AND granted AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def own_name() -> str:
    """The name of this process in PostgreSQL's list of sessions, which is limited to 63 bytes."""
    return f"starhaul {socket.gethostname()[:30]}:{os.getpid()}"


async def lock_house(connection: asyncpg.Connection, *, is_shared: bool) -> None:
    """Held by the session until its end: shared by nodes, alone by a server that is to be the only one.
    Raises `BadInput` if another session is in the way."""
    if not await connection.fetchval(_SHARE if is_shared else _LOCK, SERVING):
        holder = await connection.fetchrow(_OF_THE_LOCK, SERVING)
        raise BadInput("store-taken", process="" if holder is None else holder["application_name"])


class WriterLine:
    """Opened again whenever it is lost."""

    def __init__(self, address: str, facts: NodeFacts, *, is_alone: bool) -> None:
        self._address = address
        self._is_alone = is_alone
        self._facts = facts
        self._connection: asyncpg.Connection | None = None
        self._former: int | None = None
        """The process in PostgreSQL that served the last connection."""
        self.name = own_name()
        self.node = ""
        """The ID of the node; a new one after another node has ended it."""

    @property
    def is_open(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    @property
    def connection(self) -> asyncpg.Connection:
        assert self._connection is not None
        return self._connection

    async def open(self) -> WriterClaim:
        connection = await connect(self._address, self.name)
        try:
            found = await self._claimed(connection)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._former = connection, connection.get_server_pid()
        return found

    async def _claimed(self, connection: asyncpg.Connection) -> WriterClaim:
        if self._former is not None:
            # PostgreSQL notices late that a connection is gone.
            await connection.execute("SELECT pg_terminate_backend($1, 2000)", self._former)
        await lock_house(connection, is_shared=not self._is_alone)
        found = await claim(connection, self.node) if self.node else None
        if found is not None:
            return found
        node = new_node_id()
        await register(connection, node, self._facts, self.node)
        made = await claim(connection, node)
        assert made is not None, "it was added just now"
        self.node = node
        return made

    async def commits_of(self, node: str) -> int:
        """How many groups a node that was ended has written; nothing can be added to them."""
        return int(await self.connection.fetchval("SELECT commits FROM nodes WHERE id = $1", node))

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None:
            try:
                await self._connection.close(timeout=1)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self.drop()
            self._connection = None
