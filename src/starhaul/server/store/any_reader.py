"""Opens a database for reading: PostgreSQL for one address or several, else SQLite for a file."""

from typing import Protocol

from starhaul.kernel.errors import BadInput
from starhaul.server.store.head import DatabaseHead
from starhaul.server.store.postgres.postgres_address import is_postgres, shown
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.stored_reading import Ask, Moments
from starhaul.server.store.verification import Logs

DRIVER = "asyncpg"


class HouseReader(Logs, Moments, Protocol):
    """What tools read, whatever kind of database it is."""

    def head(self) -> DatabaseHead: ...

    def shifts(self, ask: Ask) -> list[tuple[str, int]]:
        """See `stored_reading`."""

    def losses(self) -> list[int]: ...

    def damage(self) -> list[str]: ...

    def close(self) -> None: ...


def open_reader(database: str) -> HouseReader:
    """For tools; raises `BadInput` if the database cannot be read."""
    if not is_postgres(database):
        return SqliteReader(database)
    try:
        from starhaul.server.store.postgres.postgres_reading import PostgresReader
        from starhaul.server.store.shards.shard_address import shard_addresses
        from starhaul.server.store.shards.sharded_reading import ShardedReader
    except ModuleNotFoundError as error:
        raise without_driver(database, error) from None
    addresses = shard_addresses(database)
    return PostgresReader(addresses[0].address) if len(addresses) == 1 else ShardedReader(addresses)


def without_driver(database: str, error: ModuleNotFoundError) -> BadInput:
    """The extra `postgres` is not installed."""
    if error.name != DRIVER:
        raise error
    return BadInput("postgres-missing", source=shown(database))


def name_for_people(database: str) -> str:
    """The name of a database without a password."""
    return shown(database) if is_postgres(database) else database
