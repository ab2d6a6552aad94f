"""Changes the schema of a database in which no server runs."""

import asyncio

from starhaul.server.store.postgres.postgres_connecting import connect, in_words
from starhaul.server.store.postgres.postgres_schema import step_back
from starhaul.server.store.postgres.writer_line import lock_house, own_name


def undo_newest_step(address: str) -> int:
    """Returns the version that the database has now."""

    async def run() -> int:
        connection = await connect(address, own_name())
        try:
            await lock_house(connection, is_shared=False)
            return await step_back(connection)
        finally:
            connection.terminate()

    with in_words(address):
        return asyncio.run(run())
