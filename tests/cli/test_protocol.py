"""`starhaul protocol`."""

import json
from pathlib import Path

import pytest

from starhaul.cli import protocol
from starhaul.cli.main import app
from starhaul.games import GAMES
from starhaul.server.describing.event_pages import BEGIN, END
from tests.cli.helpers import RUNNER


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another folder with the sources of Starhaul."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "design.md").touch()
    for name in GAMES:
        (tmp_path / "docs" / f"{name}-protocol.md").write_text(f"# A game\n\n{BEGIN}{END}")
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


def test_they_are_written_into_the_sources(checkout: Path):
    docs, web = checkout / "docs", checkout / "src" / "starhaul" / "web"
    page, types = docs / "protocol.md", web / "types.d.ts"
    constants = web / "core" / "constants.js"
    of_games = [
        path
        for name in GAMES
        for path in (docs / f"{name}-protocol.md", web / name / "events.js", web / name / "ruleids.js")
    ]
    told = "".join(f"written: {path}\n" for path in (page, types, constants, *of_games))
    assert run("--write") == (0, told, "")
    for path in of_games:
        assert "tile-hit" in path.read_text("utf-8") or "ship-moved" in path.read_text("utf-8")
    assert page.read_text("utf-8") == run()[1]
    assert types.read_text("utf-8") == run("--types")[1]


def test_an_installed_package_has_nowhere_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(protocol, "PACKAGE", tmp_path / "site-packages" / "starhaul")
    status, told, complaint = run("--write")
    assert (status, told) == (2, "")
    assert "page and declarations can be written only when Starhaul runs from a source checkout" in complaint
    assert complaint.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_page_without_a_place_for_its_table_is_named(checkout: Path):
    (checkout / "docs" / "race-protocol.md").write_text("# A game\n")
    status, told, complaint = run("--write")
    assert (status, told) == (2, "")
    assert "race-protocol.md: the page has no place for the table of events" in complaint


def test_what_cannot_be_written_is_said(checkout: Path):
    (checkout / "docs" / "protocol.md").mkdir()
    status, told, complaint = run("--write")
    assert (status, told) == (2, "")
    assert "protocol.md: cannot be written: " in complaint


def test_schema_and_requests_are_printed_as_json():
    status, told, _ = run("--json-schema")
    assert status == 0
    assert json.loads(told)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    status, told, _ = run("--openapi")
    assert status == 0
    assert "/api/tables" in json.loads(told)["paths"]
