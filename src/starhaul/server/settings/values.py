"""Parsers for setting values, from TOML values or plain text.

Plain text comes from the environment and the command line; lists are separated by commas there.
"""

import re
from collections.abc import Callable, Collection
from typing import Any
from urllib.parse import urlsplit

from starhaul.kernel.errors import BadInput

Reader = Callable[[Any], Any]
"""Returns the value for what was written; raises `BadInput` if it is invalid."""

_HOST_NAME = re.compile(r"[^\s:/?#@*]+|[0-9a-f:.]+")
_SWITCHES = {"true": True, "yes": True, "on": True, "1": True}
_SWITCHES |= {"false": False, "no": False, "off": False, "0": False}


def text(written: object) -> str:
    """
    >>> text(" ::1 ")
    '::1'
    """
    if not isinstance(written, str) or not written.strip():
        raise BadInput("setting-text", value=shown(written))
    return written.strip()


def database(written: object) -> str:
    """A file, an address, or several addresses.

    >>> database(["postgresql://a/one", " postgresql://b/two "])
    'postgresql://a/one postgresql://b/two'
    >>> database(["my file.db"])
    'my file.db'
    """
    if not isinstance(written, list):
        return text(written)
    found = [text(one) for one in written]
    # Files have names with spaces, and there is one of them only.
    if not found or (len(found) > 1 and not all("://" in one for one in found)):
        raise BadInput("setting-databases", value=", ".join(found))
    return " ".join(found)


def switch(written: object) -> bool:
    """
    >>> switch("off"), switch(True)
    (False, True)
    """
    if isinstance(written, bool):
        return written
    found = _SWITCHES.get(written.strip().lower()) if isinstance(written, str) else None
    if found is None:
        raise BadInput("setting-switch", value=shown(written))
    return found


def whole(least: int, most: int) -> Reader:
    """
    >>> whole(0, 65535)("8800")
    8800
    """

    def read(written: object) -> int:
        found = _number(written, int)
        if found is None or not least <= found <= most:
            raise BadInput("setting-whole", value=shown(written), least=str(least), most=str(most))
        return int(found)

    return read


def number(least: float, most: float) -> Reader:
    """
    >>> number(0, 60)("2.5"), number(0, 60)(7)
    (2.5, 7.0)
    """

    def read(written: object) -> float:
        found = _number(written, float)
        # NaN is neither below nor above.
        if found is None or not least <= found <= most:
            raise BadInput("setting-number", value=shown(written), least=f"{least:.12g}", most=f"{most:.12g}")
        return float(found)

    return read


def choice(known: Collection[str]) -> Reader:
    """
    >>> choice(("info", "error"))("INFO")
    'info'
    """

    def read(written: object) -> str:
        found = written.strip().lower() if isinstance(written, str) else ""
        if found not in known:
            raise BadInput("setting-choice", value=shown(written), known=", ".join(known))
        return found

    return read


def short(longest: int) -> Reader:
    """A text for visitors, which may be empty. Control characters become spaces.


    >>> short(20)(" Hello,\\n pilots ")
    'Hello, pilots'
    """

    def read(written: object) -> str:
        if not isinstance(written, str):
            raise BadInput("setting-text", value=shown(written))
        found = " ".join("".join(one if one.isprintable() else " " for one in written).split())
        if len(found) > longest:
            raise BadInput("setting-too-long", length=len(found), longest=longest)
        return found

    return read


def secret_word(least: int, most: int, also: str = "") -> Reader:
    """A word that must be kept secret, so an error does not repeat it. `also` is a word with a meaning of its
    own.


    >>> secret_word(4, 100)(" Kessel run ")
    'Kessel run'
    """

    def read(written: object) -> str:
        found = " ".join(written.split()) if isinstance(written, str) else ""
        if (not least <= len(found) <= most or not found.isprintable()) and (not also or found != also):
            raise BadInput("setting-secret", least=least, most=most)
        return found

    return read


def several(one: Reader) -> Reader:
    """
    >>> several(text)("a, b"), several(text)(["c"]), several(text)("")
    (('a', 'b'), ('c',), ())
    """

    def read(written: object) -> tuple[Any, ...]:
        if isinstance(written, str):
            written = [part for part in written.split(",") if part.strip()]
        if not isinstance(written, list):
            raise BadInput("setting-list", value=shown(written))
        return tuple(map(one, written))

    return read


def origin(written: object) -> str:
    """As browsers send it: without a path, in lower case.


    >>> origin("HTTPS://Play.Example.org/")
    'https://play.example.org'
    """
    found = text(written).lower().rstrip("/")
    parts = urlsplit(found)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
        raise BadInput("setting-origin", value=shown(written))
    return found


def host_name(written: object) -> str:
    """As browsers send it in `Host`, without a port.


    >>> host_name("Play.Example.org")
    'play.example.org'
    """
    found = text(written).lower().strip("[]")
    if not _HOST_NAME.fullmatch(found):
        raise BadInput("setting-name", value=shown(written))
    return found


def shown(written: object) -> str:
    """The value as written, for an error."""
    if isinstance(written, bool):
        return str(written).lower()
    return str(written)


def _number(written: object, kind: type[int] | type[float]) -> int | float | None:
    """None if it is not a number; Booleans do not count."""
    if isinstance(written, bool) or not isinstance(written, int | float | str):
        return None
    if isinstance(written, float) and kind is int:
        return None
    try:
        return kind(written)
    except (ValueError, OverflowError):
        return None
