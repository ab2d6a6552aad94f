"""`python -m tools.walkthrough`: brings the line numbers of docs/walkthrough.md up to date.

The page links names to the lines that define them. The name decides, the number follows: a name that is not
defined in its file any more is reported, and nothing is written.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "walkthrough.md"
LINK = re.compile(r"\[`(?P<name>[\w.]+)`\]\((?P<file>\.\./[\w./-]+)#L(?P<line>\d+)\)")


def line_of(name: str, path: Path) -> int | None:
    """The line on which a file defines a name, such as `Hull.place`."""
    source = path.read_text("utf-8")
    return _line_in_python(name, source) if path.suffix == ".py" else _line_in_javascript(name, source)


def _line_in_python(name: str, source: str) -> int | None:
    scope: list[ast.stmt] = ast.parse(source).body
    found = None
    for part in name.split("."):
        found = next((node for node in scope if part in _names(node)), None)
        if found is None:
            return None
        scope = getattr(found, "body", [])
    return found.lineno if found else None


def _names(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield node.name
    for target in getattr(node, "targets", [getattr(node, "target", None)]):
        if isinstance(target, ast.Name):
            yield target.id


def _line_in_javascript(name: str, source: str) -> int | None:
    """A function, class, constant or method; for `Hull.place` only the method is searched."""
    last = re.escape(name.rpartition(".")[2])
    declared = rf"^(?:export )?(?:async )?(?:function\*?|class|const|let) {last}\b"
    method = rf"^\s+(?:static )?(?:async )?#?{last}\(.*\{{$"
    for number, line in enumerate(source.splitlines(), start=1):
        if re.search(declared, line) or re.search(method, line):
            return number
    return None


def problems(text: str) -> Iterator[str]:
    """Names that their files do not define."""
    for link in LINK.finditer(text):
        path = (PAGE.parent / link["file"]).resolve()
        if not path.is_file():
            yield f"{link['file']}: no such file"
        elif line_of(link["name"], path) is None:
            yield f"{link['file']}: no {link['name']}"


def refreshed(text: str) -> str:
    def with_line(link: re.Match[str]) -> str:
        line = line_of(link["name"], (PAGE.parent / link["file"]).resolve())
        return f"[`{link['name']}`]({link['file']}#L{line})"

    return LINK.sub(with_line, text)


def main() -> None:
    text = PAGE.read_text("utf-8")
    if found := list(problems(text)):
        sys.exit("\n".join(found))
    PAGE.write_text(refreshed(text), "utf-8")


if __name__ == "__main__":
    main()
