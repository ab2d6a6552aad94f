"""The packages of plug-ins, found without loading any game.

Used by `starhaul.games` and by the command line, which looks for commands of a game without loading it.
"""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules


def package_names() -> list[str]:
    """Every package in this folder is the plug-in of a game: none has to be named anywhere else."""
    folder = Path(__file__).parent
    return sorted(module.name for module in iter_modules([str(folder)]) if module.ispkg)


def commands() -> dict[str, str]:
    """The commands that games add (`COMMANDS` of their packages), as module:function."""
    packages = (import_module(f"{__package__}.{name}") for name in package_names())
    return {name: place for package in packages for name, place in getattr(package, "COMMANDS", {}).items()}
