"""The pages of README.md, CONTRIBUTING.md and docs/, and the commands in them."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

_FENCE = re.compile(
    r"^(?P<indent> *)```(?P<kind>console|sh|bash|shell)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL
)
_SETS = re.compile(r"\w+=")
_ANY_FENCE = re.compile(r"^ *```(?P<kind>\w*)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL)
_PROGRAM = re.compile(
    r" *([$#] )?(\w+=\S+ )*"
    r"(starhaul|make|pipx?|uvx?|python3?|docker|podman|systemctl|psql|sudo|git|cp|curl)\s+[\w./-]"
)
COMMANDS_ARE_IN = ("console", "sh", "bash", "shell")
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


def unseen(text: str) -> Iterator[str]:
    """Lines that begin with a program, in blocks that are not marked as commands.

    >>> list(unseen("```text\\n$ make play\\nplay\\n```\\n```sh\\nmake play\\n```\\n"))
    ['$ make play']
    """
    for block in _ANY_FENCE.finditer(text):
        if block["kind"] not in COMMANDS_ARE_IN:
            yield from (line for line in block["text"].splitlines() if _PROGRAM.match(line))


def _command(line: str, *, has_prompt: bool) -> str:
    """Empty for output, and for lines that are only comments."""
    if has_prompt and not _PROMPT.match(line):
        return ""
    return _COMMENT.sub("", f" {_PROMPT.sub('', line)}" if has_prompt else f" {line}").strip()


def section(page: str, heading: str) -> str:
    """The text of a page below a heading, up to the next one of the same level.

    >>> section("# A\\n## B\\nb\\n## C\\nc\\n", "B")
    'b'
    """
    return page.partition(f"## {heading}\n")[2].partition("\n## ")[0].removesuffix("## ")


def without_variables(line: str) -> list[str]:
    """The words of a command after what it sets for itself.

    >>> without_variables("A=1 B=2 starhaul serve")
    ['starhaul', 'serve']
    """
    words = shlex.split(line)
    first = next(number for number, word in enumerate(words) if not _SETS.match(word))
    return words[first:]


def all_commands() -> list[DocCommand]:
    return [
        DocCommand(path.relative_to(ROOT).as_posix(), line)
        for path in PAGES
        for line in commands(path.read_text("utf-8"))
    ]
