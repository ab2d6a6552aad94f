"""How difficult an exercise is, computed from what can be measured of it (docs/formats.md §7).

Used by the kinds of exercises. Nobody estimates: a rating follows from the exercise, so that all are
comparable and a test can compute it again.
"""

from math import comb, log2

from msgspec import Struct

LEVELS = 5
EASIEST, STEP = 950, 125
"""The rating up to which an exercise is of level 1, and the difference between two levels."""


class Features(Struct, frozen=True, kw_only=True):
    """What makes an exercise hard."""

    tiles: int
    """The tiles that have to be looked at, on all its ships together."""
    bits: float
    """How unlikely a guess is right, as the binary logarithm of answers for each right one."""
    steps: int
    """What has to be worked out one by one: faults, tiles to place, meteors, options."""
    margin: float
    """How much worse the best wrong answer is, in tiles, connectors or credits."""


def rating_of(features: Features) -> int:
    """A number like those of chess puzzles: about 800 for what beginners see at once, 1500 and more for what
    takes minutes.

    >>> rating_of(Features(tiles=10, bits=4, steps=1, margin=3)), rating_of(
    ...     Features(tiles=40, bits=12, steps=5, margin=1)
    ... )
    (910, 1490)
    """
    return round(
        640
        + 5 * features.tiles
        + 30 * features.bits
        + 30 * features.steps
        + 280 / (1 + max(0.0, features.margin))
    )


def level_of(rating: int) -> int:
    """From 1 to 5.

    >>> [level_of(rating) for rating in (700, 951, 1100, 1250, 2400)]
    [1, 2, 3, 4, 5]
    """
    return min(LEVELS, 1 + max(0, -(-(rating - EASIEST) // STEP)))


def bits(candidates: float, solutions: float) -> float:
    """
    >>> bits(8, 1), bits(2, 2)
    (3.0, 0.0)
    """
    return max(0.0, log2(candidates) - log2(solutions))


def choices(number: int, of: int) -> int:
    """In how many ways some of several things can be chosen."""
    return comb(of, number)
