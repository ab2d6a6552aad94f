"""Waiting for something to happen at a server in this process, and failing soon where it cannot happen."""

import asyncio
from collections.abc import Callable

from tests.server.running_server import Running
from tests.timeouts import scaled

SOON = scaled(5.0)
"""Far more than anything takes without bots."""
WITH_BOTS = scaled(30.0)
"""Bots think in processes of their own, which have to be started first."""


async def until(holds: Callable[[], object], running: Running, seconds: float = SOON) -> None:
    """Wait for it; a table that has failed at a message will not make it happen."""
    async with asyncio.timeout(seconds):
        while not holds():
            check(running)
            await asyncio.sleep(0.01)


def check(running: Running) -> None:
    failures = running.lobby.services.metrics.failures._value.get()
    assert not failures, f"{failures:.0f} messages have failed; see the log"
