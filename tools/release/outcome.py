"""What a step of a release finds: used by all steps, shown by `__main__` and in the summary."""

import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


class ReleaseProblem(Exception):
    """Something that must be put right before this can be released, in one sentence."""


@dataclass(frozen=True)
class Outcome:
    """A step that has passed, or that could not be done here and says why."""

    what: str
    found: str
    is_skipped: bool = False


def run(
    command: Sequence[str | Path],
    *,
    what: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    timeout: float = 1800,
) -> str:
    """The output of a command that must succeed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        timeout=timeout,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ReleaseProblem(f"{what} failed (status {done.returncode}):\n{done.stdout[-4000:]}")
    return done.stdout
