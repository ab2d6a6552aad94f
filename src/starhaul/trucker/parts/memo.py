"""Memos: results cached on the immutable values they were computed from.

Used for figures of hulls and ships that are needed often. Nothing of a state may be cached like this: it
changes.
"""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

M = TypeVar("M")


class MemoHolder:
    """Base class of values that carry their memos: these are freed together with the value."""

    __slots__ = ("_memos",)
    _memos: dict[Hashable, Any]

    @property
    def memos(self) -> dict[Hashable, Any]:
        # Catching an error instead would be slow where most values have no memos yet.
        memos: dict[Hashable, Any] | None = getattr(self, "_memos", None)
        if memos is None:
            memos = self._memos = {}
        return memos


class Memo(Generic[M]):
    """A function of a value, and optionally further arguments, that is computed only once.

    >>> class Word(MemoHolder):
    ...     pass
    >>> word, numbers = Word(), iter(range(9))
    >>> number_of = Memo(lambda word, *arguments: next(numbers))
    >>> number_of(word), number_of(word, "loud"), number_of(word), number_of(Word())
    (0, 1, 0, 2)
    """

    def __init__(self, compute: Callable[..., M]) -> None:
        self._compute = compute

    def __call__(self, value: MemoHolder, *arguments: Hashable) -> M:
        memos, key = value.memos, (self, *arguments) if arguments else self
        found: M | None = memos.get(key)
        if found is None:
            found = memos[key] = self._compute(value, *arguments)
        return found
