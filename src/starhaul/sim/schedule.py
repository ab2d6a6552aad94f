"""The seating of a tournament: every bot plays equally often on every seat and against every other bot.

Seats that win together (a *party*) are played by the same bot.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

Party = tuple[int, ...]
"""Seats that win together."""


class Schedule:
    """The bot at each seat in match 0, 1, 2 …

    >>> schedule = Schedule(["a", "b"], [(0,), (1,), (2,)])
    >>> schedule.cycle
    6
    >>> [" ".join(schedule.seating(number)) for number in range(6)]
    ['a a b', 'a b b', 'a b a', 'b b a', 'b a a', 'b a b']
    """

    def __init__(self, bots: Sequence[str], parties: Sequence[Party]) -> None:
        self._parties = parties
        self._line_ups = list(line_ups(bots, len(parties)))
        self._orders = list(orders(len(parties)))

    @property
    def cycle(self) -> int:
        """The number of matches after which every bot has played every seat equally often."""
        return len(self._line_ups) * len(self._parties)

    def seating(self, number: int) -> list[str]:
        """The bot of each seat."""
        turn, which = divmod(number, len(self._line_ups))
        order = self._orders[turn % len(self._orders)]
        line_up = [self._line_ups[which][place] for place in order]
        seats = {seat: bot for party, bot in zip(self._parties, line_up, strict=True) for seat in party}
        return [seats[seat] for seat in sorted(seats)]


def line_ups(bots: Sequence[str], places: int) -> Iterator[tuple[str, ...]]:
    """The bots of each match: all combinations if there are more bots than places, else extra places rotate.

    >>> [*line_ups("abc", 2)], [*line_ups("ab", 4)], [*line_ups("ab", 3)]
    ([('a', 'b'), ('a', 'c'), ('b', 'c')], [('a', 'a', 'b', 'b')], [('a', 'a', 'b'), ('a', 'b', 'b')])
    """
    if len(bots) >= places:
        yield from combinations(bots, places)
        return
    around = (
        tuple(sorted((first + place) % len(bots) for place in range(places))) for first in range(len(bots))
    )
    for line_up in dict.fromkeys(around):
        yield tuple(bots[number] for number in line_up)


def orders(places: int) -> Iterator[tuple[int, ...]]:
    """All permutations of the places, in groups of rotations: after each group everybody has had every place.

    >>> [*orders(3)]
    [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2)]
    """
    for rest in permutations(range(1, places)):
        order = (0, *rest)
        yield from (order[shift:] + order[:shift] for shift in range(places))
