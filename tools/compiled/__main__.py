"""Builds in place, or elsewhere with a copy of the package: `python -m tools.compiled [--clean | FOLDER]`."""

import shutil
import sys
from pathlib import Path

from tools.compiled.building import CannotBuild, build, install, remove

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"
WORK = ROOT / "build" / "compiled"


def main(*arguments: str) -> None:
    if arguments == ("--clean",):
        remove(SOURCE)
        return
    try:
        files = build(SOURCE, WORK)
    except CannotBuild as why:
        sys.exit(str(why))
    target = SOURCE
    if arguments:
        target = Path(arguments[0])
        shutil.rmtree(target, ignore_errors=True)
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(SOURCE, target, ignore=ignored)
    install(WORK, files, target)


if __name__ == "__main__":
    main(*sys.argv[1:])
