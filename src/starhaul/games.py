"""The registry of games, and how their configurations are completed. Generic code gets games from here; it
never imports a game or its plug-in directly."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import msgspec

from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_builtins
from starhaul.plugins.game_plugin import GamePlugin, TableKind
from starhaul.plugins.packages import package_names


def _found() -> dict[str, GamePlugin]:
    found = {name: import_module(f"starhaul.plugins.{name}.plugin").PLUGIN for name in package_names()}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].order, entry[0])))


PLUGINS: Mapping[str, GamePlugin] = _found()
"""By the names of the games, in the order in which they are offered."""
GAMES: Mapping[str, Game[Any, Any]] = {name: plugin.game for name, plugin in PLUGINS.items()}
DEFAULT_GAME = next(iter(PLUGINS))
"""The game that is played where none is named."""


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


def config_of(game: Game[C, S], given: Mapping[str, object]) -> C:
    """A configuration: the game's defaults updated with `given`. Raises `BadInput` if it cannot be played.

    >>> config_of(game_named("trucker"), {"seats": 3}).seats
    3
    """
    try:
        config: C = from_builtins(_completed(game.name, given), game.config_type)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).rpartition(" - at `$")
        raise BadInput("config-wrong", place=place.strip("`."), reason=reason or str(error)) from None
    # Creating the first state detects combinations that the types allow and the rules do not.
    game.new(config, 0)
    return config


def _completed(name: str, given: Mapping[str, object]) -> dict[str, Any]:
    # The conformance kit also plays unregistered games.
    plugin = PLUGINS.get(name)
    return {**plugin.usual, **plugin.complete(given)} if plugin else dict(given)


def at_table(game: str, given: Mapping[str, object], kind: TableKind) -> dict[str, Any]:
    """`given`, completed with the defaults that depend on the kind of table.

    >>> at_table("trucker", {"seats": 2}, TableKind(is_mixed=True, is_open=False))
    {'seats': 2, 'options': {'safety_net': True, 'story_seconds': 12, 'draw_pause_ms': 400}}
    """
    plugin = PLUGINS.get(game)
    return plugin.at_table(given, kind) if plugin else dict(given)
