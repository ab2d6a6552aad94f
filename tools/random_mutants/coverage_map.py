"""Which tests run a line: measured once for each state of the tree and cached in `.mutants/`."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from coverage import CoverageData

from tools.random_mutants.drawing import PACKAGE

CACHE = Path(".mutants")
LEFT_OUT = ("tests/browser", "tests/faults", "tests/hostile", "tests/remote")
"""Whole servers and browsers, which the fast tests of `make check` leave out as well."""


class CoverageMap:
    """Which fast tests run a line: measured by coverage.py with one context for each test."""

    def __init__(self, root: Path, measured: Path) -> None:
        self._root = root
        self._data = CoverageData(str(measured))
        self._data.read()

    def tests_of(self, file: Path, line: int) -> list[str]:
        """The tests that run this line. A line that runs at import belongs to no test; for it, all tests
        that run anything else of the module count."""
        by_line = self._data.contexts_by_lineno(str((self._root / file).resolve()))
        if line not in by_line:
            return []
        return _tests(by_line[line]) or _tests(
            context for contexts in by_line.values() for context in contexts
        )


def _tests(contexts: Iterable[str]) -> list[str]:
    """Contexts are `tests/…::test_…|run`, or empty at import."""
    return sorted({context.rpartition("|")[0] for context in contexts if context})


def map_of(root: Path) -> CoverageMap:
    """The map for the current tree; measured if there is none (a few minutes)."""
    measured = root / CACHE / f"coverage-{_fingerprint(root)}"
    if not measured.exists():
        _measure(root, measured)
    return CoverageMap(root, measured)


def _fingerprint(root: Path) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for folder in ("src", "tests"):
        for path in sorted((root / folder).rglob("*.py")):
            digest.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _measure(root: Path, measured: Path) -> None:
    print("Measuring which tests run which lines (a few minutes) …", flush=True)
    measured.parent.mkdir(exist_ok=True)
    for old in measured.parent.glob("coverage-*"):
        old.unlink()
    unfinished = measured.with_name("unfinished")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", "not slow"]
    command += [f"--ignore={folder}" for folder in LEFT_OUT]
    command += [f"--cov={PACKAGE}", "--cov-context=test", "--cov-report="]
    done = subprocess.run(
        command,
        cwd=root,
        env={**os.environ, "COVERAGE_FILE": str(unfinished), "COVERAGE_CORE": "ctrace"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"the tests fail without any mutant:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    unfinished.rename(measured)
