"""Cleans text written by people: names and chat in any language, without line breaks or hidden characters.

Used wherever a command brings text. Escaping is up to whoever shows it.
"""

import unicodedata

from starhaul.kernel.errors import BadInput
from starhaul.server.wire import LONGEST_CHAT, LONGEST_NAME

_MARKS_IN_A_ROW = 2
"""Combining marks allowed per letter; longer piles only attract attention."""
_LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТХҮасеѕіјорхуһΑΒΕΖΗΙΚΜΝΟΡΤΥΧανοιρυχκ0l1|ıø",
    "ABESIJKMHOPCTXYaceSijopxyhABEZHIKMNOPTYXavoipyxkoiiiio",
)
"""Letters that look like Latin ones, and Latin letters that look like each other."""
_JOINERS = "\u200c\u200d"
"""Needed by some scripts and emoji."""


def name(text: str) -> str:
    """A name for a seat.


    >>> name("  Zoë\\u202e\\n Nováková ")
    'Zoë Nováková'
    """
    cleaned = clean(text)
    if not cleaned:
        raise BadInput("name-empty")
    if visible(cleaned) > LONGEST_NAME:
        raise BadInput("name-too-long", longest=LONGEST_NAME)
    return cleaned


def likeness(name: str) -> str:
    """Two names with the same likeness are hard to tell apart: case, accents, spaces, punctuation and letters
    of other alphabets that look like Latin ones are ignored.


    >>> likeness("Zoë N.") == likeness("ZOE\u2009n") == likeness("\u0396о\u0435 N")
    True
    >>> likeness("Ann") == likeness("Anna")
    False
    """
    plain = unicodedata.normalize("NFKD", name.translate(_LOOKALIKES)).casefold().translate(_LOOKALIKES)
    letters = "".join(c for c in plain if unicodedata.category(c)[0] in "LN")
    return letters or name.casefold()


def numbered(name: str, number: int) -> str:
    """The name with a number appended, within the maximum length.


    >>> numbered("Ann", 2)
    'Ann 2'
    """
    tail = f" {number}"
    while visible(name) + len(tail) > LONGEST_NAME:
        name = name[:-1]
    return name.rstrip() + tail


def name_or_none(text: str) -> str:
    """For sitting down: an invalid name becomes empty, and can be set later.


    >>> name_or_none("Zoë"), name_or_none("\\u202e"), name_or_none("x" * 25)
    ('Zoë', '', '')
    """
    try:
        return name(text)
    except BadInput:
        return ""


def chat(text: str) -> str:
    """A line of chat."""
    cleaned = clean(text)
    if not cleaned:
        raise BadInput("chat-empty")
    if visible(cleaned) > LONGEST_CHAT:
        raise BadInput("chat-too-long", longest=LONGEST_CHAT)
    return cleaned


def clean(text: str) -> str:
    """One line without control, formatting, private or unassigned characters, with few combining marks and
    single spaces.


    >>> clean("a\\t\\tb\\u0301\\u0301\\u0301\\u0301\\x00\\ud800")
    'a b́́'
    """
    allowed: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category[0] == "Z" or character in "\t\n\r":
            character, category = " ", "Zs"
        if category[0] == "C" and not (character in _JOINERS and allowed):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            allowed.append(character)
    return " ".join("".join(allowed).strip(_JOINERS).split())


def visible(text: str) -> int:
    """The number of visible characters: combining marks and joiners belong to the letter before them.


    >>> visible("Zoë"), visible("b\\u0301a")
    (3, 2)
    """
    return sum(unicodedata.category(c) not in ("Mn", "Me") and c not in _JOINERS for c in text)
