"""Missing steps of games: parts of their plug-ins, here and in the browser, texts and open places."""

from collections.abc import Iterator

from starhaul.games import GAMES, PLUGINS
from starhaul.locale import LANGUAGES
from starhaul.plugins.game_plugin import missing_parts
from tests.locale.test_locale import LOCALE, PACKAGE
from tests.protocol_page import Page
from tests.test_imports import BELOW
from tests.test_registrations import missing_in_client
from tools.recipes import option_steps
from tools.recipes.steps import Step, absent, missing_client_texts, missing_texts, open_places, place

FRONT = "client-front.ftl"


def missing() -> Iterator[Step]:
    for name in GAMES:
        yield from open_places(PACKAGE / name)
        yield from absent("order", "tests/test_imports.py", [name], BELOW)
        yield from _parts(name)
        yield from _page(name)
        yield from missing_texts(FRONT, {f"front-game-{name}", f"front-game-{name}-hint"})
    yield from missing_client_texts(FRONT)
    yield from option_steps.missing()


def _parts(game: str) -> Iterator[Step]:
    package = f"starhaul.plugins.{game}"
    for flaw in missing_parts(package):
        where, _, what = flaw.partition(": ")
        yield Step("part", f"src/{where.replace('.', '/')}", what)
    plugin = PACKAGE / "web" / game / "plugin.js"
    source = plugin.read_text("utf-8") if plugin.is_file() else ""
    if flaws := missing_in_client(source):
        yield Step("part", place(plugin), ", ".join(flaws))


def _page(game: str) -> Iterator[Step]:
    name = f"{game}-protocol.md"
    page = Page(name, GAMES[game])
    yield from absent("answers", f"src/starhaul/{game}/questions.py", page.questions, PLUGINS[game].questions)
    yield from absent("question-row", f"docs/{name}", page.questions, page.first_column("Questions"))
    texts = LOCALE / "en" / f"{game}.ftl"
    if not texts.is_file():
        yield Step("texts", f"{place(LOCALE)}/{{{','.join(LANGUAGES)}}}/{game}.ftl", game)
