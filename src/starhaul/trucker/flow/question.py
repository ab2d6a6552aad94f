"""Questions of the trucker game: those of the kernel, with the time limit that the table has agreed on."""

from typing import TYPE_CHECKING

from starhaul.kernel import question
from starhaul.kernel.question import NEVER, Question

if TYPE_CHECKING:
    from starhaul.trucker.state import State

__all__ = ["NEVER", "Question", "deadline"]


def deadline(state: "State", at_ms: int) -> int:
    """When a decision asked now is made by default (RUL-08)."""
    return question.deadline(state.config.options.decision_seconds, at_ms)
