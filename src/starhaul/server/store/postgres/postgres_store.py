"""The store of a server in PostgreSQL.

Implements `store_contract.Store`. All connections live in one thread with an event loop of its own, so reads
may block their callers, as those of SQLite do.
"""

import logging
from collections.abc import Callable, Sequence

from starhaul.server.store.head import Missing
from starhaul.server.store.postgres.loop_thread import LoopThread
from starhaul.server.store.postgres.postgres_connecting import connect, in_words
from starhaul.server.store.postgres.postgres_reading import PostgresReading
from starhaul.server.store.postgres.postgres_schema import STEPS, SchemaStep, bring_up
from starhaul.server.store.postgres.postgres_writer import PostgresWriter
from starhaul.server.store.postgres.writer_line import WriterLine
from starhaul.server.store.store_contract import StoreFigures, StoreTrouble
from starhaul.server.store.stored_writing import Statement, Step, StoredWriting

log = logging.getLogger("starhaul.store")


class PostgresStore(StoredWriting, PostgresReading):
    """Opened at server start, closed at shutdown."""

    missing: Missing | None = None
    """PostgreSQL keeps its own log: what a file beside an SQLite database notices cannot happen here. A
    database that went back while a server ran is noticed by its writer."""

    def __init__(self, address: str, *, steps: Sequence[SchemaStep] = STEPS) -> None:
        super().__init__(address, LoopThread("store"))
        try:
            with in_words(address):
                self._writer = self._thread.call(self._open(steps))
        except BaseException:
            self._thread.call(self._close_readers())
            self._thread.close()
            raise

    async def _open(self, steps: Sequence[SchemaStep]) -> PostgresWriter:
        line = WriterLine(self._address)
        connection = await connect(self._address, line.name)
        try:
            await bring_up(connection, steps)
        finally:
            connection.terminate()
        writer = PostgresWriter(line, await line.open(), self._thread)
        try:
            await self._open_readers(line.name)
        except BaseException:
            await line.close()
            raise
        await writer.start()
        return writer

    @property
    def trouble(self) -> StoreTrouble | None:
        return self._writer.trouble

    async def _write(self, *steps: Step) -> int:
        return await self._writer.do(steps)

    def _recover(self) -> None:
        self._writer.recover()

    def set_roll(self, roll: Sequence[tuple[str, str]]) -> None:
        """The databases of a house and their home, in place of those before (`shards/shard_roll.py`)."""
        enter = (Statement("INSERT INTO shards (name, home) VALUES (?, ?)", facts) for facts in roll)
        self._thread.call(self._write(Statement("DELETE FROM shards"), *enter))

    def figures(self) -> StoreFigures:
        """The size of the tables, and the number of waiting writes."""
        try:
            size = 0 if self.trouble is not None else self.size()
        except StoreTrouble:
            size = 0
        return StoreFigures(size, 0, self._writer.queue)

    def observe_writes(self, took: Callable[[float], None]) -> None:
        """From now on `took` is called in the thread of the store with the seconds that a group took."""
        self._writer.took = took

    async def close(self) -> None:
        """Write what is queued, then close."""
        if not self._is_closed:
            await self._writer.close()
            await self._thread.join(self._close_readers())
            self._thread.close()

    def close_now(self) -> None:
        """The same for callers that cannot await."""
        self._thread.call(self._writer.close())
        self._thread.call(self._close_readers())
        self._thread.close()
