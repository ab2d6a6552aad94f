"""Runs commands of pages in a shell."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.timeouts import scaled


def output_of(line: str, folder: Path, variables: Mapping[str, str], limit_s: float, written: str) -> str:
    """The output of a command that must succeed; `written` names it in the message if it does not."""
    done = subprocess.run(
        ["bash", "-euc", line],
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=scaled(limit_s),
        check=False,
    )
    assert done.returncode == 0, f"{written}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout
