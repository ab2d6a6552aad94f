"""The texts of a replay in a single HTML file: those that its modules use, the languages side by side.

Used by `single_page`. Which file a text is in does not matter there.
"""

import re
from collections.abc import Collection, Iterable

from starhaul.locale import LANGUAGES, source
from starhaul.locale.typography import entries
from starhaul.server.http.game_assets import form

OF_THE_CLIENT = "client"
"""How the names of Fluent files begin whose texts are used by modules alone; others are named by events,
stories and views."""
_LITERAL = re.compile(r'"([a-z][a-zA-Z0-9_]*(?:-[a-zA-Z0-9_]+)+)"')
_FAMILY = re.compile(r"`([a-z][a-z0-9]*(?:-[a-z0-9_]+)*-)\$\{")
"""Keys that begin alike and are put together when they are used."""
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
"""A text within another text."""
_KEY = re.compile(r"-?[a-zA-Z][\w-]*")
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_INDENT = re.compile(r"\n\s+")

Texts = dict[str, str]
"""Sources of messages by key."""


def texts_side_by_side(game: str, files: Collection[str], modules: Iterable[str]) -> list[list[str]]:
    """The sources of every message in all languages: what is nearly the same compresses well side by side."""
    columns = [_messages(language, files) for language in LANGUAGES]
    of_modules = _messages(LANGUAGES[0], [name for name in files if name.startswith(OF_THE_CLIENT)])
    used = _used(game, modules, columns[0]) | (columns[0].keys() - of_modules.keys())
    used |= {key for column in columns for text in used for key in _REFERENCE.findall(column[text])}
    return [[column[key] for column in columns] for key in columns[0] if key in used]


def _messages(language: str, files: Iterable[str]) -> Texts:
    found: Texts = {}
    for name in files:
        for entry in entries(_COMMENT.sub("", source(language, f"{name}.ftl"))):
            key = _KEY.match(entry)
            if key is not None:
                found.setdefault(key[0], _INDENT.sub("\n ", entry.strip()))
    return found


def _used(game: str, modules: Iterable[str], known: Collection[str]) -> set[str]:
    """As `tests/web/test_texts.py` looks for texts that are not used: that rule is exact."""
    code = "\n".join(modules)
    named = {*_LITERAL.findall(code), *(field.zero for field in form(game).fields)}
    families = tuple(set(_FAMILY.findall(code)))
    return {key for key in known if key in named or key.startswith(families)}
