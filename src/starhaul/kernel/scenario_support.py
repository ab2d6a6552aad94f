"""Shared by the scenarios of all games: events in results, and the error for an answer that does not fit.

Playing a scenario is up to each game, because positions differ.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.errors import BadInput


class EventResult(Struct, frozen=True, omit_defaults=True):
    """An event as written in a scenario result."""

    key: str
    args: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None


def results_of(told: Iterable[Event]) -> list[EventResult]:
    return [EventResult(event.key, dict(event.args), event.audience) for event in told]


def unfit(question: Question, place: str, legal: Iterable[object]) -> BadInput:
    """The error for an answer that does not fit the question; it lists the legal ones as the file writes
    them."""
    # Nested, because an error argument is cut when it gets too long and the whole list is needed.
    *others, last = [msgspec.json.encode(answer).decode() for answer in legal]
    listed: BadInput | str = last
    for answer in reversed(others):
        listed = BadInput("answer-list", first=answer, others=listed)
    return BadInput("answer-unfit", place=place, kind=question.kind, seat=question.seat, legal=listed)
