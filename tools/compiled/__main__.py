"""`make compiled`: builds in place, beside the sources."""

import sys
from pathlib import Path

from tools.compiled.building import CannotBuild, NoCompiler, build, install

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"
NO_COMPILER = 3
"""The exit status where the tools are missing; 1 means that compiling failed."""


def main() -> int:
    work = ROOT / "build" / "compiled"
    try:
        files = build(SOURCE, work)
    except CannotBuild as why:
        print(why, file=sys.stderr)
        return NO_COMPILER if isinstance(why, NoCompiler) else 1
    if "--only-build" not in sys.argv:
        install(work, files, SOURCE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
