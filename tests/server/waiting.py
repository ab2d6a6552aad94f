"""Waiting for something to happen at a server in this process, and failing early where it cannot happen."""

import asyncio
from collections.abc import Callable

from tests.server.running_server import Running
from tests.timeouts import scaled

SOON = scaled(5.0)
"""Far longer than anything takes without bots."""
WITH_BOTS = scaled(30.0)
"""Bots run in separate processes, which have to be started first."""


async def until(holds: Callable[[], object], running: Running, seconds: float = SOON) -> None:
    """Wait for a condition; if a table has failed at a message, it will never hold."""
    async with asyncio.timeout(seconds):
        while not holds():
            check(running)
            await asyncio.sleep(0.01)


def check(running: Running) -> None:
    failures = running.lobby.services.metrics.failures._value.get()
    assert not failures, f"{failures:.0f} messages have failed; see the log"
