"""The gate against slowing down: Python calls and allocations of one decision, view, clone and command,
compared with the counts that were accepted last. `tests/test_gate.py` runs it.

python -m benchmarks.gate            compare
python -m benchmarks.gate --write    accept the present counts for this Python version
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from benchmarks.counting import Counts, counted
from benchmarks.machine import is_compiled
from benchmarks.ours import race, server, trucker
from benchmarks.row import Work

FILE = Path(__file__).with_name("gate.json")
ACCEPT = "python -m benchmarks.gate --write"
WORSE, BETTER = 0.03, 0.15
"""How much more or less than accepted is tolerated. Much less is reported too: until it is accepted, what was
gained could be lost again unnoticed."""
VERSION = "{}.{}".format(*sys.version_info)

FIGURES: Mapping[str, Callable[[], Work]] = {
    "flight, decision": partial(trucker.flights, 2, 1),
    "building, placement": partial(trucker.building, 2),
    "race, decision": partial(race.races, 1),
    "trucker, view": partial(trucker.views, 1, most=30),
    "race, view": partial(race.views, 1, most=30),
    "trucker, clone": partial(trucker.clones, 20),
    "race, clone": partial(race.clones, 20),
    "trucker, command": partial(server.commands, "trucker", 1, most=100),
    "race, command": partial(server.commands, "race", 1, most=60),
}

Table = dict[str, dict[str, float]]
"""Figure → kind of count → count."""


def measured(figures: Mapping[str, Callable[[], Work]] = FIGURES) -> Table:
    return {name: _rounded(counted(prepare())) for name, prepare in figures.items()}


def _rounded(counts: Counts) -> dict[str, float]:
    return {name: round(value, 1) for name, value in counts._asdict().items()}


def all_accepted() -> dict[str, Table]:
    """The accepted counts, by Python version."""
    found: dict[str, Table] = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    return found


def accept(now: Table) -> None:
    """Accept counts for this Python version."""
    found = all_accepted() | {VERSION: now}
    FILE.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def complaints(now: Table, before: Table) -> list[str]:
    """One line for each count that differs too much, or that has nothing to be compared with."""
    names = {(figure, kind) for table in (now, before) for figure in table for kind in table[figure]}
    found = [_complaint(*name, before, now) for name in sorted(names)]
    return [line for line in found if line]


def _complaint(figure: str, kind: str, before: Table, now: Table) -> str:
    old, new = (table.get(figure, {}).get(kind) for table in (before, now))
    if old is None or new is None:
        return f"{figure}: {kind} {old} → {new}; not in both"
    if new > old * (1 + WORSE) + 0.1:
        return f"{figure}: {kind} {old:g} → {new:g}, {_change(old, new)}: slower"
    if new < old * (1 - BETTER) - 0.1:
        return f"{figure}: {kind} {old:g} → {new:g}, {_change(old, new)}: faster, not yet accepted"
    return ""


def _change(old: float, new: float) -> str:
    return f"{new / old - 1:+.0%}" if old else "new"


def reason_to_skip() -> str | None:
    """Why there is nothing to compare here."""
    if is_compiled():
        return "the kernel is compiled: its calls and allocations cannot be seen"
    if sys.implementation.name != "cpython":
        return f"counts of {sys.implementation.name} are not comparable"
    if VERSION not in all_accepted():
        return f"no counts have been accepted for Python {VERSION}: {ACCEPT}"
    return None


def report(now: Table, before: Table) -> str:
    """The text for the result of a comparison; empty if all is well."""
    lines = complaints(now, before)
    return "\n".join([*lines, f"If this is intended, accept it with `{ACCEPT}`."]) if lines else ""


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gate", description=__doc__.split("\n\n")[0])
    parser.add_argument("--write", action="store_true", help="accept the present counts")
    options = parser.parse_args(argv)
    if options.write and not is_compiled():
        accept(measured())
    elif (reason := reason_to_skip()) is not None:
        print(f"skipped: {reason}")
    else:
        sys.exit(report(measured(), all_accepted()[VERSION]) or 0)


if __name__ == "__main__":
    main()
