"""Runs the commands of the pages that install and remove the wheel, as they are written there."""

import os
import re
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.release.outcome import Outcome, ReleaseProblem, run
from tools.release.trying import ADDRESS, START_S, environment

PAGES = ("README.md", "docs/operate.md")
_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INSTALLS = re.compile(r"\$ (pipx|uvx) ")
UNINSTALL = "pipx uninstall starhaul"
"""Stands in a sentence of docs/operate.md."""


def installing_commands(text: str) -> Iterator[str]:
    """All commands of the blocks in which pipx or uvx is called, without their comments.

    >>> list(installing_commands("```console\\n$ pipx install x  # once\\nDone.\\n$ x run\\n```\\n"))
    ['pipx install x', 'x run']
    """
    for block in _BLOCK.findall(text):
        if _INSTALLS.search(block):
            lines = [line[2:] for line in block.splitlines() if line.startswith("$ ")]
            yield from (re.sub(r"\s+# .*", "", line) for line in lines)


def variables(home: Path) -> dict[str, str]:
    """As after the installation of pipx and uv: both are found, and so is what they install."""
    path = os.pathsep.join([str(home / "bin"), str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return {**environment(home), "PATH": path, "PIPX_DEFAULT_PYTHON": sys.executable, "BROWSER": "true"}


def try_pages(root: Path, wheel: Path, work: Path) -> Outcome:
    """Each page in a home and a folder of its own that contains only the wheel."""
    count = 0
    for page in PAGES:
        text = (root / page).read_text("utf-8")
        home = work / page.replace("/", "-")
        home.mkdir(parents=True)
        shutil.copy(wheel, home)
        found = list(installing_commands(text))
        if not found:
            raise ReleaseProblem(f"{page} does not say how to install the wheel.")
        if UNINSTALL in text:
            found.append(UNINSTALL)
        for line in found:
            _try(line, page, home)
        count += len(found)
    return Outcome("Commands of the pages that install and remove", f"{count} work as they are written")


def _try(line: str, page: str, home: Path) -> None:
    if re.search(r"\bserve\b", line):
        _serve(f"{line} --port 0", page, home)
    else:
        run(["sh", "-c", line], what=f"{page}: `{line}`", cwd=home, env=variables(home))


def _serve(line: str, page: str, home: Path) -> None:
    process = subprocess.Popen(
        ["sh", "-c", f"exec {line}"], cwd=home, env=variables(home), stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        # The first start with uvx installs the packages.
        is_ready = select.select([process.stdout], [], [], 5 * START_S)[0]
        if not (is_ready and ADDRESS.search(process.stdout.readline())):
            raise ReleaseProblem(f"{page}: `{line}` does not say where the server is.")
    finally:
        process.terminate()
        process.communicate(timeout=START_S)
