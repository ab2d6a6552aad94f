"""Finds rules by words: without regard to case and accents, by the beginnings of words.

Used by the command `rules`; `web/rules/finding.js` follows the same rules in the browser, which gets the
texts of the whole book (`rule_texts`).
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from starhaul.rulebook.book import resolved, rule_texts
from starhaul.rulebook.chapters import RuleText

MOST_FOUND = 50
LONGEST_QUERY = 100
MOST_WORDS = 8
_LETTERS = {"ł": "l", "Ł": "l", "đ": "d"}
_WORD = re.compile(r"[^\W_]+")


class Found(NamedTuple):
    """A rule that contains all the words."""

    chapter: str
    entry: RuleText


def folded(text: str) -> str:
    """
    >>> folded("Loď, ŻÓŁW")
    'lod, zolw'
    """
    plain = "".join(_LETTERS.get(letter, letter) for letter in text)
    apart = unicodedata.normalize("NFD", plain.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def found(language: str, query: str) -> list[Found]:
    """The rules with words that begin like those of the query, the closest first; or the rule with an ID."""
    rule = resolved(query.strip())
    if rule is not None:
        return [one for one in _everything(language) if one.entry.rule == rule]
    wanted = _WORD.findall(folded(query[:LONGEST_QUERY]))[:MOST_WORDS]
    if not wanted:
        return []
    scored = [(_score(one.entry.text, wanted), one) for one in _everything(language)]
    scored.sort(key=lambda pair: -pair[0])
    return [one for score, one in scored if score][:MOST_FOUND]


def _everything(language: str) -> Iterator[Found]:
    for chapter, entries in rule_texts(language):
        yield from (Found(chapter, entry) for entry in entries)


def _score(text: str, wanted: list[str]) -> int:
    """0 unless every word is found; a whole word counts more than its beginning."""
    words = _WORD.findall(folded(text))
    total = 0
    for word in wanted:
        best = max(
            (3 if other == word else 1 for other in words if other.startswith(word)),
            default=0,
        )
        if not best:
            return 0
        total += best
    return total
