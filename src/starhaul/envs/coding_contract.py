"""What a coding promises: answers as numbers of a fixed catalogue, views as bytes of a fixed layout."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from starhaul.kernel.contract import Action, Game, Question
from starhaul.kernel.errors import Refusal

Allows = Callable[[Action], bool]
"""Whether the rules would take an answer; what a refusal says, the seat may know."""
Answers = dict[int, Action | None]
"""Actions by their numbers; None: let time pass."""


class Coding(ABC):
    """One game in one configuration, in numbers. Seats, ships and colours count from the observer on, so that
    what is learned at one seat holds at all."""

    game: ClassVar[Game[Any, Any]]
    version: ClassVar[int]
    """Grows whenever a number of the catalogue or a byte of the layout changes its meaning."""
    layout: ClassVar[Mapping[str, int]]
    """The blocks of an observation in order, with their lengths."""
    catalogue: tuple[str, ...]
    """What each number means, in words."""

    def __init__(self, config: Any) -> None:
        self.config = config
        self.seats = self.game.seats(config)
        self.length = sum(self.layout.values())

    def sight(self, state: Any, seat: int, questions: Sequence[Question]) -> Any:
        """† What a seat may know, its view or whatever is faster to read; all the rest is made of it. It is
        good until the match goes on."""
        return self.game.view(state, seat)

    def allows(self, state: Any, question: Question, at_ms: int, action: Action) -> bool:
        """† Whether the rules take this answer to an open question."""
        try:
            self.game.check_open(state, question, action, at_ms)
        except Refusal:
            return False
        return True

    @abstractmethod
    def mask(self, sight: Any, question: Question, at_ms: int, allows: Allows) -> bytearray:
        """For each number of the catalogue 1 if it is a legal answer, else 0. At least one is."""

    @abstractmethod
    def answers(self, state: Any, question: Question, numbers: Iterable[int]) -> Answers:
        """What legal numbers mean."""

    @abstractmethod
    def observation(self, sight: Any, question: Question | None, at_ms: int) -> bytearray:
        """What a seat sees; `question` only if it is the one that is asked."""

    @abstractmethod
    def rivals(self, seat: int) -> Sequence[int]:
        """The persons somebody plays against."""

    @abstractmethod
    def potential(self, view: Any) -> float:
        """How well a seat stands by its view, for shaped rewards."""

    def part(self, name: str) -> slice:
        """Where a block of the layout lies."""
        first = 0
        for block, length in self.layout.items():
            if block == name:
                return slice(first, first + length)
            first += length
        raise KeyError(name)


def clipped(number: int) -> int:
    """As much of a number as fits into a byte.

    >>> clipped(-3), clipped(7), clipped(1000)
    (0, 7, 255)
    """
    return 0 if number < 0 else min(number, 255)


def clipped_bytes(numbers: Sequence[int]) -> bytes:
    """Numbers from 0 on as bytes.

    >>> clipped_bytes([7, 1000])
    b'\\x07\\xff'
    """
    return bytes(numbers) if max(numbers) < 256 else bytes(map(clipped, numbers))
