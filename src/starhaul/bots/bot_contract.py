"""The contract of a bot: it receives the events and answers the questions of its seat, based on the seat's
view.

A bot never gets the state of a match. To look ahead it samples *worlds*: states that look the same to its
seat, with everything it cannot see drawn again. It cannot learn anything hidden from them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from starhaul.kernel.chance import Draw, Stream
from starhaul.kernel.contract import Action, Event, Game, Question

Worlds = Callable[[Draw], Any]
"""Samples a state that is consistent with the view."""


class Chair(NamedTuple):
    """The seat of a bot and the resources it may use."""

    game: Game[Any, Any]
    config: Any
    seat: int
    """The player number, as in questions and views."""
    draw: Stream
    """Its own random numbers: the same seed and bot give the same answers."""
    budget_ms: int = 200
    """The time limit for one answer."""


class Briefing:
    """Everything a bot may use for one answer. It is valid until the bot has answered."""

    __slots__ = ("_look", "_view", "at_ms", "question", "worlds")

    def __init__(self, look: Callable[[], Any], question: Question, at_ms: int, worlds: Worlds) -> None:
        self._look = look
        self._view: Any = None
        self.question = question
        self.at_ms = at_ms
        self.worlds = worlds

    @property
    def view(self) -> Any:
        """What the seat may know; made when the bot first reads it, because many answers need no view."""
        if self._view is None:
            self._view = self._look()
        return self._view


class Opinion(NamedTuple):
    """A bot's rating of an answer: higher is better; `reasons` are keyed by message."""

    action: Action
    value: float
    reasons: Mapping[str, Any] = {}


class Bot(ABC):
    """One player in one match."""

    games: ClassVar[tuple[str, ...]] = ()
    """† The names of the games it plays; empty for a bot that plays any game."""

    def __init__(self, chair: Chair, **traits: str) -> None:
        self.chair = chair
        self.traits = traits
        """Parameters of the bot's name, such as its temperament."""

    def hear(self, events: Sequence[Event]) -> None:  # noqa: B027 – most bots only use the view
        """† Receive the events of its seat, in order, before each question and at the end."""

    @abstractmethod
    def answer(self, briefing: Briefing) -> Action | None:
        """An answer; None to wait, if the question does not `wait`."""

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        """† How long a person would need for the answer; the table's clock advances by this."""
        return 400

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        """† Ratings of the possible answers, best first."""
        action = self.answer(briefing)
        return [] if action is None else [Opinion(action, 0.0)]
