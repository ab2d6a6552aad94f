"""Reading a PostgreSQL database: by a server, and by tools."""

from asyncio import run_coroutine_threadsafe
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import asyncpg

from starhaul.kernel.errors import BadInput
from starhaul.server.store.head import name_of
from starhaul.server.store.postgres import node_store
from starhaul.server.store.postgres.loop_thread import LoopThread
from starhaul.server.store.postgres.postgres_connecting import CONNECT_S, in_words, numbered
from starhaul.server.store.postgres.postgres_schema import STEPS, version_of
from starhaul.server.store.postgres.postgres_trouble import trouble
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.stored_reading import Ask, StoredReading

_READERS = 4
_READ_S = 5.0
"""How long a question may take: the event loop of the server waits for some of them."""


class PostgresReading(StoredReading):
    """The reading half of a store, with its own connections. Blocking calls, from any thread but its own."""

    def __init__(self, address: str, thread: LoopThread) -> None:
        self._address = address
        self._thread = thread
        self._readers: asyncpg.Pool | None = None
        self._is_closed = False

    async def _open_readers(self, name: str) -> None:
        self._readers = await asyncpg.create_pool(
            self._address,
            min_size=1,
            max_size=_READERS,
            timeout=CONNECT_S,
            command_timeout=_READ_S,
            server_settings={"application_name": name, "default_transaction_read_only": "on"},
        )

    async def _close_readers(self) -> None:
        self._is_closed = True
        if self._readers is not None:
            self._readers.terminate()

    def _pool(self) -> asyncpg.Pool:
        if self._is_closed or self._readers is None:
            raise StoreTrouble("closed")
        return self._readers

    def _ask(self, question: str, *facts: object) -> list[Any]:
        """One round trip, without a transaction around it."""
        with _in_trouble():
            return self._thread.call(_fetch(self._pool(), question, facts))

    def _asking(self, question: str, facts: tuple[object, ...]) -> Future[list[Any]]:
        """The same without blocking."""

        async def ask() -> list[Any]:
            with _in_trouble():
                return await _fetch(self._pool(), question, facts)

        return run_coroutine_threadsafe(ask(), self._thread.loop)

    @contextmanager
    def moment(self) -> Iterator[Ask]:
        with _in_trouble():
            pool = self._pool()
            connection = self._thread.call(_begin(pool))
            try:
                yield lambda question, *facts: self._thread.call(_fetch(connection, question, facts))
            finally:
                self._thread.call(_end(pool, connection))

    # --- maintenance ---------------------------------------------------------------------------------------

    def ask(self, question: str, *facts: object) -> list[Any]:
        """A question by itself, from other modules of the store."""
        return self._ask(question, *facts)

    def own_name(self) -> str:
        """The name that a database keeps when it moves to another address."""
        return name_of(self.secret())

    def shifts(self, ask: Ask) -> list[tuple[str, int]]:
        """Tables that nodes have taken from each other have a time of their own."""
        return [(table, shift) for table, shift in ask(node_store.SHIFTS)]

    def losses(self) -> list[int]:
        """The numbers of missing batches that servers have found."""
        return [count for (count,) in self._ask("SELECT batches FROM losses ORDER BY no")]

    def size(self) -> int:
        """The bytes of all tables and indexes."""
        question = (
            "SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint FROM pg_class c"
            " JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = current_schema() AND relkind = 'r'"
        )
        return int(self._ask(question)[0][0])

    def damage(self) -> list[str]:
        """PostgreSQL watches over its own pages (`data_checksums`) and refuses to read damaged ones."""
        return []


class PostgresReader(PostgresReading):
    """For tools: needs only the right to read."""

    def __init__(self, address: str) -> None:
        super().__init__(address, LoopThread("postgres-reader"))
        try:
            with in_words(address):
                self._thread.call(self._open())
        except BaseException:
            self.close()
            raise

    async def _open(self) -> None:
        await self._open_readers("starhaul reader")
        async with self._pool().acquire() as connection:
            version = await version_of(connection)
        if version == 0:
            raise BadInput("store-foreign")
        if version < len(STEPS):
            raise BadInput("store-older", found=version, known=len(STEPS))

    def close(self) -> None:
        self._thread.call(self._close_readers())
        self._thread.close()


@contextmanager
def _in_trouble() -> Iterator[None]:
    try:
        yield
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise trouble(error) from error


async def _fetch(asked: asyncpg.Pool, question: str, facts: tuple[object, ...]) -> list[Any]:
    try:
        return list(await asked.fetch(numbered(question), *facts))
    except asyncpg.DataError:
        # No column can hold such a value, so no row has it.
        return []


async def _begin(pool: asyncpg.Pool) -> asyncpg.Connection:
    connection = await pool.acquire()
    try:
        await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    except BaseException:
        await pool.release(connection)
        raise
    return connection


async def _end(pool: asyncpg.Pool, connection: asyncpg.Connection) -> None:
    try:
        await connection.execute("ROLLBACK")
    finally:
        await pool.release(connection)
