"""An empty PostgreSQL schema into which a house is copied, in one transaction."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
from asyncpg.transaction import Transaction

from starhaul.kernel.errors import BadInput
from starhaul.server.store.house_rows import HousePart
from starhaul.server.store.postgres.loop_thread import LoopThread
from starhaul.server.store.postgres.postgres_connecting import connect, in_words, numbered
from starhaul.server.store.postgres.postgres_schema import bring_up
from starhaul.server.store.postgres.writer_line import own_name
from starhaul.server.store.rows import Row

_ANSWER_S = 3600.0
"""A large house takes its time."""
_NUMBERED = ("matches", "losses")
_STORED = {"house": "house_facts"}
"""Parts that are views, and what is behind them."""


class PostgresTarget:
    def __init__(self, connection: asyncpg.Connection, thread: LoopThread) -> None:
        self._connection = connection
        self._thread = thread

    def write(self, part: HousePart, rows: list[Row]) -> None:
        client = part.columns.index("client") if "client" in part.columns else None
        if client is not None:
            rows = [_with_bytes(row, client) for row in rows]
        self._thread.call(
            self._connection.copy_records_to_table(
                _STORED.get(part.name, part.name), records=rows, columns=part.columns
            )
        )

    def ask(self, question: str, *facts: object) -> list[Any]:
        return list(self._thread.call(self._connection.fetch(numbered(question), *facts)))


@contextmanager
def postgres_target(address: str) -> Iterator[PostgresTarget]:
    thread = LoopThread("copy")
    try:
        with in_words(address):
            connection = thread.call(connect(address, own_name(), answer_s=_ANSWER_S))
            try:
                transaction = thread.call(_begin(connection))
                yield PostgresTarget(connection, thread)
                thread.call(_finish(connection, transaction))
            finally:
                # What is not committed by now is rolled back.
                thread.call(_end(connection))
    finally:
        thread.close()


async def _begin(connection: asyncpg.Connection) -> Transaction:
    await connection.execute("SET idle_in_transaction_session_timeout = 0")
    transaction = connection.transaction()
    await transaction.start()
    if await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"):
        raise BadInput("copy-not-empty")
    await bring_up(connection)
    await connection.execute("DELETE FROM house_facts; ALTER TABLE batches DISABLE TRIGGER USER")
    await connection.execute("ALTER TABLE matches DISABLE TRIGGER USER")
    return transaction


async def _finish(connection: asyncpg.Connection, transaction: Transaction) -> None:
    await connection.execute("ALTER TABLE batches ENABLE TRIGGER USER")
    await connection.execute("ALTER TABLE matches ENABLE TRIGGER USER")
    for name in _NUMBERED:
        # The next match gets the next number.
        await connection.execute(
            f"SELECT setval(pg_get_serial_sequence('{name}', 'no'), max(no)) FROM {name} HAVING max(no) > 0"
        )
    # The time of every table stood with that of the house.
    await connection.execute(
        "INSERT INTO owners (table_id, epoch, shift_ms, stood_ms) SELECT id, 0, 0, service_ms"
        " FROM tables, house"
        " WHERE is_open = 1"
    )
    await transaction.commit()


async def _end(connection: asyncpg.Connection) -> None:
    connection.terminate()


def _with_bytes(row: Row, place: int) -> Row:
    client = row[place]
    return (*row[:place], client.encode() if isinstance(client, str) else client, *row[place + 1 :])
