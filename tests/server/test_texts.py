"""Every code that a server sends has a text: `table-…` for refusals,
`bye-…` for good-byes. None is unused."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import starhaul.locale
import starhaul.server
from starhaul.locale import LANGUAGES

SERVER = Path(starhaul.server.__file__).parent
LOCALE = Path(starhaul.locale.__file__).parent
PARAMETER = "code"
"""The name of every parameter that takes the code of a refusal or of a good-bye."""
OTHERS = {"StarhaulError", "Refusal", "BadInput", "StoreTrouble", "FilmError", "Refused", "AdminError"}
"""Errors with their own families of texts."""


def nodes() -> list[ast.AST]:
    paths = sorted(SERVER.rglob("*.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]


NODES = nodes()
CALLS = [node for node in NODES if isinstance(node, ast.Call)]


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def words(node: ast.expr | None) -> Iterator[str]:
    """The strings that an expression may evaluate to."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*words(node.body), *words(node.orelse))


def refusals() -> set[str]:
    """Codes of `TableError`, and of refusals of the family `table` that are sent without one."""
    found = set(own_codes())
    for call in CALLS:
        given = {keyword.arg: keyword.value for keyword in call.keywords}
        if name_of(call) == "TableError":
            found.update(words(call.args[0]))
        elif name_of(call) == "RefusedMessage" and "table" in words(given.get("of")):
            found.update(words(given.get(PARAMETER)))
    return found


def own_codes() -> Iterator[str]:
    """Codes that kinds of `TableError` give themselves."""
    for node in NODES:
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "TableError" for base in node.bases):
            for call in (inner for inner in ast.walk(node) if isinstance(inner, ast.Call)):
                if name_of(call) == "__init__":
                    yield from words(call.args[0])


def functions_with_codes() -> dict[str, int]:
    """Which functions take a code, and at which position, not counting `self`."""
    found = {}
    for node in NODES:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [argument.arg for argument in node.args.args if argument.arg != "self"]
            if PARAMETER in names:
                found[node.name] = names.index(PARAMETER)
    return found


def defaults() -> Iterator[str]:
    for node in NODES:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            given = node.args.args[len(node.args.args) - len(node.args.defaults) :]
            for argument, default in zip(given, node.args.defaults, strict=True):
                if argument.arg == PARAMETER:
                    yield from words(default)


def goodbyes() -> set[str]:
    """Codes passed to functions that take one."""
    takers, found = functions_with_codes(), set(defaults())
    for call in CALLS:
        place = takers.get(name_of(call))
        if place is not None and name_of(call) not in OTHERS and len(call.args) > place:
            found.update(words(call.args[place]))
    return found - refusals()


def film_refusals() -> set[str]:
    return {code for call in CALLS if name_of(call) == "FilmError" for code in words(call.args[0])}


def texts(language: str, family: str, *files: str) -> set[str]:
    resources = [
        FluentParser().parse((LOCALE / language / file).read_text("utf-8"))
        for file in files or ("server.ftl", "server-house.ftl")
    ]
    keys = [entry.id.name for one in resources for entry in one.body if isinstance(entry, ftl.Message)]
    return {key.removeprefix(family) for key in keys if key.startswith(family)}


def test_codes_are_found_in_the_code():
    assert {"host-only", "unknown", "failed", "stale-command", "moved"} <= refusals()
    assert {"kicked", "closed", "slow", "no-hello"} <= goodbyes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_and_no_text_is_idle(language: str):
    assert texts(language, "table-") == refusals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_there_is_no_film_has_a_text_and_no_text_is_idle(language: str):
    assert texts(language, "film-", "server-film.ftl") == film_refusals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goodbye_has_a_text_and_no_text_is_idle(language: str):
    assert texts(language, "bye-") == goodbyes()


def admin_refusals() -> set[str]:
    return {code for call in CALLS if name_of(call) == "AdminError" for code in words(call.args[0])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_to_an_operator_has_a_text_and_no_text_is_idle(language: str):
    assert texts(language, "admin-refused-", "admin.ftl") == admin_refusals()
