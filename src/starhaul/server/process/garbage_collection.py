"""Garbage collection in small steps, and the whole of it when the server is idle.

A whole collection blocks all tables, and takes longer the more of them there are, however little there is to
collect. Tables free their memory by reference counting, so cyclic garbage grows slowly."""

import asyncio
import gc
import time

YOUNG = 200
"""Collect the newest objects when there are this many more of them than have been freed. While matches are
played, new objects take the place of freed ones, so there may be a hundred times as many new objects by then;
still, a collection takes less than a millisecond. With 700, the default of Python, it takes up to ten."""
OLD = 100_000
"""Collections of the newest objects after which older ones are collected, even if the server is busy."""
SOME = 20_000
"""Allocations after which a whole collection runs when the server is idle."""
LOOK_S = 1.0
QUIET = 0.1
"""The server counts as idle below this share of a core."""


def settle() -> None:
    """Exempt everything loaded so far from collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLD, 20)


async def collect_when_quiet() -> None:
    """Runs until it is cancelled."""
    while True:
        used = time.process_time()
        await asyncio.sleep(LOOK_S)
        newest, collections, _ = gc.get_count()
        if newest + collections * YOUNG > SOME and time.process_time() - used < QUIET * LOOK_S:
            gc.collect()
