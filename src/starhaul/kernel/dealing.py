"""Dealing from a list with as few draws as possible, for games that redeal what a seat cannot see
(`Game.resample`)."""

from typing import TypeVar

from starhaul.kernel.chance import Draw

T = TypeVar("T")


def deal(pool: list[T], number: int, draw: Draw) -> list[T]:
    """Take this many things out of a list, every selection in every order being equally likely.

    Each thing taken costs one draw; what stays in the list costs none, and its order means nothing.

    >>> pool = ["a", "b", "c"]
    >>> deal(pool, 2, lambda below: 0), pool
    (['a', 'c'], ['b'])
    """
    dealt = []
    for _ in range(number):
        at = draw(len(pool))
        dealt.append(pool[at])
        last = pool.pop()
        if at < len(pool):
            pool[at] = last
    return dealt
