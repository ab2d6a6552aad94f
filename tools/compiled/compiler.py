"""Runs mypyc and the C compiler, in the folder of the rewritten sources: FOLDER MODULE…"""

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

from tools.compiled.building import LIBRARY
from tools.compiled.modules import path_of

_OPTIONS = ("--config-file=", "--ignore-missing-imports", "--follow-imports=silent")

OPTIMISATION = "1"
"""Levels 2 and 3 were not measurably faster, and took 84 and 97 s of CPU time to compile instead of 59."""


def main(work: str, *names: str) -> None:
    paths = [str(path_of(name, Path())) for name in names]
    folder = Path(work)
    extensions = mypycify(
        [*_OPTIONS, f"--cache-dir={folder / 'mypy'}", *paths],
        opt_level=OPTIMISATION,
        debug_level="0",
        # One C file for each module: all cores compile them, and the result is as fast as one large file.
        multi_file=True,
        group_name=LIBRARY,
        target_dir=str(folder / "c"),
    )
    command = Distribution({"name": LIBRARY, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
