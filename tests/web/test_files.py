"""The browser client on the disk: what a page with a strict policy can load, and how much it is."""

import json
import re

import brotli
import pytest

from starhaul.server.files import lighter
from tests.web.files import WEB, ours, served
from tools import vendor

IMPORT = re.compile(
    r"""(?:^(?:import|export)\b[^;]*?\bfrom\s*|\bimport\s*\(\s*|^import\s*)["']([^"']+)["']""", re.MULTILINE
)
BUDGET = 200_000
"""Bytes of script and style, compressed (issue: first view within a second)."""


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


@pytest.mark.parametrize("path", ours(), ids=lambda path: str(path.relative_to(WEB)))
def test_nothing_becomes_markup_by_accident(path):
    text = path.read_text()
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text
    )
    assert not re.search(r"https?://(?!www\.w3\.org/)", text), "nothing is loaded from elsewhere"


def test_scripts_and_styles_are_small():
    """As they are sent, both games and everything that is loaded only when it is needed."""
    whole = sum(len(brotli.compress(lighter(path.read_bytes(), path.suffix))) for path in served())
    assert whole <= BUDGET


def test_modules_stay_small():
    long = {str(path.relative_to(WEB)): len(path.read_text().splitlines()) for path in ours()}
    assert not {name: lines for name, lines in long.items() if lines > 500}


def test_every_style_sheet_is_linked():
    page = (WEB / "index.html").read_text()
    linked = set(re.findall(r'href="(style/[^"]+)"', page))
    assert linked == {str(path.relative_to(WEB)) for path in WEB.glob("style/*.css")}
