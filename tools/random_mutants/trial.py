"""Runs the tests against a mutant: first the fast ones that run its line, then the slow ones of its
package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from tools.random_mutants.drawing import PACKAGE, Mutant

COPIED = (
    *("src", "tests", "tools", "docs", "examples", "benchmarks", "requirements"),
    *("pyproject.toml", "README.md", "NOTICE", "LICENSE", "Makefile", "CONTRIBUTING.md", "CHANGELOG.md"),
)
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "compiled.stamp")
"""A compiled build would hide the changed lines."""
KILLED, KILLED_SLOWLY, SURVIVED, UNTESTED = (
    "killed",
    "killed by slow tests",
    "SURVIVED",
    "NOT RUN BY ANY FAST TEST",
)
SLOW_TESTS = {
    "kernel": ("tests/kernel", "tests/test_conformance_matrix.py", "tests/test_golden.py"),
    "trucker": ("tests/trucker", "tests/test_conformance_matrix.py"),
    "race": ("tests/race", "tests/test_conformance_matrix.py"),
    "bots": ("tests/bots",),
    "server": ("tests/server", "tests/remote", "tests/hostile", "tests/faults"),
    "cli, envs, sim, remote, plug-ins": (
        "tests/cli",
        "tests/envs",
        "tests/sim",
        "tests/remote",
        "tests/plugins",
    ),
}
"""Further tests that could notice, by stratum: slow tests and tests of whole servers."""
TEST_SECONDS, TRIAL_SECONDS = 60, 1200
"""A test that takes longer counts as failed; so does a trial."""
FAILED, NOTHING_COLLECTED = 1, 5


class Tree:
    """A copy of the tree in which lines are changed and restored."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self._ages = count(1)
        folder.mkdir(parents=True)
        for name in COPIED:
            source = root / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=NOT_COPIED)
            elif source.exists():
                shutil.copy(source, folder / name)

    def fate(self, mutant: Mutant, tests: Sequence[str], *, slow: bool) -> str:
        path = self.folder / mutant.file
        source = path.read_bytes()
        self._write(path, mutant.place.applied_to(source))
        try:
            return self._fate(mutant, tests, slow=slow)
        finally:
            self._write(path, source)

    def _fate(self, mutant: Mutant, tests: Sequence[str], *, slow: bool) -> str:
        for group in _groups(mutant, tests):
            if self._notice(group, "-m", "not slow"):
                return KILLED
        if slow and self._notice(SLOW_TESTS[mutant.stratum], "-n", "2"):
            return KILLED_SLOWLY
        return SURVIVED if tests else UNTESTED

    def _write(self, path: Path, text: bytes) -> None:
        """Python recognises outdated byte code by the modification time in whole seconds, so each version
        gets another one."""
        path.write_bytes(text)
        age = 1_000_000_000 + next(self._ages)
        os.utime(path, (age, age))

    def _notice(self, tests: Sequence[str], *options: str) -> bool:
        """Whether a test fails, crashes or hangs."""
        if not tests:
            return False
        names = self.folder / "tests-to-run"
        names.write_text("\n".join(tests))
        places = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *options]
        try:
            done = subprocess.run(
                [*command, f"--timeout={TEST_SECONDS}", f"@{names}"],
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": places},
                capture_output=True,
                text=True,
                timeout=TRIAL_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return done.returncode not in (0, NOTHING_COLLECTED)


def _groups(mutant: Mutant, tests: Sequence[str]) -> list[list[str]]:
    """The tests of the mirrored folder first: they kill most mutants."""
    package = mutant.file.relative_to(PACKAGE).parts[0]
    near = [test for test in tests if test.startswith(f"tests/{package}/")]
    far = [test for test in tests if not test.startswith(f"tests/{package}/")]
    return [group for group in (near, far) if group]
