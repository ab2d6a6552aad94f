"""Functions that remember what they made of values which never change."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

M = TypeVar("M")


class MemoHolder:
    """A value that carries what was made of it: when it goes, that goes, and nobody has to look for it."""

    __slots__ = ("_made",)
    _made: dict[Hashable, Any]

    @property
    def made(self) -> dict[Hashable, Any]:
        try:
            return self._made
        except AttributeError:
            self._made = {}
            return self._made


class Memo(Generic[M]):
    """Makes something of a value, and of facts about it, once.

    >>> class Word(MemoHolder):
    ...     pass
    >>> word, numbers = Word(), iter(range(9))
    >>> number_of = Memo(lambda word, *facts: next(numbers))
    >>> number_of(word), number_of(word, "loud"), number_of(word), number_of(Word())
    (0, 1, 0, 2)
    """

    def __init__(self, make: Callable[..., M]) -> None:
        self._make = make

    def __call__(self, value: MemoHolder, *facts: Hashable) -> M:
        made, key = value.made, (self, *facts) if facts else self
        found: M | None = made.get(key)
        if found is None:
            found = made[key] = self._make(value, *facts)
        return found
