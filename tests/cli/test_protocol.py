"""`starhaul protocol`."""

from pathlib import Path

import pytest

from starhaul.cli import protocol
from starhaul.cli.main import app
from tests.cli.helpers import RUNNER


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another place where Starhaul might run from its sources."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "design.md").touch()
    package = tmp_path / "src" / "starhaul"
    package.mkdir(parents=True)
    monkeypatch.setattr(protocol, "PACKAGE", package)
    return tmp_path


def run(*arguments: str) -> tuple[int, str, str]:
    result = RUNNER.invoke(app, ["protocol", "--lang", "en", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_the_page_is_printed():
    status, told, _ = run()
    assert status == 0
    assert told.startswith("# The protocol of the server\n")


def test_the_declarations_are_printed():
    status, told, _ = run("--types")
    assert status == 0
    assert "export type Command =" in told


def test_all_are_written_into_the_sources(checkout: Path):
    page, web = checkout / "docs" / "protocol.md", checkout / "src" / "starhaul" / "web"
    types, languages = web / "types.d.ts", web / "core" / "languages.js"
    assert run("--write") == (0, f"written: {page}\nwritten: {types}\nwritten: {languages}\n", "")
    assert page.read_text("utf-8") == run()[1]
    assert types.read_text("utf-8") == run("--types")[1]


def test_an_installed_package_has_nowhere_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(protocol, "PACKAGE", tmp_path / "site-packages" / "starhaul")
    status, told, complaint = run("--write")
    assert (status, told) == (2, "")
    assert "page and declarations can be written only when Starhaul runs from a source checkout" in complaint
    assert complaint.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_said(checkout: Path):
    (checkout / "docs" / "protocol.md").mkdir()
    status, told, complaint = run("--write")
    assert (status, told) == (2, "")
    assert "protocol.md: cannot be written: " in complaint
