"""The course of a match for learners: who is asked next on a discrete clock, and what time does meanwhile.

Every answer costs the same time, as at a table of bots. The clock ticks by itself, so whoever steps through a
course meets questions to seats and nothing else.
"""

from collections.abc import Sequence
from typing import Any

from starhaul.kernel.chance import Seed
from starhaul.kernel.contract import CLOCK, TICK, Action, Event, Game, Question
from starhaul.kernel.match import Match

PACE_MS = 400
"""What an answer costs."""
WAIT_MS = 1000
"""What doing nothing costs, where nobody waits for an answer."""


class OpenMatch(Match[Any, Any]):
    """A match that takes an answer at its word."""

    def take(self, seat: int, action: Action, at_ms: int) -> list[Event]:
        """Like `act`, for one of the answers that a question has listed: it needs no second check."""
        told = self.game.perform(self.state, seat, action, at_ms)
        self.now_ms = at_ms
        self._enter(seat, action)
        return told


class Episode:
    """One match; `question` is the question to be answered at `at_ms`, None when the match is over."""

    def __init__(self, game: Game[Any, Any], config: Any, seed: Seed) -> None:
        self.game = game
        self.match = OpenMatch(game, config, seed)
        self.told: list[Event] = self.match.advance()
        """What happened since the last question."""
        self.question: Question | None = None
        self.questions: Sequence[Question] = ()
        """All open questions."""
        self.at_ms = 0
        self._ready = [0] * game.seats(config)
        self._find()

    def answer(self, action: Action | None) -> None:
        """Answer the question with something the rules allow (the caller knows); None lets time pass."""
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
        """Let the clock tick until a seat is asked in time, or the match is over."""
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
        """The question whose seat has its hands free first. Who has spoken and may only take it back is not
        asked again."""
        found, when = None, 0
        for question in questions:
            if question.waits or question.options is None:
                ready = self._ready[question.seat]
                ready = now if ready < now else ready
                if found is None or ready < when:
                    found, when = question, ready
        return found, when
