"""The contract of a coding: actions as numbers of a fixed catalogue, views as bytes with a fixed layout.

Implemented by the part `coding` of each plug-in, used by `zoo` and through it by `solo`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from starhaul.kernel.contract import Action, Game, Question
from starhaul.kernel.errors import Refusal

Allows = Callable[[Action], bool]
"""Whether the rules would accept an answer. A seat is allowed to know the reason of any refusal."""
Answers = dict[int, Action | None]
"""Actions by number; None: let time pass."""


class Coding(ABC):
    """Encodes one game in one configuration as numbers. Seats, ships and colours are numbered relative to the
    observer, so that a policy learned at one seat works at every seat."""

    game: ClassVar[Game[Any, Any]]
    version: ClassVar[int]
    """Must be increased whenever a number of the catalogue or a byte of the layout changes its meaning."""
    layout: ClassVar[Mapping[str, int]]
    """The blocks of an observation in order, with their lengths."""
    catalogue: tuple[str, ...]
    """A description of each number."""

    def __init__(self, config: Any) -> None:
        self.config = config
        self.seats = self.game.seats(config)
        self.length = sum(self.layout.values())

    def sight(self, state: Any, seat: int, questions: Sequence[Question]) -> Any:
        """† What a seat may know: its view, or something faster to read. The other methods are computed from
        it. It is valid until the next action."""
        return self.game.view(state, seat)

    def allows(self, state: Any, question: Question, at_ms: int, action: Action) -> bool:
        """† Whether the rules accept this answer to an open question."""
        try:
            self.game.check_open(state, question, action, at_ms)
        except Refusal:
            return False
        return True

    @abstractmethod
    def mask(self, sight: Any, question: Question, at_ms: int, allows: Allows) -> bytearray:
        """For each number of the catalogue, 1 if it is a legal answer, else 0. At least one is legal."""

    @abstractmethod
    def answers(self, state: Any, question: Question, numbers: Iterable[int]) -> Answers:
        """The actions of legal numbers."""

    @abstractmethod
    def observation(self, sight: Any, question: Question | None, at_ms: int) -> bytearray:
        """What a seat sees; `question` is None unless this seat is the one being asked."""

    @abstractmethod
    def rivals(self, seat: int) -> Sequence[int]:
        """The players that a seat plays against."""

    @abstractmethod
    def potential(self, view: Any) -> float:
        """The value of a seat's position according to its view, for shaped rewards."""

    def part(self, name: str) -> slice:
        """The slice of a block of the layout."""
        first = 0
        for block, length in self.layout.items():
            if block == name:
                return slice(first, first + length)
            first += length
        raise KeyError(name)


class CodingPart(Protocol):
    """The part `coding` of a plug-in."""

    CODING: type[Coding]
    """What the environments load."""
    SPEED_CASES: tuple[Mapping[str, Any], ...]
    """Configurations in which `starhaul.envs.speed` measures."""


def clipped(number: int) -> int:
    """A number limited to the range of a byte.

    >>> clipped(-3), clipped(7), clipped(1000)
    (0, 7, 255)
    """
    return 0 if number < 0 else min(number, 255)


def clipped_bytes(numbers: Sequence[int]) -> bytes:
    """Non-negative numbers as bytes, limited to 255.

    >>> clipped_bytes([7, 1000])
    b'\\x07\\xff'
    """
    return bytes(numbers) if max(numbers) < 256 else bytes(map(clipped, numbers))
