"""What the build back end does for a wheel besides copying files.

The client, the texts and other data, hundreds of files, become one packed file for each folder, which
`starhaul.data_folder` reads like the folder. With COMPILE_STARHAUL=1 in the environment the native libraries
are added; without it wheels are pure Python and run everywhere.
"""

import os
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_REQUIRED = ["mypy>=2.4", "setuptools>=77"]
_PACKED = ("web", "svg/letters", "odds/rivals")
"""Besides the languages."""
_TYPES = ".d.ts"
"""Types for checking the client, which is done in a checkout."""


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return _REQUIRED if _is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._packs = TemporaryDirectory()
        build_data["force_include"] |= packs(Path(self.root), Path(self._packs.name))
        if _is_wanted():
            build_data["force_include"] |= self._libraries()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel" and version != "editable":
            self._packs.cleanup()

    def _libraries(self) -> dict[str, str]:
        root = Path(self.root)
        # The back end loads this file alone.
        sys.path.insert(0, self.root)
        from tools.compiled.building import STAMP, build

        work = root / "build" / "compiled"
        files = [path for path in build(root / "src", work) if path != STAMP]
        return {str(work / "lib" / path): str(path) for path in files}


def _is_wanted() -> bool:
    return os.environ.get("COMPILE_STARHAUL") == "1"


def packs(root: Path, target: Path) -> dict[str, str]:
    """Packs the folders that pyproject.toml leaves out of wheels: the written files, and their places."""
    package = root / "src" / "starhaul"
    pack = _module(package / "data_folder.py").pack
    lighter = _module(package / "server" / "http" / "lighter.py").lighter
    written = {}
    for folder in (*(package / name for name in _PACKED), *_languages(package)):
        place = folder.relative_to(package.parent).with_suffix(".pack")
        file = target / place.name
        file.write_bytes(
            pack({name: lighter(path.read_bytes(), path.suffix) for name, path in _files(folder)})
        )
        written[str(file)] = str(place)
    return written


def _languages(package: Path) -> list[Path]:
    return sorted({path.parent for path in (package / "locale").glob("*/*.ftl")})


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.endswith(_TYPES):
            yield path.relative_to(folder).as_posix(), path


def _module(path: Path) -> ModuleType:
    """A module that imports nothing of ours; the package itself need not be installed to build it."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
