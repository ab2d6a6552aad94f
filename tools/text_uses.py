"""Which texts the code uses: keys that it contains in full, and beginnings of keys that it completes.

Used by `tools.text_checks`. The tests in `tests/locale`, `tests/web` and `tests/server` look more closely at
their own families of texts.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import starhaul

PACKAGE = Path(starhaul.__file__).resolve().parent
_IN_SCRIPTS = re.compile(r"[\"'`]([a-z][\w]*(?:-[\w]+)*)[\"'`]")
_BEGUN_IN_SCRIPTS = re.compile(r"`([a-z][a-z0-9]*(?:-[\w]+)*-)\$\{")
_BEGUN = re.compile(r"[a-z]+(-[a-z_0-9]+)*-")
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")


def is_used(key: str) -> bool:
    whole, begun = uses()
    # Errors are named without the family of their texts: `BadInput("no-file")` is `input-no-file`, and
    # `AdminError("not-banned")` is `admin-refused-not-banned`.
    codes = key.partition("-")[2], key.removeprefix("admin-refused-")
    return key in whole or not whole.isdisjoint(codes) or key.startswith(begun)


@cache
def uses() -> tuple[frozenset[str], tuple[str, ...]]:
    whole: set[str] = set()
    begun: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            whole.update(_constant(node))
            begun.update(_beginning(node))
    for path in (PACKAGE / "web").rglob("*.js"):
        text = path.read_text("utf-8")
        whole.update(_IN_SCRIPTS.findall(text))
        begun.update(_BEGUN_IN_SCRIPTS.findall(text))
    for path in (PACKAGE / "locale" / "en").glob("*.ftl"):
        whole.update(_REFERENCE.findall(path.read_text("utf-8")))
    begun |= {word for word in whole if _BEGUN.fullmatch(word)}
    return frozenset(whole), tuple(begun)


def _constant(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _beginning(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
        word = str(node.values[0].value)
        if _BEGUN.fullmatch(word):
            yield word
