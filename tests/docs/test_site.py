"""The documentation site builds without warnings, loads nothing from other hosts, and can be searched.

It needs the environment of `make docs`, which is set up in CI; elsewhere the test is skipped until then.
"""

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.docs.pages import ROOT
from tests.timeouts import scaled
from tools.browsing import chromium

PYTHON = ROOT / ".venv-docs" / "bin" / "python"
_LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\bsrc=["']?(?:https?:)?//[^"'\s>]+
    |<link\b[^>]*\bhref=["']?(?:https?:)?//[^"'\s>]+
    |url\(["']?(?:https?:)?//[^)]+
    |@import\s+["'](?:https?:)?//""",
    re.VERBOSE | re.IGNORECASE,
)


def build(folder: Path) -> None:
    command = [PYTHON, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=scaled(120),
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("text", "is_loaded"),
    [
        ('<script src="https://cdn.example/x.js">', True),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', True),
        ("a { background: url(https://x.example/y.png) }", True),
        ('<a href="https://example.org">', False),
        ('<script src="assets/x.js">', False),
    ],
)
def test_loads_from_other_hosts_are_recognised(text: str, is_loaded: bool):
    assert bool(_LOADED.search(text)) == is_loaded


@pytest.fixture
def page() -> Iterator[Page | None]:
    """A browser without a network, if there is a browser."""
    try:
        program = chromium()
    except SystemExit:
        yield None
        return
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield browser.new_context(offline=True).new_page()
        browser.close()


@pytest.mark.slow
def test_the_site_builds_loads_nothing_else_and_can_be_searched(tmp_path: Path, page: Page | None):
    """One test, because building takes some seconds."""
    if not (ROOT / ".venv-docs" / "finished").exists():
        assert "CI" not in os.environ, "tools/test-all.sh sets up .venv-docs"
        pytest.skip("the packages for the site are not installed; `make docs` installs them")
    build(tmp_path)
    nothing_is_loaded(tmp_path)
    documents_are_there(tmp_path)
    if page is not None:
        search_works(tmp_path, page)


def nothing_is_loaded(site: Path) -> None:
    """By no page and by no style sheet."""
    pages = [*site.rglob("*.html"), *site.rglob("*.css")]
    assert len(pages) > 50
    for path in pages:
        assert [load[0] for load in _LOADED.finditer(path.read_text("utf-8"))] == [], path.name


def documents_are_there(site: Path) -> None:
    """Those for programs, and where the page about them leads."""
    assert json.loads((site / "schema/openapi.json").read_text("utf-8"))["openapi"] == "3.1.0"
    assert "$defs" in json.loads((site / "schema/messages.schema.json").read_text("utf-8"))
    assert 'href="schema/openapi.json"' in (site / "schemas.html").read_text("utf-8")


def search_works(site: Path, page: Page) -> None:
    """From disk, without a network."""
    asked: list[str] = []
    limit = scaled(30_000)
    page.on("request", lambda request: asked.append(request.url))
    page.goto((site / "index.html").as_uri())
    page.click(".md-search__input")
    # Words that are typed before the index has been read are ignored.
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching", timeout=limit)
    page.locator(".md-search__input").press_sequentially("hourglass")
    page.wait_for_selector(".md-search-result__link", timeout=limit)
    assert page.locator(".md-search-result__link").count() > 3
    assert [url for url in asked if not url.startswith(("file:", "data:", "about:", "blob:"))] == []
