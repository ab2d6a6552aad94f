"""Measures how late the event loop is: how long a request may wait before anything is done about it.

Run in the background by `running`. Stalls of seconds, which stop match time, are noticed by
`clock.timekeeping`.
"""

import asyncio
from collections.abc import Callable

EVERY_S = 0.5


async def measure_lag(observe: Callable[[float], None]) -> None:
    """Runs until it is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY_S
        await asyncio.sleep(EVERY_S)
        observe(max(0.0, loop.time() - due))
