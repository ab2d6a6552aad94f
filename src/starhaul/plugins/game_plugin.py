"""What a plug-in declares about its game (`GamePlugin`), and the modules it consists of (`PARTS`)."""

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
"""The modules of a plug-in and who loads them; `tests/test_plugins.py` reports missing ones."""

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
    answers: Mapping[str, Any]
    """The type of the answers to each kind of question."""
    about: Mapping[str, Any]
    """The type of `about` for the kinds of questions that have it."""
    commands: Mapping[str, str] = {}
    """Commands for this game only, as module:function (`cli/main.py`)."""
    complete: Callable[[Given], dict[str, Any]] = dict
    """Adds fields that follow from the given ones, before `usual` fills in the rest."""

    def part(self, name: str) -> Any:
        """A module of this plug-in, imported at first use."""
        return import_module(f"starhaul.plugins.{self.game.name}.{name}")
