"""Measures all rows in rounds: every round does the work of every row once. Other load on the machine, or a
change of its clock rate, then affects neighbouring rows alike, and ratios within a round stay meaningful."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import median
from time import monotonic
from typing import NamedTuple

from benchmarks.row import Row, Work

LEAST_ROUNDS = 3
"""With fewer there is no meaningful spread."""


class Figure(NamedTuple):
    """One unit of one row: its value in every round."""

    topic: str
    program: str
    what: str
    unit: str
    lower_is_better: bool
    values: tuple[float, ...]

    @property
    def best(self) -> float:
        """What the machine can do without other load."""
        return min(self.values) if self.lower_is_better else max(self.values)

    @property
    def median(self) -> float:
        return median(self.values)

    @property
    def spread(self) -> float:
        """The distance between best and worst round, relative to the best."""
        return (max(self.values) - min(self.values)) / self.best if self.best else 0.0


def measure(
    rows: Sequence[Row],
    rounds: int,
    seconds: float | None = None,
    note: Callable[[str], None] = lambda text: None,
) -> list[Figure]:
    """Do all rounds, or as many as begin within `seconds`; at least three."""
    works = [_prepared(row, note) for row in rows]
    found: list[list[tuple[float, ...]]] = [[] for _ in rows]
    began = monotonic()
    for number in range(max(rounds, LEAST_ROUNDS)):
        if number >= LEAST_ROUNDS and seconds is not None and monotonic() - began > seconds:
            break
        note(f"round {number + 1}")
        for place in _order(len(rows), number):
            found[place].append(_values(rows[place], works[place]))
    return [figure for row, values in zip(rows, found, strict=True) for figure in _figures(row, values)]


def _prepared(row: Row, note: Callable[[str], None]) -> Work:
    """Set up the row and do its work once, so that caches are filled."""
    note(f"preparing {row.name}")
    work = row.prepare()
    work()
    return work


def _order(number_of_rows: int, round_: int) -> Iterable[int]:
    """Back and forth, so that a machine that becomes slower or faster favours no row."""
    places = range(number_of_rows)
    return reversed(places) if round_ % 2 else places


def _values(row: Row, work: Work) -> tuple[float, ...]:
    seconds, counts = row.meter(work)
    return tuple(unit.value(seconds, count) for unit, count in zip(row.units, counts, strict=True))


def _figures(row: Row, values: list[tuple[float, ...]]) -> list[Figure]:
    return [
        Figure(row.topic, row.program, row.what, unit.name, unit.lower_is_better, column)
        for unit, column in zip(row.units, zip(*values, strict=True), strict=True)
    ]


class Ratio(NamedTuple):
    """How many times as fast our figure is as the figure of a peer; one value for each round."""

    ours: Figure
    peer: Figure
    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.values)


def ratios(figures: Sequence[Figure], ours: str) -> list[Ratio]:
    """All pairs of our figures and those of peers with the same topic and unit."""
    return [
        Ratio(one, other, tuple(_faster(*pair, one.lower_is_better) for pair in pairs))
        for one in figures
        for other in figures
        if one.program == ours and other.program != ours
        if (one.topic, one.unit) == (other.topic, other.unit)
        for pairs in [list(zip(one.values, other.values, strict=True))]
    ]


def _faster(ours: float, peer: float, lower_is_better: bool) -> float:
    return peer / ours if lower_is_better else ours / peer
