"""`starhaul options`: everything that can be set in a match of a game, with its meaning, values and default.

All of it follows from the declaration of the configuration (`kernel.form_fields`) and from the texts of the
form in the browser. How options are given to a command is in `matches`.
"""

import re
import sys
from contextlib import suppress
from textwrap import fill
from typing import Annotated, Any

import typer
from msgspec import Struct, json, to_builtins
from msgspec.inspect import BoolType, IntType, NoneType, StrType, Type, UnionType, VarTupleType

from starhaul.cli import TEXTS, speaking
from starhaul.cli.common_options import JsonLines, Language
from starhaul.cli.files import json_line
from starhaul.cli.matches import FLAGS
from starhaul.cli.option_names import dashed
from starhaul.games import DEFAULT_GAME, plugin_named
from starhaul.kernel.form_fields import Declared, declared
from starhaul.locale import MissingText, Texts
from starhaul.plugins.game_plugin import GamePlugin

FILE = "@FILE.json"
WIDTH, INDENT = 88, "    "


class ListedOption(Struct, frozen=True):
    game: str
    name: str
    """As in logs."""
    written: str
    """As on the command line."""
    values: str
    default: Any
    meaning: str


def list_options(
    game: Annotated[str, typer.Argument(metavar="GAME", help=TEXTS("help-options-game"))] = DEFAULT_GAME,
    as_json: JsonLines = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        found = options_of(plugin_named(game), texts)
    if as_json:
        sys.stdout.write("".join(map(json_line, found)))
        return
    sys.stdout.write("".join(_in_words(one, texts) for one in found))


def _in_words(option: ListedOption, texts: Texts) -> str:
    """One line with the values and the default, then the meaning."""
    default = texts("options-default", value=_shown(option.default))
    line = " · ".join(filter(None, (option.written, option.values, default)))
    meaning = fill(option.meaning, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return f"{line}\n{meaning}\n" if meaning else f"{line}\n"


def options_of(plugin: GamePlugin, texts: Texts) -> list[ListedOption]:
    return [
        ListedOption(
            game=plugin.game.name,
            name=field.name,
            written=_written(field),
            values=_values(plugin, field),
            default=to_builtins(plugin.usual.get(field.name, field.default)),
            meaning=meaning_of(field.name, texts),
        )
        for field in declared(plugin.game.config_type)
    ]


def _values(plugin: GamePlugin, field: Declared) -> str:
    if field.name == "rounds":
        return ", ".join(plugin.round_names())
    return values_of(field.type)


def _written(field: Declared) -> str:
    if field.name in FLAGS and not field.is_option:
        return f"--{field.name}"
    return f"--option {dashed(field.name)}"


def meaning_of(name: str, texts: Texts) -> str:
    """Label and hint of the form, because a hint alone may leave open what it is about; a text of our own
    where there is none. Games of installed packages may have neither."""
    with suppress(MissingText):
        hint = texts(f"front-option-{name}-hint")
        return texts("options-meaning", label=texts(f"front-option-{name}"), hint=hint)
    with suppress(MissingText):
        return texts(f"option-meaning-{name}")
    return ""


def values_of(kind: Type) -> str:
    """The possible values, as they are written on the command line.

    >>> values_of(IntType(ge=2, le=4)), values_of(StrType(pattern="^(none|team)$"))
    ('2–4', 'none, team')
    """
    match kind:
        case BoolType():
            return "true, false"
        case StrType(pattern=str(pattern)) if found := re.fullmatch(r"\^\(([\w|-]+)\)\$", pattern):
            return found[1].replace("|", ", ")
        case IntType(ge=int(least), le=int(most)):
            return f"{least}–{most}"
        case VarTupleType(item_type=item):
            return f"[{inner}, …]" if (inner := values_of(item)) not in ("", FILE) else "[…]"
        case UnionType(types=types):
            return ", ".join(values_of(one) for one in types)
        case NoneType():
            return "null"
    return "" if isinstance(kind, StrType) else FILE


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.encode(value).decode()
