"""Reading a house in several databases: each question goes to the database that has the answer, or to all."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from heapq import merge
from itertools import chain

from starhaul.kernel.errors import BadInput
from starhaul.server.store.head import DatabaseHead
from starhaul.server.store.postgres.postgres_reading import PostgresReader, PostgresReading
from starhaul.server.store.shards.shard_address import ShardAddress
from starhaul.server.store.shards.shard_placement import ShardPlacement
from starhaul.server.store.shards.shard_roll import check_shard_roll, read_one
from starhaul.server.store.shards.shard_search import ShardSearch
from starhaul.server.store.store_contract import BanRow, Batch, MatchRow, Snapshot, StoredMatch, TableRow
from starhaul.server.store.stored_reading import Ask


class ShardedReading:
    """The reading half of a store. The first database is the home: what concerns the whole house is there.
    Thread-safe, as its databases are."""

    def __init__(self, readings: Sequence[PostgresReading], placement: ShardPlacement) -> None:
        self._readings = readings
        self._home = readings[0]
        self._placement = placement
        self._search = ShardSearch(readings, placement)

    # --- house-wide data -----------------------------------------------------------------------------------

    def service_ms(self) -> int:
        """Every batch moves the clock of its own database, so the latest one counts."""
        return max(one.service_ms() for one in self._readings)

    def away_s(self, now: int) -> int:
        return self._home.away_s(now)

    def secret(self) -> bytes:
        return self._home.secret()

    def link_secret(self) -> bytes:
        return self._home.link_secret()

    def bans(self) -> list[BanRow]:
        return self._home.bans()

    def head(self) -> DatabaseHead:
        """All batches together, and the hashes of the last ones combined, in whatever order they are."""
        heads = [one.head() for one in self._readings]
        return DatabaseHead(heads[0].database, sum(one.batches for one in heads), _combined(heads))

    def shifts(self, ask: Ask) -> list[tuple[str, int]]:
        """One server has all tables."""
        return []

    def losses(self) -> list[int]:
        return list(chain.from_iterable(one.losses() for one in self._readings))

    def damage(self) -> list[str]:
        return list(chain.from_iterable(one.damage() for one in self._readings))

    # --- tables --------------------------------------------------------------------------------------------

    def tables(self) -> Iterator[TableRow]:
        return merge(*(one.tables() for one in self._readings), key=lambda row: row.id)

    def tables_at_play(self) -> Iterator[TableRow]:
        return chain.from_iterable(one.tables_at_play() for one in self._readings)

    def idle_tables(self, before: int, *, has_played: bool) -> list[TableRow]:
        found = (one.idle_tables(before, has_played=has_played) for one in self._readings)
        return list(chain.from_iterable(found))

    def table(self, id: str) -> TableRow | None:
        number = self._search.place_of_table(id)
        return None if number is None else self._readings[number].table(id)

    # --- matches -------------------------------------------------------------------------------------------

    def _of_match(self, match: str) -> PostgresReading:
        """If nobody has it, anybody can say so."""
        return self._readings[self._search.place_of_match(match) or 0]

    def matches(self, *, ended: bool | None = None) -> Iterator[MatchRow]:
        """Those of each database in the order in which they began; between databases, to the second."""
        return merge(*(one.matches(ended=ended) for one in self._readings), key=lambda row: row.began_at)

    def match(self, id: str) -> MatchRow | None:
        return self._of_match(id).match(id)

    def course(self, match: str) -> StoredMatch | None:
        return self._of_match(match).course(match)

    def log(self, match: str) -> tuple[MatchRow, list[Batch]] | None:
        return self._of_match(match).log(match)

    def snapshot(self, match: str) -> Snapshot | None:
        return self._of_match(match).snapshot(match)

    def broken_link(self, match: str) -> int | None:
        return self._of_match(match).broken_link(match)


class ShardedReader(ShardedReading):
    """For tools: needs only the right to read."""

    def __init__(self, addresses: Sequence[ShardAddress]) -> None:
        self._opened: list[PostgresReader] = []
        try:
            for one in addresses:
                self._opened.append(PostgresReader(one.address))
            found = [read_one(reader, *one) for reader, one in zip(self._opened, addresses, strict=True)]
            check_shard_roll(found)
        except BaseException:
            self.close()
            raise
        weights = [one.weight for one in found]
        super().__init__(self._opened, ShardPlacement([one.name for one in found], weights))

    def moment(self) -> AbstractContextManager[Ask]:
        """There is no moment that several databases share."""
        raise BadInput("shards-no-copy")

    def close(self) -> None:
        for reader in self._opened:
            reader.close()


def _combined(heads: Iterable[DatabaseHead]) -> str:
    both = 0
    length = 0
    for head in heads:
        both ^= int(head.chain or "0", 16)
        length = max(length, len(head.chain))
    return f"{both:0{length}x}" if length else ""
