"""The refusal of a web server that we do not know. Nothing of it is imported here: it may be missing."""

from importlib.metadata import PackageNotFoundError, requires, version

from starhaul.kernel.errors import BadInput

PACKAGES = ("uvicorn", "websockets")
"""Whose classes `frames.py` and `requesting.py` build on."""


def unknown_web_layer() -> BadInput:
    """What is installed, and what pyproject.toml asks for."""
    found = ", ".join(f"{package} {_version(package)}" for package in PACKAGES)
    return BadInput("web-layer-unknown", found=found, needed=", ".join(_wanted()))


def is_web_layer(error: ImportError) -> bool:
    return (error.name or "").partition(".")[0] in PACKAGES


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "–"


def _wanted() -> list[str]:
    try:
        asked = requires("starhaul") or []
    except PackageNotFoundError:
        return list(PACKAGES)
    return [line for line in asked if line.startswith(PACKAGES)]
