"""Events as records: a frozen record for everything that can happen, declared once beside the actions.

A game derives all its events from one base of its own (`Game.event_base`). Everything else follows from these
declarations: the key (from the class name), the arguments, the pages and types of the protocol, and how a
field is worded in a sentence (from the type of the field). The envelope with audience and outcome is
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
    """The key of an event, derived from its class name.

    >>> kebab_case("TileHit"), kebab_case("ThreatMissedAll")
    ('tile-hit', 'threat-missed-all')
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class EventRecord(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="key", tag=kebab_case):
    """Base of all events. Every event and every field has a docstring; fields hold JSON values."""

    is_omitted: ClassVar[bool] = False
    """Whether stories omit it, because another event implies it."""

    @property
    def key(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def args(self) -> dict[str, Any]:
        """The fields by their names in messages; fields with default values are omitted."""
        found = {}
        for field in fields_of(type(self)):
            value = getattr(self, field.attribute)
            if field.default is NODEFAULT or value != field.default:
                found[field.name] = value
        return found


class KernelEvent(EventRecord, frozen=True):
    """An event emitted by the kernel, in every game that uses that part of it."""


# --- fields ------------------------------------------------------------------------------------------------


class FieldForm(Struct, frozen=True):
    """How a field is worded, as part of its type: `Annotated[int, FieldForm("seat")]`.

    The terminal part of a game's plug-in and its browser client have a function for each form.
    """

    name: str
    word: str = ""
    """For a field worded by a single text: the prefix of the text's key."""


PLAIN = FieldForm("plain")
"""A number or a name that texts use unchanged; the default form."""
SILENT = FieldForm("silent")
"""Not part of the sentence; it does not affect the choice of a wording either."""

SeatNumber = Annotated[int, FieldForm("seat")]
PersonNumber = Annotated[int, FieldForm("person")]
PresenceName = Annotated[str, FieldForm("presence", "presence-")]


class EventField(NamedTuple):
    """A field of an event."""

    name: str
    """Its name in messages."""
    attribute: str
    """Its name in Python."""
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
    """The form declared in a type, optional types included."""
    for part in (*getattr(hint, "__metadata__", ()), *get_args(hint)):
        if isinstance(part, FieldForm):
            return part
        if (found := _form_in(part)) is not PLAIN:
            return found
    return PLAIN


# --- the events of a game ----------------------------------------------------------------------------------


def declared_events(base: type[EventRecord]) -> tuple[type[EventRecord], ...]:
    """All events of a game, by its base: the records without subclasses, and those of the kernel.

    Two events with the same key are an error.
    """
    found: dict[str, type[EventRecord]] = {}
    for record in (*_leaves(base), *_leaves(KernelEvent)):
        key = str(record.__struct_config__.tag)
        if found.setdefault(key, record) is not record:
            raise TypeError(f"{record.__name__} and {found[key].__name__} have the same key: {key}")
    # Not in the order of definition, which depends on the order of imports.
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
    """The event of a message; raises `msgspec.ValidationError` if the game has no such event."""
    record: EventRecord = decoder(_union(base)).decode(msgspec.json.encode({**args, "key": key}))
    return record


def forms_of(events: Iterable[type[EventRecord]]) -> dict[str, dict[str, str]]:
    """For each key, its fields and how they are worded."""
    return {
        str(event.__struct_config__.tag): {field.name: field.form.name for field in fields_of(event)}
        for event in events
    }


def words_of(events: Iterable[type[EventRecord]]) -> dict[str, str]:
    """The forms worded by a single text, and the prefixes of their keys."""
    forms = {field.form for event in events for field in fields_of(event) if field.form.word}
    return {form.name: form.word for form in sorted(forms, key=lambda form: form.name)}
