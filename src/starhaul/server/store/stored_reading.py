"""The reading half of every store. What is asked is the same for all of them; how it is asked is up to the
implementation (`reading.py`, `postgres/postgres_reading.py`).

Every call is one short read transaction.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any, Protocol

from starhaul.server.store.batch_chain import hash_of
from starhaul.server.store.head import DatabaseHead, name_of
from starhaul.server.store.rows import to_batch, to_link, to_match, to_origin, to_snapshot, to_table
from starhaul.server.store.store_contract import BanRow, Batch, MatchRow, Snapshot, StoredMatch, TableRow

_PAGE = 500
"""Rows read at once where there may be any number."""
_MOST_ORIGINS = 200
"""Number of command origins that a stored match contains."""

_MATCHES = (
    "SELECT no, id, table_id, game, config, seed, rules, chance, origin, offset_ms, began_at, key, result,"
    " is_aborted FROM matches"
)
_BATCHES = (
    "SELECT number, entries, service_ms, revs, seat, client, seq FROM batches"
    " WHERE match_no = ? AND number >= ? ORDER BY number"
)
_ORIGINS = (
    "SELECT seat, client, seq FROM batches WHERE match_no = ? AND seat IS NOT NULL"
    f" ORDER BY number DESC LIMIT {_MOST_ORIGINS}"
)
_SNAPSHOT = "SELECT batches, saved, key, revs FROM snapshots WHERE match_no = ?"
_TABLES = "SELECT id, record, is_open FROM tables"

# Uses the index of unfinished matches, so the number of tables does not matter.
_AT_PLAY = (
    "SELECT no, tables.id, record, is_open FROM matches CROSS JOIN tables"
    " WHERE tables.id = table_id AND no > ? AND key IS NULL AND is_open = 1 ORDER BY no"
)
_CHAINED = (
    "SELECT id, number, entries, service_ms, revs, seat, client, seq, chain"
    " FROM matches JOIN batches ON match_no = no WHERE id = ? ORDER BY number"
)
_IDLE_TABLES = (
    f"{_TABLES} WHERE is_open = 1 AND has_played = ? AND touched_at < ? ORDER BY touched_at LIMIT 5000"
)

BANS = "SELECT network, made_at, until, reason FROM bans ORDER BY made_at, network"

Ask = Callable[..., list[Any]]
"""Runs a query with parameters, which are question marks in it; returns the rows."""


class Moments(Protocol):
    """What can be asked several questions about the same state."""

    def moment(self) -> AbstractContextManager[Ask]: ...


class StoredReading:
    """What implementations have in common. Thread-safe."""

    def moment(self) -> AbstractContextManager[Ask]:
        """A read transaction: all queries in it see the same state."""
        raise NotImplementedError

    def _ask(self, question: str, *facts: object) -> list[Any]:
        """A query by itself."""
        with self.moment() as ask:
            return ask(question, *facts)

    def _pages(self, question: str, after: object) -> Iterator[Any]:
        """Rows in pages; their first column is the key of the next page."""
        rows = None
        while rows is None or len(rows) == _PAGE:
            rows = self._ask(f"{question} LIMIT {_PAGE}", after)
            yield from rows
            after = rows[-1][0] if rows else None

    def shifts(self, ask: Ask) -> list[tuple[str, int]]:
        """By how much the time of each table differs from that of the house, in milliseconds; none where one
        server has all tables."""
        return []

    # --- server-wide data ----------------------------------------------------------------------------------

    def service_ms(self) -> int:
        """The last value of the service clock."""
        return int(self._ask("SELECT service_ms FROM house")[0][0])

    def away_s(self, now: int) -> int:
        """How many seconds before this Unix time a server last wrote here, at least 1; 0 if none ever did."""
        beat_at = self._ask("SELECT beat_at FROM house")[0][0]
        return max(1, now - beat_at) if beat_at else 0

    def head(self) -> DatabaseHead:
        """The total number of batches ever written, and the hash of the last one."""
        secret, batches, chain = self._ask("SELECT secret, batches, chain FROM house")[0]
        return DatabaseHead(name_of(secret), batches, (chain or b"").hex())

    def broken_link(self, match: str) -> int | None:
        """The number of the first batch of a match whose hash does not fit the one before it."""
        before: bytes | None = None
        rows = self._ask(_CHAINED, match)
        for found in rows:
            row, chain = to_link(found)
            # Batches written by older versions of the schema have no hash, and come first.
            if chain is None and before is None:
                continue
            if chain != hash_of(before or b"", row):
                return int(found[1])
            before = chain
        return None

    def secret(self) -> bytes:
        """The secret of the database."""
        return bytes(self._ask("SELECT secret FROM house")[0][0])

    def link_secret(self) -> bytes:
        """The secret that links are derived from: that of the database, or the one that has replaced it."""
        return bytes(self._ask("SELECT coalesce(link_secret, secret) FROM house")[0][0])

    def bans(self) -> list[BanRow]:
        """All bans, the oldest first, including those that are over."""
        return to_bans(self._ask(BANS))

    def tables(self) -> Iterator[TableRow]:
        """All open tables."""
        return map(to_table, self._pages(f"{_TABLES} WHERE is_open = 1 AND id > ? ORDER BY id", ""))

    def tables_at_play(self) -> Iterator[TableRow]:
        """Open tables with an unfinished match."""
        return (to_table(row[1:]) for row in self._pages(_AT_PLAY, -1))

    def idle_tables(self, before: int, *, has_played: bool) -> list[TableRow]:
        """Open tables not visited since this Unix time; the oldest of them if there are many."""
        rows = self._ask(_IDLE_TABLES, int(has_played), before)
        return [to_table(row) for row in rows]

    def table(self, id: str) -> TableRow | None:
        rows = self._ask(f"{_TABLES} WHERE id = ?", id)
        return to_table(rows[0]) if rows else None

    # --- matches -------------------------------------------------------------------------------------------

    def matches(self, *, ended: bool | None = None) -> Iterator[MatchRow]:
        """In the order in which they began."""
        which = {None: "", True: "AND key IS NOT NULL", False: "AND key IS NULL"}[ended]
        return map(to_match, self._pages(f"{_MATCHES} WHERE no > ? {which} ORDER BY no", -1))

    def match(self, id: str) -> MatchRow | None:
        rows = self._ask(f"{_MATCHES} WHERE id = ?", id)
        return to_match(rows[0]) if rows else None

    def course(self, match: str) -> StoredMatch | None:
        """What is needed to continue the match; for a finished match all its batches."""
        with self.moment() as ask:
            for row in ask(f"{_MATCHES} WHERE id = ?", match):
                snapshot = to_snapshot(match, ask(_SNAPSHOT, row[0]))
                first = 0 if snapshot is None else snapshot.batches
                batches = [to_batch(match, found) for found in ask(_BATCHES, row[0], first)]
                origins = [to_origin(*found) for found in reversed(ask(_ORIGINS, row[0]))]
                return StoredMatch(to_match(row), snapshot, batches, origins)
        return None

    def log(self, match: str) -> tuple[MatchRow, list[Batch]] | None:
        """A match from its beginning."""
        with self.moment() as ask:
            for row in ask(f"{_MATCHES} WHERE id = ?", match):
                return to_match(row), [to_batch(match, found) for found in ask(_BATCHES, row[0], 0)]
        return None

    def snapshot(self, match: str) -> Snapshot | None:
        with self.moment() as ask:
            for (no,) in ask("SELECT no FROM matches WHERE id = ?", match):
                return to_snapshot(match, ask(_SNAPSHOT, no))
        return None


def to_bans(rows: Iterable[Any]) -> list[BanRow]:
    return [BanRow(network=one, made_at=at, until=until, reason=why) for one, at, until, why in rows]
