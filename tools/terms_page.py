"""The words of docs/terms.md: one for each concept in each language. Used by `tools.texts` and tests."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from starhaul.locale import LANGUAGES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "terms.md"
COLUMNS = ["concept", *LANGUAGES, "remarks", *(f"retired {language}" for language in LANGUAGES)]
_BAR = re.compile(r"(?<!\\)\|")


@cache
def rows() -> list[dict[str, str]]:
    """The rows of the tables, by the names of their columns."""
    found = []
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip().replace(r"\|", "|") for cell in _BAR.split(line)[1:-1]]
        if len(cells) == len(COLUMNS) and cells[0] != "concept" and set(cells[0]) != {"-"}:
            found.append(dict(zip(COLUMNS, cells, strict=True)))
    return found


def stems(term: str) -> Iterator[str]:
    """A pattern for each word of a cell such as `1e etapa, 2e let`, in any case.

    >>> list(stems("1e etapa, 2e letový den"))
    ['\\\\betap\\\\w*', '\\\\bleto\\\\w*\\\\W+den\\\\w*']
    """
    for phrase in re.sub(r"\b[12]e ", "", term).split(", "):
        ends = [word[: -1 if len(word) < 6 else -2] if len(word) > 3 else word for word in phrase.split()]
        yield r"\b" + r"\W+".join(re.escape(word) + r"\w*" for word in ends)
