"""Packages that only some installations have: asked for when they are needed, missed in one sentence."""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

from starhaul.kernel.errors import BadInput

MADE = frozenset({"sim", "rl"})
"""What `make extras` installs."""


def needed(module: str, extra: str) -> Any:
    """A module of an optional package; raises `BadInput` that says how to get it.

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
    """Whether Starhaul runs from a checkout, where `make` looks after the packages."""
    return all((package.parents[1] / name).is_file() for name in ("Makefile", "tools/setup.sh"))


def _wanted(package: str) -> str:
    """As pip wants it, in the versions that the project asks for. The extra itself cannot be named: pip would
    look for the project on its index, and there it may be somebody else's."""
    try:
        asked = requires("starhaul") or []
    except PackageNotFoundError:
        return package
    return next((line.partition(";")[0].strip() for line in asked if line.startswith(package)), package)
