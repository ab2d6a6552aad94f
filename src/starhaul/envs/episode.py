"""Runs a match for learners on a discrete clock and finds the next question.

Every answer takes the same time. The clock ticks automatically, so the caller only sees questions to seats.
"""

from collections.abc import Sequence
from typing import Any

from starhaul.kernel.chance import Seed
from starhaul.kernel.contract import CLOCK, TICK, Action, C, Event, Game, Question
from starhaul.kernel.match import Match

PACE_MS = 400
"""The time an answer takes."""
WAIT_MS = 1000
"""The time that passes when a seat does nothing, where it need not answer."""


class OpenMatch(Match[Any, Any]):
    """A match that can skip the check of an answer."""

    def take(self, seat: int, action: Action, at_ms: int) -> list[Event]:
        """Like `act`, for an answer that is known to be legal."""
        told = self.game.perform(self.state, seat, action, at_ms)
        self.now_ms = at_ms
        self._enter(seat, action)
        return told


class Episode:
    """One match; `question` is to be answered at `at_ms`; it is None when the match is over."""

    def __init__(self, game: Game[C, Any], config: C, seed: Seed) -> None:
        self.game = game
        self.match = OpenMatch(game, config, seed)
        self.told: list[Event] = self.match.advance()
        """The events since the last question."""
        self.question: Question | None = None
        self.questions: Sequence[Question] = ()
        """All open questions."""
        self.at_ms = 0
        self._ready = [0] * game.seats(config)
        self._find()

    def answer(self, action: Action | None) -> None:
        """Answer the question with an action that the caller knows to be legal; None lets time pass."""
        assert self.question is not None, "somebody must be asked"
        seat = self.question.seat
        if action is None:
            self._ready[seat] = self.at_ms + WAIT_MS
            self.told = []
        else:
            self.told = self.match.take(seat, action, self.at_ms)
            self._ready[seat] = self.at_ms + PACE_MS
            self.told += self.match.advance()
        self._find()

    def _find(self) -> None:
        """Let the clock tick until a seat is to be asked before the next tick, or the match is over."""
        match, game = self.match, self.game
        while True:
            state, now = match.state, match.now_ms
            self.questions = game.questions(state)
            found, when = self._next(self.questions, now)
            due = game.wake_at(state)
            if found is not None and (due is None or due > when):
                self.question, self.at_ms = found, when
                return
            if due is None:
                self.question = None
                return
            self.told += match.act(CLOCK, TICK, max(due, now))
            self.told += match.advance()

    def _next(self, questions: Sequence[Question], now: int) -> tuple[Question | None, int]:
        """The question of the seat that is free first. A seat that could only change an answer it has given
        is not asked again."""
        found, when = None, 0
        for question in questions:
            if question.waits or question.options is None:
                ready = self._ready[question.seat]
                ready = now if ready < now else ready
                if found is None or ready < when:
                    found, when = question, ready
        return found, when
