"""Functions that remember what they made of values which never change: those are known by their identity."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

M = TypeVar("M")


class Kept(Generic[M]):
    """Makes something of a value, and of facts about it, once. The value is kept as well, lest another one
    takes its place in memory.

    >>> times = Kept(lambda word, number: word * number)
    >>> word = "ab"
    >>> times(word, 2), times(word, 2), times(word, 3)
    ('abab', 'abab', 'ababab')
    """

    def __init__(self, make: Callable[..., M], most: int = 1024) -> None:
        self._make = make
        self._most = most
        self._kept: dict[Hashable, tuple[object, M]] = {}

    def __call__(self, value: object, *facts: Hashable) -> M:
        key = (id(value), *facts) if facts else id(value)
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= self._most:
                self._kept.clear()
            kept = self._kept[key] = value, self._make(value, *facts)
        return kept[1]
