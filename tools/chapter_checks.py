"""Checks the chapters of the rule book like the Fluent texts. Used by `tools.texts`.

Only those checks of `tools.text_checks` that need no original: chapters are written by hand in each language.
"""

import re
from collections.abc import Iterator

from starhaul.rulebook import book
from tools.text_checks import Check, Finding, Message, Needs, dashes, quotes, retired_terms, spaces

CHAPTER_CHECKS: tuple[tuple[Check, bool], ...] = (
    (retired_terms, True),
    (spaces, False),
    (quotes, False),
    (dashes, False),
)
"""The checks, and whether what they find is an error."""


def chapter_findings(language: str) -> Iterator[Finding]:
    for name, texts in book.rule_texts(language):
        for number, entry in enumerate(texts):
            # The points of a list are joined with more than one space.
            words = re.sub(r"(?<=[.:;]) +", " ", entry.text)
            message = Message(f"rules/{name}#{entry.rule or number}", words, Needs())
            for check, is_error in CHAPTER_CHECKS:
                for detail in check(language, message, message):
                    yield Finding(language, message.key, check.__name__.replace("_", "-"), detail, is_error)
