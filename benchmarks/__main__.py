"""`make bench`: prints our figures as a table and writes them as JSON.

python -m benchmarks [--seconds 2] [--output FILE]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from benchmarks import ours
from benchmarks.timing import machine, print_measurements, write_json

RESULTS = Path(__file__).resolve().parent / "results" / "bench.json"


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How fast are we on one core?")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure (default 2)")
    parser.add_argument("--output", type=Path, default=RESULTS, help="where to write the JSON document")
    options = parser.parse_args(argv)
    found = ours.measurements(options.seconds)
    write_json(options.output, {"Starhaul": found}, machine())
    print_measurements(found)


if __name__ == "__main__":
    main()
