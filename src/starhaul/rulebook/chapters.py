"""Parses a chapter of the rule book: headings, paragraphs, lists and tables, and the rules they state.

Used by `book`. A rule begins with its ID in bold type, at the start of a paragraph, a list item or a table
row, or after a sentence; rows of worked examples have their ID in the first column. The Markdown is ours, and
only what the chapters use is understood.
"""

import re
from collections.abc import Iterator
from itertools import takewhile

from msgspec import Struct

from starhaul.rulebook.inline import ID, Known, Span, plain, spans

HEAD, PARAGRAPH, BULLETS, STEPS, TABLE = "head", "text", "list", "steps", "table"
_BEGIN = re.compile(
    rf"\*\*(?P<rule>{ID})(?: \[(?P<tag>\w+)\])?(?P<title>(?: [^*]+)?)\*\*(?: \[(?P<after>1e|2e|both)\])?\s*"
)
_INSIDE = re.compile(rf"(?<=[.:;]) (?=\*\*{ID}\*\*)")
_ITEM = re.compile(r"(?P<mark>[-*]|\d+\.) +(?P<text>.*)")
_EXAMPLE = re.compile(r"EX-\d+")
_RULER = re.compile(r"\|[\s|:-]+\|?$")
_CODED = re.compile(r"(?P<code>[A-Z]{2,}(?:-[A-Z]+)*)(?: –)? (?P<title>.+)")


class InnerBlock(Struct, frozen=True, omit_defaults=True):
    """A list or a table that belongs to a rule."""

    kind: str
    """`list`, `steps`, `table` or `text`."""
    rows: list[list[list[Span]]] = []
    """The cells of each row, or the only one of each item."""
    head: list[list[Span]] = []
    """Of a table: the names of the columns."""


class Passage(Struct, frozen=True, omit_defaults=True):
    """A rule, or text between rules."""

    spans: list[Span] = []
    """Its text."""
    rule: str = ""
    """Its ID; empty for text between rules."""
    tag: str = ""
    """The edition: `1e`, `2e` or `both`; empty where the chapter has no editions."""
    inner: list[InnerBlock] = []
    """Lists and tables that belong to it."""


class BookRow(Struct, frozen=True, omit_defaults=True):
    """A row of a table."""

    cells: list[list[Span]]
    """The text of each column, without that of the ID."""
    rule: str = ""
    """The ID of the rule that the row states."""


class Block(Struct, frozen=True, omit_defaults=True):
    """A heading, paragraph, list or table."""

    kind: str
    """`head`, `text`, `list`, `steps` (a numbered list) or `table`."""
    passages: list[Passage] = []
    """The heading, the paragraph, or the items of a list."""
    code: str = ""
    """Of a heading: what the IDs below it begin with, such as CRD-PLANETS."""
    head: list[list[Span]] = []
    """Of a table: the names of the columns."""
    rows: list[BookRow] = []
    """Of a table."""


class Chapter(Struct, frozen=True):
    """A chapter in one language."""

    name: str
    """The name of its file."""
    title: str
    """In the language."""
    code: str
    """What most of its IDs begin with, such as BLD; may be empty."""
    blocks: list[Block]
    """Its text."""


def parse_chapter(name: str, source: str, known: Known) -> Chapter:
    first, _, rest = source.partition("\n")
    code, title = coded(first.removeprefix("# "), known)
    return Chapter(name, title, code, list(_owned(_blocks(rest.splitlines(), known))))


def coded(heading: str, known: Known) -> tuple[str, str]:
    """Splits a heading into the code of its rules, if it has one, and its title.

    >>> coded("CRD-OPEN – Open Space", {"CRD-OPEN": "CRD-OPEN-01"}), coded("IC and IIC – hits", {})
    (('CRD-OPEN', 'Open Space'), ('', 'IC and IIC – hits'))
    """
    found = _CODED.fullmatch(heading)
    if found is None or found["code"] not in known:
        return "", heading
    title = found["title"]
    return found["code"], title[:1].upper() + title[1:]


def _owned(blocks: Iterator[Block]) -> Iterator[Block]:
    """Lists and tables without rules of their own belong to the rule above them."""
    before: Block | None = None
    for block in blocks:
        last = before.passages[-1] if before is not None and before.passages else None
        if last is not None and last.rule and block.kind in (BULLETS, STEPS, TABLE) and not _rules_in(block):
            last.inner.append(_inside(block))
            continue
        if before is not None:
            yield before
        before = block
    if before is not None:
        yield before


def _inside(block: Block) -> InnerBlock:
    items = [[passage.spans] for passage in block.passages]
    return InnerBlock(block.kind, items or [row.cells for row in block.rows], block.head)


def _rules_in(block: Block) -> bool:
    return any(row.rule for row in block.rows) or any(passage.rule for passage in block.passages)


# --- blocks ------------------------------------------------------------------------------------------------


def _blocks(lines: list[str], known: Known) -> Iterator[Block]:
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif line.startswith("#"):
            yield _heading(line, known)
            at += 1
        elif line.lstrip().startswith("|"):
            rows = list(takewhile(lambda row: row.lstrip().startswith("|"), lines[at:]))
            yield _table(rows, known)
            at += len(rows)
        elif _ITEM.match(line):
            block, used = _list(lines[at:], known)
            yield block
            at += used
        else:
            text = list(takewhile(_is_text, lines[at:]))
            passages = [_passage(part, known) for part in _INSIDE.split(" ".join(text))]
            yield Block(PARAGRAPH, passages)
            at += len(text)


def _is_text(line: str) -> bool:
    return bool(line.strip()) and not line.startswith(("#", "|")) and not _ITEM.match(line)


def _heading(line: str, known: Known) -> Block:
    code, title = coded(line.lstrip("# "), known)
    return Block(HEAD, [Passage(spans(title, known))], code)


def _list(lines: list[str], known: Known) -> tuple[Block, int]:
    """A list and the number of lines it takes; indented lines belong to the item above them."""
    passages: list[Passage] = []
    first = _ITEM.match(lines[0])
    assert first is not None, "called for an item"
    is_numbered = first["mark"][0].isdigit()
    at = 0
    while at < len(lines):
        item = _ITEM.match(lines[at])
        if item is None or item["mark"][0].isdigit() != is_numbered:
            break
        inside = list(takewhile(lambda line: not line.strip() or line[0] == " ", lines[at + 1 :]))
        passage = _passage(item["text"], known)
        passage.inner.extend(map(_inside, _blocks([line.strip() for line in inside], known)))
        passages.append(passage)
        at += 1 + len(inside)
    return Block(STEPS if is_numbered else BULLETS, passages), at


def _passage(text: str, known: Known) -> Passage:
    found = _BEGIN.match(text)
    if found is None:
        return Passage(spans(text, known), inner=[])
    title = f"**{found['title'].strip()}** " if found["title"].strip() else ""
    return Passage(
        spans(title + text[found.end() :], known), found["rule"], found["tag"] or found["after"] or "", []
    )


def _table(lines: list[str], known: Known) -> Block:
    head, *rows = (_cells(line) for line in lines if not _RULER.match(line.strip()))
    return Block(
        TABLE, head=[spans(cell, known) for cell in head], rows=[_row(cells, known) for cells in rows]
    )


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _row(cells: list[str], known: Known) -> BookRow:
    found = _BEGIN.fullmatch(cells[0])
    rule = found["rule"] if found else cells[0] if _EXAMPLE.fullmatch(cells[0]) else ""
    return BookRow([spans(cell, known) for cell in (cells[1:] if rule else cells)], rule)


# --- reading -----------------------------------------------------------------------------------------------


class RuleText(Struct, frozen=True):
    """A rule, or text between rules, without its layout."""

    rule: str
    """The ID; empty for text between rules."""
    tag: str
    """The edition."""
    text: str
    """Without layout."""


def texts_of(blocks: list[Block]) -> Iterator[RuleText]:
    """Everything that a chapter says, rule by rule."""
    for block in blocks:
        for passage in block.passages:
            if block.kind != HEAD:
                yield RuleText(passage.rule, passage.tag, " ".join(_words(passage)))
        for row in block.rows:
            yield RuleText(row.rule, "", " · ".join(plain(cell) for cell in row.cells))


def _words(passage: Passage) -> Iterator[str]:
    yield plain(passage.spans)
    for block in passage.inner:
        yield from (" · ".join(map(plain, row)) for row in block.rows)
