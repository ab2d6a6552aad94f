"""Time for the story before a question (HSE-O8).

People are told what has happened step by step and see the question only after that, so the clock of the
answer must not run before. The rules know what they have told and how long that takes; nobody has to report
what their screen shows, and a log repeats the deadlines exactly.
"""

from typing import Any, Protocol

from msgspec import structs

from starhaul.kernel.question_frames import NEVER, QuestionFrame


class Tells(Protocol):
    frames: list[Any]
    told_until: int
    """When the story so far has been told; 0 if nothing is being told."""


def limit_of(state: Tells) -> int:
    """The deadline of the open question, if there is one."""
    top = state.frames[-1] if state.frames else None
    return top.until if isinstance(top, QuestionFrame) else NEVER


def allow_for_story(state: Tells, before: int, story_ms: int, most_ms: int, at_ms: int) -> None:
    """Move the deadline of a question asked just now to after the story, by `most_ms` at most.

    `before` is what `limit_of` said before the action: a question that stays open keeps its deadline.
    """
    if not story_ms and state.told_until <= at_ms:
        state.told_until = 0
        return
    state.told_until = min(max(state.told_until, at_ms) + story_ms, at_ms + most_ms)
    if (limit := limit_of(state)) not in (NEVER, before):
        until = limit + state.told_until - at_ms
        state.frames[-1] = structs.replace(state.frames[-1], until=until)
