"""Lets other programs examine the files and the packages that they need."""

import subprocess
import sys
from pathlib import Path

from tools.release.outcome import Outcome, ReleaseProblem, run

AUDIT_S = 60
UNREACHABLE = ("ConnectionError", "Max retries", "Failed to establish", "timed out", "ServiceError")


def examine(root: Path, wheel: Path, sdist: Path) -> list[Outcome]:
    tool = [sys.executable, "-m"]
    run([*tool, "twine", "check", "--strict", wheel, sdist], what="twine check")
    run([*tool, "check_wheel_contents", wheel], what="check-wheel-contents", cwd=root)
    run([*tool, "reuse", "--root", root, "lint", "--quiet"], what="reuse lint")
    return [
        Outcome("twine check --strict", "both files pass"),
        Outcome("check-wheel-contents", "no complaints"),
        Outcome("reuse lint", "every file has a licence"),
    ]


def audit(root: Path) -> Outcome:
    """Whether the pinned packages have known vulnerabilities; skipped where the service cannot be asked."""
    what = "pip-audit"
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--timeout", "10"]
    layers = [
        part
        for name in ("runtime", "uvloop", "postgres")
        for part in ("-r", root / f"requirements/{name}.txt")
    ]
    try:
        done = subprocess.run(
            [*command, *map(str, layers)], capture_output=True, text=True, check=False, timeout=AUDIT_S
        )
    except subprocess.TimeoutExpired:
        return Outcome(what, f"no answer within {AUDIT_S} s", is_skipped=True)
    return judged(what, done.returncode, done.stdout, done.stderr)


def judged(what: str, status: int, stdout: str, stderr: str) -> Outcome:
    """Status 1 of pip-audit means both findings and a service that does not answer."""
    if status == 0:
        return Outcome(what, "no known vulnerabilities in the pinned packages")
    if not stdout.strip() and any(sign in stderr for sign in UNREACHABLE):
        return Outcome(what, "the service cannot be reached from here", is_skipped=True)
    raise ReleaseProblem(f"pip-audit:\n{stdout}\n{stderr[-2000:]}")
