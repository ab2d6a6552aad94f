"""Applies the example of a recipe to a copy of the sources: blocks of its page, and its files in this folder.

A block of a page is marked by comments before it, which say where it goes:
`write [file]`, `append [file]`, `before [file, text]`, `after [file, text]`, `replace [file, text]` and
`line [file, text]`, which replaces the line with the text.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "recipes"
_BLOCK = re.compile(r"((?:<!-- \w+ \[[^\n]*\] -->\n)+)```\w*\n(.*?)```", re.DOTALL)
_MARK = re.compile(r"<!-- (\w+) (\[.*\]) -->")


def begin(recipe: str, root: Path) -> None:
    """Apply the first step of a page to a copy, in place of a skeleton."""
    _edit(recipe, root, list(blocks(recipe))[:1])


def complete(recipe: str, root: Path) -> None:
    """Apply the other steps."""
    _edit(recipe, root, list(blocks(recipe))[1:])
    _overlay(HERE / recipe, root)


def apply(recipe: str, root: Path) -> None:
    """Complete the skeleton of a recipe in a copy."""
    _edit(recipe, root, blocks(recipe))
    _overlay(HERE / recipe, root)


def _edit(recipe: str, root: Path, edits: Iterable[tuple[str, list[str], str]]) -> None:
    for verb, (file, *texts), block in edits:
        path = root / file
        old = path.read_text("utf-8") if path.exists() else ""
        assert all(old.count(text) == 1 for text in texts), f"{recipe}.md: {file} does not have {texts} once"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_EDITS[verb](old, block, *texts), "utf-8")


def blocks(recipe: str) -> Iterator[tuple[str, list[str], str]]:
    page = (PAGES / f"{recipe}.md").read_text("utf-8")
    for marks, block in _BLOCK.findall(page):
        for verb, where in _MARK.findall(marks):
            yield verb, json.loads(where), block


def _line(old: str, block: str, text: str) -> str:
    return "".join(block if text in line else line for line in old.splitlines(keepends=True))


def _replace(old: str, block: str, text: str) -> str:
    # Within a line there is no line end to keep.
    return old.replace(text, block if text.endswith("\n") else block.removesuffix("\n"))


def _gap(block: str) -> str:
    """Definitions are separated by empty lines; the formatter removes them at the ends of blocks."""
    return "\n\n" if block.startswith(("def ", "class ")) else ""


_EDITS: Mapping[str, Callable[..., str]] = {
    "write": lambda old, block: block,
    "append": lambda old, block: old + _gap(block) + block,
    "before": lambda old, block, text: old.replace(text, block + _gap(block) + text),
    "after": lambda old, block, text: old.replace(text, text + block),
    "replace": _replace,
    "line": _line,
}


def _overlay(folder: Path, root: Path) -> None:
    """What a page does not show: new files, and lines to append to others."""
    for path in sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        # Python files that must not be collected as tests end in `.py.txt`.
        target = root / path.relative_to(folder).as_posix().removesuffix(".txt")
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("a", encoding="utf-8") as file:
            file.write(path.read_text("utf-8"))
