"""Connections to PostgreSQL, set up as a store needs them, with errors that name the database and the
reason."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import asyncpg

from starhaul.kernel.errors import BadInput
from starhaul.server.store.postgres.postgres_address import shown
from starhaul.server.store.postgres.postgres_trouble import in_short

CONNECT_S = 3.0
ANSWER_S = 15.0
"""How long a statement may take; then the connection is given up."""
_SETTINGS = {
    # A stopped server must not hold locks on what others need.
    "idle_in_transaction_session_timeout": "5s",
    "lock_timeout": "10s",
}
NOT_DURABLE = ("off", "local")


@lru_cache(512)
def numbered(text: str) -> str:
    """The same SQL with numbers for its question marks.

    >>> numbered("id = ? AND no > ?")
    'id = $1 AND no > $2'
    """
    first, *rest = text.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


async def connect(address: str, name: str, *, answer_s: float = ANSWER_S) -> asyncpg.Connection:
    """A connection whose commits are durable, whatever the database does otherwise."""
    connection = await asyncpg.connect(
        address,
        timeout=CONNECT_S,
        command_timeout=answer_s,
        server_settings={**_SETTINGS, "application_name": name},
    )
    try:
        # With standbys, operators may ask for more than `on`: only less is not enough.
        if await connection.fetchval("SHOW synchronous_commit") in NOT_DURABLE:
            await connection.execute("SET synchronous_commit TO on")
    except BaseException:
        connection.terminate()
        raise
    return connection


@contextmanager
def in_words(address: str) -> Iterator[None]:
    """Converts errors of opening to `BadInput` that names the database, without its password."""
    try:
        yield
    except BadInput as refusal:
        refusal.source = refusal.source or shown(address)
        raise
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadInput("store-unusable", source=shown(address), why=in_short(error)) from error
