"""The writing half of every store: what a write consists of. How it gets to disk is up to the implementation
(`sqlite.py`, `postgres/postgres_store.py`).

A write is a sequence of steps that are carried out together or not at all. A step is a statement, in the SQL
that all our databases understand, or a batch, as a row.
"""

import os
import time
from typing import NamedTuple

from starhaul.server.store.rows import Row, encode, from_batch
from starhaul.server.store.store_contract import BanRow, Batch, MatchRow, Snapshot, StoreTrouble, TableRow

_PROBE_BYTES = 64 * 1024
"""More than one action writes, with all the pages it touches."""

# A match whose table is closed cannot continue, whether it ended or not.
_OLD = (
    "SELECT no FROM matches JOIN tables ON tables.id = table_id"
    " WHERE began_at < ? AND (key IS NOT NULL OR is_open = 0) LIMIT 1"
)
_IDLE = "is_open = 0 AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id)"


class Statement(NamedTuple):
    """SQL with question marks for the facts."""

    text: str
    facts: tuple[object, ...] = ()
    must_change_one: bool = False
    """Whether it is a conflict if there is no such row."""

    def checked(self, changed: int) -> int:
        """The number of changed rows, which is as it must be."""
        if self.must_change_one and changed != 1:
            raise StoreTrouble("conflict")
        return changed


Step = Statement | Row


class StoredWriting:
    """What implementations have in common."""

    _unowned = ""
    """A condition for tables that no other server has in memory."""

    @property
    def trouble(self) -> StoreTrouble | None:
        """The current disk error: set by a failed write, cleared when a write of realistic size succeeds."""
        raise NotImplementedError

    async def _write(self, *steps: Step) -> int:
        """Returns when all of it is on disk: the number of rows that the first statement changed."""
        raise NotImplementedError

    def _recover(self) -> None:
        """A write of realistic size has succeeded."""
        raise NotImplementedError

    def _beat(self, service_ms: int) -> Statement:
        return beat_of("house", service_ms)

    # --- tables and time -----------------------------------------------------------------------------------

    async def put_table(self, row: TableRow) -> None:
        """Add or replace a table."""
        await self._write(_put(row))

    async def touch(self, table: str) -> None:
        """Record that somebody is, or just was, at this table."""
        await self._write(
            Statement("UPDATE tables SET touched_at = ? WHERE id = ?", (int(time.time()), table))
        )

    async def close_idle(self, table: str, before: int) -> bool:
        """Close a table unless it was visited after this Unix time; delete it if nothing was played there."""
        close = Statement(
            f"UPDATE tables SET is_open = 0 WHERE id = ? AND is_open = 1 AND touched_at < ?{self._unowned}",
            (table, before),
        )
        return bool(
            await self._write(close, Statement(f"DELETE FROM tables WHERE id = ? AND {_IDLE}", (table,)))
        )

    async def beat(self, service_ms: int) -> None:
        """The service clock may run up to here; it never runs back."""
        if self.trouble is None:
            await self._write(self._beat(service_ms))
            return
        # After a disk error, small writes may succeed where actions would not, so more data is written with
        # it.
        await self._write(self._beat(service_ms), _probe())
        self._recover()

    async def stop_clock(self, service_ms: int) -> None:
        """The server is stopping, and the service clock stops here."""
        await self._write(Statement("UPDATE house SET service_ms = ?", (service_ms,)))

    async def probe(self) -> None:
        """Write as much as one action may need, and discard it."""
        await self._write(_probe())

    # --- what the operator decides -------------------------------------------------------------------------

    async def put_ban(self, row: BanRow) -> None:
        """Add or replace the ban of a network."""
        await self._write(
            Statement(
                "INSERT INTO bans (network, made_at, until, reason) VALUES (?, ?, ?, ?) ON CONFLICT (network)"
                " DO UPDATE SET made_at = excluded.made_at, until = excluded.until, reason = excluded.reason",
                (row.network, row.made_at, row.until, row.reason),
            )
        )

    async def drop_ban(self, network: str) -> bool:
        """Lift a ban; returns whether there was one."""
        return bool(await self._write(Statement("DELETE FROM bans WHERE network = ?", (network,))))

    async def put_link_secret(self, secret: bytes) -> None:
        """From now on links are derived from this secret."""
        await self._write(Statement("UPDATE house SET link_secret = ?", (secret,)))

    # --- matches -------------------------------------------------------------------------------------------

    async def begin_match(self, row: MatchRow, first: Batch) -> None:
        """A new match with its first outcomes of chance."""
        facts = (
            *(row.id, row.table, row.game, row.config, row.seed, row.rules, row.chance),
            None if row.origin is None else encode(row.origin),
            *(row.offset_ms, row.began_at, row.key, row.result),
        )
        head = Statement(
            "INSERT INTO matches (id, table_id, game, config, seed, rules, chance,"
            " origin, offset_ms, began_at, key, result) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            facts,
        )
        await self._write(head, from_batch(first))

    async def append(self, batch: Batch) -> None:
        """The next batch of an unfinished match."""
        await self._write(from_batch(batch))

    async def end_match(self, batch: Batch, key: str, result: bytes) -> None:
        """The last batch of a match and its result, together. Deletes the snapshot."""
        end = Statement("UPDATE matches SET key = ?, result = ? WHERE id = ?", (key, result, batch.match))
        await self._write(from_batch(batch), end, _drop_snapshot(batch.match))

    async def abort_match(self, table: TableRow, match: str, key: str) -> None:
        """A table is closed during a match: in one transaction, so that a crash cannot separate the two."""
        end = Statement(
            "UPDATE matches SET key = ?, is_aborted = 1 WHERE id = ? AND key IS NULL",
            (key, match),
            must_change_one=True,
        )
        await self._write(_put(table), end, _drop_snapshot(match))

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """Replaces the previous snapshot."""
        await self._write(
            Statement(
                "INSERT INTO snapshots (match_no, batches, saved, key, revs)"
                " SELECT no, ?, ?, ?, ? FROM matches WHERE id = ? AND key IS NULL"
                " ON CONFLICT (match_no) DO UPDATE SET batches = excluded.batches, saved = excluded.saved,"
                " key = excluded.key, revs = excluded.revs",
                (snapshot.batches, snapshot.saved, snapshot.key, encode(snapshot.revs), snapshot.match),
            )
        )

    async def put_offset(self, match: str, offset_ms: int, service_ms: int) -> None:
        """A new offset from the service clock."""
        offset = Statement(
            "UPDATE matches SET offset_ms = ? WHERE id = ?", (offset_ms, match), must_change_one=True
        )
        await self._write(self._beat(service_ms), offset)

    # --- retention -----------------------------------------------------------------------------------------

    async def forget(self, before: int) -> int:
        """Delete finished or abandoned matches that began before this Unix time, and closed tables without
        matches."""
        forgotten = 0
        # One match at a time, with all its batches, so that other writes get their turn.
        while await self._write(Statement(f"DELETE FROM matches WHERE no = ({_OLD})", (before,))):
            forgotten += 1
        await self._write(Statement(f"DELETE FROM tables WHERE {_IDLE}"))
        return forgotten


def _put(row: TableRow) -> Statement:
    return Statement(
        "INSERT INTO tables (id, record, is_open, touched_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET record = excluded.record, is_open = excluded.is_open, touched_at = excluded.touched_at",
        (row.id, row.record, int(row.is_open), int(time.time())),
    )


def _drop_snapshot(match: str) -> Statement:
    return Statement("DELETE FROM snapshots WHERE match_no = (SELECT no FROM matches WHERE id = ?)", (match,))


def beat_of(row: str, service_ms: int, *facts: object) -> Statement:
    """The service clock that is kept in this row may run up to here."""
    return Statement(
        f"UPDATE {row.partition(' ')[0]} SET service_ms = CASE WHEN service_ms < ? THEN ? ELSE"
        f" service_ms END,"
        f" beat_at = ?{row.partition(' ')[1]}{row.partition(' ')[2]}",
        (service_ms, service_ms, int(time.time()), *facts),
    )


def _probe() -> Statement:
    return Statement(
        "INSERT INTO probe (no, filler) VALUES (1, ?)"
        " ON CONFLICT (no) DO UPDATE SET filler = excluded.filler",
        (os.urandom(_PROBE_BYTES),),
    )
