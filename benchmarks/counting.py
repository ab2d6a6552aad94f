"""Counts what a piece of work costs the interpreter, independently of the speed of the machine.

From fixed seeds the same Python version makes the same calls and allocates the same blocks, so these counts
can be compared exactly where times cannot.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple

from benchmarks.row import Work

_Hook = Callable[[FrameType, str, Any], None]


class Counts(NamedTuple):
    """For one unit of work: a decision, a view, a clone."""

    calls: float
    """Calls of Python functions, and resumptions of generators."""
    blocks: float
    """Memory blocks allocated. From the return of one Python function to the next only the growth is seen: a
    block that lives shorter does not count, nor does an object that Python takes from a free list."""


def counted(work: Work) -> Counts:
    """Do the work three times: to fill the caches, to count calls, to count blocks. The first of the numbers
    that the work returns is its units."""
    work()
    calls, units = _under(_call_counter, work)
    blocks, _ = _under(_block_counter, work)
    return Counts(calls / units, blocks / units)


def _under(make_counter: Callable[[list[int]], _Hook], work: Work) -> tuple[int, float]:
    """Do the work with a profile hook; returns what the hook has counted, and the units."""
    before, was_collecting, total = sys.getprofile(), gc.isenabled(), [0]
    gc.collect()
    gc.disable()  # a collection in between would depend on what happened before
    sys.setprofile(make_counter(total))
    try:
        units = work()[0]
    finally:
        sys.setprofile(before)
        if was_collecting:
            gc.enable()
    return total[0], units


def _call_counter(total: list[int]) -> _Hook:
    def count(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            total[0] += 1

    return count


def _block_counter(total: list[int]) -> _Hook:
    blocks = sys.getallocatedblocks
    last = blocks()

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal last
        if event != "return":
            return  # asking for the number of blocks takes longer than most functions
        now = blocks()
        if now > last:
            total[0] += now - last
        last = now

    return count
