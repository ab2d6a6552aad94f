"""The latest step of a match as messages have it: its events, and what it changes for each audience.

Whatever several audiences get is encoded once. Made and used by `table_match`; what has changed is found out
in `audience_views`.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress

import msgspec
from msgspec import UNSET, Raw

from starhaul.kernel.contract import Event
from starhaul.kernel.event_records import EventRecord
from starhaul.server.table.audience_views import AudienceChange
from starhaul.server.update_parts import NO_EVENTS
from starhaul.server.wire import ChangeMessage

_encode = msgspec.json.Encoder().encode
_HEAD = b'{"is":"change","rev":%d,'
"""The beginning of a `ChangeMessage`; the rest is often the same for several audiences."""
_HEAD_SIZE = len(_HEAD % 0)


class EncodedStep:
    """Made when somebody needs it, and used while the step is the latest one."""

    def __init__(
        self,
        events: Sequence[Event],
        reasons: Sequence[object],
        at_ms: int,
        viewer_of: Callable[[int], int | None],
    ) -> None:
        """`reasons` says for each event why something was lost, or None; it is empty if nothing was."""
        self._events = events
        self._at_ms = at_ms
        self._viewer_of = viewer_of
        self._told = [told(event.record) for event in events]
        if reasons:
            self._told = list(map(_explained, self._told, reasons))
        self._is_public = all(event.audience is None for event in events)
        self._all = _listed(self._told)
        self._heard: dict[tuple[bool, ...], Raw] = {}
        """The encoded events, by which of them are heard, where not everybody hears all."""
        self._changes: dict[tuple[int, int, int | None], bytes] = {}
        """What follows the head; by the identities of change and events, which live as long as this, and by
        the deadline."""

    def change(
        self, audience: int, rev: int, change: AudienceChange, deadline: int | None, hints: Raw | None
    ) -> bytes:
        """The `ChangeMessage` for an audience, encoded."""
        events = self._all if self._is_public else self._heard_by(audience)
        key = id(change), id(events), deadline
        rest = self._changes.get(key) if hints is None else None
        if rest is None:
            rest = self._rest(change, events, deadline, hints)
            if hints is None:
                self._changes[key] = rest
        return _HEAD % rev + rest

    def _rest(self, change: AudienceChange, events: Raw, deadline: int | None, hints: Raw | None) -> bytes:
        message = ChangeMessage(
            rev=0,
            at_ms=self._at_ms,
            view=change.view,
            events=events,
            asked=UNSET if change.asked is None else change.asked,
            hints=UNSET if hints is None else hints,
            deadline_ms=deadline,
        )
        return _encode(message)[_HEAD_SIZE:]

    def _heard_by(self, audience: int) -> Raw:
        viewer = self._viewer_of(audience)
        heard = tuple([event.is_for(viewer) for event in self._events])
        if heard not in self._heard:
            self._heard[heard] = _listed(list(compress(self._told, heard)))
        return self._heard[heard]


def _listed(encoded: list[bytes]) -> Raw:
    return Raw(b"[%b]" % b",".join(encoded)) if encoded else NO_EVENTS


def told(record: EventRecord) -> bytes:
    """An event as `ToldEvent` is encoded: msgspec writes the key of a record before its fields, which become
    an object of their own here.

    >>> from starhaul.kernel.presence_records import ByDefault
    >>> told(ByDefault(seat=2))
    b'{"key":"by-default","args":{"seat":2}}'
    """
    size, head = _head_of(type(record))
    return head + _encode(record)[size:].removeprefix(b",") + b"}"


def _explained(event: bytes, why: object) -> bytes:
    """An encoded event with the reason for the loss that it tells of, if it does."""
    return event if why is None else b'%b,"why":%b}' % (event[:-1], _encode(why))


@cache
def _head_of(kind: type[EventRecord]) -> tuple[int, bytes]:
    """How long the key of such a record is, encoded, and what is sent instead."""
    key = b'{"key":%b' % _encode(kind.__struct_config__.tag)
    return len(key), key + b',"args":{'
