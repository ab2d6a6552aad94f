"""Events as records: a frozen record for everything that can happen, declared once beside the actions.

A game derives all its events from one base of its own (`Game.event_base`). Everything else follows from these
declarations: the key (from the name of the class), the arguments, the pages and types of the protocol, and
how a field is told in a sentence (from the type of the field). The envelope with audience and outcome is
`contract.Event`. Sentences do not belong here: they are made by the plug-ins and by the browser client.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, Union, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct, structs

from starhaul.kernel.typed import decoder


def kebab_case(name: str) -> str:
    """The key of an event, made from the name of its class.

    >>> kebab_case("TileHit"), kebab_case("ThreatMissedAll")
    ('tile-hit', 'threat-missed-all')
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class EventRecord(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="key", tag=kebab_case):
    """What happened. Every field and every event has a docstring; fields hold values that JSON knows."""

    is_omitted: ClassVar[bool] = False
    """Whether stories leave it out, because another event says the same."""

    @property
    def key(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def args(self) -> dict[str, Any]:
        """The fields by the names they have in messages; a field that has its default value is left out."""
        found = {}
        for field in fields_of(type(self)):
            value = getattr(self, field.attribute)
            if field.default is NODEFAULT or value != field.default:
                found[field.name] = value
        return found


class KernelEvent(EventRecord, frozen=True):
    """An event that the kernel tells, in every game that uses that part of it."""


# --- fields ------------------------------------------------------------------------------------------------


class FieldForm(Struct, frozen=True):
    """How a field is told, as part of its type: `Annotated[int, FieldForm("seat")]`.

    The plug-in of a game for the terminal and its browser client have a function for each form.
    """

    name: str
    word: str = ""
    """Where the field is told by a word: how the key of the text for it begins."""


PLAIN = FieldForm("plain")
"""A number or a name that the texts use as it is; the form of fields without any."""
SILENT = FieldForm("silent")
"""Not in the sentence; it does not influence the choice of a wording either."""

SeatNumber = Annotated[int, FieldForm("seat")]
PersonNumber = Annotated[int, FieldForm("person")]
PresenceName = Annotated[str, FieldForm("presence", "presence-")]


class EventField(NamedTuple):
    """A field of an event."""

    name: str
    """In messages."""
    attribute: str
    """In Python."""
    form: FieldForm
    default: Any


@cache
def fields_of(kind: type[EventRecord]) -> tuple[EventField, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        EventField(field.encode_name, field.name, _form_in(hints[field.name]), field.default)
        for field in structs.fields(kind)
    )


def _form_in(hint: Any) -> FieldForm:
    """The form that stands in a type, also inside of an optional one."""
    for part in (*getattr(hint, "__metadata__", ()), *get_args(hint)):
        if isinstance(part, FieldForm):
            return part
        if (found := _form_in(part)) is not PLAIN:
            return found
    return PLAIN


# --- what a game can tell ----------------------------------------------------------------------------------


def declared_events(base: type[EventRecord]) -> tuple[type[EventRecord], ...]:
    """All events of a game by its base: the records that no other record is derived from, and the kernel's.

    Two events with the same key are an error.
    """
    found: dict[str, type[EventRecord]] = {}
    for record in (*_leaves(base), *_leaves(KernelEvent)):
        key = str(record.__struct_config__.tag)
        if found.setdefault(key, record) is not record:
            raise TypeError(f"{record.__name__} and {found[key].__name__} have the same key: {key}")
    # Not in the order of definition, which depends on what is imported first.
    return tuple(found[key] for key in sorted(found))


def _leaves(base: type[EventRecord]) -> Iterator[type[EventRecord]]:
    for record in base.__subclasses__():
        if record.__subclasses__():
            yield from _leaves(record)
        else:
            yield record


@cache
def _union(base: type[EventRecord]) -> Any:
    return Union[declared_events(base)]  # noqa: UP007, for a tuple that is made at run time


def record_of(base: type[EventRecord], key: str, args: Mapping[str, object]) -> EventRecord:
    """The event that came in a message; raises `msgspec.ValidationError` if the game has no such event."""
    record: EventRecord = decoder(_union(base)).decode(msgspec.json.encode({**args, "key": key}))
    return record


def forms_of(events: Iterable[type[EventRecord]]) -> dict[str, dict[str, str]]:
    """For each key the names of its fields and how they are told."""
    return {
        str(event.__struct_config__.tag): {field.name: field.form.name for field in fields_of(event)}
        for event in events
    }


def words_of(events: Iterable[type[EventRecord]]) -> dict[str, str]:
    """The forms that are told by a word, and how the keys of these words begin."""
    forms = {field.form for event in events for field in fields_of(event) if field.form.word}
    return {form.name: form.word for form in sorted(forms, key=lambda form: form.name)}
