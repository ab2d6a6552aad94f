"""What can be completed on the command line, collected from the commands themselves.

Used by the writers of scripts. Which values an option has follows from its metavar, such as `GAME` or
`1e|2e`, so that a new option is completed without being named here.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from starhaul.bots.installed_bots import INSTALLED_BOTS
from starhaul.bots.skill_names import SKILLS, TEMPERAMENTS
from starhaul.cli import TEXTS
from starhaul.cli.command_style import CommandParameter
from starhaul.cli.main import COMMANDS, command_named
from starhaul.cli.matches import FLAGS
from starhaul.cli.option_names import dashed
from starhaul.games import PLUGINS
from starhaul.kernel.form_fields import declared
from starhaul.locale import LANGUAGES

_FILES = re.compile(r"(FILE|LOG|DB|FOLDER|SHIP)\b")


class CompletedValue(NamedTuple):
    """What follows an option, or stands as an argument."""

    metavar: str
    words: tuple[str, ...] = ()
    is_file: bool = False
    is_list: bool = False
    """Whether several words may follow, separated by commas."""
    is_open: bool = False
    """Whether a word is followed by more without a space, as in `key=`."""


class ShownOption(CommandParameter, Protocol):
    help: str | None
    is_flag: bool


class CompletedOption(NamedTuple):
    names: tuple[str, ...]
    help: str
    value: CompletedValue | None
    """None for a switch."""


class CompletedCommand(NamedTuple):
    name: str
    help: str
    options: list[CompletedOption]
    arguments: list[CompletedValue]


def completed_commands() -> list[CompletedCommand]:
    return [_command(name) for name in COMMANDS]


def _command(name: str) -> CompletedCommand:
    params = command_named(name).params
    help = CompletedOption(("-h", "--help"), TEXTS("help-show"), None)
    options = [_option(param) for param in params if param.param_type_name == "option" and not param.hidden]
    arguments = [_value(param) for param in params if param.param_type_name == "argument"]
    return CompletedCommand(name, TEXTS(f"help-{name}"), [*options, help], arguments)


def _option(param: ShownOption) -> CompletedOption:
    names = (*param.opts, *param.secondary_opts)
    return CompletedOption(names, param.help or "", None if param.is_flag else _value(param))


def _value(param: CommandParameter) -> CompletedValue:
    metavar = param.metavar or param.name or ""
    first = metavar.partition(",")[0]
    is_list = "," in metavar
    if first in WORDS:
        return CompletedValue(metavar, tuple(WORDS[first]()), is_list=is_list, is_open=first == "KEY=VALUE")
    # Fixed words are written in lower case: `1e|2e`, not `FOLDER|FILE`.
    if "|" in metavar and metavar == metavar.lower():
        return CompletedValue(metavar, tuple(metavar.split("|")))
    return CompletedValue(metavar, is_file=_FILES.search(metavar) is not None)


def _keys() -> Iterator[str]:
    """The options of all games, each once."""
    fields = (field for plugin in PLUGINS.values() for field in declared(plugin.game.config_type))
    names = (dashed(field.name) for field in fields if field.name not in FLAGS)
    yield from dict.fromkeys(f"{name}=" for name in names)


def _classes() -> Iterator[str]:
    lists = (plugin.round_names() for plugin in PLUGINS.values())
    yield from dict.fromkeys(name for names in lists for name in names)


WORDS: Mapping[str, Callable[[], Any]] = {
    "GAME": lambda: PLUGINS,
    "LANG": lambda: LANGUAGES,
    "BOT": lambda: (*SKILLS, *INSTALLED_BOTS),
    "WORD": lambda: TEMPERAMENTS,
    "I": _classes,
    "KEY=VALUE": _keys,
}
"""The possible words by metavar; of a list, by its first entry."""
