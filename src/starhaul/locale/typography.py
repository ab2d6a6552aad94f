"""Inserts non-breaking spaces when Fluent files are loaded, so that nobody has to write them by hand.

Czech and Polish do not leave a one-letter word at the end of a line, nor a number without the word it counts.
The server sends the processed files, so that browsers and terminals follow the same rule.
"""

import re

NBSP = "\N{NO-BREAK SPACE}"

ONE_LETTER_WORDS = {"cs": "aikosuvz", "pl": "aiouwz"}
"""Each letter is a word. A language that is not listed here keeps its texts as they are written."""

_ENTRY = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)
_COUNTED = re.compile(r"\$(\w+) ->")
_PLURAL = re.compile(r"\[(one|few|many)\]")
_NUMBER_AND_WORD = re.compile(r"(?<=\d) (?=[^\W\d_]|%)")
_UNIT = re.compile(r"(?<=\}) (?=(?:s|ms|min|MB|%)(?:$|[.,;:)]))", re.MULTILINE)
_SECONDS = re.compile(r"(?<=seconds \}) (?=s\b)")
_ABBREVIATION = re.compile(r"\b(č\.|nr) (?=\d|\{)")


def unbroken(source: str, language: str) -> str:
    """A Fluent file with non-breaking spaces in its texts.

    >>> unbroken("greeting = Jedeme k { $seat } s 5 motory", "cs")
    'greeting = Jedeme k\\xa0{ $seat } s\\xa05\\xa0motory'
    """
    letters = ONE_LETTER_WORDS.get(language)
    if letters is None:
        return source
    # The letter stands alone: after a space, an opening quote or bracket. Fluent's syntax has none.
    one_letter = re.compile(rf"(?<=[\s(„])([{letters}{letters.upper()}]) (?=\S)")
    return "".join(
        entry if entry.startswith("#") else _unbroken(entry, one_letter) for entry in entries(source)
    )


def entries(source: str) -> list[str]:
    """The messages of a Fluent file, each with what follows it; the first part is what precedes them."""
    return _ENTRY.split(source)


def _unbroken(entry: str, one_letter: re.Pattern[str]) -> str:
    entry = one_letter.sub(rf"\1{NBSP}", entry)
    entry = _NUMBER_AND_WORD.sub(NBSP, entry)
    entry = _UNIT.sub(NBSP, entry)
    entry = _SECONDS.sub(NBSP, entry)
    entry = _ABBREVIATION.sub(rf"\1{NBSP}", entry)
    if _PLURAL.search(entry):
        # What a message counts is a number, and so is what it puts in under that name.
        for name in set(_COUNTED.findall(entry)):
            entry = re.sub(rf"(\{{ \${name} \}}) (?=[^\W\d_])", rf"\1{NBSP}", entry)
    return entry
