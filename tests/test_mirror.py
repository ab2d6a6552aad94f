"""The folders of tests mirror the packages: whoever changes a module finds its tests under the same path."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "starhaul"
TESTS = ROOT / "tests"

TESTS_ELSEWHERE = {
    # Every part of a plug-in is loaded by a generic package, and the tests of that package try each game:
    # tests/bots (bots), envs (coding), sim (study), remote/load (load_player), server/http (browser).
    "plugins/*": "the parts of a plug-in: tests of the generic packages, for each game",
    "plugins/*/chronicle": "stories of matches of every game: tests/chronicle",
    "plugins/race/book": "pictures and icons of every game: tests/plugins/trucker/book",
    # Records without behaviour.
    "trucker/match/events": "tests/test_registrations.py, tests/plugins/trucker/terminal/test_story.py",
}
"""Packages, as patterns, that have no tests in a folder of the same name, and where their tests are."""

NO_PACKAGE = {
    # The system as a whole.
    "browser": "the client in a real browser",
    "faults": "whole servers that are killed, starved and abandoned",
    "hostile": "whole servers under attack",
    "upgrade": "databases and logs of earlier releases",
    # Pages, and what makes a site of them.
    "docs": "README.md, docs/ and tools/site: commands, links, the documentation site",
    # Tools large enough for a folder, and files that are not code.
    "compiled": "tools/compiled, which makes the compiled build",
    "deploy": "the files of deploy/ and the Containerfile",
    "release": "tools/release, which makes a release",
    # The rules of one expansion concern nearly every package of the game; read together they tell one story.
    "trucker/latest": "the ships of the Latest Models",
    # JavaScript is in no package. Its tests are few enough for one folder, each named after its subject.
    "web": "the modules and files of the browser client",
    # Recorded or example files, with what reads them.
    "bots/opinions": "positions in which bots give opinions",
    "recipes": "the examples of docs/recipes",
}
"""Folders of tests without a package of the same name, and what is in them."""


def packages(root: Path) -> Iterator[str]:
    """The packages that contain code, by their paths."""
    for folder in sorted({path.parent for path in root.rglob("*.py")} - {root}):
        if any(has_code(path.read_text("utf-8")) for path in folder.glob("*.py")):
            yield folder.relative_to(root).as_posix()


def has_code(source: str) -> bool:
    """Whether a module contains more than a docstring."""
    return any(not is_text(statement) for statement in ast.parse(source).body)


def is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def matching(root: Path, patterns: Iterable[str]) -> set[str]:
    return {path.relative_to(root).as_posix() for pattern in patterns for path in root.glob(pattern)}


def with_tests(root: Path) -> set[str]:
    """The folders that contain tests, by their paths."""
    return {path.parent.relative_to(root).as_posix() for path in root.rglob("test_*.py")} - {"."}


def test_every_package_has_tests_in_a_folder_of_the_same_name():
    untested = set(packages(PACKAGE)) - with_tests(TESTS) - matching(PACKAGE, TESTS_ELSEWHERE)
    assert untested == set(), "add tests, or say in TESTS_ELSEWHERE where they are"


def test_every_folder_of_tests_belongs_to_a_package():
    folders = {path.parent.relative_to(TESTS).as_posix() for path in TESTS.rglob("*.py")} - {"."}
    unknown = folders - set(packages(PACKAGE)) - set(NO_PACKAGE)
    assert unknown == set(), "move the tests, or say in NO_PACKAGE what they are about"


@pytest.mark.parametrize("pattern", TESTS_ELSEWHERE)
def test_what_is_tested_elsewhere_has_no_folder_of_its_own(pattern: str):
    """An entry of the list that is out of date would hide a package without tests."""
    meant = matching(PACKAGE, [pattern]) & set(packages(PACKAGE))
    assert meant - with_tests(TESTS)


@pytest.mark.parametrize("folder", NO_PACKAGE)
def test_a_folder_without_a_package_is_there_and_has_none(folder: str):
    assert (TESTS / folder).is_dir()
    assert folder not in set(packages(PACKAGE))


def test_a_docstring_alone_is_no_code(tmp_path: Path):
    for name, source in (("empty", ""), ("words", '"""Words."""'), ("code", '"""Words."""\nx = 1\n')):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(source, "utf-8")
    assert list(packages(tmp_path)) == ["code"]


def test_helpers_alone_are_no_tests(tmp_path: Path):
    for name in ("one/helpers.py", "two/test_two.py", "test_all.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert with_tests(tmp_path) == {"two"}
