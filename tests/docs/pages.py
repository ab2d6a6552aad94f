"""The pages of README.md, CONTRIBUTING.md and docs/, and the commands in them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

_FENCE = re.compile(
    r"^(?P<indent> *)```(?P<kind>console|sh|bash|shell)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL
)
_PROMPT = re.compile(r"^[$#] ")
_COMMENT = re.compile(r"\s+# .*$")


class DocCommand(NamedTuple):
    page: str
    """Its path in the repository."""
    line: str
    """As written, without prompt and comment."""

    def __str__(self) -> str:
        return f"{self.page}: {self.line}"


def commands(text: str) -> Iterator[str]:
    """The commands of a page: after a prompt in `console`, every line in `sh`; output is left out.

    >>> list(commands("```console\\n$ make play  # begin\\nIt is open.\\n$ a \\\\\\n  b\\n```\\n"))
    ['make play', 'a b']
    """
    for block in _FENCE.finditer(text):
        for line in block["text"].replace("\\\n", " ").splitlines():
            command = _command(line.strip(), has_prompt=block["kind"] == "console")
            if command:
                yield " ".join(command.split())


def _command(line: str, *, has_prompt: bool) -> str:
    """Empty for output, and for lines that are only comments."""
    if has_prompt and not _PROMPT.match(line):
        return ""
    return _COMMENT.sub("", f" {_PROMPT.sub('', line)}" if has_prompt else f" {line}").strip()


def all_commands() -> list[DocCommand]:
    return [
        DocCommand(path.relative_to(ROOT).as_posix(), line)
        for path in PAGES
        for line in commands(path.read_text("utf-8"))
    ]
