"""The registry of games, and how their configurations are completed. Generic code gets games from here; it
never imports a game or its plug-in directly. Games of installed packages are loaded when somebody asks for
all games, or for one that is not ours."""

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from typing import Any, cast

import msgspec

from starhaul.kernel.chance import PREPARED, Seed
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput
from starhaul.kernel.prepared_chance import PreparedChance
from starhaul.kernel.typed import from_builtins
from starhaul.plugins.game_plugin import GamePlugin, TableKind
from starhaul.plugins.installed import GAMES as GROUP
from starhaul.plugins.installed import PluginShelf
from starhaul.plugins.installed_games import accepted_game, fails_on_trial
from starhaul.plugins.lesson_contract import Lesson, LessonsPart, chance_name
from starhaul.plugins.packages import package_names


def _found() -> dict[str, GamePlugin]:
    found = {name: import_module(f"starhaul.plugins.{name}.plugin").PLUGIN for name in package_names()}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].order, entry[0])))


class AllPlugins(Mapping[str, GamePlugin]):
    """Our games, then those of installed packages. For one of ours no other package is loaded."""

    def __getitem__(self, name: str) -> GamePlugin:
        return BUILT_IN[name] if name in BUILT_IN else INSTALLED[name]

    def __iter__(self) -> Iterator[str]:
        yield from BUILT_IN
        yield from INSTALLED

    def __len__(self) -> int:
        return len(BUILT_IN) + len(INSTALLED)


class AllGames(Mapping[str, Game[Any, Any]]):
    """The games of `PLUGINS`."""

    def __getitem__(self, name: str) -> Game[Any, Any]:
        return PLUGINS[name].game

    def __iter__(self) -> Iterator[str]:
        return iter(PLUGINS)

    def __len__(self) -> int:
        return len(PLUGINS)


BUILT_IN: Mapping[str, GamePlugin] = _found()
"""The plug-ins of our own games, which come with texts, pages and types."""
INSTALLED = PluginShelf(GROUP, BUILT_IN, accepted_game)
"""The plug-ins of installed packages."""
PLUGINS: Mapping[str, GamePlugin] = AllPlugins()
"""By the names of the games, in the order in which they are offered."""
GAMES: Mapping[str, Game[Any, Any]] = AllGames()
DEFAULT_GAME = next(iter(BUILT_IN))
"""The game that is played where none is named."""


def try_installed_games() -> None:
    """Play a match of each installed game, and refuse those that fail: for a server, which must not meet a
    broken game at a table."""
    for name, plugin in [*INSTALLED.items()]:
        why = fails_on_trial(plugin)
        if why is not None:
            INSTALLED.drop(name, why)


def lesson_named(game: str, name: str) -> Lesson:
    """A lesson of a game; raises `BadInput` for an unknown name.

    >>> lesson_named("trucker", "first-flight").config["seats"]
    2
    """
    plugin = plugin_named(game)
    if name not in plugin.lessons:
        raise BadInput("lesson-unknown", lesson=name, known=", ".join(plugin.lessons) or "–")
    return cast(LessonsPart, plugin.part("lessons")).lesson(name)


def _lesson_chance(game: str, name: str, seed: Seed) -> PreparedChance:
    return PreparedChance(chance_name(game, name), seed, lesson_named(game, name).streams)


# Logs and match rows name these generators; the file of a lesson is read when one is needed.
PREPARED.update(
    (chance_name(game, name), partial(_lesson_chance, game, name))
    for game, plugin in BUILT_IN.items()
    for name in plugin.lessons
)


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
