"""Reads messages of Fluent files: the part of the syntax that our texts use.

Texts of one or more lines, variables, `NUMBER` with `minimumFractionDigits`, references to messages, string
literals and selection by a variable. Terms, attributes and escapes are refused. Browsers read the same files
with Fluent's own library, and a test compares both readings of every message.
"""

import re

from starhaul.locale.patterns import Literal, Number, Pattern, Placeable, Reference, Selection, Variable

_HEAD = re.compile(r"[a-zA-Z][\w-]* *=")
_END = re.compile(r"\n(?=#)|\Z")
_TEXT = re.compile(r"[^{}\n]+")
_BREAK = re.compile(r"(?P<breaks>\n(?: *\n)*)(?P<indent> *)")
_INNER = r"[ \n]*"
_PLACEABLE = re.compile(
    rf"\{{{_INNER}(?:\$(?P<variable>\w+)"
    rf"|NUMBER\(\$(?P<number>\w+), minimumFractionDigits: (?P<digits>\d+)\)"
    rf'|"(?P<literal>[^"\\\n]*)"'
    rf"|(?P<reference>[a-z][\w-]*)"
    rf"){_INNER}(?P<close>\}}|->)"
)
_VARIANT = re.compile(rf"{_INNER}(?P<default>\*?)\[(?P<key>[\w-]+)\]")
_CLOSE = re.compile(rf"{_INNER}\}}")
_NO_TEXT = frozenset("}.[*")
"""A line that begins with one of these does not continue a text."""


class Malformed(ValueError):
    """A message that cannot be read: a bug in our texts."""


def parsed(entry: str) -> Pattern:
    """The pattern of a message, from its source: the key, its text and whatever follows up to the next key.

    >>> parsed("greeting = Hello { $name }!")
    ('Hello ', Variable(name='name'), '!')
    """
    head = _HEAD.match(entry)
    end = _END.search(entry)
    if head is None or end is None:
        raise Malformed(f"not a message: {entry!r}")
    reader = _Reader(entry[: end.start()], head.end())
    pattern = reader.pattern()
    if reader.rest().strip(" \n"):
        raise Malformed(f"cannot be read from {reader.rest()!r}: {entry!r}")
    return pattern


class _Line(str):
    """A line break and the indent of the next line, of which the common part is not text."""


class _Reader:
    def __init__(self, source: str, at: int) -> None:
        self._source = source
        self._at = at

    def rest(self) -> str:
        return self._source[self._at :]

    def pattern(self) -> Pattern:
        """Text and placeables up to a line that does not continue them."""
        self._at += len(self.rest()) - len(self.rest().lstrip(" "))
        parts: list[str | Placeable] = []
        common: list[int] = []
        while self._at < len(self._source):
            if line := self._continued():
                common.append(len(line["indent"]))
                breaks = "\n" * line["breaks"].count("\n") if parts else ""
                parts.append(_Line(breaks + line["indent"]))
            elif text := _TEXT.match(self._source, self._at):
                self._at = text.end()
                parts.append(text[0])
            elif self._source[self._at] == "{":
                parts.append(self._placeable())
            else:
                break
        return _joined(parts, min(common, default=0))

    def _continued(self) -> re.Match[str] | None:
        """The line break here, if the text goes on after it."""
        found = _BREAK.match(self._source, self._at)
        if found is None:
            return None
        following = self._source[found.end() : found.end() + 1]
        if following != "{" and (not following or not found["indent"] or following in _NO_TEXT):
            return None
        self._at = found.end()
        return found

    def _placeable(self) -> Placeable:
        found = _PLACEABLE.match(self._source, self._at)
        if found is None or (found["close"] == "->" and found["variable"] is None):
            raise Malformed(f"cannot be read: {self.rest()!r}")
        self._at = found.end()
        if found["close"] == "->":
            return self._choice(found["variable"])
        if found["variable"] is not None:
            return Variable(found["variable"])
        if found["number"] is not None:
            return Number(found["number"], int(found["digits"]))
        return Literal(found["literal"]) if found["reference"] is None else Reference(found["reference"])

    def _choice(self, name: str) -> Selection:
        variants: list[tuple[str | int, Pattern]] = []
        defaults: list[int] = []
        while head := _VARIANT.match(self._source, self._at):
            if head["default"]:
                defaults.append(len(variants))
            self._at = head.end()
            key = head["key"]
            variants.append((int(key) if key.isdecimal() else key, self.pattern()))
        close = _CLOSE.match(self._source, self._at)
        if close is None or len(defaults) != 1:
            raise Malformed(f"a selection needs one default and an end: {self._source!r}")
        self._at = close.end()
        return Selection(name, tuple(variants), defaults[0])


def _joined(parts: list[str | Placeable], common: int) -> Pattern:
    """Texts in one piece, without the common indent and without blanks at the end."""
    joined: list[str | Placeable] = []
    for part in parts:
        if isinstance(part, _Line):
            part = part[: len(part) - common]
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \n")
    return tuple(part for part in joined if part != "")
