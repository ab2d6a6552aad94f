"""The base class of random streams. The generators derive theirs from it, `chance` draws from them."""

from collections.abc import Sequence


class Numbers:
    """One stream. Every draw advances the position by `step`, modulo 2⁶⁴, whatever the result.

    This is a base class and not a protocol, so that compiled code calls its methods directly.
    """

    __slots__ = ("is_prepared", "start", "step")

    def __init__(self, start: int, step: int, *, is_prepared: bool = False) -> None:
        self.start = start
        self.step = step
        self.is_prepared = is_prepared
        """Whether `prepared` may find outcomes."""

    def draw(self, position: int, below: int) -> int:
        """A uniform number from 0 up to, not including, `below`."""
        raise NotImplementedError

    def prepared(self, options: Sequence[object], seat: int, position: int) -> int:
        """The index of the option that was prepared for this draw; −1 if there is none."""
        return -1
