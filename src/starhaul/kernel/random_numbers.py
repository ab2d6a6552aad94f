"""The base class of random streams. The generators derive theirs from it, `chance` draws from them."""


class Numbers:
    """One stream. Every draw advances the position by `step`, modulo 2⁶⁴, whatever the result.

    This is a base class and not a protocol, so that compiled code calls its methods directly.
    """

    __slots__ = ("start", "step")

    def __init__(self, start: int, step: int) -> None:
        self.start = start
        self.step = step

    def draw(self, position: int, below: int) -> int:
        """A uniform number from 0 up to, not including, `below`."""
        raise NotImplementedError
