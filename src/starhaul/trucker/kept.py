"""Functions of values that remember: values that never change are known by their identity."""

from collections.abc import Callable
from typing import Generic, TypeVar

V = TypeVar("V")
M = TypeVar("M")


class Kept(Generic[V, M]):
    """Makes something of a value once. The value is kept as well, lest another takes its place in memory.

    >>> count = Kept(len)
    >>> name = "abc"
    >>> count(name), count(name)
    (3, 3)
    """

    def __init__(self, make: Callable[[V], M], most: int = 1024) -> None:
        self._make = make
        self._most = most
        self._kept: dict[int, tuple[V, M]] = {}

    def __call__(self, value: V) -> M:
        kept = self._kept.get(id(value))
        if kept is None:
            if len(self._kept) >= self._most:
                self._kept.clear()
            kept = self._kept[id(value)] = value, self._make(value)
        return kept[1]
