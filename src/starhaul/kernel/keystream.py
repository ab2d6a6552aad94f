"""The current generator: BLAKE2b in counter mode, keyed by the whole seed and the name of the stream.

A stream is a sequence of 64-bit words, eight per block of hash output. Draw n uses word n, so the number of
draws so far is the whole state. The byte format is in docs/formats.md §5; the browser has a second
implementation (`web/core/chance.js`).
"""

from hashlib import blake2b
from struct import Struct
from typing import ClassVar

from starhaul.kernel.random_numbers import Numbers

NAME = "blake2b-ctr-1"
WORD = (1 << 64) - 1
_HALF = (1 << 32) - 1
_WORDS = 8
"""Words per block, which is one digest of 64 bytes."""
_KEY_BYTES = 32
_words = Struct(f">{_WORDS}Q").unpack
_upper_halves = Struct(">" + "I4x" * _WORDS).unpack


class Keystream(Numbers):
    """One stream of one seed. It caches the block used last and has no other state."""

    __slots__ = ("_again", "_block", "_draws")

    def __init__(self, key: bytes) -> None:
        super().__init__(start=0, step=1)
        # Copying a hash that has its key is cheaper than making one for every block.
        self._draws = blake2b(key=key, person=b"starhaul-draw")
        self._again = blake2b(key=key, person=b"starhaul-again")
        # The upper halves of the words are enough for nearly all draws, and compiled code keeps them in
        # registers. One attribute for both, so that no thread can combine a position with another block.
        self._block: tuple[int, tuple[int, ...]] = (-_WORDS, ())

    def draw(self, position: int, below: int) -> int:
        """A uniform number below `below`: multiply, and reject biased words (Lemire's method).

        >>> Blake2bCounter("seed").stream("dice").draw(0, 6)
        4
        """
        first, halves = self._block
        at = position - first
        if not 0 <= at < _WORDS:
            at = position % _WORDS
            halves = _upper_halves(_digest(self._draws, (position // _WORDS).to_bytes(8, "big")))
            self._block = position - at, halves
        product = halves[at] * below
        if 0 < product & _HALF < _HALF - below:
            # Nearly always: whatever the lower half, it changes no result, and the word is not rejected.
            return product >> 32
        return self._draw_exactly(position, below)

    def _draw_exactly(self, position: int, below: int) -> int:
        """With the whole word, which may be rejected. Further attempts use words outside the stream, so every
        draw advances the stream by exactly one."""
        if below > WORD + 1:
            raise ValueError("more outcomes than a word can tell apart")
        block = _digest(self._draws, (position // _WORDS).to_bytes(8, "big"))
        product: int = _words(block)[position % _WORDS] * below
        attempt, unfair = 0, (WORD + 1) % below if below else 0
        while product & WORD < unfair:
            attempt += 1
            data = position.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            product = _words(_digest(self._again, data))[0] * below
        return product >> 64


def _digest(keyed: blake2b, data: bytes) -> bytes:
    hashed = keyed.copy()
    hashed.update(data)
    return hashed.digest()


class Blake2bCounter:
    """All streams of one seed."""

    name: ClassVar[str] = NAME

    def __init__(self, seed: int | str) -> None:
        text = str(seed).encode("utf-8", "surrogatepass")
        self._key = blake2b(text, digest_size=_KEY_BYTES, person=b"starhaul-seed").digest()

    def stream(self, name: str) -> Keystream:
        text = name.encode("utf-8", "surrogatepass")
        return Keystream(
            blake2b(text, key=self._key, digest_size=_KEY_BYTES, person=b"starhaul-stream").digest()
        )
