"""Moves deadlines to allow for the time clients take to show events (HSE-O8).

Clients present events one by one and show the question after them, so the answer time must not start earlier.
The rules know which events they sent and how long each takes to show: clients report nothing, and replaying
a log gives exactly the same deadlines.
"""

from typing import Any, Protocol

from msgspec import structs

from starhaul.kernel.question_frames import NEVER, QuestionFrame


class Tells(Protocol):
    frames: list[Any]
    told_until: int
    """When all events so far will have been shown; 0 if none are being shown."""


def limit_of(state: Tells) -> int:
    """The deadline of the open question; `NEVER` if there is none."""
    top = state.frames[-1] if state.frames else None
    return top.until if isinstance(top, QuestionFrame) else NEVER


def allow_for_story(state: Tells, before: int, story_ms: int, most_ms: int, at_ms: int) -> None:
    """Move the deadline of a question asked just now past the end of the story, by at most `most_ms`.

    `before` is what `limit_of` returned before the action: a question that stays open keeps its deadline.
    """
    if not story_ms and state.told_until <= at_ms:
        state.told_until = 0
        return
    state.told_until = min(max(state.told_until, at_ms) + story_ms, at_ms + most_ms)
    if (limit := limit_of(state)) not in (NEVER, before):
        until = limit + state.told_until - at_ms
        state.frames[-1] = structs.replace(state.frames[-1], until=until)
