"""`make bench`: measures our rows and those of all installed peers in interleaved rounds, prints tables and
writes the results as JSON.

python -m benchmarks [--rounds 7] [--seconds S] [--only TEXT] [--output FILE] [--reference]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks import machine, page, peers, results
from benchmarks.ours import ROWS
from benchmarks.peers.peer import Peer
from benchmarks.report import circumstances, figures_table, ratios_table
from benchmarks.rounds import measure
from benchmarks.row import Row

ROUNDS = 7


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="How much CPU time do we take on one core, and the peers?"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}, at least 3")
    parser.add_argument("--seconds", type=float, help="begin no further round after this time")
    parser.add_argument("--only", default="", metavar="TEXT", help="rows whose topic or name contains this")
    parser.add_argument("--output", type=Path, help="where to write the JSON document")
    parser.add_argument(
        "--reference", action="store_true", help="write the reference results and docs/benchmarks.md"
    )
    options = parser.parse_args(argv)
    if options.reference and options.only:
        parser.error("reference results have all rows")
    return options


def _chosen(rows: Sequence[Row], text: str) -> list[Row]:
    """The rows that were asked for; those of a topic side by side."""
    topics = list(dict.fromkeys(row.topic for row in rows))
    found = [row for row in rows if text in f"{row.topic}, {row.name}"]
    return sorted(found, key=lambda row: topics.index(row.topic))


def _note(text: str) -> None:
    print(f"{text} …", file=sys.stderr, flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    options = _arguments(argv)
    found = {peer: version for peer in peers.PEERS if (version := peer.find_version()) is not None}
    rows = _chosen([*ROWS, *peers.rows(tuple(found))], options.only)
    if not rows:
        sys.exit(f"no row contains {options.only!r}")
    figures = measure(rows, options.rounds, options.seconds, _note)
    made = results.results_of(figures, {peer.name: version for peer, version in found.items()})
    path = results.reference_path(machine.build()) if options.reference else results.latest_path()
    results.write(options.output or path, made)
    print("\n\n".join(filter(None, [circumstances(made), figures_table(made), ratios_table(made)])))
    _name_missing([peer for peer in peers.PEERS if peer not in found])
    if options.reference:
        page.write()


def _name_missing(missing: Sequence[Peer]) -> None:
    if missing:
        names = ", ".join(peer.name for peer in missing)
        print(f"\nNot installed, so not measured: {names}. `make bench-peers` installs them.")


if __name__ == "__main__":
    main()
