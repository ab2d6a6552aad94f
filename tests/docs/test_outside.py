"""Links to files outside docs/ work on the site: `tools/site/outside.py`."""

import re

import pytest

from tests.docs.pages import ROOT
from tools.site import outside


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("docs/design.md", "design.md"),
        ("README.md", "index.md"),
        ("CONTRIBUTING.md", "project/contributing.md"),
        ("LICENSE", "project/license.md"),
        ("src/starhaul/games.py", "source/src/starhaul/games.py.md"),
        ("src/starhaul/nothing.py", None),
    ],
)
def test_a_file_has_a_page(path: str, page: str | None):
    assert outside.page_of(path) == page


def test_links_are_changed_to_pages_of_the_site():
    text = "[a](../src/starhaul/games.py#L12) [b](glossary.md#x) [c](../README.md) [d](https://x.org/y.md)"
    assert outside.relinked(text, "docs/design.md", "design.md") == (
        "[a](source/src/starhaul/games.py.md#L-12) [b](glossary.md#x) [c](index.md) [d](https://x.org/y.md)"
    )
    text = "[f](docs/rules) [g](docs/api.md) [h](#here)"
    assert outside.relinked(text, "CONTRIBUTING.md", "project/contributing.md") == (
        "[f](../rules/README.md) [g](../api.md) [h](#here)"
    )


def test_sources_are_found_with_their_lines():
    text = "[a](../src/starhaul/games.py#L12) [b](../tools/lock.sh) [c](../README.md) [d](glossary.md)"
    found = list(outside.sources(text, "docs/design.md"))
    assert found == [("src/starhaul/games.py", 12), ("tools/lock.sh", 1)]


def test_a_source_page_is_the_whole_file_with_anchors_before_the_lines():
    path = "src/starhaul/games.py"
    page = outside.source_page(path, [5, 9])
    parts = re.findall(
        r'<a id="L-(\d+)"></a>\n\n`{5}\{\.python linenums="(\d+)"\}\n(.*?)`{5}\n', page, re.DOTALL
    )
    assert [(start, number) for start, number, _ in parts] == [("1", "1"), ("5", "5"), ("9", "9")]
    assert "".join(text for _, _, text in parts) == (ROOT / path).read_text("utf-8")


def test_what_is_meant_for_the_site_alone_is_shown_there():
    assert outside.for_site("One. <!-- site: Two. --> <!-- Three. -->") == "One. Two. <!-- Three. -->"


def test_pages_at_the_root_are_on_the_site_with_links_that_work():
    pages = outside.root_pages()
    assert "(../design.md)" in pages["project/contributing.md"]
    assert pages["project/license.md"].startswith("# License\n\n```text\n")
