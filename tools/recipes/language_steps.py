"""Missing steps of languages."""

from collections.abc import Iterator

from starhaul.locale import LANGUAGES
from starhaul.locale.numbers import RULES
from tests.locale.test_locale import FILES, LOCALE, PLURALS
from tests.locale.test_terms import rows
from tests.web.test_texts import keys_of
from tools.recipes.steps import Step, absent, missing_texts, outdated, place


def missing() -> Iterator[Step]:
    there = {folder.name for folder in LOCALE.iterdir() if any(folder.glob("*.ftl"))}
    yield from absent("language", place(LOCALE / "__init__.py"), sorted(there), LANGUAGES)
    yield from absent("numbers", place(LOCALE / "numbers.py"), LANGUAGES, RULES)
    for language in LANGUAGES:
        if language not in there:
            yield Step("folder", place(LOCALE / language), language)
    if there >= set(LANGUAGES):
        for file in FILES:
            yield from missing_texts(file, keys_of("en", file))
    yield from absent("plurals", "tests/locale/test_locale.py", LANGUAGES, PLURALS)
    if not rows():
        yield Step("terms", "docs/terms.md", LANGUAGES[-1])
    yield from outdated()
