"""Missing steps, and the checks that all recipes share: texts, generated files, open places."""

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from starhaul.cli.protocol import made_for
from starhaul.games import GAMES
from starhaul.locale import LANGUAGES
from starhaul.plugins.game_plugin import missing_parts
from tests.locale.test_locale import LOCALE, PACKAGE
from tests.web import games
from tests.web import test_texts as client

ROOT = PACKAGE.parent.parent
OPEN_PLACE = 'raise NotImplementedError("what '
"""The placeholder in skeletons."""


class Step(Struct, frozen=True, order=True):
    """Something that is missing. `starhaul new` has a text `new-missing-WHAT` for it."""

    what: str
    file: str
    """Where it belongs, from the root of the checkout."""
    name: str = ""
    """What it is called there."""


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def missing_texts(file: str, keys: Collection[str]) -> Iterator[Step]:
    """Texts that a file should have, for each group of languages that lacks the same ones."""
    lacking: dict[tuple[str, ...], list[str]] = {}
    for language in LANGUAGES:
        known = client.keys_of(language, file)
        if absent := tuple(key for key in sorted(keys) if key not in known):
            lacking.setdefault(absent, []).append(language)
    for absent, languages in lacking.items():
        folder = languages[0] if len(languages) == 1 else f"{{{','.join(languages)}}}"
        yield Step("text", f"{place(LOCALE)}/{folder}/{file}", ", ".join(absent))


def missing_client_texts(file: str) -> Iterator[Step]:
    """Texts that the browser client asks for and no file has."""
    asked = set(client.ASKED.findall(client.code()))
    yield from missing_texts(file, asked - client.keys_of("en", "*.ftl"))
    for path in sorted((LOCALE / "en").glob("client*.ftl")):
        yield from missing_texts(path.name, client.keys_of("en", path.name))


def open_places(folder: Path) -> Iterator[Step]:
    """Places where a skeleton still lacks its rule."""
    for path in sorted(folder.rglob("*.py")):
        if OPEN_PLACE in path.read_text("utf-8"):
            yield Step("rule", place(path))


def outdated() -> Iterator[Step]:
    """Generated files that are out of date."""
    for path, text in made_for(PACKAGE).items():
        if not path.is_file() or path.read_text("utf-8") != text:
            yield Step("generated", place(path))


def outdated_games() -> Iterator[Step]:
    """The data of the games used by the client's tests."""
    is_complete = not any(missing_parts(f"starhaul.plugins.{game}") for game in GAMES)
    if not is_complete or games.FILE.read_text("utf-8") != games.text():
        yield Step("games", place(games.FILE))


def absent(what: str, file: str, wanted: Iterable[str], there: Collection[str]) -> Iterator[Step]:
    """A step for each name missing from a table in a file."""
    yield from (Step(what, file, name) for name in wanted if name not in there)
