"""Shared tools of the benchmarks: repeat a function, take the median of several rounds, print and store
it."""

from __future__ import annotations

import gc
import json
import os
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

ROUNDS = 5
# Read the clock once per batch of at least this duration, so that the overhead is negligible.
BATCH_SECONDS = 0.01


@dataclass(frozen=True, slots=True)
class Measurement:
    """A measurement: the rate of every round in units per second."""

    name: str
    unit: str
    rounds: tuple[float, ...]

    @property
    def value(self) -> float:
        """The median: what to expect."""
        return median(self.rounds)

    @property
    def best(self) -> float:
        """The best round: what the machine can do without other load."""
        return max(self.rounds)


def each(functions: Sequence[Callable[[], object]]) -> Callable[[], int]:
    """Call every function once, one unit of work each, in the form that rate() expects.

    Pass several functions for an average over several positions, or one many times ([clone] * 100): the loop
    here is cheap, whereas the call from rate() would matter where a unit takes a microsecond.
    """

    def counted() -> int:
        for function in functions:
            function()
        return len(functions)

    return counted


def rate(
    function: Callable[[], int], *, seconds: float, name: str, unit: str, rounds: int = ROUNDS
) -> Measurement:
    """Measure units per second; the function returns the number of units of each call.

    Takes about the given time in total, including a warm-up that does not count.
    """
    if rounds < 1:
        raise ValueError("at least one round")
    part = seconds / (rounds + 1)
    batch = _warm_up(function, part)
    return Measurement(name, unit, tuple(_round(function, part, batch) for _ in range(rounds)))


def _warm_up(function: Callable[[], int], seconds: float) -> int:
    """Run for the given time; returns the number of calls per batch."""
    calls = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds or calls == 0:
        function()
        calls += 1
    return max(1, round(BATCH_SECONDS * calls / passed))


def _round(function: Callable[[], int], seconds: float, batch: int) -> float:
    """Units per second over whole batches until the time is up."""
    gc.collect()  # garbage of the previous round must not be collected in this one
    units = 0
    passed = 0.0
    start = perf_counter()
    while passed < seconds or units == 0:
        for _ in range(batch):
            units += function()
        passed = perf_counter() - start
    return units / passed


# --- printing and storing ---------------------------------------------------------------------


def short(value: float) -> str:
    """Format a rate with at least three digits.

    >>> [short(v) for v in (0.123, 7.5, 812, 17_634, 1_234_567)]
    ['0.123', '7.5', '812', '17.6 k', '1.23 M']
    """
    if value >= 999_500:
        return f"{value / 1e6:.3g} M"
    if value >= 10_000:
        return f"{value / 1e3:.3g} k"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table with aligned columns, the first to the left and the others to the right."""
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]

    def line(cells: Sequence[str]) -> str:
        padded = [cells[0].ljust(widths[0])]
        padded += [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return "| " + " | ".join(padded) + " |"

    bar = ["-" * widths[0]] + ["-" * (width - 1) + ":" for width in widths[1:]]
    return "\n".join(line(cells) for cells in [heads, bar, *rows])


def print_measurements(measurements: Sequence[Measurement]) -> None:
    """Print one row per measurement, for benchmarks without a comparison."""
    rows = [(m.name, short(m.value), short(m.best), m.unit) for m in measurements]
    print(table(("what", "median", "best", "unit"), rows))


def machine() -> dict[str, str | int]:
    """The properties of the machine that affect the figures; nothing that identifies it."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "cpu": _cpu(),
        "cpus": os.cpu_count() or 0,
    }


def _cpu() -> str:
    """The name of the processor; on Linux it is only available from a file."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor()


def as_data(measurement: Measurement) -> dict[str, object]:
    return {
        "name": measurement.name,
        "unit": measurement.unit,
        "value": round(measurement.value, 3),
        "best": round(measurement.best, 3),
        "rounds": [round(value, 3) for value in measurement.rounds],
    }


def write_json(
    path: Path, measurements: Mapping[str, Sequence[Measurement]], properties: Mapping[str, object]
) -> None:
    """Write the measurements by program, and the properties of the machine."""
    document = {
        "machine": dict(properties),
        "measurements": {name: [as_data(m) for m in found] for name, found in measurements.items()},
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
