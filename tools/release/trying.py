"""Tries the files as strangers would: the wheel with pipx in an empty home, the source archive unpacked."""

import os
import re
import resource
import select
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from tools.release.outcome import Outcome, ReleaseProblem, run

FIRST_PAGE_S = 30
"""From `pipx install` to the first page; a goal, because it depends on the machine and the package index."""
START_S = 60
ADDRESS = re.compile(r"http://\S+?:\d+/")

PLAY = """
import starhaul
match = starhaul.new_match("race", seats=2, seed=7)
match.play(["easy", "easy"])
assert match.is_over
"""


@dataclass(frozen=True)
class Installation:
    """The wheel as pipx has installed it, in a home that contains nothing else."""

    home: Path
    cpu_s: float
    """What installing it took; time by the clock says little on a busy machine."""

    @property
    def command(self) -> Path:
        return self.home / "bin" / "starhaul"

    @property
    def python(self) -> Path:
        return self.home / "venvs" / "starhaul" / "bin" / "python"


def environment(home: Path) -> dict[str, str]:
    """Ours without what points to this checkout, but with the settings of pip; all files are in `home`."""
    foreign = ("PYTHON", "STARHAUL", "VIRTUAL_ENV", "PIPX")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    return {
        **kept,
        "PIPX_HOME": str(home),
        "PIPX_BIN_DIR": str(home / "bin"),
        "PIPX_MAN_DIR": str(home / "man"),
        "XDG_DATA_HOME": str(home / "data"),
    }


def install(wheel: Path, home: Path) -> Installation:
    home.mkdir(parents=True)
    before = cpu_seconds()
    command: list[str | Path] = [sys.executable, "-m", "pipx", "install", "--python", sys.executable, wheel]
    run(command, what="pipx install", cwd=home, env=environment(home))
    return Installation(home, cpu_seconds() - before)


def cpu_seconds() -> float:
    """Of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def serving(installation: Installation) -> Iterator[str]:
    """The address of a server of the installed wheel."""
    process = subprocess.Popen(
        [installation.command, "serve", "--port", "0", "--lang", "en"],
        cwd=installation.home,
        env=environment(installation.home),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        is_ready = select.select([process.stdout], [], [], START_S)[0]
        found = ADDRESS.search(process.stdout.readline()) if is_ready else None
        if found is None:
            raise ReleaseProblem("The server of the installed wheel does not say where it is.")
        yield found[0]
    finally:
        process.terminate()
        if process.wait(START_S):
            raise ReleaseProblem("The server of the installed wheel did not end in good order.")


def try_wheel(wheel: Path, version: str, home: Path) -> tuple[Installation, list[Outcome]]:
    """The whole way of somebody who has only the wheel."""
    began = time.monotonic()
    installation = install(wheel, home)
    with serving(installation) as address:
        if b"<!doctype html>" not in fetched(address):
            raise ReleaseProblem("The first page of the installed wheel is not a page.")
        seconds = time.monotonic() - began
        check_client(address)
    said = _tell(installation, "--version")
    if version not in said:
        raise ReleaseProblem(f"`starhaul --version` of the installed wheel says: {said}")
    logs = home / "matches"
    _tell(installation, "simulate", "--games", "2", "--logs", str(logs))
    _tell(installation, "verify", *map(str, sorted(logs.iterdir())))
    _tell(installation, "demo", "--seats", "2")
    run([installation.python, "-I", "-c", PLAY], what="The Python API", cwd=home, env=environment(home))
    run([sys.executable, "-m", "pip", "--python", installation.python, "check"], what="pip check")
    goal = "within" if seconds <= FIRST_PAGE_S else "over"
    timing = (
        f"{seconds:.1f} s from `pipx install` (which took {installation.cpu_s:.1f} s of CPU time) "
        f"to the first page, {goal} the goal of {FIRST_PAGE_S} s"
    )
    return installation, [
        Outcome("The wheel by itself", f"{said.strip()}; commands, API, matches, verify, server; {timing}")
    ]


def check_client(address: str) -> None:
    """What a browser asks for next, from each of the packed folders."""
    wanted = ("main.js", "style/base.css", "previews/race.png", "texts/cs.ftl", "api/rules/pl", "readyz")
    for path in wanted:
        if not fetched(address + path):
            raise ReleaseProblem(f"The server of the installed wheel sends nothing for /{path}.")


def fetched(url: str) -> bytes:
    with urlopen(url, timeout=START_S) as answer:
        body: bytes = answer.read()
        return body


def _tell(installation: Installation, *arguments: str) -> str:
    return run(
        [installation.command, *arguments],
        what=f"`starhaul {arguments[0]}` of the installed wheel",
        cwd=installation.home,
        env=environment(installation.home),
    )


def try_sdist(sdist: Path, work: Path) -> Outcome:
    """The fast tests of the unpacked archive, in an environment of its own."""
    with tarfile.open(sdist) as archive:
        archive.extractall(work, filter="data")
    (folder,) = work.iterdir()
    began = time.monotonic()
    said = run(["make", "test-fast"], what="`make test-fast` in the source archive", cwd=folder)
    counted = re.findall(r"^\d+ passed.*$", said, re.MULTILINE)
    if not counted:
        raise ReleaseProblem(f"The tests of the source archive say:\n{said[-2000:]}")
    return Outcome("The source archive by itself", f"{counted[-1]}; {time.monotonic() - began:.0f} s in all")
