"""Frames for questions with a deadline, asked of one seat or of several at once; defaults decide on
timeout.

The base of nearly all `Ask…` frames of the games. What is asked, and what an answer does, is up to the frame.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from starhaul.kernel.contract import CLOCK, Action, Event, Question
from starhaul.kernel.frames import AskFrame
from starhaul.kernel.presence_records import ByDefault

NEVER = 0
"""The deadline of a question without a time limit."""


def deadline(limit_seconds: int, at_ms: int) -> int:
    """The deadline of a question asked now; a limit of 0 means none."""
    return at_ms + 1000 * limit_seconds if limit_seconds else NEVER


class QuestionFrame(AskFrame, frozen=True, kw_only=True):
    """Asks the seats in `waiting`. The frame is replaced by one that waits for fewer seats, or popped.

    The state must track presence (`presence.HasPresence`).
    """

    to_define: ClassVar[tuple[str, ...]] = ("waiting", "ask", "decide")

    until: int = NEVER

    def waiting(self, state: Any) -> tuple[int, ...]:
        raise NotImplementedError

    def ask(self, state: Any, seat: int) -> Question:
        raise NotImplementedError

    def decide(self, state: Any, seat: int, action: Any, at_ms: int, told: list[Event]) -> None:
        raise NotImplementedError

    def hears_default(self, state: Any, seat: int) -> tuple[int, ...] | None:
        """The audience of the event that a default was used for a seat; None: everybody."""
        return None

    def offer(self, state: Any, seat: int) -> Question:
        """The question without its default and subject, where these are costly to make (`Game.offers`)."""
        return self.ask(state, seat)

    def asked(self, state: Any) -> Sequence[int]:
        return self.waiting(state)

    def questions(self, state: Any) -> list[Question]:
        return [self.ask(state, seat) for seat in self.waiting(state)]

    def offers(self, state: Any, seat: int) -> list[Question]:
        return [self.offer(state, seat)] if seat in self.waiting(state) else []

    def questions_of(self, state: Any, seat: int) -> list[Question]:
        return [self.ask(state, seat)] if seat in self.waiting(state) else []

    def wake_at(self, state: Any) -> int | None:
        """At once if a seat is away, else at the deadline."""
        if any(state.presence) and any(map(state.presence_at, self.waiting(state))):
            return 0
        return self.until or None

    def answer(self, state: Any, seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if seat != CLOCK:
            self.decide(state, seat, action, at_ms, told)
            return
        late = self.until != NEVER and at_ms >= self.until
        for waiting in self.waiting(state):
            top = state.frames[-1]
            if not isinstance(top, type(self)) or waiting not in top.waiting(state):
                return
            if late or state.presence_at(waiting):
                told.append(Event(ByDefault(seat=waiting), self.hears_default(state, waiting)))
                top.decide(state, waiting, top.ask(state, waiting).default, at_ms, told)
