"""Which rule explains what: a module of the client for each game, from declarations of the game.

Questions name their rule (`QuestionKind.rule`); events and options cite it in their docstrings; tiles, cards
and the like are listed by the game's part of the rule book. Used by `starhaul protocol --write`.
"""

import json
import re
from collections.abc import Iterator

from msgspec import Struct, structs

from starhaul.games import PLUGINS
from starhaul.kernel.event_records import declared_events
from starhaul.kernel.form_fields import OPTIONS
from starhaul.rulebook.book_part import book_part
from starhaul.rulebook.inline import ID
from starhaul.server.describing.meanings import field_meanings, meaning_of

_CITED = re.compile(rf"\b{ID}\b")


def rule_links(game: str) -> dict[str, dict[str, str]]:
    """Rules by kind and name; an empty text where none is declared."""
    plugin = PLUGINS[game]
    return {
        "question": {name: kind.rule for name, kind in plugin.questions.items()},
        "event": {
            str(record.__struct_config__.tag): cited(meaning_of(record))
            for record in declared_events(plugin.game.event_base)
        },
        "option": dict(_options(plugin.game.config_type)),
        **{kind: dict(rules) for kind, rules in book_part(game).LINKS.items()},
    }


def _options(config_type: type[Struct]) -> Iterator[tuple[str, str]]:
    for kind in (config_type, *_nested(config_type)):
        names = {field.name: field.encode_name for field in structs.fields(kind)}
        for name, words in field_meanings(kind).items():
            if name in names and name != OPTIONS:
                yield names[name], cited(words)


def _nested(config_type: type[Struct]) -> Iterator[type[Struct]]:
    """The record of the options."""
    for field in structs.fields(config_type):
        if field.name == OPTIONS:
            yield field.type


def cited(words: str) -> str:
    """The first rule that a docstring cites.

    >>> cited("A seat attaches a tile (BLD-10, RUL-15)."), cited("No rule.")
    ('BLD-10', '')
    """
    found = _CITED.search(words)
    return found[0] if found else ""


def rule_module(game: str) -> str:
    parts = "".join(
        f"  {kind}: {{\n{''.join(_line(name, rule) for name, rule in sorted(rules.items()))}  }},\n"
        for kind, rules in rule_links(game).items()
    )
    return (
        "// Made by `starhaul protocol --write` from declarations of the game. Do not edit: edit those.\n\n"
        "/** The rule that explains a thing, by kind and name.\n"
        " * @type {Record<string, Record<string, string>>} */\n"
        f"export const RULES = {{\n{parts}}};\n"
    )


def _line(name: str, rule: str) -> str:
    key = name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)
    return f"    {key}: {json.dumps(rule)},\n"
