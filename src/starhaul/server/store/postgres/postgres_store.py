"""The store of a server in PostgreSQL.

Implements `store_contract.Store`. All connections live in one thread with an event loop of its own, so reads
may block their callers, as those of SQLite do.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from typing import Any

from starhaul.server.store.fence import Fence
from starhaul.server.store.head import Missing
from starhaul.server.store.house_news import HouseNews
from starhaul.server.store.postgres import node_store
from starhaul.server.store.postgres.loop_thread import LoopThread
from starhaul.server.store.postgres.node_row import NodeFacts
from starhaul.server.store.postgres.node_store import TakenTable
from starhaul.server.store.postgres.postgres_connecting import connect, in_words
from starhaul.server.store.postgres.postgres_reading import PostgresReading
from starhaul.server.store.postgres.postgres_schema import STEPS, SchemaStep, bring_up
from starhaul.server.store.postgres.postgres_writer import PostgresWriter
from starhaul.server.store.postgres.writer_line import WriterLine, own_name
from starhaul.server.store.store_contract import StoreFigures, StoreTrouble
from starhaul.server.store.stored_reading import BANS, to_bans
from starhaul.server.store.stored_writing import Statement, Step, StoredWriting, beat_of

# Several nodes may enter the same at once.
_ENTER = "INSERT INTO shards (name, home) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET home = excluded.home"

log = logging.getLogger("starhaul.store")


class PostgresStore(StoredWriting, PostgresReading):
    """Opened at server start, closed at shutdown."""

    _unowned = node_store.UNOWNED
    missing: Missing | None = None
    """PostgreSQL keeps its own log: what a file beside an SQLite database notices cannot happen here. A
    database that went back while a server ran is noticed by its writer."""

    def __init__(
        self, address: str, facts: NodeFacts | None = None, *, steps: Sequence[SchemaStep] = STEPS
    ) -> None:
        """With what a node says about itself there may be other nodes; without, a server is alone, and
        refused if there are others."""
        super().__init__(address, LoopThread("store"))
        self._facts = facts
        try:
            with in_words(address):
                self._writer = self._thread.call(self._open(steps))
        except BaseException:
            self._thread.call(self._close_readers())
            self._thread.close()
            raise

    async def _open(self, steps: Sequence[SchemaStep]) -> PostgresWriter:
        is_alone = self._facts is None
        line = WriterLine(self._address, self._facts or NodeFacts(own_name()), is_alone=is_alone)
        connection = await connect(self._address, line.name)
        try:
            await bring_up(connection, steps)
        finally:
            connection.terminate()
        writer = PostgresWriter(line, await line.open(), self._thread)
        try:
            if is_alone:
                await line.connection.execute(node_store.DISOWN)
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
        return int(await self._writer.do(steps))

    async def write_fenced(self, fence: Fence, steps: Sequence[Step]) -> int:
        """Refused if the table is not that node's, in that epoch, any more."""
        return int(await self._writer.do(steps, fence))

    def _beat(self, service_ms: int) -> Statement:
        return beat_of("nodes WHERE id = ?", service_ms, self.node)

    async def stop_clock(self, service_ms: int) -> None:
        """The server is stopping: its remaining tables have no owner."""
        alone = node_store.set_clock(service_ms) if self._facts is None else ()
        await self._write(*node_store.leave(self.node, service_ms), *alone)

    async def forget(self, before: int) -> int:
        """The same; closed tables lose their rows of ownership."""
        forgotten = await super().forget(before)
        await self._write(Statement(node_store.DISOWN_CLOSED))
        return forgotten

    # --- tables of this node -------------------------------------------------------------------------------

    @property
    def node(self) -> str:
        """The ID of this node. It changes when another node has ended it; then no table belongs to it."""
        return self._writer.node

    @property
    def valid_until(self) -> float:
        """On the monotonic clock: until then nobody else may have taken a table of this node."""
        return self._writer.valid_until

    async def take(
        self, tables: Collection[str], now_ms: int, *, ends_silent: bool = True
    ) -> list[TakenTable]:
        """Those of them that belong to this node now. `now_ms` is its service clock."""
        steps = node_store.take(tables, self.node, now_ms, ends_silent=ends_silent)
        rows = await self._writer.do(steps)
        found = [TakenTable(*row) for row in rows]
        await self._writer.forget([one.match for one in found if one.match is not None])
        return found

    async def found(self, table: str) -> TakenTable:
        """A new table belongs to the node that makes it."""
        rows = await self._writer.do((node_store.found(table, self.node),))
        return TakenTable(*rows[0])

    async def release(self, fence: Fence, stood_ms: int, *, rests: bool = False) -> bool:
        """The table belongs to nobody from now on; returns whether it was still that node's. One that rests
        is not woken before somebody asks for it."""
        return bool(await self._write(node_store.release(fence, stood_ms, rests=rests)))

    async def owner(self, table: str) -> tuple[str, str, str] | None:
        """The node to which a table belongs, if it is alive: ID, address, URL."""
        rows = await self.ask_later(node_store.OWNER, table)
        return tuple(rows[0]) if rows else None

    # --- the house as a whole ------------------------------------------------------------------------------

    async def put_notice(self, text: str, until: int | None) -> None:
        """What the operator announces, at all nodes."""
        await self._write(Statement("UPDATE house_facts SET notice = ?, notice_until = ?", (text, until)))

    async def put_summary(self, summary: bytes) -> None:
        """What other nodes should know of this one."""
        await self._write(Statement("UPDATE nodes SET summary = ? WHERE id = ?", (summary, self.node)))

    async def news(self) -> HouseNews:
        """What holds for the whole house, and what the other nodes have published."""
        ((secret, notice, until),) = await self.ask_later(node_store.NEWS)
        summaries = await self.ask_later(node_store.SUMMARIES, self.node)
        bans = to_bans(await self.ask_later(BANS))
        return HouseNews(bytes(secret), notice, until, bans, [bytes(one) for (one,) in summaries])

    def others(self) -> int:
        """The number of other nodes that are alive."""
        return sum(id != self.node for id, *_ in self._ask(node_store.LIVING))

    async def living(self) -> list[tuple[str, str, str]]:
        """The nodes that may take tables: ID, address, URL."""
        return [tuple(row) for row in await self.ask_later(node_store.LIVING)]

    async def free_at_play(self) -> list[str]:
        """Tables with an unfinished match that no other living node owns."""
        return [id for (id,) in await self.ask_later(node_store.FREE, self.node)]

    def table_time(self, table: str) -> int | None:
        """The time of a table at another node, accurate to a second; None if it never had an owner."""
        rows = self._ask(node_store.TIME, table)
        return None if not rows or rows[0][0] is None else int(rows[0][0])

    async def ask_later(self, question: str, *facts: object) -> list[Any]:
        """A query that does not block the event loop."""
        return await asyncio.wrap_future(self._asking(question, facts))

    def _recover(self) -> None:
        self._writer.recover()

    def set_roll(self, roll: Sequence[tuple[str, str]]) -> None:
        """The databases of a house and their home, in place of those before (`shards/shard_roll.py`)."""
        enter = (Statement(_ENTER, facts) for facts in roll)
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
