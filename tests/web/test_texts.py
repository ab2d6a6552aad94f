"""Texts of the client: every key that it uses exists, and none is unused."""

import re

import pytest

from starhaul.games import GAMES
from starhaul.locale import LANGUAGES
from starhaul.server.http.game_assets import form
from starhaul.trucker.parts.terms import Kind
from tests.web.files import LOCALE, ours

LITERAL = re.compile(r'"([a-z][a-zA-Z0-9_]*(?:-[a-zA-Z0-9_]+)+)"')
ASKED = re.compile(r'\b(?:t|has)\(\s*"([^"]+)"')
FAMILY = re.compile(r"`([a-z][a-z0-9]*(?:-[a-z0-9_]+)*-)\$\{")
REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
"""A text within another text."""
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def code() -> str:
    return "\n".join(path.read_text() for path in ours())


def keys_of(language: str, pattern: str) -> set[str]:
    return {key for path in (LOCALE / language).glob(pattern) for key in KEY.findall(path.read_text())}


def test_no_key_is_missing():
    asked = set(ASKED.findall(code()))
    assert len(asked) > 50
    assert asked <= keys_of("en", "*.ftl")


@pytest.mark.slow
def test_no_family_of_keys_is_empty():
    for prefix in set(FAMILY.findall(code())):
        if re.search(rf"\b(?:t|has)\(\s*`{re.escape(prefix)}", code()):
            assert any(key.startswith(prefix) for key in keys_of("en", "*.ftl")), prefix


def test_no_text_is_unused():
    text = code()
    used, families = set(LITERAL.findall(text)), tuple(set(FAMILY.findall(text)))
    used |= set(
        REFERENCE.findall("\n".join(path.read_text() for path in (LOCALE / "en").glob("client*.ftl")))
    )
    used |= {field.zero for game in GAMES for field in form(game).fields}
    unused = {key for key in keys_of("en", "client*.ftl") if key not in used and not key.startswith(families)}
    assert not unused


def test_every_kind_of_tile_is_explained():
    families = ("building-does", "inspect-does", "inspect-beware")
    assert {f"{family}-{kind}" for family in families for kind in Kind} <= keys_of("en", "client*.ftl")


def test_every_language_has_every_text():
    for language in LANGUAGES:
        assert keys_of(language, "client*.ftl") == keys_of("en", "client*.ftl")
