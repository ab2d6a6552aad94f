"""The events of a game: their table on its page, and the client's module for wording them."""

import json
import re
from collections.abc import Iterable

from starhaul.kernel.errors import BadInput
from starhaul.kernel.event_records import EventRecord, forms_of, words_of
from starhaul.server.describing.record_shapes import FieldShape, record_of

BEGIN = "<!-- The table is made by `starhaul protocol --write` from the records. -->\n"
END = "<!-- The end of the table. -->\n"
_WIDTH = 110


def with_events(page: str, events: Iterable[type[EventRecord]], source: str) -> str:
    """The page of a game with the table of its events, between two marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadInput("protocol-no-table", source=source)
    return f"{before}{BEGIN}\n{_table(events)}\n{END}{after}"


def _table(events: Iterable[type[EventRecord]]) -> str:
    head = "| `key` | meaning | `args` |\n|---|---|---|\n"
    return head + "".join(map(_row, events))


def _row(event: type[EventRecord]) -> str:
    record = record_of(event, is_sent=True)
    args = " ".join(map(_argument, record.entries))
    return f"| `{record.tag}` | {record.meaning} | {args} |\n".replace("|  |", "| |")


def _argument(entry: FieldShape) -> str:
    return (
        f"`{entry.name}`: {entry.meaning[0].lower()}{entry.meaning[1:]}"
        if entry.meaning
        else f"`{entry.name}`"
    )


# --- for the client ----------------------------------------------------------------------------------------


def event_module(events: Iterable[type[EventRecord]]) -> str:
    """A module with everything that the client needs to make sentences: how each field is worded."""
    known = tuple(events)
    untold = [str(event.__struct_config__.tag) for event in known if event.is_omitted]
    forms = "".join(_forms(key, fields) for key, fields in forms_of(known).items())
    words = "".join(f"  {_name(form)}: {json.dumps(word)},\n" for form, word in words_of(known).items())
    return (
        "// Made by `starhaul protocol --write` from the events of the game. Do not edit: edit those.\n\n"
        "/** How each field of an event is worded, by the key of the event.\n"
        " * @type {Record<string, Record<string, string>>} */\n"
        f"export const FORMS = {{\n{forms}}};\n\n"
        "/** The forms worded by a single text: the prefixes of their keys.\n"
        " * @type {Record<string, string>} */\n"
        f"export const WORDS = {{\n{words}}};\n\n"
        "/** Events that have no sentence, because another event implies them. @type {Set<string>} */\n"
        f"export const UNTOLD = new Set({json.dumps(untold)});\n"
    )


def _forms(key: str, fields: dict[str, str]) -> str:
    parts = [f"{_name(name)}: {json.dumps(form)}" for name, form in fields.items()]
    line = f"  {_name(key)}: {{ {', '.join(parts)} }},\n" if parts else f"  {_name(key)}: {{}},\n"
    if len(line) <= _WIDTH + 1:
        return line
    listed = "".join(f"    {part},\n" for part in parts)
    return f"  {_name(key)}: {{\n{listed}  }},\n"


def _name(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_]\w*", key) else json.dumps(key)
