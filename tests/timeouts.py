"""How long tests wait for something that must happen: `scaled(seconds)`.

A timeout states, generously, how long it takes on an idle machine. How busy this machine is gets
measured once at the start, by the time that a fixed piece of work takes and by the load of other
processes. All timeouts are scaled accordingly.
"""

import os
import time
from functools import cache

WORK = 400_000
WORK_S = 0.04
"""How long this many steps take on an idle core of the slowest machine that timeouts are meant for."""
MOST = 20.0


def scaled(seconds: float) -> float:
    return seconds * factor()


@cache
def factor() -> float:
    """How many times slower than expected this machine is, between 1 and 20."""
    return slowness(min(_work() for _ in range(3)), os.getloadavg()[0], os.cpu_count() or 1)


def slowness(worked_s: float, load: float, cores: int) -> float:
    """
    >>> slowness(0.01, load=0.3, cores=2)
    1.0
    >>> slowness(0.2, load=0.3, cores=2)
    5.0
    >>> slowness(0.04, load=25.0, cores=2)
    12.5
    """
    return max(1.0, min(max(worked_s / WORK_S, load / cores), MOST))


def _work() -> float:
    began = time.perf_counter()
    total = 0
    for number in range(WORK):
        total += number
    return time.perf_counter() - began
