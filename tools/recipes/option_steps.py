"""Missing steps of the options of all games."""

import re
from collections.abc import Iterator
from importlib import import_module
from inspect import getfile
from pathlib import Path

from msgspec import Struct
from msgspec.structs import fields

from starhaul.games import GAMES, PLUGINS
from starhaul.kernel.form_fields import OPTIONS, text_keys, undescribed
from starhaul.locale import LANGUAGES
from tests.locale.test_locale import PACKAGE
from tests.test_registrations import missing_texts as missing_in
from tools.recipes.steps import Step, absent, missing_texts, outdated, outdated_games, place

FILE = "client-front.ftl"
_UNWRITTEN = re.compile(r'^    (\w+): .*\n    """To be written\."""', re.MULTILINE)


def missing() -> Iterator[Step]:
    for name, game in GAMES.items():
        yield from _options(name, game.config_type)
    yield from outdated()
    yield from outdated_games()


def _options(game: str, config_type: type[Struct]) -> Iterator[Step]:
    file = Path(getfile(config_type))
    yield from (Step("meaning", place(file), name) for name in _UNWRITTEN.findall(file.read_text("utf-8")))
    yield from (Step("offer", place(file), flaw) for flaw in undescribed(config_type))
    others = (path for path in (PACKAGE / game).rglob("*.py") if path != file)
    used = set(re.findall(r"\w+", " ".join(path.read_text("utf-8") for path in others)))
    # An option that is checked and used in the module of the configuration is read from a record there.
    used.update(re.findall(r"options\.(\w+)", file.read_text("utf-8")))
    used.update(kind.limit for kind in PLUGINS[game].questions.values())
    yield from absent("effect", place(PACKAGE / game), _names(config_type), used)
    if any(missing_in(config_type, language) for language in LANGUAGES):
        # Some of them are in other files.
        yield from missing_texts(FILE, set(text_keys(config_type)) & _absent(config_type))
    yield from _untried(game)


def _names(config_type: type[Struct]) -> list[str]:
    options = next(field.type for field in fields(config_type) if field.name == OPTIONS)
    return [field.name for field in fields(options)]


def _absent(config_type: type[Struct]) -> set[str]:
    return {key for language in LANGUAGES for key in missing_in(config_type, language)}


def _untried(game: str) -> Iterator[Step]:
    try:
        import_module(f"tools.configs.{game}")
    except LookupError as error:
        yield Step("tried", f"tools/configs/{game}.py", str(error).partition(":")[0])
