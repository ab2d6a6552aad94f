"""What is measured: a row is a fixed amount of work, with the units in which its cost is stated."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

OURS = "Starhaul"

Work = Callable[[], tuple[float, ...]]
"""Does the same work at every call, from fixed seeds; returns the amount, one count for each unit."""
Meter = Callable[[Work], tuple[float, tuple[float, ...]]]
"""Does the work once; returns the CPU time in seconds, and the counts."""


class Unit(NamedTuple):
    name: str
    value: Callable[[float, float], float]
    """The figure, from seconds and count."""
    lower_is_better: bool = False


def per_second(name: str) -> Unit:
    return Unit(f"{name}/s", lambda seconds, count: count / seconds)


def microseconds(name: str) -> Unit:
    return Unit(f"µs/{name}", lambda seconds, count: 1e6 * seconds / count, lower_is_better=True)


def given(name: str) -> Unit:
    """The work returns the figure itself; less is better."""
    return Unit(name, lambda seconds, count: count, lower_is_better=True)


DECISIONS = per_second("decisions")
ACTIONS = per_second("actions")
"""Decisions, outcomes of chance and ticks of the clock."""
CLONES = per_second("clones")
VIEWS = per_second("views")
COMMAND = microseconds("command")


def by_process_time(work: Work) -> tuple[float, tuple[float, ...]]:
    gc.collect()  # garbage of other rows must not be collected in this one
    began = process_time()
    counts = work()
    return process_time() - began, counts


def by_own_account(work: Work) -> tuple[float, tuple[float, ...]]:
    """For work in other processes: it returns its CPU time in seconds before the counts."""
    seconds, *counts = work()
    return seconds, tuple(counts)


class Row(NamedTuple):
    """Rows of one topic are compared with each other, unit by unit."""

    topic: str
    what: str
    units: tuple[Unit, ...]
    prepare: Callable[[], Work]
    """Sets up everything that does not count."""
    program: str = OURS
    meter: Meter = by_process_time

    @property
    def name(self) -> str:
        return self.what if self.program == OURS else f"{self.program}: {self.what}"


def repeated(function: Callable[[], object], times: int) -> Work:
    """Work for functions so short that the loop must cost almost nothing."""
    calls = range(times)

    def work() -> tuple[float, ...]:
        for _ in calls:
            function()
        return (times,)

    return work


def each(functions: list[Callable[[], object]], times: int = 1) -> Work:
    """Work that calls every function once, several times over: an average over positions."""
    calls = functions * times

    def work() -> tuple[float, ...]:
        for function in calls:
            function()
        return (len(calls),)

    return work
