"""When a bot is asked and what happens to its answers; used by the arena and by tables on the server.

The default answer (or a random legal one where there is none) replaces the answer of a bot that raises,
answers illegally or thinks too long, and the lapse is reported. A bot that keeps a question open forever, by
waiting or by answering without end, counts as absent for that question, as a person would (RUL-09).
"""

from itertools import repeat
from operator import is_
from typing import NamedTuple

import msgspec
from msgspec import Struct

from starhaul.bots.thinking import PACES_MS, Failure, in_words
from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import Action, C, Game, Question, S
from starhaul.kernel.errors import Refusal

WAITS_AT_ONE_PACE = 16
"""A bot that waits more often than this in a row is asked half as often, and so on, until the clock ticks or
it acts."""
MOST_WAITS = 64
"""How often each bot may wait in a row where only an answer can end the waiting."""
MOST_ASKED = 1500
"""How often in a row a bot is asked the same kind of question before it counts as absent."""
HEARING = "hear"
"""Replaces the kind of question in the report of a bot that failed while processing events."""


class Lapse(NamedTuple):
    """A case in which a bot's answer had to be replaced."""

    seat: int
    kind: str
    """The kind of the question."""
    why: str
    """`raised`, `late`, `refused`, `waited` (without end) or `endless` (answers)."""
    detail: str = ""


class AnswerVerdict(Struct, frozen=True):
    """The result of checking an answer: an action, a wait or a failure."""

    action: Action | None = None
    """In the form in which it is logged."""
    is_wait: bool = False
    """Nothing happens now."""
    later_ms: int = 0
    """The answer came this much too early; the bot is asked again then."""
    failure: Failure | None = None


class AnswerSchedule:
    """The schedule of one bot: until when it is busy, and how often it was asked or waited in a row."""

    def __init__(self) -> None:
        self.ready = 0
        """When the bot is free again."""
        self.turn = 0
        """Breaks ties: bots that are ready at the same time act in an order that is drawn each time."""
        self.waits = 0
        """How often it has waited in a row."""
        self.kind = ""
        """The kind of the last question; `asked` counts its repetitions."""
        self.asked = 0
        self.left = ""
        """The kind of question that the bot is absent for."""

    def ask(self, kind: str) -> None:
        self.asked = self.asked + 1 if self.kind == kind else 1
        self.kind = kind

    def go(self, left: str) -> None:
        """Mark the bot as absent for a kind of question, or (with an empty kind) as present again."""
        self.left, self.asked = left, 0

    def is_back_for(self, question: Question) -> bool:
        """Whether an absent bot is asked something else that must be answered."""
        return question.waits and self.left not in ("", question.kind)

    def is_open(self, question: Question, somebody_must: bool) -> bool:
        """Whether to ask: not if the bot is absent, nor if it can only change an answer it has already
        given."""
        return self.left != question.kind and (
            question.waits or question.options is None or not somebody_must
        )

    def pause_after(self, verdict: AnswerVerdict, pace_ms: int) -> int:
        """How long the bot is busy after this answer."""
        if verdict.later_ms:
            return verdict.later_ms
        if verdict.is_wait:
            self.waits += 1
            return pace_ms << min((self.waits - 1) // WAITS_AT_ONE_PACE, 12)
        self.waits = 0
        return pace_ms

    def look_up(self, at_ms: int) -> None:
        """After a tick of the clock a waiting bot is asked again soon."""
        if self.waits:
            self.waits, self.ready = 0, min(self.ready, at_ms + PACES_MS[0])


def judged(game: Game[C, S], state: S, question: Question, said: Action | None, at_ms: int) -> AnswerVerdict:
    """Check a bot's answer like one from outside: convert it to JSON values, then to an action, then check
    it. An answer that is itself one of the listed options needs no check."""
    if said is None and not question.waits:
        return AnswerVerdict(is_wait=True)
    if is_picked(said, question):
        return AnswerVerdict(said)
    try:
        meant = game.to_action(question.seat, msgspec.to_builtins(said))
        game.check(state, question.seat, meant, at_ms)
    except Refusal as refusal:
        wait = refusal.detail.get("wait")
        # The pause between draws is not a mistake: the bot is asked again after it.
        if refusal.code == "draw-pause" and isinstance(wait, int):
            return AnswerVerdict(is_wait=True, later_ms=max(1, wait))
        return AnswerVerdict(failure=Failure("refused", str(refusal)))
    except Exception as error:  # the answer is not even an action
        return AnswerVerdict(failure=Failure("refused", in_words(error)))
    return AnswerVerdict(meant)


def is_picked(said: Action, question: Question) -> bool:
    """Whether an answer is an option of the question, and not merely equal to one: comparing would call
    methods of a foreign object."""
    return question.options is not None and any(map(is_, question.options, repeat(said)))


def overruled(game: Game[C, S], state: S, question: Question, draw: Draw, at_ms: int) -> Action:
    """The answer on behalf of a bot that has none."""
    return question.default if question.waits else game.sample(state, question, draw, at_ms)
