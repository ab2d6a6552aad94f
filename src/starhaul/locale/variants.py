"""Chooses the wording of a frequent event from the event alone.

So everybody at a table reads the same sentence, and so does anyone who replays the match. Browsers use the
same rule (`web/trucker/story/variant.js`).
"""

import json
from collections.abc import Mapping

_CHOICES = (0, 1, 0, 2)
"""The plain wording is as frequent as all others together."""


def variant(key: str, args: Mapping[str, object], card: str) -> int:
    """The number of a wording, from 0 (plain) to 2, for an event that happens while a card is open.

    >>> variant("landed", {"seat": 1, "planet": 0}, "I-06")
    2
    """
    facts = (f"{name}={json.dumps(args[name], separators=(',', ':'))}" for name in sorted(args))
    return _CHOICES[_hash("|".join((key, card, *facts))) % len(_CHOICES)]


def _hash(text: str) -> int:
    """FNV-1a with 32 bits, mixed once more: small, stable, and easy to write in every language."""
    number = 0x811C9DC5
    for byte in text.encode():
        number = (number ^ byte) * 0x01000193 & 0xFFFFFFFF
    number = (number ^ number >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    return number ^ number >> 13
