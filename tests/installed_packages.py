"""Packages as pip would leave them in a folder: modules and entry points, without building anything."""

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from starhaul.bots.installed_bots import INSTALLED_BOTS
from starhaul.games import INSTALLED

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples/reactor"


def install(
    folder: Path, package: str, entry_points: str, modules: dict[str, str] | None = None, version: str = "1.0"
) -> Path:
    """A package with entry points in a folder that is to be on the path."""
    about = folder / f"{package.replace('-', '_')}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n", "utf-8")
    (about / "entry_points.txt").write_text(entry_points, "utf-8")
    for name, source in (modules or {}).items():
        (folder / f"{name}.py").write_text(source, "utf-8")
    return folder


def install_example(folder: Path) -> Path:
    """The package of examples/reactor, with the entry points of its pyproject.toml."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
        for group, entries in project["entry-points"].items()
    )
    install(folder, project["name"], points, version=project["version"])
    (folder / "starhaul_reactor").symlink_to(EXAMPLE / "src/starhaul_reactor")
    return folder


@contextmanager
def plugins_from(site: Path) -> Iterator[None]:
    """Plug-ins are looked for in this folder, too; afterwards everything is as it was."""
    known = set(sys.modules)
    sys.path.insert(0, str(site))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        for name in set(sys.modules) - known:
            if name.startswith(("starhaul_reactor", "try_")):
                del sys.modules[name]
        _look_again()


def _look_again() -> None:
    invalidate_caches()
    for shelf in (INSTALLED, INSTALLED_BOTS):
        shelf.forget()
