"""The generator of old matches: SplitMix64. It is used to continue and replay them, never for new matches.

Its whole state is 64 bits and it can be inverted, so anybody who sees a few large draws can predict the rest.
Logs and databases that name no generator use this one.
"""

from hashlib import blake2b
from typing import ClassVar

from starhaul.kernel.random_numbers import Numbers

NAME = "splitmix64"
_WORD = (1 << 64) - 1


class SplitMixStream(Numbers):
    """One stream of one seed. A position is the generator's state before the draw."""

    __slots__ = ()

    def __init__(self, start: int) -> None:
        super().__init__(start, step=0x9E3779B97F4A7C15)

    def draw(self, position: int, below: int) -> int:
        """
        >>> stream = SplitMix("seed").stream("dice")
        >>> stream.draw(stream.start, 6)
        4
        """
        word = (position + self.step) & _WORD
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
        word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _WORD
        return ((word ^ (word >> 31)) * below) >> 64


class SplitMix:
    """All streams of one seed."""

    name: ClassVar[str] = NAME

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def stream(self, name: str) -> SplitMixStream:
        text = f"{self._seed}\n{name}".encode("utf-8", "surrogatepass")
        return SplitMixStream(int.from_bytes(blake2b(text, digest_size=8).digest(), "big"))
