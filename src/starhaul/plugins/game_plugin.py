"""What a plug-in declares about its game (`GamePlugin`), and the modules it consists of (`PARTS`).

Used by `starhaul.games`, which finds plug-ins, and by every package that loads a part.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from starhaul.kernel.contract import Game
from starhaul.kernel.errors import BadInput
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

PLAIN_PARTS: Mapping[str, str] = {
    name: f"starhaul.plain_parts.plain_{name}"
    for name in ("browser", "terminal", "study", "load_player", "bots")
}
"""The modules that stand in for parts that the package of a game does not have."""

MOST_SEATS = 4
"""At a table of a server, which has this many colours."""

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
    has_exercises: bool = False
    """Whether it has a further part `exercises` for the ship clinic (`server.http.clinic_pages`)."""
    has_coach: bool = False
    """Whether it has a module `coach`, with which people can ask for advice
    (`starhaul.bots.coaching:CoachPart`)."""
    complete: Callable[[Given], dict[str, Any]] = dict
    """Adds fields that follow from the given ones, before `usual` fills in the rest."""

    round_names: Callable[[], Sequence[str]] = tuple
    """The names that its configuration takes in the field `rounds`, if it has one."""
    lessons: tuple[str, ...] = ()
    """The names of its lessons, the first one to be offered first. They need one more module, `lessons`
    (`lesson_contract.LessonsPart`)."""
    has_hindsight: bool = False
    """Whether it explains losses and looks back at finished rounds: then it has the part `hindsight`
    (`starhaul.server.bots.hindsight_part`)."""

    order: int = 100
    """The place among the games that are offered, the smallest first."""
    texts: Mapping[str, str] = {}
    """Texts for the browser as Fluent sources, by language. Only for games of installed packages, whose texts
    are not in `locale/`; they cannot replace one of ours."""
    package: str = ""
    """The package with the parts; empty for ours. Filled in when the plug-in of an installed package is
    loaded."""

    def part(self, name: str) -> Any:
        """A module of this plug-in, imported at first use; one for any game where an installed package has
        none of its own."""
        if self.package and not self.has_part(name):
            if name not in PLAIN_PARTS:
                raise BadInput("plugin-no-part", game=self.game.name, part=name)
            return import_module(PLAIN_PARTS[name])
        return import_module(f"{self._place}.{name}")

    def has_part(self, name: str) -> bool:
        """Whether the plug-in has a part that not every game needs, such as `book` for the rule book."""
        try:
            return find_spec(f"{self._place}.{name}") is not None
        except ModuleNotFoundError:
            # The plug-in is a module outside of any package.
            return False

    @property
    def _place(self) -> str:
        return self.package or f"starhaul.plugins.{self.game.name}"


def missing_parts(package: str) -> list[str]:
    """What the plug-in in a package lacks, such as `starhaul.plugins.race.study: parties`."""
    missing = [] if _declares_plugin(package) else [f"{package}.plugin: PLUGIN"]
    for name, part in PARTS.items():
        if find_spec(f"{package}.{name}") is None:
            missing.append(f"{package}: {name}, {part.words}")
        else:
            module = import_module(f"{package}.{name}")
            missing += (
                f"{package}.{name}: {one}" for one in promised_names(part) if not hasattr(module, one)
            )
    return missing


def _declares_plugin(package: str) -> bool:
    is_there = find_spec(f"{package}.plugin") is not None
    return is_there and hasattr(import_module(f"{package}.plugin"), "PLUGIN")


def promised_names(part: PluginPart) -> list[str]:
    """The names that a protocol has."""
    module, _, name = part.contract.partition(":")
    protocol = getattr(import_module(module), name)
    # Not from its dictionary, where they are no longer found from Python 3.14 on.
    names = (*getattr(protocol, "__annotations__", {}), *vars(protocol))
    return [one for one in dict.fromkeys(names) if not one.startswith("_")]
