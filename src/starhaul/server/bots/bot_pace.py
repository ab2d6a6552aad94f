"""When a bot at a table with people is asked, and when its answer shows. Knows no clock and no worker.

People must be able to follow. A decision that the table waits for shows only after the pace of the bot; where
everybody acts at once an answer counts as soon as it is there, and then the hands are busy for their pace, as
they are at a table of bots.
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
"""A decision shows no sooner and, if it is there, no later than this after it was asked."""
BEFORE_DEADLINE_MS = 200
"""But always in time."""
TROUBLE = (DIED, HUNG, STOPPED)
"""No fault of the bot, as far as one can know."""
MOST_LAPSES = 100
"""So many are remembered, the last ones."""


class BotMoment(NamedTuple):
    """What a room knows."""

    state: Any
    questions: Sequence[Question]
    """To everybody."""
    due_ms: int | None
    """When the clock has something to do."""
    now_ms: int
    """The time of the match."""
    rev: int
    """Grows with everything that happens."""
    people: bool
    """Whether somebody who is no bot is asked something."""


class AskBot(NamedTuple):
    """Ask the bot now, and hand in the answer."""

    question: Question


class CarryOut(NamedTuple):
    """Carry this out now; it is legal."""

    action: Action


class LookAgain(NamedTuple):
    """Nothing to do before this time, unless something happens."""

    at_ms: int


class PendingQuestion(NamedTuple):
    """A question that the bot thinks about, and when and at what revision it was asked."""

    question: Question
    at_ms: int
    rev: int


class Player:
    """One bot at a table. `next` says what to do; it is called whenever that is done or anything happens."""

    def __init__(self, game: Game[Any, Any], seat: int, luck: Draw) -> None:
        self.game = game
        self.seat = seat
        self.lapses: deque[Lapse] = deque(maxlen=MOST_LAPSES)
        self._luck = luck
        self._hands = AnswerSchedule()
        self._asked: PendingQuestion | None = None
        self._answer: Answer | None = None
        self._again = 0
        """A bot that waits is not asked sooner, whatever the question."""
        self._idle = (0, 0)
        """At which revision it waits, and how often it has waited there."""

    @property
    def is_absent(self) -> bool:
        """It has kept a question open for too long; the table is to be told, and then games know how to live
        with it (RUL-09)."""
        return bool(self._hands.left)

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None and self._answer is None

    def hand_in(self, answer: Answer) -> None:
        """What came of the last `AskBot`."""
        self._answer = answer
        if answer.deaf:
            self.lapses.append(Lapse(self.seat, HEARING, "raised", answer.deaf))

    def look_up(self, now_ms: int) -> None:
        """The clock has done something: a bot that waits is asked again."""
        self._hands.look_up(now_ms)
        self._again = min(self._again, self._hands.ready)

    def next(self, moment: BotMoment) -> AskBot | CarryOut | LookAgain | None:
        """What to do now; None: nothing until something happens."""
        if self.is_thinking:
            return None
        mine = self._open(moment)
        if self._asked is not None and self._answer is not None:
            if self._asked.question in mine:
                return self._settle(self._asked, self._answer, moment)
            # The question is gone, by default or because somebody else acted.
            self._done()
        return self._ask(mine[0], moment) if mine else None

    def _open(self, moment: BotMoment) -> list[Question]:
        hands = self._hands
        mine = [question for question in moment.questions if question.seat == self.seat]
        if any(map(hands.is_back_for, mine)):
            hands.go("")
        somebody_must = any(question.waits for question in moment.questions)
        return [question for question in mine if hands.is_open(question, somebody_must)]

    # --- asking --------------------------------------------------------------------------------------------

    def _ask(self, question: Question, moment: BotMoment) -> AskBot | LookAgain | None:
        hands, now = self._hands, moment.now_ms
        if why := self._stuck(question, moment):
            self._report(question, Failure(why))
            hands.go(question.kind)
            return None
        # It may think about a decision while its hands are busy.
        at = self._again if question.waits else max(self._again, hands.ready)
        if at > now:
            return LookAgain(at)
        hands.ask(question.kind)
        self._asked = PendingQuestion(question, now, moment.rev)
        return AskBot(question)

    def _stuck(self, question: Question, moment: BotMoment) -> str:
        """Why the bot would keep its question open for ever; nothing if it would not, or if people go on."""
        rev, waits = self._idle
        if rev == moment.rev and waits >= MOST_WAITS and moment.due_ms is None and not moment.people:
            return "waited"
        is_enough = self._hands.kind == question.kind and self._hands.asked >= MOST_ASKED
        return "endless" if is_enough and not self._hands.waits else ""

    # --- answering -----------------------------------------------------------------------------------------

    def _settle(
        self, asked: PendingQuestion, answer: Answer, moment: BotMoment
    ) -> CarryOut | LookAgain | AskBot | None:
        """What comes of an answer to a question that is still open."""
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
        shown = max(self._hands.ready, asked.at_ms + max(least, min(answer.pace_ms, most)))
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
            # It was legal when the bot looked; somebody was faster.
            return AnswerVerdict(is_wait=True, later_ms=PACES_MS[0])
        return verdict

    def _rest(self, asked: PendingQuestion, verdict: AnswerVerdict, pace_ms: int, moment: BotMoment) -> None:
        hands, now = self._hands, moment.now_ms
        pause = min(hands.pause_after(verdict, pace_ms), PACES_MS[1])
        if verdict.is_wait:
            self._again = hands.ready = now + pause
            rev, waits = self._idle
            self._idle = moment.rev, (waits + 1 if rev == moment.rev else 1)
        elif asked.question.waits:
            # The pace has passed before; only what comes next must not come at the same moment.
            hands.ready = now + SHOWN_AFTER_MS[0]
        else:
            # Its hands were moving while it thought.
            hands.ready = max(now, asked.at_ms + pause)

    def _done(self) -> None:
        self._asked = self._answer = None

    def _report(self, question: Question, failure: Failure) -> None:
        self.lapses.append(Lapse(self.seat, question.kind, *failure))
