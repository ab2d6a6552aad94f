"""Waiting for something to happen at a server in this process, and failing soon where it cannot happen."""

import asyncio
from collections.abc import Callable

from tests.server.house import Running

SOON = 30.0
"""Far more than anything takes on a busy machine."""


async def until(holds: Callable[[], object], house: Running, seconds: float = SOON) -> None:
    """Wait for it; a table that has failed at a message will not make it happen."""
    async with asyncio.timeout(seconds):
        while not holds():
            check(house)
            await asyncio.sleep(0.01)


def check(house: Running) -> None:
    failures = house.lobby.house.metrics.failures._value.get()
    assert not failures, f"{failures:.0f} messages have failed; see the log"
