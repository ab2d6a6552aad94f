"""What the prepared situations of all games share: events in results, and answers that do not fit."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.errors import BadInput


class EventResult(Struct, frozen=True, omit_defaults=True):
    """An event as results write it."""

    key: str
    args: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None


def results_of(told: Iterable[Event]) -> list[EventResult]:
    return [EventResult(event.key, dict(event.args), event.audience) for event in told]


def unfit(question: Question, place: str, legal: Iterable[object]) -> BadInput:
    """An answer that is none to this question, told with all that would be, as the file writes them."""
    # One inside the other: a fact is cut where it gets too long, and all of them are wanted.
    *others, last = [msgspec.json.encode(answer).decode() for answer in legal]
    listed: BadInput | str = last
    for answer in reversed(others):
        listed = BadInput("answer-list", first=answer, others=listed)
    return BadInput("answer-unfit", place=place, kind=question.kind, seat=question.seat, legal=listed)
