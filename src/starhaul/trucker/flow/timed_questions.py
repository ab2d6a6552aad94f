"""Questions of the trucker game: those of the kernel, with the time limit that the table has agreed on."""

from starhaul.kernel.question_frames import NEVER, QuestionFrame
from starhaul.kernel.question_frames import deadline as limit_to
from starhaul.trucker.match.state import State

__all__ = ["NEVER", "QuestionFrame", "deadline", "limit_to"]


def deadline(state: State, at_ms: int) -> int:
    """When a decision asked now is made by default (RUL-08)."""
    return limit_to(state.config.options.decision_seconds, at_ms)
