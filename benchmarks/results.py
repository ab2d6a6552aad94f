"""Results as JSON documents. Those of your own runs stay on your machine; only the reference results, from
which docs/benchmarks.md is made, are part of the repository."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import machine
from benchmarks.rounds import Figure

FOLDER = Path(__file__).resolve().parent / "results"
DIGITS = 4


class Results(NamedTuple):
    date: str
    build: str
    """`python` or `compiled`."""
    machine: dict[str, Any]
    versions: dict[str, str]
    figures: list[Figure]


def latest_path() -> Path:
    return FOLDER / f"latest-{machine.build()}.json"


def reference_path(build: str) -> Path:
    return FOLDER / f"reference-{build}.json"


def results_of(figures: Sequence[Figure], peers: Mapping[str, str]) -> Results:
    today, versions = date.today().isoformat(), machine.versions() | dict(peers)
    return Results(today, machine.build(), dict(machine.machine()), versions, [*figures])


def write(path: Path, results: Results) -> None:
    document = results._asdict() | {"figures": [_as_data(figure) for figure in results.figures]}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _as_data(figure: Figure) -> dict[str, object]:
    summary = {
        "best": _rounded(figure.best),
        "median": _rounded(figure.median),
        "spread": round(figure.spread, 3),
        "values": [_rounded(value) for value in figure.values],
    }
    return figure._asdict() | summary


def _rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def read(path: Path) -> Results:
    document = json.loads(path.read_text(encoding="utf-8"))
    figures = [
        Figure(**{name: entry[name] for name in Figure._fields} | {"values": tuple(entry["values"])})
        for entry in document["figures"]
    ]
    return Results(**document | {"figures": figures})
