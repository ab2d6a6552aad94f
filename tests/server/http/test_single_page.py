"""The replay as a single HTML file: complete, and not too large."""

import re
from base64 import b85decode

import pytest

from starhaul.locale import LANGUAGES, source
from starhaul.server.film.told_story import film_or_story
from starhaul.server.http import single_page as made
from tests.effort import effort
from tests.server.film.films import golden_log
from tools.golden import GOLDENS

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
LARGEST = 540_000
"""In bytes. 600,000 are allowed, but other matches may be longer than the golden ones."""


@pytest.mark.slow
@pytest.mark.parametrize("name", effort(("2e-trek-4", "race-4"), tuple(GOLDENS)))
def test_a_whole_match_fits_into_a_page(name: str):
    raw = golden_log(name)
    page = made.single_page(raw, ["Ann"], lambda eye: film_or_story(raw, eye))
    assert 100_000 < len(page) <= LARGEST


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_every_module_that_is_named_is_in_the_page(game: str):
    modules = made._modules(game)
    for name, text in modules.items():
        assert not re.search(r"""\bfrom\s*["']\.""", text), name
        for other in re.findall(r"""["']starhaul/([^"']+\.js)["']""", text):
            assert other in modules, f"{name} needs {other}"
    assert not {"main.js", "screens/front.js", "screens/table.js", "vendor/qrcode.js"} & set(modules)


FOR_TABLES = (
    "coach",
    "delay",
    "handover",
    "house",
    "lesson",
    "mymatches",
    "plugins",
    "watching",
    "wreck",
    "front",
    "start",
)
"""Files about what a replay never shows, although modules that it shares with tables name them."""


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_every_text_that_its_modules_ask_for_is_in_the_page(game: str):
    asked = set(re.findall(r'\b(?:t|has)\(\s*"([^"]+)"', "\n".join(made._modules(game).values())))
    rows = made._texts(game)
    keys = {key for row in rows for key in KEY.findall(row[0])}
    elsewhere = {key for name in FOR_TABLES for key in KEY.findall(source("en", f"client-{name}.ftl"))}
    assert len(asked & keys) > 100
    assert asked <= keys | elsewhere
    assert all(len(row) == len(LANGUAGES) and all(row) for row in rows)
    # What only other pages say is left out.
    assert not set(KEY.findall(source("en", "client-waiting.ftl"))) <= keys


def test_base_85_without_the_sign_that_begins_a_tag():
    text = made._digits(bytes(range(256)) * 7 + b"end")
    assert set(text) <= set(made.DIGITS)
    assert len(set(made.DIGITS)) == 85
    assert "<" not in text
    assert b85decode(text.replace(".", "<")).startswith(bytes(range(256)) * 7 + b"end")


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_every_style_sheet_that_a_match_loads_is_in_the_page(game: str):
    """Without those of tables the bar above the boards has no form."""
    sheets = [name for name in made._files(game) if name.endswith(".css")]
    assert {"style/replay.css", "style/waiting.css", "style/results.css", "style/watching.css"} <= set(sheets)
    for name in made._sheets_of(game):
        assert name in sheets
