"""What speaks against a release, in sentences."""

import subprocess
from datetime import date
from pathlib import Path

import pytest

pytest.importorskip("packaging")

from starhaul import __version__
from tools.release.preflight import (
    changelog_problems,
    git,
    problems,
    sections,
    tree_problems,
    version_of,
    version_problems,
)

ROOT = Path(__file__).resolve().parents[2]
TODAY = date(2026, 11, 18)
GOOD = """# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-18

### Added

- Much.

## [0.1.0] - 2026-11-16

- Something.
"""


def test_a_changelog_in_order_is_no_problem():
    assert changelog_problems(GOOD, "0.2.0", TODAY) == []
    assert sections(GOOD)["0.1.0"] == ("2026-11-16", "- Something.")


@pytest.mark.parametrize(
    ("was", "becomes", "problem"),
    [
        ("## [Unreleased]\n", "## [Unreleased]\n\n- Later.\n", "move what is under [Unreleased]"),
        (" - 2026-11-18", "", "needs a date (YYYY-MM-DD), not none"),
        (" - 2026-11-18", " - 18.11.2026", "needs a date (YYYY-MM-DD), not 18.11.2026"),
        (" - 2026-11-18", " - 2026-11-19", "is in the future"),
        ("### Added\n\n- Much.\n", "", "the section [0.2.0] is empty"),
        ("[0.2.0]", "[0.3.0]", "has no section [0.2.0]"),
    ],
)
def test_what_is_wrong_with_a_changelog_is_said(was: str, becomes: str, problem: str):
    assert was in GOOD
    (said,) = changelog_problems(GOOD.replace(was, becomes), "0.2.0", TODAY)
    assert problem in said


def test_the_version_must_be_the_first_of_the_changelog():
    (said,) = changelog_problems(GOOD, "0.1.0", TODAY)
    assert "must be the first version, not [0.2.0]" in said


@pytest.mark.parametrize(
    ("version", "tags", "problem"),
    [
        ("0.2.0", ["v0.2.0"], "v0.2.0 is a tag already"),
        ("0.2.0", ["v0.10.0", "v0.1.0"], "v0.10.0 is a tag already; 0.2.0 must be newer"),
        ("0.2.0.dev1", [], "not the version of a release"),
        ("0.2.0+mine", [], "not the version of a release"),
        ("two", [], "is not a version"),
    ],
)
def test_what_is_wrong_with_a_version_is_said(version: str, tags: list[str], problem: str):
    (said,) = version_problems(version, tags)
    assert problem in said


def test_a_newer_version_is_no_problem():
    assert version_problems("0.2.0", ["v0.1.0", "a-branch"]) == []


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "src/starhaul").mkdir(parents=True)
    (tmp_path / "src/starhaul/__init__.py").write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(GOOD)
    author = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for command in (["init", "-q"], ["add", "."], [*author, "commit", "-qm", "one"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return tmp_path


def test_a_commit_in_order_can_be_released_even_twice(repository: Path):
    assert problems(repository, TODAY) == []
    git(repository, "tag", "v0.2.0")
    assert problems(repository, TODAY) == []


def test_whatever_is_not_committed_is_a_problem(repository: Path):
    (repository / "forgotten.py").touch()
    assert tree_problems(repository) == ["1 files differ from the commit, such as forgotten.py."]


# --- this repository ---------------------------------------------------------------------------------------


def test_the_version_is_read_from_the_package():
    assert version_of(ROOT) == __version__


def test_the_changelog_knows_this_version_and_every_release_has_a_date():
    found = sections((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert __version__ in found
    dates = [date.fromisoformat(when or "") for name, (when, _) in found.items() if name != "Unreleased"]
    assert dates == sorted(dates, reverse=True)
