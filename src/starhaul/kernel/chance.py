"""Chance: random numbers derived from a seed, in separate streams.

Dice, decks and bots draw from separate streams, so that one more shuffle does not change the next roll. The
same seed gives the same numbers in every process and on every Python version. The only state of a stream is
its position, one integer. The generators are in `keystream.py` and, for old matches only, in `splitmix.py`;
`prepared_chance.py` has one for lessons.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from starhaul.kernel import keystream, splitmix
from starhaul.kernel.random_numbers import Numbers

T = TypeVar("T")
Seed = int | str
Draw = Callable[[int], int]
"""Draws a number from 0 up to, not including, the argument."""

CURRENT = keystream.NAME
"""The generator of every new match."""
UNNAMED = splitmix.NAME
"""The generator of logs and databases from before generators had names."""


class Generator(Protocol):
    """All streams of one seed."""

    @property
    def name(self) -> str: ...

    def stream(self, name: str) -> Numbers: ...


Luck = Seed | Generator
"""A source of random numbers: a generator, or a seed for the current generator."""

GENERATORS: dict[str, Callable[[Seed], Generator]] = {
    keystream.NAME: keystream.Blake2bCounter,
    splitmix.NAME: splitmix.SplitMix,
}
PREPARED: dict[str, Callable[[Seed], Generator]] = {}
"""Generators with prepared outcomes (`prepared_chance.py`), added by `starhaul.games` for the lessons of each
game."""


def is_generator(name: str) -> bool:
    return name in GENERATORS or name in PREPARED


def generator_named(name: str, seed: Seed) -> Generator:
    """
    >>> generator_named("blake2b-ctr-1", 7).name
    'blake2b-ctr-1'
    """
    return (GENERATORS.get(name) or PREPARED[name])(seed)


def generator_of(luck: Luck) -> Generator:
    return keystream.Blake2bCounter(luck) if isinstance(luck, int | str) else luck


NOBODY = -1


class Outcomes(Struct, frozen=True):
    """The possible outcomes of a chance action, with integer weights (all equal if None)."""

    stream: str
    options: Sequence[Any]
    weights: Sequence[int] | None = None
    seat: int = NOBODY
    """The seat that gets the outcome, where chance can be prepared for each seat by itself."""


def choose(outcomes: Outcomes, numbers: Numbers, position: int) -> Any:
    """Pick an outcome by weight. This always takes exactly one draw."""
    if numbers.is_prepared:
        at = numbers.prepared(outcomes.options, outcomes.seat, position)
        if at >= 0:
            return outcomes.options[at]
    if outcomes.weights is None:
        return outcomes.options[numbers.draw(position, len(outcomes.options))]
    number = numbers.draw(position, sum(outcomes.weights))
    for option, weight in zip(outcomes.options, outcomes.weights, strict=True):
        number -= weight
        if number < 0:
            return option
    raise AssertionError("weights do not add up")


def following(numbers: Numbers, position: int) -> int:
    """The position after one draw."""
    return (position + numbers.step) & keystream.WORD


def shuffle(things: list[T], draw: Draw) -> None:
    """Shuffle a list in place; every order is equally likely."""
    for last in range(len(things) - 1, 0, -1):
        other = draw(last + 1)
        things[last], things[other] = things[other], things[last]


class Stream:
    """A stream that tracks its own position, for drivers, bots and tests (never part of a game's state).

    >>> stream = Stream("seed", "bots")
    >>> [stream(6) for _ in range(5)]
    [3, 5, 3, 1, 0]
    """

    __slots__ = ("_numbers", "position")

    def __init__(self, luck: Luck, name: str) -> None:
        self._numbers: Numbers = generator_of(luck).stream(name)
        self.position = self._numbers.start

    def __call__(self, below: int) -> int:
        numbers, position = self._numbers, self.position
        self.position = (position + numbers.step) & keystream.WORD
        return numbers.draw(position, below)

    def pick(self, options: Sequence[T]) -> T:
        return options[self(len(options))]
