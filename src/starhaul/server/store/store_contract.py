"""The interface of a store and its guarantees. Nothing outside an implementation depends on its technology.

Writes are asynchronous and durable: when an awaited call returns, what it wrote survives a crash at any
moment. Writes are stored in the order of the calls. A disk error raises `StoreTrouble`; the store is then
unchanged, and a later call may succeed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from starhaul.kernel.errors import StarhaulError
from starhaul.kernel.fairness import SeedOrigin
from starhaul.kernel.match_records import LogEntry
from starhaul.server.store.head import Missing


class StoreTrouble(StarhaulError):
    """Nothing was written. Codes: `full`, `read-only`, `busy` and `failed` for disk errors, `damaged` for
    a corrupted file (it is not written any more), `conflict` for a write that does not fit the stored
    data, `closed`. Texts: `store-…`."""

    prefix = "store"


class TableRow(Struct, frozen=True):
    """A stored table; the record is JSON that only `table.table_record` reads."""

    id: str
    record: bytes
    is_open: bool
    """False once the table is closed."""


class MatchRow(Struct, frozen=True, kw_only=True):
    """The head of a match. `offset_ms` relates its time to the service clock; see `service_clock.py`."""

    id: str
    table: str
    game: str
    config: bytes
    seed: str
    rules: str
    chance: str
    """The random generator."""
    origin: SeedOrigin | None = None
    """The origin of the seed; None for matches from before players contributed to it."""
    offset_ms: int
    began_at: int
    """Unix time in seconds, for display and retention only."""
    key: str | None = None
    """The key of the last state; None during the match."""
    result: bytes | None = None
    """None during the match, and for an aborted match."""
    is_aborted: bool = False
    """Whether the table was closed before the end."""


class Origin(Struct, frozen=True):
    """The seat, client and number of the command that caused a batch."""

    seat: int
    client: str
    seq: int


class Batch(Struct, frozen=True, kw_only=True):
    """The result of one command or tick: an action with the outcomes of chance that follow, or only
    outcomes. The batches of a match are numbered from 0 without gaps."""

    match: str
    number: int
    entries: Sequence[LogEntry]
    service_ms: int
    revs: Sequence[int]
    """The revision of each audience after the batch: the seats in order, then the spectators."""
    origin: Origin | None = None


class Snapshot(Struct, frozen=True, kw_only=True):
    """The match after some number of batches, as saved by `Match.save`."""

    match: str
    batches: int
    saved: bytes
    key: str
    revs: Sequence[int]


class StoredMatch(Struct, frozen=True):
    """Everything needed to continue a match: the newest snapshot, if any, and the batches after it."""

    row: MatchRow
    snapshot: Snapshot | None
    batches: list[Batch]
    origins: list[Origin]
    """The origins of the latest 200 batches caused by commands, in order, before or after the snapshot."""


class BanRow(Struct, frozen=True, kw_only=True):
    """A network whose visitors are not welcome."""

    network: str
    """In canonical form: an address, or a network such as `203.0.113.0/24`."""
    made_at: int
    """Unix time in seconds."""
    until: int | None = None
    """The end, in Unix time; None: until it is lifted."""
    reason: str = ""
    """For operators; visitors do not see it."""


class StoreFigures(Struct, frozen=True):
    """How large the store is, and how busy."""

    size: int
    """Bytes of the data."""
    log_size: int
    """Bytes that are written and not yet part of it."""
    queue: int
    """Writes that are waiting."""


class TableStore(Protocol):
    """What a table needs of the store."""

    async def put_table(self, row: TableRow) -> None:
        """Add or replace a table."""

    async def begin_match(self, row: MatchRow, first: Batch) -> None:
        """A new match with its first outcomes of chance."""

    async def append(self, batch: Batch) -> None:
        """The next batch of a match. An existing number is refused: another server is playing the match."""

    async def end_match(self, batch: Batch, key: str, result: bytes) -> None:
        """The last batch of a match and its result, together."""

    async def abort_match(self, table: TableRow, match: str, key: str) -> None:
        """Close the table during a match, both in one transaction. The match is over; `key` is that of its
        last state."""

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """Replaces the previous snapshot."""

    async def put_offset(self, match: str, offset_ms: int, service_ms: int) -> None:
        """A new offset from the service clock: the match was paused or resumed."""

    def match(self, id: str) -> MatchRow | None: ...

    def course(self, match: str) -> StoredMatch | None:
        """What is needed to continue the match; for a finished match all its batches."""

    def log(self, match: str) -> tuple[MatchRow, Iterable[Batch]] | None:
        """A match from its beginning."""


class Store(TableStore, Protocol):
    """What a server needs. Reads block for a moment; they are for startup, requests and tools. Writes are
    awaited."""

    @property
    def trouble(self) -> StoreTrouble | None:
        """The current disk error: set by a failed write, cleared when a larger write succeeds (`beat`,
        `probe`)."""

    @property
    def missing(self) -> Missing | None:
        """What was found to be missing from the database when it was opened."""

    # --- writing -------------------------------------------------------------------------------------------

    async def beat(self, service_ms: int) -> None:
        """The service clock may run up to here; it never runs back."""

    async def stop_clock(self, service_ms: int) -> None:
        """The server is stopping and the service clock stops here, possibly before the time of the last
        `beat`."""

    async def probe(self) -> None:
        """Write as much as one action may need, and discard it."""

    async def touch(self, table: str) -> None:
        """Record that somebody is, or just was, at this table."""

    async def close_idle(self, table: str, before: int) -> bool:
        """Close a table unless it was visited after this Unix time, and delete it if nothing was ever
        played there; returns whether it was closed."""

    async def forget(self, before: int) -> int:
        """Retention: delete closed tables and finished matches from before this Unix time; returns the
        number of matches."""

    async def put_ban(self, row: BanRow) -> None:
        """Add or replace the ban of a network."""

    async def drop_ban(self, network: str) -> bool:
        """Lift a ban; returns whether there was one."""

    async def put_link_secret(self, secret: bytes) -> None:
        """From now on links are derived from this secret."""

    # --- reading -------------------------------------------------------------------------------------------

    def service_ms(self) -> int:
        """Where the service clock continues: the latest of all beats, batches and offsets, or where it was
        stopped."""

    def away_s(self, now: int) -> int:
        """How many seconds before this Unix time a server last wrote here, at least 1; 0 if none ever did."""

    def secret(self) -> bytes:
        """32 random bytes created with the store, which identify it."""

    def link_secret(self) -> bytes:
        """The secret that links are derived from: that of the store, or the one that has replaced it."""

    def bans(self) -> list[BanRow]:
        """All bans, the oldest first, including those that are over."""

    def figures(self) -> StoreFigures: ...

    def observe_writes(self, took: Callable[[float], None]) -> None:
        """From now on `took` is called after each write to disk with its seconds, in any thread."""

    def tables(self) -> Iterator[TableRow]:
        """All open tables."""

    def tables_at_play(self) -> Iterator[TableRow]:
        """Open tables with an unfinished match; the number of other tables does not affect the cost."""

    def idle_tables(self, before: int, *, has_played: bool) -> list[TableRow]:
        """Open tables not visited since this Unix time; the oldest of them if there are many."""

    def table(self, id: str) -> TableRow | None: ...

    def matches(self, *, ended: bool | None = None) -> Iterator[MatchRow]:
        """Those of a table in the order in which they began."""

    def snapshot(self, match: str) -> Snapshot | None: ...

    # --- maintenance ---------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Write what is queued, then close."""
