"""The update of one audience after a step, encoded in the forms that its viewers want."""

import zlib
from typing import Any

import msgspec
from msgspec import Raw, Struct, structs

from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.table.viewer import Viewer
from starhaul.server.wire import UpdateMessage, encode


class UpdateFrames:
    """Whole or as a change, with hints or without; each form is made when the first viewer needs it.

    It shows the match as it is when it is sent; `finish` makes one that can be sent later.
    """

    def __init__(
        self, play: TableMatch, audience: int, step: Step | None, at_ms: int, *, paused: bool = False
    ) -> None:
        self._play = play
        self._audience = audience
        self._step = step
        self._at_ms = at_ms
        self._is_paused = paused
        self._rev = play.revs[audience]
        self._whole: dict[bool, bytes] = {}
        """By whether it has hints."""
        self._changes: dict[bool, bytes | None] = {}
        """Likewise; None if only a whole update will do."""
        self._packed: bytes | None = None
        """The whole update, compressed, of one that is sent later."""

    def send(self, viewer: Viewer) -> None:
        """A change if the viewer has the update that it changes, or else the whole update."""
        # There are no hints for spectators; and what is sent later must not be made later.
        match, hints = self._play.id, viewer.wants_hints and self._audience != self._play.spectators
        frame = self._change(hints) if viewer.can_follow(match, self._rev) else None
        viewer.send(self.whole(hints) if frame is None else frame)
        # A pause may hide the view.
        viewer.latest = None if self._is_paused else (match, self._rev)

    def finish(self) -> "UpdateFrames":
        """Make the forms that spectators get, to be kept for a while."""
        self._packed = zlib.compress(self.whole(hints=False), 1)
        self._whole.clear()
        self._change(hints=False)
        return self

    @property
    def size(self) -> int:
        """The bytes that a finished one takes."""
        return len(self._packed or b"") + len(self._changes.get(False) or b"")

    @property
    def config(self) -> Any:
        """The configuration of the match."""
        return self._play.match.config

    def view(self) -> Raw:
        """The view in it; null while a pause hides the boards."""
        return _viewed.decode(self.whole(hints=False)).view

    def whole(self, hints: bool) -> bytes:
        if self._packed is not None:
            return zlib.decompress(self._packed)
        if hints not in self._whole:
            self._whole[hints] = encode(self.update(hints))
        return self._whole[hints]

    def update(self, hints: bool) -> UpdateMessage:
        update = self._play.update(self._audience, self._step, self._at_ms, paused=self._is_paused)
        if not hints or self._is_paused or self._audience == self._play.spectators:
            return update
        return structs.replace(update, hints=self._play.hints(self._audience))

    def _change(self, hints: bool) -> bytes | None:
        if hints not in self._changes:
            self._changes[hints] = self._new_change(hints)
        return self._changes[hints]

    def _new_change(self, hints: bool) -> bytes | None:
        play, audience = self._play, self._audience
        if self._step is None or self._is_paused:
            return None
        has_hints = hints and audience != play.spectators
        return play.change(audience, self._step, play.hints_change(audience) if has_hints else None)


class _Viewed(Struct):
    view: Raw


_viewed = msgspec.json.Decoder(_Viewed)
