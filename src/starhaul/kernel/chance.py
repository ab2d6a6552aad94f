"""Chance: a generator that is one integer, and one such integer for each stream.

Dice, decks and bots draw from separate streams, so that one more shuffle does not change the next roll.
The same seed gives the same numbers in every process and on every Python.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from msgspec import Struct

Seed = int | str
Draw = Callable[[int], int]
"""Draws a number from 0 up to, not including, the argument."""

_WORD = (1 << 64) - 1


class Outcomes(Struct, frozen=True):
    """What chance may do now: options with integer weights (equal ones if none are given)."""

    stream: str
    options: Sequence[Any]
    weights: Sequence[int] | None = None


def generator(seed: Seed, stream: str) -> int:
    """The first state of a stream."""
    digest = blake2b(f"{seed}\n{stream}".encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def draw(state: int, below: int) -> tuple[int, int]:
    """A number below `below` and the next state (SplitMix64, scaled by multiplication).

    >>> draw(generator("seed", "dice"), 6)
    (4, 17983325717835139849)
    """
    state = (state + 0x9E3779B97F4A7C15) & _WORD
    word = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _WORD
    return ((word ^ (word >> 31)) * below) >> 64, state


def following(state: int) -> int:
    """The state after one draw, whatever was drawn."""
    return draw(state, 1)[1]


def choose(outcomes: Outcomes, state: int) -> tuple[Any, int]:
    """One of the outcomes by their weights, and the next state of the stream."""
    if outcomes.weights is None:
        number, state = draw(state, len(outcomes.options))
        return outcomes.options[number], state
    number, state = draw(state, sum(outcomes.weights))
    for option, weight in zip(outcomes.options, outcomes.weights, strict=True):
        number -= weight
        if number < 0:
            return option, state
    raise AssertionError("weights do not add up")


def shuffle(things: list[Any], draw: Draw) -> None:
    """Put a list into any order, each as likely as the others."""
    for last in range(len(things) - 1, 0, -1):
        other = draw(last + 1)
        things[last], things[other] = things[other], things[last]


class Stream:
    """A stream that keeps its own state, for drivers, bots and tests (never part of a game's state).

    >>> stream = Stream("seed", "bots")
    >>> [stream(6) for _ in range(5)]
    [3, 1, 2, 2, 5]
    """

    def __init__(self, seed: Seed, name: str) -> None:
        self.state = generator(seed, name)

    def __call__(self, below: int) -> int:
        number, self.state = draw(self.state, below)
        return number

    def pick(self, options: Sequence[Any]) -> Any:
        return options[self(len(options))]
