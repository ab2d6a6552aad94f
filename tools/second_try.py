"""Repeats tests that failed in a run with workers, one at a time: `python -m tools.second_try CACHE`.

A test with a real browser, real processes or a real network shares its machine with the other workers, and
a race may lose there that is never lost elsewhere. Such a test gets one second try by itself. Its name is
printed either way, so that the race can be found and mended. All other failures stand, and so do many
failures at once: then the cause is not the machine. Used by `test-all.sh`.
"""

import json
import subprocess
import sys
from pathlib import Path

FOLDERS = ("tests/browser/", "tests/faults/", "tests/hostile/", "tests/remote/")
MOST = 5


def failed_tests(cache: Path) -> list[str]:
    """What pytest has written down in its cache folder."""
    return sorted(json.loads((cache / "v/cache/lastfailed").read_text("utf-8")))


def why_not(failed: list[str]) -> str | None:
    """The reason why there is no second try."""
    if not failed:
        return "pytest failed without naming a test."
    if len(failed) > MOST:
        return f"{len(failed)} tests failed; up to {MOST} are tried again."
    if elsewhere := [test for test in failed if not test.startswith(FOLDERS)]:
        return f"{elsewhere[0]} depends on no other process."
    return None


def main(cache: Path) -> int:
    failed = failed_tests(cache)
    if reason := why_not(failed):
        print(f"No second try: {reason}")
        return 1
    print("\nA second try, one test at a time:", *failed, sep="\n  ", flush=True)
    status = subprocess.run([sys.executable, "-m", "pytest", "-q", *failed], check=False).returncode
    if status == 0:
        print("These tests failed at first and passed alone. Look for a race:", *failed, sep="\n  ")
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
