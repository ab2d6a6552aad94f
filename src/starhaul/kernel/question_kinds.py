"""The declaration of a kind of question: its answers, its subject and its time limit, in one place.

`questions.py` of each game declares its kinds. Types for clients, protocol tests and time limits follow from
these declarations. Frames ask the questions; they do not belong here.
"""

from typing import Any, NamedTuple

USUAL_LIMIT = "decision_seconds"
"""The option that limits the time for an answer, unless a kind names another one."""


class QuestionKind(NamedTuple):
    """A kind of question."""

    answers: Any
    """The type of its answers: an action, or a union of actions."""
    about: type | None = None
    """The type of `Question.about`; None: there is no subject beyond the answers."""
    limit: str = USUAL_LIMIT
    """The option that limits the time for an answer."""
    rule: str = ""
    """The rule that explains it to players."""
