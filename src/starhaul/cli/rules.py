"""`starhaul rules`: shows a rule, or the rules that contain some words."""

import textwrap
from collections.abc import Iterator
from typing import Annotated

import typer
from msgspec import to_builtins

from starhaul.cli import TEXTS, speaking
from starhaul.cli.common_options import JsonLines, Language
from starhaul.cli.files import json_line
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.rulebook import book
from starhaul.rulebook.search import MOST_FOUND, Found, found

WIDTH = 88


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID|WORDS", help=TEXTS("help-rules-words"), show_default=False),
    ] = None,
    as_json: JsonLines = False,
    lang: Language = None,
) -> None:
    query = " ".join(words or ())
    with speaking(lang) as texts:
        answer = _in_json(query, texts) if as_json else _answer(query, texts)
        lines = list(answer)
    for line in lines:
        typer.echo(line)


def _answer(query: str, texts: Texts) -> Iterator[str]:
    if not query.strip():
        yield from _contents(texts)
        return
    matches = _found(query, texts)
    for match in matches:
        yield from _shown(match, texts)
    if len(matches) == MOST_FOUND:
        yield texts("rules-more", number=MOST_FOUND)


def _found(query: str, texts: Texts) -> list[Found]:
    matches = found(texts.language, query)
    if not matches:
        raise BadInput("rules-nothing", words=query)
    return matches


def _in_json(query: str, texts: Texts) -> Iterator[str]:
    """The rules, or the chapters if nothing is looked for."""
    if not query.strip():
        chapters = book.index(texts.language).chapters
        records = [{"chapter": head.code, "group": head.group, "title": head.title} for head in chapters]
    else:
        matches = _found(query, texts)
        records = [{"chapter": match.chapter, **to_builtins(match.entry)} for match in matches]
    yield from (json_line(record).rstrip("\n") for record in records)


def _contents(texts: Texts) -> Iterator[str]:
    """The chapters, below the headings of their groups."""
    group = ""
    for head in book.index(texts.language).chapters:
        if head.group != group:
            group = head.group
            yield ("\n" if group else "") + texts(f"rules-group-{group}")
        yield f"  {head.code:<12}{head.title}"


def _shown(match: Found, texts: Texts) -> Iterator[str]:
    entry, title = match.entry, book.chapter(texts.language, match.chapter).title
    tag = f" [{entry.tag}]" if entry.tag not in ("", "both") else ""
    yield f"{entry.rule}{tag} – {title}".removeprefix(" – ")
    yield textwrap.indent(textwrap.fill(entry.text, WIDTH), "  ")
    yield ""
