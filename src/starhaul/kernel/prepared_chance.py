"""A generator with prepared outcomes, for lessons: what is prepared and legal comes first, the rest is drawn.

Used by `starhaul.games`, which makes one for each lesson of a game. State, rules and logs do not know about
it: a log names the generator, so replays and `verify` work as for any other match. What is prepared comes
from the lesson files of the games (docs/formats.md §6).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from starhaul.kernel.chance import Seed
from starhaul.kernel.keystream import Blake2bCounter, Keystream
from starhaul.kernel.random_numbers import Numbers


class PreparedStream(Struct, frozen=True):
    """What a lesson prepares for one stream."""

    in_turn: Sequence[Any] = ()
    """The outcome of the first draw of the stream, of the second, and so on: for dice."""
    first: Mapping[int, Sequence[Any]] = {}
    """By seat (`NOBODY` where outcomes are for nobody in particular), the outcomes in the order in which they
    are drawn, each as long as it is possible: for tiles and cards, which are drawn once."""


class PreparedNumbers(Numbers):
    """One stream: prepared outcomes, and numbers of the current generator where none is possible."""

    __slots__ = ("_numbers", "_script")

    def __init__(self, numbers: Keystream, script: PreparedStream) -> None:
        super().__init__(numbers.start, numbers.step, is_prepared=True)
        self._numbers = numbers
        self._script = script

    def draw(self, position: int, below: int) -> int:
        return self._numbers.draw(position, below)

    def prepared(self, options: Sequence[object], seat: int, position: int) -> int:
        number = (position - self.start) // self.step
        in_turn = self._script.in_turn
        wanted = in_turn[number : number + 1] or self._script.first.get(seat, ())
        for outcome in wanted:
            if outcome in options:
                return options.index(outcome)
        return -1


class PreparedChance:
    """All streams of one seed; those without a script are the ordinary ones."""

    def __init__(self, name: str, seed: Seed, streams: Mapping[str, PreparedStream]) -> None:
        self.name = name
        self._chance = Blake2bCounter(seed)
        self._streams = streams

    def stream(self, name: str) -> Numbers:
        numbers, script = self._chance.stream(name), self._streams.get(name)
        return numbers if script is None else PreparedNumbers(numbers, script)
