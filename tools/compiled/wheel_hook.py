"""Compiled wheels: with COMPILE_STARHAUL=1 in the environment, the build back end adds the native libraries.

Without it wheels are pure Python and run everywhere.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_REQUIRED = ["mypy>=2.4", "setuptools>=77"]


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return _REQUIRED if _is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or not _is_wanted():
            return
        root = Path(self.root)
        # The back end loads this file alone.
        sys.path.insert(0, self.root)
        from tools.compiled.building import STAMP, build

        work = root / "build" / "compiled"
        files = [path for path in build(root / "src", work) if path != STAMP]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(work / "lib" / path): str(path) for path in files}


def _is_wanted() -> bool:
    return os.environ.get("COMPILE_STARHAUL") == "1"
