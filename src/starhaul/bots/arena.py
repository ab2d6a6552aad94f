"""Plays matches of bots on a discrete clock. No bot can block a match (`answer_schedule.py`)."""

import time
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from msgspec import UNSET, Struct

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
from starhaul.bots.bot_contract import Bot
from starhaul.bots.thinking import HANG_MS, LIMIT_MS, Failure, briefing_in, hears, listen, think
from starhaul.hang_alarm import HangAlarm
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, TICK, Action, Event, Question
from starhaul.kernel.match import Match
from starhaul.kernel.presence import PresenceGame
from starhaul.kernel.presence_records import Presence
from starhaul.kernel.record_types import replace

_waits = attrgetter("waits")
"""Used instead of a generator, which costs a call for each question."""


class ThinkingTime(Struct, frozen=True):
    """The time that one answer of a bot took."""

    seat: int
    kind: str
    """The kind of the question."""
    took_ms: float


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
        self.thinking: list[ThinkingTime] = []
        self._limit_ms = limit_ms
        self._alarm = HangAlarm(hang_ms)
        self._clock = clock
        self._schedules = [AnswerSchedule() for _ in bots]
        self._unheard: dict[int, list[Event]] = {seat: [] for seat, bot in enumerate(bots) if hears(bot)}
        """The events since each bot was asked last; those that are not for its seat are still among them."""
        self._somebody_is_absent = False
        """Whether a bot is absent for some kind of question."""
        self._idle = 0
        """How often bots have waited since the last action."""
        self._luck = Stream(match.seed, "table")

    def play(self) -> list[Event]:
        """Play to the end of the match."""
        bound = self.match.game.bound(self.match.config)
        with self._alarm.kept_ready():
            told = self.begin()
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
        if self._somebody_is_absent:
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

    def _open(self, questions: Sequence[Question]) -> Sequence[Question]:
        if len(questions) == 1 and not self._somebody_is_absent:
            return questions
        somebody_must = any(map(_waits, questions))
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
        self._somebody_is_absent = any(schedule.left for schedule in self._schedules)
        if not isinstance(self.match.game, PresenceGame):
            return []
        return self._act(CLOCK, Presence(seat, now), self.match.now_ms)

    # --- asking --------------------------------------------------------------------------------------------

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
        self._pass_events(question.seat)
        result = think(
            self.bots[question.seat],
            briefing_in(self.match.game, self.match.state, question, at_ms),
            limit_ms=self._limit_ms,
            alarm=self._alarm,
            clock=self._clock,
        )
        self.thinking.append(ThinkingTime(question.seat, question.kind, result.took_ms))
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
        """Carry out an action that is known to be legal: answers of bots have been judged."""
        self._idle = 0
        return self._told([*self.match.carry_out(seat, action, at_ms), *self.match.advance()])

    def _told(self, events: list[Event]) -> list[Event]:
        for unheard in self._unheard.values():
            unheard += events
        if self.match.is_over:
            for seat in self._unheard:
                self._pass_events(seat)
        return events

    def _pass_events(self, seat: int) -> None:
        """Pass a bot its events: once before each question, because every call into a bot costs time."""
        unheard = self._unheard.get(seat)
        if not unheard:
            return
        heard = heard_by(seat, unheard)
        unheard.clear()
        failure = listen(self.bots[seat], heard, alarm=self._alarm) if heard else None
        if failure is not None:
            self.lapses.append(Lapse(seat, HEARING, *failure))


def heard_by(seat: int, events: Sequence[Event]) -> list[Event]:
    """A seat's events, without the outcomes that logs and tests use."""
    return [
        event if event.outcome is UNSET else replace(event, outcome=UNSET)
        for event in events
        if event.audience is None or event.is_for(seat)
    ]
