"""Who plays whom, and on which seat: every bot on every seat equally often, beside everybody equally often.

Seats that win together – a *party* – are given to the same bot: a team is as good as its bot.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

Party = tuple[int, ...]
"""Seats that win together."""


class Schedule:
    """Which bot sits where in match 0, 1, 2 …

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
        """After so many matches every bot has sat on every seat equally often."""
        return len(self._line_ups) * len(self._parties)

    def seating(self, number: int) -> list[str]:
        """The bot of each seat."""
        turn, which = divmod(number, len(self._line_ups))
        order = self._orders[turn % len(self._orders)]
        line_up = [self._line_ups[which][place] for place in order]
        seats = {seat: bot for party, bot in zip(self._parties, line_up, strict=True) for seat in party}
        return [seats[seat] for seat in sorted(seats)]


def line_ups(bots: Sequence[str], places: int) -> Iterator[tuple[str, ...]]:
    """Who meets in a match. More bots than places: every choice of them; fewer: the extra places go round.

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
    """All orders of so many places, in groups of rotations: after each group all have been everywhere.

    >>> [*orders(3)]
    [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2)]
    """
    for rest in permutations(range(1, places)):
        order = (0, *rest)
        yield from (order[shift:] + order[:shift] for shift in range(places))
