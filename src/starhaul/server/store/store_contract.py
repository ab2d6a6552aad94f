"""What a store keeps and promises. Nothing outside an implementation knows its language.

Writing is asynchronous and durable: when an awaited call returns, what it wrote survives the end of the
process at any moment. Calls that were made first are kept first. Trouble of the disk is `StoreTrouble`, after
which the store holds what it held before, and a later call may succeed.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from starhaul.kernel.errors import StarhaulError
from starhaul.kernel.fairness import SeedOrigin
from starhaul.kernel.match import LogEntry


class StoreTrouble(StarhaulError):
    """Nothing was written. Codes: `full`, `read-only`, `busy` and `failed` for trouble of the disk, `damaged`
    for a file that has changed by itself (it is not written any more), `conflict` for what does not follow
    from what is kept, `closed`. Texts: `store-…`."""

    prefix = "store"


class TableRow(Struct, frozen=True):
    """A table as it is kept: the record is JSON that only `server.tables` understands."""

    id: str
    record: bytes
    is_open: bool
    """False when it is closed: nobody sits there any more."""


class MatchRow(Struct, frozen=True, kw_only=True):
    """The head of a match. `offset_ms` relates its time to the service clock; see `clock.py`."""

    id: str
    table: str
    game: str
    config: bytes
    seed: str
    rules: str
    chance: str
    """The generator."""
    origin: SeedOrigin | None = None
    """Where the seed came from; None for matches from before players had a part in it."""
    offset_ms: int
    began_at: int
    """Unix time in seconds, for people and for retention only."""
    key: str | None = None
    """Of the last state; None while the match is going on."""
    result: bytes | None = None
    """None while the match is going on, and for one that was aborted."""
    is_aborted: bool = False
    """Its table was closed before the end."""


class Origin(Struct, frozen=True):
    """Which command of which client of which seat a batch answers."""

    seat: int
    client: str
    seq: int


class Batch(Struct, frozen=True, kw_only=True):
    """What one command or tick made happen: an action with the outcomes of chance that follow, or nothing but
    those. Batches of a match are numbered from 0 without gaps."""

    match: str
    number: int
    entries: Sequence[LogEntry]
    service_ms: int
    revs: Sequence[int]
    """The revision of each audience after it: the seats in order, then spectators."""
    origin: Origin | None = None


class Snapshot(Struct, frozen=True, kw_only=True):
    """The match after so many batches, as `Match.save` wrote it."""

    match: str
    batches: int
    saved: bytes
    key: str
    revs: Sequence[int]


class StoredMatch(Struct, frozen=True):
    """Everything needed to go on with a match: the newest snapshot, if any, and the batches after it."""

    row: MatchRow
    snapshot: Snapshot | None
    batches: list[Batch]
    origins: list[Origin]
    """Of the latest 200 batches that answered a command, in order, whether before or after the snapshot."""


class Store(Protocol):
    """Reading calls block for a moment; they are for start-up, pages and tools. Writing calls are awaited."""

    @property
    def trouble(self) -> StoreTrouble | None:
        """Of the disk, from the write that failed until one of some size succeeds (`beat`, `probe`)."""

    # --- writing -------------------------------------------------------------------------------------------

    async def put_table(self, row: TableRow) -> None:
        """Add a table, or replace what is kept of it."""

    async def begin_match(self, row: MatchRow, first: Batch) -> None:
        """A new match with what chance did first."""

    async def append(self, batch: Batch) -> None:
        """The next batch of a match. A number that exists already is refused: somebody else plays on."""

    async def end_match(self, batch: Batch, key: str, result: bytes) -> None:
        """The last batch of a match and its end, together."""

    async def abort_match(self, table: TableRow, match: str, key: str) -> None:
        """The table is closed in the middle of a match: both are kept together. The match is over; `key` is
        that of its last state."""

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """Replaces the one before."""

    async def put_offset(self, match: str, offset_ms: int, service_ms: int) -> None:
        """Another relation to the service clock: the match was paused or goes on."""

    async def beat(self, service_ms: int) -> None:
        """The service clock may run up to here; it never runs back."""

    async def stop_clock(self, service_ms: int) -> None:
        """The server ends and the service clock stands here, which may be less than the last `beat` said."""

    async def probe(self) -> None:
        """Write as much as a move of a match may take, and throw it away."""

    async def touch(self, table: str) -> None:
        """Somebody is at this table, or was until now."""

    async def close_idle(self, table: str, before: int) -> bool:
        """Close a table unless it was touched after this Unix time, and drop it if nothing was ever played
        there; whether it was closed."""

    async def forget(self, before: int) -> int:
        """Retention: drop closed tables and ended matches from before this Unix time; how many matches."""

    # --- reading -------------------------------------------------------------------------------------------

    def service_ms(self) -> int:
        """Where the service clock goes on: the latest of all beats, batches and offsets, or where it was
        stopped."""

    def away_s(self, now: int) -> int:
        """How many seconds before this Unix time a server last wrote here, at least 1; 0 if none ever did."""

    def secret(self) -> bytes:
        """32 random bytes made when the store was: links are derived from them."""

    def tables(self) -> Iterator[TableRow]:
        """All open tables."""

    def tables_at_play(self) -> Iterator[TableRow]:
        """Open tables with a match that goes on; how many others there are makes no difference."""

    def idle_tables(self, before: int, *, has_played: bool) -> list[TableRow]:
        """Open tables that nobody has touched since this Unix time, the oldest of them if they are many."""

    def table(self, id: str) -> TableRow | None: ...

    def match(self, id: str) -> MatchRow | None: ...

    def course(self, match: str) -> StoredMatch | None:
        """What is needed to go on; of an ended match all its batches, so that it can be looked at."""

    def log(self, match: str) -> tuple[MatchRow, Iterable[Batch]] | None:
        """A match from its beginning."""

    def matches(self, *, ended: bool | None = None) -> Iterator[MatchRow]: ...

    def snapshot(self, match: str) -> Snapshot | None: ...

    # --- keeping house -------------------------------------------------------------------------------------

    def backup(self, path: str) -> None:
        """A complete copy, also while others write."""

    async def close(self) -> None:
        """Write what is waiting, then close."""
