"""The files of the browser client: what a page with a strict policy can load, and how large it is."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

import brotli
import pytest

from starhaul.games import GAMES
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.http.client_files import lighter
from starhaul.server.http.game_assets import form
from tests.rules import rule
from tests.web.files import ROOT, WEB, ours, scripts, served
from tests.web.parts import parts
from tools import vendor

IMPORT = re.compile(
    r"""(?:^(?:import|export)\b[^;]*?\bfrom\s*|\bimport\s*\(\s*|^import\s*)["']([^"']+)["']""", re.MULTILINE
)
STATIC_IMPORT = re.compile(
    r"""(?:^(?:import|export)\b[^;]*?\bfrom\s*|^import\s*)["']([^"']+)["']""", re.MULTILINE
)
COLUMNS = 110  # as biome.jsonc has it
FRONT_DOOR = 110_000
"""Compressed size in bytes of scripts and styles that the first view may load."""
FURTHER_SCREEN = 60_000
"""The same for whatever is loaded later, when it is first shown."""
DYNAMIC_IMPORT = re.compile(r"""\bimport\s*\(\s*["']([^"']+)["']\s*\)""")


@pytest.mark.parametrize("path", served(), ids=lambda path: str(path.relative_to(WEB)))
def test_imports_name_files_beside_them(path):
    """Without a build step and import maps, a module is found by its path or not at all."""
    if path.suffix == ".css":
        assert "@import" not in path.read_text()
        return
    for name in IMPORT.findall(path.read_text()):
        if name.endswith(".d.ts"):
            continue
        assert name.startswith("."), name
        assert (path.parent / name).is_file(), name


def test_what_others_have_made_is_what_the_manifest_says():
    known = json.loads((WEB / "vendor/manifest.json").read_text())
    assert known == vendor.manifest()
    listed = {name for part in known for name in part["files"]}
    there = {str(path.relative_to(WEB / "vendor")) for path in (WEB / "vendor").rglob("*.js")}
    assert listed == there
    assert {part["licence"] for part in known} <= {"MIT", "Apache-2.0"}


def test_every_part_of_others_comes_with_the_text_of_its_licence():
    parts = json.loads((WEB / "vendor/manifest.json").read_text())
    notice = (Path(vendor.__file__).parents[1] / "NOTICE").read_text()
    beginnings = {"MIT": "Permission is hereby granted", "Apache-2.0": "Apache License"}
    for part in parts:
        text = (WEB / "vendor" / part["text"]).read_text()
        assert beginnings[part["licence"]] in text
        (holder,) = re.findall(
            rf"^{re.escape(part['name'])} +{part['licence']} +(Copyright .+)$", notice, re.M
        )
        assert holder in text
    there = {f"licences/{path.name}" for path in (WEB / "vendor/licences").iterdir()}
    assert there == {part["text"] for part in parts}


@pytest.mark.parametrize("path", ours(), ids=lambda path: str(path.relative_to(WEB)))
def test_nothing_becomes_markup_by_accident(path):
    text = path.read_text()
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text
    )
    assert not re.search(r"https?://(?!www\.w3\.org/)", text), "nothing is loaded from elsewhere"


def loaded_with(*modules: str) -> set[Path]:
    """The modules that a browser loads together with these, because of `import` statements."""
    waiting, found = [WEB / name for name in modules], set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            names = [name for name in STATIC_IMPORT.findall(path.read_text()) if not name.endswith(".d.ts")]
            waiting += [(path.parent / name).resolve() for name in names]
    return found


def bytes_sent(paths: Iterable[Path]) -> int:
    return sum(len(brotli.compress(lighter(path.read_bytes(), path.suffix))) for path in paths)


PLUGINS = tuple(f"{game}/plugin.js" for game in GAMES)
"""Loaded at the front page: what every game contributes to it."""


def test_the_front_door_is_light():
    first = loaded_with("main.js", "screens/front.js", *PLUGINS)
    assert bytes_sent(first | set(WEB.rglob("*.css"))) <= FRONT_DOOR


def loaded_later() -> dict[Path, Path]:
    """The modules that are loaded when they are first needed, with those that load them."""
    return {
        (path.parent / name).resolve(): path
        for path in ours()
        if path.suffix == ".js"
        for name in DYNAMIC_IMPORT.findall(path.read_text())
    }


@pytest.mark.slow
def test_each_further_screen_is_light():
    """Beyond the front page and the module that loads it."""
    front = loaded_with("main.js", "screens/front.js", *PLUGINS)
    later = loaded_later()
    assert WEB / "trucker/flight/index.js" in later
    sizes = {
        str(path.relative_to(WEB)): bytes_sent(loaded_with(str(path)) - front - loaded_with(str(by)))
        for path, by in later.items()
    }
    assert not {name: size for name, size in sizes.items() if size > FURTHER_SCREEN}


def test_the_time_that_is_left_is_rounded_in_one_place():
    """Two countdowns on one screen must not differ by a second."""
    rounding = re.compile(r"Math\.(?:ceil|floor|round)\([^;\n]*/ 1000\b")
    rounded = {str(path.relative_to(WEB)) for path in ours() if rounding.search(path.read_text())}
    # How long somebody has held a pile, among the highlights of a match, is not a countdown.
    assert rounded == {"core/ticks.js", "trucker/results/moments.js"}


def test_modules_stay_small():
    long = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in scripts()}
    assert not {name: lines for name, lines in long.items() if lines > 500}


@pytest.mark.parametrize("path", scripts(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_line_is_too_long(path):
    """The formatter leaves comments, strings and templates as they are."""
    long = [
        f"{number}: {len(line)} columns"
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if len(line) > COLUMNS
    ]
    assert not long


UNTYPED = re.compile(r"(?:[{<:|,=]|=>)\s*any\b(?=[\s,)}>|\[;])")
MOST_UNTYPED = 35
"""This many types may be `any`: events and settings of any game, drafts of answers, libraries."""


def test_few_types_are_left_open():
    """Where the server has a type, `types.d.ts` has it too."""
    found = [
        f"{path.relative_to(WEB)}:{number}"
        for path in ours()
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        for _ in UNTYPED.findall(line)
    ]
    assert len(found) <= MOST_UNTYPED, "\n".join(found)


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("/** @param {any} card @returns {Row[]} */", 1),
        (" * @typedef {{counts?: any, card: string}} Told", 1),
        ("/** @type {Record<string, (args: any) => any[]>} */", 2),
        (" * The card, if any: none is as good as any (other).", 0),
    ],
)
def test_an_open_type_is_found(line: str, number: int):
    assert len(UNTYPED.findall(line)) == number


def test_every_style_sheet_is_linked():
    """The page links what every screen needs; the others come with parts, or on first use."""
    pages = (WEB / "index.html").read_text() + (WEB / "operator" / "page.html").read_text()
    linked = set(re.findall(r'href="(style/[^"]+)"', pages))
    linked = linked.union(*(part.styles for part in parts()))
    for path in ours():
        linked |= set(re.findall(r'loadStyle\("([^"]+)"\)', path.read_text()))
    assert linked == {str(path.relative_to(WEB)) for path in WEB.rglob("*.css")}


@rule("LM-007")
def test_the_form_advises_against_the_classes_that_the_rules_advise_against():
    alike = {edition: facts["alike"] for edition, facts in form("trucker").data["editions"].items()}
    assert alike == {"1e": [("IC", "IIC")], "2e": []}


@rule("LM-128")
def test_the_form_advises_against_the_crowds_that_the_rules_advise_against():
    crowded = {edition: facts["crowded"] for edition, facts in form("trucker").data["editions"].items()}
    assert crowded == {"1e": [("IVC", 3)], "2e": []}


@rule("LM-128")
@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_command_line_give_the_same_advice_and_no_ban(language: str):
    texts = Texts(language)
    for name, given in {
        "crowded": {"ship_class": "IVC", "limit": 3},
        "alike": {"one": "IC", "other": "IIC"},
    }.items():
        assert texts(f"front-advice-{name}", **given) == texts(f"advice-{name}", **given)
    assert not re.search(r"at most|nejvýš|najwyżej", texts("front-class-IVC"))


GENERIC = ("core", "ui", "screens", "style")
NAMED = re.compile(rf"(?<![\w-])(?:{'|'.join(GAMES)})(?!\w)", re.IGNORECASE)


def naming(text: str) -> list[str]:
    """Lines that name a game."""
    return [line.strip() for line in text.splitlines() if NAMED.search(line)]


def generic_files() -> list[Path]:
    inside = [path for path in served() if path.relative_to(WEB).parts[0] in GENERIC]
    return [*inside, WEB / "main.js", WEB / "index.html"]


def test_no_generic_module_names_a_game():
    """Everything that depends on the game is in its plug-in (core/games.js)."""
    found = {str(path.relative_to(WEB)): naming(path.read_text()) for path in generic_files()}
    assert len(found) > 60
    assert not {name: lines for name, lines in found.items() if lines}


@pytest.mark.parametrize(
    "line",
    [
        'if (table.game === "race") return null;',
        'import { Ship } from "../../trucker/ship.js";',
        ".race-map { color: red; }",
        "/** In a race the ships have other colours. */",
        "t(`front-game-${game ?? 'trucker'}`)",
    ],
)
def test_a_generic_module_that_names_a_game_is_found(line: str):
    assert naming(f"const fine = gameNames();\n{line}\n") == [line]
    assert naming("trace the braces; startrucker; race2") == []
