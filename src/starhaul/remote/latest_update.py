"""Keeps the latest update of a connection, and applies changes to it."""

from typing import Any

import msgspec
from msgspec import UNSET, Raw

from starhaul.server.patches import patched
from starhaul.server.wire import AskedQuestion, ChangeMessage, ToldEvent, UpdateMessage, encode

_events = msgspec.json.Decoder(list[ToldEvent])
_questions = msgspec.json.Decoder(list[AskedQuestion])


class LostTrack(Exception):
    """A change of an update that is not here: only a new connection helps."""


class LatestUpdate:
    def __init__(self, update: UpdateMessage) -> None:
        self.update = update
        self._view: Any = UNSET
        """Decoded when the first change comes, as are the hints."""
        self._hints: Any = None

    def change(self, change: ChangeMessage) -> UpdateMessage:
        """The update after a change; raises `LostTrack` if something is missing before it."""
        last = self.update
        if change.rev != last.rev + 1:
            raise LostTrack(f"{last.rev} → {change.rev}")
        if self._view is UNSET:
            self._view = msgspec.json.decode(last.view)
            self._hints = None if last.hints is None else msgspec.json.decode(last.hints)
        for patch in change.view:
            self._view = patched(self._view, msgspec.json.decode(patch))
        if change.hints is not UNSET:
            self._hints = patched(self._hints, msgspec.json.decode(change.hints))
        self.update = UpdateMessage(
            match=last.match,
            rev=change.rev,
            at_ms=change.at_ms,
            view=Raw(encode(self._view)),
            events=_events.decode(change.events),
            asked=last.asked if change.asked is UNSET else _questions.decode(change.asked),
            hints=None if self._hints is None else Raw(encode(self._hints)),
            deadline_ms=change.deadline_ms,
        )
        return self.update
