"""What a plug-in declares about its game (`GamePlugin`), and the parts it consists of (`PARTS`)."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from starhaul.kernel.contract import Game

PARTS: Mapping[str, str] = {
    "browser": "data, art and styles for the browser client (`server/http/game_assets.py`)",
    "terminal": "stories, scenarios and pictures for the command line (`cli/terminal_game.py`)",
    "study": "the figures that a tournament reports (`sim/match_figures.py`)",
    "coding": "numbers for learning environments (`envs/coding_contract.py`)",
    "load_player": "a fast player for the load test (`remote/load/players.py`)",
    "bots": "the bots `easy`, `medium`, `hard` and `random` (`bots/registry.py`)",
}
"""The modules of a plug-in and who loads them; `tests/test_plugins.py` names a missing one."""

Given = Mapping[str, Any]
"""A configuration as logs write it, complete or not."""


class TableKind(NamedTuple):
    """What the defaults of a configuration at a table of a server depend on."""

    is_mixed: bool
    """Whether people play with bots."""
    is_open: bool
    """Whether strangers may join."""
    is_solo: bool = False
    """Whether one person plays with bots alone."""


class GamePlugin(NamedTuple):
    """One game, as the generic packages see it."""

    game: Game[Any, Any]
    usual: Given
    """What is played unless something else is asked for."""
    at_table: Callable[[Given, TableKind], dict[str, Any]]
    """A configuration with the defaults for a table of a server."""
    view_type: type
    """What `game.view` returns."""
    answers: Mapping[str, Any]
    """The type of the answers to each kind of question."""
    about: Mapping[str, Any]
    """The type of `about` for the kinds of questions that carry more than their options."""
    commands: Mapping[str, str] = {}
    """Commands about this game alone, as module:function (`cli/main.py`)."""
    complete: Callable[[Given], dict[str, Any]] = dict
    """Adds what follows from the fields that are given, before the usual values fill in the rest."""

    def part(self, name: str) -> Any:
        """A module of this plug-in, imported when it is first needed."""
        return import_module(f"starhaul.plugins.{self.game.name}.{name}")
