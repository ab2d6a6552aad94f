"""Starhaul: two board games about spaceships, played in a browser, by bots and in simulations.

`import starhaul` offers the public Python API of `starhaul.api` (docs/api.md). Its names are loaded at first
use, because commands and worker processes import this package, too, and need other parts of it.
"""

from importlib import import_module

from starhaul.native_build import refuse_outdated_build

TYPE_CHECKING = False  # type checkers know this name; importing it takes longer than everything else here
if TYPE_CHECKING:
    from starhaul.api import *  # noqa: F403

__version__ = "0.2.0"
__all__ = [
    "AnyMatch",
    "BadInput",
    "Bot",
    "Briefing",
    "Chair",
    "Event",
    "Game",
    "GamePlugin",
    "Log",
    "MatchHandle",
    "MatchResult",
    "Opinion",
    "Player",
    "Question",
    "RaceMatch",
    "Refusal",
    "ReplayVerdict",
    "ShipHandle",
    "ShipReport",
    "SimulatedMatch",
    "StarhaulError",
    "TableKind",
    "TruckerMatch",
    "bot_names",
    "check_game",
    "game_names",
    "new_match",
    "read_log",
    "read_ship",
    "replay",
    "ships_of",
    "simulate",
    "verify",
]

refuse_outdated_build()

if not TYPE_CHECKING:  # a type checker would accept any name

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found: object = getattr(import_module("starhaul.api"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
