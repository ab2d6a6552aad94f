"""The error for an unsupported version of the web server. Imports nothing of it, because it may be
missing."""

from importlib.metadata import PackageNotFoundError, requires, version

from starhaul.kernel.errors import BadInput

PACKAGES = ("uvicorn", "websockets")
"""The packages whose classes `websocket_limits.py` and `request_limits.py` extend."""


def unknown_web_layer() -> BadInput:
    """Names the installed versions and those that pyproject.toml requires."""
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
