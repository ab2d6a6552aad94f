"""python -m tools.random_mutants [--number 100] [--seed TEXT] [--only TEXT] [--slow] [--jobs 2]

Equivalent mutants are not recognised: read the survivors. A mutant that changes no behaviour is not a gap in
the tests.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import Queue

from tools.random_mutants.coverage_map import CoverageMap, map_of
from tools.random_mutants.drawing import Mutant, drawn
from tools.random_mutants.report import is_killed, table
from tools.random_mutants.trial import Tree

ROOT = Path(__file__).resolve().parents[2]


def run(
    mutants: Sequence[Mutant], coverage: CoverageMap, *, jobs: int, slow: bool
) -> Iterator[tuple[Mutant, str]]:
    with tempfile.TemporaryDirectory() as folder:
        trees: Queue[Tree] = Queue()
        for number in range(jobs):
            trees.put(Tree(ROOT, Path(folder) / str(number)))

        def one(mutant: Mutant) -> tuple[Mutant, str]:
            tree = trees.get()
            try:
                tests = coverage.tests_of(mutant.file, mutant.place.line)
                return mutant, tree.fate(mutant, tests, slow=slow)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(jobs) as pool:
            for done in as_completed([pool.submit(one, mutant) for mutant in mutants]):
                yield done.result()


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make mutants-random", description=__doc__)
    parser.add_argument("--number", type=int, default=100, help="how many mutants")
    parser.add_argument("--seed", default=time.strftime("%Y-%m-%d"), help="which mutants (default: the date)")
    parser.add_argument("--only", default="", help="mutants of files with this text in their path")
    parser.add_argument("--slow", action="store_true", help="let survivors meet the slow tests, too")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    coverage = map_of(ROOT)
    mutants, lines = drawn(ROOT, options.number, options.seed)
    chosen = [mutant for mutant in mutants if options.only in str(mutant.file)]
    fates = []
    for mutant, fate in run(chosen, coverage, jobs=options.jobs, slow=options.slow):
        fates.append((mutant, fate))
        print(f"{len(fates):3}/{len(chosen)}  {fate:20}  {mutant.described(ROOT)}", flush=True)
    print(f"seed {options.seed}", *table(fates, lines), sep="\n")
    survivors = [mutant for mutant, fate in fates if not is_killed(fate)]
    print("survivors:", *(mutant.described(ROOT) for mutant in survivors), sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
