"""Questions with a deadline: asked of one seat or of several at once, decided by default on time-out."""

from typing import TYPE_CHECKING, Any

from starhaul.kernel.contract import CLOCK, Action, Event, Prompt
from starhaul.kernel.frames import Ask

if TYPE_CHECKING:
    from starhaul.trucker.state import State

NEVER = 0
"""Deadline of a question without time limit."""


class Question(Ask, frozen=True, kw_only=True):
    """Asks the seats in `waiting`. A frame is replaced by one that waits for fewer seats, or popped."""

    until: int = NEVER

    def waiting(self, state: "State") -> tuple[int, ...]:
        raise NotImplementedError

    def ask(self, state: "State", seat: int) -> Prompt:
        raise NotImplementedError

    def decide(self, state: "State", seat: int, action: Any, at_ms: int, told: list[Event]) -> None:
        raise NotImplementedError

    def prompts(self, state: "State") -> list[Prompt]:
        return [self.ask(state, seat) for seat in self.waiting(state)]

    def prompts_of(self, state: "State", seat: int) -> list[Prompt]:
        return [self.ask(state, seat)] if seat in self.waiting(state) else []

    def wake_at(self, state: "State") -> int | None:
        """At once if somebody is away, else at the deadline."""
        if any(state.presence) and any(map(state.presence_at, self.waiting(state))):
            return 0
        return self.until or None

    def answer(self, state: "State", seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if seat != CLOCK:
            self.decide(state, seat, action, at_ms, told)
            return
        late = self.until != NEVER and at_ms >= self.until
        for waiting in self.waiting(state):
            top = state.frames[-1]
            if not isinstance(top, type(self)) or waiting not in top.waiting(state):
                return
            if late or state.presence_at(waiting):
                told.append(Event("by-default", {"seat": waiting}))
                top.decide(state, waiting, top.ask(state, waiting).default, at_ms, told)


def deadline(state: "State", at_ms: int) -> int:
    """When a decision asked now is made by default (RUL-08)."""
    limit = state.config.options.decision_seconds
    return at_ms + 1000 * limit if limit else NEVER
