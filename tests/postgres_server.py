"""A PostgreSQL for tests."""

import asyncio

from starhaul.cli.local_cluster import local_postgres
from starhaul.cli.local_cluster.local_postgres import Installation, NoPostgres

__all__ = ["NOT_DURABLE", "Installation", "NoPostgres", "PostgresServer"]

NOT_DURABLE = ("fsync=off", "synchronous_commit=on", "full_page_writes=off")
"""Survives the end of its processes, but not of the machine."""


class PostgresServer(local_postgres.LocalPostgres):
    def execute(self, statement: str) -> None:
        """With the rights of an administrator."""

        async def run() -> None:
            import asyncpg

            connection = await asyncpg.connect(self.address())
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(run())
