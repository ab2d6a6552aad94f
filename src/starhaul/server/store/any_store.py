"""Opens the store that the name of a database asks for: PostgreSQL for one address or several, else SQLite
for a file."""

from starhaul.kernel.errors import BadInput
from starhaul.server.store.any_reader import without_driver
from starhaul.server.store.postgres.postgres_address import addresses_in, is_postgres
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Store


def open_store(database: str) -> Store:
    """For a server; raises `BadInput` if the database cannot be used."""
    if not is_postgres(database):
        return SqliteStore(database)
    try:
        from starhaul.server.store.shards.shard_address import shard_addresses
        from starhaul.server.store.shards.sharded_store import open_shards
    except ModuleNotFoundError as error:
        raise without_driver(database, error) from None
    return open_shards(shard_addresses(database))


def undo_step(database: str) -> int:
    """Undo the newest step of the schema of a PostgreSQL database; returns the version that it has now."""
    if not is_postgres(database):
        raise BadInput("store-no-way-back-in-files", source=database)
    try:
        from starhaul.server.store.postgres.schema_tool import undo_newest_step
    except ModuleNotFoundError as error:
        raise without_driver(database, error) from None
    return [undo_newest_step(address.partition("#")[0]) for address in addresses_in(database)][-1]
