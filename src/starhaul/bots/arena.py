"""Plays matches of bots on a discrete clock. No bot can block a match (`answer_schedule.py`)."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET, structs

from starhaul.bots.answer_schedule import (
    HEARING,
    MOST_ASKED,
    MOST_WAITS,
    AnswerSchedule,
    AnswerVerdict,
    Lapse,
    judged,
    overruled,
)
from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.bots.thinking import HANG_MS, LIMIT_MS, Failure, briefing_in, listen, think
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, TICK, Action, C, Event, Question, S
from starhaul.kernel.match import Match
from starhaul.kernel.presence import Presence, PresenceGame


class Arena:
    """One match and its bots, one per player."""

    def __init__(
        self,
        match: Match[Any, Any],
        bots: Sequence[Bot],
        *,
        limit_ms: float | None = LIMIT_MS,
        hang_ms: float | None = HANG_MS,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        self.match = match
        self.bots = bots
        self.lapses: list[Lapse] = []
        self.thinking_ms: list[tuple[str, float]] = []
        """The time each answer took, with the kind of its question."""
        self._limit_ms = limit_ms
        self._hang_ms = hang_ms
        self._clock = clock
        self._schedules = [AnswerSchedule() for _ in bots]
        self._idle = 0
        """How often bots have waited since the last action."""
        self._luck = Stream(match.seed, "table")

    def play(self) -> list[Event]:
        """Play to the end of the match."""
        told = self.begin()
        bound = self.match.game.bound(self.match.config)
        while not self.match.is_over:
            told += self.step()
            if len(self.match.entries) > bound:
                raise AssertionError(f"more than {bound} actions")
        return told

    def begin(self) -> list[Event]:
        """Let chance act before anybody is asked."""
        return self._told(self.match.advance())

    # --- scheduling ----------------------------------------------------------------------------------------

    def step(self) -> list[Event]:
        """One action of a bot or of the clock with the chance actions that follow, or one bot that waits."""
        game, state, now = self.match.game, self.match.state, self.match.now_ms
        questions, due = game.questions(state), game.wake_at(state)
        for asked in questions:
            if self._schedules[asked.seat].is_back_for(asked):
                return self._say(asked.seat, "here", "")
        open_ = self._open(questions)
        question = min(open_, key=self._order, default=None)
        if due is not None and (question is None or due <= max(now, self._schedules[question.seat].ready)):
            return self._tick(max(due, now))
        if question is None:
            # Only absent bots are asked; any legal answer will do.
            return self._act(questions[0].seat, self._overruled(questions[0], now), now)
        if due is None and self._idle >= MOST_WAITS * len(open_):
            return self._leave(question, "waited")
        return self._ask(question, max(now, self._schedules[question.seat].ready))

    def _open(self, questions: Sequence[Question]) -> list[Question]:
        somebody_must = any(question.waits for question in questions)
        return [
            question
            for question in questions
            if self._schedules[question.seat].is_open(question, somebody_must)
        ]

    def _order(self, question: Question) -> tuple[int, int]:
        schedule = self._schedules[question.seat]
        return max(self.match.now_ms, schedule.ready), schedule.turn

    def _tick(self, at_ms: int) -> list[Event]:
        told = self._act(CLOCK, TICK, at_ms)
        for schedule in self._schedules:
            schedule.look_up(at_ms)
        return told

    def _leave(self, question: Question, why: str) -> list[Event]:
        """Mark a bot that would keep its question open forever as absent."""
        self._report(question, Failure(why))
        return self._say(question.seat, "absent", question.kind)

    def _say(self, seat: int, now: str, left: str) -> list[Event]:
        self._schedules[seat].go(left)
        if not isinstance(self.match.game, PresenceGame):
            return []
        return self._act(CLOCK, Presence(seat, now), self.match.now_ms)

    # --- asking --------------------------------------------------------------------------------------------

    def briefing(self, question: Question, at_ms: int) -> Briefing:
        """What a bot gets to see; worlds are sampled from what its seat may know."""
        return briefing_of(self.match, question, at_ms)

    def _ask(self, question: Question, at_ms: int) -> list[Event]:
        schedule = self._schedules[question.seat]
        schedule.ask(question.kind)
        verdict, pace = self._verdict(question, at_ms)
        schedule.ready, schedule.turn = at_ms + schedule.pause_after(verdict, pace), self._luck(1 << 30)
        told = []
        if verdict.is_wait:
            self._idle += 1
        else:
            action = verdict.action if verdict.failure is None else self._overruled(question, at_ms)
            told = self._act(question.seat, action, at_ms)
        if schedule.asked >= MOST_ASKED and not self.match.is_over:
            told += self._leave(question, "waited" if verdict.is_wait else "endless")
        return told

    def _verdict(self, question: Question, at_ms: int) -> tuple[AnswerVerdict, int]:
        """The checked answer of the bot, and how long the bot is busy."""
        result = think(
            self.bots[question.seat],
            self.briefing(question, at_ms),
            limit_ms=self._limit_ms,
            hang_ms=self._hang_ms,
            clock=self._clock,
        )
        self.thinking_ms.append((question.kind, result.took_ms))
        if result.failure is not None:
            verdict = AnswerVerdict(failure=result.failure)
        else:
            verdict = judged(self.match.game, self.match.state, question, result.action, at_ms)
        if verdict.failure is not None:
            self._report(question, verdict.failure)
        return verdict, result.pace_ms

    def _overruled(self, question: Question, at_ms: int) -> Action:
        return overruled(self.match.game, self.match.state, question, self._luck, at_ms)

    def _report(self, question: Question, failure: Failure) -> None:
        self.lapses.append(Lapse(question.seat, question.kind, *failure))

    # --- actions and events --------------------------------------------------------------------------------

    def _act(self, seat: int, action: Action, at_ms: int) -> list[Event]:
        self._idle = 0
        return self._told([*self.match.act(seat, action, at_ms), *self.match.advance()])

    def _told(self, events: list[Event]) -> list[Event]:
        for seat, bot in enumerate(self.bots):
            heard = heard_by(seat, events)
            failure = listen(bot, heard, hang_ms=self._hang_ms) if heard else None
            if failure is not None:
                self.lapses.append(Lapse(seat, HEARING, *failure))
        return events


def briefing_of(match: Match[C, S], question: Question, at_ms: int) -> Briefing:
    """The briefing for a question, limited to what the seat may know."""
    return briefing_in(match.game, match.state, question, at_ms)


def heard_by(seat: int, events: Sequence[Event]) -> list[Event]:
    """A seat's events, without the outcomes that logs and tests use."""
    return [
        event if event.outcome is UNSET else structs.replace(event, outcome=UNSET)
        for event in events
        if event.is_for(seat)
    ]
