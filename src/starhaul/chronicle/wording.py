"""Puts sentences of a chronicle into words of a language. The browser client does the same
(`web/core/chronicle.js`)."""

from collections.abc import Callable, Iterable, Mapping

from starhaul.chronicle.chronicle_records import StoryPlayer, StoryTerm, StoryWords
from starhaul.locale import Texts

PlayerNamer = Callable[[StoryPlayer], str]
"""How a player is called."""


def worded(words: StoryWords, texts: Texts, name_of: PlayerNamer) -> str:
    """
    >>> words = StoryWords("story-brief-won", {"count": 1}, {"names": [StoryPlayer(0, 0)]})
    >>> worded(words, Texts("en"), lambda player: "Ann")
    'Ann wins.'
    """
    facts: dict[str, object] = dict(words.facts)
    facts |= {name: listed(map(name_of, players), texts) for name, players in words.players.items()}
    facts |= {
        name: listed((term_in_words(term, texts) for term in terms), texts)
        for name, terms in words.terms.items()
    }
    told = texts(words.text, **facts)
    # A sentence may begin with a term in lower case.
    return told[:1].upper() + told[1:]


def term_in_words(term: StoryTerm, texts: Texts) -> str:
    facts: Mapping[str, object] = term.facts
    return texts(term.text, **facts)


def listed(words: Iterable[str], texts: Texts) -> str:
    """“A, B and C”."""
    *others, last = list(words) or [""]
    return texts("story-and", first=", ".join(others), last=last) if others else last
