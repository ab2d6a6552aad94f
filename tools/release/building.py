"""Builds the wheel and the source archive from the files of the repository, twice, with equal bytes."""

import hashlib
import os
import shutil
import sys
from pathlib import Path

from tools.release.outcome import Outcome, ReleaseProblem, run
from tools.release.preflight import git

LARGEST_WHEEL = 2_000_000
"""Bytes. Whoever tries Starhaul downloads it first; docs/releasing.md says what takes how much."""


def listed_files(root: Path) -> list[str]:
    """The files of the commit, in a clean tree; else also those that could be committed."""
    listed = git(root, "ls-files", "-coz", "--exclude-standard").split("\0")
    return sorted({name for name in listed if name and (root / name).is_file()})


def copy(root: Path, target: Path) -> None:
    for name in listed_files(root):
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, place)


def build(root: Path, work: Path, target: Path) -> list[Outcome]:
    """Both files, in `target`; built in two folders with different names and permissions."""
    epoch = git(root, "log", "-1", "--format=%ct")
    first = _built(root, work / "a", epoch, mask=0o022)
    second = _built(root, work / "another-name", epoch, mask=0o077)
    check_equal(first, second)
    for path in first:
        shutil.copy(path, target / path.name)
    wheel = next(path for path in first if path.suffix == ".whl")
    if wheel.stat().st_size > LARGEST_WHEEL:
        raise ReleaseProblem(f"The wheel has {wheel.stat().st_size:,} bytes, more than {LARGEST_WHEEL:,}.")
    sizes = ", ".join(f"{path.name} {path.stat().st_size / 1e6:.2f} MB" for path in first)
    return [Outcome("Built twice with equal bytes", sizes)]


def _built(root: Path, folder: Path, epoch: str, mask: int) -> list[Path]:
    before = os.umask(mask)
    try:
        copy(root, folder / "source")
        environment = {**os.environ, "SOURCE_DATE_EPOCH": epoch}
        environment.pop("COMPILE_STARHAUL", None)
        for kind in ("sdist", "wheel"):
            command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder / "dist"]
            run(command, what=f"Building the {kind}", cwd=folder / "source", env=environment)
    finally:
        os.umask(before)
    return sorted((folder / "dist").iterdir())


def check_equal(first: list[Path], second: list[Path]) -> None:
    if [path.name for path in first] != [path.name for path in second]:
        raise ReleaseProblem("Two builds made files with different names.")
    for one, other in zip(first, second, strict=True):
        if one.read_bytes() != other.read_bytes():
            raise ReleaseProblem(f"Two builds of {one.name} differ.")


def checksums(folder: Path) -> str:
    """As `sha256sum --check` reads it."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.name != "SHA256SUMS"
    )
