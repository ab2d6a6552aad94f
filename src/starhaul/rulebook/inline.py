"""Text inside a paragraph: emphasis, and a link wherever a rule or a chapter is mentioned.

Used by `chapters`. What begins a rule is found there.
"""

import re
from collections.abc import Iterator, Mapping

ID = r"[A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?"
"""A rule ID, such as BLD-09a, CRD-ENEMY-04 or HSE-T10."""
_CODE = r"[A-Z]{2,}(?:-[A-Z]+)*"
_PIECES = re.compile(
    r"\*\*(?P<strong>.+?)\*\*"
    r"|\*(?P<em>[^*]+)\*"
    rf"|(?<![\w-])(?P<rule>{ID})(?:(?P<dots>…)(?P<last>\d+[a-z]?)(?![\w-]))?(?![\w-])"
    rf"|(?<![\w-])(?P<code>{_CODE})(?![\w-])"
)

TEXT, STRONG, EM, LINK = "t", "b", "i", "r"
Span = tuple[str, str, str]
"""Kind, text, and the rule or chapter code that a link leads to."""
Known = Mapping[str, str]
"""Where each rule ID and chapter code leads: the ID that is defined."""


def spans(source: str, known: Known) -> list[Span]:
    """
    >>> spans("See *Reserve*, BLD-12…14 and XYZ.", {"BLD-12": "BLD-12", "BLD-14": "BLD-14"})
    [('t', 'See ', ''), ('i', 'Reserve', ''), ('t', ', ', ''), ('r', 'BLD-12', 'BLD-12'), ('t', '…', ''),
     ('r', '14', 'BLD-14'), ('t', ' and XYZ.', '')]
    """
    joined: list[Span] = []
    for span in _pieces(source, known):
        if joined and span[0] == TEXT == joined[-1][0]:
            joined[-1] = (TEXT, joined[-1][1] + span[1], "")
        elif span[1]:
            joined.append(span)
    return joined


def _pieces(source: str, known: Known) -> Iterator[Span]:
    end = 0
    for found in _PIECES.finditer(source):
        yield TEXT, source[end : found.start()], ""
        end = found.end()
        if styled := found["strong"] or found["em"]:
            inner = spans(styled, known)
            # A mention inside an emphasis is a link; the emphasis is dropped.
            is_plain = all(kind == TEXT for kind, _, _ in inner)
            yield from [(STRONG if found["strong"] else EM, styled, "")] if is_plain else inner
        else:
            yield from _mentions(found, known)
    yield TEXT, source[end:], ""


def _mentions(found: re.Match[str], known: Known) -> Iterator[Span]:
    name = found["rule"] or found["code"]
    yield (LINK, name, known[name]) if name in known else (TEXT, name, "")
    if found["last"]:
        yield TEXT, found["dots"], ""
        last = re.sub(r"\d+[a-z]?$", found["last"], name)
        yield (LINK, found["last"], known[last]) if last in known else (TEXT, found["last"], "")


def plain(pieces: list[Span]) -> str:
    return "".join(text for _, text, _ in pieces)
