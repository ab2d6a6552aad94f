"""Builds in place, or into a folder with a copy of the package: `python -m tools.compiled [FOLDER]`."""

import shutil
import sys
from pathlib import Path

from tools.compiled.building import CannotBuild, NoCompiler, build, install

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"
WORK = ROOT / "build" / "compiled"
NO_COMPILER = 3
"""The exit status where the tools are missing; 1 means that compiling failed."""


def main(*arguments: str) -> int:
    try:
        files = build(SOURCE, WORK)
    except CannotBuild as why:
        print(why, file=sys.stderr)
        return NO_COMPILER if isinstance(why, NoCompiler) else 1
    target = Path(arguments[0]) if arguments else SOURCE
    if arguments:
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(SOURCE, target, ignore=shutil.ignore_patterns("__pycache__"))
    install(WORK, files, target)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
