"""Files outside docs/ that pages of the site link to: pages at the root of the repository, and sources.

Pages link to them as they are found in a checkout (`../CONTRIBUTING.md`, `../src/starhaul/games.py#L12`). On
the site each of them is a page of its own, and the links are changed accordingly. Used by `hooks`.
"""

import posixpath
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = "docs"
PROJECT, SOURCE = "project", "source"
ROOT_PAGES = (
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "GOVERNANCE.md",
    "LICENSE",
    "NOTICE",
)
"""Those that exist become pages of the site."""
README = "README.md"
"""The site has a front page of its own instead."""

_LINK = re.compile(r"(?P<before>\]\()(?P<target>[^)\s#]+)(?P<anchor>#[^)\s]*)?(?P<after>\))")
_FENCE = "`" * 5
_LANGUAGES = {".py": "python", ".js": "javascript", ".ts": "typescript", ".md": "markdown", ".toml": "toml"}


def page_of(path: str) -> str | None:
    """The page of the site that shows a file, given by its path in the repository; None: there is none.

    >>> page_of("docs/design.md"), page_of("CONTRIBUTING.md"), page_of("README.md")
    ('design.md', 'project/contributing.md', 'index.md')
    >>> page_of("src/starhaul/games.py"), page_of("src/starhaul/nothing.py")
    ('source/src/starhaul/games.py.md', None)
    """
    if path.startswith(f"{DOCS}/"):
        return path.removeprefix(f"{DOCS}/")
    if path == README:
        return "index.md"
    if path in ROOT_PAGES and (ROOT / path).is_file():
        return f"{PROJECT}/{Path(path).stem.lower()}.md"
    return f"{SOURCE}/{path}.md" if (ROOT / path).is_file() else None


def sources(text: str, at: str) -> Iterator[tuple[str, int]]:
    """The sources that a page links to, with the line; `at` is the path of the page in the repository.

    >>> list(sources("[a](../src/starhaul/games.py#L12) [b](../README.md)", "docs/design.md"))
    [('src/starhaul/games.py', 12)]
    """
    for link in _LINK.finditer(text):
        path = _resolved(link["target"], at)
        if path and (page_of(path) or "").startswith(f"{SOURCE}/"):
            line = re.fullmatch(r"#L(\d+)", link["anchor"] or "")
            yield path, int(line[1]) if line else 1


def relinked(text: str, at: str, page: str) -> str:
    """The text of a file, with links that work on its page of the site.

    >>> relinked("[a](../src/starhaul/games.py#L12) [b](glossary.md)", "docs/design.md", "design.md")
    '[a](source/src/starhaul/games.py.md#L-12) [b](glossary.md)'
    >>> relinked("[c](docs/design.md)", "CONTRIBUTING.md", "project/contributing.md")
    '[c](../design.md)'
    """

    def changed(link: re.Match[str]) -> str:
        path = _resolved(link["target"], at)
        target = page_of(path) if path else None
        if target is None:
            return link[0]
        anchor = re.sub(r"^#L(\d+)$", r"#L-\1", link["anchor"] or "")
        new = posixpath.relpath(target, posixpath.dirname(page) or ".")
        return f"{link['before']}{new}{anchor}{link['after']}"

    return _LINK.sub(changed, text)


def for_site(text: str) -> str:
    """With what is meant for the site alone.

    >>> for_site("One. <!-- site: Two. --> <!-- Three. -->")
    'One. Two. <!-- Three. -->'
    """
    return re.sub(r"<!-- site: (.*?) -->", r"\1", text)


def _resolved(target: str, at: str) -> str | None:
    """The path in the repository of what a link leads to; None: another site."""
    if ":" in target:
        return None
    path = posixpath.normpath(posixpath.join(posixpath.dirname(at), target))
    return f"{path}/README.md" if (ROOT / path / "README.md").is_file() else path


# --- pages -------------------------------------------------------------------------------------------------


def root_pages() -> dict[str, str]:
    """The pages made of files at the root of the repository: their texts by path."""
    pages = {}
    for name in ROOT_PAGES:
        page = page_of(name)
        if page and page.startswith(f"{PROJECT}/"):
            text = (ROOT / name).read_text("utf-8")
            pages[page] = relinked(text, name, page) if name.endswith(".md") else _plain(name, text)
    return pages


def _plain(name: str, text: str) -> str:
    return f"# {name.capitalize()}\n\n```text\n{text}```\n"


def source_page(path: str, lines: Iterable[int]) -> str:
    """A source file with numbered lines; the page has an anchor before each of the given lines (`L-12`)."""
    text = (ROOT / path).read_text("utf-8").splitlines(keepends=True)
    head = f"---\ntitle: {Path(path).name}\nsearch:\n  exclude: true\n---\n\n# {path}\n\n"
    starts = sorted({1, *lines})
    parts = zip(starts, [*starts[1:], len(text) + 1], strict=True)
    return head + "\n".join(_part(path, start, "".join(text[start - 1 : end - 1])) for start, end in parts)


def _part(path: str, start: int, text: str) -> str:
    language = _LANGUAGES.get(Path(path).suffix, "text")
    return f'<a id="L-{start}"></a>\n\n{_FENCE}{{.{language} linenums="{start}"}}\n{text}{_FENCE}\n'
