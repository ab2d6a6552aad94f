"""What the hands of a bot are busy with, and what becomes of its answers: the same at every kind of table.

A bot that raises, answers against the rules or thinks too long is overruled by the default answer (or a
random legal one where there is none), and reported. One that keeps a question open for ever, by waiting or by
going on and on, counts as absent for that question, as a person would (RUL-09).
"""

from typing import Any, NamedTuple

import msgspec

from starhaul.bots.thinking import PACES_MS, Failure, in_words
from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import Action, Game, Question
from starhaul.kernel.errors import Refusal

WAITS_AT_ONE_PACE = 16
"""Who waits longer is asked half as often, and so on, until the clock ticks or it acts."""
MOST_WAITS = 64
"""So often, for each who is asked, bots may wait where nothing but an answer can end the waiting."""
MOST_ASKED = 1500
"""So often in a row a bot is asked one kind of question, then it has had its chance."""
HEARING = "hear"
"""Stands for the kind of question in the report of a bot that failed while listening."""


class Lapse(NamedTuple):
    """A bot that had to be overruled."""

    seat: int
    kind: str
    """Of the question."""
    why: str
    """`raised`, `late`, `refused`, `waited` (for ever) or `endless` (answers)."""
    detail: str = ""


class AnswerVerdict(NamedTuple):
    """What comes of an answer: an action, a wait or a failure."""

    action: Action | None = None
    """As the log will have it."""
    is_wait: bool = False
    """Nothing happens for now."""
    later_ms: int = 0
    """It came too soon by so much; the bot is asked again then."""
    failure: Failure | None = None


class Hands:
    """What one bot is busy with."""

    def __init__(self) -> None:
        self.ready = 0
        """When they are free again."""
        self.turn = 0
        """Breaks ties: who is ready at the same time comes in an order drawn anew each time."""
        self.waits = 0
        """How often it has waited in a row."""
        self.kind = ""
        """What it was asked last, and how often in a row."""
        self.asked = 0
        self.left = ""
        """The kind of question that it is absent for."""

    def ask(self, kind: str) -> None:
        self.asked = self.asked + 1 if self.kind == kind else 1
        self.kind = kind

    def go(self, left: str) -> None:
        """Be absent for a kind of question, or (for none) here again."""
        self.left, self.asked = left, 0

    def is_back_for(self, question: Question) -> bool:
        """Whether who is absent is asked something else, and waited for."""
        return question.waits and self.left not in ("", question.kind)

    def is_open(self, question: Question, somebody_must: bool) -> bool:
        """Not for who has answered already and may only change it, nor for who is absent."""
        return self.left != question.kind and (
            question.waits or question.options is None or not somebody_must
        )

    def pause_after(self, verdict: AnswerVerdict, pace_ms: int) -> int:
        """How long they are busy now."""
        if verdict.later_ms:
            return verdict.later_ms
        if verdict.is_wait:
            self.waits += 1
            return pace_ms << min((self.waits - 1) // WAITS_AT_ONE_PACE, 12)
        self.waits = 0
        return pace_ms

    def look_up(self, at_ms: int) -> None:
        """Whoever waits looks up when the clock does something."""
        if self.waits:
            self.waits, self.ready = 0, min(self.ready, at_ms + PACES_MS[0])


def judged(
    game: Game[Any, Any], state: Any, question: Question, said: Action | None, at_ms: int
) -> AnswerVerdict:
    """Whatever a bot says goes the way of an answer from outside: made plain, converted, checked."""
    if said is None and not question.waits:
        return AnswerVerdict(is_wait=True)
    try:
        meant = game.to_action(question.seat, msgspec.to_builtins(said))
        game.check(state, question.seat, meant, at_ms)
    except Refusal as refusal:
        wait = refusal.detail.get("wait")
        # The pause between draws is nobody's mistake: hands wait for it, and the bot looks again.
        if refusal.code == "draw-pause" and isinstance(wait, int):
            return AnswerVerdict(is_wait=True, later_ms=max(1, wait))
        return AnswerVerdict(failure=Failure("refused", str(refusal)))
    except Exception as error:  # what it said is not even an action
        return AnswerVerdict(failure=Failure("refused", in_words(error)))
    return AnswerVerdict(meant)


def overruled(game: Game[Any, Any], state: Any, question: Question, draw: Draw, at_ms: int) -> Action:
    """The answer for a bot that has none."""
    return question.default if question.waits else game.sample(state, question, draw, at_ms)
