"""Garbage collection when the server is idle. A collection blocks all tables, and takes longer the more of
them there are, however little there is to collect. Tables free their memory by reference counting, so
cyclic garbage grows slowly."""

import asyncio
import gc
import time

MUCH = 1_000_000
"""Allocations after which a collection runs at once."""
SOME = 20_000
"""Allocations after which a collection runs when the server is idle."""
LOOK_S = 1.0
QUIET = 0.1
"""The server counts as idle below this share of a core."""


def settle() -> None:
    """Exempt everything loaded so far from collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MUCH, 20, 20)


async def collect_when_quiet() -> None:
    """Runs until it is cancelled."""
    while True:
        used = time.process_time()
        await asyncio.sleep(LOOK_S)
        if gc.get_count()[0] > SOME and time.process_time() - used < QUIET * LOOK_S:
            gc.collect()
