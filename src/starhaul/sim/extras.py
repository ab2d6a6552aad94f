"""Optional packages: imported when needed, with a one-line error that says how to install them.

Used by every module that needs more than the standard installation.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

from starhaul.kernel.errors import BadInput

MADE = frozenset({"sim", "rl"})
"""The extras that `make extras` installs."""


def needed(module: str, extra: str) -> Any:
    """Import a module of an optional package; raises `BadInput` that says how to install it.

    >>> needed("json", "sim").__name__
    'json'
    """
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        way = "checkout" if extra in MADE and is_checkout() else "installed"
        raise BadInput("extra-missing", package=package, way=way, wanted=_wanted(package)) from None


PACKAGE = Path(__file__).resolve().parents[1]


def is_checkout(package: Path = PACKAGE) -> bool:
    """Whether Starhaul runs from a checkout, where `make` manages the packages."""
    return all((package.parents[1] / name).is_file() for name in ("Makefile", "tools/setup.sh"))


def _wanted(package: str) -> str:
    """The requirement in pip's syntax, with the versions that the project needs. It does not name the extra:
    pip would look for `starhaul` on its index, where the name may belong to a different project."""
    try:
        asked = requires("starhaul") or []
    except PackageNotFoundError:
        return package
    return next((line.partition(";")[0].strip() for line in asked if line.startswith(package)), package)
