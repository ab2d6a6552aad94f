"""Garbage is looked for when there is little else to do: all tables stand still meanwhile, and the longer the
more of them there are, however little there is to find. What a table leaves behind goes without being looked
for, so that it takes long until there is much.
"""

import asyncio
import gc
import time

MUCH = 1_000_000
"""So many things more than before, and it is looked for at once, whatever is going on."""
SOME = 20_000
"""So many, and it is looked for in a quiet moment."""
LOOK_S = 1.0
QUIET = 0.1
"""Less than this share of a core is used."""


def settle() -> None:
    """What is loaded by now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MUCH, 20, 20)


async def collect_when_quiet() -> None:
    """Goes on for ever."""
    while True:
        used = time.process_time()
        await asyncio.sleep(LOOK_S)
        if gc.get_count()[0] > SOME and time.process_time() - used < QUIET * LOOK_S:
            gc.collect()
