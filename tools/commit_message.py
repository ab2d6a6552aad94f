"""Checks the message of a commit: `area: what changed`, an empty line, and why.

    python3 tools/commit_message.py .git/COMMIT_EDITMSG

Used by the hook `commit-msg` (`.pre-commit-config.yaml`). Needs nothing but Python itself.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

LONGEST = 72
_SUBJECT = re.compile(r"[a-z][\w.-]*(, [a-z][\w.-]*)*: \S")
_MADE_BY_GIT = re.compile(r"(Merge|Revert) |(fixup|squash|amend)! ")


def problems(message: str) -> Iterator[str]:
    """What is wrong with a message, in words.

    >>> list(problems("server: end a table when everybody has left\\n\\nIt stayed open for a week."))
    []
    >>> list(problems("Fixed bug."))
    ['the subject is not "area: what changed"', 'the subject ends with a full stop']
    """
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject, *rest = lines or [""]
    if _MADE_BY_GIT.match(subject):
        return
    if not _SUBJECT.match(subject):
        yield 'the subject is not "area: what changed"'
    if len(subject) > LONGEST:
        yield f"the subject has {len(subject)} characters; {LONGEST} are the limit"
    if subject.endswith("."):
        yield "the subject ends with a full stop"
    if rest and rest[0].strip():
        yield "an empty line is missing after the subject"


def main() -> int:
    found = list(problems(Path(sys.argv[1]).read_text("utf-8")))
    for problem in found:
        print(f"commit message: {problem} (see CONTRIBUTING.md)", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
