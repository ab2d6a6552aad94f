"""The CPU time of whole commands, as the system counts it for child processes."""

from __future__ import annotations

import resource
import subprocess
import sys

from benchmarks.ours.ships import SHIP
from benchmarks.row import Work


def cpu_ms(*arguments: str) -> Work:
    """Milliseconds of CPU time of one run of Python."""

    def work() -> tuple[float, ...]:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        return seconds, 1e3 * seconds

    return work


def starhaul(*arguments: str) -> Work:
    return cpu_ms("-m", "starhaul", *arguments)


def inspect() -> Work:
    return starhaul("inspect", str(SHIP))
