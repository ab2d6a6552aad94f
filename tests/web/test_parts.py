"""Parts of the client that are loaded later come with the texts and style sheets that they need."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

import pytest

from starhaul.server.http.game_assets import first_text_files, further_text_files
from tests.web.files import LOCALE, WEB
from tests.web.parts import Part, code, loaded_with, parts
from tests.web.test_texts import FAMILY, KEY, LITERAL

DOOR = loaded_with("main.js") | loaded_with("screens/front.js")
ITSELF = re.compile(r'\b(?:useSubject|alsoSpeak)\("(\w+)"')
"""A subject that a module loads when it needs it."""
PARTS = parts()


def keys(files: tuple[str, ...]) -> frozenset[str]:
    return frozenset(key for name in files for key in KEY.findall((LOCALE / f"en/{name}.ftl").read_text()))


@cache
def further() -> Mapping[str, frozenset[str]]:
    return {subject: keys(files) for subject, files in further_text_files().items()}


def there(part: Part, what: str, seen: frozenset[Part] = frozenset()) -> frozenset[str]:
    """What has been loaded when a part is shown: its own, and that of any part that leads to it."""
    own: frozenset[str] = getattr(part, what)
    around = [
        one
        for one in PARTS
        if one not in seen | {part}
        and part.by not in DOOR
        and any(part.by in loaded_with(entry) for entry in one.entries)
    ]
    before = [there(one, what, seen | {part}) for one in around]
    return own.union(frozenset.intersection(*before)) if before else own


def test_the_parts_of_the_client_are_found():
    entries = {entry for part in PARTS for entry in part.entries}
    assert {"screens/waitingroom.js", "trucker/flight/index.js", "race/screen.js", "ui/chat.js"} <= entries
    assert all(part.texts <= further().keys() for part in PARTS)
    assert all((WEB / sheet).is_file() for part in PARTS for sheet in part.styles)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.entries[0])
def test_a_part_comes_with_its_texts(part: Part):
    first = keys(first_text_files())
    known = first.union(*(further()[subject] for subject in there(part, "texts")))
    others = frozenset().union(*further().values()) - known
    missing = {}
    for module in frozenset().union(*map(loaded_with, part.entries)):
        own = frozenset().union(*(further()[subject] for subject in ITSELF.findall(code(module))))
        literal = set(LITERAL.findall(code(module))) & others - own
        families = {
            family
            for family in FAMILY.findall(code(module))
            if any(key.startswith(family) for key in others)
            and not any(key.startswith(family) for key in known | own)
        }
        if literal | families:
            missing[module] = literal | families
    assert not missing


NAMED = re.compile(r"\.([a-zA-Z][\w-]*)")
CLASS = re.compile(r'class="([^"]*)"|class=\$\{`([^`]*)`\}|\bclasses\(([^;]*?)\);|class=\$\{"([^"]*)"\}')
VARIABLE = re.compile(r"\$\{[\w.]+\}")
NEGATED = re.compile(r":not\([^)]*\)")
Rules = frozenset[frozenset[str]]
"""The classes that elements and what they are in must have, of each rule of a style sheet."""


@cache
def sheets() -> Mapping[str, Rules]:
    found = {}
    for path in WEB.rglob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
        selectors = [one for part in re.findall(r"([^{}]*)\{", text) for one in part.split(",")]
        found[str(path.relative_to(WEB))] = frozenset(
            frozenset(NAMED.findall(NEGATED.sub("", one))) for one in selectors
        )
    return found


def classes_of(modules: Iterable[str]) -> frozenset[str]:
    written = " ".join(part for one in modules for found in CLASS.findall(code(one)) for part in found)
    return frozenset(re.findall(r"[a-zA-Z][\w-]*", VARIABLE.sub("", written)))


def is_for(sheet: str, module: str) -> bool:
    """Sheets of a game are for this game alone."""
    return sheet.startswith("style/") or sheet.split("/")[0] == module.split("/")[0]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.entries[0])
def test_a_part_comes_with_its_style_sheets(part: Part):
    """Every class of its own that a style sheet names is named by one that is there."""
    page = set(re.findall(r'href="(style/[^"]+)"', (WEB / "index.html").read_text()))
    modules = frozenset().union(*map(loaded_with, part.entries))
    itself = set(re.findall(r'loadStyle\("([^"]+)"\)', " ".join(map(code, modules))))
    known = there(part, "styles") | page | itself
    here, all_of_it = classes_of(modules - DOOR), classes_of(modules)
    styled = frozenset().union(*(rule for sheet in known for rule in sheets()[sheet]))
    missing = {
        sheet: [sorted(rule) for rule in rules if rule <= all_of_it and rule & here - styled]
        for sheet, rules in sheets().items()
        if sheet not in known and is_for(sheet, part.entries[0])
    }
    assert not {sheet: rules for sheet, rules in missing.items() if rules}


def test_what_every_page_shows_is_styled_by_every_page():
    page = set(re.findall(r'href="(style/[^"]+)"', (WEB / "index.html").read_text()))
    shown = loaded_with("main.js")
    styled = frozenset().union(*(rule for sheet in page for rule in sheets()[sheet]))
    missing = {
        sheet: [sorted(rule) for rule in rules if rule and rule <= classes_of(shown) - styled]
        for sheet, rules in sheets().items()
        if sheet not in page and sheet.startswith("style/") and sheet != "style/operator.css"
    }
    assert not {sheet: rules for sheet, rules in missing.items() if rules}
