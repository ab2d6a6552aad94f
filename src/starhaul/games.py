"""The registry of games: which there are, and how a configuration of one is completed."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import msgspec

from starhaul.kernel.contract import Game
from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_builtins
from starhaul.plugins.game_plugin import GamePlugin, TableKind

NAMES = ("trucker", "race")
"""The games in the order in which they are offered. Each has a package in `starhaul.plugins`."""
PLUGINS: Mapping[str, GamePlugin] = {name: import_module(f"starhaul.plugins.{name}").PLUGIN for name in NAMES}
GAMES: Mapping[str, Game[Any, Any]] = {name: plugin.game for name, plugin in PLUGINS.items()}
DEFAULT_GAME = NAMES[0]
"""What is played where nobody names a game."""


def game_named(name: str) -> Game[Any, Any]:
    """
    >>> game_named("trucker").name
    'trucker'
    """
    return plugin_named(name).game


def plugin_named(name: str) -> GamePlugin:
    if name not in PLUGINS:
        raise BadInput("game-unknown", game=name, known=", ".join(PLUGINS))
    return PLUGINS[name]


def config_of(game: Game[Any, Any], given: Mapping[str, Any]) -> Any:
    """A configuration: the usual one with what is given. Raises `BadInput` if it cannot be played.

    >>> config_of(game_named("trucker"), {"seats": 3}).seats
    3
    """
    try:
        config = from_builtins(_completed(game.name, given), game.config_type)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).rpartition(" - at `$")
        raise BadInput("config-wrong", place=place.strip("`."), reason=reason or str(error)) from None
    # Combinations that the types allow and the rules do not are found by making the first state.
    game.new(config, 0)
    return config


def _completed(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    # The conformance kit also plays games that are not registered.
    plugin = PLUGINS.get(name)
    return {**plugin.usual, **plugin.complete(given)} if plugin else dict(given)


def at_table(game: str, given: Mapping[str, Any], kind: TableKind) -> dict[str, Any]:
    """What is given, with the defaults that depend on the table.

    >>> at_table("trucker", {"seats": 2}, TableKind(is_mixed=True, is_open=False))
    {'seats': 2, 'options': {'safety_net': True, 'story_seconds': 12, 'draw_pause_ms': 400}}
    """
    plugin = PLUGINS.get(game)
    return plugin.at_table(given, kind) if plugin else dict(given)
