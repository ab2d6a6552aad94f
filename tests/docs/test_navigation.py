"""The pages hang together: every page is in the navigation, and every link leads somewhere."""

import re
from pathlib import Path

import pytest

import starhaul
from tests.docs.pages import PAGES, ROOT
from tools.site.outside import page_of, root_pages

DOCS = ROOT / "docs"
SITE = (ROOT / "mkdocs.yml").read_text("utf-8")
_LINK = re.compile(r"\]\((?P<target>[^)\s#]*)(?:#[^)\s]*)?\)")


def test_every_page_is_in_the_navigation_once():
    """A page that is not there is not found: give it a line in mkdocs.yml."""
    listed = re.findall(r"[-:] ([\w/.-]+\.md)$", SITE, re.MULTILINE)
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | root_pages().keys()
    assert sorted(listed) == sorted(pages)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_to_a_file(path: Path):
    text = re.sub(r"(?ms)^ *```.*?^ *```|`[^`\n]*`|<!--.*?-->", "", path.read_text("utf-8"))
    targets = {link["target"] for link in _LINK.finditer(text)} - {""}
    missing = [target for target in targets if ":" not in target and not (path.parent / target).exists()]
    assert missing == []


def test_every_page_that_the_readme_names_is_a_page_of_the_site():
    for target in re.findall(r"\]\(([^)#:\s]+)[^):]*\)", (ROOT / "README.md").read_text("utf-8")):
        assert page_of(target), target


def test_the_reference_has_every_public_name():
    text = (DOCS / "reference.md").read_text("utf-8")
    assert sorted(re.findall(r"^::: starhaul\.api\.(\w+)$", text, re.MULTILINE)) == starhaul.__all__


def test_decisions_are_numbered_dated_and_listed():
    index = (DOCS / "decisions" / "README.md").read_text("utf-8")
    records = sorted((DOCS / "decisions").glob("0*.md"))
    for number, path in enumerate(records, start=1):
        title, _, stated, *_ = path.read_text("utf-8").splitlines()
        assert path.name.startswith(f"{number:04}-")
        assert title.startswith(f"# {number}. ")
        date, status = stated.split(" · ")
        assert re.fullmatch(r"\d+ [A-Z][a-z]+ \d{4}", date)
        assert f"| {number} | [{title.partition('. ')[2]}]({path.name}) | {date} | {status} |" in index


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_page_that_is_named_without_a_link_is_there(path: Path):
    """Names with capitals stand for several pages, such as docs/GAME-protocol.md."""
    named = re.findall(r"`(docs/[a-z0-9_/.-]+\.md)`", path.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).is_file()] == []
