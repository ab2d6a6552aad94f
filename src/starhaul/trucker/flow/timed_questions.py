"""Deadlines of the trucker game's questions, from the time limits in the options.

Used by all frames that ask.
"""

from starhaul.kernel import question_frames
from starhaul.kernel.question_frames import NEVER, QuestionFrame
from starhaul.kernel.question_kinds import USUAL_LIMIT
from starhaul.trucker.match.questions import QUESTIONS
from starhaul.trucker.match.state import State

__all__ = ["NEVER", "QuestionFrame", "deadline"]


def deadline(state: State, at_ms: int, kind: str = "") -> int:
    """When a question of this kind, asked now, is answered by its default (RUL-08).

    Without a kind the usual limit counts.
    """
    option = QUESTIONS[kind].limit if kind else USUAL_LIMIT
    limit: int = getattr(state.config.options, option)
    return question_frames.deadline(limit, at_ms)
