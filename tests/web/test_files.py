"""The browser client on the disk: what a page with a strict policy can load, and how much it is."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

import brotli
import pytest

from starhaul.locale import LANGUAGES, Texts
from starhaul.server.http.client_files import lighter
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.config import Config, crowded, discouraged
from tests.rules import rule
from tests.web.files import ROOT, WEB, ours, scripts, served
from tools import vendor

IMPORT = re.compile(
    r"""(?:^(?:import|export)\b[^;]*?\bfrom\s*|\bimport\s*\(\s*|^import\s*)["']([^"']+)["']""", re.MULTILINE
)
STATIC_IMPORT = re.compile(
    r"""(?:^(?:import|export)\b[^;]*?\bfrom\s*|^import\s*)["']([^"']+)["']""", re.MULTILINE
)
COLUMNS = 110  # as biome.jsonc has it
FRONT_DOOR = 110_000
"""Bytes of script and style, compressed, that the first view may load."""
VISIT = 230_000
"""The same for a visit that plays one game from the front door to its results."""


@pytest.mark.parametrize("path", served(), ids=lambda path: str(path.relative_to(WEB)))
def test_imports_name_files_beside_them(path):
    """Without a build step and without import maps a module is found by its path or not at all."""
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
    """The modules that a browser loads when it loads these: what they import by `import` statements."""
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


def test_the_front_door_is_light():
    styles = set(WEB.glob("style/*.css"))
    assert bytes_sent(loaded_with("main.js", "screens/front.js") | styles) <= FRONT_DOOR


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trucker", "race"])
def test_a_visit_to_one_game_is_light(game):
    """Everything but the other game's modules, whether it is loaded at once or when it is needed."""
    other = WEB / {"trucker": "race", "race": "trucker"}[game]
    assert bytes_sent(path for path in served() if other not in path.parents) <= VISIT


def test_the_time_that_is_left_is_rounded_in_one_place():
    """Two countdowns on one screen must not differ by a second."""
    rounding = re.compile(r"Math\.(?:ceil|floor|round)\([^;\n]*/ 1000\b")
    rounded = {str(path.relative_to(WEB)) for path in ours() if rounding.search(path.read_text())}
    # Among the moments to remember: how long somebody has held a pile, which is no countdown.
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


def test_every_style_sheet_is_linked():
    page = (WEB / "index.html").read_text()
    linked = set(re.findall(r'href="(style/[^"]+)"', page))
    assert linked == {str(path.relative_to(WEB)) for path in WEB.glob("style/*.css")}


@rule("LM-007")
def test_the_form_advises_against_the_classes_that_the_rules_advise_against():
    named = re.search(r"ALIKE = .*\(\[(.*)\]\)", (WEB / "screens/front/options.js").read_text())
    assert named
    pairs = list(discouraged(Config(edition="1e", seats=2, rounds=tuple(re.findall(r'"(\w+)"', named[1])))))
    every = tuple(record.class_ for record in rule_data.boards("1e").boards)
    assert pairs == list(discouraged(Config(edition="1e", seats=2, rounds=every)))
    assert len(pairs) == 1


@rule("LM-128")
def test_the_form_advises_against_the_crowds_that_the_rules_advise_against():
    named = re.search(
        r'CROWDED = \{ ship_class: "(\w+)", limit: (\d) \}', (WEB / "screens/front/options.js").read_text()
    )
    assert named
    every = tuple(record.class_ for record in rule_data.boards("1e").boards)
    assert list(crowded(Config(edition="1e", seats=4, rounds=every))) == [(named[1], int(named[2]))]


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
