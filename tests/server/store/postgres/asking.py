"""Asks a PostgreSQL database beside its store."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg


async def with_connection(address: str, use: Callable[[asyncpg.Connection], Awaitable[Any]]) -> Any:
    connection = await asyncpg.connect(address)
    try:
        return await use(connection)
    finally:
        await connection.close()


async def value(address: str, question: str, *facts: object) -> Any:
    return await with_connection(address, lambda connection: connection.fetchval(question, *facts))


def asked(address: str, question: str, *facts: object) -> Any:
    """Outside an event loop."""
    return asyncio.run(value(address, question, *facts))
