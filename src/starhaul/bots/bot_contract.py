"""What a bot is: it hears what its seat is told and answers what its seat is asked, from its seat's view.

A bot never gets the state of a match. To look ahead it asks for *worlds*: states that look the same to its
seat, with everything it cannot see drawn anew. Whatever it does with them, it cannot learn what is hidden.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from starhaul.kernel.chance import Draw, Stream
from starhaul.kernel.contract import Action, Event, Game, Question

Worlds = Callable[[Draw], Any]
"""Draws a state that fits the view."""


class Chair(NamedTuple):
    """Where a bot sits, and what it may use."""

    game: Game[Any, Any]
    config: Any
    seat: int
    """The person, as questions and views count them."""
    draw: Stream
    """Its own luck: same seed, same bot, same answers."""
    budget_ms: int = 200
    """How long it may think about one answer."""


class Briefing(NamedTuple):
    """Everything a bot may use for one answer."""

    view: Any
    question: Question
    at_ms: int
    worlds: Worlds


class Opinion(NamedTuple):
    """What a bot thinks of an answer: the higher the better; `facts` say why, by message key."""

    action: Action
    value: float
    facts: Mapping[str, Any] = {}


class Bot(ABC):
    """One player of one match."""

    def __init__(self, chair: Chair, **traits: str) -> None:
        self.chair = chair
        self.traits = traits
        """What a table may say about it, such as its temperament."""

    def hear(self, events: Sequence[Event]) -> None:  # noqa: B027 – most bots look instead of listening
        """† What its seat is told, in order."""

    @abstractmethod
    def answer(self, briefing: Briefing) -> Action | None:
        """An answer; None to wait, where nobody waits for it (a question that does not `wait`)."""

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        """† How long the hands need for an answer; the table's clock moves on by that much."""
        return 400

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        """† What it thinks of the possible answers, the best first."""
        action = self.answer(briefing)
        return [] if action is None else [Opinion(action, 0.0)]
