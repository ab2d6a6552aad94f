"""Cameras: each turns the steps of a match into the messages of one point of view.

Used by `film`. A seat and the spectators are audiences of the match, as at a table. Nobody at a table sees
everything, so the open point of view compares uncovered views by itself.
"""

from typing import Any, Protocol

import msgspec
from msgspec import Raw

from starhaul.server.film.film_records import WATCH
from starhaul.server.patches import patch_of
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.update_parts import ToldEvent
from starhaul.server.wire import ChangeMessage, UpdateMessage, encode

KEY_FRAME_EVERY = 100
"""After so many changes the whole view follows, so that a client can start from there."""


class Camera(Protocol):
    @property
    def audiences(self) -> tuple[int, ...]:
        """The audiences of the match that have to be looked at."""

    def take(self, step: Step) -> bytes | None:
        """The message after a step; None if this point of view does not notice it."""


class AudienceCamera:
    """The point of view of a seat, or of the spectators, as they saw it."""

    def __init__(self, play: TableMatch, audience: int) -> None:
        self.audiences = (audience,)
        self._play = play
        self._audience = audience
        self._changes = KEY_FRAME_EVERY

    def take(self, step: Step) -> bytes | None:
        play, audience = self._play, self._audience
        if audience not in step.noticed_by:
            return None
        self._changes += 1
        change = (
            None if self._changes > KEY_FRAME_EVERY else play.change(audience, step, self._hints_change())
        )
        if change is not None:
            return change
        self._changes = 0
        update = play.update(audience, step, step.at_ms)
        return encode(msgspec.structs.replace(update, hints=self._hints()))

    def _hints_change(self) -> Raw | None:
        return None if self._audience == self._play.spectators else self._play.hints_change(self._audience)

    def _hints(self) -> Raw | None:
        return None if self._audience == self._play.spectators else self._play.hints(self._audience)


class OpenCamera:
    """Everything, also what was hidden. Only for matches that are over."""

    def __init__(self, play: TableMatch) -> None:
        self.audiences = (play.spectators,)
        self._play = play
        self._rev = 0
        self._changes = KEY_FRAME_EVERY
        self._seen: Any = None

    def take(self, step: Step) -> bytes | None:
        play = self._play
        seen = msgspec.to_builtins(play.game.uncovered_view(play.match.state, play.questions))
        patch = patch_of(self._seen, seen)
        if patch is None and not step.events:
            return None
        self._seen = seen
        self._rev += 1
        self._changes += 1
        events = [ToldEvent(event.key, event.args) for event in step.events]
        deadline = play.due if play.due is not None and play.due > play.match.now_ms else None
        if self._changes > KEY_FRAME_EVERY:
            self._changes = 0
            return encode(
                UpdateMessage(
                    match=play.id,
                    rev=self._rev,
                    at_ms=step.at_ms,
                    view=seen,
                    events=events,
                    deadline_ms=deadline,
                )
            )
        return encode(
            ChangeMessage(
                rev=self._rev,
                at_ms=step.at_ms,
                view=() if patch is None else (patch,),
                events=Raw(encode(events)),
                deadline_ms=deadline,
            )
        )


def camera_of(play: TableMatch, eye: str) -> Camera:
    """`eye` is one of `eyes_of`."""
    if eye.isdecimal():
        return AudienceCamera(play, int(eye))
    return AudienceCamera(play, play.spectators) if eye == WATCH else OpenCamera(play)
