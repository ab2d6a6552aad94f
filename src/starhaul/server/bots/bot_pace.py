"""When a bot at a table with people is asked, and when its answer is shown. Uses no clock and no worker: time
and answers are passed in.

People must be able to follow the play. A decision that the table waits for is shown only after the pace of
the bot. Where all seats act at the same time, an answer counts at once and the bot then pauses for its pace,
as it does at a table of bots only.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

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
from starhaul.bots.thinking import PACES_MS, WAIT_MS, Failure
from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import Action, Game, Question
from starhaul.server.bots.calls import DIED, HUNG, STOPPED, Answer

SHOWN_AFTER_MS = (600, 1500)
"""Earliest and, if the answer is ready, latest time after the question at which a decision is shown."""
BEFORE_DEADLINE_MS = 200
"""A decision is always shown this long before the deadline."""
TROUBLE = (DIED, HUNG, STOPPED)
"""Failures that are probably not the fault of the bot."""
MOST_LAPSES = 100
"""The latest lapses are kept, up to this number."""


class BotMoment(NamedTuple):
    """What the table knows at this moment."""

    state: Any
    questions: Sequence[Question]
    """The open questions to all seats."""
    due_ms: int | None
    """When the clock has to act."""
    now_ms: int
    """The time of the match."""
    rev: int
    """Grows with everything that happens in the match."""
    people: bool
    """Whether a question to a person is open."""


class AskBot(NamedTuple):
    """Ask the bot now, and pass the answer to `hand_in`."""

    question: Question


class CarryOut(NamedTuple):
    """Carry out this action now; it is legal."""

    action: Action


class LookAgain(NamedTuple):
    """Nothing to do before this time, unless something happens."""

    at_ms: int


class PendingQuestion(NamedTuple):
    """A question that the bot is thinking about, and the time and revision at which it was asked."""

    question: Question
    at_ms: int
    rev: int


class Player:
    """One bot at a table. `next` says what to do; call it after doing that and whenever anything happens."""

    def __init__(self, game: Game[Any, Any], seat: int, luck: Draw) -> None:
        self.game = game
        self.seat = seat
        self.lapses: deque[Lapse] = deque(maxlen=MOST_LAPSES)
        self._luck = luck
        self._schedule = AnswerSchedule()
        self._asked: PendingQuestion | None = None
        self._answer: Answer | None = None
        self._again = 0
        """A waiting bot is not asked before this time, whatever the question."""
        self._idle = (0, 0)
        """The revision at which it waits, and how often it has waited there."""

    @property
    def is_absent(self) -> bool:
        """Whether the bot has left a question open for too long. The table then marks the seat as absent,
        which games can handle (RUL-09)."""
        return bool(self._schedule.left)

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None and self._answer is None

    def hand_in(self, answer: Answer) -> None:
        """Take the result of the last `AskBot`."""
        self._answer = answer
        if answer.deaf:
            self.lapses.append(Lapse(self.seat, HEARING, "raised", answer.deaf))

    def look_up(self, now_ms: int) -> None:
        """The clock has acted: a waiting bot is asked again."""
        self._schedule.look_up(now_ms)
        self._again = min(self._again, self._schedule.ready)

    def next(self, moment: BotMoment) -> AskBot | CarryOut | LookAgain | None:
        """What to do now; None: nothing until something happens."""
        if self.is_thinking:
            return None
        mine = self._open(moment)
        if self._asked is not None and self._answer is not None:
            if self._asked.question in mine:
                return self._settle(self._asked, self._answer, moment)
            # The question is gone, by default or because another seat acted.
            self._done()
        return self._ask(mine[0], moment) if mine else None

    def _open(self, moment: BotMoment) -> list[Question]:
        schedule = self._schedule
        mine = [question for question in moment.questions if question.seat == self.seat]
        if any(map(schedule.is_back_for, mine)):
            schedule.go("")
        somebody_must = any(question.waits for question in moment.questions)
        return [question for question in mine if schedule.is_open(question, somebody_must)]

    # --- asking --------------------------------------------------------------------------------------------

    def _ask(self, question: Question, moment: BotMoment) -> AskBot | LookAgain | None:
        schedule, now = self._schedule, moment.now_ms
        if why := self._stuck(question, moment):
            self._report(question, Failure(why))
            schedule.go(question.kind)
            return None
        # It may think about a decision before its pause is over.
        at = self._again if question.waits else max(self._again, schedule.ready)
        if at > now:
            return LookAgain(at)
        schedule.ask(question.kind)
        self._asked = PendingQuestion(question, now, moment.rev)
        return AskBot(question)

    def _stuck(self, question: Question, moment: BotMoment) -> str:
        """Why the bot would leave its question open indefinitely; empty if it would not, or if people go
        on playing."""
        rev, waits = self._idle
        if rev == moment.rev and waits >= MOST_WAITS and moment.due_ms is None and not moment.people:
            return "waited"
        is_enough = self._schedule.kind == question.kind and self._schedule.asked >= MOST_ASKED
        return "endless" if is_enough and not self._schedule.waits else ""

    # --- answering -----------------------------------------------------------------------------------------

    def _settle(
        self, asked: PendingQuestion, answer: Answer, moment: BotMoment
    ) -> CarryOut | LookAgain | AskBot | None:
        """What to do with an answer to a question that is still open."""
        shown = self._shown_at(asked, answer, moment)
        if shown > moment.now_ms:
            return LookAgain(shown)
        verdict = self._verdict(asked, answer, moment)
        self._done()
        self._rest(asked, verdict, answer.pace_ms or WAIT_MS, moment)
        if verdict.is_wait:
            return self.next(moment)
        if verdict.failure is None:
            return CarryOut(verdict.action)
        self._report(asked.question, verdict.failure)
        return CarryOut(overruled(self.game, moment.state, asked.question, self._luck, moment.now_ms))

    def _shown_at(self, asked: PendingQuestion, answer: Answer, moment: BotMoment) -> int:
        if not asked.question.waits:
            return moment.now_ms
        least, most = SHOWN_AFTER_MS
        shown = max(self._schedule.ready, asked.at_ms + max(least, min(answer.pace_ms, most)))
        return shown if moment.due_ms is None else min(shown, moment.due_ms - BEFORE_DEADLINE_MS)

    def _verdict(self, asked: PendingQuestion, answer: Answer, moment: BotMoment) -> AnswerVerdict:
        question = asked.question
        if answer.why == STOPPED or (answer.why in TROUBLE and not question.waits):
            return AnswerVerdict(is_wait=True, later_ms=WAIT_MS)
        if answer.why:
            return AnswerVerdict(failure=Failure(answer.why, answer.detail))
        if answer.is_wait:
            return AnswerVerdict(is_wait=True, later_ms=answer.later_ms)
        verdict = judged(self.game, moment.state, question, answer.action, moment.now_ms)
        if verdict.failure is not None and moment.rev != asked.rev:
            # It was legal when the bot was asked; another seat was faster.
            return AnswerVerdict(is_wait=True, later_ms=PACES_MS[0])
        return verdict

    def _rest(self, asked: PendingQuestion, verdict: AnswerVerdict, pace_ms: int, moment: BotMoment) -> None:
        schedule, now = self._schedule, moment.now_ms
        pause = min(schedule.pause_after(verdict, pace_ms), PACES_MS[1])
        if verdict.is_wait:
            self._again = schedule.ready = now + pause
            rev, waits = self._idle
            self._idle = moment.rev, (waits + 1 if rev == moment.rev else 1)
        elif asked.question.waits:
            # The pace has already passed; only the next action must not come at the same moment.
            schedule.ready = now + SHOWN_AFTER_MS[0]
        else:
            # The pause runs while the bot thinks.
            schedule.ready = max(now, asked.at_ms + pause)

    def _done(self) -> None:
        self._asked = self._answer = None

    def _report(self, question: Question, failure: Failure) -> None:
        self.lapses.append(Lapse(self.seat, question.kind, *failure))
