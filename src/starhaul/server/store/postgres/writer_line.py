"""The connection of a writer: its claim to be the only one, and what a lost connection leaves open.

A writer that has lost its connection cannot know whether its last group of writes was committed. So the house
row counts the groups (`commits`) and the claims (`writer`): every connection claims the row anew, which waits
for what an earlier one is still doing, and every group is refused unless the claim still stands. After that
the count tells what has become of the last group, for good.
"""

import os
import socket
from typing import NamedTuple

import asyncpg

from starhaul.kernel.errors import BadInput
from starhaul.server.store.head import DatabaseHead, name_of
from starhaul.server.store.postgres.postgres_connecting import connect
from starhaul.server.store.postgres.postgres_schema import SERVING

_CLAIM = "UPDATE house SET writer = writer + 1 RETURNING writer, commits, batches, chain, secret"
_LOCK = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))"
_OF_THE_LOCK = """ SELECT pid, application_name FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype
= 'advisory' AND classid = $1 AND objid::bigint = (hashtext(current_schema())::bigint & 4294967295)
    AND granted AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class WriterClaim(NamedTuple):
    """What the house row said when it was claimed."""

    writer: int
    commits: int
    head: DatabaseHead


def own_name() -> str:
    """The name of this process in PostgreSQL's list of sessions, which is limited to 63 bytes."""
    return f"starhaul {socket.gethostname()[:30]}:{os.getpid()}"


async def claim(connection: asyncpg.Connection) -> WriterClaim:
    writer, commits, batches, chain, secret = await connection.fetchrow(_CLAIM)
    return WriterClaim(writer, commits, DatabaseHead(name_of(secret), batches, (chain or b"").hex()))


async def lock_house(connection: asyncpg.Connection, former: int | None) -> None:
    """Held by the session until its end; raises `BadInput` if another server holds it. A former session of
    this process may still hold it: PostgreSQL notices late that a connection is gone."""
    if former is not None:
        await connection.execute("SELECT pg_terminate_backend($1, 2000)", former)
    if not await connection.fetchval(_LOCK, SERVING):
        holder = await connection.fetchrow(_OF_THE_LOCK, SERVING)
        raise BadInput("store-taken", process="" if holder is None else holder["application_name"])


class WriterLine:
    """Opened again whenever it is lost."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: asyncpg.Connection | None = None
        self._former: int | None = None
        """The process in PostgreSQL that served the last connection."""
        self.name = own_name()

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
            await lock_house(connection, self._former)
            found = await claim(connection)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._former = connection, connection.get_server_pid()
        return found

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
