"""docs/protocol.md: `template.md` is written by hand; the tables of messages are generated."""

from collections.abc import Iterable
from pathlib import Path
from string import Template

from msgspec.inspect import type_info

from starhaul.server.describing import catalogue
from starhaul.server.describing.catalogue import Request
from starhaul.server.describing.figures import figures
from starhaul.server.describing.kinds import words_for
from starhaul.server.describing.meanings import field_meanings
from starhaul.server.describing.record_shapes import FieldShape, RecordShape, record_of
from starhaul.server.wire import Command

TEMPLATE = Path(__file__).with_name("template.md")


def page() -> str:
    text = Template(TEMPLATE.read_text("utf-8")).substitute(**figures(), **_made())
    return f"{text.rstrip()}\n"


def _made() -> dict[str, str]:
    """The generated parts, by the names used in the template."""
    messages = [record_of(kind, is_sent=True) for kind in catalogue.MESSAGES]
    parts = [record_of(kind, is_sent=True) for kind in catalogue.parts_of_messages()]
    given = [record_of(kind) for kind in catalogue.bodies()]
    replies = [record_of(kind, is_sent=True) for kind in catalogue.replies()]
    return {
        "command": _table(record_of(Command).entries),
        "commands": _sections(map(_command, catalogue.FROM_VIEWERS)),
        "messages": _sections(messages),
        "parts": _sections(parts),
        "requests": _rows(("request", "body", "answer", "meaning"), map(_request, catalogue.requests())),
        "bodies": _sections([*given, *replies]),
        "games": "".join(f"- [{game.name}]({game.name}-protocol.md)\n" for game in catalogue.games()),
    }


def _command(kind: type) -> RecordShape:
    """Without the fields that all commands share, which are described once."""
    record, common = record_of(kind), field_meanings(Command)
    return record._replace(entries=[entry for entry in record.entries if entry.name not in common])


def _sections(records: Iterable[RecordShape]) -> str:
    return "\n".join(map(_section, records))


def _section(record: RecordShape) -> str:
    table = f"\n{_table(record.entries)}" if record.entries else ""
    return f"### `{record.tag or record.name}`\n\n{record.meaning}\n{table}"


def _request(request: Request) -> tuple[str, ...]:
    name = f"`{request.method} {request.path}`"
    return name, _words(request.body), _words(request.answer), request.meaning


def _words(kind: object) -> str:
    return words_for(type_info(kind)) if kind is not None else ""


# --- tables ------------------------------------------------------------------------------------------------


def _table(entries: Iterable[FieldShape]) -> str:
    return _rows(("field", "type", "default", "meaning"), map(_row, entries))


def _row(entry: FieldShape) -> tuple[str, ...]:
    words = entry.content.words if entry.content else words_for(entry.type)
    default = f"`{entry.default}`" if entry.default else "as it was"
    return f"`{entry.name}`", words, default if entry.may_lack else "", entry.meaning


def _rows(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in line)} |\n" for line in lines)
