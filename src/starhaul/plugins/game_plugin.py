"""What a plug-in declares about its game (`GamePlugin`), and the modules it consists of (`PARTS`).

Used by `starhaul.games`, which finds plug-ins, and by every package that loads a part.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from starhaul.kernel.contract import Game
from starhaul.kernel.question_kinds import QuestionKind


class PluginPart(NamedTuple):
    """A module that every plug-in has."""

    words: str
    contract: str
    """The protocol that the module follows, as module:class, in the generic package that loads it."""


PARTS: Mapping[str, PluginPart] = {
    "browser": PluginPart(
        "data, art and styles for the browser client; `web/GAME/plugin.js` goes with it",
        "starhaul.server.http.game_assets:BrowserPart",
    ),
    "terminal": PluginPart(
        "stories, scenarios and pictures for the command line", "starhaul.cli.terminal_game:TerminalGame"
    ),
    "study": PluginPart("the figures that a tournament reports", "starhaul.sim.match_figures:Study"),
    "coding": PluginPart("numbers for learning environments", "starhaul.envs.coding_contract:CodingPart"),
    "load_player": PluginPart("a fast player for the load test", "starhaul.remote.load.players:LoadPlayer"),
    "bots": PluginPart("bots of every skill", "starhaul.bots.registry:BotsPart"),
}
"""The modules of a plug-in besides `plugin`; `missing_parts` names what one lacks."""

Given = Mapping[str, Any]
"""A configuration as written in logs, complete or not."""


class TableKind(NamedTuple):
    """The properties of a server table that determine configuration defaults."""

    is_mixed: bool
    """Whether people play with bots."""
    is_open: bool
    """Whether strangers may join."""
    is_solo: bool = False
    """Whether a single person plays with bots."""


class GamePlugin(NamedTuple):
    """One game, as the generic packages see it."""

    game: Game[Any, Any]
    usual: Given
    """The default configuration."""
    at_table: Callable[[Given, TableKind], dict[str, Any]]
    """Adds the defaults for a server table to a configuration."""
    view_type: type
    """The return type of `game.view`."""
    questions: Mapping[str, QuestionKind]
    """All kinds of questions."""
    data_types: Mapping[str, Any] = {}
    """Types of the static data for the browser (part `browser`), by the names that the client gives them."""
    has_temperaments: bool = False
    """Whether its bots differ in temperament, not only in skill."""
    complete: Callable[[Given], dict[str, Any]] = dict
    """Adds fields that follow from the given ones, before `usual` fills in the rest."""

    order: int = 100
    """The place among the games that are offered, the smallest first."""

    def part(self, name: str) -> Any:
        """A module of this plug-in, imported at first use."""
        return import_module(f"starhaul.plugins.{self.game.name}.{name}")


def missing_parts(package: str) -> list[str]:
    """What the plug-in in a package lacks, such as `starhaul.plugins.race.study: parties`."""
    missing = [] if _declares_plugin(package) else [f"{package}.plugin: PLUGIN"]
    for name, part in PARTS.items():
        if find_spec(f"{package}.{name}") is None:
            missing.append(f"{package}: {name}, {part.words}")
        else:
            module = import_module(f"{package}.{name}")
            missing += (f"{package}.{name}: {one}" for one in _promised(part) if not hasattr(module, one))
    return missing


def _declares_plugin(package: str) -> bool:
    is_there = find_spec(f"{package}.plugin") is not None
    return is_there and hasattr(import_module(f"{package}.plugin"), "PLUGIN")


def _promised(part: PluginPart) -> list[str]:
    """The names that a protocol has."""
    module, _, name = part.contract.partition(":")
    members = vars(getattr(import_module(module), name))
    names = (*members.get("__annotations__", {}), *members)
    return [one for one in dict.fromkeys(names) if not one.startswith("_")]
